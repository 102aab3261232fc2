/* Finding an interned string: MicroPython walks its pools, which costs thousands of cycles for
 * each string made. The pools in the program are fixed, so an index by hash finds a name at once.
 * This function takes the place of the one in qstr.c, which is made weak (see program.py). */
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
static const qstr_pool_t *indexed; /* the newest pool in the index; NULL: they are too many */
static size_t longest; /* of the names in the index */
static bool is_made;
static size_t last_hash;

size_t names_hash_of_last(void) {
    return last_hash;
}

static bool is_same(const qstr_pool_t *pool, size_t at, size_t hash, const char *text,
    size_t length) {
    return pool->hashes[at] == hash && pool->lengths[at] == length
           && memcmp(pool->qstrs[at], text, length) == 0;
}

static void add_pool(const qstr_pool_t *pool) {
    for (size_t at = 0; at < pool->len; ++at) {
        size_t slot = pool->hashes[at] & INDEX_MASK;
        while (index_of_names[slot] != 0) {
            slot = (slot + 1) & INDEX_MASK;
        }
        index_of_names[slot] = (uint16_t)(pool->total_prev_len + at);
        if (pool->lengths[at] > longest) {
            longest = pool->lengths[at];
        }
    }
}

static void make_index(void) {
    const qstr_pool_t *pool = MP_STATE_VM(last_pool);
    is_made = true;
    if (pool->total_prev_len + pool->len <= INDEX_MOST) {
        indexed = pool;
        for (; pool != NULL; pool = pool->prev) {
            add_pool(pool);
        }
    }
}

/* Has a name made while running this length? */
static bool is_length_of_new_name(size_t length) {
    for (const qstr_pool_t *pool = MP_STATE_VM(last_pool); pool != indexed; pool = pool->prev) {
        for (size_t at = 0; at < pool->len; ++at) {
            if (pool->lengths[at] == length) {
                return true;
            }
        }
    }
    return false;
}

qstr qstr_find_strn(const char *text, size_t length) {
    last_hash = 0;
    if (length == 0) {
        return MP_QSTR_;
    }
    if (!is_made) {
        make_index();
    }
    if (length > longest && !is_length_of_new_name(length)) {
        return MP_QSTRnull; /* hashing a long text costs more than all the rest */
    }
    size_t hash = qstr_compute_hash((const byte *)text, length);
    last_hash = hash;
    const qstr_pool_t *pool;
    for (size_t slot = hash & INDEX_MASK; index_of_names[slot] != 0;
         slot = (slot + 1) & INDEX_MASK) {
        qstr name = index_of_names[slot];
        for (pool = indexed; name < pool->total_prev_len; pool = pool->prev) {
        }
        if (is_same(pool, name - pool->total_prev_len, hash, text, length)) {
            return name;
        }
    }
    for (pool = MP_STATE_VM(last_pool); pool != indexed; pool = pool->prev) {
        const qstr_hash_t *hashes = pool->hashes;
        for (size_t at = 0; at < pool->len; ++at) {
            if (*hashes++ == hash && is_same(pool, at, hash, text, length)) {
                return pool->total_prev_len + at;
            }
        }
    }
    return MP_QSTRnull;
}
