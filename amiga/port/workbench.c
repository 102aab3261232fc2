/* A start by an icon: Workbench's message, the drawer, and the tool types of the icons.
 *
 * The first argument is the program's icon; a second one is a project's, whose drawer and tool types
 * come before the program's own. */
#include <string.h>

#include "amiga.h"

enum {
    ICON_VERSION = 37,
    PROGRAM_ICON = 0,
    PROJECT_ICON = 1,
    ICONS = 2,
    WB_ARGUMENT_COUNT = 28, /* in the message */
    WB_NAME = 4,            /* in an argument */
    WB_ARGUMENT_BYTES = 8
};

void *IconBase;

static struct {
    uint8_t *message;
    bool has_changed_folder;
    bptr folder_before;
    bool has_looked;
    uint8_t *icons[ICONS];
} workbench;

static const uint8_t *argument(int32_t number) {
    const uint8_t *first = *(const uint8_t *const *)(workbench.message + WB_ARGUMENTS);
    int32_t count = *(const int32_t *)(workbench.message + WB_ARGUMENT_COUNT);
    return first != NULL && number < count ? first + number * WB_ARGUMENT_BYTES : NULL;
}

static bptr drawer_of(const uint8_t *icon) {
    return *(const bptr *)(icon + WB_LOCK);
}

static const char *name_of(const uint8_t *icon) {
    return *(const char *const *)(icon + WB_NAME);
}

/* Workbench sends its message to a process that has no shell. */
void workbench_begin(void) {
    memset(&workbench, 0, sizeof(workbench));
    if (amiga_from_workbench) {
        WaitPort(amiga_task + PROCESS_PORT);
        workbench.message = GetMsg(amiga_task + PROCESS_PORT);
    }
}

/* The program works in the drawer of the icon that was double-clicked. */
void workbench_enter_drawer(void) {
    if (workbench.message == NULL) {
        return;
    }
    const uint8_t *icon = argument(PROJECT_ICON);
    icon = icon != NULL ? icon : argument(PROGRAM_ICON);
    if (icon != NULL && drawer_of(icon) != 0) {
        workbench.folder_before = CurrentDir(drawer_of(icon));
        workbench.has_changed_folder = true;
    }
}

/* An icon without a file, or a system without the library, has no tool types. */
static void look_at_icons(void) {
    workbench.has_looked = true;
    IconBase = OpenLibrary("icon.library", ICON_VERSION);
    if (IconBase == NULL) {
        return;
    }
    for (int32_t number = 0; number < ICONS; ++number) {
        const uint8_t *icon = argument(number);
        if (icon != NULL && drawer_of(icon) != 0 && name_of(icon) != NULL) {
            bptr before = CurrentDir(drawer_of(icon));
            workbench.icons[number] = GetDiskObject(name_of(icon));
            CurrentDir(before);
        }
    }
}

static const char *find_tool_type(const char *name) {
    for (int32_t number = ICONS - 1; number >= 0; --number) {
        const uint8_t *icon = workbench.icons[number];
        void *types = icon != NULL ? *(void *const *)(icon + ICON_TOOL_TYPES) : NULL;
        const char *value = types != NULL ? FindToolType(types, name) : NULL;
        if (value != NULL) {
            return value;
        }
    }
    return NULL;
}

/* The value of a tool type, cut to fit; false when no icon has it or there is no icon. */
bool workbench_tool_type(const char *name, char *to, uint32_t bytes) {
    if (workbench.message == NULL) {
        return false;
    }
    if (!workbench.has_looked) {
        look_at_icons();
    }
    const char *value = find_tool_type(name);
    if (value == NULL) {
        return false;
    }
    size_t length = strlen(value);
    length = length < bytes ? length : bytes - 1;
    memcpy(to, value, length);
    to[length] = '\0';
    return true;
}

/* The whole path of the project that was double-clicked; false when there is none. */
bool workbench_project(char *path, uint32_t bytes) {
    const uint8_t *icon = workbench.message != NULL ? argument(PROJECT_ICON) : NULL;
    return icon != NULL && name_of(icon) != NULL && drawer_of(icon) != 0
        && NameFromLock(drawer_of(icon), path, (int32_t)bytes) != 0
        && AddPart(path, name_of(icon), bytes) != 0;
}

/* The drawer of the program, for a system that does not tell it to the process; 0 for none. */
bptr workbench_program_drawer(void) {
    const uint8_t *icon = workbench.message != NULL ? argument(PROGRAM_ICON) : NULL;
    return icon != NULL ? drawer_of(icon) : 0;
}

/* While dos.library is still open: the icons go, and the folder is again what it was. */
void workbench_leave_drawer(void) {
    for (int32_t number = 0; number < ICONS; ++number) {
        if (workbench.icons[number] != NULL) {
            FreeDiskObject(workbench.icons[number]);
        }
    }
    if (IconBase != NULL) {
        CloseLibrary(IconBase);
        IconBase = NULL;
    }
    if (workbench.has_changed_folder) {
        CurrentDir(workbench.folder_before);
    }
}

/* The very last: Workbench frees our code on the reply, which must not run before we are out. */
void workbench_end(void) {
    if (workbench.message != NULL) {
        Forbid(0);
        ReplyMsg(workbench.message);
    }
}
