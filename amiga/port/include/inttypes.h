#ifndef AMIGA_INTTYPES_H
#define AMIGA_INTTYPES_H
#include <stdint.h>
#endif
