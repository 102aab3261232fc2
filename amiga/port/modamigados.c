/* The module amigados: files, console and clock for larpmaster/platform/amiga.py.
 *
 * A failed call raises OSError with the number that IoErr() gave. What is wrong with a text raises
 * ValueError: "not_text" or "file_too_long". */
#include <string.h>

#include "amiga.h"
#include "py/objlist.h"
#include "py/runtime.h"
#include "py/unicode.h"
#include "lib/uzlib/uzlib.h"
#include "text.h"

static NORETURN void raise_ioerr(void) {
    int32_t reason = IoErr();
    mp_raise_OSError(reason != 0 ? reason : IOERR_DISK_FULL);
}

static void raise_console_error(void) {
    int32_t failure = console_error();
    if (failure != 0) {
        mp_raise_OSError(failure);
    }
}

enum {
    KILOBYTE = 1024,
    FINGERPRINT_BYTES = 1024 /* read at once, onto the stack: a heap in pieces may have no room */
};

static mp_obj_t write_text(mp_obj_t text) {
    size_t length;
    const char *from = mp_obj_str_get_data(text, &length);
    console_write(from, length);
    raise_console_error();
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(write_obj, write_text);

static mp_obj_t write_error(mp_obj_t text) {
    size_t length;
    const char *from = mp_obj_str_get_data(text, &length);
    console_write_error(from, length);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(write_error_obj, write_error);

/* A line without its end, or None at the end of the input. */
static mp_obj_t read_line(void) {
    console_flush();
    vstr_t line;
    vstr_init(&line, 32);
    int32_t letter = console_read_byte();
    bool is_end = letter < 0;
    while (letter >= 0 && letter != '\n') {
        uint8_t byte = (uint8_t)letter;
        char utf8[2];
        vstr_add_strn(&line, utf8, (size_t)(text_to_utf8(&byte, 1, utf8) - utf8));
        letter = console_read_byte();
    }
    amiga_poll(); /* Ctrl-C while waiting: the interrupt comes at the next jump */
    if (is_end) {
        return mp_const_none;
    }
    if (line.len != 0 && line.buf[line.len - 1] == '\r') {
        --line.len;
    }
    return mp_obj_new_str_from_vstr(&line);
}
static MP_DEFINE_CONST_FUN_OBJ_0(read_line_obj, read_line);

static mp_obj_t input(size_t count, const mp_obj_t *args) {
    if (count != 0) {
        mp_obj_print_helper(&mp_plat_print, args[0], PRINT_STR);
    }
    mp_obj_t line = read_line();
    if (line == mp_const_none) {
        mp_raise_type(&mp_type_EOFError);
    }
    return line;
}
MP_DEFINE_CONST_FUN_OBJ_VAR_BETWEEN(amiga_input_obj, 0, 1, input);

/* Read a whole file of at most limit bytes into the buffer; the file is closed in any case. */
static void read_whole(const char *path, vstr_t *raw, int32_t limit) {
    bptr file = Open(path, MODE_READ);
    if (file == 0) {
        raise_ioerr();
    }
    int32_t reason = 0;
    int32_t size = -1;
    if (Seek(file, 0, SEEK_FROM_END) >= 0) {
        size = Seek(file, 0, SEEK_FROM_START);
    }
    if (size < 0) {
        reason = IoErr();
    } else if (size <= limit) {
        nlr_buf_t nlr;
        if (nlr_push(&nlr) == 0) {
            vstr_init_len(raw, (size_t)size);
            nlr_pop();
        } else {
            Close(file);
            nlr_jump(nlr.ret_val);
        }
        int32_t got = Read(file, raw->buf, size);
        if (got < 0) {
            reason = IoErr();
        } else {
            raw->len = (size_t)got;
        }
    }
    Close(file);
    if (size > limit) {
        mp_raise_ValueError(MP_ERROR_TEXT("file_too_long"));
    }
    if (size < 0 || reason != 0) {
        mp_raise_OSError(reason);
    }
}

static bool is_utf8(const vstr_t *raw) {
    const uint8_t *bytes = (const uint8_t *)raw->buf;
    bool valid = utf8_check(bytes, raw->len);
    if (text_first_line_holds(bytes, raw->len, "iso-8859-1")) {
        return false;
    }
    if (text_first_line_holds(bytes, raw->len, "utf-8") && !valid) {
        mp_raise_ValueError(MP_ERROR_TEXT("not_text"));
    }
    return valid;
}

/* read_file(path, limit): the text of a file, in the coding that its first line names. */
static mp_obj_t read_file(mp_obj_t path_in, mp_obj_t limit) {
    char path[PATH_BYTES];
    vstr_t raw;
    read_whole(path_from_object(path_in, path), &raw, mp_obj_get_int(limit));
    uint8_t *bytes = (uint8_t *)raw.buf;
    if (memchr(bytes, '\0', raw.len) != NULL) {
        mp_raise_ValueError(MP_ERROR_TEXT("not_text"));
    }
    raw.len = text_drop_returns(bytes, raw.len);
    size_t length = text_utf8_length(bytes, raw.len);
    if (length == raw.len || is_utf8(&raw)) {
        return mp_obj_new_str_from_utf8_vstr(&raw);
    }
    vstr_t text;
    vstr_init_len(&text, length);
    text_to_utf8(bytes, raw.len, text.buf);
    vstr_clear(&raw);
    return mp_obj_new_str_from_utf8_vstr(&text);
}
static MP_DEFINE_CONST_FUN_OBJ_2(read_file_obj, read_file);

/* fingerprint(path, limit): the CRC-32 of a file's bytes as they stand on the disk. */
static mp_obj_t fingerprint(mp_obj_t path_in, mp_obj_t limit) {
    char path[PATH_BYTES];
    uint8_t piece[FINGERPRINT_BYTES];
    path_from_object(path_in, path);
    bptr file = Open(path, MODE_READ);
    if (file == 0) {
        raise_ioerr();
    }
    uint32_t checksum = UINT32_MAX;
    int32_t left = mp_obj_get_int(limit);
    int32_t got;
    while ((got = Read(file, piece, FINGERPRINT_BYTES)) > 0 && left >= got) {
        checksum = uzlib_crc32(piece, (size_t)got, checksum);
        left -= got;
    }
    int32_t reason = got < 0 ? IoErr() : 0;
    Close(file);
    if (got < 0) {
        mp_raise_OSError(reason);
    }
    if (got > 0) {
        mp_raise_ValueError(MP_ERROR_TEXT("file_too_long"));
    }
    return mp_obj_new_int_from_uint(checksum ^ UINT32_MAX);
}
static MP_DEFINE_CONST_FUN_OBJ_2(fingerprint_obj, fingerprint);

/* read_bytes(path, limit): the bytes of a file. */
static mp_obj_t read_bytes(mp_obj_t path_in, mp_obj_t limit) {
    char path[PATH_BYTES];
    vstr_t raw;
    read_whole(path_from_object(path_in, path), &raw, mp_obj_get_int(limit));
    return mp_obj_new_bytes_from_vstr(&raw);
}
static MP_DEFINE_CONST_FUN_OBJ_2(read_bytes_obj, read_bytes);

/* read_piece(path, start, length): so many bytes of a file in ISO-8859-1 as a text. */
static mp_obj_t read_piece(mp_obj_t path_in, mp_obj_t start, mp_obj_t length_in) {
    char path[PATH_BYTES];
    vstr_t raw;
    path_from_object(path_in, path);
    vstr_init_len(&raw, (size_t)mp_obj_get_int(length_in));
    bptr file = Open(path, MODE_READ);
    if (file == 0) {
        raise_ioerr();
    }
    int32_t got = Seek(file, mp_obj_get_int(start), SEEK_FROM_START);
    got = got < 0 ? got : Read(file, raw.buf, (int32_t)raw.len);
    int32_t reason = got < 0 ? IoErr() : 0;
    Close(file);
    if (got < 0) {
        mp_raise_OSError(reason);
    }
    const uint8_t *bytes = (const uint8_t *)raw.buf;
    vstr_t text;
    vstr_init_len(&text, text_utf8_length(bytes, (size_t)got));
    text_to_utf8(bytes, (size_t)got, text.buf);
    vstr_clear(&raw);
    return mp_obj_new_str_from_utf8_vstr(&text);
}
static MP_DEFINE_CONST_FUN_OBJ_3(read_piece_obj, read_piece);

static mp_obj_t exists(mp_obj_t path_in) {
    char path[PATH_BYTES];
    return mp_obj_new_bool(path_kind(path_from_object(path_in, path)) != PATH_NOTHING);
}
static MP_DEFINE_CONST_FUN_OBJ_1(exists_obj, exists);

static mp_obj_t remove_file(mp_obj_t path_in) {
    char path[PATH_BYTES];
    if (DeleteFile(path_from_object(path_in, path)) == 0) {
        raise_ioerr();
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(remove_obj, remove_file);

static mp_obj_t rename_file(mp_obj_t from_in, mp_obj_t to_in) {
    char from[PATH_BYTES];
    char to[PATH_BYTES];
    path_from_object(from_in, from);
    if (Rename(from, path_from_object(to_in, to)) == 0) {
        raise_ioerr();
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_2(rename_obj, rename_file);

static mp_obj_t make_folder(mp_obj_t path_in) {
    char path[PATH_BYTES];
    bptr lock = CreateDir(path_from_object(path_in, path));
    if (lock == 0) {
        raise_ioerr();
    }
    UnLock(lock);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(make_folder_obj, make_folder);

mp_obj_t amiga_new_text(const uint8_t *name) {
    size_t length = strlen((const char *)name);
    vstr_t text;
    vstr_init_len(&text, text_utf8_length(name, length));
    text_to_utf8(name, length, text.buf);
    return mp_obj_new_str_from_utf8_vstr(&text);
}

/* The folder of the program: PROGDIR: where the system knows it (vamos does not), else its path;
 * empty, which means the current folder, for a program that has none. */
static mp_obj_t program_folder(void) {
    char path[PATH_BYTES];
    if (!path_of_program(path)) {
        raise_ioerr();
    }
    return amiga_new_text((const uint8_t *)path);
}
static MP_DEFINE_CONST_FUN_OBJ_0(program_folder_obj, program_folder);

/* tool_type(name): its value in the icon that started the program, or None. */
static mp_obj_t tool_type(mp_obj_t name) {
    char value[PATH_BYTES];
    if (!workbench_tool_type(mp_obj_str_get_str(name), value, sizeof(value))) {
        return mp_const_none;
    }
    return amiga_new_text((const uint8_t *)value);
}
static MP_DEFINE_CONST_FUN_OBJ_1(tool_type_obj, tool_type);

/* project(): the path of the file whose icon started the program, or None. */
static mp_obj_t project(void) {
    char path[PATH_BYTES];
    return workbench_project(path, sizeof(path)) ? amiga_new_text((const uint8_t *)path)
        : mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_0(project_obj, project);

/* open_window(name): the console from now on; a name without a colon is the standard window. */
static mp_obj_t open_window(mp_obj_t name_in) {
    char name[PATH_BYTES];
    if (!console_open_window(path_from_object(name_in, name))) {
        raise_ioerr();
    }
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(open_window_obj, open_window);

/* date_stamp(): days since 1.1.1978, minutes of the day, fiftieths of the minute. */
static mp_obj_t date_stamp(void) {
    int32_t date[DATE_LONGS];
    mp_obj_t items[DATE_LONGS];
    DateStamp(date);
    for (size_t i = 0; i < DATE_LONGS; ++i) {
        items[i] = mp_obj_new_int(date[i]);
    }
    return mp_obj_new_tuple(DATE_LONGS, items);
}
static MP_DEFINE_CONST_FUN_OBJ_0(date_stamp_obj, date_stamp);

static mp_obj_t heap_kilobytes(void) {
    return mp_obj_new_int((heap_bytes() + KILOBYTE - 1) / KILOBYTE);
}
static MP_DEFINE_CONST_FUN_OBJ_0(heap_kilobytes_obj, heap_kilobytes);

static MP_DEFINE_CONST_FUN_OBJ_0(arguments_obj, arguments_list);
static MP_DEFINE_CONST_FUN_OBJ_0(read_arguments_obj, arguments_read);

static const mp_rom_map_elem_t names_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR_amigados) },
    { MP_ROM_QSTR(MP_QSTR_arguments), MP_ROM_PTR(&arguments_obj) },
    { MP_ROM_QSTR(MP_QSTR_write), MP_ROM_PTR(&write_obj) },
    { MP_ROM_QSTR(MP_QSTR_write_error), MP_ROM_PTR(&write_error_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_line), MP_ROM_PTR(&read_line_obj) },
    { MP_ROM_QSTR(MP_QSTR_start_keys), MP_ROM_PTR(&amiga_start_keys_obj) },
    { MP_ROM_QSTR(MP_QSTR_end_keys), MP_ROM_PTR(&amiga_end_keys_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_keys), MP_ROM_PTR(&amiga_read_keys_obj) },
    { MP_ROM_QSTR(MP_QSTR_pointer_cell), MP_ROM_PTR(&amiga_pointer_cell_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_file), MP_ROM_PTR(&read_file_obj) },
    { MP_ROM_QSTR(MP_QSTR_fingerprint), MP_ROM_PTR(&fingerprint_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_bytes), MP_ROM_PTR(&read_bytes_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_piece), MP_ROM_PTR(&read_piece_obj) },
    { MP_ROM_QSTR(MP_QSTR_on_missing_room), MP_ROM_PTR(&amiga_on_missing_room_obj) },
    { MP_ROM_QSTR(MP_QSTR_exists), MP_ROM_PTR(&exists_obj) },
    { MP_ROM_QSTR(MP_QSTR_remove), MP_ROM_PTR(&remove_obj) },
    { MP_ROM_QSTR(MP_QSTR_rename), MP_ROM_PTR(&rename_obj) },
    { MP_ROM_QSTR(MP_QSTR_make_folder), MP_ROM_PTR(&make_folder_obj) },
    { MP_ROM_QSTR(MP_QSTR_list_folder), MP_ROM_PTR(&amiga_list_folder_obj) },
    { MP_ROM_QSTR(MP_QSTR_scan_folder), MP_ROM_PTR(&amiga_scan_folder_obj) },
    { MP_ROM_QSTR(MP_QSTR_program_folder), MP_ROM_PTR(&program_folder_obj) },
    { MP_ROM_QSTR(MP_QSTR_tool_type), MP_ROM_PTR(&tool_type_obj) },
    { MP_ROM_QSTR(MP_QSTR_project), MP_ROM_PTR(&project_obj) },
    { MP_ROM_QSTR(MP_QSTR_open_window), MP_ROM_PTR(&open_window_obj) },
    { MP_ROM_QSTR(MP_QSTR_read_arguments), MP_ROM_PTR(&read_arguments_obj) },
    { MP_ROM_QSTR(MP_QSTR_date_stamp), MP_ROM_PTR(&date_stamp_obj) },
    { MP_ROM_QSTR(MP_QSTR_heap_kilobytes), MP_ROM_PTR(&heap_kilobytes_obj) },
    { MP_ROM_QSTR(MP_QSTR_stretch), MP_ROM_PTR(&amiga_stretch_obj) },
};
static MP_DEFINE_CONST_DICT(names, names_table);

const mp_obj_module_t amigados_module = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&names,
};
MP_REGISTER_MODULE(MP_QSTR_amigados, amigados_module);
