/* Standard input, output and error. A Write() is a message to another task, so output is
 * gathered: to the end of the line on a console, to the end of a drawing in key mode, to the end of
 * the buffer into a file. */
#include <string.h>

#include "amiga.h"
#include "py/mpprint.h"
#include "text.h"

enum {
    OUTPUT_BYTES = 2048,
    INPUT_BYTES = 256
};

static struct {
    bptr input;
    bptr output;
    bptr error;
    bptr window; /* opened by us: a start from Workbench has no console */
    bptr star;   /* opened by us: a shell without an error stream has a console */
    bool is_interactive;
    int32_t failure;
    text_lead lead;
    text_lead error_lead;
    uint16_t filled;
    uint16_t taken;
    uint16_t received;
    uint8_t out[OUTPUT_BYTES];
    uint8_t in[INPUT_BYTES];
} console;

static bptr find_error_stream(void) {
    if (console.window != 0) {
        return console.window;
    }
    bptr stream = *(const bptr *)(amiga_task + PROCESS_ERROR_STREAM);
    if (stream != 0) {
        return stream;
    }
    console.star = Open("*", MODE_READ);
    return console.star != 0 ? console.star : console.output;
}

static bool use_window(bptr window) {
    if (window == 0) {
        return false;
    }
    console.window = window;
    console.input = window;
    console.output = window;
    console.is_interactive = true;
    console.taken = 0;
    console.received = 0;
    return true;
}

bool console_open(void) {
    memset(&console, 0, sizeof(console));
    if (amiga_from_workbench) {
        char name[PATH_BYTES];
        bool is_named = workbench_tool_type("WINDOW", name, sizeof(name));
        if (!use_window(window_open(is_named ? name : ""))) {
            return false;
        }
    } else {
        console.input = Input();
        console.output = Output();
        if (console.input != 0) {
            Flush(console.input); /* the shell left the command line in its buffer */
        }
        if (console.output == 0) {
            return false;
        }
        console.is_interactive = IsInteractive(console.output) != 0;
    }
    if (console.is_interactive) {
        /* The window of a Startup-Sequence opens at the first output: it needs chip memory, which
         * the heap is about to take. */
        static const uint8_t plain[] = { 0x1b, '[', '0', 'm' };
        if (Write(console.output, plain, sizeof(plain)) != (int32_t)sizeof(plain)) {
            return false;
        }
    }
    console.error = find_error_stream();
    return true;
}

/* From the shell: from now on everything is read from and written to a window of our own. */
bool console_open_window(const char *name) {
    if (console.window != 0) {
        return true;
    }
    console_flush();
    if (!use_window(window_open(name))) {
        return false;
    }
    console.error = console.window;
    return true;
}

/* A window that closes at once would take the reason of a failure with it. */
static void wait_for_return(void) {
    static const char key[] = "[Return]";
    uint8_t line[INPUT_BYTES];
    if (Write(console.window, key, sizeof(key) - 1) > 0) {
        Read(console.window, line, sizeof(line));
    }
}

bptr console_input(void) {
    return console.input;
}

bptr console_output(void) {
    return console.output;
}

void console_close(int32_t code) {
    keyboard_end();
    if (console.window != 0 && code != RETURN_OK) {
        wait_for_return();
    }
    if (console.star != 0) {
        Close(console.star);
    }
    if (console.window != 0) {
        Close(console.window);
    }
}

static void write_all(bptr to, const uint8_t *from, int32_t length) {
    if (Write(to, from, length) != length && console.failure == 0) {
        int32_t reason = IoErr();
        console.failure = reason != 0 ? reason : IOERR_DISK_FULL;
    }
}

bool console_flush(void) {
    if (console.filled != 0) {
        int32_t length = console.filled;
        console.filled = 0;
        write_all(console.output, console.out, length);
    }
    return console.failure == 0;
}

/* Why output failed, once; 0 when it did not. */
int32_t console_error(void) {
    int32_t failure = console.failure;
    console.failure = 0;
    return failure;
}

void console_write(const char *text, size_t length) {
    bool line_ends = false;
    while (length != 0) {
        size_t room = OUTPUT_BYTES - console.filled;
        size_t piece = length < room ? length : room;
        uint8_t *to = console.out + console.filled;
        size_t got = text_to_latin1(text, piece, to, &console.lead);
        line_ends = line_ends || memchr(to, '\n', got) != NULL;
        console.filled = (uint16_t)(console.filled + got);
        text += piece;
        length -= piece;
        if (console.filled == OUTPUT_BYTES) {
            console_flush();
        }
    }
    if (keyboard_is_on() || (line_ends && console.is_interactive)) {
        console_flush();
    }
}

void console_write_error(const char *text, size_t length) {
    console_flush();
    uint8_t out[64];
    while (length != 0) {
        size_t piece = length < sizeof(out) ? length : sizeof(out);
        size_t got = text_to_latin1(text, piece, out, &console.error_lead);
        if (Write(console.error, out, (int32_t)got) != (int32_t)got) {
            return; /* there is no other place left to complain to */
        }
        text += piece;
        length -= piece;
    }
}

/* One byte in ISO-8859-1, or -1 at the end. */
int32_t console_read_byte(void) {
    if (console.taken == console.received) {
        console_flush();
        int32_t got = console.input != 0 ? Read(console.input, console.in, INPUT_BYTES) : 0;
        console.taken = 0;
        console.received = got > 0 ? (uint16_t)got : 0;
        if (got <= 0) {
            return -1;
        }
    }
    return console.in[console.taken++];
}

static void print_error(void *unused, const char *text, size_t length) {
    (void)unused;
    console_write_error(text, length);
}

const mp_print_t console_error_print = { NULL, print_error };
