"""The English texts of the commands on the register."""

TEXTS = {
    "reg_listed": "Characters: {count}",
    "reg_destroyed": "{name} is in the wastebasket now and stays there for one more event.",
    "reg_waste_line": "{file} (event {number})",
    "reg_restored": "{name} is in the register again: {path}",
    "reg_odd_name": "{file} is no plain name of a character's file; give the file another name, "
                    "with letters of western Europe and the ending .larp.",
    "reg_last_event": "The event {number} is the last one that can be counted; correct the number "
                      "in the file event.",
    "reg_index_lied": "The list in {path} was damaged and has been made anew; ask again.",
    "reg_printed": "Sheets printed: {count}",
    "reg_printed_to": "Sheets written into the file {path}: {count}",
    "reg_left_out": "The dead and the forgotten stay out: {count}",
}
