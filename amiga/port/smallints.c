/* Operators on two small integers, the bulk of all operations, without the long way through
 * mp_binary_op(). mpconfigport.h has the interpreter call its own function by another name. */
#include "py/runtime.h"
#include "py/smallint.h"

#if MICROPY_OBJ_REPR != MICROPY_OBJ_REPR_A
#error "A small integer must be twice its value plus one."
#endif

enum {
    TAG = 1,
    TAG_BITS = 1
};

mp_obj_t mp_binary_op_of_all(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs);

static bool is_short(int32_t value) {
    return value == (int16_t)value;
}

mp_obj_t mp_binary_op(mp_binary_op_t op, mp_obj_t lhs, mp_obj_t rhs) {
    int32_t a = (int32_t)lhs;
    int32_t b = (int32_t)rhs;
    int32_t result;
    if ((a & b & TAG) == 0) {
        return mp_binary_op_of_all(op, lhs, rhs);
    }
    switch (op) {
        case MP_BINARY_OP_ADD:
        case MP_BINARY_OP_INPLACE_ADD:
            if (!__builtin_add_overflow(a, b - TAG, &result)) {
                return (mp_obj_t)result;
            }
            break;
        case MP_BINARY_OP_SUBTRACT:
        case MP_BINARY_OP_INPLACE_SUBTRACT:
            if (!__builtin_sub_overflow(a, b - TAG, &result)) {
                return (mp_obj_t)result;
            }
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
            a >>= TAG_BITS;
            b >>= TAG_BITS;
            if (is_short(a) && is_short(b)) {
                result = (int32_t)(int16_t)a * (int16_t)b;
                if (MP_SMALL_INT_FITS(result)) {
                    return MP_OBJ_NEW_SMALL_INT(result);
                }
            }
            break;
        case MP_BINARY_OP_FLOOR_DIVIDE:
        case MP_BINARY_OP_INPLACE_FLOOR_DIVIDE:
            if (a > 0 && b > TAG) {
                return MP_OBJ_NEW_SMALL_INT(
                    (uint32_t)(a >> TAG_BITS) / (uint32_t)(b >> TAG_BITS));
            }
            break;
        case MP_BINARY_OP_MODULO:
        case MP_BINARY_OP_INPLACE_MODULO:
            if (a > 0 && b > TAG) {
                return MP_OBJ_NEW_SMALL_INT(
                    (uint32_t)(a >> TAG_BITS) % (uint32_t)(b >> TAG_BITS));
            }
            break;
        default:
            break;
    }
    return mp_binary_op_of_all(op, lhs, rhs);
}
