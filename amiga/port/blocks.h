/* The table of the heap's blocks: two bits a block, four blocks a byte, the first block lowest. */
#ifndef AMIGA_BLOCKS_H
#define AMIGA_BLOCKS_H

#include "py/gc.h"
#include "py/mpstate.h"

#if MICROPY_GC_SPLIT_HEAP || MICROPY_PY_THREAD || !MICROPY_GC_CONSERVATIVE_CLEAR
#error "This heap has one table, is for one task, and is cleared where it is given."
#endif

enum {
    BLOCK_BYTES = MICROPY_BYTES_PER_GC_BLOCK,
    BLOCKS_A_BYTE = 4,
    FREE = 0,
    HEAD = 1,
    TAIL = 2,
    MARKED = 3, /* a head that a collection has found in use */
    KIND = 3,
    FOUR_HEADS = 0x55,
    FOUR_TAILS = 0xaa
};

/* A heap of two pieces of memory has one table: four blocks that are nowhere and always in use part
 * those of the second piece from those of the first, so that no object reaches from one to the
 * other. A heap of one piece has no second block. */
struct heap_pieces {
    size_t parting;        /* the first of those four, SIZE_MAX without a second piece */
    uint8_t *second_from;  /* where block 0 would lie if the second piece reached down to it */
    uintptr_t second;      /* the second piece */
    uintptr_t second_bytes;
};

/* in collect.c: how many blocks the last collection left free */
size_t free_blocks(void);

/* in pieces.c */
extern struct heap_pieces heap_pieces;
/* Put the four blocks between the pieces into the table, where a sweep frees them. */
void part_pieces(void);

static inline uint8_t *address_of(const mp_state_mem_area_t *area, size_t block) {
    return (block < heap_pieces.parting ? area->gc_pool_start : heap_pieces.second_from)
           + block * BLOCK_BYTES;
}

static inline size_t block_of(const mp_state_mem_area_t *area, const uint8_t *address) {
    size_t offset = (size_t)(address - area->gc_pool_start);
    if (offset >= (size_t)(area->gc_pool_end - area->gc_pool_start)) {
        offset = (size_t)(address - heap_pieces.second_from);
    }
    return offset / BLOCK_BYTES;
}

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
