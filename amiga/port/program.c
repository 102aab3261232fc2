/* The program Larpmaster: everything is bytecode inside; the module boot starts it. */
#include "amiga.h"
#include "genhdr/amigaversion.h"
#include "py/runtime.h"

const char amiga_program_name[] = "Larpmaster";
const char amiga_version[] = "$VER: Larpmaster " AMIGA_PROGRAM_VERSION;

/* The longest career with its screens wants half of the most; below the least none fits. */
const uint32_t amiga_heap_most = 1024 * 1024;
const uint32_t amiga_heap_least = 96 * 1024;
const char amiga_heap_option[] = "HEAP";

static void boot(void *unused) {
    (void)unused;
    /* Only the inside is searched: a folder of the same name may lie where the user is. */
    mp_obj_t inside = MP_OBJ_NEW_QSTR(MP_QSTR__dot_frozen);
    mp_sys_path = mp_obj_new_list(1, &inside);
    mp_import_name(MP_QSTR_boot, mp_const_none, MP_OBJ_NEW_SMALL_INT(0));
}

int32_t program_main(void) {
    return interpreter_guard(boot, NULL);
}
