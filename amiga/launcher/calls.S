/* The port's calls, and those that only the launcher makes. */
#include "../port/calls.S"

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
