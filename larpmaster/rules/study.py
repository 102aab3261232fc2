"""Times of learning and writing spells (MAG-14 to MAG-17, MAG-19).

A year is 365 days, an intelligence of 0 counts as 1, and times are rounded up.
"""

YEAR_DAYS = 365
MINUTES_A_ROLL = 50 * 60
ALONE = 100
# A scroll read in haste, or a teacher, takes another part of the time: the game master's number.
SCROLL_READ_CALMLY = 25
HASTY_FOR_ONE = 3


def scaled(time, intelligence):
    """A time by intelligence: time * 100 / intelligence (MAG-19)."""
    intelligence = max(1, intelligence)
    return (time * 100 + intelligence - 1) // intelligence


def days_beside_work(intelligence):
    """Days beside work for learning one spell (MAG-16) or for one writing with power (MAG-14): the
    same year; a writing far above one's level takes much longer."""
    return scaled(YEAR_DAYS, intelligence)


def minutes_a_roll(intelligence, scroll_percent=ALONE, teacher_percent=ALONE):
    """Minutes of full-time study before each roll to learn a spell (MAG-17).

    scroll_percent, teacher_percent: what part of the time is left with a scroll of power that is
    used up (SCROLL_READ_CALMLY), and with a good teacher.
    """
    return scaled(MINUTES_A_ROLL * scroll_percent * teacher_percent // 10000, intelligence)


def may_write(level, knows):
    """Whether a writing with power can be made: of a known spell, from level 1 of the right class
    on (MAG-14)."""
    return knows and level >= 1


def hasty_writings(reliable):
    """Writings of doubtful reliability that are made in the time of so many reliable ones
    (MAG-15)."""
    return reliable * HASTY_FOR_ONE
