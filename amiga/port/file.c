/* open(): text files in ISO-8859-1 (or UTF-8 when asked), binary files as bytes. */
#include <string.h>

#include "amiga.h"
#include "py/builtin.h"
#include "py/mperrno.h"
#include "py/runtime.h"
#include "py/stream.h"
#include "text.h"

enum {
    FILE_BYTES = 512
};

typedef struct {
    mp_obj_base_t base;
    bptr file; /* 0 once closed */
    bool is_utf8;
    bool is_writing;
    uint8_t second; /* the other half of a letter whose first half has been given out */
    uint16_t taken;
    uint16_t filled;
    uint8_t bytes[FILE_BYTES];
} file_obj;

static const mp_obj_type_t text_file_type;
static const mp_obj_type_t binary_file_type;

static bool flush(file_obj *self, int *error) {
    int32_t length = self->filled;
    if (!self->is_writing || length == 0) {
        return true;
    }
    self->filled = 0;
    if (Write(self->file, self->bytes, length) != length) {
        int32_t reason = IoErr();
        *error = reason != 0 ? (int)reason : IOERR_DISK_FULL;
        return false;
    }
    return true;
}

static bool is_usable(const file_obj *self, bool for_writing, int *error) {
    if (self->file == 0 || self->is_writing != for_writing) {
        *error = MP_EBADF;
        return false;
    }
    return true;
}

/* Have at least one unread byte in the buffer; false at the end of the file. */
static bool fill(file_obj *self, int *error) {
    if (self->taken < self->filled) {
        return true;
    }
    int32_t got = Read(self->file, self->bytes, FILE_BYTES);
    self->taken = 0;
    self->filled = got > 0 ? (uint16_t)got : 0;
    if (got < 0) {
        *error = (int)IoErr();
    }
    return got > 0;
}

static mp_uint_t binary_read(mp_obj_t self_in, void *to, mp_uint_t size, int *error) {
    file_obj *self = MP_OBJ_TO_PTR(self_in);
    if (!is_usable(self, false, error)) {
        return MP_STREAM_ERROR;
    }
    *error = 0;
    if (size == 0 || !fill(self, error)) {
        return *error != 0 ? MP_STREAM_ERROR : 0;
    }
    mp_uint_t ready = (mp_uint_t)(self->filled - self->taken);
    mp_uint_t got = size < ready ? size : ready;
    memcpy(to, self->bytes + self->taken, got);
    self->taken = (uint16_t)(self->taken + got);
    return got;
}

/* Text: a carriage return before a line feed is dropped, letters become UTF-8. */
static mp_uint_t text_read(mp_obj_t self_in, void *to, mp_uint_t size, int *error) {
    file_obj *self = MP_OBJ_TO_PTR(self_in);
    if (!is_usable(self, false, error)) {
        return MP_STREAM_ERROR;
    }
    uint8_t *end = to;
    *error = 0;
    while ((mp_uint_t)(end - (uint8_t *)to) < size) {
        if (self->second != 0) {
            *end++ = self->second;
            self->second = 0;
            continue;
        }
        if (!fill(self, error)) {
            break;
        }
        uint8_t byte = self->bytes[self->taken++];
        if (byte == '\r' && fill(self, error) && self->bytes[self->taken] == '\n') {
            continue;
        }
        if (byte < TEXT_ASCII_END || self->is_utf8) {
            *end++ = byte;
        } else {
            char letter[2];
            text_to_utf8(&byte, 1, letter);
            *end++ = (uint8_t)letter[0];
            self->second = (uint8_t)letter[1];
        }
    }
    return *error != 0 ? MP_STREAM_ERROR : (mp_uint_t)(end - (uint8_t *)to);
}

static mp_uint_t file_write(file_obj *self, const char *from, mp_uint_t size, bool as_is,
    int *error) {
    mp_uint_t left = size;
    text_lead lead = 0;
    while (left != 0) {
        if (self->filled == FILE_BYTES && !flush(self, error)) {
            return MP_STREAM_ERROR;
        }
        mp_uint_t room = (mp_uint_t)(FILE_BYTES - self->filled);
        mp_uint_t piece = left < room ? left : room;
        uint8_t *to = self->bytes + self->filled;
        if (as_is) {
            memcpy(to, from, piece);
            self->filled = (uint16_t)(self->filled + piece);
        } else {
            size_t got = text_to_latin1(from, piece, to, &lead);
            self->filled = (uint16_t)(self->filled + got);
        }
        from += piece;
        left -= piece;
    }
    return size;
}

static mp_uint_t binary_write(mp_obj_t self_in, const void *from, mp_uint_t size, int *error) {
    file_obj *self = MP_OBJ_TO_PTR(self_in);
    if (!is_usable(self, true, error)) {
        return MP_STREAM_ERROR;
    }
    return file_write(self, from, size, true, error);
}

static mp_uint_t text_write(mp_obj_t self_in, const void *from, mp_uint_t size, int *error) {
    file_obj *self = MP_OBJ_TO_PTR(self_in);
    if (!is_usable(self, true, error)) {
        return MP_STREAM_ERROR;
    }
    if (!self->is_utf8 && text_first_foreign(from, size) != size) {
        *error = MP_EINVAL;
        return MP_STREAM_ERROR;
    }
    return file_write(self, from, size, self->is_utf8, error);
}

static mp_uint_t file_control(mp_obj_t self_in, mp_uint_t request, uintptr_t arg, int *error) {
    (void)arg;
    file_obj *self = MP_OBJ_TO_PTR(self_in);
    bool fine = true;
    if (self->file == 0) {
        return 0;
    }
    switch (request) {
        case MP_STREAM_FLUSH:
            fine = flush(self, error);
            break;
        case MP_STREAM_CLOSE:
            fine = flush(self, error);
            if (Close(self->file) == 0 && fine) {
                *error = (int)IoErr();
                fine = false;
            }
            self->file = 0;
            break;
        default:
            *error = MP_EINVAL;
            fine = false;
    }
    return fine ? 0 : MP_STREAM_ERROR;
}

/* A file nobody closed is closed by the garbage collector, which can tell nobody of an error. */
static mp_obj_t file_finish(mp_obj_t self_in) {
    int error;
    file_control(self_in, MP_STREAM_CLOSE, 0, &error);
    return mp_const_none;
}
static MP_DEFINE_CONST_FUN_OBJ_1(file_finish_obj, file_finish);

static const mp_rom_map_elem_t file_names_table[] = {
    { MP_ROM_QSTR(MP_QSTR_read), MP_ROM_PTR(&mp_stream_read_obj) },
    { MP_ROM_QSTR(MP_QSTR_readline), MP_ROM_PTR(&mp_stream_unbuffered_readline_obj) },
    { MP_ROM_QSTR(MP_QSTR_readlines), MP_ROM_PTR(&mp_stream_unbuffered_readlines_obj) },
    { MP_ROM_QSTR(MP_QSTR_write), MP_ROM_PTR(&mp_stream_write_obj) },
    { MP_ROM_QSTR(MP_QSTR_flush), MP_ROM_PTR(&mp_stream_flush_obj) },
    { MP_ROM_QSTR(MP_QSTR_close), MP_ROM_PTR(&mp_stream_close_obj) },
    { MP_ROM_QSTR(MP_QSTR___enter__), MP_ROM_PTR(&mp_identity_obj) },
    { MP_ROM_QSTR(MP_QSTR___exit__), MP_ROM_PTR(&mp_stream___exit___obj) },
    { MP_ROM_QSTR(MP_QSTR___del__), MP_ROM_PTR(&file_finish_obj) },
};
static MP_DEFINE_CONST_DICT(file_names, file_names_table);

static const mp_stream_p_t text_protocol = {
    .read = text_read,
    .write = text_write,
    .ioctl = file_control,
    .is_text = true,
};

static const mp_stream_p_t binary_protocol = {
    .read = binary_read,
    .write = binary_write,
    .ioctl = file_control,
};

static MP_DEFINE_CONST_OBJ_TYPE(
    text_file_type, MP_QSTR_TextIOWrapper, MP_TYPE_FLAG_ITER_IS_STREAM,
    protocol, &text_protocol, locals_dict, &file_names);

static MP_DEFINE_CONST_OBJ_TYPE(
    binary_file_type, MP_QSTR_FileIO, MP_TYPE_FLAG_ITER_IS_STREAM,
    protocol, &binary_protocol, locals_dict, &file_names);

static mp_obj_t file_open(mp_obj_t path_in, const char *mode, const char *coding) {
    char path[PATH_BYTES];
    path_from_object(path_in, path);
    bool is_binary = strchr(mode, 'b') != NULL;
    bool is_writing = mode[0] == 'w' || mode[0] == 'a';
    if ((!is_writing && mode[0] != 'r') || strchr(mode, '+') != NULL) {
        mp_raise_ValueError(MP_ERROR_TEXT("mode must be r, w or a, and b for bytes"));
    }
    file_obj *self = mp_obj_malloc_with_finaliser(file_obj,
        is_binary ? &binary_file_type : &text_file_type);
    self->file = 0;
    self->is_utf8 = strcmp(coding, "utf-8") == 0;
    self->is_writing = is_writing;
    self->second = 0;
    self->taken = 0;
    self->filled = 0;
    if (mode[0] == 'a' && path_kind(path) != PATH_NOTHING) {
        self->file = Open(path, MODE_READ);
        if (self->file != 0 && Seek(self->file, 0, SEEK_FROM_END) < 0) {
            mp_raise_OSError(IoErr());
        }
    } else {
        self->file = Open(path, is_writing ? MODE_WRITE : MODE_READ);
    }
    if (self->file == 0) {
        mp_raise_OSError(IoErr());
    }
    return MP_OBJ_FROM_PTR(self);
}

static mp_obj_t builtin_open(size_t count, const mp_obj_t *args, mp_map_t *named) {
    enum { ARG_MODE, ARG_CODING };
    static const mp_arg_t allowed[] = {
        { MP_QSTR_mode, MP_ARG_OBJ, { .u_rom_obj = MP_ROM_QSTR(MP_QSTR_r) } },
        { MP_QSTR_encoding, MP_ARG_OBJ | MP_ARG_KW_ONLY, { .u_rom_obj = MP_ROM_QSTR(MP_QSTR_) } },
    };
    mp_arg_val_t given[MP_ARRAY_SIZE(allowed)];
    mp_arg_parse_all(count - 1, args + 1, named, MP_ARRAY_SIZE(allowed), allowed, given);
    return file_open(args[0], mp_obj_str_get_str(given[ARG_MODE].u_obj),
        mp_obj_str_get_str(given[ARG_CODING].u_obj));
}
MP_DEFINE_CONST_FUN_OBJ_KW(mp_builtin_open_obj, 1, builtin_open);
