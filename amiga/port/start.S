/* The first instructions of the program, and the jumps that C cannot make. */

        .equ    EXEC_BASE, 4
        .equ    LVO_StackSwap, -732
        .equ    SAVED_STACK, 44         /* offset of A7 in a jmp_buf */
        .equ    SAVED_PC, 48

        .text

/* The shell enters here with the command line in A0 and its length in D0. */
        .globl  _start
_start: movem.l %d2-%d7/%a2-%a6,-(%sp)
        move.l  EXEC_BASE.w,%a6
        move.l  %a6,SysBase
        move.l  %d0,-(%sp)
        move.l  %a0,-(%sp)
        jsr     amiga_start
        addq.l  #8,%sp
        movem.l (%sp)+,%d2-%d7/%a2-%a6
        rts

/* int32_t run_on_stack(struct stack_swap *stack, int32_t (*function)(void))
 * Only registers are alive between the two swaps: the stack is not the same one. */
        .globl  run_on_stack
run_on_stack:
        move.l  4(%sp),%a0
        move.l  8(%sp),%a1
        movem.l %a2/%a3/%a6,-(%sp)
        move.l  %a0,%a2
        move.l  %a1,%a3
        move.l  SysBase,%a6
        jsr     LVO_StackSwap(%a6)
        jsr     (%a3)
        move.l  %d0,%a3
        move.l  %a2,%a0
        move.l  SysBase,%a6
        jsr     LVO_StackSwap(%a6)
        move.l  %a3,%d0
        movem.l (%sp)+,%a2/%a3/%a6
        rts

/* void with_registers_on_stack(void (*function)(void **lowest)): the collector must see what only
 * registers hold. C cannot promise it: gcc puts the registers a function saves below its locals. */
        .globl  with_registers_on_stack
with_registers_on_stack:
        move.l  4(%sp),%a0
        movem.l %d2-%d7/%a2-%a6,-(%sp)
        move.l  %sp,-(%sp)
        jsr     (%a0)
        lea     SAVED_STACK+4(%sp),%sp
        rts

/* int save_place(jmp_buf): the eleven registers a function must keep, then A7 and the way back. */
        .globl  save_place
save_place:
        move.l  4(%sp),%a0
        movem.l %d2-%d7/%a2-%a6,(%a0)
        lea     4(%sp),%a1
        move.l  %a1,SAVED_STACK(%a0)
        move.l  (%sp),SAVED_PC(%a0)
        moveq   #0,%d0
        rts

/* void longjmp(jmp_buf, int): the value is never 0 on the other side. */
        .globl  longjmp
longjmp:
        move.l  4(%sp),%a0
        move.l  8(%sp),%d0
        bne.s   1f
        moveq   #1,%d0
1:      movem.l (%a0),%d2-%d7/%a2-%a6
        move.l  SAVED_STACK(%a0),%a1
        move.l  SAVED_PC(%a0),%a0
        move.l  %a1,%sp
        jmp     (%a0)
