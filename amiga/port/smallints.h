/* Arithmetic on two small integers, each twice its value plus one: the result in the same form, or
 * MP_OBJ_NULL when only the long way can tell it. */
#ifndef AMIGA_SMALLINTS_H
#define AMIGA_SMALLINTS_H

#include <stdbool.h>
#include <stdint.h>

#include "py/obj.h"

#if MICROPY_OBJ_REPR != MICROPY_OBJ_REPR_A
#error "A small integer must be twice its value plus one."
#endif

#define SMALL_INT_TAG (1)
#define SMALL_INT_TAG_BITS (1)
#define WORD_MOST (0xffff)
#define WORD_BITS (16)

static inline bool are_small(int32_t a, int32_t b) {
    return (a & b & SMALL_INT_TAG) != 0;
}

static inline mp_obj_t small_add(int32_t a, int32_t b) {
    int32_t sum;
    return __builtin_add_overflow(a, b - SMALL_INT_TAG, &sum) ? MP_OBJ_NULL : (mp_obj_t)sum;
}

static inline mp_obj_t small_subtract(int32_t a, int32_t b) {
    int32_t difference;
    return __builtin_sub_overflow(a, b - SMALL_INT_TAG, &difference)
        ? MP_OBJ_NULL : (mp_obj_t)difference;
}

#ifdef __mc68020__

static inline mp_obj_t small_multiply(int32_t a, int32_t b) {
    int32_t product = a >> SMALL_INT_TAG_BITS;
    uint8_t is_over;
    __asm__("muls.l %2,%0\n\tsvs %1" : "+d" (product), "=d" (is_over) : "dm" (b - SMALL_INT_TAG));
    return is_over ? MP_OBJ_NULL : (mp_obj_t)(product + SMALL_INT_TAG);
}

#else

mp_obj_t small_multiply(int32_t a, int32_t b); /* in arithmetic.S */

#endif

/* One DIVU gives the quotient of 16 bits and above it the remainder; false when that is too short
 * for the divisor, which is not nothing, or the quotient. */
static inline bool divide_words(uint32_t dividend, uint32_t divisor, uint32_t *both) {
    uint8_t is_over;
    if (divisor > WORD_MOST) {
        return false;
    }
    __asm__("divu.w %2,%0\n\tsvs %1" : "+d" (dividend), "=d" (is_over) : "dm" ((uint16_t)divisor));
    *both = dividend;
    return is_over == 0;
}

/* Are the numbers such that the processor's division is Python's? */
static inline bool are_for_division(int32_t a, int32_t b) {
    return a >= 0 && b > SMALL_INT_TAG;
}

static inline mp_obj_t small_division(int32_t a, int32_t b, bool wants_rest) {
    uint32_t dividend = (uint32_t)(a >> SMALL_INT_TAG_BITS);
    uint32_t divisor = (uint32_t)(b >> SMALL_INT_TAG_BITS);
    uint32_t both;
    if (!are_for_division(a, b)) {
        return MP_OBJ_NULL;
    }
    bool is_short = divide_words(dividend, divisor, &both);
    if (wants_rest) {
        return MP_OBJ_NEW_SMALL_INT(is_short ? both >> WORD_BITS : dividend % divisor);
    }
    return MP_OBJ_NEW_SMALL_INT(is_short ? both & WORD_MOST : dividend / divisor);
}

static inline mp_obj_t small_divide(int32_t a, int32_t b) {
    return small_division(a, b, false);
}

static inline mp_obj_t small_modulo(int32_t a, int32_t b) {
    return small_division(a, b, true);
}

#endif
