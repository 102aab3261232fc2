#ifndef AMIGA_STDLIB_H
#define AMIGA_STDLIB_H
#include <stddef.h>
#endif
