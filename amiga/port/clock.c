/* The clock, as the time module and amigados see it. */
#include "amiga.h"
#include "py/mphal.h"

enum {
    TICKS_PER_MINUTE = 60 * TICKS_PER_SECOND,
    MINUTES_PER_DAY = 24 * 60,
    MILLISECONDS_PER_TICK = 1000 / TICKS_PER_SECOND
};

mp_uint_t mp_hal_ticks_ms(void) {
    int32_t date[DATE_LONGS];
    DateStamp(date);
    mp_uint_t minutes = (mp_uint_t)date[0] * MINUTES_PER_DAY + (mp_uint_t)date[1];
    return (minutes * TICKS_PER_MINUTE + (mp_uint_t)date[2]) * MILLISECONDS_PER_TICK;
}

void mp_hal_delay_ms(mp_uint_t milliseconds) {
    console_flush();
    Delay((int32_t)((milliseconds + MILLISECONDS_PER_TICK - 1) / MILLISECONDS_PER_TICK));
}
