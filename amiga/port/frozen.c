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
    MODULES_MOST = 256,
    FILE_ENDING = sizeof(".mpy") - 1
};

extern const char mp_frozen_names[];
extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

static const char *names[MODULES_MOST]; /* of their sources: larpmaster/cli.py */
static uint8_t lengths[MODULES_MOST];
static size_t module_count;

static void measure_names(void) {
    const char *name = mp_frozen_names;
    while (*name != '\0' && module_count < MODULES_MOST) {
        size_t length = strlen(name);
        names[module_count] = name;
        lengths[module_count] = (uint8_t)length;
        ++module_count;
        name += length + 1;
    }
}

static bool is_it(size_t module, const char *path, size_t length, uint8_t whole) {
    return lengths[module] == whole && memcmp(names[module], path, length) == 0
           && (names[module][length] == '\0' || names[module][length] == '/');
}

/* The module whose path begins so and is so long in all, or `module_count`. What was found last is
 * asked for again when it is loaded. */
static size_t find_module(const char *path, size_t length, size_t whole) {
    static size_t last;
    if (!is_it(last, path, length, (uint8_t)whole)) {
        for (last = 0; last < module_count && !is_it(last, path, length, (uint8_t)whole); ++last) {
        }
    }
    size_t found = last;
    last = found < module_count ? found : 0;
    return found;
}

mp_import_stat_t mp_find_frozen_module(const char *path, int *kind, void **data) {
    static const char of_package[] = "/__init__.py";
    size_t length = strlen(path);
    if (kind != NULL) {
        *kind = MP_FROZEN_NONE;
    }
    if (module_count == 0) {
        measure_names();
    }
    /* A file's path ends with .py or .mpy, a drawer's holds no dot. */
    if (length < FILE_ENDING || memchr(path + length - FILE_ENDING, '.', FILE_ENDING) == NULL) {
        return find_module(path, length, length + sizeof(of_package) - 1) < module_count
               ? MP_IMPORT_STAT_DIR : MP_IMPORT_STAT_NO_EXIST;
    }
    size_t module = find_module(path, length, length);
    if (module < module_count) {
        if (kind != NULL) {
            *kind = MP_FROZEN_MPY;
            *data = (void *)mp_frozen_mpy_content[module];
        }
        return MP_IMPORT_STAT_FILE;
    }
    return room_is_known(path, length) ? MP_IMPORT_STAT_FILE : MP_IMPORT_STAT_NO_EXIST;
}

#endif
