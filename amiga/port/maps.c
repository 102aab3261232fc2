/* Dictionaries. MicroPython divides by the size of the table for every look-up, and asks the pools
 * for the hash of every name. Here a size is a power of two, a quarter of the slots stays free,
 * and as long as all keys are names the number of a name says where it lies: a name is then
 * found within a few instructions. The first key of another kind moves all to places by hash.
 *
 * These functions take the places of those in map.c and objdict.c (see program.py). */
#include <string.h>

#include "py/objstr.h"
#include "py/runtime.h"

#if MICROPY_OBJ_REPR != MICROPY_OBJ_REPR_A
#error "The number of a name must begin at the bit that counts slots."
#endif

enum {
    FEW = 4,           /* up to here no slot is kept free: a round is short */
    ORDERED_STEP = 4,
    CACHE_PLACES = 512 /* of keys in tables that have an order: the built-in ones */
};
_Static_assert(sizeof(mp_map_elem_t) == 8, "a name's number is 8 times a slot and a tag");

static uint8_t cached_place[CACHE_PLACES];

/* At most this many keys lie in so many slots. */
static size_t most_keys(size_t slots) {
    return slots <= FEW ? slots : slots - slots / 4;
}

static size_t slots_for(size_t keys) {
    size_t slots = 1;
    while (most_keys(slots) < keys) {
        slots *= 2;
    }
    return slots;
}

void mp_map_init(mp_map_t *map, size_t keys) {
    size_t slots = keys == 0 ? 0 : slots_for(keys);
    map->alloc = slots;
    map->used = 0;
    map->all_keys_are_qstrs = 1;
    map->is_fixed = 0;
    map->is_ordered = 0;
    map->table = slots == 0 ? NULL : m_new0(mp_map_elem_t, slots);
}

/* A text keeps its hash once it is made. */
static size_t hash_of(mp_obj_t key) {
    if (mp_obj_is_exact_type(key, &mp_type_str)) {
        mp_obj_str_t *text = MP_OBJ_TO_PTR(key);
        if (text->hash == 0) {
            text->hash = qstr_compute_hash(text->data, text->len);
        }
        return text->hash;
    }
    return (size_t)MP_OBJ_SMALL_INT_VALUE(mp_unary_op(MP_UNARY_OP_HASH, key));
}

static size_t place_of(const mp_map_t *map, mp_obj_t key) {
    size_t mask = map->alloc - 1;
    if (!mp_obj_is_qstr(key)) {
        return hash_of(key) & mask;
    }
    size_t name = MP_OBJ_QSTR_VALUE(key);
    return (map->all_keys_are_qstrs ? name : qstr_hash(name)) & mask;
}

/* All keys differ, and there is room. */
static void put_all(mp_map_t *map, const mp_map_elem_t *from, size_t count) {
    size_t mask = map->alloc - 1;
    for (; count != 0; --count, ++from) {
        if (from->key != MP_OBJ_NULL && from->key != MP_OBJ_SENTINEL) {
            size_t place = place_of(map, from->key);
            while (map->table[place].key != MP_OBJ_NULL) {
                place = (place + 1) & mask;
            }
            map->table[place] = *from;
        }
    }
}

static void move_all(mp_map_t *map, size_t slots, bool by_number) {
    mp_map_elem_t *table = m_new0(mp_map_elem_t, slots);
    mp_map_elem_t *before = map->table;
    size_t slots_before = map->alloc;
    map->table = table;
    map->alloc = slots;
    map->all_keys_are_qstrs = by_number;
    put_all(map, before, slots_before);
    m_del(mp_map_elem_t, before, slots_before);
}

static bool is_equal(mp_obj_t a, mp_obj_t b) {
    return a == b
           || (!(mp_obj_is_qstr(a) && mp_obj_is_qstr(b))
               && !(mp_obj_is_small_int(a) && mp_obj_is_small_int(b)) && mp_obj_equal(a, b));
}

static mp_map_elem_t *add_ordered(mp_map_t *map, mp_obj_t key) {
    if (map->used == map->alloc) {
        size_t slots = map->alloc + ORDERED_STEP;
        map->table = m_renew(mp_map_elem_t, map->table, map->alloc, slots);
        map->alloc = slots;
        memset(map->table + map->used, 0, ORDERED_STEP * sizeof(*map->table));
    }
    mp_map_elem_t *slot = map->table + map->used++;
    slot->key = key;
    slot->value = MP_OBJ_NULL;
    if (!mp_obj_is_qstr(key)) {
        map->all_keys_are_qstrs = 0;
    }
    return slot;
}

/* What is removed lies behind the last key, so that the caller can still take it. */
static mp_map_elem_t *remove_ordered(mp_map_t *map, mp_map_elem_t *slot) {
    mp_obj_t value = slot->value;
    mp_map_elem_t *last = map->table + --map->used;
    memmove(slot, slot + 1, (size_t)(last - slot) * sizeof(*slot));
    last->key = MP_OBJ_NULL;
    last->value = value;
    return last;
}

static mp_map_elem_t *look_up_ordered(mp_map_t *map, mp_obj_t key, mp_map_lookup_kind_t kind) {
    mp_map_elem_t *slot = map->table;
    mp_map_elem_t *end = slot + map->used;
    uint8_t *cached = &cached_place[(uintptr_t)key / sizeof(mp_map_elem_t) % CACHE_PLACES];
    bool by_pointer = map->all_keys_are_qstrs && mp_obj_is_qstr(key);
    if (kind != MP_MAP_LOOKUP_REMOVE_IF_FOUND && *cached < map->used
        && map->table[*cached].key == key) {
        return map->table + *cached;
    }
    if (by_pointer) {
        while (slot != end && slot->key != key) {
            ++slot;
        }
    } else {
        while (slot != end && !is_equal(slot->key, key)) {
            ++slot;
        }
    }
    if (slot == end) {
        return kind == MP_MAP_LOOKUP_ADD_IF_NOT_FOUND ? add_ordered(map, key) : NULL;
    }
    if (kind == MP_MAP_LOOKUP_REMOVE_IF_FOUND) {
        return remove_ordered(map, slot);
    }
    *cached = (uint8_t)(slot - map->table);
    return slot;
}

static mp_map_elem_t *remove_hashed(mp_map_t *map, mp_map_elem_t *slot) {
    size_t next = (size_t)(slot + 1 - map->table) & (map->alloc - 1);
    slot->key = map->table[next].key == MP_OBJ_NULL ? MP_OBJ_NULL : MP_OBJ_SENTINEL;
    --map->used;
    return slot;
}

/* The slot of the key or NULL; *room becomes a slot where it could lie. */
static mp_map_elem_t *find_hashed(const mp_map_t *map, mp_obj_t key, mp_map_elem_t **room) {
    size_t mask = map->alloc - 1;
    bool by_pointer = map->all_keys_are_qstrs;
    size_t start = place_of(map, key);
    size_t place = start;
    *room = NULL;
    do {
        mp_map_elem_t *slot = map->table + place;
        if (slot->key == MP_OBJ_NULL) {
            if (*room == NULL) {
                *room = slot;
            }
            return NULL;
        }
        if (slot->key == MP_OBJ_SENTINEL) {
            if (*room == NULL) {
                *room = slot;
            }
        } else if (by_pointer ? slot->key == key : is_equal(slot->key, key)) {
            return slot;
        }
        place = (place + 1) & mask;
    } while (place != start);
    return NULL;
}

/* A text as the name that it is, when such a name exists. */
static mp_obj_t as_name(mp_obj_t key) {
    if (mp_obj_is_exact_type(key, &mp_type_str)) {
        size_t length;
        const char *text = mp_obj_str_get_data(key, &length);
        qstr name = qstr_find_strn(text, length);
        if (name != MP_QSTRnull) {
            return MP_OBJ_NEW_QSTR(name);
        }
    }
    return key;
}

static __attribute__((noinline)) mp_map_elem_t *look_up(mp_map_t *map, mp_obj_t key,
    mp_map_lookup_kind_t kind) {
    mp_map_elem_t *room = NULL;
    bool is_adding = kind == MP_MAP_LOOKUP_ADD_IF_NOT_FOUND;
    if (map->is_ordered) {
        return look_up_ordered(map, key, kind);
    }
    if (map->all_keys_are_qstrs && !mp_obj_is_qstr(key)) {
        key = as_name(key);
        if (!mp_obj_is_qstr(key)) {
            if (!is_adding) {
                return NULL;
            }
            mp_unary_op(MP_UNARY_OP_HASH, key); /* raises when it cannot be a key */
            if (map->used != 0) {
                move_all(map, map->alloc, false);
            }
            map->all_keys_are_qstrs = 0;
        }
    }
    if (map->alloc != 0) {
        mp_map_elem_t *slot = find_hashed(map, key, &room);
        if (slot != NULL) {
            return kind == MP_MAP_LOOKUP_REMOVE_IF_FOUND ? remove_hashed(map, slot) : slot;
        }
    }
    if (!is_adding) {
        return NULL;
    }
    if (map->used >= most_keys(map->alloc)) {
        move_all(map, map->alloc == 0 ? 2 : map->alloc * 2, map->all_keys_are_qstrs);
        find_hashed(map, key, &room);
    }
    room->key = key;
    room->value = MP_OBJ_NULL;
    ++map->used;
    return room;
}

/* A name among names, which is nearly every question: its number, tag and all, counts slots. */
mp_map_elem_t *mp_map_lookup(mp_map_t *map, mp_obj_t key, mp_map_lookup_kind_t kind) {
    if (kind != MP_MAP_LOOKUP_REMOVE_IF_FOUND && mp_obj_is_qstr(key)
        && map->all_keys_are_qstrs && !map->is_ordered && map->alloc != 0) {
        uint8_t *table = (uint8_t *)map->table;
        uintptr_t mask = (map->alloc - 1) * sizeof(mp_map_elem_t);
        uintptr_t start = (uintptr_t)key & mask;
        uintptr_t offset = start;
        do {
            mp_map_elem_t *slot = (mp_map_elem_t *)(table + offset);
            if (slot->key == key) {
                return slot;
            }
            if (slot->key == MP_OBJ_NULL) {
                break;
            }
            offset = (offset + sizeof(mp_map_elem_t)) & mask;
        } while (offset != start);
        if (kind == MP_MAP_LOOKUP) {
            return NULL;
        }
        mp_map_elem_t *room = (mp_map_elem_t *)(table + offset);
        if (room->key == MP_OBJ_NULL && map->used < most_keys(map->alloc)) {
            room->key = key;
            room->value = MP_OBJ_NULL;
            ++map->used;
            return room;
        }
    }
    return look_up(map, key, kind);
}

/* The original relies on a new dictionary having exactly the slots that it asked for. */
mp_obj_t mp_obj_dict_copy(mp_obj_t self_in) {
    const mp_obj_dict_t *self = MP_OBJ_TO_PTR(self_in);
    mp_obj_t copy_in = mp_obj_new_dict(0);
    mp_obj_dict_t *copy = MP_OBJ_TO_PTR(copy_in);
    size_t slots = self->map.alloc;
    mp_map_elem_t *table = NULL;
    if (slots != 0) {
        table = m_new(mp_map_elem_t, slots);
        memcpy(table, self->map.table, slots * sizeof(*table));
    }
    copy->base.type = self->base.type;
    copy->map = self->map;
    copy->map.is_fixed = 0;
    copy->map.table = table;
    return copy_in;
}
