"""The texts in English of settings, password and event."""

TEXTS = {
    "set_broken": "The settings file {path} is broken (line {line}), so the defaults are used; "
                  "mend or delete it.",
    "set_newer": "The settings file {path} is of a newer program (format {found}), so the defaults "
                 "are used; update the program or delete the file.",
    "set_file_broken": "The file {path} is broken (line {line}); mend or delete it.",
    "set_file_newer": "The file {path} is of a newer program (format {found}); update the program.",
    "set_world": "The settings name the world \"{found}\", which is not there; possible: "
                 "{allowed}. Name a world yourself at the start (world) and change the setting.",
    "set_word_missing": "{field} is missing; type one letter at least.",
    "set_word_slow": "The password was set on a much faster machine, and to check it here would "
                     "take minutes; delete the line password of the file {path} and set the word "
                     "anew.",
}
