"""Help of the game master's side: what a screen is for, and what a field means by the rules."""

TEXTS = {
    # screens
    "tip_on_gm": "Here the game master looks after the characters: edits, gives experience and "
                 "years, marks who is here, and prints. Every change stands in the character's "
                 "journal and can be undone.",
    "tip_on_word": "The password opens the game master's side. After a wrong answer the next one "
                   "has to wait, longer each time. The password itself is stored nowhere: if it "
                   "is forgotten, delete its line from the settings file.",
    "tip_on_plain_list": "Type parts of a character's or player's name in any order and the list "
                         "gets shorter at once; ake finds Åke too. F2 changes the order.",
    "tip_on_list": "Type parts of a character's or player's name in any order and the list gets "
                   "shorter at once; ake finds Åke too. F2 changes the order. F3 shows one state "
                   "alone, F4 one race, F5 one class, cult or trade, F6 one region.",
    "tip_on_broken": "These files cannot be read as characters. The others work all the same. The "
                     "save before is often beside it, ending in .bak.",
    "tip_on_whom": "Choose whom it concerns: one, those marked in the list, all who are here or "
                   "all the living.",
    "tip_on_one": "All about this character. Changes are saved as soon as they are made; what you "
                  "edit is saved when you choose to save it.",
    "tip_on_look": "The sheet is for the player: look at it, or print it at once.",
    "tip_on_journal": "The journal has every change: when, by which side, from what to what, and "
                      "with which dice.",
    "tip_on_undo": "Undo puts the character back to exactly what it was before the last change. It "
                   "can be repeated back to the making.",
    "tip_on_undo_many": "The last experience or year that was given to many at once is undone for "
                        "everybody who was not changed since.",
    "tip_on_tables": "The tables of the world: look at races, cults, spells and others, change "
                     "and check them.",
    "tip_on_move": "The living get years and experience. A forgotten character lies on the shelf, "
                   "a dead one is dead; both can be moved back.",
    "tip_on_copy": "The copy is a character of its own in a file of its own. Its journal tells of "
                   "the new name.",
    "tip_on_destroy": "A destroyed character lies in the wastebasket until, after the next event, "
                      "another one begins. It can be brought back from there.",
    "tip_on_conflict": "Somebody else has saved the same character while it lay open here. No work "
                       "is lost if you save this one as a new character. If you save over it, the "
                       "other version stays as a backup ending in .bak.",
    "tip_on_edit": "Change what you like. The changes are in memory until you choose to save; then "
                   "they are one change, which is undone as one.",
    "tip_on_person": "The basics of the character. What the game master edits bears a mark of it.",
    "tip_on_abilities": "The abilities after race, before fitness counts. The sheet shows them "
                        "with fitness taken off.",
    "tip_on_texts": "All three texts are on the player's sheet.",
    "tip_on_classes": "A character may have many classes, each with a standing, a start level and "
                      "experience of its own. A class in a cult is one row.",
    "tip_on_class": "The standing says how well liked the character is in the class. The start "
                    "level comes from training, other levels from experience.",
    "tip_on_magic": "A spell can be learned with a class that fits and with its colours. The game "
                    "master gives what a player has chosen; study rolls a die.",
    "tip_on_items": "Items in use count: heavy armour hinders a thief and closes a mage's mana.",
    "tip_on_levels": "A level rises when there is enough experience and the character has quiet "
                     "days. A try rolls the dice and saves nothing. A level is lost for example "
                     "by a curse: its hit points go with it.",
    "tip_on_xp": "Experience goes to the character's own service or to the class you choose. A "
                 "negative amount takes experience away. Levels rise at once where it is enough.",
    "tip_on_year": "The character lives a year: age, fitness, training, experience and magic "
                   "change by dice. The dead and the forgotten get no years.",
    "tip_on_report": "What happened to each character. Those with whom something went wrong stand "
                     "first; the others are saved already.",
    "tip_on_here": "Begin an event, mark those who come, and then give experience to all who were "
                   "here at once.",
    "tip_on_event": "Name and date of the event, 2026-11-30 or 30.11.2026. With a new event nobody "
                    "is here yet, and characters destroyed before the last one leave the "
                    "wastebasket.",
    "tip_on_print": "The larp sheet is for the player, the tabletop sheet for the game master. "
                    "Each character begins a new page. A former print is printed over without a "
                    "question, no other file is.",
    "tip_on_exchange": "An exported file holds the whole character with its journal. What is "
                       "imported is checked and saved in a new file, even if there is one of that "
                       "name already.",
    "tip_on_waste": "A destroyed character stays here for one more event. Choose it and it goes "
                    "back to the register.",
    "tip_on_settings": "The settings are in the file larpmaster.settings: on an Amiga beside the "
                       "program, elsewhere in the folder where it was started. Options given at "
                       "the start are stronger.",
    "tip_on_set_lang": "The language of the program. Names and texts of characters do not change.",
    "tip_on_set_world": "By which world's tables new characters are made.",
    "tip_on_set_register": "The folder with the characters. Empty means the program's own folder.",
    "tip_on_set_colours": "Whether the screen uses colours.",
    "tip_on_set_printer": "Empty means the machine's printer, else a text file for what is "
                          "printed.",
    # fields
    "tip_name": "The character's name. It must not be empty.",
    "tip_player": "The player's name; it may stay empty.",
    "tip_region": "The home region. Some cults take only people of their own region.",
    "tip_age": "The age in years. The rule: each race has an age of growing up, and a child's "
               "abilities are all still growing. Years that were lived cannot be taken off.",
    "tip_fitness_percent": "Physical fitness in percent. The rule: an adult's fitness lowers "
                           "strength, constitution, dexterity and agility, and hit points. A child "
                           "is still growing, which lowers all abilities. Later years go on from "
                           "this number.",
    "tip_money": "Money in juilos.",
    "tip_strength": "Strength before fitness counts. It gives a bonus to damage; a fighter needs "
                    "it.",
    "tip_constitution": "Constitution before fitness counts. Hit points begin with it, and it is "
                        "rolled against when a level rises.",
    "tip_dexterity": "Dexterity before fitness counts. It helps in attacks and backstabs; a thief "
                     "needs it.",
    "tip_agility": "Agility before fitness counts. It helps to dodge.",
    "tip_intelligence": "Intelligence. A mage's mana and learning depend on it.",
    "tip_wisdom": "Wisdom. A priest's power, saving throws and morale depend on it. It grows "
                  "slowly with age.",
    "tip_charisma": "Charisma. It says how others take to the character, and grows slowly with "
                    "age.",
    "tip_grow": "The rule: the most used ability of a young character is raised once in its "
                "career, by 2-6 points. Above 140 rather raise a weak one.",
    "tip_tasks": "What the character has to do in the game. It is on the sheet.",
    "tip_notes": "Notes on the character. They are on the sheet.",
    "tip_story": "The character's background. It is on the sheet.",
    "tip_standing": "The standing in the class. +1 is usual, more is in favour, below 0 out of "
                    "favour. The rule: a spirit gives its priest experience times the standing; "
                    "below 0 the spirit's experience does not count, and from -3 down it is lost "
                    "for ever.",
    "tip_start_level": "The start level comes from training, not from experience. The rule: there "
                       "are 30 levels; usual adventurers stay well under ten. Each level gives hit "
                       "points by dice.",
    "tip_leave": "The rule: who leaves a service keeps the class, but the standing falls: to -3 "
                 "for a spirit's priest, whose experience of the spirit is lost for ever, else to "
                 "-2.",
    "tip_temple": "The rule: a priest who goes to another temple begins at the level for which the "
                  "experience that did not come from the old spirit is enough.",
    "tip_turn": "The rule: an ordinary person who becomes a fighter forgets the old class and "
                "gets 50-100 percent of its experience. Who becomes something else gets 0-50 "
                "percent, or keeps the old class beside the new one.",
    "tip_colour": "The level of a colour. The rule: colours rise by years and levels, at most to "
                  "the maximum of the place of study.",
    "tip_spell": "The rule: a spell can be learned when the class fits and the colours are enough. "
                 "Study rolls n(100) against the spell's chance; with an ability of 130 elementary "
                 "spells are sure. What a spell does stands in the tables, in Finnish.",
    "tip_item": "Choose an item. Type a part of its name to shorten the list.",
    "tip_price": "The price in juilos. Nought gives it for nothing.",
    "tip_xp_target": "To which class the experience goes. The rule: in the service of a temple or "
                     "guild all of it goes there. Own service is right for many at once. A cult "
                     "shares the experience among its classes.",
    "tip_xp": "How much experience is given. A minus takes it away.",
    "tip_xp_outside": "The experience was earned outside the service, so that it may go to another "
                      "class.",
    "tip_xp_spirit": "A spirit's experience goes to its own priest alone, and only with a standing "
                     "above 0. It can be lost.",
    "tip_xp_least": "The rule: at least two percent of the experience goes to each class that the "
                    "character has ever practised.",
    "tip_xp_later": "Levels do not rise now but wait for quiet days; raise them at Levels of the "
                    "character.",
    "tip_split": "How many percent each class gets, for example varas=30,taikuri=70. Empty means "
                 "the cult's usual shares.",
    "tip_refuse": "The rule: a player may keep some classes from growing. Write their names with "
                  "commas between, or leave it empty.",
    "tip_year": "What the character did in the year: the same as the last time, served in a cult, "
                "studied or idled.",
    "tip_branch": "The branch of knowledge that was studied, for example laivat. Needed only for a "
                  "year of study.",
}
