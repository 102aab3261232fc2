/* Calls into icon.library and intuition.library, which are open only while they are needed. */
#include "calling.h"

        .text

        in_1    GetDiskObject, IconBase, -78, %a0
        in_1    FreeDiskObject, IconBase, -90, %a0
        in_2    FindToolType, IconBase, -96, %a0, %a1

        in_1    LockPubScreen, IntuitionBase, -510, %a0
        in_2    UnlockPubScreen, IntuitionBase, -516, %a0, %a1
