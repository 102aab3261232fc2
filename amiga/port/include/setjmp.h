#ifndef AMIGA_SETJMP_H
#define AMIGA_SETJMP_H
/* D2-D7, A2-A6, A7 and the return address: start.S knows the order. The function must not be
 * named setjmp: for that name gcc keeps every variable that lives across the call in memory,
 * which halves the speed of the bytecode loop. The interpreter declares what it changes after
 * the call volatile, as it must for its ports with an nlr_push() in assembler. */
typedef void *jmp_buf[13];
int save_place(jmp_buf place);
void longjmp(jmp_buf place, int value) __attribute__((noreturn));
#define setjmp(place) save_place(place)
#endif
