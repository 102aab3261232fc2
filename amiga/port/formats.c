/* The operator % of texts, and numbers as decimal digits. MicroPython prints each value into a text
 * of its own, through functions that know every base and sign. Here the usual conversions - %d of
 * a small integer and %s of a text or a small integer, with a width or without - are written
 * straight into a buffer; what goes beyond them, or beyond the buffer, goes the long way. */
#include <string.h>

#include "formats.h"
#include "py/objint.h"
#include "py/objstr.h"
#include "py/runtime.h"
#include "smallints.h"

enum {
    BUFFER_BYTES = 160,
    WIDTH_MOST = 80,
    NUMBER_BYTES = 12, /* a sign, ten digits, the end */
    BASE = 10,
    TWO_DIGITS = 100
};

static const char digit_pairs[2 * TWO_DIGITS] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
    "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
    "8081828384858687888990919293949596979899";

/* Writes the digits before `end` and gives the first. */
static char *write_digits(char *end, uint32_t number) {
    while (number >= TWO_DIGITS) {
        uint32_t both;
        if (!divide_words(number, TWO_DIGITS, &both)) {
            uint32_t quotient = number / TWO_DIGITS;
            both = (number - quotient * TWO_DIGITS) << 16;
            number = quotient;
        } else {
            number = both & WORD_MOST;
        }
        const char *pair = digit_pairs + 2 * (both >> 16);
        *--end = pair[1];
        *--end = pair[0];
    }
    if (number >= BASE) {
        *--end = digit_pairs[2 * number + 1];
        *--end = digit_pairs[2 * number];
    } else {
        *--end = (char)('0' + number);
    }
    return end;
}

static char *write_number(char *end, mp_int_t number) {
    char *first = write_digits(end, number < 0 ? -(uint32_t)number : (uint32_t)number);
    if (number < 0) {
        *--first = '-';
    }
    return first;
}

char *mp_obj_int_formatted(char **buffer, size_t *bytes, size_t *length, mp_const_obj_t number,
    int base, const char *prefix, char base_letter, char comma) {
    if (!mp_obj_is_small_int(number) || base != BASE || comma != '\0'
        || (prefix != NULL && *prefix != '\0')) {
        return int_formatted_of_all(buffer, bytes, length, number, base, prefix, base_letter,
            comma);
    }
    if (*bytes < NUMBER_BYTES) {
        *buffer = m_new(char, NUMBER_BYTES);
        *bytes = NUMBER_BYTES;
    }
    char *end = *buffer + NUMBER_BYTES - 1;
    char *first = write_number(end, MP_OBJ_SMALL_INT_VALUE(number));
    *end = '\0';
    *length = (size_t)(end - first);
    return first;
}

struct conversion {
    size_t width;
    bool is_left;
    bool has_zeros;
    char kind;
};

/* Reads what stands after a %; gives what follows it, or NULL when it is not a usual one. */
static const byte *read_conversion(const byte *at, const byte *end, struct conversion *found) {
    found->width = 0;
    found->is_left = at != end && *at == '-';
    at += found->is_left;
    found->has_zeros = !found->is_left && at != end && *at == '0';
    while (at != end && *at >= '0' && *at <= '9' && found->width <= WIDTH_MOST) {
        found->width = found->width * BASE + (*at++ - '0');
    }
    if (at == end || found->width > WIDTH_MOST || (*at != 'd' && *at != 's')) {
        return NULL;
    }
    found->kind = (char)*at;
    return at + 1;
}

/* The value's text and its length in bytes, or NULL when the value is not a usual one. */
static const char *text_of(mp_obj_t value, char kind, char *digits, size_t *length) {
    if (mp_obj_is_small_int(value)) {
        char *end = digits + NUMBER_BYTES;
        char *first = write_number(end, MP_OBJ_SMALL_INT_VALUE(value));
        *length = (size_t)(end - first);
        return first;
    }
    return kind == 's' && (mp_obj_is_qstr(value) || mp_obj_is_exact_type(value, &mp_type_str))
        ? mp_obj_str_get_data(value, length) : NULL;
}

static char *write_padded(char *to, const char *text, size_t length,
    const struct conversion *how) {
    size_t padding = how->width > length ? how->width - length : 0;
    if (how->is_left) {
        memcpy(to, text, length);
        memset(to + length, ' ', padding);
    } else if (how->has_zeros && how->kind == 'd') {
        if (*text == '-') {
            *to++ = *text++;
            --length;
        }
        memset(to, '0', padding);
        memcpy(to + padding, text, length);
    } else {
        memset(to, ' ', padding);
        memcpy(to + padding, text, length);
    }
    return to + padding + length;
}

mp_obj_t str_modulo_format(mp_obj_t pattern, size_t count, const mp_obj_t *values,
    mp_obj_t dict) {
    char buffer[BUFFER_BYTES];
    char digits[NUMBER_BYTES];
    size_t used = 0;
    char *to = buffer;
    char *limit = buffer + BUFFER_BYTES;
    GET_STR_DATA_LEN(pattern, at, pattern_length);
    const byte *end = at + pattern_length;
    if (dict != MP_OBJ_NULL || mp_obj_is_type(pattern, &mp_type_bytes)) {
        goto long_way;
    }
    while (at != end) {
        struct conversion how;
        size_t length;
        if (to == limit) {
            goto long_way;
        }
        if (*at != '%') {
            *to++ = (char)*at++;
            continue;
        }
        at = read_conversion(at + 1, end, &how);
        if (at == NULL || used == count) {
            goto long_way;
        }
        const char *text = text_of(values[used++], how.kind, digits, &length);
        if (text == NULL || length > (size_t)(limit - to) || how.width > (size_t)(limit - to)) {
            goto long_way;
        }
        to = write_padded(to, text, length, &how);
    }
    if (used == count) {
        return mp_obj_new_str(buffer, (size_t)(to - buffer));
    }
long_way:
    return str_modulo_format_of_all(pattern, count, values, dict);
}
