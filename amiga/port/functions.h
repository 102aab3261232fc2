/* Calls and instances: ours, and MicroPython's under the names that amiga/rewrite.py gives them. */
#ifndef AMIGA_FUNCTIONS_H
#define AMIGA_FUNCTIONS_H

#include "py/runtime.h"

mp_obj_t fun_bc_call(mp_obj_t function, size_t count, size_t named, const mp_obj_t *given);
mp_obj_t fun_bc_call_of_all(mp_obj_t function, size_t count, size_t named,
    const mp_obj_t *given);
mp_obj_t mp_obj_instance_make_new(const mp_obj_type_t *type, size_t count, size_t named,
    const mp_obj_t *given);
mp_obj_t instance_make_new_of_all(const mp_obj_type_t *type, size_t count, size_t named,
    const mp_obj_t *given);

/* Calls it by the short way when it is a function written in Python. */
static inline mp_obj_t call_function(mp_obj_t function, size_t count, size_t named,
    const mp_obj_t *given) {
    return mp_obj_is_type(function, &mp_type_fun_bc)
        ? fun_bc_call(function, count, named, given)
        : mp_call_function_n_kw(function, count, named, given);
}

/* The same for a function with the object it belongs to, or MP_OBJ_NULL, in the second place. */
static inline mp_obj_t call_method(size_t count, size_t named, const mp_obj_t *given) {
    return given[1] == MP_OBJ_NULL
        ? call_function(given[0], count, named, given + 2)
        : call_function(given[0], count + 1, named, given + 1);
}

#endif
