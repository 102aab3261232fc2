/* A heap of two pieces of memory: a small machine has its free memory in several. */
#include <string.h>

#include "amiga.h"
#include "blocks.h"

enum {
    /* What a byte of the table with its four blocks takes, in halves of bytes: half a byte of the
     * finalisers' table, too. */
    HALVES_A_TABLE_BYTE = 2 * (1 + BLOCKS_A_BYTE * BLOCK_BYTES) + 1,
    TABLE_GAP = 1,
    FINALISERS_A_BYTE = 8
};

struct heap_pieces heap_pieces;

static size_t finaliser_bytes(size_t table_bytes) {
    return (table_bytes * BLOCKS_A_BYTE + FINALISERS_A_BYTE - 1) / FINALISERS_A_BYTE;
}

void part_pieces(void) {
    if (heap_pieces.second_bytes != 0) {
        MP_STATE_MEM(area).gc_alloc_table_start[heap_pieces.parting / BLOCKS_A_BYTE] = FOUR_HEADS;
    }
}

/* The tables of both pieces stand at the beginning of the first. */
static void add_second(const struct memory_piece *first, const struct memory_piece *second) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    size_t more = second->bytes / BLOCK_BYTES / BLOCKS_A_BYTE + 1;
    size_t taken = more + TABLE_GAP + finaliser_bytes(more) + 1;
    size_t bytes = (size_t)((uint8_t *)area->gc_pool_end - first->start);
    size_t own = 2 * (bytes - taken) / HALVES_A_TABLE_BYTE;
    size_t all = own + more;
    area->gc_alloc_table_byte_len = all;
    area->gc_finaliser_table_start = first->start + all + TABLE_GAP;
    area->gc_pool_start = (uint8_t *)area->gc_pool_end - own * BLOCKS_A_BYTE * BLOCK_BYTES;
    memset(first->start, 0, all + TABLE_GAP + finaliser_bytes(all));
    heap_pieces.parting = own * BLOCKS_A_BYTE;
    heap_pieces.second = (uintptr_t)second->start;
    heap_pieces.second_bytes = (more - 1) * BLOCKS_A_BYTE * BLOCK_BYTES;
    heap_pieces.second_from = second->start - (own + 1) * BLOCKS_A_BYTE * BLOCK_BYTES;
    part_pieces();
}

void heap_begin(const struct heap *heap) {
    gc_init(heap->first.start, heap->first.start + heap->first.bytes);
    heap_pieces.parting = SIZE_MAX;
    heap_pieces.second_bytes = 0;
    if (heap->second.bytes != 0) {
        add_second(&heap->first, &heap->second);
    }
}

/* What was taken for it, but for ends that hold no whole block. */
uint32_t heap_bytes(void) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    return (uint32_t)(area->gc_pool_end - area->gc_alloc_table_start) + heap_pieces.second_bytes;
}
