/* Single keys: the console in raw mode, from start_keys() to keyboard_end(). */
#include "amiga.h"
#include "py/objstr.h"
#include "py/runtime.h"

enum {
    COOKED = 0,
    RAW = 1,
    TYPED_BYTES = 256,
    BREAK_BYTE = 3,                  /* what Ctrl-C types in raw mode, where it signals nothing */
    AT_ONCE = 1,                     /* microseconds: no time at all is a fault of old systems */
    WAIT_MICROSECONDS = 500 * 1000,  /* a signal is noticed between two waits only */
    POLLS_PER_LOOK = 8,              /* a look is a message to another task, a poll is none */
    EMPTY_READS = 3,                 /* so many answers without a byte are the end of the input */
    DRAIN_READS = 16
};

/* Reports of the close gadget and of a new size, and of the mouse; on, and off again with plain
 * letters and a cursor. */
static const char reports_on[] = "\x9b" "11;12{" "\x9b" "2{";
static const char reports_off[] = "\x9b" "2}" "\x9b" "11;12}" "\x9b" "0m" "\x9b" " p";

static struct {
    bool is_on;
    uint8_t polls;
    uint8_t empty_reads;
    uint16_t filled;
    uint8_t typed[TYPED_BYTES];
} keyboard;

bool keyboard_is_on(void) {
    return keyboard.is_on;
}

static bool write_codes(const char *codes, size_t length) {
    return Write(console_output(), codes, (int32_t)length) == (int32_t)length;
}

/* A console has the mode; a file, a pipe and a system that knows no SetMode() have not. */
static bool begin(void) {
    if (keyboard.is_on) {
        return true;
    }
    bptr input = console_input();
    bptr output = console_output();
    if (input == 0 || !IsInteractive(input) || !IsInteractive(output) || !SetMode(input, RAW)) {
        return false;
    }
    keyboard.is_on = true;
    keyboard.filled = 0;
    keyboard.empty_reads = 0;
    if (!write_codes(reports_on, sizeof(reports_on) - 1)) {
        keyboard_end();
    }
    return keyboard.is_on;
}

/* Leaves the console as the shell wants it; nothing of a report may be left for its next line. */
void keyboard_end(void) {
    if (!keyboard.is_on) {
        return;
    }
    bptr input = console_input();
    console_flush();
    keyboard.is_on = false;
    write_codes(reports_off, sizeof(reports_off) - 1); /* nobody could be told of a failure */
    for (uint8_t reads = 0; reads < DRAIN_READS && WaitForChar(input, AT_ONCE) != 0; ++reads) {
        if (Read(input, keyboard.typed, TYPED_BYTES) <= 0) {
            break;
        }
    }
    SetMode(input, COOKED);
}

/* Keeps what was typed; of Ctrl-C it makes a signal. */
static void store_typed(uint8_t *from, uint16_t count) {
    for (uint16_t i = 0; i < count; ++i) {
        if (from[i] == BREAK_BYTE) {
            SetSignal(SIGNAL_CTRL_C, SIGNAL_CTRL_C);
            keyboard.filled = 0; /* what was typed before it is not wanted any more */
        } else {
            keyboard.typed[keyboard.filled++] = from[i];
        }
    }
}

/* Reads what waits; when the room is full, for the sake of Ctrl-C only. */
static void take_typed(void) {
    static uint8_t more[TYPED_BYTES];
    int32_t got = Read(console_input(), more, TYPED_BYTES);
    if (got <= 0) {
        ++keyboard.empty_reads;
        return;
    }
    keyboard.empty_reads = 0;
    int32_t room = TYPED_BYTES - keyboard.filled;
    for (int32_t i = room; i < got; ++i) {
        if (more[i] == BREAK_BYTE) {
            SetSignal(SIGNAL_CTRL_C, SIGNAL_CTRL_C);
        }
    }
    store_typed(more, (uint16_t)(got < room ? got : room));
}

/* Ctrl-C while the program works: in raw mode it is a byte like any other. */
void keyboard_look_for_break(void) {
    if (!keyboard.is_on || ++keyboard.polls < POLLS_PER_LOOK) {
        return;
    }
    keyboard.polls = 0;
    if (WaitForChar(console_input(), AT_ONCE) != 0) {
        take_typed();
    }
}

static bool break_waits(void) {
    return (SetSignal(0, 0) & SIGNAL_CTRL_C) != 0;
}

/* start_keys(): whether the console gives single keys from now on. */
static mp_obj_t start_keys(void) {
    console_flush();
    return mp_obj_new_bool(begin());
}
MP_DEFINE_CONST_FUN_OBJ_0(amiga_start_keys_obj, start_keys);

static mp_obj_t end_keys(void) {
    keyboard_end();
    return mp_const_none;
}
MP_DEFINE_CONST_FUN_OBJ_0(amiga_end_keys_obj, end_keys);

/* read_keys(milliseconds): the bytes typed by then, as soon as there are any; 0 waits for ever.
 * None at the end of the input. Ctrl-C ends the wait. */
static mp_obj_t read_keys(mp_obj_t milliseconds) {
    mp_int_t left = mp_obj_get_int(milliseconds) * 1000;
    bool for_ever = left == 0;
    console_flush();
    while (keyboard.filled == 0 && (for_ever || left > 0) && !break_waits()) {
        int32_t wait = for_ever || left > WAIT_MICROSECONDS ? WAIT_MICROSECONDS : left;
        left -= wait;
        if (WaitForChar(console_input(), wait) != 0) {
            take_typed();
            if (keyboard.empty_reads == EMPTY_READS) {
                keyboard.empty_reads = 0;
                return mp_const_none;
            }
        }
    }
    amiga_poll();
    mp_obj_t bytes = mp_obj_new_bytes(keyboard.typed, keyboard.filled);
    keyboard.filled = 0;
    return bytes;
}
MP_DEFINE_CONST_FUN_OBJ_1(amiga_read_keys_obj, read_keys);
