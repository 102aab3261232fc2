/* The words of the command line, or of a line that is typed in its place, by the shell's rules of
 * quoting. */
#include <string.h>

#include "amiga.h"
#include "py/runtime.h"
#include "py/unicode.h"
#include "text.h"

enum {
    LINE_BYTES = 512, /* the shell's own limit */
    ESCAPE = 0x1b,
    NUMBER_DIGITS = 7
};

static uint8_t kept[LINE_BYTES];
static uint32_t kept_length;

void arguments_keep(const char *line, uint32_t length) {
    kept_length = 0;
    while (kept_length < length && kept_length < LINE_BYTES && line[kept_length] != '\n'
           && line[kept_length] != '\0') {
        kept[kept_length] = (uint8_t)line[kept_length];
        ++kept_length;
    }
}

static bool is_space(uint8_t letter) {
    return letter == ' ' || letter == '\t';
}

static bool is_digit(uint8_t letter) {
    return letter >= '0' && letter <= '9';
}

/* The place behind a keyword that begins here, in any case, and behind its "=" or spaces; 0 when
 * none does. */
static uint32_t behind_keyword(uint32_t place, const char *keyword) {
    for (; *keyword != '\0'; ++keyword, ++place) {
        if (place >= kept_length || unichar_toupper(kept[place]) != unichar_toupper(*keyword)) {
            return 0;
        }
    }
    uint32_t start = place;
    while (place < kept_length && (is_space(kept[place]) || kept[place] == '=')) {
        ++place;
    }
    return place > start ? place : 0;
}

/* Inside quotes an asterisk makes the next letter special. */
static uint8_t after_asterisk(uint8_t letter) {
    switch (letter) {
        case 'n':
        case 'N':
            return '\n';
        case 'e':
        case 'E':
            return ESCAPE;
        default:
            return letter;
    }
}

static uint32_t skip_spaces(uint32_t place) {
    while (place < kept_length && is_space(kept[place])) {
        ++place;
    }
    return place;
}

/* The place behind the word that begins here; its letters go to the text, if there is one. */
static uint32_t take_word(uint32_t place, vstr_t *word) {
    bool quoted = false;
    uint8_t before = '='; /* a quote opens at the start of a word, or after KEY= */
    for (; place < kept_length; ++place) {
        uint8_t letter = kept[place];
        if (quoted && letter == '*' && place + 1 < kept_length) {
            letter = after_asterisk(kept[++place]);
        } else if (quoted && letter == '"') {
            quoted = false;
            before = letter;
            continue;
        } else if (!quoted && letter == '"' && before == '=') {
            quoted = true;
            continue;
        } else if (!quoted && is_space(letter)) {
            break;
        }
        before = letter;
        if (word != NULL) {
            char utf8[2];
            vstr_add_strn(word, utf8, (size_t)(text_to_utf8(&letter, 1, utf8) - utf8));
        }
    }
    return place;
}

uint32_t arguments_take_number(const char *keyword) {
    uint32_t start = skip_spaces(0);
    /* Behind the first word a dash belongs to a script. */
    uint32_t last = keyword[0] == '-' ? start + 1 : kept_length;
    while (start < last && start < kept_length) {
        uint32_t place = behind_keyword(start, keyword);
        uint32_t number = 0;
        uint32_t digits = 0;
        while (place != 0 && place < kept_length && is_digit(kept[place])
               && digits < NUMBER_DIGITS) {
            number = number * 10 + (uint32_t)(kept[place++] - '0');
            ++digits;
        }
        if (digits != 0 && (place == kept_length || is_space(kept[place]))) {
            memmove(kept + start, kept + place, kept_length - place);
            kept_length -= place - start;
            return number;
        }
        start = skip_spaces(take_word(start, NULL));
    }
    return 0;
}

mp_obj_t arguments_list(void) {
    mp_obj_t list = mp_obj_new_list(0, NULL);
    uint32_t place = 0;
    for (;;) {
        place = skip_spaces(place);
        if (place == kept_length) {
            return list;
        }
        vstr_t word;
        vstr_init(&word, 16);
        place = take_word(place, &word);
        mp_obj_list_append(list, mp_obj_new_str_from_vstr(&word));
    }
}

/* The words of a line from the input, as a list; None at its end. */
mp_obj_t arguments_read(void) {
    char line[LINE_BYTES];
    uint32_t length = 0;
    int32_t letter = console_read_byte();
    bool is_end = letter < 0;
    while (letter >= 0 && letter != '\n') {
        if (length < LINE_BYTES) {
            line[length++] = (char)letter;
        }
        letter = console_read_byte();
    }
    amiga_poll(); /* Ctrl-C while waiting: the interrupt comes at the next jump */
    arguments_keep(line, length);
    return is_end ? mp_const_none : arguments_list();
}
