# The board of a game without a front end.

generic-ask = Choose an option.
generic-waiting = Waiting for { $names }.
generic-confirm = Confirm
generic-position = Position
generic-options = Your options
generic-text = { $text }
