"""The texts in English of what keys do, place by place."""

TEXTS = {
    "key_menu": "Keys: a number or letter picks a line, arrows, Home, End, Page Up and Page Down "
                "move, Enter takes the line, Esc goes one step back. A click of the mouse takes a "
                "line. Where a terminal keeps the function keys to itself, Alt+1 is F1 and Alt+0 "
                "is F10.",
    "key_main": "Keys: a number or letter picks a line, arrows move, Enter takes it, 0 quits. "
                "A click of the mouse takes a line. Where a terminal keeps the function keys to "
                "itself, Alt+1 is F1 and Alt+0 is F10.",
    "key_ask": "Yes (1) does what is asked. No (2) or Esc leaves it undone, and nothing changes.",
    "key_field": "Keys: type and press Enter; Enter alone takes the value in brackets. Arrows, "
                 "Home and End move in the text, Ctrl+U empties it. An answer that will not do "
                 "stays to be corrected. Esc goes one step back.",
    "key_pages": "Keys: Enter or Page Down onwards, Up or Page Up back, Home to the beginning, End "
                 "to the last page, Esc leaves.",
    "key_pick": "Keys: letters search, Backspace mends the search and Ctrl+U empties it. Arrows, "
                "Home, End, Page Up and Page Down move, Enter takes the line, Esc goes back.",
    "key_marks": "Keys: letters search. Space or F7 marks a line or takes its mark away, and the "
                 "next letter begins a new search. Arrows move, Enter accepts the marks, Esc goes "
                 "back.",
    "key_form": "Keys: Up and Down, Tab and Enter change the field. The first letter takes the "
                "place of the old text; to correct that, first move the cursor with an arrow or "
                "End. Ctrl+U empties. Space or an arrow changes a choice, and Enter opens the "
                "choices. An exclamation mark before a line: its value will not do. F10 (or Alt+0) "
                "accepts, Esc goes back and asks first when something was changed.",
    "key_long": "Keys: Enter begins a new line, arrows, Home and End move, Ctrl+U empties the "
                "line. F10 and Esc go back to the form, and the text stays.",
}
