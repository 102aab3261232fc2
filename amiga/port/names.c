/* Finding an interned string: MicroPython walks its pools, which costs thousands of cycles for
 * each string made. The names of the program's bytecode lie in the order of their hashes (see
 * amiga/name_order.py): the first bits of one say between which places. Names are never forgotten, so an
 * index by hash finds each of the others at once. This function takes the place of the one in
 * qstr.c, which is made weak (see program.py). */
#include <string.h>

#include "formats.h"
#include "py/mpstate.h"
#include "py/qstr.h"

enum {
    INDEX_SLOTS = 4096,
    INDEX_MASK = INDEX_SLOTS - 1,
    INDEX_MOST = INDEX_SLOTS / 4 * 3 /* beyond this the runs of taken slots grow long */
};
_Static_assert((INDEX_SLOTS & INDEX_MASK) == 0, "the mask needs a power of two");

static uint16_t index_of_names[INDEX_SLOTS];
static size_t indexed; /* it holds all names before this one, but for those inside */
static size_t taken;   /* of its slots */
static size_t longest; /* of all names */
static size_t last_hash;

size_t names_hash_of_last(void) {
    return last_hash;
}

static bool is_same(const qstr_pool_t *pool, size_t at, size_t hash, const char *text,
    size_t length) {
    return pool->hashes[at] == hash && pool->lengths[at] == length
           && memcmp(pool->qstrs[at], text, length) == 0;
}

#if AMIGA_WITH_MODULES

enum {
    FIRST_SHIFT = 7 /* hash bits behind the first ones, as in amiga/name_order.py */
};

extern const qstr_pool_t mp_qstr_frozen_const_pool;
extern const uint16_t amiga_names_places[];
extern const uint8_t amiga_names_longest;

static const qstr_pool_t *const inside = &mp_qstr_frozen_const_pool;

static inline qstr find_inside(size_t hash, const char *text, size_t length) {
    const uint16_t *places = &amiga_names_places[hash >> FIRST_SHIFT];
    const uint16_t *hashes = inside->hashes + places[0];
    const uint16_t *end = inside->hashes + places[1];
    for (; hashes != end; ++hashes) {
        if (*hashes == (uint16_t)hash) {
            size_t at = (size_t)(hashes - inside->hashes);
            if (is_same(inside, at, hash, text, length)) {
                return inside->total_prev_len + at;
            }
        }
    }
    return MP_QSTRnull;
}

#else

static const uint8_t amiga_names_longest = 0;
static const qstr_pool_t *const inside = NULL;

static inline qstr find_inside(size_t hash, const char *text, size_t length) {
    (void)hash;
    (void)text;
    (void)length;
    return MP_QSTRnull;
}

#endif

static void add_name(const qstr_pool_t *pool, size_t at) {
    size_t slot = pool->hashes[at] & INDEX_MASK;
    while (index_of_names[slot] != 0) {
        slot = (slot + 1) & INDEX_MASK;
    }
    index_of_names[slot] = (uint16_t)(pool->total_prev_len + at);
    ++taken;
    if (pool->lengths[at] > longest) {
        longest = pool->lengths[at];
    }
}

/* Take up what has come since the last time, from the first on: at the start the interpreter's own
 * names, then those that a module from the disk or the program itself has made. */
static void bring_up_to_date(const qstr_pool_t *pool) {
    if (pool->prev != NULL && pool->total_prev_len > indexed) {
        bring_up_to_date(pool->prev);
    }
    if (taken == INDEX_MOST) {
        return;
    }
    size_t at = indexed - pool->total_prev_len;
    if (pool == inside) {
        at = pool->len;
        longest = amiga_names_longest > longest ? amiga_names_longest : longest;
    }
    for (; at < pool->len && taken < INDEX_MOST; ++at) {
        add_name(pool, at);
    }
    indexed = pool->total_prev_len + at;
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
    if (all != indexed && taken != INDEX_MOST) {
        bring_up_to_date(pool);
    }
    if (length > longest && all == indexed) {
        return MP_QSTRnull; /* hashing a long text costs more than all the rest */
    }
    size_t hash = qstr_compute_hash((const byte *)text, length);
    last_hash = hash;
    qstr found = find_inside(hash, text, length);
    if (found != MP_QSTRnull) {
        return found;
    }
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
