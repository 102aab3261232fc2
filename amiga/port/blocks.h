/* The table of the heap's blocks: two bits a block, four blocks a byte, the first block lowest. */
#ifndef AMIGA_BLOCKS_H
#define AMIGA_BLOCKS_H

#include "py/gc.h"
#include "py/mpstate.h"

#if MICROPY_GC_SPLIT_HEAP || MICROPY_PY_THREAD || !MICROPY_GC_CONSERVATIVE_CLEAR
#error "This heap is one piece for one task, and is cleared where it is given."
#endif

enum {
    BLOCK_BYTES = MICROPY_BYTES_PER_GC_BLOCK,
    BLOCKS_A_BYTE = 4,
    FREE = 0,
    HEAD = 1,
    TAIL = 2,
    MARKED = 3, /* a head that a collection has found in use */
    KIND = 3,
    FOUR_TAILS = 0xaa
};

/* The places of one kind, or the mask of a kind, in a byte. */
#define KINDS(kinds)       { (kinds), (kinds) << 2, (kinds) << 4, (kinds) << 6 }

/* A table with of(byte) for every byte. */
#define FOUR(of, b)        of(b), of((b) + 1), of((b) + 2), of((b) + 3)
#define SIXTEEN(of, b)     FOUR(of, b), FOUR(of, (b) + 4), FOUR(of, (b) + 8), FOUR(of, (b) + 12)
#define SIXTY_FOUR(of, b) \
    SIXTEEN(of, b), SIXTEEN(of, (b) + 16), SIXTEEN(of, (b) + 32), SIXTEEN(of, (b) + 48)
#define EVERY_BYTE(of) \
    { SIXTY_FOUR(of, 0), SIXTY_FOUR(of, 64), SIXTY_FOUR(of, 128), SIXTY_FOUR(of, 192) }

#endif
