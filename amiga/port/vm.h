/* The hot part of the interpreter's loop, put into vm.c by amiga/rewrite.py: going from one opcode
 * to the next, local variables, and operators on two small integers without a call.
 *
 * Names in capitals that end in `_OPS` or begin with `AMIGA_` stand in the function
 * mp_execute_bytecode() and use its variables ip, sp, fastn and code_state. */
#ifndef AMIGA_VM_H
#define AMIGA_VM_H

#include <stdint.h>

#include "functions.h"
#include "lookups.h"
#include "py/bc0.h"
#include "py/runtime.h"
#include "smallints.h"

#if MICROPY_ENABLE_SCHEDULER || MICROPY_PY_THREAD || MICROPY_ENABLE_PYSTACK
#error "The short ways know one task, and exceptions of one kind."
#endif

/* Guarding a piece of code against exceptions, without a call. */
#undef nlr_push
#define nlr_push(guard) \
    ((guard)->prev = MP_STATE_THREAD(nlr_top), MP_STATE_THREAD(nlr_top) = (guard), \
     setjmp((guard)->jmpbuf))
#define nlr_pop() ((void)(MP_STATE_THREAD(nlr_top) = MP_STATE_THREAD(nlr_top)->prev))

/* A number in the bytecode: seven bits a byte, nearly always in one byte. */
#define AMIGA_NEXT_NUMBER() amiga_next_number(&ip)

static inline mp_uint_t amiga_next_number(const byte **from) {
    const byte *ip = *from;
    mp_uint_t number = *ip++;
    if ((number & 0x80) != 0) {
        number &= 0x7f;
        do {
            number = (number << 7) + (*ip & 0x7f);
        } while ((*ip++ & 0x80) != 0);
    }
    *from = ip;
    return number;
}

/* The next opcode's code. gcc would widen and shift in long words, which a 68000 does slowly. */
#ifdef __mc68020__
#define AMIGA_TARGET(ip, number, target, table) \
    __asm__("moveq #0,%1\n\tmove.b (%0)+,%1\n\tmove.l (%3,%1.l*4),%2" \
        : "+a" (ip), "=&d" (number), "=a" (target) : "a" (table))
#else
#define AMIGA_TARGET(ip, number, target, table) \
    __asm__("moveq #0,%1\n\tmove.b (%0)+,%1\n\tadd.w %1,%1\n\tadd.w %1,%1\n\t" \
        "move.l (%3,%1.w),%2" \
        : "+a" (ip), "=&d" (number), "=a" (target) : "a" (table))
#endif

/* What each opcode uses has a register of its own; gcc would give them to what is rare. */
#define AMIGA_REGISTERS \
    register mp_obj_t *fastn __asm__("a5") = &code_state->state[code_state->n_state - 1]; \
    register const void *const *places __asm__("d7") = entry_table; \
    __asm__("" : "+r" (places));

#define AMIGA_DISPATCH() \
    do { \
        const void *target_; \
        uint32_t number_; \
        AMIGA_TARGET(ip, number_, target_, places); \
        goto *target_; \
    } while (0)

/* An exception of Ctrl-C can be pending only after amiga_poll(). */
#define AMIGA_DISPATCH_AFTER_JUMP() \
    do { \
        __asm__ goto ("subq.w #1,amiga_jumps_left\n\tjeq %l[amiga_poll_now]" \
            : : : "memory", "cc" : amiga_poll_now); \
        DISPATCH(); \
    } while (0)

#define AMIGA_IS_TRUE(object) amiga_is_true(object)

static inline bool amiga_is_true(mp_obj_t object) {
    return object == mp_const_true || (object != mp_const_false && mp_obj_is_true(object));
}

#define LOAD_FAST(n) \
    amiga_load_fast_##n: \
        obj_shared = fastn[-n]; \
        if (obj_shared == MP_OBJ_NULL) { \
            goto local_name_error; \
        } \
        PUSH(obj_shared); \
        DISPATCH();

#define STORE_FAST(n) \
    amiga_store_fast_##n: \
        fastn[-n] = POP(); \
        DISPATCH();

/* When both are small integers, the statement; else the long way. */
#define ON_SMALL(label, statement) \
    amiga_##label: { \
        int32_t b = (int32_t)sp[0]; \
        int32_t a = (int32_t)sp[-1]; \
        if (are_small(a, b)) { \
            statement \
        } \
        goto entry_MP_BC_BINARY_OP_MULTI; \
    }

#define COMPUTE(label) \
    ON_SMALL(label, \
        mp_obj_t result = small_##label(a, b); \
        if (result != MP_OBJ_NULL) { \
            *--sp = result; \
            DISPATCH(); \
        })

#define COMBINE(label, operator) \
    ON_SMALL(label, *--sp = (mp_obj_t)(a operator b); DISPATCH();)

#define JUDGE(truth) \
    if (truth) { \
        goto amiga_compared_true; \
    } \
    goto amiga_compared_false;

/* Two names, too, are equal when they are the same. */
#define COMPARE_SAME(label, operator) \
    amiga_##label: \
        if (are_small((int32_t)sp[0], (int32_t)sp[-1]) \
            || (mp_obj_is_qstr(sp[0]) && mp_obj_is_qstr(sp[-1]))) { \
            JUDGE(sp[-1] operator sp[0]) \
        } \
        goto entry_MP_BC_BINARY_OP_MULTI;

#define COMPARE(label, operator) \
    ON_SMALL(label, JUDGE(a operator b))

/* A comparison is nearly always followed by a jump: the truth value need not be made. */
#define AMIGA_COMPARED(result, other, jump) \
    amiga_compared_##result: \
        if (*ip == MP_BC_POP_JUMP_IF_##jump) { \
            sp -= 2; \
            ++ip; \
            goto amiga_take_jump; \
        } \
        if (*ip == MP_BC_POP_JUMP_IF_##other) { \
            sp -= 2; \
            ip += (ip[1] & 0x80) != 0 ? 3 : 2; \
            DISPATCH(); \
        } \
        *--sp = mp_const_##result; \
        DISPATCH();

#define AMIGA_ENTRIES \
    LOAD_FAST(0) LOAD_FAST(1) LOAD_FAST(2) LOAD_FAST(3) \
    LOAD_FAST(4) LOAD_FAST(5) LOAD_FAST(6) LOAD_FAST(7) \
    STORE_FAST(0) STORE_FAST(1) STORE_FAST(2) STORE_FAST(3) \
    STORE_FAST(4) STORE_FAST(5) STORE_FAST(6) STORE_FAST(7) \
    COMPUTE(add) \
    COMPUTE(subtract) \
    COMPUTE(multiply) \
    COMPUTE(divide) \
    COMPUTE(modulo) \
    COMBINE(and, &) \
    COMBINE(or, |) \
    COMPARE(less, <) \
    COMPARE(more, >) \
    COMPARE_SAME(equal, ==) \
    COMPARE(less_equal, <=) \
    COMPARE(more_equal, >=) \
    COMPARE_SAME(not_equal, !=) \
    amiga_is: \
        JUDGE(sp[-1] == sp[0]) \
    AMIGA_COMPARED(true, FALSE, TRUE) \
    AMIGA_COMPARED(false, TRUE, FALSE) \
    amiga_take_jump: { \
        DECODE_SLABEL; \
        ip += slab; \
        AMIGA_DISPATCH_AFTER_JUMP(); \
    } \
    amiga_poll_now: \
        amiga_poll(); \
        if (MP_STATE_THREAD(mp_pending_exception) != MP_OBJ_NULL) { \
            MARK_EXC_IP_SELECTIVE(); \
            mp_handle_pending(true); \
        } \
        DISPATCH();

#define AT_OPERATOR(operator, label) \
    [MP_BC_BINARY_OP_MULTI + MP_BINARY_OP_##operator] = &&amiga_##label,

#define AMIGA_PLACES \
    [MP_BC_LOAD_FAST_MULTI] = &&amiga_load_fast_0, &&amiga_load_fast_1, &&amiga_load_fast_2, \
    &&amiga_load_fast_3, &&amiga_load_fast_4, &&amiga_load_fast_5, &&amiga_load_fast_6, \
    &&amiga_load_fast_7, \
    [MP_BC_STORE_FAST_MULTI] = &&amiga_store_fast_0, &&amiga_store_fast_1, \
    &&amiga_store_fast_2, &&amiga_store_fast_3, &&amiga_store_fast_4, &&amiga_store_fast_5, \
    &&amiga_store_fast_6, &&amiga_store_fast_7, \
    AT_OPERATOR(ADD, add) AT_OPERATOR(INPLACE_ADD, add) \
    AT_OPERATOR(SUBTRACT, subtract) AT_OPERATOR(INPLACE_SUBTRACT, subtract) \
    AT_OPERATOR(MULTIPLY, multiply) AT_OPERATOR(INPLACE_MULTIPLY, multiply) \
    AT_OPERATOR(FLOOR_DIVIDE, divide) AT_OPERATOR(INPLACE_FLOOR_DIVIDE, divide) \
    AT_OPERATOR(MODULO, modulo) AT_OPERATOR(INPLACE_MODULO, modulo) \
    AT_OPERATOR(AND, and) AT_OPERATOR(INPLACE_AND, and) \
    AT_OPERATOR(OR, or) AT_OPERATOR(INPLACE_OR, or) \
    AT_OPERATOR(LESS, less) AT_OPERATOR(MORE, more) AT_OPERATOR(EQUAL, equal) \
    AT_OPERATOR(LESS_EQUAL, less_equal) AT_OPERATOR(MORE_EQUAL, more_equal) \
    AT_OPERATOR(NOT_EQUAL, not_equal) AT_OPERATOR(IS, is)

#endif
