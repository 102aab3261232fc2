/* Finding a module inside the program: MicroPython measures every name again for each question,
 * and an import asks three times. Here the names are measured once. This function takes the place
 * of the one in frozenmod.c (see program.py); rooms on the disk are found by it too. */
#include <string.h>

#include "amiga.h"
#include "py/bc.h"
#include "py/frozenmod.h"
#include "py/lexer.h"

#if MICROPY_MODULE_FROZEN_MPY

enum {
    MODULES_MOST = 256
};

extern const char mp_frozen_names[];
extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

static struct {
    const char *name;
    size_t length;
} modules[MODULES_MOST];
static size_t module_count;

static void measure_names(void) {
    const char *name = mp_frozen_names;
    while (*name != '\0' && module_count < MODULES_MOST) {
        size_t length = strlen(name);
        modules[module_count].name = name;
        modules[module_count].length = length;
        ++module_count;
        name += length + 1;
    }
}

mp_import_stat_t mp_find_frozen_module(const char *path, int *kind, void **data) {
    size_t length = strlen(path);
    if (kind != NULL) {
        *kind = MP_FROZEN_NONE;
    }
    if (module_count == 0) {
        measure_names();
    }
    for (size_t i = 0; i < module_count; ++i) {
        const char *name = modules[i].name;
        if (modules[i].length < length || (name[length] != '\0' && name[length] != '/')
            || memcmp(name, path, length) != 0) {
            continue;
        }
        if (name[length] == '/') {
            return MP_IMPORT_STAT_DIR;
        }
        if (kind != NULL) {
            *kind = MP_FROZEN_MPY;
            *data = (void *)mp_frozen_mpy_content[i];
        }
        return MP_IMPORT_STAT_FILE;
    }
    return room_is_known(path, length) ? MP_IMPORT_STAT_FILE : MP_IMPORT_STAT_NO_EXIST;
}

#endif
