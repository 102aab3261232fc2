/* What lies in a folder: functions of the module amigados. */
#include <string.h>

#include "amiga.h"
#include "py/objlist.h"
#include "py/objstr.h"
#include "py/runtime.h"
#include "text.h"

enum {
    INFO_LONGWORDS = FIB_SIZE_OF / sizeof(uint32_t),
    LINES_BYTES = 1024, /* to begin with, and more where these are full */
    LINE_BYTES = 256,   /* of the longest: a name of 107 letters, each of up to two bytes */
    STAMP_BYTES = 32,
    DATE_DIGITS = 4, /* of minutes and fiftieths; days have one more */
    TEN = 10
};

/* what() is called for each entry. */
struct listing {
    const char *path;
    void (*what)(const uint32_t *info, struct listing *listing);
    mp_obj_t names;   /* a list */
    vstr_t lines;     /* or a text */
    const char *word; /* that a file's name must hold */
};

static const uint8_t *name_of(const uint32_t *info) {
    return (const uint8_t *)info + FIB_NAME;
}

static void add_name(const uint32_t *info, struct listing *listing) {
    mp_obj_list_append(listing->names, amiga_new_text(name_of(info)));
}

/* Writes a number of at least so many digits that ends before a place; gives its beginning. */
static char *put_number(char *end, uint32_t number, int digits) {
    for (; digits > 0 || number != 0; --digits) {
        *--end = (char)('0' + number % TEN);
        number /= TEN;
    }
    return end;
}

/* A line with a file's name, its bytes and the time of its last change. */
static void add_stamp(const uint32_t *info, struct listing *listing) {
    const int32_t *date = (const int32_t *)(info + FIB_DATE / sizeof(uint32_t));
    const uint8_t *name = name_of(info);
    size_t length = strlen((const char *)name);
    char digits[STAMP_BYTES];
    char *from = digits + STAMP_BYTES;
    if ((int32_t)info[FIB_TYPE / sizeof(uint32_t)] >= 0
        || find_subbytes(name, length, (const byte *)listing->word, strlen(listing->word), 1)
           == NULL) {
        return;
    }
    *--from = '\n';
    from = put_number(from, (uint32_t)date[2], DATE_DIGITS);
    from = put_number(from, (uint32_t)date[1], DATE_DIGITS);
    from = put_number(from, (uint32_t)date[0], DATE_DIGITS + 1);
    *--from = '\t';
    from = put_number(from, info[FIB_LENGTH / sizeof(uint32_t)], 1);
    *--from = '\t';
    if (listing->lines.alloc - listing->lines.len < LINE_BYTES) {
        /* By itself it would grow, and be looked at whole, with nearly each line. */
        vstr_hint_size(&listing->lines, LINES_BYTES);
    }
    text_to_utf8(name, length, vstr_add_len(&listing->lines, text_utf8_length(name, length)));
    vstr_add_strn(&listing->lines, from, (size_t)(digits + STAMP_BYTES - from));
}

/* Done under protection: a lock left behind keeps the disk busy. */
static void list_protected(struct listing *listing) {
    uint32_t info[INFO_LONGWORDS];
    bptr lock = Lock(listing->path, ACCESS_SHARED);
    if (lock == 0) {
        mp_raise_OSError(IoErr());
    }
    nlr_buf_t nlr;
    if (nlr_push(&nlr) != 0) {
        UnLock(lock);
        nlr_jump(nlr.ret_val);
    }
    int32_t reason = IOERR_WRONG_TYPE;
    if (Examine(lock, info) == 0) {
        reason = IoErr();
    } else if ((int32_t)info[FIB_TYPE / sizeof(uint32_t)] >= 0) {
        while (ExNext(lock, info) != 0) {
            listing->what(info, listing);
        }
        reason = IoErr();
    }
    nlr_pop();
    UnLock(lock);
    if (reason != IOERR_NO_MORE_ENTRIES && reason != 0) {
        mp_raise_OSError(reason);
    }
}

/* list_folder(path): a list of names. */
static mp_obj_t list_folder(mp_obj_t path_in) {
    char path[PATH_BYTES];
    struct listing listing = {
        .path = path_from_object(path_in, path), .what = add_name,
        .names = mp_obj_new_list(0, NULL)
    };
    list_protected(&listing);
    return listing.names;
}
MP_DEFINE_CONST_FUN_OBJ_1(amiga_list_folder_obj, list_folder);

/* scan_folder(path, word): a text with "name TAB bytes TAB time" and a line end for each file whose
 * name holds the word; the time in days since 1.1.1978, minutes and fiftieths, digits of a fixed
 * number. */
static mp_obj_t scan_folder(mp_obj_t path_in, mp_obj_t word) {
    char path[PATH_BYTES];
    struct listing listing = {
        .path = path_from_object(path_in, path), .what = add_stamp,
        .word = mp_obj_str_get_str(word)
    };
    vstr_init(&listing.lines, LINES_BYTES);
    list_protected(&listing);
    return mp_obj_new_str_from_utf8_vstr(&listing.lines);
}
MP_DEFINE_CONST_FUN_OBJ_2(amiga_scan_folder_obj, scan_folder);
