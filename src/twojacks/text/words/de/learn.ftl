# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Weiter
learn-leave = Lektion verlassen
learn-progress = So weit ist die Lektion
learn-play-now = Jetzt eine ganze Partie
learn-speed = Wie schnell alles geht, stellst du im Spiel im Menü ein.
learn-new-tab = öffnet sich in einem neuen Tab
learn-neighbour-1 = Wiebke
learn-neighbour-2 = Fiete
learn-neighbour-3 = Hinnerk
