/* AmigaOS as this port uses it: functions, constants and the few offsets into its structures.
 * Structures are read by offset, because -malign-int would lay a C struct out differently. */
#ifndef AMIGA_OS_H
#define AMIGA_OS_H

#include <stddef.h>
#include <stdint.h>

#ifndef __mc68000__
#error "This port is for the 68000 family."
#endif
_Static_assert(sizeof(void *) == 4, "pointers have 32 bits");

typedef int32_t bptr; /* the address of a dos.library object, divided by four */

extern void *SysBase;
extern void *DOSBase;

enum {
    ACCESS_SHARED = -2,
    MODE_READ = 1005,
    MODE_WRITE = 1006,
    SEEK_FROM_START = -1,
    SEEK_FROM_HERE = 0,
    SEEK_FROM_END = 1,
    DOS_TRUE = -1,

    MEMORY_ANY = 0,
    MEMORY_CHIP = 1 << 1,
    MEMORY_FAST = 1 << 2,
    MEMORY_LARGEST = 1 << 17, /* AvailMem(): the largest piece instead of the sum */
    SIGNAL_CTRL_C = 1 << 12,

    LOCAL_VARIABLE = 0x200, /* the shell's: asking for a global one may ask for the disk ENV: */

    RETURN_OK = 0,
    RETURN_FAIL = 20,

    /* numbers that IoErr() gives */
    IOERR_NO_FREE_STORE = 103,
    IOERR_OBJECT_EXISTS = 203,
    IOERR_OBJECT_NOT_FOUND = 205,
    IOERR_WRONG_TYPE = 212,
    IOERR_NO_MORE_ENTRIES = 232,
    IOERR_DISK_FULL = 221,

    /* struct Process */
    PROCESS_PORT = 92,
    PROCESS_CLI = 172,
    PROCESS_ERROR_STREAM = 224,

    /* struct FileInfoBlock */
    FIB_SIZE_OF = 260,
    FIB_TYPE = 4,
    FIB_NAME = 8,
    FIB_LENGTH = 124,
    FIB_DATE = 132,

    /* struct WBStartup and struct WBArg, struct DiskObject */
    WB_ARGUMENTS = 36,
    WB_LOCK = 0,
    ICON_TOOL_TYPES = 54,

    /* struct Screen */
    SCREEN_WIDTH = 12,
    SCREEN_HEIGHT = 14,
    SCREEN_BAR_HEIGHT = 30,

    /* struct FileHandle */
    HANDLE_PORT = 8,

    /* struct InfoData, as a console fills it */
    INFO_LONGS = 9,
    INFO_KIND = 6,
    INFO_WINDOW = 7,
    ACTION_DISK_INFO = 25,
    KIND_COOKED = 0x434f4e00, /* CON */
    KIND_RAW = 0x52415700,    /* RAW */

    /* struct Window, RastPort and TextFont */
    WINDOW_POINTER_Y = 12,
    WINDOW_POINTER_X = 14,
    WINDOW_RAST_PORT = 50,
    WINDOW_BORDER_LEFT = 54,
    WINDOW_BORDER_TOP = 55,
    RAST_PORT_FONT = 52,
    FONT_HEIGHT = 20,
    FONT_WIDTH = 24,

    DATE_LONGS = 3,
    TICKS_PER_SECOND = 50
};

struct stack_swap {
    uint8_t *lower;
    uint8_t *upper;
    uint8_t *pointer;
};
_Static_assert(sizeof(struct stack_swap) == 12, "StackSwap() takes three long words");

void with_registers_on_stack(void (*function)(void **lowest));
int32_t run_on_stack(struct stack_swap *stack, int32_t (*function)(void));

bptr Open(const char *name, int32_t mode);
int32_t Close(bptr file);
int32_t Read(bptr file, void *to, int32_t length);
int32_t Write(bptr file, const void *from, int32_t length);
bptr Input(void);
bptr Output(void);
int32_t Seek(bptr file, int32_t position, int32_t origin);
int32_t DeleteFile(const char *name);
int32_t Rename(const char *from, const char *to);
bptr Lock(const char *name, int32_t mode);
void UnLock(bptr lock);
int32_t Examine(bptr lock, void *info);
int32_t ExNext(bptr lock, void *info);
bptr CreateDir(const char *name);
bptr CurrentDir(bptr lock);
int32_t IoErr(void);
void *DateStamp(int32_t *date);
void Delay(int32_t ticks);
int32_t Flush(bptr file);
int32_t IsInteractive(bptr file);
int32_t NameFromLock(bptr lock, char *to, int32_t size);
int32_t AddPart(char *path, const char *name, uint32_t size);
bptr GetProgramDir(void);
int32_t WaitForChar(bptr file, int32_t microseconds);
int32_t SetMode(bptr file, int32_t is_raw);
int32_t DoPkt(void *port, int32_t action, int32_t a, int32_t b, int32_t c, int32_t d, int32_t e);
int32_t GetVar(const char *name, char *to, int32_t size, uint32_t flags);

void Forbid(int32_t unused);
void *AllocMem(uint32_t size, uint32_t kind);
void FreeMem(void *memory, uint32_t size);
uint32_t AvailMem(uint32_t kind);
uint8_t *FindTask(const char *name);
uint32_t SetSignal(uint32_t values, uint32_t mask);
uint8_t *GetMsg(void *port);
void ReplyMsg(void *message);
void *WaitPort(void *port);
void CloseLibrary(void *library);
void *OpenLibrary(const char *name, uint32_t version);

uint8_t *GetDiskObject(const char *name);
void FreeDiskObject(uint8_t *icon);
const char *FindToolType(void *types, const char *name);
const uint8_t *LockPubScreen(const char *name);
void UnlockPubScreen(const char *name, const uint8_t *screen);

#endif
