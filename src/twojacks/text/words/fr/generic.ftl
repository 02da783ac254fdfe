# The board of a game without a front end.

generic-ask = Choisissez une option.
generic-waiting = En attente de { $names }.
generic-confirm = Confirmer
generic-position = Situation
generic-options = Vos choix
generic-text = { $text }
