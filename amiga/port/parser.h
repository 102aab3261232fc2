/* Short ways through the grammar, put into parse.c by amiga/rewrite.py. Between "an expression" and
 * a name or a number lie 14 rules, one for each strength of operators, and MicroPython goes down and
 * up through all of them for every operand. Here an operand is parsed at once; when an operator
 * follows, the rules down to the operator's are put on the stack as the long way would have left
 * them. And a rule that begins with another token than the next one is not tried. */

enum {
    STRENGTHS_NONE = 0, /* in these tables a strength is one more than its place in `strengths` */
    STRENGTH_COMPARISON = 4
};
#define AFTER_OPERAND ((size_t)-1) /* the state of a rule whose first operand is being parsed */

static const uint8_t strengths[] = {
    RULE_test_if_expr, RULE_or_test, RULE_and_test, RULE_comparison, RULE_expr, RULE_xor_expr,
    RULE_and_expr, RULE_shift_expr, RULE_arith_expr, RULE_term, RULE_power
};

static const uint8_t strength_of_rule[256] = {
    [RULE_test] = 1, [RULE_test_if_expr] = 1, [RULE_or_test] = 2, [RULE_and_test] = 3,
    [RULE_not_test] = STRENGTH_COMPARISON, [RULE_comparison] = STRENGTH_COMPARISON,
    [RULE_expr] = 5, [RULE_xor_expr] = 6, [RULE_and_expr] = 7, [RULE_shift_expr] = 8,
    [RULE_arith_expr] = 9, [RULE_term] = 10, [RULE_factor] = 11, [RULE_power] = 11
};

static const uint8_t strength_of_token[MP_TOKEN_NUMBER_OF] = {
    [MP_TOKEN_KW_IF] = 1, [MP_TOKEN_KW_OR] = 2, [MP_TOKEN_KW_AND] = 3,
    [MP_TOKEN_OP_LESS ... MP_TOKEN_OP_NOT_EQUAL] = STRENGTH_COMPARISON,
    [MP_TOKEN_KW_IN] = STRENGTH_COMPARISON, [MP_TOKEN_KW_IS] = STRENGTH_COMPARISON,
    [MP_TOKEN_KW_NOT] = STRENGTH_COMPARISON,
    [MP_TOKEN_OP_PIPE] = 5, [MP_TOKEN_OP_CARET] = 6, [MP_TOKEN_OP_AMPERSAND] = 7,
    [MP_TOKEN_OP_DBL_LESS] = 8, [MP_TOKEN_OP_DBL_MORE] = 8,
    [MP_TOKEN_OP_PLUS] = 9, [MP_TOKEN_OP_MINUS] = 9,
    [MP_TOKEN_OP_STAR ... MP_TOKEN_OP_PERCENT] = 10,
    [MP_TOKEN_OP_DBL_STAR] = 11
};

/* Does the token begin an expression that is no plain operand? */
static bool is_before_operand(mp_token_kind_t token) {
    return token == MP_TOKEN_KW_LAMBDA || token == MP_TOKEN_KW_NOT || token == MP_TOKEN_OP_PLUS
           || token == MP_TOKEN_OP_MINUS || token == MP_TOKEN_OP_TILDE;
}

static void push_rule_from_arg(parser_t *parser, size_t arg) {
    size_t rule = arg & RULE_ARG_ARG_MASK;
    size_t line = parser->lexer->tok_line;
    size_t strength = strength_of_rule[rule];
    if (strength != STRENGTHS_NONE && !is_before_operand(parser->lexer->tok_kind)) {
        push_rule(parser, line, strengths[strength - 1], AFTER_OPERAND);
        rule = RULE_atom_expr_normal;
    }
    push_rule(parser, line, rule, 0);
}

/* An operand of this rule is parsed: the rules that the operator after it needs. */
static void push_rules_of_operator(parser_t *parser, size_t line, uint8_t rule) {
    size_t last = strength_of_token[parser->lexer->tok_kind];
    for (size_t at = strength_of_rule[rule]; at <= last; ++at) {
        push_rule(parser, line, strengths[at - 1], 1);
    }
}

/* Does this rule of a fixed sequence begin with another token than the next? */
static bool is_hopeless(const parser_t *parser, size_t arg) {
    size_t rule = arg & RULE_ARG_ARG_MASK;
    if ((rule_act_table[rule] & RULE_ACT_KIND_MASK) != RULE_ACT_AND) {
        return false;
    }
    size_t first = *get_rule_arg(rule);
    return (first & RULE_ARG_KIND_MASK) == RULE_ARG_TOK
           && (first & RULE_ARG_ARG_MASK) != parser->lexer->tok_kind;
}
