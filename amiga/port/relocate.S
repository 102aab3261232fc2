/* The first instructions: makes the addresses in the program those of the memory that it was loaded
 * into. hunk.py put the table of them where the last hunk's variables will be; it tells its form.
 * Nothing here may need an address itself. Such a program cannot be made resident: a second start
 * would add all addresses again. */

        .equ    EXEC_BASE, 4
        .equ    LVO_CacheClearU, -636
        .equ    LIBRARY_VERSION, 20
        .equ    CACHES_KNOWN, 37        /* an older system has no such call; main.c leaves there */
        .equ    HUNKS_BYTES, 4 * 4      /* room for the addresses of four hunks */

        .text

        .globl  relocate
relocate:
        movem.l %d0-%d2/%a0-%a3/%a6,-(%sp)
        lea     -HUNKS_BYTES(%sp),%sp
        move.l  %sp,%a2
        lea     relocate(%pc),%a0
1:      move.l  %a0,(%a2)+
        move.l  -(%a0),%d0              /* a quarter of where the next hunk is, or nothing */
        add.l   %d0,%d0
        add.l   %d0,%d0
        move.l  %d0,%a0
        addq.l  #4,%a0
        tst.l   %d0
        bne.s   1b
        move.l  -(%a2),%a1              /* the last hunk: the table, after the words to clear */
        addq.l  #4,%a1
        bra.s   6f
3:      subq.w  #1,%d0
        lsl.w   #2,%d0
        move.l  (%sp,%d0.w),%a0         /* the hunk to change */
        subq.l  #2,%a0
        move.b  (%a1)+,%d0
        lsl.w   #2,%d0
        move.l  (%sp,%d0.w),%d2         /* the hunk that it points to */
        moveq   #0,%d1
4:      .rept   4
        move.b  (%a1)+,%d1
        ble.s   7f
        add.w   %d1,%d1
        add.w   %d1,%a0
        add.l   %d2,(%a0)
        .endr
        bra.s   4b
6:      moveq   #0,%d0
        move.b  (%a1)+,%d0
        bne.s   3b
        move.l  (%a2),%a1
        move.l  (%a1),%d0
        moveq   #0,%d1
        bra.s   52f
51:     move.l  %d1,(%a1)+
        move.l  %d1,(%a1)+
        move.l  %d1,(%a1)+
        move.l  %d1,(%a1)+
52:     subq.l  #4,%d0
        bcc.s   51b
        move.l  EXEC_BASE.w,%a6
        cmp.w   #CACHES_KNOWN,LIBRARY_VERSION(%a6)
        bcs.s   53f
        jsr     LVO_CacheClearU(%a6)    /* a 68040 may have old instructions in its cache */
53:
        lea     HUNKS_BYTES(%sp),%sp
        movem.l (%sp)+,%d0-%d2/%a0-%a3/%a6
        bra.w   _start
7:      beq.s   6b
        move.b  (%a1)+,%d1              /* a long way */
        swap    %d1
        move.b  (%a1)+,%d1
        lsl.w   #8,%d1
        move.b  (%a1)+,%d1
        add.l   %d1,%a0
        add.l   %d2,(%a0)
        moveq   #0,%d1
        bra.s   4b
