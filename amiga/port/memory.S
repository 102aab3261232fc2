/* Copying, filling and comparing memory: long words where both ends are even, bytes else.
 * A pointer is returned in A0 and D0, as the calling convention wants it. */

        .equ    BLOCK, 32               /* bytes moved per round of the fast loop */

        .text

/* void *memmove(void *to, const void *from, size_t count): backwards only when it must. */
        .globl  memmove
memmove:
        move.l  4(%sp),%d0
        move.l  8(%sp),%d1
        cmp.l   %d1,%d0
        bls.s   memcpy
        add.l   12(%sp),%d1
        cmp.l   %d1,%d0
        bcc.s   memcpy
        move.l  %d1,%a1
        move.l  %d0,%a0
        move.l  12(%sp),%d1
        add.l   %d1,%a0
        bra.s   2f
1:      move.b  -(%a1),-(%a0)
2:      subq.l  #1,%d1
        bcc.s   1b
        rts

/* void *memcpy(void *to, const void *from, size_t count) */
        .globl  memcpy
memcpy: move.l  4(%sp),%a0
        move.l  8(%sp),%a1
        move.l  12(%sp),%d1
        moveq   #12,%d0
        cmp.l   %d0,%d1
        bcs.s   5f
        move.l  %a0,%d0
        btst    #0,%d0
        beq.s   1f
        move.b  (%a1)+,(%a0)+
        subq.l  #1,%d1
1:      move.l  %a1,%d0
        btst    #0,%d0
        bne.s   5f                      /* one even, one odd: only bytes can do it */
        moveq   #BLOCK,%d0
        bra.s   3f
2:      move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
        move.l  (%a1)+,(%a0)+
3:      sub.l   %d0,%d1
        bcc.s   2b
        add.l   %d0,%d1
        move.w  %d1,%d0
        lsr.w   #2,%d0
        bra.s   33f
32:     move.l  (%a1)+,(%a0)+
33:     dbra    %d0,32b
        and.w   #3,%d1
        bra.s   62f
61:     move.b  (%a1)+,(%a0)+
62:     dbra    %d1,61b
        bra.s   7f
4:      move.b  (%a1)+,(%a0)+
5:      dbra    %d1,4b
        swap    %d1                     /* DBRA counts 16 bits; the upper half goes round too */
        subq.w  #1,%d1
        bcs.s   7f
        swap    %d1
        bra.s   4b
7:      move.l  4(%sp),%d0
        move.l  %d0,%a0
        rts

/* void *memset(void *to, int byte, size_t count) */
        .globl  memset
memset: move.l  4(%sp),%a0
        move.l  12(%sp),%d1
        moveq   #8,%d0
        cmp.l   %d0,%d1
        bcs.s   45f
        move.l  %d2,-(%sp)
        moveq   #0,%d0
        move.b  15(%sp),%d0
        beq.s   0f
        move.b  %d0,%d2
        lsl.w   #8,%d0
        move.b  %d2,%d0
        move.w  %d0,%d2
        swap    %d0
        move.w  %d2,%d0
0:      move.l  %a0,%d2
        btst    #0,%d2
        beq.s   1f
        move.b  %d0,(%a0)+
        subq.l  #1,%d1
1:      moveq   #BLOCK,%d2
        bra.s   3f
2:      move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
        move.l  %d0,(%a0)+
3:      sub.l   %d2,%d1
        bcc.s   2b
        add.l   %d2,%d1
        move.w  %d1,%d2
        lsr.w   #2,%d2
        bra.s   33f
32:     move.l  %d0,(%a0)+
33:     dbra    %d2,32b
        and.w   #3,%d1
        move.l  (%sp)+,%d2
        bra.s   5f
45:     move.b  11(%sp),%d0
        bra.s   5f
4:      move.b  %d0,(%a0)+
5:      dbra    %d1,4b
        move.l  4(%sp),%d0
        move.l  %d0,%a0
        rts

/* int memcmp(const void *a, const void *b, size_t count) */
        .globl  memcmp
memcmp: move.l  4(%sp),%a0
        move.l  8(%sp),%a1
        moveq   #0,%d0
        move.l  12(%sp),%d1
        beq.s   3f
1:      subq.l  #1,%d1
2:      cmpm.b  (%a0)+,(%a1)+
        dbne    %d1,2b
        bne.s   4f
        clr.w   %d1                     /* DBNE counted 16 bits and left -1 in them */
        tst.l   %d1
        bne.s   1b
3:      rts
4:      move.b  -1(%a0),%d0
        moveq   #0,%d1
        move.b  -1(%a1),%d1
        sub.l   %d1,%d0
        rts

/* size_t strlen(const char *text) */
        .globl  strlen
strlen: move.l  4(%sp),%a0
        move.l  %a0,%d0
1:      tst.b   (%a0)+
        bne.s   1b
        sub.l   %a0,%d0
        not.l   %d0
        rts

/* size_t qstr_compute_hash(const uint8_t *text, size_t length): h = h * 33 ^ letter, in 16 bits,
 * never 0. It takes the place of the one in qstr.c, which computes with 32 (see program.py). */
        .equ    HASH_START, 5381

        .globl  qstr_compute_hash
qstr_compute_hash:
        move.l  4(%sp),%a0
        move.l  8(%sp),%d1
        movem.l %d2-%d3,-(%sp)
        move.l  #HASH_START,%d0
        moveq   #0,%d3
        add.l   %a0,%d1
        move.l  %d1,%a1
        bra.s   2f
1:      move.w  %d0,%d2
        lsl.w   #5,%d2
        add.w   %d2,%d0
        move.b  (%a0)+,%d3
        eor.w   %d3,%d0
2:      cmp.l   %a1,%a0
        bne.s   1b
        tst.w   %d0
        bne.s   3f
        moveq   #1,%d0
3:      movem.l (%sp)+,%d2-%d3
        rts
