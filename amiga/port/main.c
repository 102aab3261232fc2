/* From the first instruction to the last: libraries, Workbench message, stack. */
#include <string.h>

#include "amiga.h"

enum {
    DOS_VERSION = 37 /* AmigaOS 2.04 */
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
    return interpreter_run(memory.heap, memory.heap_bytes, memory.stack + AMIGA_STACK_BYTES,
        AMIGA_STACK_BYTES);
}

static void say_memory_is_short(void) {
    static const char sentence[] = ": there is not enough free memory.\n";
    console_write_error(amiga_program_name, strlen(amiga_program_name));
    console_write_error(sentence, sizeof(sentence) - 1);
}

static int32_t with_console(void) {
    int32_t code = RETURN_FAIL;
    memory.stack = AllocMem(AMIGA_STACK_BYTES, MEMORY_ANY);
    if (memory.stack != NULL) {
        memory.heap = heap_take(&memory.heap_bytes);
    }
    if (memory.heap != NULL) {
        struct stack_swap own = {
            memory.stack, memory.stack + AMIGA_STACK_BYTES, memory.stack + AMIGA_STACK_BYTES
        };
        code = run_on_stack(&own, on_own_stack);
        FreeMem(memory.heap, memory.heap_bytes);
    } else {
        say_memory_is_short();
    }
    if (memory.stack != NULL) {
        FreeMem(memory.stack, AMIGA_STACK_BYTES);
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
