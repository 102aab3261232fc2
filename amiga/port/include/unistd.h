#ifndef AMIGA_UNISTD_H
#define AMIGA_UNISTD_H
#include <sys/types.h>
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
