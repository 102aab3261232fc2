/* Finding names where they nearly always are: at home in a table of names (see maps.c), in the
 * instance itself or among the methods of its class. What is not there goes the long way. */
#ifndef AMIGA_LOOKUPS_H
#define AMIGA_LOOKUPS_H

#include "py/objfun.h"
#include "py/objlist.h"
#include "py/objtuple.h"
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

/* Is it the object of this type, no class made of it? */
static inline bool is_exactly(mp_obj_t object, const mp_obj_type_t *type) {
    return mp_obj_is_obj(object) && ((mp_obj_base_t *)MP_OBJ_TO_PTR(object))->type == type;
}

/* The place of an element of a list that the index counts from its beginning, or NULL. */
static inline mp_obj_t *place_in_list(mp_obj_t object, mp_obj_t index) {
    if (mp_obj_is_small_int(index) && is_exactly(object, &mp_type_list)) {
        mp_obj_list_t *list = MP_OBJ_TO_PTR(object);
        size_t number = (size_t)MP_OBJ_SMALL_INT_VALUE(index);
        return number < list->len ? list->items + number : NULL;
    }
    return NULL;
}

static inline mp_obj_t load_element(mp_obj_t object, mp_obj_t index) {
    const mp_obj_t *place = place_in_list(object, index);
    if (place != NULL) {
        return *place;
    }
    if (mp_obj_is_small_int(index) && is_exactly(object, &mp_type_tuple)) {
        const mp_obj_tuple_t *tuple = MP_OBJ_TO_PTR(object);
        size_t number = (size_t)MP_OBJ_SMALL_INT_VALUE(index);
        if (number < tuple->len) {
            return tuple->items[number];
        }
    } else if (is_exactly(object, &mp_type_dict)) {
        mp_obj_dict_t *dict = MP_OBJ_TO_PTR(object);
        mp_map_elem_t *slot = mp_map_lookup(&dict->map, index, MP_MAP_LOOKUP);
        if (slot != NULL) {
            return slot->value;
        }
    }
    return mp_obj_subscr(object, index, MP_OBJ_SENTINEL);
}

/* No value: the element is to be deleted. */
static inline void store_element(mp_obj_t object, mp_obj_t index, mp_obj_t value) {
    mp_obj_t *place = place_in_list(object, index);
    if (place != NULL && value != MP_OBJ_NULL) {
        *place = value;
    } else {
        mp_obj_subscr(object, index, value);
    }
}

/* Puts the method and the object there, as mp_load_method() does. */
void load_method(mp_obj_t object, qstr name, mp_obj_t *there);

#endif
