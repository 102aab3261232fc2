/* How much memory the interpreter's heap takes: what the person wants, else what suits the machine. */
#include "amiga.h"

enum {
    KILOBYTE = 1024,
    HEAP_STEP = 16 * KILOBYTE, /* of what is asked for */
    FINE_STEP = KILOBYTE,
    SMALL_MACHINE = 1024 * KILOBYTE, /* with less than this free */
    ALL_ON_SMALL_MACHINE = 640 * KILOBYTE, /* program, stack and heap */
    RESERVE_LEAST = 56 * KILOBYTE,
    CHIP_RESERVE = 192 * KILOBYTE,
    CHIP_RESERVE_OF_SMALL = 56 * KILOBYTE, /* one window of the whole screen, drawn anew elsewhere */
    FAST_RESERVE_OF_SMALL = 16 * KILOBYTE, /* what the system takes while the program runs */
    SECOND_LEAST = 8 * KILOBYTE,
    MEMORY_FOR_OTHERS = 24 * KILOBYTE, /* at the very least: windows, file handles, disk buffers */
    NUMBER_BYTES = 8
};

/* The linker's count of the program's bytes: an address, with nothing there. */
extern const uint8_t amiga_program_bytes[];

static uint32_t smaller(uint32_t a, uint32_t b) {
    return a < b ? a : b;
}

/* The largest heap of one piece. Screens and windows live in chip memory only: a console that opens
 * at the first output needs some when the heap is already taken. A window that gets a new size is
 * copied; AROS puts up an alert when there is room for a part of the copy only. */
static uint32_t largest_heap(bool is_small) {
    uint32_t reserve = is_small ? CHIP_RESERVE_OF_SMALL : CHIP_RESERVE;
    uint32_t fast = AvailMem(MEMORY_FAST | MEMORY_LARGEST);
    uint32_t piece = AvailMem(MEMORY_CHIP | MEMORY_LARGEST);
    uint32_t all = AvailMem(MEMORY_CHIP);
    uint32_t chip = all > reserve ? smaller(piece, all - reserve) : 0;
    return fast > chip ? fast : chip;
}

static uint32_t most_of_small(void) {
    return ALL_ON_SMALL_MACHINE - AMIGA_STACK_BYTES - (uint32_t)amiga_program_bytes;
}

/* Of the free memory the first piece leaves a quarter to the system, and RESERVE_LEAST. */
static uint32_t suitable_heap(bool is_small) {
    uint32_t all = AvailMem(MEMORY_ANY);
    uint32_t largest = largest_heap(is_small);
    uint32_t reserve = all / 4 > RESERVE_LEAST ? all / 4 : RESERVE_LEAST;
    uint32_t most = is_small ? smaller(most_of_small(), amiga_heap_most) : amiga_heap_most;
    uint32_t bytes = all > reserve ? all - reserve : 0;
    return smaller(smaller(bytes, largest), most);
}

static uint32_t number_of(const char *text) {
    uint32_t number = 0;
    for (; *text >= '0' && *text <= '9'; ++text) {
        number = number * 10 + (uint32_t)(*text - '0');
    }
    return number;
}

/* What the command line or the icon asks for, in bytes; 0 when neither does. */
static uint32_t asked_heap(void) {
    char tool_type[NUMBER_BYTES];
    uint32_t kilobytes = arguments_take_number(amiga_heap_option);
    if (kilobytes == 0 && workbench_tool_type(amiga_heap_option, tool_type, sizeof(tool_type))) {
        kilobytes = number_of(tool_type);
    }
    uint32_t most = AvailMem(MEMORY_LARGEST) / KILOBYTE;
    return (kilobytes < most ? kilobytes : most) * KILOBYTE;
}

static bool take(struct memory_piece *piece, uint32_t bytes, uint32_t kind) {
    piece->start = AllocMem(bytes, kind);
    piece->bytes = piece->start != NULL ? bytes : 0;
    return piece->start != NULL;
}

/* What is left of memory that is not chip memory, but for a reserve: on a small machine it lies
 * between program and stack. */
static void take_second(struct heap *heap) {
    uint32_t all = AvailMem(MEMORY_FAST);
    uint32_t most = most_of_small();
    uint32_t bytes = all > FAST_RESERVE_OF_SMALL ? all - FAST_RESERVE_OF_SMALL : 0;
    bytes = smaller(bytes, AvailMem(MEMORY_FAST | MEMORY_LARGEST));
    bytes = smaller(bytes, most > heap->first.bytes ? most - heap->first.bytes : 0);
    bytes = bytes / FINE_STEP * FINE_STEP;
    if (bytes >= SECOND_LEAST) {
        take(&heap->second, bytes, MEMORY_FAST);
    }
}

/* A heap of the wished size or of the next smaller one that there is; false when even the least is
 * not to be had. */
bool heap_take(struct heap *heap) {
    bool is_small = AvailMem(MEMORY_ANY) < SMALL_MACHINE;
    uint32_t asked = asked_heap();
    uint32_t bytes = asked != 0 ? asked : suitable_heap(is_small);
    uint32_t step = asked != 0 || !is_small ? HEAP_STEP : FINE_STEP;
    bytes = bytes > amiga_heap_least ? bytes / step * step : amiga_heap_least;
    heap->second.bytes = 0;
    for (; bytes >= amiga_heap_least; bytes -= step) {
        if (AvailMem(MEMORY_ANY) >= bytes + MEMORY_FOR_OTHERS
            && take(&heap->first, bytes, MEMORY_ANY)) {
            if (is_small && asked == 0) {
                take_second(heap);
            }
            return true;
        }
    }
    return false;
}

void heap_give_back(const struct heap *heap) {
    FreeMem(heap->first.start, heap->first.bytes);
    if (heap->second.bytes != 0) {
        FreeMem(heap->second.start, heap->second.bytes);
    }
}
