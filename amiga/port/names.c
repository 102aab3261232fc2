/* Finding an interned string: MicroPython walks its pools, which costs thousands of cycles for
 * each string made. Names are never forgotten, so an index by hash finds each at once. This function
 * takes the place of the one in qstr.c, which is made weak (see program.py). */
#include <string.h>

#include "formats.h"
#include "py/mpstate.h"
#include "py/qstr.h"

enum {
    INDEX_SLOTS = 8192,
    INDEX_MASK = INDEX_SLOTS - 1,
    INDEX_MOST = INDEX_SLOTS / 4 * 3 /* beyond this the runs of taken slots grow long */
};
_Static_assert((INDEX_SLOTS & INDEX_MASK) == 0, "the mask needs a power of two");

static uint16_t index_of_names[INDEX_SLOTS];
static size_t indexed; /* how many names the index holds: all before this one */
static size_t longest; /* of the names in the index */
static size_t last_hash;

size_t names_hash_of_last(void) {
    return last_hash;
}

static bool is_same(const qstr_pool_t *pool, size_t at, size_t hash, const char *text,
    size_t length) {
    return pool->hashes[at] == hash && pool->lengths[at] == length
           && memcmp(pool->qstrs[at], text, length) == 0;
}

static void add_name(const qstr_pool_t *pool, size_t at) {
    size_t slot = pool->hashes[at] & INDEX_MASK;
    while (index_of_names[slot] != 0) {
        slot = (slot + 1) & INDEX_MASK;
    }
    index_of_names[slot] = (uint16_t)(pool->total_prev_len + at);
    if (pool->lengths[at] > longest) {
        longest = pool->lengths[at];
    }
}

/* Take up what has come since the last time: at the start all names, then those that a module from
 * the disk or the program itself has made. */
static void bring_up_to_date(void) {
    const qstr_pool_t *pool = MP_STATE_VM(last_pool);
    size_t all = pool->total_prev_len + pool->len;
    if (all > INDEX_MOST) {
        all = INDEX_MOST;
    }
    for (; pool != NULL && pool->total_prev_len + pool->len > indexed; pool = pool->prev) {
        for (size_t at = 0; at < pool->len && pool->total_prev_len + at < all; ++at) {
            if (pool->total_prev_len + at >= indexed) {
                add_name(pool, at);
            }
        }
    }
    indexed = all;
}

/* The name among those that the index has no room for. */
static qstr find_beyond(size_t hash, const char *text, size_t length) {
    const qstr_pool_t *pool = MP_STATE_VM(last_pool);
    for (; pool != NULL && pool->total_prev_len + pool->len > indexed; pool = pool->prev) {
        for (size_t at = 0; at < pool->len; ++at) {
            if (is_same(pool, at, hash, text, length)) {
                return pool->total_prev_len + at;
            }
        }
    }
    return MP_QSTRnull;
}

qstr qstr_find_strn(const char *text, size_t length) {
    last_hash = 0;
    if (length == 0) {
        return MP_QSTR_;
    }
    const qstr_pool_t *pool = MP_STATE_VM(last_pool);
    size_t all = pool->total_prev_len + pool->len;
    if (all != indexed && indexed != INDEX_MOST) {
        bring_up_to_date();
    }
    if (length > longest && all == indexed) {
        return MP_QSTRnull; /* hashing a long text costs more than all the rest */
    }
    size_t hash = qstr_compute_hash((const byte *)text, length);
    last_hash = hash;
    for (size_t slot = hash & INDEX_MASK; index_of_names[slot] != 0;
         slot = (slot + 1) & INDEX_MASK) {
        qstr name = index_of_names[slot];
        const qstr_pool_t *home = pool;
        while (name < home->total_prev_len) {
            home = home->prev;
        }
        if (is_same(home, name - home->total_prev_len, hash, text, length)) {
            return name;
        }
    }
    return all != indexed ? find_beyond(hash, text, length) : MP_QSTRnull;
}
