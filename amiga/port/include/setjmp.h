#ifndef AMIGA_SETJMP_H
#define AMIGA_SETJMP_H
/* D2-D7, A2-A6, A7 and the return address: start.S knows the order. */
typedef void *jmp_buf[13];
int setjmp(jmp_buf place) __attribute__((returns_twice));
void longjmp(jmp_buf place, int value) __attribute__((noreturn));
#endif
