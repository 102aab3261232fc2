/* The program micropython: runs scripts, modules and lines.
 *
 *     micropython [-X heapsize=KB] [-p folder]... [script.py | script.mpy | -c code | -m module]
 *         [words]...
 *
 * Folders of -p, and those of the shell's variable MICROPYPATH (parted by commas), are searched after
 * the script's own folder. */
#include <string.h>

#include "amiga.h"
#include "genhdr/amigaversion.h"
#include "py/builtin.h"
#include "py/compile.h"
#include "py/objstr.h"
#include "py/persistentcode.h"
#include "py/repl.h"
#include "py/runtime.h"

const char amiga_program_name[] = "micropython";
const char amiga_version[] = "$VER: micropython " AMIGA_INTERPRETER_VERSION;
const uint32_t amiga_heap_most = 384 * 1024;
const uint32_t amiga_heap_least = 96 * 1024;
const char amiga_heap_option[] = "-X heapsize";

enum {
    PATH_VARIABLE_BYTES = 256,
    WRONG_USE = 10
};

struct task {
    mp_obj_t *words;
    size_t count;
    size_t first; /* of sys.argv */
    char kind;    /* s script, c code, m module, i typed lines */
};

static void add_path(const char *folder, size_t length) {
    if (length != 0) {
        mp_obj_list_append(mp_sys_path, mp_obj_new_str(folder, length));
    }
}

static void add_paths_of_variable(void) {
    char value[PATH_VARIABLE_BYTES];
    if (GetVar("MICROPYPATH", value, sizeof(value), LOCAL_VARIABLE) < 0) {
        return;
    }
    const char *start = value;
    const char *comma;
    while ((comma = strchr(start, ',')) != NULL) {
        add_path(start, (size_t)(comma - start));
        start = comma + 1;
    }
    add_path(start, strlen(start));
}

/* A script's own folder comes first: everything up to the last slash, or the colon. */
static void set_own_folder(const char *script) {
    const char *end = strrchr(script, '/');
    if (end == NULL) {
        const char *colon = strchr(script, ':');
        end = colon != NULL ? colon + 1 : script;
    }
    mp_obj_list_store(mp_sys_path, MP_OBJ_NEW_SMALL_INT(0),
        mp_obj_new_str(script, (size_t)(end - script)));
}

static void execute(mp_lexer_t *lexer, mp_parse_input_kind_t kind) {
    qstr name = lexer->source_name;
    mp_parse_tree_t tree = mp_parse(lexer, kind);
    mp_obj_t code = mp_compile(&tree, name, kind == MP_PARSE_SINGLE_INPUT);
    mp_call_function_0(code);
}

static void run_script(const char *script) {
    qstr name = qstr_from_str(script);
    size_t length = strlen(script);
    set_own_folder(script);
    if (length > 4 && strcmp(script + length - 4, ".mpy") == 0) {
        mp_module_context_t *context = m_new_obj(mp_module_context_t);
        context->module.globals = mp_globals_get();
        mp_compiled_module_t compiled = { .context = context };
        mp_raw_code_load_file(name, &compiled);
        mp_call_function_0(mp_make_function_from_proto_fun(compiled.rc, context, NULL));
    } else {
        execute(mp_lexer_new_from_file(name), MP_PARSE_FILE_INPUT);
    }
}

static void run_module(mp_obj_t name) {
    mp_obj_t arguments[] = {
        name, mp_const_none, mp_const_none, mp_const_false /* the last one: run as __main__ */
    };
    mp_obj_t module = mp_builtin___import__(MP_ARRAY_SIZE(arguments), arguments);
    mp_obj_t path[2];
    mp_load_method_maybe(module, MP_QSTR___path__, path);
    if (path[0] != MP_OBJ_NULL) {
        vstr_t vstr;
        vstr_init(&vstr, 32);
        vstr_add_str(&vstr, mp_obj_str_get_str(name));
        vstr_add_str(&vstr, ".__main__");
        arguments[0] = mp_obj_new_str_from_vstr(&vstr);
        mp_builtin___import__(MP_ARRAY_SIZE(arguments), arguments);
    }
}

static void run_text(const char *code, size_t length) {
    execute(mp_lexer_new_from_str_len(MP_QSTR__lt_string_gt_, code, length, 0),
        MP_PARSE_FILE_INPUT);
}

static void run_task(void *argument) {
    const struct task *task = argument;
    const char *word = mp_obj_str_get_str(task->words[task->first]);
    switch (task->kind) {
        case 'c':
            run_text(word, strlen(word));
            break;
        case 'm':
            run_module(task->words[task->first]);
            break;
        default:
            run_script(word);
    }
}

/* Read one line without its end; false at the end of the input. */
static bool add_line(vstr_t *text, const char *prompt) {
    console_write(prompt, strlen(prompt));
    int32_t letter = console_read_byte();
    if (letter < 0) {
        return false;
    }
    while (letter >= 0 && letter != '\n') {
        vstr_add_byte(text, (byte)letter);
        letter = console_read_byte();
    }
    return true;
}

static void run_line(void *argument) {
    const vstr_t *text = argument;
    execute(mp_lexer_new_from_str_len(MP_QSTR__lt_stdin_gt_, text->buf, text->len, 0),
        MP_PARSE_SINGLE_INPUT);
}

static void run_typed_lines(void) {
    vstr_t text;
    vstr_init(&text, 64);
    console_write("MicroPython for AmigaOS\n", 24);
    while (vstr_reset(&text), add_line(&text, ">>> ")) {
        while (mp_repl_continue_with_input(vstr_null_terminated_str(&text))) {
            vstr_add_byte(&text, '\n');
            if (!add_line(&text, "... ")) {
                break;
            }
        }
        interpreter_guard(run_line, &text);
    }
}

static void read_command_line(void *argument) {
    struct task *task = argument;
    mp_obj_list_get(arguments_list(), &task->count, &task->words);
    size_t place = 0;
    add_paths_of_variable();
    while (place + 1 < task->count
           && strcmp(mp_obj_str_get_str(task->words[place]), "-p") == 0) {
        size_t length;
        const char *folder = mp_obj_str_get_data(task->words[place + 1], &length);
        add_path(folder, length);
        place += 2;
    }
    task->kind = 'i';
    if (place < task->count) {
        const char *word = mp_obj_str_get_str(task->words[place]);
        task->kind = 's';
        if (word[0] == '-') {
            task->kind = word[1];
            ++place;
            if ((word[1] != 'c' && word[1] != 'm') || place == task->count) {
                mp_raise_type_arg(&mp_type_SystemExit, MP_OBJ_NEW_SMALL_INT(WRONG_USE));
            }
        }
    }
    task->first = place;
    for (; place < task->count; ++place) {
        mp_obj_list_append(mp_sys_argv, task->words[place]);
    }
}

int32_t program_main(void) {
    struct task task = { 0 };
    int32_t code = interpreter_guard(read_command_line, &task);
    if (code == WRONG_USE) {
        static const char use[] =
            "Use: micropython [-X heapsize=KB] [-p folder] [script | -c code | -m module] [words]\n";
        console_write_error(use, sizeof(use) - 1);
    }
    if (code != RETURN_OK) {
        return code;
    }
    if (task.kind == 'i') {
        run_typed_lines();
        return RETURN_OK;
    }
    return interpreter_guard(run_task, &task);
}
