"""Stamina (STAM-1)."""


def stamina(constitution, level_bonus, race_factor):
    """Rounds of hard fighting or running (STAM-1); race_factor in percent, rounded down."""
    return (constitution + level_bonus) * race_factor // 1000
