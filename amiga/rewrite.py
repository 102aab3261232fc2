"""Changes to MicroPython's sources that no setting and no replaced function can make.

Each is a piece of text that must stand in the source exactly once, and what takes its place: hot
code of ours, by the names of macros in amiga/port/vm.h. The source itself stays as it was
fetched; what is compiled is a changed copy.
"""
import fetch
from bytecode import write_if_changed

CHANGES = {
    "py/vm.c": (
        ('#include "py/profile.h"\n', '#include "py/profile.h"\n#include "vm.h"\n'),
        ("#define SELECTIVE_EXC_IP (0)", "#define SELECTIVE_EXC_IP (1)"),
        ("goto *entry_table[*ip++]; \\", "AMIGA_DISPATCH(); \\"),
        ("    #define DISPATCH_WITH_PEND_EXC_CHECK() goto pending_exception_check\n"
         "    #define ENTRY(op) entry_##op\n",
         "    #define DISPATCH_WITH_PEND_EXC_CHECK() AMIGA_DISPATCH_AFTER_JUMP()\n"
         "    #define ENTRY(op) entry_##op\n"),
        ("    mp_exc_stack_t * /*const*/ exc_stack;\n",
         "    mp_exc_stack_t *volatile exc_stack;\n"),
        ("            mp_obj_t *sp = code_state->sp;\n            #if MICROPY_EMIT",
         "            mp_obj_t *sp = code_state->sp;\n"
         "            AMIGA_REGISTERS\n"
         "            #if MICROPY_EMIT"),
        ("                ENTRY(MP_BC_LOAD_CONST_SMALL_INT_MULTI):\n",
         "                AMIGA_ENTRIES\n"
         "                ENTRY(MP_BC_LOAD_CONST_SMALL_INT_MULTI):\n"),
        ("    mp_uint_t unum = 0; \\\n    do { \\\n        unum = (unum << 7) + (*ip & 0x7f); \\\n"
         "    } while ((*ip++ & 0x80) != 0)\n",
         "    mp_uint_t unum = AMIGA_NEXT_NUMBER()\n"),
        ("PUSH(mp_load_global(qst));", "PUSH(load_global(qst));"),
        ("                    if (mp_obj_is_instance_type(mp_obj_get_type(top))) {\n"
         "                        mp_obj_instance_t *self = MP_OBJ_TO_PTR(top);\n"
         "                        elem = mp_map_lookup(&self->members, MP_OBJ_NEW_QSTR(qst), "
         "MP_MAP_LOOKUP);\n"
         "                    }\n", ""),
        ("obj = mp_load_attr(top, qst);", "obj = load_attribute(top, qst);"),
        ("mp_store_attr(sp[0], qst, sp[-1]);", "store_attribute(sp[0], qst, sp[-1]);"),
        ("SET_TOP(mp_obj_subscr(TOP(), index, MP_OBJ_SENTINEL));",
         "SET_TOP(load_element(TOP(), index));"),
        ("mp_obj_subscr(sp[-1], sp[0], sp[-2]);", "store_element(sp[-1], sp[0], sp[-2]);"),
        ("mp_load_method(*sp, qst, sp);", "load_method(*sp, qst, sp);"),
        ("SET_TOP(mp_call_function_n_kw(*sp, unum & 0xff, (unum >> 8) & 0xff, sp + 1));",
         "SET_TOP(call_function(*sp, unum & 0xff, unum >> 8, sp + 1));"),
        ("SET_TOP(mp_call_method_n_kw(unum & 0xff, (unum >> 8) & 0xff, sp));",
         "SET_TOP(call_method(unum & 0xff, unum >> 8, sp));"),
        ("                    if (mp_obj_is_true(POP())) {\n",
         "                    if (AMIGA_IS_TRUE(*sp--)) {\n"),
        ("                    if (!mp_obj_is_true(POP())) {\n",
         "                    if (!AMIGA_IS_TRUE(*sp--)) {\n"),
    ),
    "py/objfun.c": (
        ('#include "py/objfun.h"\n', '#include "py/objfun.h"\n#include "functions.h"\n'),
        ("static mp_obj_t fun_bc_call(", "mp_obj_t fun_bc_call_of_all("),
    ),
    "py/objtype.c": (
        ('#include "py/objtype.h"\n', '#include "py/objtype.h"\n#include "functions.h"\n'),
        ("static mp_obj_t mp_obj_instance_make_new(", "mp_obj_t instance_make_new_of_all("),
    ),
    "py/objint.c": (
        ('#include "py/objint.h"\n', '#include "py/objint.h"\n#include "formats.h"\n'),
        ("char *mp_obj_int_formatted(", "char *int_formatted_of_all("),
    ),
    "py/objstr.c": (
        ("static mp_obj_t str_modulo_format(mp_obj_t pattern, size_t n_args, const mp_obj_t *args, "
         "mp_obj_t dict);\n", '#include "formats.h"\n'),
        ("static mp_obj_t str_modulo_format(mp_obj_t pattern, size_t n_args, const mp_obj_t *args, "
         "mp_obj_t dict) {\n",
         "mp_obj_t str_modulo_format_of_all(mp_obj_t pattern, size_t n_args, const mp_obj_t *args, "
         "mp_obj_t dict) {\n"),
        # Where the next separator lies: see find.c.
        ("            for (;;) {\n"
         "                if (splits == 0 || s + sep_len > top) {\n"
         "                    s = top;\n"
         "                    break;\n"
         "                } else if (memcmp(s, sep_str, sep_len) == 0) {\n"
         "                    break;\n"
         "                }\n"
         "                s++;\n"
         "            }\n",
         "            const byte *next = splits == 0 ? NULL : find_subbytes(\n"
         "                s, top - s, (const byte *)sep_str, sep_len, 1);\n"
         "            s = next == NULL ? top : next;\n"),
        ("    bool is_str = self_type == &mp_type_str;\n\n    // count the occurrences\n",
         "    // count the occurrences\n"),
        ("    for (const byte *haystack_ptr = start; haystack_ptr + needle_len <= end;) {\n"
         "        if (memcmp(haystack_ptr, needle, needle_len) == 0) {\n"
         "            num_occurrences++;\n"
         "            haystack_ptr += needle_len;\n"
         "        } else {\n"
         "            haystack_ptr = is_str ? utf8_next_char(haystack_ptr) : haystack_ptr + 1;\n"
         "        }\n"
         "    }\n",
         "    for (const byte *next = start; (next = find_subbytes(next, end - next,\n"
         "        (const byte *)needle, needle_len, 1)) != NULL; next += needle_len) {\n"
         "        num_occurrences++;\n"
         "    }\n"),
        # A hash is made when it is wanted, see maps.c; nothing stands for one not made.
        ("        o->hash = qstr_compute_hash(data, len);\n", "        o->hash = 0;\n"),
        ("    o->hash = qstr_compute_hash(data, vstr->len);\n",
         "    o->hash = type == &mp_type_str ? names_hash_of_last() : 0;\n"),
    ),
    "py/parse.c": (
        ("static void push_rule_from_arg(parser_t *parser, size_t arg) {\n"
         "    assert((arg & RULE_ARG_KIND_MASK) == RULE_ARG_RULE || (arg & RULE_ARG_KIND_MASK) == "
         "RULE_ARG_OPT_RULE);\n"
         "    size_t rule_id = arg & RULE_ARG_ARG_MASK;\n"
         "    push_rule(parser, parser->lexer->tok_line, rule_id, 0);\n"
         "}\n",
         '#include "parser.h"\n'),
        ("        uint8_t rule_id = pop_rule(&parser, &i, &rule_src_line);\n",
         "        uint8_t rule_id = pop_rule(&parser, &i, &rule_src_line);\n"
         "        if (i == AFTER_OPERAND) {\n"
         "            if (!backtrack) {\n"
         "                push_rules_of_operator(&parser, rule_src_line, rule_id);\n"
         "            }\n"
         "            goto next_rule;\n"
         "        }\n"),
        ("                    } else {\n"
         "                        assert(kind == RULE_ARG_RULE);\n",
         "                    } else if (!is_hopeless(&parser, rule_arg[i])) {\n"
         "                        assert(kind == RULE_ARG_RULE);\n"),
        ("                    } else {\n"
         "                        push_rule(&parser, rule_src_line, rule_id, i + 1); "
         "// save this and-rule\n",
         "                    } else if ((rule_arg[i] & RULE_ARG_KIND_MASK) == RULE_ARG_OPT_RULE\n"
         "                               && is_hopeless(&parser, rule_arg[i])) {\n"
         "                        push_result_node(&parser, MP_PARSE_NODE_NULL);\n"
         "                    } else {\n"
         "                        push_rule(&parser, rule_src_line, rule_id, i + 1); "
         "// save this and-rule\n"),
    ),
    "py/persistentcode.c": (
        ('#include "py/persistentcode.h"\n',
         '#include "py/persistentcode.h"\n#include "amiga.h"\n'),
        ("    while (len-- > 0) {\n        *buf++ = reader->readbyte(reader->data);\n    }\n",
         "    bytecode_read(reader, buf, len);\n"),
    ),
    "py/unicode.c": (
        # See text.c: letters of ASCII are passed many at once.
        ('#include "py/unicode.h"\n', '#include "py/unicode.h"\n#include "text.h"\n'),
        ("        byte c = *p;\n        if (need) {\n",
         "        byte c = *p;\n"
         "        if (c < 0x80 && need == 0) {\n"
         "            p += text_plain(p, end - p) - 1;\n"
         "        } else if (need) {\n"),
    ),
    "py/objstrunicode.c": (
        ('#include "py/objstr.h"\n', '#include "py/objstr.h"\n#include "text.h"\n'),
        ("        s = self_data;\n"
         "        while (1) {\n"
         "            // First check out-of-bounds\n"
         "            if (s >= top) {\n"
         "                if (is_slice) {\n"
         "                    return top;\n"
         "                }\n"
         "                mp_raise_msg(&mp_type_IndexError, "
         'MP_ERROR_TEXT("string index out of range"));\n'
         "            }\n"
         "            // Then check completion\n"
         "            if (i-- == 0) {\n"
         "                break;\n"
         "            }\n"
         "            // Then skip UTF-8 char\n"
         "            ++s;\n"
         "            while (UTF8_IS_CONT(*s)) {\n"
         "                ++s;\n"
         "            }\n"
         "        }\n",
         "        s = text_after(self_data, self_len, i);\n"
         "        if (s == top && !is_slice) {\n"
         "            mp_raise_msg(&mp_type_IndexError, "
         'MP_ERROR_TEXT("string index out of range"));\n'
         "        }\n"),
    ),
    "py/objmodule.c": (
        # A module that the memory is too short for must leave no empty place among the loaded ones.
        ("MP_OBJ_NEW_QSTR(module_name), MP_MAP_LOOKUP_ADD_IF_NOT_FOUND);\n",
         "MP_OBJ_NEW_QSTR(module_name), MP_MAP_LOOKUP);\n"),
        ("    if (el->value != MP_OBJ_NULL) {\n", "    if (el != NULL) {\n"),
        ("    el->value = MP_OBJ_FROM_PTR(o);\n",
         "    mp_map_lookup(mp_loaded_modules_map, MP_OBJ_NEW_QSTR(module_name),\n"
         "        MP_MAP_LOOKUP_ADD_IF_NOT_FOUND)->value = MP_OBJ_FROM_PTR(o);\n"),
    ),
    "py/builtinimport.c": (
        # A module that is loaded needs no look at each name on the way to it.
        ("    // This is the import path, with any leading dots stripped.\n",
         "    if (n_args >= 4 && args[3] != mp_const_none && args[3] != mp_const_false\n"
         "        && (n_args == 4 || args[4] == MP_OBJ_NEW_SMALL_INT(0))) {\n"
         "        mp_map_elem_t *loaded = mp_map_lookup(&MP_STATE_VM(mp_loaded_modules_dict).map,\n"
         "            args[0], MP_MAP_LOOKUP);\n"
         "        if (loaded != NULL) {\n"
         "            return loaded->value;\n"
         "        }\n"
         "    }\n"),
    ),
    "shared/runtime/sys_stdio_mphal.c": (
        ('#include "py/mphal.h"\n', '#include "py/mphal.h"\n#include "amiga.h"\n'),
        ("        mp_hal_stdout_tx_strn_cooked(buf, size);\n",
         "        (self->fd == STDIO_FD_ERR ? console_write_error : console_write)(buf, size);\n"),
    ),
    "py/vmentrytable.h": (
        ("&&entry_MP_BC_BINARY_OP_MULTI,\n", "&&entry_MP_BC_BINARY_OP_MULTI,\n    AMIGA_PLACES\n"),
    ),
}


def text_of(source, name):
    """The source file `name` with its changes; raises fetch.Failed when a place is not found."""
    text = (source / name).read_text()
    for old, new in CHANGES[name]:
        if text.count(old) != 1:
            raise fetch.Failed("%s has %d places, not one, with:\n%s" % (
                name, text.count(old), old))
        text = text.replace(old, new)
    return text


def rewrite(source, folder):
    """Writes the changed copies below the folder; gives {their path in the source: the copy}."""
    made = {}
    for name in CHANGES:
        made[source / name] = folder / name
        write_if_changed(folder / name, text_of(source, name).encode())
    return made
