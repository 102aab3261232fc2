"""The game master's notes and the texts of checks in English."""

TEXTS = {
    "gm_senses": "Senses",
    "gm_check": "{name}: {subject} {value} / {divisor}, limit {limit}, roll {roll}: {result}.",
    "gm_succeeds": "succeeds",
    "gm_fails": "fails",
    "gm_level_bonus": " + level bonus {points}",
    "gm_armour": " - armour {points}",
    "gm_load_beyond": " - load {points}",
    "gm_no_bonus": "{field}: the level bonus goes to dexterity and agility only; leave bonus out.",
    "gm_no_load": "{field}: armour and load hinder agility only; leave {found} out.",
    "gm_limits_crossed": "{field}: {found} is above the highest limit {highest}; change them.",
    # notes of the help
    "gm_note_check":
        "Way 1: each rolls, where the clumsiest may succeed and the best may fail. Way 2: one roll "
        "for all, where skill decides; the roll tells how hard it was.\n"
        "1 always succeeds and 100 always fails. There is one attempt only, without a very good "
        "reason. What is noticed the game master may roll in secret.\n"
        "Tell the player an estimate of chances and consequences; how good it is depends on the "
        "character's intelligence, wisdom and experience.\n"
        "An act against a person (picking a pocket, a grip) needs a hit first, as a blow does. The "
        "target acts first if aware and able, and its hit prevents the act; the unaware defend "
        "surprised.\n"
        "Armour and shield take their points from agility, and each carry unit above half of the "
        "maximum load takes one; the game master may take less from the very strong or the clumsy.",
    "gm_examples": "Examples:",
    "gm_example_forest": "notices something in a forest, usually",
    "gm_example_hidden": "notices what is well missed",
    "gm_example_lucky_find": "notices by sheer luck",
    "gm_example_missing_object": "remembers what is missing from a wall",
    "gm_example_cold": "gets wet without a cold; elves resist better",
    "gm_example_tavern": "is well received in a hostile tavern",
    "gm_example_disguise": "knows a disguised acquaintance close by",
    "gm_example_jammed_door": "pushes a jammed door open",
    "gm_example_puzzle": "solves a hard puzzle",
    "gm_note_xp":
        "A normal adventurer is well under level 10, the heads of guilds are at 15-20, heroes of "
        "legend at about 30. Where levels rise over 10, ask yourself if you give too much.\n"
        "Experience may be given for enemies beaten (to a fighter most, to a mage with a sword "
        "less), teaching for money, steady practice, a great feat, insight and power in society; "
        "to a priest for a holy task plentifully, to a thief for thefts and fraud, to a mage for a "
        "right book; in the live game for each task done.\n"
        "With a temple lord a novice comes in about three weeks to 2001 points, and in about five "
        "times that to 6001; further levels by teaching alone are not practical.",
    "gm_note_year":
        "Wisdom and charisma grow by one when 25 years of age are full (a human; the long-lived "
        "grow more slowly).\n"
        "A fitness that was changed by hand stays, and later years go on from it; the hit points "
        "follow the fitness.",
    "gm_note_edit":
        "The most used ability of a young character may be raised by 2-6 points once in its "
        "career; above 140 rather raise a weak one.\n"
        "A good feat or something supernatural may now and then be rewarded with a small rise of "
        "an ability. Practice that a player claims is in the abilities already.\n"
        "The falling fitness of the old may lower their mental abilities somewhat; the program "
        "leaves these as they are.\n"
        "Injury: a broken ankle lowers e.g. fitness to 95 % and agility to 8. Where there are two "
        "hit points or fewer a fracture need not take any, unless it came of lost hit points.\n"
        "Without magic an injury heals slowly and not always wholly. A spell helps better than a "
        "healer, thorough treatment in a temple is dear, and a broken bone usually leaves a small "
        "lasting harm, e.g. a fitness of 98 %.",
    # tabletop sheet
    "gm_checks": "CHECKS AND MOVEMENT",
    "gm_limits": "Highest roll that succeeds with the divisors 1, 2, 4 and 10:",
    "gm_suspicious": "A level is above 10: look into how fast experience is given.",
    "gm_action": "Action quarters",
    "gm_movement": "Movement quarters",
    "gm_of_thief": "{quarters} (as a thief {total})",
    "gm_recovery": "Stamina recovery",
    "gm_recovery_value": "{whole}.{hundredths} / 4 rounds",
    "gm_cost": "Hard round",
    "gm_cost_value": "{percent} %: stamina -1",
    "gm_load": "Load",
    "gm_load_value": "{load} (half {half}, maximum {maximum})",
    "gm_lacks_strength": "{item}: {points} points of strength are missing for one hand.",
    "gm_lacks_dexterity": "{item}: {points} points of dexterity are missing.",
}
