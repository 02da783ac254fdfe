# The board of a game without a front end.

generic-ask = Kies een mogelijkheid.
generic-waiting = Wachten op { $names }.
generic-confirm = Bevestigen
generic-position = Stelling
generic-options = Je mogelijkheden
generic-text = { $text }
