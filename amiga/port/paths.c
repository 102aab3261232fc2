/* Paths: from Python's strings to what AmigaDOS takes. */
#include <string.h>

#include "amiga.h"
#include "py/runtime.h"
#include "text.h"

enum {
    IOERR_BAD_NAME = 210
};

bool path_from_utf8(const char *from, size_t length, char *buffer) {
    if (length >= PATH_BYTES || text_first_foreign(from, length) != length
        || memchr(from, '\0', length) != NULL) {
        return false;
    }
    text_lead lead = 0;
    size_t got = text_to_latin1(from, length, (uint8_t *)buffer, &lead);
    buffer[got] = '\0';
    return true;
}

const char *path_from_object(mp_obj_t object, char *buffer) {
    size_t length;
    const char *text = mp_obj_str_get_data(object, &length);
    if (!path_from_utf8(text, length, buffer)) {
        mp_raise_OSError(IOERR_BAD_NAME);
    }
    return buffer;
}

bool path_of_program(char *buffer) {
    static const char short_name[] = "PROGDIR:";
    bptr folder = GetProgramDir();
    if (folder != 0 && path_kind(short_name) == PATH_FOLDER) {
        memcpy(buffer, short_name, sizeof(short_name));
        return true;
    }
    folder = folder != 0 ? folder : workbench_program_drawer();
    buffer[0] = '\0';
    if (folder == 0) {
        return true;
    }
    if (NameFromLock(folder, buffer, PATH_BYTES - 1) == 0) {
        return false;
    }
    size_t length = strlen(buffer);
    if (length != 0 && buffer[length - 1] != ':') {
        buffer[length] = '/';
        buffer[length + 1] = '\0';
    }
    return true;
}

enum path_kind path_kind(const char *path) {
    uint32_t info[FIB_SIZE_OF / sizeof(uint32_t)];
    enum path_kind kind = PATH_NOTHING;
    bptr lock = Lock(path, ACCESS_SHARED);
    if (lock != 0) {
        if (Examine(lock, info) != 0) {
            kind = (int32_t)info[FIB_TYPE / sizeof(uint32_t)] > 0 ? PATH_FOLDER : PATH_FILE;
        }
        UnLock(lock);
    }
    return kind;
}
