/* uint32_t uzlib_crc32(const void *data, unsigned int length, uint32_t crc): CRC-32 by a table of
 * all bytes. MicroPython's own goes by half bytes, which takes more than twice as long. */

        .text

        .globl  uzlib_crc32
uzlib_crc32:
        move.l  %d2,-(%sp)
        move.l  8(%sp),%a0
        move.l  12(%sp),%d2
        move.l  16(%sp),%d0
        lea     remainders(%pc),%a1
        bra.s   2f
1:      moveq   #0,%d1
        move.b  (%a0)+,%d1
        eor.b   %d0,%d1
        lsr.l   #8,%d0
        add.w   %d1,%d1
        add.w   %d1,%d1
        move.l  (%a1,%d1.w),%d1
        eor.l   %d1,%d0
2:      dbf     %d2,1b
        sub.l   #0x10000,%d2            /* what is left beyond 65536 bytes */
        bcc.s   1b
        move.l  (%sp)+,%d2
        rts

        .balign 4
remainders:
        .set    byte, 0
        .rept   256
        .set    remainder, byte
        .rept   8
        .set    remainder, (remainder >> 1) ^ (0xedb88320 & -(remainder & 1))
        .endr
        .long   remainder
        .set    byte, byte + 1
        .endr
