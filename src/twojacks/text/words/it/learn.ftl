# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Avanti
learn-leave = Lascia la lezione
learn-progress = A che punto è la lezione
learn-play-now = Ora una partita intera
learn-speed = Durante una partita la velocità si regola nel menu.
learn-new-tab = si apre in una nuova scheda
learn-neighbour-1 = Chiara
learn-neighbour-2 = Dario
learn-neighbour-3 = Luisa
