/* Finding names where they nearly always are: at home in a table of names (see maps.c), in the
 * instance itself or among the methods of its class. What is not there goes the long way. */
#ifndef AMIGA_LOOKUPS_H
#define AMIGA_LOOKUPS_H

#include "py/objfun.h"
#include "py/objtype.h"
#include "py/runtime.h"

#define ALL_ARE_NAMES (0x80) /* the first byte of a table's head, three flags highest */
#define HAS_ORDER (0x20)

/* The slot of a name that lies in the place that its number tells, or NULL. */
static inline mp_map_elem_t *find_at_home(const mp_map_t *map, mp_obj_t name) {
    if ((*(const uint8_t *)map & (ALL_ARE_NAMES | HAS_ORDER)) == ALL_ARE_NAMES
        && map->alloc != 0) {
        uintptr_t mask = (map->alloc - 1) * sizeof(mp_map_elem_t);
        mp_map_elem_t *slot = (mp_map_elem_t *)((uint8_t *)map->table + ((uintptr_t)name & mask));
        if (slot->key == name) {
            return slot;
        }
    }
    return NULL;
}

static inline mp_map_elem_t *find_name(mp_map_t *map, mp_obj_t name) {
    mp_map_elem_t *slot = find_at_home(map, name);
    return slot != NULL ? slot : mp_map_lookup(map, name, MP_MAP_LOOKUP);
}

/* The object as an instance of a class written in Python, or NULL. */
static inline mp_obj_instance_t *as_instance(mp_obj_t object) {
    if (mp_obj_is_obj(object)) {
        mp_obj_instance_t *instance = MP_OBJ_TO_PTR(object);
        if (mp_obj_is_instance_type(instance->base.type)) {
            return instance;
        }
    }
    return NULL;
}

static inline mp_obj_t load_global(qstr name) {
    mp_map_elem_t *slot = find_at_home(&mp_globals_get()->map, MP_OBJ_NEW_QSTR(name));
    return slot != NULL ? slot->value : mp_load_global(name);
}

static inline mp_obj_t load_attribute(mp_obj_t object, qstr name) {
    mp_obj_instance_t *instance = as_instance(object);
    if (instance != NULL) {
        mp_map_elem_t *slot = find_name(&instance->members, MP_OBJ_NEW_QSTR(name));
        if (slot != NULL) {
            return slot->value;
        }
    }
    return mp_load_attr(object, name);
}

static inline void store_attribute(mp_obj_t object, qstr name, mp_obj_t value) {
    mp_obj_instance_t *instance = as_instance(object);
    /* No value: the attribute is to be deleted. */
    if (instance == NULL || value == MP_OBJ_NULL
        || (instance->base.type->flags & MP_TYPE_FLAG_HAS_SPECIAL_ACCESSORS) != 0) {
        mp_store_attr(object, name, value);
        return;
    }
    mp_map_elem_t *slot = find_at_home(&instance->members, MP_OBJ_NEW_QSTR(name));
    if (slot == NULL) {
        slot = mp_map_lookup(&instance->members, MP_OBJ_NEW_QSTR(name),
            MP_MAP_LOOKUP_ADD_IF_NOT_FOUND);
    }
    slot->value = value;
}

/* Puts the method and the object there, as mp_load_method() does. */
void load_method(mp_obj_t object, qstr name, mp_obj_t *there);

#endif
