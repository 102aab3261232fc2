/* Setting the interpreter up, guarding what runs in it, clearing up after it. */
#include <setjmp.h>

#include "amiga.h"
#include "blocks.h"
#include "py/builtin.h"
#include "py/cstack.h"
#include "py/gc.h"
#include "py/mphal.h"
#include "py/mpprint.h"
#include "py/objexcept.h"
#include "py/runtime.h"

/* New objects fill the heap from its start. With a collection now and then, before it is full, those
 * that live on stay close together and large ones still find room: each time when a third of what
 * was free has been given, but not so often that nothing else is done. */
enum {
    MOST_BLOCKS_PER_COLLECTION = 96 * 1024 / BLOCK_BYTES,
    LEAST_BLOCKS_PER_COLLECTION = 8 * 1024 / BLOCK_BYTES,
    COLLECTIONS_PER_FREE = 3
};

static jmp_buf way_out;

uint16_t amiga_jumps_left = AMIGA_JUMPS_PER_POLL;

static void set_threshold(size_t free_blocks) {
    size_t blocks = free_blocks / COLLECTIONS_PER_FREE;
    blocks = blocks > LEAST_BLOCKS_PER_COLLECTION ? blocks : LEAST_BLOCKS_PER_COLLECTION;
    MP_STATE_MEM(gc_alloc_threshold) =
        blocks < MOST_BLOCKS_PER_COLLECTION ? blocks : MOST_BLOCKS_PER_COLLECTION;
}

int32_t interpreter_run(const struct heap *heap, uint8_t *stack_top, uint32_t stack_bytes) {
    volatile int32_t code = RETURN_FAIL;
    mp_cstack_init_with_top(stack_top, stack_bytes);
    heap_begin(heap);
    set_threshold(heap_bytes() / BLOCK_BYTES);
    allocate_anew();
    mp_init();
    if (setjmp(way_out) == 0) {
        code = program_main();
        gc_sweep_all(); /* closes the files that are still open */
    }
    mp_deinit();
    return code;
}

/* The interpreter found an exception that nothing catches, which only a fault in C can cause. */
void nlr_jump_fail(void *value) {
    (void)value;
    mp_printf(&console_error_print, "%s: an error came where none can be handled.\n",
        amiga_program_name);
    longjmp(way_out, 1);
}

static int32_t exit_code(mp_obj_t exception) {
    mp_obj_t value = mp_obj_exception_get_value(exception);
    mp_int_t number;
    if (value == mp_const_none) {
        return RETURN_OK;
    }
    if (mp_obj_get_int_maybe(value, &number)) {
        return (int32_t)number;
    }
    mp_obj_print_helper(&console_error_print, value, PRINT_STR);
    mp_print_str(&console_error_print, "\n");
    return RETURN_FAIL;
}

static int32_t code_of(mp_obj_t exception) {
    const mp_obj_type_t *type = mp_obj_get_type(exception);
    if (mp_obj_is_subclass_fast(MP_OBJ_FROM_PTR(type), MP_OBJ_FROM_PTR(&mp_type_SystemExit))) {
        return exit_code(exception);
    }
    mp_obj_print_exception(&console_error_print, exception);
    return RETURN_FAIL;
}

int32_t interpreter_guard(void (*function)(void *), void *argument) {
    nlr_buf_t nlr;
    if (nlr_push(&nlr) == 0) {
        function(argument);
        nlr_pop();
        return RETURN_OK;
    }
    mp_obj_t exception = MP_OBJ_FROM_PTR(nlr.ret_val);
    volatile int32_t code = RETURN_FAIL;
    if (nlr_push(&nlr) == 0) {
        code = code_of(exception);
        nlr_pop();
    }
    return code;
}

/* micropython.kbd_intr(-1) switches the interrupt off. */
static bool interrupt_wanted = true;

void mp_hal_set_interrupt_char(int letter) {
    interrupt_wanted = letter >= 0;
}

void amiga_poll(void) {
    amiga_jumps_left = AMIGA_JUMPS_PER_POLL;
    keyboard_look_for_break();
    if (interrupt_wanted && (SetSignal(0, SIGNAL_CTRL_C) & SIGNAL_CTRL_C) != 0) {
        mp_sched_keyboard_interrupt();
        amiga_jumps_left = 1; /* a program that waits for keys does not jump often */
    }
}

static void collect_stack(void **lowest) {
    char *top = MP_STATE_THREAD(stack_top);
    gc_collect_root(lowest, (size_t)(top - (char *)lowest) / sizeof(void *));
}

void gc_collect(void) {
    gc_collect_start();
    with_registers_on_stack(collect_stack);
    gc_collect_end();
    set_threshold(free_blocks());
    allocate_anew();
}

mp_uint_t mp_hal_stdout_tx_strn(const char *text, size_t length) {
    console_write(text, length);
    return length;
}

void mp_hal_stdout_tx_strn_cooked(const char *text, size_t length) {
    console_write(text, length);
}

int mp_hal_stdin_rx_chr(void) {
    return console_read_byte();
}
