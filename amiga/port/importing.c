/* import: what lies at a path, and reading it. */
#include <string.h>

#include "amiga.h"
#include "py/builtin.h"
#include "py/lexer.h"
#include "py/reader.h"
#include "py/runtime.h"

/* The import system joins a folder and a name with a slash, but after a colon AmigaDOS reads a
 * slash as "the parent of". */
static bool import_path(const char *from, char *buffer) {
    if (!path_from_utf8(from, strlen(from), buffer)) {
        return false;
    }
    char *colon = strchr(buffer, ':');
    if (colon != NULL && colon[1] == '/') {
        memmove(colon + 1, colon + 2, strlen(colon + 1));
    }
    return true;
}

mp_import_stat_t mp_import_stat(const char *name) {
    char path[PATH_BYTES];
    if (!import_path(name, path)) {
        return MP_IMPORT_STAT_NO_EXIST;
    }
    switch (path_kind(path)) {
        case PATH_FOLDER:
            return MP_IMPORT_STAT_DIR;
        case PATH_FILE:
            return MP_IMPORT_STAT_FILE;
        default:
            return MP_IMPORT_STAT_NO_EXIST;
    }
}

#if AMIGA_WITH_MODULES
/* What is found inside, but is no bytecode there, lies in a room. */
static const char inside[] = ".frozen/";
#endif

#if AMIGA_WITH_COMPILER

enum {
    READER_BYTES = 256
};

struct file_reader {
    bptr file;
    uint16_t taken;
    uint16_t received;
    uint8_t bytes[READER_BYTES];
};

static mp_uint_t reader_next(void *data) {
    struct file_reader *reader = data;
    if (reader->taken == reader->received) {
        int32_t got = Read(reader->file, reader->bytes, READER_BYTES);
        if (got <= 0) {
            return MP_READER_EOF;
        }
        reader->taken = 0;
        reader->received = (uint16_t)got;
    }
    return reader->bytes[reader->taken++];
}

static void reader_close(void *data) {
    struct file_reader *reader = data;
    Close(reader->file);
    m_del_obj(struct file_reader, reader);
}

void mp_reader_new_file(mp_reader_t *reader, qstr name) {
    char path[PATH_BYTES];
    #if AMIGA_WITH_MODULES
    if (strncmp(qstr_str(name), inside, sizeof(inside) - 1) == 0) {
        room_open(reader, qstr_str(name) + sizeof(inside) - 1);
        return;
    }
    #endif
    struct file_reader *data = m_new_obj(struct file_reader);
    if (!import_path(qstr_str(name), path)) {
        mp_raise_OSError(IOERR_OBJECT_NOT_FOUND);
    }
    data->file = Open(path, MODE_READ);
    if (data->file == 0) {
        mp_raise_OSError(IoErr());
    }
    data->taken = 0;
    data->received = 0;
    reader->data = data;
    reader->readbyte = reader_next;
    reader->close = reader_close;
}

mp_lexer_t *mp_lexer_new_from_file(qstr name) {
    mp_reader_t reader;
    mp_reader_new_file(&reader, name);
    return mp_lexer_new(name, reader);
}

#else

/* Only the inside is searched (see program.c). */
void mp_reader_new_file(mp_reader_t *reader, qstr name) {
    room_open(reader, qstr_str(name) + sizeof(inside) - 1);
}

mp_lexer_t *mp_lexer_new_from_file(qstr name) {
    (void)name;
    mp_raise_OSError(IOERR_OBJECT_NOT_FOUND);
}

#endif
