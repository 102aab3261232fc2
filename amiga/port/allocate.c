/* Finding room in the heap. MicroPython's own search begins at the lowest free block for every
 * object of two and more blocks, so that each of them visits all that lies below again. Here the
 * place is known, for each small size, below which there is no room; it becomes lower when
 * something there is freed. These functions take the places of those in gc.c (see program.py). */
#include <string.h>

#include "amiga.h"
#include "blocks.h"

enum {
    NOWHERE = BLOCKS_A_BYTE, /* inside a byte */
    SIZES = 4                /* one, two, three blocks; four and more */
};
_Static_assert(BLOCK_BYTES == 16, "clear() writes four long words");

#define FREE_AT(byte, at)  ((((byte) >> 2 * (at)) & KIND) == FREE)
#define FREE_2(byte, at)   (FREE_AT(byte, at) && FREE_AT(byte, (at) + 1))
#define FREE_3(byte, at)   (FREE_2(byte, at) && FREE_AT(byte, (at) + 2))
#define FIRST_1(b) \
    (FREE_AT(b, 0) ? 0 : FREE_AT(b, 1) ? 1 : FREE_AT(b, 2) ? 2 : FREE_AT(b, 3) ? 3 : NOWHERE)
#define BEFORE(b) \
    (!FREE_AT(b, 0) ? 0 : !FREE_AT(b, 1) ? 1 : !FREE_AT(b, 2) ? 2 : !FREE_AT(b, 3) ? 3 : 4)
#define AFTER(b) \
    (!FREE_AT(b, 3) ? 0 : !FREE_AT(b, 2) ? 1 : !FREE_AT(b, 1) ? 2 : !FREE_AT(b, 0) ? 3 : 4)
#define FIRST_2(b) \
    (FREE_2(b, 0) ? 0 : FREE_2(b, 1) ? 1 : FREE_2(b, 2) ? 2 : NOWHERE + AFTER(b))
#define FIRST_3(b)         (FREE_3(b, 0) ? 0 : FREE_3(b, 1) ? 1 : NOWHERE + AFTER(b))
#define FIRST_4(b)         ((b) == 0 ? 0 : NOWHERE + AFTER(b))

/* Where in a byte the first run of so many free blocks begins, or NOWHERE and how many are free
 * at its end; how many are free at both ends. */
static const uint8_t first_run[SIZES][256] = {
    EVERY_BYTE(FIRST_1), EVERY_BYTE(FIRST_2), EVERY_BYTE(FIRST_3), EVERY_BYTE(FIRST_4)
};
static const uint8_t free_before[256] = EVERY_BYTE(BEFORE);
static const uint8_t free_after[256] = EVERY_BYTE(AFTER);

/* What an object of so many blocks makes of two bytes, by the place where it begins. */
static const uint16_t kinds_of[SIZES][BLOCKS_A_BYTE] = {
    KINDS(0x01), KINDS(0x09), KINDS(0x29), KINDS(0xa9)
};
static const uint8_t head_at[BLOCKS_A_BYTE] = KINDS(HEAD);

/* No run of n free blocks begins in a byte of the table below room_from[n - 1]. */
static uint8_t *room_from[SIZES];
static uint8_t *table_end;

static inline unsigned kind_at(const uint8_t *table, size_t block) {
    return (table[block / BLOCKS_A_BYTE] >> 2 * (block % BLOCKS_A_BYTE)) & KIND;
}

static size_t all_blocks(const mp_state_mem_area_t *area) {
    return area->gc_alloc_table_byte_len * BLOCKS_A_BYTE;
}

void allocate_anew(void) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    for (size_t size = 0; size < SIZES; ++size) {
        room_from[size] = area->gc_alloc_table_start;
    }
    table_end = area->gc_alloc_table_start + area->gc_alloc_table_byte_len;
}

/* The byte in which the first run of two to four free blocks begins, and where in it. The table is
 * followed by a byte of free blocks, so that the search ends there at the latest. */
static inline uint8_t *find_few(unsigned blocks, unsigned *at) {
    const uint8_t *first = first_run[blocks - 1];
    uint8_t *place = room_from[blocks - 1];
    unsigned found;
    for (;;) {
        while ((found = first[*place]) == NOWHERE) {
            ++place;
        }
        if (found < NOWHERE) {
            break;
        }
        if (found - NOWHERE + free_before[place[1]] >= blocks) {
            found = 2 * BLOCKS_A_BYTE - found;
            break;
        }
        ++place;
    }
    room_from[blocks - 1] = place;
    *at = found;
    return place;
}

static inline uint8_t *find_one(unsigned *at) {
    uint8_t *place = room_from[0];
    while ((*at = first_run[0][*place]) == NOWHERE) {
        ++place;
    }
    room_from[0] = place;
    return place;
}

static size_t find_many(const mp_state_mem_area_t *area, size_t blocks) {
    unsigned at;
    const uint8_t *place = find_few(SIZES, &at);
    size_t run = 0;
    for (; place < table_end; ++place) {
        if (*place == 0) {
            run += BLOCKS_A_BYTE;
            if (run >= blocks) {
                ++place;
                return (size_t)(place - area->gc_alloc_table_start) * BLOCKS_A_BYTE - run;
            }
        } else {
            if (run + free_before[*place] >= blocks) {
                return (size_t)(place - area->gc_alloc_table_start) * BLOCKS_A_BYTE - run;
            }
            run = free_after[*place];
        }
    }
    return all_blocks(area);
}

/* The first block of a run of so many free ones, or the number of all blocks. */
static size_t find_room(const mp_state_mem_area_t *area, size_t blocks) {
    if (blocks > SIZES) {
        return find_many(area, blocks);
    }
    unsigned at;
    const uint8_t *place = blocks == 1 ? find_one(&at) : find_few(blocks, &at);
    size_t start = (size_t)(place - area->gc_alloc_table_start) * BLOCKS_A_BYTE + at;
    return start + blocks <= all_blocks(area) ? start : all_blocks(area);
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
        uint8_t *place = area->gc_alloc_table_start + lowest / BLOCKS_A_BYTE;
        if (room_from[size - 1] > place) {
            room_from[size - 1] = place;
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

static __attribute__((noinline)) void *allocate(size_t bytes, unsigned int flags) {
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
    size_t start;
    while ((start = find_room(area, blocks)) == all_blocks(area)) {
        if (!may_collect) {
            return NULL;
        }
        gc_collect();
        may_collect = false;
    }
    mark_tails(area->gc_alloc_table_start, start, start + blocks);
    area->gc_alloc_table_start[start / BLOCKS_A_BYTE] ^=
        (uint8_t)((HEAD ^ TAIL) << 2 * (start % BLOCKS_A_BYTE));
    note_used(area, start + blocks - 1);
    MP_STATE_MEM(gc_alloc_amount) += blocks;
    uint8_t *given = address_of(area, start);
    memset(given, 0, blocks * BLOCK_BYTES);
    if ((flags & GC_ALLOC_FLAG_HAS_FINALISER) != 0) {
        area->gc_finaliser_table_start[start / 8] |= (uint8_t)(1 << start % 8);
    }
    return given;
}

/* The short way to two, three or four blocks. */
static __attribute__((noinline)) void *allocate_few(size_t bytes, unsigned int flags) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    unsigned blocks = (uint16_t)(bytes - 1) / BLOCK_BYTES + 1;
    unsigned at;
    uint8_t *place = find_few(blocks, &at);
    if (place + (at + blocks > BLOCKS_A_BYTE) >= table_end) {
        return allocate(bytes, flags);
    }
    uint16_t kinds = kinds_of[blocks - 1][at];
    place[0] |= (uint8_t)kinds;
    place[1] |= (uint8_t)(kinds >> 8);
    size_t start = (size_t)(place - area->gc_alloc_table_start) * BLOCKS_A_BYTE + at;
    note_used(area, start + blocks - 1);
    MP_STATE_MEM(gc_alloc_amount) += blocks;
    uint32_t *given = (uint32_t *)address_of(area, start);
    clear(given, blocks);
    return given;
}

/* The short way to one block. */
void *gc_alloc(size_t bytes, unsigned int flags) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    if (bytes - 1 >= SIZES * BLOCK_BYTES || flags != 0 || MP_STATE_THREAD(gc_lock_depth) > 0
        || MP_STATE_MEM(gc_alloc_amount) >= MP_STATE_MEM(gc_alloc_threshold)) {
        return allocate(bytes, flags);
    }
    if (bytes > BLOCK_BYTES) {
        return allocate_few(bytes, flags);
    }
    unsigned at;
    uint8_t *place = find_one(&at);
    if (place == table_end) {
        return allocate(bytes, flags);
    }
    *place |= head_at[at];
    size_t start = (size_t)(place - area->gc_alloc_table_start) * BLOCKS_A_BYTE + at;
    note_used(area, start);
    ++MP_STATE_MEM(gc_alloc_amount);
    uint32_t *given = (uint32_t *)address_of(area, start);
    clear(given, 1);
    return given;
}

/* A finaliser may free while a collection runs, but nothing else while the heap is locked. */
void gc_free(void *given) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    if (given == NULL || (MP_STATE_THREAD(gc_lock_depth) & ~GC_COLLECT_FLAG) != 0) {
        return;
    }
    uint8_t *table = area->gc_alloc_table_start;
    size_t block = block_of(area, given);
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
    size_t block = block_of(area, given);
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
        memset(address_of(area, end), 0, (free_end - end) * BLOCK_BYTES);
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
