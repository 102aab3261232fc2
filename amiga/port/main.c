/* From the first instruction to the last: libraries, Workbench message, stack and heap. */
#include <string.h>

#include "amiga.h"

enum {
    DOS_VERSION = 37, /* AmigaOS 2.04 */
    STACK_BYTES = 40 * 1024,
    HEAP_STEP = 16 * 1024,
    SMALL_MACHINE = 1024 * 1024, /* with less than this free */
    HEAP_ON_SMALL_MACHINE = 256 * 1024,
    RESERVE_LEAST = 100 * 1024,
    CHIP_RESERVE = 192 * 1024,
    MEMORY_FOR_OTHERS = 24 * 1024 /* at the very least: windows, file handles, disk buffers */
};

void *SysBase;
void *DOSBase;
uint8_t *amiga_task;
bool amiga_from_workbench;

static struct {
    uint8_t *heap;
    uint32_t heap_bytes;
    uint8_t *stack;
} memory;

static int32_t on_own_stack(void) {
    return interpreter_run(memory.heap, memory.heap_bytes, memory.stack + STACK_BYTES,
        STACK_BYTES);
}

/* The largest heap of one piece. Screens and windows live in chip memory only: a console that opens
 * at the first output needs some when the heap is already taken. */
static uint32_t largest_heap(void) {
    uint32_t fast = AvailMem(MEMORY_FAST | MEMORY_LARGEST);
    uint32_t chip = AvailMem(MEMORY_CHIP | MEMORY_LARGEST);
    chip = chip > CHIP_RESERVE ? chip - CHIP_RESERVE : 0;
    return fast > chip ? fast : chip;
}

/* A quarter of the free memory stays the system's; a small machine keeps more. */
static uint32_t wanted_heap(void) {
    uint32_t all = AvailMem(MEMORY_ANY);
    uint32_t largest = all < SMALL_MACHINE ? AvailMem(MEMORY_LARGEST) : largest_heap();
    uint32_t reserve = all / 4 > RESERVE_LEAST ? all / 4 : RESERVE_LEAST;
    uint32_t most = all < SMALL_MACHINE ? HEAP_ON_SMALL_MACHINE : amiga_heap_most;
    uint32_t bytes = all > reserve ? all - reserve : 0;
    bytes = bytes < largest ? bytes : largest;
    bytes = bytes < most ? bytes : most;
    return bytes > amiga_heap_least ? bytes / HEAP_STEP * HEAP_STEP : amiga_heap_least;
}

static bool take_heap(void) {
    uint32_t bytes = wanted_heap();
    for (; bytes >= amiga_heap_least; bytes -= HEAP_STEP) {
        if (AvailMem(MEMORY_ANY) >= bytes + MEMORY_FOR_OTHERS) {
            memory.heap = AllocMem(bytes, MEMORY_ANY);
            if (memory.heap != NULL) {
                memory.heap_bytes = bytes;
                return true;
            }
        }
    }
    return false;
}

static void say_memory_is_short(void) {
    static const char sentence[] = ": there is not enough free memory.\n";
    console_write_error(amiga_program_name, strlen(amiga_program_name));
    console_write_error(sentence, sizeof(sentence) - 1);
}

static int32_t with_console(void) {
    int32_t code = RETURN_FAIL;
    memory.stack = AllocMem(STACK_BYTES, MEMORY_ANY);
    if (memory.stack != NULL && take_heap()) {
        struct stack_swap own = {
            memory.stack, memory.stack + STACK_BYTES, memory.stack + STACK_BYTES
        };
        code = run_on_stack(&own, on_own_stack);
        FreeMem(memory.heap, memory.heap_bytes);
    } else {
        say_memory_is_short();
    }
    if (memory.stack != NULL) {
        FreeMem(memory.stack, STACK_BYTES);
    }
    return code;
}

/* A program started by an icon works in the drawer that the icon lies in. */
static void enter_drawer(const uint8_t *startup) {
    const uint8_t *arguments = *(const uint8_t *const *)(startup + WB_ARGUMENTS);
    if (arguments != NULL) {
        CurrentDir(*(const bptr *)(arguments + WB_LOCK));
    }
}

int32_t amiga_start(const char *line, uint32_t length) {
    int32_t code = RETURN_FAIL;
    uint8_t *startup = NULL;
    amiga_task = FindTask(NULL);
    amiga_from_workbench = *(const bptr *)(amiga_task + PROCESS_CLI) == 0;
    if (amiga_from_workbench) {
        WaitPort(amiga_task + PROCESS_PORT);
        startup = GetMsg(amiga_task + PROCESS_PORT);
        length = 0;
    }
    arguments_keep(line, length);
    DOSBase = OpenLibrary("dos.library", DOS_VERSION);
    if (DOSBase != NULL) {
        if (startup != NULL) {
            enter_drawer(startup);
        }
        if (console_open()) {
            code = with_console();
            if (!console_flush() && code == RETURN_OK) {
                code = RETURN_FAIL;
            }
            console_close();
        }
        CloseLibrary(DOSBase);
    }
    if (startup != NULL) {
        Forbid(0); /* Workbench frees our code on the reply: it must not run before we are out */
        ReplyMsg(startup);
    }
    return code;
}
