/* The interpreter's view of the machine. */
#ifndef AMIGA_MPHALPORT_H
#define AMIGA_MPHALPORT_H

#include "py/mpconfig.h"

/* DateStamp() counts fiftieths of a second: nothing here is finer than that. */
mp_uint_t mp_hal_ticks_ms(void);
void mp_hal_delay_ms(mp_uint_t milliseconds);

static inline mp_uint_t mp_hal_ticks_us(void) {
    return mp_hal_ticks_ms() * 1000u;
}

static inline mp_uint_t mp_hal_ticks_cpu(void) {
    return mp_hal_ticks_ms();
}

static inline void mp_hal_delay_us(mp_uint_t microseconds) {
    mp_hal_delay_ms(microseconds / 1000u);
}

/* Nothing here can be waited for: select and poll are not built in. */
static inline uintptr_t mp_hal_stdio_poll(uintptr_t flags) {
    (void)flags;
    return 0;
}

void mp_hal_set_interrupt_char(int letter);

#define mp_hal_stdio_poll mp_hal_stdio_poll
#define mp_hal_ticks_us mp_hal_ticks_us
#define mp_hal_ticks_cpu mp_hal_ticks_cpu
#define mp_hal_delay_us mp_hal_delay_us

#endif
