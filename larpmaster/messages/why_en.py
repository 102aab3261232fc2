"""What the things on the screens mean, and the rule behind each."""

TEXTS = {
    "why_tables": "The version of the program, the machine, and what the tables of the world hold: "
                  "races, classes, cults and regions of which characters are made. The game master "
                  "may change the tables on his side.",
    "why_language": "The language of the program from now on. The one among the game master's "
                    "settings is there as soon as the program starts. What characters' texts say "
                    "stays as it is.",
    "why_race": "Choose race and sex. The values rolled are multiplied by the percentages of "
                "race and sex. When the race is first chosen, eight values are rolled; "
                "changing the race does not roll them again.",
    "why_rolls": "Eight values are rolled, one is discarded, seven become abilities. All may "
                 "be rolled again only if at most three are above a hundred or one is above "
                 "150. The old values are then gone. A game master may always roll again.",
    "why_discard": "Choose the one of the eight rolls that is not used. If a value is above "
                   "150, the worst value must be kept and some other one discarded.",
    "why_assign": "Give each ability one of the rolls that were kept. A fighter needs "
                  "strength, a priest wisdom, a mage intelligence, a thief dexterity and "
                  "agility. A start level takes about a hundred after race.",
    "why_strength": "Strength: the fighter's ability. A fighter has a start level when strength "
                    "times the race's brutality is at least 100; 150 gives level 2 at once. "
                    "Great strength also adds to the damage of blows and to what one can carry.",
    "why_constitution": "Constitution gives the first hit points, and on each of the first ten "
                        "levels half of it is the percentage for one more. From 130 on it "
                        "softens blows.",
    "why_dexterity": "Dexterity is in the hands: attack, and picking pockets. A thief always "
                     "needs it: with dexterity times the race's nimbleness below 100 there is "
                     "no start level.",
    "why_agility": "Agility is in the body: defence, moving and dodging. A thief's start level "
                   "comes from dexterity or agility, whichever is greater.",
    "why_intelligence": "Intelligence: the mage's ability. A mage has a start level when "
                        "intelligence times the race's magicality is at least 100; with 50 or "
                        "less no guild takes a pupil. The intelligent also learn faster.",
    "why_wisdom": "Wisdom: the priest's ability. A priest has a start level when wisdom times "
                  "the race's spirituality is at least 100; with 50 or less no temple takes one "
                  "in. Very little wisdom brings mishaps in life.",
    "why_charisma": "Charisma decides how one stands with one's own class. No class demands it.",
    "why_branch": "A branch is any word, for instance ships or families. A year of studying it "
                  "gives knowledge by intelligence, and no experience.",
    "why_idle": "An idler learns general knowledge, half as much as a student of a branch; "
                "there is no experience.",
    "why_dice": "The dice choose one cult for all years among those that take the character and "
                "give a start level. Where there is none, the character is ordinary.",
    "why_undo": "The years added last are taken away; chosen again, those before them.",
    "why_finish": "The years are lived: experience, levels and mishaps are rolled. Years not "
                  "used are idle. Going back and changing them gives no new dice.",
    "why_sharing": "A cult's experience is shared among its classes by the percentages of the "
                   "table. In some cults the player may choose them; they add up to 100. The "
                   "player may refuse the growth of a class that the table lets refuse, of a "
                   "lay class, and in a cult of several classes of one without a start level; "
                   "its part goes to the others.",
    "why_rolls_keep": "These eight values stay; next one of them is discarded and seven become "
                      "abilities.",
    "why_rolls_dice": "The dice of each value are shown one by one.",
    "why_save_not": "The character waits in the main menu, but is lost when the program ends.",
    "why_save_folder": "The character can be saved in another folder, for example on another disk.",
    "why_age": "Type the age in whole years. A child's abilities are still growing; an adult's "
               "fitness may fall every year, faster when old.",
    "why_career": "Each year is spent on one thing: serving a cult or trade, studying a branch "
                  "of knowledge, or idling. The start level of a class usually takes a year, "
                  "longer in a cult of several classes, and about a hundred in the class's "
                  "ability; otherwise the level stays 0. Years bring experience. The career "
                  "can also be typed as text, for example fighter:3,Sirran:2.",
    "why_cults": "A line shows the cult's classes, their shares of the experience and the "
                 "start levels, or the reason why the cult refuses the character: too weak, "
                 "or of another race. Some cults are found in some regions only.",
    "why_results": "Levels, hit points with their dice and the events of the years. If the "
                   "years should have gone otherwise, go one step back: the same dice hold.",
    "why_region": "The home region may be left empty; then no cult is closed by it. Some cults are "
                  "found in some regions only, and take people from there alone.",
    "why_details": "The character's name also names the file; many may have the same. By the "
                   "player's name the character is found in lists. Both may be left empty here, "
                   "but who is to be saved needs a name.",
    "why_summary": "The character is finished. Read the sheet; saving comes next.",
    "why_save": "Saving writes the character into a file of its own. If the disk is full or "
                "protected, the character stays in memory and the folder can be changed.",
}
