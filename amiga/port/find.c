/* Finding a piece in a text: MicroPython's own find_subbytes() compares the whole piece at every
 * place. Here only places with the right first letter are looked at. It takes the place of that in
 * objstr.c (see program.py). */
#include <string.h>

#include "py/obj.h"
#include "py/objstr.h"

static const byte *find_last(const byte *text, size_t length, const byte *piece, size_t wanted) {
    for (const byte *place = text + length - wanted; place >= text; --place) {
        if (*place == *piece && memcmp(place, piece, wanted) == 0) {
            return place;
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
    for (size_t left = length - wanted + 1; left != 0; --left) {
        if (*text++ == first && memcmp(text, piece + 1, wanted - 1) == 0) {
            return text - 1;
        }
    }
    return NULL;
}
