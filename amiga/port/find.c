/* Finding a piece in a text: MicroPython's own find_subbytes() compares the whole piece at every
 * place. Here only places with the right first letter are looked at. It takes the place of that in
 * objstr.c (see program.py). */
#include <string.h>

#include "py/obj.h"
#include "py/objstr.h"

enum { PLACES_AT_ONCE = 65536 };

static const byte *find_last(const byte *text, size_t length, const byte *piece, size_t wanted) {
    for (const byte *place = text + length - wanted; place >= text; --place) {
        if (*place == *piece && memcmp(place, piece, wanted) == 0) {
            return place;
        }
    }
    return NULL;
}

/* One letter: DBEQ looks and counts at once, up to 65536 places. */
static const byte *find_letter(const byte *text, size_t length, byte letter) {
    while (length != 0) {
        size_t count = length < PLACES_AT_ONCE ? length : PLACES_AT_ONCE;
        uint32_t turns = (uint32_t)count - 1;
        uint8_t found;
        __asm__ ("0: cmp.b (%0)+,%3\n\tdbeq %1,0b\n\tseq %2"
                 : "+a"(text), "+d"(turns), "=&d"(found) : "d"(letter) : "cc", "memory");
        if (found) {
            return text - 1;
        }
        length -= count;
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
    const byte *end = text + length - wanted + 1;
    while ((text = find_letter(text, (size_t)(end - text), first)) != NULL) {
        ++text;
        if (memcmp(text, piece + 1, wanted - 1) == 0) {
            return text - 1;
        }
    }
    return NULL;
}
