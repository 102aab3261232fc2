/* Runs one program after another on a whole Amiga, for the machine that the Amiga is emulated on.
 *
 * A job is a file SYS:jobs/N of lines in ISO-8859-1: the kind ("shell" or "workbench"), program,
 * current folder, input, output, errors, drawer, project, command line. An empty stream is the
 * console; on the Workbench the command line is the name of the icon, and a project that is not
 * empty is the name of a second one, in that drawer. SYS:jobs/N.begun appears when the job begins;
 * when it is done, SYS:jobs/N.end holds the exit code, the error that kept it from starting, and
 * the bytes of memory that it did not give back. Then comes job N + 1, until the machine is
 * switched off. */
#include <stdbool.h>
#include <string.h>

#include "os.h"

enum {
    DOS_VERSION = 37,
    JOB_BYTES = 2048,
    PATH_BYTES = 64,
    NUMBER_LETTERS = 12,
    SHELL_STACK = 4096, /* what an Amiga gives a command unless told otherwise */
    TICKS_BETWEEN_LOOKS = 2,
    TICKS_OF_AN_END = 25,
    PRIORITY = 0,

    MESSAGE_REPLY_PORT = 14,
    MESSAGE_LENGTH = 18,

    IO_COMMAND = 28,
    IO_SECONDS = 32,
    IO_BYTES = 40,
    INPUT_SET_THRESHOLD = 12,
    NEVER_SECONDS = 100000,

    WB_PROCESS = 20,
    WB_SEGMENTS = 24,
    WB_ARGUMENT_COUNT = 28,
    WB_BYTES = 40,
    WB_NAME = 4,
    WB_ARGUMENT_BYTES = 8,
    WB_MOST_ARGUMENTS = 2
};

enum line { KIND, PROGRAM, FOLDER, INPUT, OUTPUT, ERRORS, DRAWER, PROJECT, COMMAND, LINES };

bptr CreateProc(const char *name, int32_t priority, bptr segments, int32_t stack);
bptr LoadSeg(const char *name);
void UnLoadSeg(bptr segments);
bptr SelectInput(bptr file);
bptr SelectOutput(bptr file);
int32_t RunCommand(bptr segments, int32_t stack, const char *line, int32_t length);
bptr SetProgramDir(bptr lock);
bptr ParentDir(bptr lock);
void PutMsg(void *port, void *message);
uint8_t *CreateMsgPort(void);
void DeleteMsgPort(void *port);
int32_t OpenDevice(const char *name, uint32_t unit, void *request, uint32_t flags);
void CloseDevice(void *request);
int32_t DoIO(void *request);
int32_t amiga_start(const char *line, uint32_t length);

void *SysBase;
void *DOSBase;

struct end {
    int32_t code;
    int32_t failure; /* what IoErr() said when the job could not be started; 0: it was */
};

static uint8_t *task;
static char job[JOB_BYTES];
static char *lines[LINES];

static char *put_text(char *to, const char *text) {
    size_t length = strlen(text);
    memcpy(to, text, length + 1);
    return to + length;
}

static char *put_number(char *to, int32_t number) {
    char digits[NUMBER_LETTERS];
    int32_t place = 0;
    uint32_t rest = number < 0 ? -(uint32_t)number : (uint32_t)number;
    do {
        digits[place++] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (number < 0) {
        *to++ = '-';
    }
    while (place != 0) {
        *to++ = digits[--place];
    }
    *to = 0;
    return to;
}

static void job_path(char *to, int32_t number, const char *suffix) {
    put_text(put_number(put_text(to, "SYS:jobs/"), number), suffix);
}

static bool read_job(int32_t number) {
    char path[PATH_BYTES];
    job_path(path, number, "");
    bptr file = Open(path, MODE_READ);
    if (file == 0) {
        return false;
    }
    int32_t length = Read(file, job, JOB_BYTES - 1);
    Close(file);
    if (length < 0) {
        return false;
    }
    job[length] = 0;
    char *from = job;
    for (int32_t line = 0; line < LINES; ++line) {
        lines[line] = from;
        while (*from != '\n' && *from != 0) {
            ++from;
        }
        if (*from != 0) {
            *from++ = 0;
        }
    }
    return true;
}

/* A file of the job, which appears whole under its name: who waits for it never sees a half. */
static void write_note(int32_t number, const char *suffix, const char *text) {
    char half[PATH_BYTES];
    char whole[PATH_BYTES];
    int32_t length = (int32_t)strlen(text);
    job_path(half, number, ".half");
    job_path(whole, number, suffix);
    bptr file = Open(half, MODE_WRITE);
    if (file != 0) {
        bool is_whole = Write(file, text, length) == length;
        if (Close(file) && is_whole) {
            Rename(half, whole);
        }
    }
}

static void write_end(int32_t number, const struct end *end, int32_t lost) {
    char text[3 * (NUMBER_LETTERS + 1)];
    char *to = put_text(put_number(text, end->code), " ");
    to = put_text(put_number(to, end->failure), " ");
    put_number(to, lost);
    write_note(number, ".end", text);
}

/* A stream of the job; the console's, which is given, when the line is empty. */
static bptr open_stream(const char *path, int32_t mode, bptr console) {
    return *path != 0 ? Open(path, mode) : console;
}

static void close_stream(bptr stream, bptr console) {
    if (stream != 0 && stream != console) {
        Close(stream);
    }
}

static struct end run_in_shell(bptr segments) {
    struct end end = { RETURN_FAIL, 0 };
    bptr *error_stream = (bptr *)(task + PROCESS_ERROR_STREAM);
    bptr old_input = Input();
    bptr old_output = Output();
    bptr old_errors = *error_stream;
    bptr input = open_stream(lines[INPUT], MODE_READ, old_input);
    bptr output = input != 0 ? open_stream(lines[OUTPUT], MODE_WRITE, old_output) : 0;
    bptr errors = output != 0 ? open_stream(lines[ERRORS], MODE_WRITE, old_errors) : 0;
    if (input == 0 || output == 0 || (errors == 0 && *lines[ERRORS] != 0)) {
        end.failure = IoErr();
    } else {
        int32_t length = (int32_t)strlen(lines[COMMAND]);
        lines[COMMAND][length++] = '\n'; /* in the place of the final zero: nothing follows it */
        SelectInput(input);
        SelectOutput(output);
        *error_stream = errors;
        end.code = RunCommand(segments, SHELL_STACK, lines[COMMAND], length);
        end.failure = end.code == -1 ? IoErr() : 0;
        *error_stream = old_errors;
        SelectOutput(old_output);
        SelectInput(old_input);
        SetSignal(0, SIGNAL_CTRL_C); /* pressed too late for this job, and not meant for the next */
    }
    close_stream(errors, old_errors);
    close_stream(output, old_output);
    close_stream(input, old_input);
    return end;
}

static void set_argument(uint8_t *argument, bptr drawer, char *name) {
    *(bptr *)(argument + WB_LOCK) = drawer;
    *(char **)(argument + WB_NAME) = name;
}

/* As the Workbench starts a tool: a process of its own, and a message that it must reply. The drawer
 * is that of the project, 0 when there is none. */
static struct end run_on_workbench(bptr segments, bptr folder, bptr drawer) {
    struct end end = { RETURN_FAIL, IOERR_NO_FREE_STORE };
    _Alignas(uint32_t) uint8_t message[WB_BYTES];
    _Alignas(uint32_t) uint8_t arguments[WB_MOST_ARGUMENTS * WB_ARGUMENT_BYTES];
    uint8_t *reply = CreateMsgPort();
    if (reply == NULL) {
        return end;
    }
    memset(message, 0, sizeof(message));
    set_argument(arguments, folder, lines[COMMAND]);
    set_argument(arguments + WB_ARGUMENT_BYTES, drawer, lines[PROJECT]);
    *(void **)(message + MESSAGE_REPLY_PORT) = reply;
    *(uint16_t *)(message + MESSAGE_LENGTH) = WB_BYTES;
    *(bptr *)(message + WB_SEGMENTS) = segments;
    *(int32_t *)(message + WB_ARGUMENT_COUNT) = drawer != 0 ? WB_MOST_ARGUMENTS : 1;
    *(void **)(message + WB_ARGUMENTS) = arguments;
    void *port = (void *)CreateProc(lines[COMMAND], PRIORITY, segments, SHELL_STACK);
    if (port != NULL) {
        *(void **)(message + WB_PROCESS) = port;
        PutMsg(port, message);
        WaitPort(reply);
        GetMsg(reply);
        Delay(TICKS_OF_AN_END); /* the system clears a process away some time after its reply */
        end.code = RETURN_OK;
        end.failure = 0;
    } else {
        end.failure = IoErr();
    }
    DeleteMsgPort(reply);
    return end;
}

static struct end start_on_workbench(bptr segments, bptr folder) {
    bptr drawer = *lines[PROJECT] != 0 ? Lock(lines[DRAWER], ACCESS_SHARED) : 0;
    if (drawer == 0 && *lines[PROJECT] != 0) {
        return (struct end) { RETURN_FAIL, IoErr() };
    }
    struct end end = run_on_workbench(segments, folder, drawer);
    UnLock(drawer);
    return end;
}

static struct end run_job(void) {
    struct end end = { RETURN_FAIL, 0 };
    bptr folder = Lock(lines[FOLDER], ACCESS_SHARED);
    bptr program = folder != 0 ? Lock(lines[PROGRAM], ACCESS_SHARED) : 0;
    bptr drawer = program != 0 ? ParentDir(program) : 0;
    bptr segments = drawer != 0 ? LoadSeg(lines[PROGRAM]) : 0;
    if (segments == 0) {
        end.failure = IoErr();
    } else if (lines[KIND][0] == 'w') {
        end = start_on_workbench(segments, folder);
    } else {
        bptr old_folder = CurrentDir(folder);
        bptr old_drawer = SetProgramDir(drawer);
        end = run_in_shell(segments);
        SetProgramDir(old_drawer);
        CurrentDir(old_folder);
    }
    if (segments != 0) {
        UnLoadSeg(segments);
    }
    UnLock(drawer);
    UnLock(program);
    UnLock(folder);
    return end;
}

/* A key that is typed by a busy machine may seem to be held down: it is not to repeat itself. */
static void stop_key_repeat(void) {
    _Alignas(uint32_t) uint8_t request[IO_BYTES];
    uint8_t *reply = CreateMsgPort();
    if (reply == NULL) {
        return;
    }
    memset(request, 0, sizeof(request));
    *(void **)(request + MESSAGE_REPLY_PORT) = reply;
    *(uint16_t *)(request + MESSAGE_LENGTH) = IO_BYTES;
    if (OpenDevice("input.device", 0, request, 0) == 0) {
        *(uint16_t *)(request + IO_COMMAND) = INPUT_SET_THRESHOLD;
        *(uint32_t *)(request + IO_SECONDS) = NEVER_SECONDS;
        DoIO(request);
        CloseDevice(request);
    }
    DeleteMsgPort(reply);
}

int32_t amiga_start(const char *line, uint32_t length) {
    (void)line;
    (void)length;
    task = FindTask(NULL);
    DOSBase = OpenLibrary("dos.library", DOS_VERSION);
    if (DOSBase == NULL) {
        return RETURN_FAIL;
    }
    stop_key_repeat();
    for (int32_t number = 0;; ++number) {
        while (!read_job(number)) {
            Delay(TICKS_BETWEEN_LOOKS);
        }
        write_note(number, ".begun", "");
        uint32_t before = AvailMem(MEMORY_ANY);
        struct end end = run_job();
        write_end(number, &end, (int32_t)(before - AvailMem(MEMORY_ANY)));
    }
}
