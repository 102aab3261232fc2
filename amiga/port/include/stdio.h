#ifndef AMIGA_STDIO_H
#define AMIGA_STDIO_H
/* The interpreter prints through its own functions. */
#include <stddef.h>
#endif
