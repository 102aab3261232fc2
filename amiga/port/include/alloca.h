#ifndef AMIGA_ALLOCA_H
#define AMIGA_ALLOCA_H
#define alloca(size) __builtin_alloca(size)
#endif
