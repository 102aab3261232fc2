#ifndef AMIGA_ASSERT_H
#define AMIGA_ASSERT_H
/* Assertions cost space and cycles on the target; the interpreter's own tests run elsewhere. */
#define assert(condition) ((void)0)
#endif
