# The board of a game without a front end.

generic-ask = Wähle eine Möglichkeit.
generic-waiting = Warten auf { $names }.
generic-confirm = Bestätigen
generic-position = Spielstand
generic-options = Deine Möglichkeiten
generic-text = { $text }
