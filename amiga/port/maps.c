/* A dictionary literal makes a map with exactly as many slots as it has keys, so that its last
 * keys, and each key that is not there, are searched for all round the table. Here a quarter of
 * the slots stays free. This function takes the place of the one in map.c (see program.py). */
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
