/* A window of our own, and the one behind the console: its handler tells it to whoever asks for its
 * disk. */
#include <string.h>

#include "amiga.h"
#include "py/mpprint.h"
#include "py/runtime.h"

enum {
    INTUITION_VERSION = 37,
    MOST_WIDTH = 720, /* on a larger screen there is more than a text of 80 letters can fill */
    MOST_HEIGHT = 480,
    ADDRESS_SHIFT = 2 /* between a dos.library pointer and an address */
};

void *IntuitionBase;

static int16_t word_at(const uint8_t *structure, size_t offset) {
    return *(const int16_t *)(structure + offset);
}

static const uint8_t *pointer_at(const uint8_t *structure, size_t offset) {
    return *(const uint8_t *const *)(structure + offset);
}

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

/* As large as the screen of the Workbench below its title; an NTSC one when nobody knows it. */
static void name_standard_window(char *name, size_t bytes) {
    int32_t top = 11;
    int32_t width = 640;
    int32_t height = 189;
    IntuitionBase = OpenLibrary("intuition.library", INTUITION_VERSION);
    if (IntuitionBase != NULL) {
        const uint8_t *screen = LockPubScreen(NULL);
        if (screen != NULL) {
            top = screen[SCREEN_BAR_HEIGHT] + 1;
            width = smaller(word_at(screen, SCREEN_WIDTH), MOST_WIDTH);
            height = smaller(word_at(screen, SCREEN_HEIGHT) - top, MOST_HEIGHT);
            UnlockPubScreen(NULL, screen);
        }
        CloseLibrary(IntuitionBase);
    }
    vstr_t text;
    vstr_init_fixed_buf(&text, bytes, name);
    vstr_printf(&text, "CON:0/%d/%d/%d/%s/CLOSE", (int)top, (int)width, (int)height,
        amiga_program_name);
    vstr_null_terminated_str(&text);
}

/* Opens the console of this name, or the standard one when that is none; 0 when neither opens. The
 * name of a file would have the menu written over it. */
bptr window_open(const char *name) {
    bptr window = strchr(name, ':') != NULL ? Open(name, MODE_READ) : 0;
    if (window != 0 && IsInteractive(window) == 0) {
        Close(window);
        window = 0;
    }
    if (window == 0) {
        char standard[PATH_BYTES];
        name_standard_window(standard, sizeof(standard));
        window = Open(standard, MODE_READ);
    }
    return window;
}

/* NULL where there is none, as behind a serial line. */
static const uint8_t *console_window(void) {
    static uint32_t info[INFO_LONGS]; /* dos.library wants it at a multiple of four */
    const uint8_t *handle = (const uint8_t *)((uint32_t)console_output() << ADDRESS_SHIFT);
    void *port = *(void *const *)(handle + HANDLE_PORT);
    info[INFO_KIND] = 0;
    info[INFO_WINDOW] = 0;
    if (port == NULL || DoPkt(port, ACTION_DISK_INFO, (int32_t)((uint32_t)info >> ADDRESS_SHIFT),
            0, 0, 0, 0) == 0) {
        return NULL;
    }
    bool is_console = info[INFO_KIND] == KIND_COOKED || info[INFO_KIND] == KIND_RAW;
    bool is_window = info[INFO_WINDOW] != 0 && info[INFO_WINDOW] != UINT32_MAX;
    return is_console && is_window ? (const uint8_t *)info[INFO_WINDOW] : NULL;
}

/* pointer_cell(): column and row of the letter under the mouse pointer, counted from 1, or None.
 * What a report says of the mouse may be its movement only, so the window is asked. */
static mp_obj_t pointer_cell(void) {
    const uint8_t *window = keyboard_is_on() ? console_window() : NULL;
    if (window == NULL) {
        return mp_const_none;
    }
    const uint8_t *font = pointer_at(pointer_at(window, WINDOW_RAST_PORT), RAST_PORT_FONT);
    int16_t width = word_at(font, FONT_WIDTH);
    int16_t height = word_at(font, FONT_HEIGHT);
    int16_t x = (int16_t)(word_at(window, WINDOW_POINTER_X) - window[WINDOW_BORDER_LEFT]);
    int16_t y = (int16_t)(word_at(window, WINDOW_POINTER_Y) - window[WINDOW_BORDER_TOP]);
    if (x < 0 || y < 0 || width <= 0 || height <= 0) {
        return mp_const_none;
    }
    mp_obj_t cell[] = {
        MP_OBJ_NEW_SMALL_INT(x / width + 1), MP_OBJ_NEW_SMALL_INT(y / height + 1)
    };
    return mp_obj_new_tuple(MP_ARRAY_SIZE(cell), cell);
}
MP_DEFINE_CONST_FUN_OBJ_0(amiga_pointer_cell_obj, pointer_cell);
