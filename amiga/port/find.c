/* Finding a piece in a text: MicroPython's own find_subbytes() compares the whole piece at every
 * place. Here only places with the right first letter are looked at. It takes the place of that in
 * objstr.c (see program.py). */
#include <string.h>

#include "py/obj.h"
#include "py/objstr.h"

enum { PLACES_A_TURN = 8 };

static const byte *find_last(const byte *text, size_t length, const byte *piece, size_t wanted) {
    for (const byte *place = text + length - wanted; place >= text; --place) {
        if (*place == *piece && memcmp(place, piece, wanted) == 0) {
            return place;
        }
    }
    return NULL;
}

/* One letter: eight places a turn, since a turn of its own costs as much as the look. */
static const byte *find_letter(const byte *text, size_t length, byte letter) {
    for (size_t turns = length / PLACES_A_TURN; turns != 0; --turns) {
        if (*text++ == letter || *text++ == letter || *text++ == letter || *text++ == letter
            || *text++ == letter || *text++ == letter || *text++ == letter || *text++ == letter) {
            return text - 1;
        }
    }
    for (size_t left = length % PLACES_A_TURN; left != 0; --left) {
        if (*text++ == letter) {
            return text - 1;
        }
    }
    return NULL;
}

const byte *find_subbytes(const byte *text, size_t length, const byte *piece, size_t wanted,
    int direction) {
    if (wanted == 0) {
        return direction > 0 ? text : text + length;
    }
    if (wanted > length) {
        return NULL;
    }
    if (direction < 0) {
        return find_last(text, length, piece, wanted);
    }
    byte first = *piece;
    if (wanted == 1) {
        return find_letter(text, length, first);
    }
    for (size_t left = length - wanted + 1; left != 0; --left) {
        if (*text++ == first && memcmp(text, piece + 1, wanted - 1) == 0) {
            return text - 1;
        }
    }
    return NULL;
}
