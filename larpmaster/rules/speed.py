"""Time in a fight, in quarters of a point (NOT-5), and movement (SPD-1..8)."""
from larpmaster.rules.items import maximum_load

QUARTERS_A_POINT = 4
QUARTERS_A_ROUND = 10
ROUNDS_A_TURN = 4
QUARTERS_A_TURN = QUARTERS_A_ROUND * ROUNDS_A_TURN
# At the table a hit costs rounds, in the computer game turns.
STUN_UNIT = QUARTERS_A_ROUND
THIEF_QUARTERS = 2
RUNNING, SIMPLE_RUNNING = 6, 3


def quarters_a_turn(ability):
    """Quarters of a turn at full hit points: action ones of dexterity, movement ones of agility
    (SPD-3), rounded down to whole quarters (A-53)."""
    return ability * QUARTERS_A_POINT // 10


def quarters(ability, hit_points, max_hit_points, constant, slows=True):
    """Quarters of a turn with the hit points that are left (SPD-3), rounded down once (A-53).

    constant: the race's; slows: not with enchanted armour or a protective amulet, and not for the
    undead (SPD-4).
    """
    if not slows:
        return quarters_a_turn(ability)
    left = max(0, hit_points + constant)
    return ability * QUARTERS_A_POINT * left // (10 * (max_hit_points + constant))


def stunned(damage, highest_level, unit=STUN_UNIT):
    """Quarters without striking or casting after a hit (SPD-1): a unit for each point of damage
    above the highest level. Moving and parrying go on."""
    return max(0, damage - highest_level) * unit


def may_cast(damage_this_turn):
    """Whether one may cast until the end of the turn: not after any damage (SPD-1)."""
    return damage_this_turn == 0


def quarters_lost(hit_points_lost, race_percent, raw_level_bonus):
    """Action quarters that lost hit points cost (SPD-2, A-52): six for each at 600 percent, less a
    fifth of the level bonus before fitness, at least one for each."""
    return max(hit_points_lost, hit_points_lost * race_percent // 100 - raw_level_bonus // 5)


def movement_left(movement, action):
    """Movement quarters after action was spent: at most twice what is left of it (SPD-5)."""
    return min(movement, 2 * action)


def action_left(action, movement):
    """Action quarters after movement was spent (SPD-5, A-54): at most twice what is left and a
    point."""
    return min(action, 2 * (movement + QUARTERS_A_POINT))


def thief_bonus(level, runs):
    """Quarters of action, and as many of movement, that a thief has more in a turn (SPD-6)."""
    return 0 if runs else THIEF_QUARTERS * level


def may_run(exhausted, hit_points, load, strength, hard_ground, poor_visibility):
    """Whether one can run at all (SPD-7): not exhausted, without hit points, with the highest load,
    on hard ground or in poor visibility."""
    return not (exhausted or hit_points <= 0 or load >= maximum_load(strength) or hard_ground
                or poor_visibility)


def run(movement, simple=False):
    """Movement quarters of a runner in the best conditions (SPD-7): six times as many, or three
    times in the simple model, where the action is gone at the end and the way is straight."""
    return movement * (SIMPLE_RUNNING if simple else RUNNING)


def metres(agility, rounds):
    """Metres run in so many rounds in the best conditions (SPD-8): six times a tenth of the
    agility in a turn; the agility is that under armour and shield (CHK-7)."""
    return RUNNING * agility * rounds // (10 * ROUNDS_A_TURN)
