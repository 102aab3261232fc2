"""English texts of which only the parts that are read from the disk have need."""

TEXTS = {
    "several_characters": "{count} characters are called {name}; choose a file: {paths}.",
    "several_meant": "{count} characters fit {name}: {names}. Type more of the name or the name "
                     "of the file.",
    "not_in_register": "The file {path} is not in the register; choose a character that is.",
    "not_sure": "{name} ({path}) would go to the wastebasket; if you mean it, add the option yes.",
    "not_in_wastebasket": "There is no character {name} in the wastebasket; look with the command "
                          "wastebasket.",
    "several_in_wastebasket": "{count} characters in the wastebasket fit {name}; choose a file: "
                              "{files}.",
    "no_printer": "There is no printer; connect it, or print into a file with the option to.",
    "printer_failed": "The printer did not take the work ({reason}); look after it, or print into "
                      "a file with the option to.",
    "would_overwrite": "The name {path} belongs to a file of Larpmaster's own; choose another.",
    "no_such_character": "There is no character or file {name}; check the name.",
    "same_name_there": "The same player has a character of this name in the register already: "
                       "{name}. Save it all the same?",
    "needs_cult": "{field}: the class {found} has no shares; give the whole cult instead.",
    "pair_item": "{field}: \"{found}\" is not of the form name=value; write the value behind a =.",
    "unknown_class": "{field}: \"{found}\" is not enough; give a class, a cult, or both as "
                     "class/cult. Possible: {allowed}.",
    "several_rows": "{field}: there are several classes, say which of them: {allowed}.",
    "row_missing": "{field}: the character has no class {found}; its classes: {allowed}.",
    "class_not_in_cult": "{field}: {cult} has no class {found}; change the cult or the class.",
    "classless": "{name} has no class; give a year or experience first.",
    "year_given_today": "{name} has had a year on this day ({date}) already; if another one is "
                        "due, add the switch again.",
    "age_lived": "{field}: {found} will not do, since the character has lived longer; give "
                 "{lowest} at least.",
    "already_there": "{name} is in that state already; choose another.",
    "too_old": "The character is {highest} years old and the program counts no further; mend the "
               "age.",
    "in_service": "The character serves {service}, where all experience goes; give it there, or "
                  "choose outside if it was earned elsewhere.",
    "no_spirit": "The spirit of {cult} can give this character no experience; give a cult that has "
                 "a spirit and whose priest the character is.",
    "spirit_refuses": "The spirit of {cult} gives no experience, since the priest's standing is "
                      "{standing}; raise the standing first.",
    "too_much_xp": "The experience of the class {class_} would pass {highest}; give less.",
    "xp_below_zero": "The experience of {class_} ({cult}) would fall below zero; {found} can be "
                     "taken.",
    "no_level_due": "No level of {class_} ({cult}) waits to rise; give experience first.",
    "no_levels_due": "No level of {name} waits to rise; give experience first.",
    "no_level_left": "The level of {class_} ({cult}) is 0 already; choose another class.",
    "nothing_to_edit": "What is to change? Give at least one of these: {allowed}.",
    "raised_before": "{field}: a young character's ability is raised once, and that is done; use "
                     "the option ability.",
    "high_enough": "{field}: above {highest} it is not raised; choose another ability.",
    "not_in_service": "{name} serves in no cult, so that there is none to leave.",
    "row_is_there": "The character has the class {class_} in {cult} already; give years or "
                    "experience to it.",
    "not_a_priest": "The class {class_} cannot change temples; only a priest changes spirits.",
    "not_ordinary": "The class {class_} is not the ordinary one and turns into nothing; choose "
                    "another.",
    "stays_ordinary": "The class {class_} does not turn into itself; give taistelija, pappi, "
                      "taikuri or varas.",
    "no_ordinary_class": "{name} has no ordinary class that could turn into another.",
    "several_ordinary": "{field}: there are several ordinary classes ({allowed}); write which one "
                        "turns first, for example {found}:taistelija=100.",
    "must_forget": "Who becomes a fighter forgets the class {class_}; give the percent, for "
                   "example taistelija=100.",
    "colour_above_maximum": "Level {found} of the colour {colour} is too much; where the character "
                            "has studied one gets to {highest}.",
    "wrong_class_for_spell": "The spell {spell} is for the classes {class_} only; the character "
                             "has none of them.",
    "spell_known": "The character knows the spell {spell} already; choose another.",
    "colours_missing": "The spell {spell} wants the colours {allowed}; raise the colours first.",
    "spell_unknown": "The character does not know the spell {spell}; choose one of its own.",
    "not_enough_money": "{item} costs {price} juilo, and the money is {money}; give money or "
                        "another price.",
    "too_many_items": "There are {highest} items, and no more fit; sell some or give some away.",
    "item_missing": "The character does not have {item}; choose one of its own items.",
    "in_use_already": "{item} is in use already; choose another.",
    "not_in_use": "{item} is not in use; choose one that is.",
    "selftest_own": "Tables of your own are in use ({tables}). Characters that are others by them "
                    "are left out.",
    "selftest_left": "seed {seed}: left out, own tables",
    "kept_elsewhere": "The unfinished character is of the world {world} ({path}); start the "
                      "program in that world.",
    "kept_drop": "Throw the file away?",
    "kept_busy": "The unfinished character is being made in another program; go on there, or make "
                 "a new one.",
    "kept_full": "In the folder {path} {count} unfinished characters wait already; finish or drop "
                 "one of them.",
    "kept_too_far": "The place of the character's dice cannot be noted down; make it anew.",
    "table_rows": "{file}: rows {count}",
    "tables_good": "The tables of the world {world} are in order.",
}
