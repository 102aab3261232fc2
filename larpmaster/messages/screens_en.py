"""The texts of the screens in English."""

TEXTS = {
    "ui_back_words": "back,takaisin",
    "ui_choice_prompt": "Choice [{default}]:",
    "ui_more_prompt": "Enter = more lines, or a choice:",
    "ui_page_prompt": "Enter = go on, < = back:",
    "ui_next_page_prompt": "Enter = next page, > = to the end, < = back:",
    "ui_page_wrong": "There is nothing to choose here: press Enter, or type >, < or ?.",
    "ui_page_of": "Page {page}/{pages}",
    "ui_keys_menu": "A number or letter picks  Arrows move  Enter takes  Esc back  F1 help",
    "ui_keys_lines": "(< back, ? help)",
    "ui_keys_field": "Type and press Enter  Esc back  F1 help",
    "ui_keys_pages": "Enter onwards  Up previous page  Esc back  F1 help",
    "ui_keys_pick": "Type to search  Arrows move  Enter takes  Esc back  F1 help",
    "ui_keys_pick_marks": "Type to search  Space marks  Enter ready  Esc back  F1 help",
    "ui_keys_form": "Arrows move  Enter next or opens  F10 ready  Esc back  F1 help",
    "ui_keys_long": "Enter new line  F10 or Esc back to the form  F1 help",
    "ui_keys_progress": "Esc stops",
    "ui_search": "Search:",
    "ui_found": "Found {count}.",
    "ui_found_none": "The search finds nothing; change it.",
    "ui_marked": "Marked {count}.",
    "ui_pick_prompt": "Number or search word [{default}]:",
    "ui_pick_more": "Enter = more lines, or a number or a search word:",
    "ui_pick_marks": "+3, +3-7, +*, -3, search word; Enter = ready:",
    "ui_ready_words": "done,valmis,f10",
    "ui_form_prompt": "Field, or {ready} [{default}]:",
    "ui_form_end": "This is the last field: F10 accepts the form, Esc goes back.",
    "ui_drop_changes": "The form was changed. Drop the changes?",
    "ui_long_body": "Type the new lines; a full stop alone ends, Enter at once keeps the old ones, "
                    "a dash (-) empties.",
    "ui_no_library": "Single keys need the Python library {library}; install it with "
                     "python3 -m pip install {library}. Until then answers are typed as lines.",
    "ui_fetching": "Fetching the library {library} into the folder .venv; this is done once only.",
    "ui_small": "The window is too small: make it at least {columns} letters wide and {rows} rows "
                "high, or press Esc to go on all the same.",
    "ui_wrong_key": "This key does nothing here; see the last row for those that do.",
    "ui_help": "Help",
    "ui_help_keys": "Keys: a number or letter picks a line, the arrows move, Enter takes the line, "
                    "Esc goes one step back, F1 shows this help. Enter alone takes "
                    "the value in brackets. In a field that is empty ? shows the help, too.",
    "ui_help_lines": "Type the number or the name of a line. < goes one step back, ? shows help, "
                     "Enter alone takes the value in brackets.",
    "ui_main": "Larpmaster {version} - main menu",
    "ui_world_line": "World: {world}, register folder: {register}",
    "ui_words_main": "new,gm,look,language,tables,continue,quit/q",
    "ui_new": "New character, player's side",
    "ui_new_gm": "New character, game master's side (limits lifted)",
    "ui_look": "Look at a saved character",
    "ui_language": "Kieli / Language",
    "ui_language_fi": "suomi",
    "ui_language_en": "English",
    "ui_tables": "Tables and version",
    "ui_continue": "Go on with the unfinished character",
    "ui_quit": "Quit",
    "ui_goodbye": "Goodbye.",
    "ui_end_of_input": "The input ended; nothing unsaved was kept.",
    "ui_unsaved": "Unsaved character",
    "ui_unsaved_body": "The character in the making is not saved and will be lost. Drop it?",
    "ui_races": "Races ({count}):",
    "ui_classes": "Classes ({count}):",
    "ui_cults": "Cults ({count}):",
    "ui_regions": "Regions ({count}):",
    "ui_look_body": "The name of a saved character, or a character file with its path.",
    "ui_path": "Character",
    "ui_to_menu": "Back to the main menu",
    "ui_help_main": "On the player's side the limits of the rules hold. On the game master's side "
                    "one may always roll again, choose any age and enter any cult; the character "
                    "carries a mark of it. A saved character is looked at by its name. An "
                    "unfinished one waits in the menu.",
    "ui_how_to_quit": "Choose 0 to quit.",
    "ui_help_look": "Type the character's name as it was saved; capital letters or not. It is "
                    "shown, not changed.",
    "ui_title": "New character {step}/{steps}: {what}",
    "ui_title_gm": "New character (game master) {step}/{steps}: {what}",
    "ui_race": "race",
    "ui_race_body": "The race changes abilities and decides how old a character can be.",
    "ui_race_ages": "least age {least}, adult {adult}, life span {life}",
    "ui_help_race": "Choose race and sex. The values rolled are multiplied by the percentages of "
                    "race and sex. When the race is first chosen, eight values are rolled; "
                    "changing the race does not roll them again.",
    "ui_sex": "sex",
    "ui_sex_body": "Factors of the abilities in per cent, {race}:",
    "ui_rolls": "eight rolls",
    "ui_roll": "Roll",
    "ui_value": "Value",
    "ui_above": "Above a hundred: {count}. Highest: {highest}.",
    "ui_rerolled": "Rolled again: {count}.",
    "ui_keep_rolls": "Go on with these values",
    "ui_show_dice": "Show the dice",
    "ui_reroll": "Roll all eight again",
    "ui_words_rolls": "go,dice,roll",
    "ui_reroll_low": "At most three values are above a hundred: you may roll all again.",
    "ui_reroll_high": "A value is above 150: you may roll all again.",
    "ui_reroll_body": "The old values will be gone. Roll all eight again?",
    "ui_reroll_gm": "A game master may always roll again.",
    "ui_no_reroll": "The rules give no right to roll again: above a hundred are {count}.",
    "ui_help_rolls": "Eight values are rolled, one is discarded, seven become abilities. All may "
                     "be rolled again only if at most three are above a hundred or one is above "
                     "150. The old values are then gone. A game master may always roll again.",
    "ui_dice_body": "Value = sum of ten d20 - 10 + the last d10. A ten adds another d10 as long as "
                    "tens come; after a one the further d10 are subtracted.",
    "ui_last_die": "d10:",
    "ui_discard": "the discarded roll",
    "ui_discard_body": "One roll is discarded, usually the worst.",
    "ui_discard_high": "A value is above 150: the worst one may not be discarded.",
    "ui_roll_item": "roll {number}: {value}",
    "ui_roll_protected": "roll {number}: {value} (may not be discarded)",
    "ui_help_discard": "Choose the one of the eight rolls that is not used. If a value is above "
                       "150, the worst value must be kept and some other one discarded.",
    "ui_assign": "assignment",
    "ui_discarded": "Discarded: roll {number}.",
    "ui_assign_body": "Which roll is which ability? The order: strength, constitution, dexterity, "
                      "agility, intelligence, wisdom, charisma. Seven roll numbers may be typed on "
                      "a line, for example {example}.",
    "ui_assigned": "Assignment now: {numbers}",
    "ui_assign_one": "One ability at a time",
    "ui_assign_order": "By the order of the rolls",
    "ui_assign_typed": "Type seven numbers",
    "ui_assign_keep": "Keep the assignment",
    "ui_words_assign": "one,by order,type,keep",
    "ui_seven": "Roll numbers",
    "ui_from_roll": "(roll {number})",
    "ui_which_roll": "Which roll is {ability}?",
    "ui_assigned_title": "abilities after race",
    "ui_assigned_body": "This is how the values fall, and how race and sex change them. Age may "
                        "still lower the fitness and with it the abilities.",
    "ui_ability": "Ability",
    "ui_after_race": "After race",
    "ui_help_assign": "Give each ability one of the rolls that were kept. A fighter needs "
                      "strength, a priest wisdom, a mage intelligence, a thief dexterity and "
                      "agility. A start level takes about a hundred after race.",
    "ui_age": "age",
    "ui_age_body": "Age {lowest}-{highest} years. Adulthood begins at {adult}, the life span is "
                   "about {life}. The years from {least} on may be spent on learning.",
    "ui_help_age": "Type the age in whole years. A child's abilities are still growing; an adult's "
                   "fitness may fall every year, faster when old.",
    "ui_career": "career",
    "ui_years_left": "Years left {years}, in all {all}.",
    "ui_years_so_far": "So far:",
    "ui_years_cut": "The age gives only {years} years; the years beyond were left out.",
    "ui_career_cult": "Years in a cult or trade",
    "ui_career_knowledge": "Years of study in a branch of knowledge",
    "ui_career_idle": "Years of idling",
    "ui_career_dice": "Let the dice choose the whole career",
    "ui_career_typed": "Add years as text",
    "ui_career_undo": "Undo the last addition",
    "ui_career_rest": "Done, the rest ({years} years) idle",
    "ui_career_done": "Done",
    "ui_words_career": "cult,knowledge,idling,dice,type,undo,done",
    "ui_career_typed_body": "Years left {years}. Type for example "
                            "fighter:3,Sirran:2,idle:1,knowledge/ships:2.",
    "ui_branch_body": "What is studied? For example ships or families.",
    "ui_count_body": "{activity}: how many years? There are {years} left.",
    "ui_count": "Years",
    "ui_not_tolerated": "refuses: {class_} {value}, at least {lowest}",
    "ui_only_races": "only: {races}",
    "ui_years_over": "There are {left} years left, you gave {found}; give fewer.",
    "ui_years_none": "There are no years left; undo an addition or change the age.",
    "ui_start_level": "start level {levels}",
    "ui_start_levels": "start levels {levels}",
    "ui_only_regions": "region: {regions}",
    "ui_level_0_ordinary": "{class_} ({cult}): the start level is always 0, levels come by "
                           "experience.",
    "ui_level_0_training": "{class_} ({cult}): the training is unfinished ({value}/100), there is "
                           "no start level.",
    "ui_level_0_ability": "{class_} ({cult}): a start level takes 100; {ability} {value} and the "
                          "race's factor {factor} % do not reach it.",
    "ui_nothing_to_undo": "There is nothing to undo; choose something else.",
    "ui_help_career": "Each year is spent on one thing: serving a cult or trade, studying a branch "
                      "of knowledge, or idling. The start level of a class usually takes a year, "
                      "longer in a cult of several classes, and about a hundred in the class's "
                      "ability; otherwise the level stays 0. Years bring experience. The career "
                      "can also be typed as text, for example fighter:3,Sirran:2.",
    "ui_help_cults": "A line shows the cult's classes, their shares of the experience and the "
                     "start levels, or the reason why the cult refuses the character: too weak, "
                     "or of another race. Some cults are found in some regions only.",
    "ui_results": "what the years gave",
    "ui_years": "YEARS",
    "ui_no_years": "No years.",
    "ui_help_results": "Levels, hit points with their dice and the events of the years. If the "
                       "years should have gone otherwise, go one step back: the same dice hold.",
    "ui_details": "name and player",
    "ui_name_body": "The character's name. It can be given when saving, too.",
    "ui_player_body": "The player's name; it may be left empty.",
    "ui_empty_body": "A hyphen (-) empties the field.",
    "ui_region": "home region",
    "ui_region_body": "Where does the character come from?",
    "ui_no_region": "no region",
    "ui_money": "Money: {money} juilo.",
    "ui_help_details": "Name, player and region may be left empty. Some cults are found in some "
                       "regions only.",
    "ui_summary": "the finished character",
    "ui_words_sheets": "larp,tabletop,go on",
    "ui_larp_sheet": "Larp sheet",
    "ui_tabletop_sheet": "Tabletop sheet",
    "ui_to_saving": "Go on to saving",
    "ui_help_summary": "The character is finished. Read the sheet; saving comes next.",
    "ui_help_sheet": "The larp sheet is for the player, the tabletop sheet for the game master: it "
                     "also holds combat values, saving throws and the dice of the hit points. "
                     "Standing is the place among those of the class: +1 is normal, more is "
                     "favour, below 0 disfavour.",
    "ui_save": "saving",
    "ui_save_body": "The character is saved into the folder {folder}.",
    "ui_words_save": "yes/save,no,choose",
    "ui_save_yes": "Save",
    "ui_save_no": "Do not save yet (the character waits in the main menu)",
    "ui_save_folder": "Choose another folder",
    "ui_folder": "Folder",
    "ui_folder_body": "Into which folder is the character saved?",
    "ui_name_needed": "A character to be saved needs a name.",
    "ui_left": "The character is not saved; you can go on with it from the main menu.",
    "ui_help_save": "Saving writes the character into a file of its own. If the disk is full or "
                    "protected, the character stays in memory and the folder can be changed.",
    "ui_no_start": "The program does not start, since the tables cannot be used.",
}
