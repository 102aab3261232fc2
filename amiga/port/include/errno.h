#ifndef AMIGA_ERRNO_H
#define AMIGA_ERRNO_H
/* The interpreter's own numbers serve (MICROPY_USE_INTERNAL_ERRNO). */
#endif
