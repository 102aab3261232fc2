/* What the parts of this port offer each other. */
#ifndef AMIGA_AMIGA_H
#define AMIGA_AMIGA_H

#include <stdbool.h>

#include "os.h"
#include "py/obj.h"

enum {
    PATH_BYTES = 256, /* the longest path, with its final zero: AmigaOS has the same limit */
    AMIGA_STACK_BYTES = 24 * 1024
};

/* main.c */
extern uint8_t *amiga_task;
extern bool amiga_from_workbench;

struct memory_piece {
    uint8_t *start;
    uint32_t bytes;
};

/* The second piece may have no bytes. */
struct heap {
    struct memory_piece first;
    struct memory_piece second;
};

/* heap.c: false when even the least heap is not to be had. */
bool heap_take(struct heap *heap);
void heap_give_back(const struct heap *heap);

/* pieces.c: MicroPython's heap in this memory, with nothing in it. */
void heap_begin(const struct heap *heap);
uint32_t heap_bytes(void);

/* interpreter.c: set the interpreter up in the memory given, run the program, clear up. */
int32_t interpreter_run(const struct heap *heap, uint8_t *stack_top, uint32_t stack_bytes);
/* Call function(argument); a Python exception is printed, SystemExit gives its number. */
int32_t interpreter_guard(void (*function)(void *), void *argument);

/* program.c or shell.c: what this executable is for. */
extern const char amiga_program_name[];
extern const char amiga_version[]; /* what the command Version looks for */
extern const uint32_t amiga_heap_most;
extern const uint32_t amiga_heap_least;
extern const char amiga_heap_option[]; /* the word before the wished kilobytes */
int32_t program_main(void);

/* arguments.c */
void arguments_keep(const char *line, uint32_t length);
/* The number after a keyword, taken off the line; 0 when it is not there. */
uint32_t arguments_take_number(const char *keyword);
mp_obj_t arguments_list(void);
mp_obj_t arguments_read(void);

/* allocate.c: the heap is new, or a collection has made room; free blocks may lie anywhere. */
void allocate_anew(void);

/* console.c */
bool console_open(void);
bool console_open_window(const char *name);
void console_close(int32_t code);
void console_write(const char *text, size_t length);
void console_write_error(const char *text, size_t length);
bool console_flush(void);
int32_t console_error(void);
int32_t console_read_byte(void);
bptr console_input(void);
bptr console_output(void);
extern const struct _mp_print_t console_error_print;

/* keyboard.c: single keys from the console; the objects are functions of the module amigados. */
bool keyboard_is_on(void);
void keyboard_end(void);
void keyboard_look_for_break(void);
extern const struct _mp_obj_fun_builtin_fixed_t amiga_start_keys_obj;
extern const struct _mp_obj_fun_builtin_fixed_t amiga_end_keys_obj;
extern const struct _mp_obj_fun_builtin_fixed_t amiga_read_keys_obj;

/* workbench.c: a start by an icon. */
void workbench_begin(void);
void workbench_enter_drawer(void);
bool workbench_tool_type(const char *name, char *to, uint32_t bytes);
bool workbench_project(char *path, uint32_t bytes);
bptr workbench_program_drawer(void);
void workbench_leave_drawer(void);
void workbench_end(void);

/* window.c: a window of our own, and the one behind the console. */
bptr window_open(const char *name);
extern const struct _mp_obj_fun_builtin_fixed_t amiga_pointer_cell_obj;

/* paths.c: a Python string as an AmigaDOS path; raises when it cannot be one. */
const char *path_from_object(mp_obj_t object, char *buffer);
bool path_from_utf8(const char *from, size_t length, char *buffer);

enum path_kind { PATH_NOTHING, PATH_FILE, PATH_FOLDER };
enum path_kind path_kind(const char *path);
/* The drawer of the program, with what a name behind it needs; an empty text for a program that
 * has none. False when the system cannot say. */
bool path_of_program(char *buffer);

struct _mp_reader_t;

/* inflate.c: unpacks deflated data; `work` is room for inflate_bytes() bytes. So many bytes behind
 * the data may be read, too. */
#define INFLATE_READS_ON (4)
uint32_t inflate_bytes(void);
void inflate(void *work, const uint8_t *data, uint8_t *out);

/* rooms.c: modules of the program that lie on the disk beside it. */
bool room_is_known(const char *name, size_t length);
void room_open(struct _mp_reader_t *reader, const char *name);
void bytecode_read(struct _mp_reader_t *reader, uint8_t *to, size_t length);
extern const struct _mp_obj_fun_builtin_fixed_t amiga_on_missing_room_obj;

/* folder.c: what lies in a folder. */
extern const struct _mp_obj_fun_builtin_fixed_t amiga_list_folder_obj;
extern const struct _mp_obj_fun_builtin_fixed_t amiga_scan_folder_obj;

/* modamigados.c: a text of the system as a Python string. */
mp_obj_t amiga_new_text(const uint8_t *text);

/* stretch.c */
extern const struct _mp_obj_fun_builtin_fixed_t amiga_stretch_obj;

#endif
