/* How a library's function is called from C: for calls.S and libraries.S. */

/* Every call ends like this; A6 is kept by the wrapper around it. */
        .macro  call base, offset
        move.l  \base,%a6
        jsr     \offset(%a6)
        move.l  %d0,%a0
        .endm

/* One argument and two, from the C stack into the registers that the function wants. */
        .macro  in_1 name, base, offset, first
        .globl  \name
\name:  move.l  %a6,-(%sp)
        move.l  8(%sp),\first
        call    \base, \offset
        move.l  (%sp)+,%a6
        rts
        .endm

        .macro  in_2 name, base, offset, first, second
        .globl  \name
\name:  move.l  %a6,-(%sp)
        move.l  8(%sp),\first
        move.l  12(%sp),\second
        call    \base, \offset
        move.l  (%sp)+,%a6
        rts
        .endm
