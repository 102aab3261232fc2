/* 32-bit multiplication and division for the 68000, which has 16-bit ones only.
 * Small values take a short way: one MULU, two DIVUs. */

        .text

/* uint32_t __mulsi3(uint32_t a, uint32_t b) */
        .globl  __mulsi3
__mulsi3:
        tst.w   4(%sp)
        bne.s   1f
        tst.w   8(%sp)
        bne.s   1f
        move.w  6(%sp),%d0
        mulu.w  10(%sp),%d0
        rts
1:      move.w  4(%sp),%d0
        mulu.w  10(%sp),%d0
        move.w  6(%sp),%d1
        mulu.w  8(%sp),%d1
        add.w   %d1,%d0
        swap    %d0
        clr.w   %d0
        move.w  6(%sp),%d1
        mulu.w  10(%sp),%d1
        add.l   %d1,%d0
        rts

#ifndef __mc68020__
/* mp_obj_t small_multiply(int32_t a, int32_t b): see smallints.h. Magnitudes of 16 bits, or of 16
 * and 31 bits, are multiplied here; NULL for all others and for a product beyond 30 bits. */
        .globl  small_multiply
small_multiply:
        move.l  4(%sp),%d0
        asr.l   #1,%d0
        bpl.s   1f
        neg.l   %d0
1:      move.l  8(%sp),%d1
        asr.l   #1,%d1
        bpl.s   2f
        neg.l   %d1
2:      cmp.l   %d1,%d0                 /* the larger in D0 */
        bcc.s   3f
        exg     %d0,%d1
3:      cmp.l   #0xffff,%d1
        bhi.s   8f
        swap    %d0
        tst.w   %d0
        bne.s   6f
        swap    %d0
        mulu.w  %d1,%d0
4:      cmp.l   #0x3fffffff,%d0         /* one product fits that does not pass here: -2^30 */
        bhi.s   8f
        add.l   %d0,%d0
        move.b  8(%sp),%d1
        eor.b   %d1,4(%sp)              /* the argument's place is ours to overwrite */
        bpl.s   5f
        neg.l   %d0
5:      addq.l  #1,%d0
        move.l  %d0,%a0
        rts
6:      /* The upper half times D1 must leave room for the lower. */
        move.w  %d1,-(%sp)
        mulu.w  %d0,%d1
        cmp.l   #0x3fff,%d1
        bhi.s   7f
        swap    %d0
        mulu.w  (%sp)+,%d0
        swap    %d1
        clr.w   %d1
        add.l   %d1,%d0
        bra.s   4b
7:      addq.l  #2,%sp
8:      moveq   #0,%d0
        move.l  %d0,%a0
        rts
#endif

/* D0 / D1: quotient in D0, remainder in D1. Keeps every other register. */
        .globl  divide_unsigned
divide_unsigned:
        cmp.l   #0xffff,%d1
        bhi.s   2f
        move.l  %d2,-(%sp)
        move.l  %d0,%d2
        clr.w   %d2
        swap    %d2
        beq.s   1f
        divu.w  %d1,%d2                 /* high half; its remainder goes before the low half */
1:      move.w  %d2,-(%sp)
        move.w  %d0,%d2
        divu.w  %d1,%d2
        moveq   #0,%d1
        move.w  (%sp)+,%d0
        swap    %d0
        move.w  %d2,%d0
        swap    %d2
        move.w  %d2,%d1
        move.l  (%sp)+,%d2
        rts
/* The divisor has more than 16 bits, so the quotient has at most 16: halve both until DIVU fits,
 * which gives the quotient or a little more than it. */
2:      movem.l %d2-%d5,-(%sp)
        move.l  %d0,%d2
        move.l  %d1,%d3
3:      lsr.l   #1,%d2
        lsr.l   #1,%d3
        cmp.l   #0xffff,%d3
        bhi.s   3b
        divu.w  %d3,%d2                 /* below 2^31 by at least 2^15: this cannot overflow */
        and.l   #0xffff,%d2
5:      move.l  %d1,%d4                 /* D4:D5 = quotient times divisor; 48 bits at most */
        swap    %d4
        mulu.w  %d2,%d4
        move.l  %d1,%d5
        mulu.w  %d2,%d5
        swap    %d4
        tst.w   %d4
        bne.s   6f                      /* beyond 32 bits: too high */
        add.l   %d4,%d5
        bcs.s   6f
        cmp.l   %d0,%d5
        bls.s   7f
6:      subq.l  #1,%d2
        bra.s   5b
7:      move.l  %d0,%d1
        sub.l   %d5,%d1
        move.l  %d2,%d0
        movem.l (%sp)+,%d2-%d5
        rts

/* Nearly every quotient fits 16 bits: try one DIVU, which tells by V when it does not. A divisor
 * of more than 16 bits would be cut by it, so that is asked first. */
        .globl  __udivsi3
__udivsi3:
        move.l  4(%sp),%d0
        tst.w   8(%sp)
        bne.s   1f
        divu.w  10(%sp),%d0
        bvs.s   1f
        moveq   #0,%d1
        move.w  %d0,%d1
        move.l  %d1,%d0
        rts
1:      move.l  8(%sp),%d1
        bra.w   divide_unsigned

        .globl  __umodsi3
__umodsi3:
        move.l  4(%sp),%d0
        tst.w   8(%sp)
        bne.s   1f
        divu.w  10(%sp),%d0
        bvs.s   1f
        clr.w   %d0
        swap    %d0
        rts
1:      move.l  8(%sp),%d1
        bsr.w   divide_unsigned
        move.l  %d1,%d0
        rts

/* Signed: divide the magnitudes; the quotient is negative when the signs differ. */
        .globl  __divsi3
__divsi3:
        move.l  4(%sp),%d0
        bmi.s   1f
        tst.w   8(%sp)
        beq.w   __udivsi3
        bra.s   2f
1:      neg.l   %d0
2:      move.l  8(%sp),%d1
        bpl.s   3f
        neg.l   %d1
3:      bsr.w   divide_unsigned
        move.b  4(%sp),%d1
        eor.b   %d1,8(%sp)              /* the argument's place is ours to overwrite */
        bpl.s   4f
        neg.l   %d0
4:      rts

/* The remainder has the sign of the dividend, as C wants it. */
        .globl  __modsi3
__modsi3:
        move.l  4(%sp),%d0
        bmi.s   1f
        tst.w   8(%sp)
        beq.w   __umodsi3
        bra.s   2f
1:      neg.l   %d0
2:      move.l  8(%sp),%d1
        bpl.s   3f
        neg.l   %d1
3:      bsr.w   divide_unsigned
        move.l  %d1,%d0
        tst.b   4(%sp)
        bpl.s   4f
        neg.l   %d0
4:      rts

/* int __clzsi2(uint32_t): leading zero bits; whole bytes first. */
        .globl  __clzsi2
__clzsi2:
        move.l  4(%sp),%d1
        moveq   #0,%d0
        cmp.l   #0xffff,%d1
        bhi.s   1f
        moveq   #16,%d0
        swap    %d1
1:      cmp.l   #0xffffff,%d1
        bhi.s   2f
        addq.l  #8,%d0
        lsl.l   #8,%d1
2:      tst.l   %d1
        bmi.s   3f
        beq.s   3f
        addq.l  #1,%d0
        add.l   %d1,%d1
        bra.s   2b
3:      rts
