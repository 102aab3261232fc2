/* From the first instruction to the last: libraries and stack. */
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
    struct heap heap;
    uint8_t *stack;
} memory;

static void say_memory_is_short(void) {
    static const char sentence[] = ": there is not enough free memory.\n";
    console_write_error(amiga_program_name, strlen(amiga_program_name));
    console_write_error(sentence, sizeof(sentence) - 1);
}

static int32_t with_console(void) {
    if (!heap_take(&memory.heap)) {
        say_memory_is_short();
        return RETURN_FAIL;
    }
    int32_t code = interpreter_run(&memory.heap, memory.stack + AMIGA_STACK_BYTES,
        AMIGA_STACK_BYTES);
    heap_give_back(&memory.heap);
    return code;
}

static int32_t on_own_stack(void) {
    int32_t code = RETURN_FAIL;
    workbench_enter_drawer();
    if (console_open()) {
        code = with_console();
        if (!console_flush() && code == RETURN_OK) {
            code = RETURN_FAIL;
        }
        console_close(code);
    }
    workbench_leave_drawer();
    return code;
}

/* Even what comes before the interpreter wants more than the 4 KB that a shell or an icon gives: a
 * window may have to open the Workbench's screen, and an icon a library from disk. */
static int32_t with_dos(void) {
    int32_t code = RETURN_FAIL;
    memory.stack = AllocMem(AMIGA_STACK_BYTES, MEMORY_ANY);
    if (memory.stack != NULL) {
        struct stack_swap own = {
            memory.stack, memory.stack + AMIGA_STACK_BYTES, memory.stack + AMIGA_STACK_BYTES
        };
        code = run_on_stack(&own, on_own_stack);
        FreeMem(memory.stack, AMIGA_STACK_BYTES);
    } else if (console_open()) {
        say_memory_is_short();
        console_close(code);
    }
    return code;
}

int32_t amiga_start(const char *line, uint32_t length) {
    int32_t code = RETURN_FAIL;
    amiga_task = FindTask(NULL);
    amiga_from_workbench = *(const bptr *)(amiga_task + PROCESS_CLI) == 0;
    workbench_begin();
    arguments_keep(line, amiga_from_workbench ? 0 : length);
    DOSBase = OpenLibrary("dos.library", DOS_VERSION);
    if (DOSBase != NULL) {
        code = with_dos();
        CloseLibrary(DOSBase);
    }
    workbench_end();
    return code;
}
