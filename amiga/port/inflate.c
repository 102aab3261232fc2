/* Unpacks deflated data (RFC 1951), quickly on a 68000: a code of up to QUICK bits is found by one
 * look at a table. MicroPython's own takes one bit at a time, ten times as long.
 *
 * The data are trusted: whoever calls this has seen their checksum. */
#include <string.h>

#include "amiga.h"

enum {
    QUICK = 9,
    LONGEST = 15,
    LITERALS = 288,
    DISTANCES = 30,
    LENGTH_CODES = 19,
    END = 256,
    BEYOND = 0x80,
    FIRST_LENGTH = 257,
    REPEAT_LAST = 16,
    REPEAT_NONE = 17,
    REPEAT_NONE_LONG = 18,
};

/* A canonical code. By the next QUICK bits: how many of them are the code of a symbol, BEYOND a byte
 * when the symbol is one of the highest, 0 when the code is longer; and the symbol's last byte. */
struct code {
    uint8_t quick[1 << QUICK];
    uint8_t quick_symbol[1 << QUICK];
    uint16_t count[LONGEST + 1];
    uint16_t symbols[LITERALS];
    uint16_t first_long; /* the first code that is longer, */
    uint16_t place_long; /* and the place of its symbol */
};

struct inflating {
    const uint8_t *next;
    uint32_t bits; /* those that were read and not yet taken, the first one lowest */
    int32_t held;  /* how many */
    struct code literals;
    struct code distances;
    uint8_t lengths[LITERALS + DISTANCES + 2];
};

static const uint16_t length_base[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31,
    35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2,
    3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distance_base[] = {1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129,
    193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t length_order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12,
    3, 13, 2, 14, 1, 15};

/* gcc makes one word of two bytes that stand side by side, an address error where they are odd. */
static inline uint32_t byte_at(const uint8_t *place) {
    return *(const volatile uint8_t *)place;
}

static uint32_t take(struct inflating *state, int32_t count) {
    while (state->held < count) {
        state->bits |= (uint32_t)*state->next++ << state->held;
        state->held += 8;
    }
    uint32_t taken = state->bits & ((1UL << count) - 1);
    state->bits >>= count;
    state->held -= count;
    return taken;
}

static uint32_t reversed(uint32_t bits, uint32_t count) {
    uint32_t turned = 0;
    while (count-- != 0) {
        turned = turned << 1 | (bits & 1);
        bits >>= 1;
    }
    return turned;
}

/* The next code of so many bits, the first bit lowest. */
static inline uint16_t counted_on(uint16_t code, uint16_t length) {
    uint16_t bit = (uint16_t)(1U << (length - 1));
    while ((code & bit) != 0) {
        code ^= bit;
        bit >>= 1;
    }
    return code | bit;
}

static void make_code(struct code *code, const uint8_t *lengths, uint32_t symbols) {
    uint16_t places[LONGEST + 2];
    uint16_t next[LONGEST + 2];
    memset(code->quick, 0, sizeof(code->quick));
    memset(code->count, 0, sizeof(code->count));
    for (uint32_t symbol = 0; symbol < symbols; ++symbol) {
        ++code->count[lengths[symbol]];
    }
    code->count[0] = 0;
    places[1] = 0;
    uint32_t first = 0;
    for (uint32_t length = 1; length <= LONGEST; ++length) {
        places[length + 1] = (uint16_t)(places[length] + code->count[length]);
        next[length] = (uint16_t)reversed(first, length);
        if (length == QUICK + 1) {
            code->first_long = (uint16_t)first;
            code->place_long = places[length];
        }
        first = (first + code->count[length]) << 1;
    }
    for (uint32_t symbol = 0; symbol < symbols; ++symbol) {
        uint16_t length = lengths[symbol];
        if (length == 0) {
            continue;
        }
        code->symbols[places[length]++] = (uint16_t)symbol;
        if (length <= QUICK) {
            uint8_t entry = (uint8_t)(symbol < END ? length : length | BEYOND);
            uint16_t step = (uint16_t)(1U << length);
            for (uint16_t place = next[length]; place < 1 << QUICK; place += step) {
                code->quick[place] = entry;
                code->quick_symbol[place] = (uint8_t)symbol;
            }
        }
        next[length] = counted_on(next[length], length);
    }
}

/* The next symbol of a code that is longer than QUICK bits: bit by bit through the lengths. */
static uint32_t long_symbol(struct inflating *state, const struct code *code) {
    uint32_t value = reversed(take(state, QUICK), QUICK);
    uint32_t first = code->first_long;
    uint32_t place = code->place_long;
    for (uint32_t length = QUICK + 1; length <= LONGEST; ++length) {
        value = value << 1 | take(state, 1);
        uint32_t count = code->count[length];
        if (value - first < count) {
            return code->symbols[place + (value - first)];
        }
        place += count;
        first = (first + count) << 1;
    }
    return END;
}

static uint32_t symbol_of(struct inflating *state, const struct code *code) {
    while (state->held < LONGEST) {
        state->bits |= (uint32_t)*state->next++ << state->held;
        state->held += 8;
    }
    uint32_t place = state->bits & ((1 << QUICK) - 1);
    uint32_t length = code->quick[place];
    if (length == 0) {
        return long_symbol(state, code);
    }
    state->bits >>= length;
    state->held -= (int32_t)length;
    return code->quick_symbol[place];
}

static void read_codes(struct inflating *state) {
    uint32_t literals = take(state, 5) + FIRST_LENGTH;
    uint32_t distances = take(state, 5) + 1;
    uint32_t given = take(state, 4) + 4;
    for (uint32_t place = 0; place < LENGTH_CODES; ++place) {
        state->lengths[length_order[place]] = place < given ? (uint8_t)take(state, 3) : 0;
    }
    make_code(&state->distances, state->lengths, LENGTH_CODES);
    uint32_t place = 0;
    while (place < literals + distances) {
        uint32_t symbol = symbol_of(state, &state->distances);
        uint32_t times = 1;
        uint8_t length = (uint8_t)symbol;
        if (symbol == REPEAT_LAST) {
            length = state->lengths[place - 1];
            times = take(state, 2) + 3;
        } else if (symbol == REPEAT_NONE) {
            length = 0;
            times = take(state, 3) + 3;
        } else if (symbol == REPEAT_NONE_LONG) {
            length = 0;
            times = take(state, 7) + 11;
        }
        while (times-- != 0) {
            state->lengths[place++] = length;
        }
    }
    make_code(&state->literals, state->lengths, literals);
    make_code(&state->distances, state->lengths + literals, distances);
}

static void fixed_codes(struct inflating *state) {
    for (uint32_t symbol = 0; symbol < LITERALS; ++symbol) {
        state->lengths[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
    }
    make_code(&state->literals, state->lengths, LITERALS);
    for (uint32_t symbol = 0; symbol < DISTANCES; ++symbol) {
        state->lengths[symbol] = 5;
    }
    make_code(&state->distances, state->lengths, DISTANCES);
}

static uint8_t *stored(struct inflating *state, uint8_t *out) {
    /* Whole bytes that were read too early are given back. */
    state->next -= state->held / 8;
    state->bits = 0;
    state->held = 0;
    uint32_t count = byte_at(state->next) | byte_at(state->next + 1) << 8;
    state->next += 4;
    while (count-- != 0) {
        *out++ = *state->next++;
    }
    return out;
}

/* What `coded` does most, on what it keeps in registers: at least 16 bits are held, or 8. */
#define REFILL() \
    if (held < 16) { \
        bits |= (byte_at(next) | byte_at(next + 1) << 8) << held; \
        next += 2; \
        held += 16; \
    }
#define PUT_BACK() \
    (state->next = next, state->bits = bits, state->held = held)
#define GET_BACK() \
    (next = state->next, bits = state->bits, held = state->held)

static uint8_t *coded(struct inflating *state, uint8_t *out) {
    const uint8_t *quick = state->literals.quick;
    const uint8_t *next = state->next;
    uint32_t bits = state->bits;
    int16_t held = (int16_t)state->held;
    for (;;) {
        REFILL();
        uint32_t place = bits & ((1 << QUICK) - 1);
        uint8_t length = quick[place];
        uint16_t symbol;
        if ((int8_t)length > 0) {
            *out++ = quick[(1 << QUICK) + place]; /* a symbol that is a byte */
            bits >>= length;
            held = (int16_t)(held - length);
            continue;
        }
        if (length != 0) {
            length &= BEYOND - 1;
            symbol = (uint16_t)(END + quick[(1 << QUICK) + place]);
            bits >>= length;
            held = (int16_t)(held - length);
        } else {
            PUT_BACK();
            symbol = (uint16_t)long_symbol(state, &state->literals);
            GET_BACK();
            if (symbol < END) {
                *out++ = (uint8_t)symbol;
                continue;
            }
        }
        PUT_BACK();
        if (symbol == END) {
            return out;
        }
        symbol = (uint16_t)(symbol - FIRST_LENGTH);
        uint16_t count = length_base[symbol];
        if (length_extra[symbol] != 0) {
            count = (uint16_t)(count + take(state, length_extra[symbol]));
        }
        symbol = (uint16_t)symbol_of(state, &state->distances);
        int32_t extra = symbol < 2 ? 0 : (symbol - 2) >> 1;
        const uint8_t *from = out - (distance_base[symbol] + take(state, extra));
        do {
            *out++ = *from++;
        } while (--count != 0);
        GET_BACK();
    }
}

uint32_t inflate_bytes(void) {
    return sizeof(struct inflating);
}

void inflate(void *work, const uint8_t *data, uint8_t *out) {
    struct inflating *state = work;
    state->next = data;
    state->bits = 0;
    state->held = 0;
    bool is_last;
    do {
        is_last = take(state, 1) != 0;
        switch (take(state, 2)) {
            case 0:
                out = stored(state, out);
                break;
            case 1:
                fixed_codes(state);
                out = coded(state, out);
                break;
            default:
                read_codes(state);
                out = coded(state, out);
        }
    } while (!is_last);
}
