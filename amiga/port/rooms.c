/* Modules of the program that most runs do without lie on the disk, in the drawer rooms beside it:
 * importing one looks like importing one inside. Their files are deflated. The program knows the
 * checksum of each, so that none of another build is run. Nothing but the program's own drawer is searched. */
#include <string.h>

#include "amiga.h"
#include "py/reader.h"
#include "py/runtime.h"
#include "lib/uzlib/uzlib.h"

/* Calls function(path) when a room is missing or foreign; it raises what is to be told. */
MP_REGISTER_ROOT_POINTER(mp_obj_t missing_room_function);

static mp_obj_t on_missing_room(mp_obj_t function) {
    MP_STATE_PORT(missing_room_function) = function;
    return mp_const_none;
}
MP_DEFINE_CONST_FUN_OBJ_1(amiga_on_missing_room_obj, on_missing_room);

#if AMIGA_WITH_MODULES

struct room {
    const char *name; /* such as larpmaster/gifts.mpy */
    uint32_t checksum; /* of the file, which is deflated */
    uint32_t size;     /* of the bytecode in it */
};

/* Made by program.py; the last one has no name. */
extern const struct room amiga_rooms[];

static const char package[] = "larpmaster/";
static const char drawer[] = "rooms/";
static const char ending[] = ".mpy";
enum { PACKAGE_LENGTH = sizeof(package) - 1 };

/* File and bytecode are kept outside the heap, which shall not fall to pieces; inside it where the
 * system has no such piece left. */
struct room_file {
    uint32_t taken; /* bytes of memory, this head included, 0 of the heap's */
    int32_t size;
    uint8_t bytes[]; /* those of the file, and before them what `inflate` works in */
};

struct room_reader {
    uint32_t taken; /* bytes of memory, this head included, 0 of the heap's */
    const uint8_t *next;
    const uint8_t *end;
    uint8_t bytes[];
};

static const struct room *find_room(const char *name, size_t length) {
    if (length < PACKAGE_LENGTH || memcmp(name, package, PACKAGE_LENGTH) != 0) {
        return NULL;
    }
    for (const struct room *room = amiga_rooms; room->name != NULL; ++room) {
        if (strncmp(room->name + PACKAGE_LENGTH, name + PACKAGE_LENGTH, length - PACKAGE_LENGTH) == 0
            && room->name[length] == '\0') {
            return room;
        }
    }
    return NULL;
}

bool room_is_known(const char *name, size_t length) {
    return length > sizeof(ending) - 1
           && memcmp(name + length - (sizeof(ending) - 1), ending, sizeof(ending) - 1) == 0
           && find_room(name, length) != NULL;
}

/* Memory whose first word is for `give_back`; NULL when there is none. */
static void *take_memory(uint32_t bytes) {
    uint32_t *memory = AllocMem(bytes, MEMORY_ANY);
    if (memory != NULL) {
        *memory = bytes;
    } else {
        memory = m_malloc_maybe(bytes);
        if (memory != NULL) {
            *memory = 0;
        }
    }
    return memory;
}

static void give_back(void *memory) {
    uint32_t taken = *(uint32_t *)memory;
    if (taken != 0) {
        FreeMem(memory, taken);
    } else {
        m_free(memory);
    }
}

static mp_uint_t reader_next(void *data) {
    struct room_reader *reader = data;
    return reader->next != reader->end ? *reader->next++ : MP_READER_EOF;
}

static void reader_close(void *data) {
    give_back(data);
}

static int32_t size_of(bptr file) {
    return Seek(file, 0, SEEK_FROM_END) < 0 ? -1 : Seek(file, 0, SEEK_FROM_START);
}

static uint8_t *contents(struct room_file *file) {
    return file->bytes + inflate_bytes();
}

/* The file in memory; NULL when it cannot be read whole, or when the memory is short. */
static struct room_file *read_file(const char *path, bool *is_short) {
    bptr file = Open(path, MODE_READ);
    if (file == 0) {
        return NULL;
    }
    struct room_file *room = NULL;
    int32_t size = size_of(file);
    if (size > 0) {
        room = take_memory(sizeof(struct room_file) + inflate_bytes() + (uint32_t)size
                           + INFLATE_READS_ON);
        *is_short = room == NULL;
        if (room != NULL) {
            room->size = size;
            if (Read(file, contents(room), size) != size) {
                give_back(room);
                room = NULL;
            }
        }
    }
    Close(file);
    return room;
}

static bool is_right(struct room_file *file, uint32_t checksum) {
    return (uzlib_crc32(contents(file), (unsigned int)file->size, UINT32_MAX) ^ UINT32_MAX)
           == checksum;
}

/* The bytecode of a file that is as it was built; NULL when the memory is short. */
static struct room_reader *unpack(struct room_file *file, uint32_t size) {
    struct room_reader *reader = take_memory(sizeof(struct room_reader) + size);
    if (reader == NULL) {
        return NULL;
    }
    reader->next = reader->bytes;
    reader->end = reader->bytes + size;
    inflate(file->bytes, contents(file), reader->bytes);
    return reader;
}

/* Puts drawer and file of a room behind the program's drawer; false when there is no room for it. */
static bool add_place(char *path, const char *name) {
    const char *inside = name + PACKAGE_LENGTH;
    char *end = path + strlen(path);
    size_t length = strlen(inside) + 1;
    if ((size_t)(end - path) + sizeof(drawer) - 1 + length > PATH_BYTES) {
        return false;
    }
    memcpy(end, drawer, sizeof(drawer) - 1);
    memcpy(end + sizeof(drawer) - 1, inside, length);
    return true;
}

static NORETURN void raise_missing(const char *path) {
    mp_obj_t function = MP_STATE_PORT(missing_room_function);
    if (function != MP_OBJ_NULL) {
        mp_call_function_1(function, mp_obj_new_str(path, strlen(path)));
    }
    mp_raise_msg_varg(&mp_type_ImportError, MP_ERROR_TEXT("%s"), path);
}

void room_open(mp_reader_t *reader, const char *name) {
    char path[PATH_BYTES];
    const struct room *room = find_room(name, strlen(name));
    struct room_file *file = NULL;
    struct room_reader *data = NULL;
    bool is_short = false;
    if (path_of_program(path) && path[0] != '\0' && add_place(path, name)) {
        file = read_file(path, &is_short);
    }
    if (file != NULL) {
        if (is_right(file, room->checksum)) {
            data = unpack(file, room->size);
            is_short = data == NULL;
        }
        give_back(file);
    }
    if (is_short) {
        mp_raise_type(&mp_type_MemoryError);
    }
    if (data == NULL) {
        path[0] = '\0';
        add_place(path, name);
        raise_missing(path);
    }
    reader->data = data;
    reader->readbyte = reader_next;
    reader->close = reader_close;
}

#endif

/* Reading bytecode: from a room many bytes at once. */
void bytecode_read(mp_reader_t *reader, uint8_t *to, size_t length) {
    #if AMIGA_WITH_MODULES
    if (reader->readbyte == reader_next) {
        struct room_reader *room = reader->data;
        memcpy(to, room->next, length);
        room->next += length;
        return;
    }
    #endif
    while (length-- != 0) {
        *to++ = (uint8_t)reader->readbyte(reader->data);
    }
}
