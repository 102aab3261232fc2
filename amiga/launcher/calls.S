/* The port's calls, and those that only the launcher makes. */
#include "../port/calls.S"

        .macro  exec_4 name, offset, first, second, third, fourth
        .globl  \name
\name:  move.l  %a6,-(%sp)
        move.l  8(%sp),\first
        move.l  12(%sp),\second
        move.l  16(%sp),\third
        move.l  20(%sp),\fourth
        call    SysBase, \offset
        move.l  (%sp)+,%a6
        rts
        .endm

        dos_4   CreateProc, -138
        dos_1   LoadSeg, -150
        dos_1   UnLoadSeg, -156
        dos_1   ParentDir, -210
        dos_1   SelectInput, -294
        dos_1   SelectOutput, -300
        dos_4   RunCommand, -504
        dos_1   SetProgramDir, -594

        exec_2  PutMsg, -366, %a0, %a1
        exec_1  CreateMsgPort, -666, %d0
        exec_1  DeleteMsgPort, -672, %a0
        exec_4  OpenDevice, -444, %a0, %d0, %a1, %d1
        exec_1  CloseDevice, -450, %a1
        exec_1  DoIO, -456, %a1
