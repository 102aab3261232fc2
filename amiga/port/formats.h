/* Texts made of numbers and other texts: ours, and MicroPython's under the name that
 * amiga/rewrite.py gives it. */
#ifndef AMIGA_FORMATS_H
#define AMIGA_FORMATS_H

#include "py/obj.h"

mp_obj_t str_modulo_format(mp_obj_t pattern, size_t count, const mp_obj_t *values, mp_obj_t dict);
char *int_formatted_of_all(char **buffer, size_t *bytes, size_t *length, mp_const_obj_t number,
    int base, const char *prefix, char base_letter, char comma);
mp_obj_t str_modulo_format_of_all(mp_obj_t pattern, size_t count, const mp_obj_t *values,
    mp_obj_t dict);

/* The hash of the text that qstr_find_strn() looked for last, or 0 when it made none. */
size_t names_hash_of_last(void);

#endif
