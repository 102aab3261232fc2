/* Operators on two small integers, the bulk of all operations, without the long way through
 * mp_binary_op(). mpconfigport.h has the interpreter call its own function by another name. */
#include "smallints.h"
#include "py/runtime.h"

mp_obj_t mp_binary_op_of_all(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs);

mp_obj_t mp_binary_op(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs) {
    int32_t a = (int32_t)lhs;
    int32_t b = (int32_t)rhs;
    mp_obj_t result = MP_OBJ_NULL;
    if (!are_small(a, b)) {
        return mp_binary_op_of_all(op, lhs, rhs);
    }
    switch (op) {
        case MP_BINARY_OP_ADD:
        case MP_BINARY_OP_INPLACE_ADD:
            result = small_add(a, b);
            break;
        case MP_BINARY_OP_SUBTRACT:
        case MP_BINARY_OP_INPLACE_SUBTRACT:
            result = small_subtract(a, b);
            break;
        case MP_BINARY_OP_AND:
        case MP_BINARY_OP_INPLACE_AND:
            return (mp_obj_t)(a & b);
        case MP_BINARY_OP_OR:
        case MP_BINARY_OP_INPLACE_OR:
            return (mp_obj_t)(a | b);
        case MP_BINARY_OP_LESS:
            return mp_obj_new_bool(a < b);
        case MP_BINARY_OP_MORE:
            return mp_obj_new_bool(a > b);
        case MP_BINARY_OP_LESS_EQUAL:
            return mp_obj_new_bool(a <= b);
        case MP_BINARY_OP_MORE_EQUAL:
            return mp_obj_new_bool(a >= b);
        case MP_BINARY_OP_EQUAL:
            return mp_obj_new_bool(a == b);
        case MP_BINARY_OP_NOT_EQUAL:
            return mp_obj_new_bool(a != b);
        case MP_BINARY_OP_MULTIPLY:
        case MP_BINARY_OP_INPLACE_MULTIPLY:
            result = small_multiply(a, b);
            break;
        case MP_BINARY_OP_FLOOR_DIVIDE:
        case MP_BINARY_OP_INPLACE_FLOOR_DIVIDE:
            result = small_divide(a, b);
            break;
        case MP_BINARY_OP_MODULO:
        case MP_BINARY_OP_INPLACE_MODULO:
            result = small_modulo(a, b);
            break;
        default:
            break;
    }
    return result != MP_OBJ_NULL ? result : mp_binary_op_of_all(op, lhs, rhs);
}
