/* What this interpreter can do. AMIGA_WITH_COMPILER=1 is an interpreter for scripts, 0 a program;
 * AMIGA_WITH_MODULES=1 carries bytecode inside. */
#include <alloca.h>
#include <stddef.h>
#include <stdint.h>

#ifndef AMIGA_WITH_COMPILER
#error "AMIGA_WITH_COMPILER must be 0 or 1."
#endif

#if !defined(AMIGA_WITH_MODULES) || !(AMIGA_WITH_MODULES || AMIGA_WITH_COMPILER)
#error "AMIGA_WITH_MODULES must be 0 or 1, and 1 without the compiler."
#endif

#define MICROPY_CONFIG_ROM_LEVEL                (MICROPY_CONFIG_ROM_LEVEL_CORE_FEATURES)

/* Numbers: small integers of 31 bits, larger ones in 16-bit digits, as MULU and DIVU like them. */
#define MICROPY_OBJ_REPR                        (MICROPY_OBJ_REPR_A)
#define MICROPY_LONGINT_IMPL                    (MICROPY_LONGINT_IMPL_MPZ)
#define MPZ_DIG_SIZE                            (16)
#define MICROPY_FLOAT_IMPL                      (MICROPY_FLOAT_IMPL_NONE)
#define MICROPY_OPT_MPZ_BITWISE                 (1)

/* Speed */
#define MICROPY_OPT_COMPUTED_GOTO               (1)
#define MICROPY_OPT_LOAD_ATTR_FAST_PATH         (1)
#define MICROPY_QSTR_BYTES_IN_HASH              (2)
#define MICROPY_NLR_SETJMP                      (1)
#define MICROPY_MODULE_DICT_SIZE                (6) /* hardly a module has fewer names */

/* smallints.c has the short way and calls this one for everything else. */
#define MICROPY_WRAP_MP_BINARY_OP(function)     mp_binary_op_of_all

/* Memory */
#define MICROPY_ENABLE_GC                       (1)
#define MICROPY_ENABLE_FINALISER                (1)
#define MICROPY_STACK_CHECK                     (1)
#define MICROPY_STACK_CHECK_MARGIN              (2048)
#define MICROPY_ALLOC_PATH_MAX                  (256)
#define MICROPY_ALLOC_PARSE_CHUNK_INIT          (64)

/* Where code comes from */
#define MICROPY_ENABLE_COMPILER                 (AMIGA_WITH_COMPILER)
#define MICROPY_ENABLE_EXTERNAL_IMPORT          (1)
#define MICROPY_PERSISTENT_CODE_LOAD            (1)
#define MICROPY_HAS_FILE_READER                 (1)
#define MICROPY_MODULE_OVERRIDE_MAIN_IMPORT     (AMIGA_WITH_COMPILER)
#define MICROPY_MODULE_FROZEN_MPY               (AMIGA_WITH_MODULES)
#if AMIGA_WITH_MODULES
#define MICROPY_QSTR_EXTRA_POOL                 mp_qstr_frozen_const_pool
#endif
#define MICROPY_COMP_MODULE_CONST               (1)
#define MICROPY_COMP_TRIPLE_TUPLE_ASSIGN        (1)
#define MICROPY_COMP_RETURN_IF_EXPR             (1)
#define MICROPY_HELPER_REPL                     (AMIGA_WITH_COMPILER)

/* Errors: a traceback with lines tells of a bug. */
#define MICROPY_ENABLE_SOURCE_LINE              (1)
#define MICROPY_ERROR_REPORTING                 (MICROPY_ERROR_REPORTING_NORMAL)
#define MICROPY_USE_INTERNAL_ERRNO              (1)
#define MICROPY_KBD_EXCEPTION                   (1)
#define MICROPY_ENABLE_SCHEDULER                (0)
#define MICROPY_ENABLE_EMERGENCY_EXCEPTION_BUF  (1)
#define MICROPY_EMERGENCY_EXCEPTION_BUF_SIZE    (256)

/* The language */
#define MICROPY_PY_FSTRINGS                     (1)
#define MICROPY_PY_DESCRIPTORS                  (0)
#define MICROPY_PY_FUNCTION_ATTRS               (1)
#define MICROPY_PY_ASYNC_AWAIT                  (0)
#define MICROPY_PY_REVERSE_SPECIAL_METHODS      (1)
#define MICROPY_PY_ALL_SPECIAL_METHODS          (1)
#define MICROPY_CAN_OVERRIDE_BUILTINS           (0)
#define MICROPY_PY_BUILTINS_STR_UNICODE         (1)
#define MICROPY_PY_BUILTINS_STR_CENTER          (1)
#define MICROPY_PY_BUILTINS_STR_PARTITION       (1)
#define MICROPY_PY_BUILTINS_STR_SPLITLINES      (1)
#define MICROPY_PY_BUILTINS_BYTES_HEX           (1)
#define MICROPY_PY_BUILTINS_FROZENSET           (1)
#define MICROPY_PY_BUILTINS_NEXT2               (1)
#define MICROPY_PY_BUILTINS_NOTIMPLEMENTED      (1)
#define MICROPY_PY_BUILTINS_POW3                (1)
#define MICROPY_PY_BUILTINS_ROUND_INT           (1)
#define MICROPY_PY_BUILTINS_SLICE_INDICES       (0)
#define MICROPY_PY_BUILTINS_EXECFILE            (0)
#define MICROPY_PY_COLLECTIONS_ORDEREDDICT      (1)
#define MICROPY_PY_COLLECTIONS_DEQUE            (AMIGA_WITH_COMPILER)
#define MICROPY_PY_IO_IOBASE                    (AMIGA_WITH_COMPILER)
#define MICROPY_PY_JSON                         (AMIGA_WITH_COMPILER)
#define MICROPY_PY_MATH                         (0)
#define MICROPY_PY_MICROPYTHON_MEM_INFO         (AMIGA_WITH_COMPILER)
#define MICROPY_PY_SYS_MAXSIZE                  (1)
#define MICROPY_PY_SYS_STDFILES                 (1)
#define MICROPY_PY_SYS_STDIO_BUFFER             (0)
#define MICROPY_PY_SYS_PLATFORM                 "amigaos"
#define MICROPY_PY_BINASCII                     (1)
#define MICROPY_PY_BINASCII_CRC32               (1)
#define MICROPY_PY_DEFLATE                      (1) /* crc32 asks for it; its module stays out */
#define MICROPY_PY_TIME                         (1)
#define MICROPY_PY_ERRNO                        (AMIGA_WITH_COMPILER)
#define MICROPY_MODULE_ATTR_DELEGATION          (1)

#define MICROPY_PORT_BUILTINS \
    { MP_ROM_QSTR(MP_QSTR_open), MP_ROM_PTR(&mp_builtin_open_obj) }, \
    { MP_ROM_QSTR(MP_QSTR_input), MP_ROM_PTR(&amiga_input_obj) },
extern const struct _mp_obj_fun_builtin_var_t amiga_input_obj;

typedef intptr_t mp_int_t;
typedef uintptr_t mp_uint_t;
typedef long mp_off_t;

#define MP_STATE_PORT MP_STATE_VM

/* Ctrl-C is asked for at jumps, but not at each: SetSignal() is a system call. See vm.h. */
#define AMIGA_JUMPS_PER_POLL (256)
extern uint16_t amiga_jumps_left;
void amiga_poll(void);

#define MICROPY_HW_BOARD_NAME "AmigaOS"
#ifdef __mc68020__
#define MICROPY_HW_MCU_NAME "68020"
#else
#define MICROPY_HW_MCU_NAME "68000"
#endif
