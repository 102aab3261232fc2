/* ISO-8859-1 outside, UTF-8 inside. */
#include <string.h>

#include "text.h"
#include "py/unicode.h"

enum {
    CONTINUATION_MASK = 0xc0,
    CONTINUATION = 0x80,
    PAYLOAD = 0x3f,
    PAYLOAD_BITS = 6
};

size_t text_to_latin1(const char *from, size_t length, uint8_t *to, text_lead *lead) {
    uint8_t *end = to;
    for (; length != 0; --length) {
        uint8_t byte = (uint8_t)*from++;
        if (byte < TEXT_ASCII_END) {
            *end++ = byte;
        } else if ((byte & CONTINUATION_MASK) == CONTINUATION) {
            if (*lead != 0) {
                *end++ = (uint8_t)((*lead << PAYLOAD_BITS) | (byte & PAYLOAD));
                *lead = 0;
            }
        } else if (byte == TEXT_LEAD_HIGH || byte == TEXT_LEAD_TOP) {
            *lead = byte;
        } else {
            *lead = 0;
            *end++ = TEXT_UNKNOWN;
        }
    }
    return (size_t)(end - to);
}

size_t text_first_foreign(const char *from, size_t length) {
    for (size_t place = 0; place < length; ++place) {
        if ((uint8_t)from[place] > TEXT_LEAD_TOP) {
            return place;
        }
    }
    return length;
}

size_t text_utf8_length(const uint8_t *from, size_t length) {
    size_t total = length;
    for (; length != 0; --length) {
        if (*from++ >= TEXT_ASCII_END) {
            ++total;
        }
    }
    return total;
}

char *text_to_utf8(const uint8_t *from, size_t length, char *to) {
    for (; length != 0; --length) {
        uint8_t byte = *from++;
        if (byte < TEXT_ASCII_END) {
            *to++ = (char)byte;
        } else {
            *to++ = (char)(CONTINUATION_MASK | (byte >> PAYLOAD_BITS));
            *to++ = (char)(CONTINUATION | (byte & PAYLOAD));
        }
    }
    return to;
}

size_t text_drop_returns(uint8_t *text, size_t length) {
    const uint8_t *from = memchr(text, '\r', length);
    if (from == NULL) {
        return length;
    }
    const uint8_t *end = text + length;
    uint8_t *to = text + (from - text);
    for (; from != end; ++from) {
        if (*from != '\r' || from + 1 == end || from[1] != '\n') {
            *to++ = *from;
        }
    }
    return (size_t)(to - text);
}

static uint8_t small_letter(uint8_t letter) {
    return letter >= 'A' && letter <= 'Z' ? (uint8_t)(letter - 'A' + 'a') : letter;
}

bool text_first_line_holds(const uint8_t *text, size_t length, const char *word) {
    const uint8_t *line_end = memchr(text, '\n', length);
    size_t line = line_end == NULL ? length : (size_t)(line_end - text);
    size_t letters = strlen(word);
    for (size_t start = 0; start + letters <= line; ++start) {
        size_t same = 0;
        while (same < letters && small_letter(text[start + same]) == (uint8_t)word[same]) {
            ++same;
        }
        if (same == letters) {
            return true;
        }
    }
    return false;
}

size_t text_plain(const uint8_t *text, size_t length) {
    const uint8_t *place = text;
    const uint8_t *end = text + length;
    if (length >= TEXT_STEP + 1) {
        if (((uintptr_t)place & 1) != 0 && *place < TEXT_ASCII_END) {
            ++place; /* a 68000 reads long words at even places only */
        }
        if (((uintptr_t)place & 1) == 0) {
            const uint8_t *last = end - TEXT_STEP;
            while (place <= last) {
                const uint32_t *words = (const uint32_t *)place;
                if (((words[0] | words[1]) & TEXT_NOT_ASCII) != 0) {
                    break;
                }
                place += TEXT_STEP;
            }
        }
    }
    while (place != end && *place < TEXT_ASCII_END) {
        ++place;
    }
    return (size_t)(place - text);
}

/* How many letters UTF-8 holds. */
size_t utf8_charlen(const byte *text, size_t length) {
    const byte *end = text + length;
    size_t letters = 0;
    while (text != end) {
        size_t plain = text_plain(text, (size_t)(end - text));
        letters += plain;
        text += plain;
        while (text != end && *text >= TEXT_ASCII_END) {
            letters += !UTF8_IS_CONT(*text);
            ++text;
        }
    }
    return letters;
}

/* The place behind so many letters; the end of the text when it has fewer. */
const uint8_t *text_after(const uint8_t *text, size_t length, size_t letters) {
    const uint8_t *end = text + length;
    while (letters != 0 && text != end) {
        size_t rest = (size_t)(end - text);
        size_t plain = text_plain(text, rest < letters ? rest : letters);
        text += plain;
        letters -= plain;
        if (letters != 0 && text != end) {
            do {
                ++text;
            } while (text != end && UTF8_IS_CONT(*text));
            --letters;
        }
    }
    return text;
}
