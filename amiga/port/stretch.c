/* stretch(word, salt, rounds): 32 bytes by PBKDF2-HMAC-SHA256 (RFC 8018, FIPS 180-4). */
#include <string.h>

#include "amiga.h"
#include "py/runtime.h"

#if __BYTE_ORDER__ != __ORDER_BIG_ENDIAN__
#error "Words are taken from the bytes as they lie."
#endif

enum {
    STATE_WORDS = 8,
    STATE_BYTES = 32,
    BLOCK_WORDS = 16,
    BLOCK_BYTES = 64,
    STEPS = 64,
    LENGTH_BYTES = 8,
    BITS_PER_BYTE = 8,
    END_MARK = 0x80,
    INNER_PAD = 0x36,
    OUTER_PAD = 0x5c
};

static const uint32_t start_state[STATE_WORDS] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const uint32_t constants[STEPS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* A 68000 takes two cycles for each bit that it turns, and four for a whole half. */
static inline uint32_t turned_right(uint32_t word, unsigned bits) {
    return word >> bits | word << (32 - bits);
}

static inline uint32_t halves_swapped(uint32_t word) {
    return word >> 16 | word << 16;
}

static inline uint32_t turned_left(uint32_t word, unsigned bits) {
    return word << bits | word >> (32 - bits);
}

static void compress(uint32_t *state, const uint32_t *block) {
    uint32_t words[STEPS];
    memcpy(words, block, BLOCK_BYTES);
    for (uint32_t *word = words + BLOCK_WORDS; word != words + STEPS; ++word) {
        uint32_t late = word[-2];
        uint32_t early = word[-15];
        uint32_t late_half = turned_right(halves_swapped(late), 1);
        uint32_t early_seven = turned_right(early, 7);
        *word = word[-16] + word[-7]
            + (late_half ^ turned_right(late_half, 2) ^ late >> 10)
            + (early_seven ^ turned_left(halves_swapped(early_seven), 5) ^ early >> 3);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (size_t i = 0; i < STEPS; ++i) {
        uint32_t mixed = turned_left(halves_swapped(e), 2) ^ e; /* by 14, then 5, then 6 */
        mixed = turned_right(turned_right(mixed, 5) ^ e, 6);
        uint32_t first = h + mixed + (g ^ (e & (f ^ g))) + constants[i] + words[i];
        mixed = turned_left(halves_swapped(a), 7) ^ a; /* by 9, then 11, then 2 */
        mixed = turned_right(turned_left(halves_swapped(mixed), 5) ^ a, 2);
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + mixed + ((b & c) | (d & (b | c)));
    }
    state[0] += a;
    state[1] += b;
    state[2] += c;
    state[3] += d;
    state[4] += e;
    state[5] += f;
    state[6] += g;
    state[7] += h;
}

/* The last bytes of a text of which whole blocks may have gone into the state before. */
static void finish(uint32_t *state, size_t before, const uint8_t *bytes, size_t length) {
    uint32_t block[BLOCK_WORDS];
    size_t total = before + length;
    for (; length >= BLOCK_BYTES; length -= BLOCK_BYTES, bytes += BLOCK_BYTES) {
        memcpy(block, bytes, BLOCK_BYTES);
        compress(state, block);
    }
    memset(block, 0, BLOCK_BYTES);
    memcpy(block, bytes, length);
    ((uint8_t *)block)[length] = END_MARK;
    if (length >= BLOCK_BYTES - LENGTH_BYTES) {
        compress(state, block);
        memset(block, 0, BLOCK_BYTES);
    }
    block[BLOCK_WORDS - 1] = (uint32_t)total * BITS_PER_BYTE;
    compress(state, block);
}

/* The state after one block of the key, each byte changed by the pad. */
static void start_keyed(uint32_t *state, const uint8_t *key, uint8_t pad) {
    uint32_t block[BLOCK_WORDS];
    for (size_t i = 0; i < BLOCK_BYTES; ++i) {
        ((uint8_t *)block)[i] = key[i] ^ pad;
    }
    memcpy(state, start_state, STATE_BYTES);
    compress(state, block);
}

static mp_obj_t stretch(mp_obj_t word_in, mp_obj_t salt_in, mp_obj_t rounds_in) {
    size_t word_length;
    size_t salt_length;
    const uint8_t *word = (const uint8_t *)mp_obj_str_get_data(word_in, &word_length);
    const char *salt = mp_obj_str_get_data(salt_in, &salt_length);
    mp_int_t rounds = mp_obj_get_int(rounds_in);
    uint8_t key[BLOCK_BYTES] = { 0 };
    if (word_length > BLOCK_BYTES) {
        uint32_t shortened[STATE_WORDS];
        memcpy(shortened, start_state, STATE_BYTES);
        finish(shortened, 0, word, word_length);
        memcpy(key, shortened, STATE_BYTES);
    } else {
        memcpy(key, word, word_length);
    }
    uint32_t inner[STATE_WORDS];
    uint32_t outer[STATE_WORDS];
    start_keyed(inner, key, INNER_PAD);
    start_keyed(outer, key, OUTER_PAD);

    static const char first_block[4] = { 0, 0, 0, 1 };
    vstr_t message;
    vstr_init(&message, salt_length + sizeof(first_block));
    vstr_add_strn(&message, salt, salt_length);
    vstr_add_strn(&message, first_block, sizeof(first_block));
    uint32_t state[STATE_WORDS];
    memcpy(state, inner, STATE_BYTES);
    finish(state, BLOCK_BYTES, (const uint8_t *)message.buf, message.len);
    vstr_clear(&message);

    /* From here on every text is a digest behind a block of the key: its end is always the same. */
    uint32_t block[BLOCK_WORDS] = { 0 };
    block[STATE_WORDS] = (uint32_t)END_MARK << 24;
    block[BLOCK_WORDS - 1] = (BLOCK_BYTES + STATE_BYTES) * BITS_PER_BYTE;
    uint32_t result[STATE_WORDS] = { 0 };
    for (mp_int_t round = 0; round < rounds; ++round) {
        if (round != 0) {
            memcpy(state, inner, STATE_BYTES);
            compress(state, block);
        }
        memcpy(block, state, STATE_BYTES);
        memcpy(state, outer, STATE_BYTES);
        compress(state, block);
        memcpy(block, state, STATE_BYTES);
        for (size_t i = 0; i < STATE_WORDS; ++i) {
            result[i] ^= state[i];
        }
    }
    return mp_obj_new_bytes((const uint8_t *)result, STATE_BYTES);
}
MP_DEFINE_CONST_FUN_OBJ_3(amiga_stretch_obj, stretch);
