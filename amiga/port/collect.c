/* Collecting garbage. MicroPython's own way puts every child on a stack of 64 entries and looks
 * through the whole heap again when a list has more, and it sweeps block by block. Here only the way
 * back to an unfinished object is kept, and a whole byte of the table is swept by one look-up. These
 * functions take the places of those in gc.c (see program.py). */
#include "amiga.h"
#include "blocks.h"
#include "py/runtime.h"

#if MICROPY_PY_GC_COLLECT_RETVAL || MICROPY_ENABLE_PYSTACK || MICROPY_ENABLE_SCHEDULER
#error "This collector counts nothing, and knows no scheduler and no stack of MicroPython's own."
#endif

enum {
    DEPTH = 160, /* of objects in objects; deeper ones cost another look through the heap */
    FINALISERS_A_BYTE = 8
};

typedef const uintptr_t *words;

static struct {
    words next;
    words end;
} unfinished[DEPTH];
static bool is_too_deep;

static const uint8_t mask_at[BLOCKS_A_BYTE] = KINDS(KIND);
static const uint8_t head_at[BLOCKS_A_BYTE] = KINDS(HEAD);
static const uint8_t tail_at[BLOCKS_A_BYTE] = KINDS(TAIL);

/* The words of an object behind its head: all that lie in blocks of its own. */
static inline words end_of(const uint8_t *place, unsigned at, words start) {
    words end = start;
    do {
        end += BLOCK_BYTES / sizeof(*end);
        if (++at == BLOCKS_A_BYTE) {
            at = 0;
            while (*++place == FOUR_TAILS) {
                end += BLOCKS_A_BYTE * BLOCK_BYTES / sizeof(*end);
            }
        }
    } while ((*place & mask_at[at]) == tail_at[at]); /* a free byte follows the table */
    return end;
}

/* Mark every object that these words point to, and what those point to. Most words point to none,
 * so that a heap of one piece has a loop of its own. */
static inline __attribute__((always_inline)) void mark_in(words next, words end, bool has_second) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    uint8_t *table = area->gc_alloc_table_start;
    uintptr_t pool = (uintptr_t)area->gc_pool_start;
    uintptr_t pool_bytes = (uintptr_t)area->gc_pool_end - pool;
    size_t depth = 0;
    for (;;) {
        while (next != end) {
            uintptr_t word = *next++;
            uintptr_t offset = word - pool;
            if (offset >= pool_bytes) {
                if (!has_second || word - heap_pieces.second >= heap_pieces.second_bytes) {
                    continue;
                }
                offset = word - (uintptr_t)heap_pieces.second_from;
            }
            if (offset % BLOCK_BYTES != 0) {
                continue;
            }
            uint8_t *place = table + offset / BLOCK_BYTES / BLOCKS_A_BYTE;
            unsigned at = (unsigned)(offset / BLOCK_BYTES) % BLOCKS_A_BYTE;
            if ((*place & mask_at[at]) != head_at[at]) {
                continue;
            }
            *place |= mask_at[at];
            if (next != end) {
                if (depth == DEPTH) {
                    is_too_deep = true;
                    continue;
                }
                unfinished[depth].next = next;
                unfinished[depth].end = end;
                ++depth;
            }
            next = (words)word;
            end = end_of(place, at, next);
        }
        if (depth == 0) {
            return;
        }
        --depth;
        next = unfinished[depth].next;
        end = unfinished[depth].end;
    }
}

static void mark(words next, words end) {
    if (heap_pieces.second_bytes == 0) {
        mark_in(next, end, false);
    } else {
        mark_in(next, end, true);
    }
}

/* Marked objects whose children could not be looked at are found by going through all. */
static void mark_the_deep(void) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    const uint8_t *table_end = area->gc_alloc_table_start + area->gc_alloc_table_byte_len;
    while (is_too_deep) {
        is_too_deep = false;
        size_t block = 0;
        for (const uint8_t *place = area->gc_alloc_table_start; place != table_end; ++place) {
            for (unsigned at = 0; at < BLOCKS_A_BYTE; ++at) {
                if ((*place & mask_at[at]) == mask_at[at]) {
                    words start = (words)address_of(area, block);
                    mark(start, end_of(place, at, start));
                }
                ++block;
            }
        }
    }
}

/* Call __del__ of the objects that are about to go, as files have it. */
static void finish(mp_obj_base_t *object) {
    mp_obj_t method[2];
    if (object->type == NULL) {
        return;
    }
    mp_load_method_maybe(MP_OBJ_FROM_PTR(object), MP_QSTR___del__, method);
    if (method[0] != MP_OBJ_NULL) {
        mp_call_function_1_protected(method[0], method[1]);
    }
}

static void run_finalisers(void) {
    const mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    const uint8_t *table = area->gc_alloc_table_start;
    size_t last = area->gc_last_used_block / FINALISERS_A_BYTE;
    for (size_t byte = 0; byte <= last; ++byte) {
        uint8_t wanted = area->gc_finaliser_table_start[byte];
        size_t block = byte * FINALISERS_A_BYTE;
        for (unsigned bit = 1; bit <= wanted; bit <<= 1, ++block) {
            unsigned at = block % BLOCKS_A_BYTE;
            if ((wanted & bit) != 0 && (table[block / BLOCKS_A_BYTE] & mask_at[at]) == head_at[at]) {
                finish((mp_obj_base_t *)address_of(area, block));
                area->gc_finaliser_table_start[byte] &= (uint8_t)~bit;
            }
        }
    }
}

/* What a sweep makes of a byte: an unmarked head becomes free, and the tails behind it, those at the
 * beginning of the byte too when the last head before was such a one. */
#define IS(b, at, kind)    (((b) >> 2 * (at) & KIND) == (kind))
#define GOES(b, at, before) (IS(b, at, HEAD) ? 1 : IS(b, at, MARKED) ? 0 : (before))
#define GOES_1(b, before)  GOES(b, 0, before)
#define GOES_2(b, before)  GOES(b, 1, GOES_1(b, before))
#define GOES_3(b, before)  GOES(b, 2, GOES_2(b, before))
#define SWEPT_AT(b, at, goes) \
    (IS(b, at, MARKED) ? HEAD << 2 * (at) : IS(b, at, TAIL) && !(goes) ? TAIL << 2 * (at) : 0)
#define SWEPT(b, before) \
    (SWEPT_AT(b, 0, before) | SWEPT_AT(b, 1, GOES_1(b, before)) \
     | SWEPT_AT(b, 2, GOES_2(b, before)) | SWEPT_AT(b, 3, GOES_3(b, before)))
#define SWEPT_STAYING(b)   SWEPT(b, 0)
#define SWEPT_GOING(b)     SWEPT(b, 1)
#define GOES_AFTER_STAYING(b) GOES(b, 3, GOES_3(b, 0))
#define GOES_AFTER_GOING(b) GOES(b, 3, GOES_3(b, 1))

static const uint8_t swept[2][256] = { EVERY_BYTE(SWEPT_STAYING), EVERY_BYTE(SWEPT_GOING) };
static const uint8_t goes_after[2][256] = {
    EVERY_BYTE(GOES_AFTER_STAYING), EVERY_BYTE(GOES_AFTER_GOING)
};

/* How many of two blocks are in use, by half a byte of the table. */
static const uint8_t used_of_two[] = { 0, 1, 1, 1, 1, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2 };
static size_t blocks_in_use;

size_t free_blocks(void) {
    return MP_STATE_MEM(area).gc_alloc_table_byte_len * BLOCKS_A_BYTE - blocks_in_use;
}

static void sweep(void) {
    mp_state_mem_area_t *area = &MP_STATE_MEM(area);
    uint8_t *table = area->gc_alloc_table_start;
    const uint8_t *last = table + area->gc_last_used_block / BLOCKS_A_BYTE;
    uint8_t *last_used = table;
    unsigned goes = 0;
    blocks_in_use = 0;
    for (uint8_t *place = table; place <= last; ++place) {
        uint8_t byte = *place;
        if (byte != 0) {
            uint8_t left = swept[goes][byte];
            goes = goes_after[goes][byte];
            *place = left;
            if (left != 0) {
                last_used = place;
                blocks_in_use += used_of_two[left & 15] + used_of_two[left >> 4];
            }
        }
    }
    area->gc_last_used_block = (size_t)(last_used - table) * BLOCKS_A_BYTE + BLOCKS_A_BYTE - 1;
    part_pieces();
}

void gc_collect_start(void) {
    MP_STATE_THREAD(gc_lock_depth) |= GC_COLLECT_FLAG;
    MP_STATE_MEM(gc_alloc_amount) = 0;
    is_too_deep = false;
    const char *state = (const char *)&mp_state_ctx;
    mark((words)(state + offsetof(mp_state_ctx_t, thread.dict_locals)),
        (words)(state + offsetof(mp_state_ctx_t, vm.qstr_last_chunk)));
}

void gc_collect_root(void **pointers, size_t count) {
    mark((words)pointers, (words)pointers + count);
}

void gc_collect_end(void) {
    mark_the_deep();
    run_finalisers();
    sweep();
    MP_STATE_THREAD(gc_lock_depth) &= (uint16_t)~GC_COLLECT_FLAG;
}

/* Nothing is in use any more. */
void gc_sweep_all(void) {
    MP_STATE_THREAD(gc_lock_depth) |= GC_COLLECT_FLAG;
    is_too_deep = false;
    gc_collect_end();
}
