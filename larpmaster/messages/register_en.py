"""The English texts of the commands on the register."""

TEXTS = {
    "reg_listed": "Characters: {count}",
    "reg_destroyed": "{name} is in the wastebasket now and stays there for one more event.",
    "reg_waste_line": "{file} (event {number})",
    "reg_restored": "{name} is in the register again: {path}",
    "reg_printed": "Sheets printed: {count}",
    "reg_printed_to": "Sheets written into the file {path}: {count}",
}
