/* Calls into icon.library and intuition.library, which are open only while they are needed; as in
 * calls.S a result goes to A0 as well as D0. */

        .text

        .macro  in_1 name, base, offset
        .globl  \name
\name:  move.l  %a6,-(%sp)
        move.l  8(%sp),%a0
        move.l  \base,%a6
        jsr     \offset(%a6)
        move.l  %d0,%a0
        move.l  (%sp)+,%a6
        rts
        .endm

        .macro  in_2 name, base, offset
        .globl  \name
\name:  move.l  %a6,-(%sp)
        movem.l 8(%sp),%a0/%a1
        move.l  \base,%a6
        jsr     \offset(%a6)
        move.l  %d0,%a0
        move.l  (%sp)+,%a6
        rts
        .endm

        in_1    GetDiskObject, IconBase, -78
        in_1    FreeDiskObject, IconBase, -90
        in_2    FindToolType, IconBase, -96

        in_1    LockPubScreen, IntuitionBase, -510
        in_2    UnlockPubScreen, IntuitionBase, -516
