/* Calling functions written in Python, and making instances of classes written in Python. The usual
 * cases are short here; all others go to MicroPython's own functions, which amiga/rewrite.py gives
 * the names declared in functions.h. */
#include <alloca.h>
#include <string.h>

#include "functions.h"
#include "lookups.h"
#include "py/bc.h"
#include "py/cstack.h"

/* A function's bytecode begins with two numbers: how much state and how many arguments (bits
 * 0SSSSEAA, when all fits), and how long the notes after them are (0IIIIII0 without cells). */
enum {
    MORE = 0x80,
    ARGUMENTS = 0x03,
    EXCEPTIONS_SHIFT = 2,
    STATE_SHIFT = 3,
    HAS_CELLS = 0x01,
    NOTES_SHIFT = 1,
    PRELUDE_BYTES = 2,
    FEW_MEMBERS = 4 /* more are not foretold by the number of arguments */
};

mp_obj_t fun_bc_call(mp_obj_t function, size_t count, size_t named, const mp_obj_t *given) {
    mp_obj_fun_bc_t *self = MP_OBJ_TO_PTR(function);
    const byte *prelude = self->bytecode;
    unsigned shape = prelude[0];
    unsigned notes = prelude[1];
    if (((shape | notes) & MORE) != 0 || (notes & HAS_CELLS) != 0
        || count != (shape & ARGUMENTS) || named != 0) {
        return fun_bc_call_of_all(function, count, named, given);
    }
    if ((size_t)(MP_STATE_THREAD(stack_top) - (char *)&named) >= MP_STATE_THREAD(stack_limit)) {
        mp_cstack_check();
    }
    size_t slots = (shape >> STATE_SHIFT) + 1;
    mp_code_state_t *state = alloca(sizeof(mp_code_state_t) + slots * sizeof(mp_obj_t)
        + (shape >> EXCEPTIONS_SHIFT & 1) * sizeof(mp_exc_stack_t));
    state->fun_bc = self;
    state->ip = prelude + PRELUDE_BYTES + (notes >> NOTES_SHIFT);
    state->sp = state->state - 1;
    state->n_state = (uint16_t)slots;
    state->exc_sp_idx = 0;
    state->old_globals = mp_globals_get();
    mp_obj_t *place = state->state + slots;
    mp_obj_t *end = place - count;
    while (place != end) {
        *--place = *given++;
    }
    do {
        *--place = MP_OBJ_NULL;
    } while (place != state->state);
    mp_globals_set(self->context->module.globals);
    mp_vm_return_kind_t kind = mp_execute_bytecode(state, MP_OBJ_NULL);
    mp_globals_set(state->old_globals);
    if (kind != MP_VM_RETURN_NORMAL) {
        nlr_raise(state->state[0]);
    }
    return *state->sp;
}

static mp_map_elem_t *find_in_class(const mp_obj_type_t *type, qstr name) {
    return MP_OBJ_TYPE_HAS_SLOT(type, locals_dict)
        ? find_name(&MP_OBJ_TYPE_GET_SLOT(type, locals_dict)->map, MP_OBJ_NEW_QSTR(name)) : NULL;
}

/* The class above; NULL where there is none, or several, or one that is not written in Python. */
static const mp_obj_type_t *class_above(const mp_obj_type_t *type, bool *is_last) {
    const mp_obj_type_t *above = MP_OBJ_TYPE_HAS_SLOT(type, parent)
        ? MP_OBJ_TYPE_GET_SLOT(type, parent) : &mp_type_object;
    *is_last = above == &mp_type_object;
    return *is_last || above->base.type != &mp_type_type || mp_obj_is_native_type(above)
        ? NULL : above;
}

void load_method(mp_obj_t object, qstr name, mp_obj_t *there) {
    mp_obj_instance_t *instance = as_instance(object);
    bool is_last;
    if (instance != NULL
        && mp_map_lookup(&instance->members, MP_OBJ_NEW_QSTR(name), MP_MAP_LOOKUP) == NULL) {
        const mp_obj_type_t *type = instance->base.type;
        do {
            mp_map_elem_t *slot = find_in_class(type, name);
            if (slot != NULL) {
                if (!mp_obj_is_type(slot->value, &mp_type_fun_bc)) {
                    break;
                }
                there[0] = slot->value;
                there[1] = object;
                return;
            }
        } while ((type = class_above(type, &is_last)) != NULL);
    }
    const mp_obj_type_t *type = mp_obj_get_type(object);
    if (mp_obj_is_native_type(type) && !MP_OBJ_TYPE_HAS_SLOT(type, attr)) {
        mp_map_elem_t *slot = find_in_class(type, name);
        if (slot != NULL) {
            there[1] = MP_OBJ_NULL;
            mp_convert_member_lookup(object, type, slot->value, there);
            return;
        }
    }
    mp_load_method(object, name, there);
}

/* Whether new instances of the class are plain ones; *start becomes its __init__, if any. */
static bool is_plain(const mp_obj_type_t *type, mp_obj_t *start) {
    bool is_last;
    *start = MP_OBJ_NULL;
    do {
        if (find_in_class(type, MP_QSTR___new__) != NULL) {
            return false;
        }
        mp_map_elem_t *slot = *start == MP_OBJ_NULL ? find_in_class(type, MP_QSTR___init__) : NULL;
        if (slot != NULL) {
            *start = slot->value;
        }
    } while ((type = class_above(type, &is_last)) != NULL);
    return is_last && (*start == MP_OBJ_NULL || mp_obj_is_type(*start, &mp_type_fun_bc));
}

mp_obj_t mp_obj_instance_make_new(const mp_obj_type_t *type, size_t count, size_t named,
    const mp_obj_t *given) {
    mp_obj_t start;
    if (!is_plain(type, &start)) {
        return instance_make_new_of_all(type, count, named, given);
    }
    mp_obj_instance_t *made = mp_obj_malloc(mp_obj_instance_t, type);
    /* An __init__ mostly keeps what it is given. */
    mp_map_init(&made->members, count < FEW_MEMBERS ? count : FEW_MEMBERS);
    if (start != MP_OBJ_NULL) {
        size_t words = count + 2 * named;
        mp_obj_t *all = alloca((1 + words) * sizeof(mp_obj_t));
        all[0] = MP_OBJ_FROM_PTR(made);
        memcpy(all + 1, given, words * sizeof(mp_obj_t));
        mp_obj_t result = fun_bc_call(start, 1 + count, named, all);
        if (result != mp_const_none) {
            mp_raise_msg_varg(&mp_type_TypeError,
                MP_ERROR_TEXT("__init__() should return None, not '%s'"),
                mp_obj_get_type_str(result));
        }
    }
    return MP_OBJ_FROM_PTR(made);
}
