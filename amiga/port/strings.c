/* The string functions of C that the interpreter calls and arithmetic.S and memory.S lack. */
#include <stdint.h>
#include <string.h>

void *memchr(const void *from, int byte, size_t count) {
    const uint8_t *place = from;
    for (; count != 0; --count, ++place) {
        if (*place == (uint8_t)byte) {
            return (void *)place;
        }
    }
    return NULL;
}

int strcmp(const char *a, const char *b) {
    while (*a != '\0' && *a == *b) {
        ++a;
        ++b;
    }
    return (int)(uint8_t)*a - (int)(uint8_t)*b;
}

int strncmp(const char *a, const char *b, size_t count) {
    for (; count != 0; --count, ++a, ++b) {
        if (*a != *b || *a == '\0') {
            return (int)(uint8_t)*a - (int)(uint8_t)*b;
        }
    }
    return 0;
}

char *strchr(const char *text, int letter) {
    for (;; ++text) {
        if (*text == (char)letter) {
            return (char *)text;
        }
        if (*text == '\0') {
            return NULL;
        }
    }
}

char *strrchr(const char *text, int letter) {
    const char *found = NULL;
    do {
        if (*text == (char)letter) {
            found = text;
        }
    } while (*text++ != '\0');
    return (char *)found;
}
