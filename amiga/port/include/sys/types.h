#ifndef AMIGA_SYS_TYPES_H
#define AMIGA_SYS_TYPES_H
#include <stddef.h>
typedef long ssize_t;
#endif
