/* ISO-8859-1 outside, UTF-8 inside. */
#ifndef AMIGA_TEXT_H
#define AMIGA_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    TEXT_ASCII_END = 0x80, /* the first code that UTF-8 writes in more than one byte */
    TEXT_LEAD_HIGH = 0xc2, /* UTF-8 leads of the codes 0x80-0xbf and 0xc0-0xff */
    TEXT_LEAD_TOP = 0xc3,
    TEXT_UNKNOWN = '?',
    TEXT_STEP = 8 /* bytes that are looked at at once */
};
#define TEXT_NOT_ASCII (0x80808080UL)

/* What is left of a letter when a piece of UTF-8 ends inside it; start with 0. */
typedef uint8_t text_lead;

/* Convert a piece of UTF-8; letters that ISO-8859-1 lacks become '?'. Gives the bytes written,
 * never more than read. */
size_t text_to_latin1(const char *from, size_t length, uint8_t *to, text_lead *lead);

/* The place of the first letter that ISO-8859-1 lacks, or length when there is none. */
size_t text_first_foreign(const char *from, size_t length);

/* How many bytes ISO-8859-1 text takes as UTF-8. */
size_t text_utf8_length(const uint8_t *from, size_t length);

/* Convert, and give the end of what was written. */
char *text_to_utf8(const uint8_t *from, size_t length, char *to);

/* Take carriage returns before line feeds out, in place; gives the new length. */
size_t text_drop_returns(uint8_t *text, size_t length);

/* Does the first line hold this word, in letters of any size? Give the word in small letters. */
bool text_first_line_holds(const uint8_t *text, size_t length, const char *word);

/* How many bytes at the beginning are letters of ASCII. */
size_t text_plain(const uint8_t *text, size_t length);

/* The place behind so many letters of UTF-8; the end when there are fewer. */
const uint8_t *text_after(const uint8_t *text, size_t length, size_t letters);

#endif
