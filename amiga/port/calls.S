/* Calls into exec.library and dos.library: arguments from the C stack into the registers that
 * each function wants. AmigaOS 2.04 (V37) functions only. Offsets are facts of the system's ABI.
 * A result goes to A0 as well as D0: C expects pointers in A0. */

#include "calling.h"

        .text

        .macro  dos_0 name, offset
        .globl  \name
\name:  move.l  %a6,-(%sp)
        call    DOSBase, \offset
        move.l  (%sp)+,%a6
        rts
        .endm

        .macro  dos_1 name, offset
        .globl  \name
\name:  move.l  %a6,-(%sp)
        move.l  8(%sp),%d1
        call    DOSBase, \offset
        move.l  (%sp)+,%a6
        rts
        .endm

        .macro  dos_2 name, offset
        .globl  \name
\name:  movem.l %d2/%a6,-(%sp)
        movem.l 12(%sp),%d1/%d2
        call    DOSBase, \offset
        movem.l (%sp)+,%d2/%a6
        rts
        .endm

        .macro  dos_3 name, offset
        .globl  \name
\name:  movem.l %d2/%d3/%a6,-(%sp)
        movem.l 16(%sp),%d1/%d2/%d3
        call    DOSBase, \offset
        movem.l (%sp)+,%d2/%d3/%a6
        rts
        .endm

        .macro  dos_4 name, offset
        .globl  \name
\name:  movem.l %d2/%d3/%d4/%a6,-(%sp)
        movem.l 20(%sp),%d1/%d2/%d3/%d4
        call    DOSBase, \offset
        movem.l (%sp)+,%d2/%d3/%d4/%a6
        rts
        .endm

        .macro  dos_7 name, offset
        .globl  \name
\name:  movem.l %d2-%d7/%a6,-(%sp)
        movem.l 32(%sp),%d1-%d7
        call    DOSBase, \offset
        movem.l (%sp)+,%d2-%d7/%a6
        rts
        .endm

        .macro  exec_1 name, offset, first
        in_1    \name, SysBase, \offset, \first
        .endm

        .macro  exec_2 name, offset, first, second
        in_2    \name, SysBase, \offset, \first, \second
        .endm

        dos_2   Open, -30
        dos_1   Close, -36
        dos_3   Read, -42
        dos_3   Write, -48
        dos_0   Input, -54
        dos_0   Output, -60
        dos_3   Seek, -66
        dos_1   DeleteFile, -72
        dos_2   Rename, -78
        dos_2   Lock, -84
        dos_1   UnLock, -90
        dos_2   Examine, -102
        dos_2   ExNext, -108
        dos_1   CreateDir, -120
        dos_1   CurrentDir, -126
        dos_0   IoErr, -132
        dos_1   DateStamp, -192
        dos_1   Delay, -198
        dos_2   WaitForChar, -204
        dos_1   IsInteractive, -216
        dos_7   DoPkt, -240
        dos_1   Flush, -360
        dos_3   NameFromLock, -402
        dos_3   AddPart, -882
        dos_2   SetMode, -426
        dos_0   GetProgramDir, -600
        dos_4   GetVar, -906

        exec_1  Forbid, -132, %d0
        exec_2  AllocMem, -198, %d0, %d1
        exec_2  FreeMem, -210, %a1, %d0
        exec_1  AvailMem, -216, %d1
        exec_1  FindTask, -294, %a1
        exec_2  SetSignal, -306, %d0, %d1
        exec_1  GetMsg, -372, %a0
        exec_1  ReplyMsg, -378, %a1
        exec_1  WaitPort, -384, %a0
        exec_1  CloseLibrary, -414, %a1
        exec_2  OpenLibrary, -552, %a1, %d0
