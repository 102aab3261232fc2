/* A dictionary literal makes a map with exactly as many slots as it has keys, so that its last
 * keys, and each key that is not there, are searched for all round the table. Here a quarter of
 * the slots stays free. These functions take the places of those in map.c and objdict.c (see
 * program.py). */
#include <string.h>

#include "py/obj.h"

enum {
    FEW = 4 /* below this a round is short, and keyword arguments want no more memory */
};

void mp_map_init(mp_map_t *map, size_t keys) {
    size_t slots = keys > FEW ? keys + keys / 4 + 1 : keys;
    map->alloc = slots;
    map->used = 0;
    map->all_keys_are_qstrs = 1;
    map->is_fixed = 0;
    map->is_ordered = 0;
    map->table = slots == 0 ? NULL : m_new0(mp_map_elem_t, slots);
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
