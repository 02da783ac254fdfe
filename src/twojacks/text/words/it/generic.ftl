# The board of a game without a front end.

generic-ask = Scegli un’opzione.
generic-waiting = In attesa di { $names }.
generic-confirm = Conferma
generic-position = Posizione
generic-options = Le tue opzioni
generic-text = { $text }
