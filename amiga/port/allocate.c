/* Finding room in the heap. MicroPython's own search begins at the lowest free block for every
 * object of two and more blocks, so that each of them visits all that lies below again. Here the
 * place is known, for each small size, below which there is no room. These functions take the
 * places of those in gc.c (see program.py).
 *
 * The table has two bits a block, four blocks a byte, the first block lowest. */
#include <string.h>

#include "py/gc.h"
#include "py/mpstate.h"

#if MICROPY_GC_SPLIT_HEAP || MICROPY_PY_THREAD || !MICROPY_GC_CONSERVATIVE_CLEAR
#error "This allocator knows one heap and one task, and clears what it gives."
#endif

enum {
    BLOCK_BYTES = MICROPY_BYTES_PER_GC_BLOCK,
    BLOCKS_A_BYTE = 4,
    FREE = 0,
    HEAD = 1,
    TAIL = 2,
    KIND = 3,
    FOUR_TAILS = 0xaa,
    NOWHERE = BLOCKS_A_BYTE, /* inside a byte */
    SIZES = 4,               /* one, two, three blocks; four and more */
    SEEN = 1                 /* gc_last_free_atb_index: a collection leaves 0 there */
};
_Static_assert(BLOCK_BYTES == 16, "clear() writes four long words");

#define FREE_AT(byte, at)  ((((byte) >> 2 * (at)) & KIND) == FREE)
#define FREE_2(byte, at)   (FREE_AT(byte, at) && FREE_AT(byte, (at) + 1))
#define FREE_3(byte, at)   (FREE_2(byte, at) && FREE_AT(byte, (at) + 2))
#define FIRST_1(b) \
    (FREE_AT(b, 0) ? 0 : FREE_AT(b, 1) ? 1 : FREE_AT(b, 2) ? 2 : FREE_AT(b, 3) ? 3 : NOWHERE)
#define FIRST_2(b)         (FREE_2(b, 0) ? 0 : FREE_2(b, 1) ? 1 : FREE_2(b, 2) ? 2 : NOWHERE)
#define FIRST_3(b)         (FREE_3(b, 0) ? 0 : FREE_3(b, 1) ? 1 : NOWHERE)
#define FIRST_4(b)         ((b) == 0 ? 0 : NOWHERE)
#define BEFORE(b) \
    (!FREE_AT(b, 0) ? 0 : !FREE_AT(b, 1) ? 1 : !FREE_AT(b, 2) ? 2 : !FREE_AT(b, 3) ? 3 : 4)
#define AFTER(b) \
    (!FREE_AT(b, 3) ? 0 : !FREE_AT(b, 2) ? 1 : !FREE_AT(b, 1) ? 2 : !FREE_AT(b, 0) ? 3 : 4)
#define FOUR(of, b)        of(b), of((b) + 1), of((b) + 2), of((b) + 3)
#define SIXTEEN(of, b)     FOUR(of, b), FOUR(of, (b) + 4), FOUR(of, (b) + 8), FOUR(of, (b) + 12)
#define SIXTY_FOUR(of, b) \
    SIXTEEN(of, b), SIXTEEN(of, (b) + 16), SIXTEEN(of, (b) + 32), SIXTEEN(of, (b) + 48)
#define EVERY_BYTE(of) \
    { SIXTY_FOUR(of, 0), SIXTY_FOUR(of, 64), SIXTY_FOUR(of, 128), SIXTY_FOUR(of, 192) }

/* Where in a byte the first run of so many free blocks begins; how many are free at its ends. */
static const uint8_t first_run[SIZES][256] = {
    EVERY_BYTE(FIRST_1), EVERY_BYTE(FIRST_2), EVERY_BYTE(FIRST_3), EVERY_BYTE(FIRST_4)
};
static const uint8_t free_before[256] = EVERY_BYTE(BEFORE);
static const uint8_t free_after[256] = EVERY_BYTE(AFTER);

/* no_room_below[n - 1]: no run of n free blocks begins below this block. */
static size_t no_room_below[SIZES];

static inline unsigned kind_at(const uint8_t *table, size_t block) {
    return (table[block / BLOCKS_A_BYTE] >> 2 * (block % BLOCKS_A_BYTE)) & KIND;
}

static size_t all_blocks(const mp_state_mem_area_t *area) {
    return area->gc_alloc_table_byte_len * BLOCKS_A_BYTE;
}

static void forget_after_collection(mp_state_mem_area_t *area) {
    if (area->gc_last_free_atb_index != SEEN) {
        area->gc_last_free_atb_index = SEEN;
        memset(no_room_below, 0, sizeof(no_room_below));
    }
}

/* The first block of a run of so many free ones, or the number of all blocks. */
static size_t find_room(const mp_state_mem_area_t *area, size_t blocks) {
    size_t size = blocks < SIZES ? blocks : SIZES;
    size_t from = no_room_below[size - 1];
    const uint8_t *table = area->gc_alloc_table_start;
    const uint8_t *end = table + area->gc_alloc_table_byte_len;
    const uint8_t *place = table + from / BLOCKS_A_BYTE;
    const uint8_t *first_of_one = first_run[0];
    const uint8_t *first = first_run[size - 1];
    size_t run = 0;
    if (place == end) {
        return all_blocks(area);
    }
    /* What lies below the known place counts as taken. */
    uint8_t byte = (uint8_t)(*place | ((1 << 2 * (from % BLOCKS_A_BYTE)) - 1));
    for (;;) {
        if (byte == 0) {
            run += BLOCKS_A_BYTE;
            if (run >= blocks) {
                return (size_t)(place - table + 1) * BLOCKS_A_BYTE - run;
            }
        } else if (first_of_one[byte] != NOWHERE) {
            if (run + free_before[byte] >= blocks) {
                return (size_t)(place - table) * BLOCKS_A_BYTE - run;
            }
            if (first[byte] != NOWHERE) {
                return (size_t)(place - table) * BLOCKS_A_BYTE + first[byte];
            }
            run = free_after[byte];
        } else {
            run = 0;
        }
        if (++place == end) {
            return all_blocks(area);
        }
        byte = *place;
    }
}

static void mark_tails(uint8_t *table, size_t block, size_t end) {
    for (; block != end && block % BLOCKS_A_BYTE != 0; ++block) {
        table[block / BLOCKS_A_BYTE] |= (uint8_t)(TAIL << 2 * (block % BLOCKS_A_BYTE));
    }
    for (; end - block >= BLOCKS_A_BYTE; block += BLOCKS_A_BYTE) {
        table[block / BLOCKS_A_BYTE] = FOUR_TAILS;
    }
    for (; block != end; ++block) {
        table[block / BLOCKS_A_BYTE] |= (uint8_t)(TAIL << 2 * (block % BLOCKS_A_BYTE));
    }
}

static void mark_free(uint8_t *table, size_t block, size_t end) {
    for (; block != end; ++block) {
        table[block / BLOCKS_A_BYTE] &= (uint8_t)~(KIND << 2 * (block % BLOCKS_A_BYTE));
    }
}

/* These blocks have become free: there is room again where they and their neighbours lie. */
static void note_room(const mp_state_mem_area_t *area, size_t block, size_t end) {
    const uint8_t *table = area->gc_alloc_table_start;
    size_t start = block;
    size_t all = all_blocks(area);
    while (start != 0 && block - start < SIZES - 1 && kind_at(table, start - 1) == FREE) {
        --start;
    }
    while (end - block < SIZES && end != all && kind_at(table, end) == FREE) {
        ++end;
    }
    for (size_t size = 1; size <= SIZES && size <= end - start; ++size) {
        size_t lowest = block - start < size ? start : block - (size - 1);
        if (no_room_below[size - 1] > lowest) {
            no_room_below[size - 1] = lowest;
        }
    }
}

static void note_used(mp_state_mem_area_t *area, size_t last) {
    if (area->gc_last_used_block < last) {
        area->gc_last_used_block = last;
    }
}

static void clear(uint32_t *to, size_t blocks) {
    do {
        *to++ = 0;
        *to++ = 0;
        *to++ = 0;
        *to++ = 0;
    } while (--blocks != 0);
}

void *gc_alloc(size_t bytes, unsigned int flags) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    size_t blocks = (bytes + BLOCK_BYTES - 1) / BLOCK_BYTES;
    if (blocks == 0 || MP_STATE_THREAD(gc_lock_depth) > 0) {
        return NULL;
    }
    bool may_collect = MP_STATE_MEM(gc_auto_collect_enabled);
    if (may_collect && MP_STATE_MEM(gc_alloc_amount) >= MP_STATE_MEM(gc_alloc_threshold)) {
        gc_collect();
        may_collect = false;
    }
    forget_after_collection(area);
    size_t all = all_blocks(area);
    size_t start;
    while ((start = find_room(area, blocks)) == all) {
        if (blocks <= SIZES) {
            no_room_below[blocks - 1] = all;
        }
        if (!may_collect) {
            return NULL;
        }
        gc_collect();
        may_collect = false;
        forget_after_collection(area);
    }
    size_t end = start + blocks;
    /* A run of more blocks has one of so many in it: below its end there is none either. */
    for (size_t size = blocks; size <= SIZES; ++size) {
        if (no_room_below[size - 1] < end) {
            no_room_below[size - 1] = end;
        }
    }
    note_used(area, end - 1);
    uint8_t *table = area->gc_alloc_table_start;
    table[start / BLOCKS_A_BYTE] |= (uint8_t)(HEAD << 2 * (start % BLOCKS_A_BYTE));
    if (blocks != 1) {
        mark_tails(table, start + 1, end);
    }
    MP_STATE_MEM(gc_alloc_amount) += blocks;
    uint32_t *given = (uint32_t *)(area->gc_pool_start + start * BLOCK_BYTES);
    if (blocks <= 2 * SIZES) {
        clear(given, blocks);
    } else {
        memset(given, 0, blocks * BLOCK_BYTES);
    }
    if ((flags & GC_ALLOC_FLAG_HAS_FINALISER) != 0) {
        area->gc_finaliser_table_start[start / 8] |= (uint8_t)(1 << start % 8);
    }
    return given;
}

/* A finaliser may free while a collection runs, but nothing else while the heap is locked. */
void gc_free(void *given) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    if (given == NULL || (MP_STATE_THREAD(gc_lock_depth) & ~GC_COLLECT_FLAG) != 0) {
        return;
    }
    uint8_t *table = area->gc_alloc_table_start;
    size_t block = (size_t)((uint8_t *)given - area->gc_pool_start) / BLOCK_BYTES;
    size_t end = block + 1;
    area->gc_finaliser_table_start[block / 8] &= (uint8_t)~(1 << block % 8);
    while (kind_at(table, end) == TAIL) { /* a free byte follows the table */
        ++end;
    }
    mark_free(table, block, end);
    note_room(area, block, end);
}

void *gc_realloc(void *given, size_t bytes, bool may_move) {
    if (given == NULL) {
        return gc_alloc(bytes, 0);
    }
    if (bytes == 0) {
        gc_free(given);
        return NULL;
    }
    size_t wanted = (bytes + BLOCK_BYTES - 1) / BLOCK_BYTES;
    if (wanted == 0 || MP_STATE_THREAD(gc_lock_depth) > 0) {
        return NULL; /* a size at the end of all numbers turns round to nothing */
    }
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    uint8_t *table = area->gc_alloc_table_start;
    size_t all = all_blocks(area);
    size_t block = (size_t)((uint8_t *)given - area->gc_pool_start) / BLOCK_BYTES;
    size_t end = block + 1;
    while (kind_at(table, end) == TAIL) {
        ++end;
    }
    if (wanted <= end - block) {
        size_t new_end = block + wanted;
        if (new_end != end) {
            mark_free(table, new_end, end);
            note_room(area, new_end, end);
        }
        return given;
    }
    size_t free_end = end;
    while (free_end != all && free_end - block < wanted && kind_at(table, free_end) == FREE) {
        ++free_end;
    }
    if (free_end - block == wanted) {
        mark_tails(table, end, free_end);
        note_used(area, free_end - 1);
        memset((uint8_t *)area->gc_pool_start + end * BLOCK_BYTES, 0,
            (free_end - end) * BLOCK_BYTES);
        return given;
    }
    if (!may_move) {
        return NULL;
    }
    bool has_finaliser = (area->gc_finaliser_table_start[block / 8] >> block % 8 & 1) != 0;
    void *moved = gc_alloc(bytes, has_finaliser ? GC_ALLOC_FLAG_HAS_FINALISER : 0);
    if (moved != NULL) {
        memcpy(moved, given, (end - block) * BLOCK_BYTES);
        gc_free(given);
    }
    return moved;
}
