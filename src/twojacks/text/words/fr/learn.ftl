# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-progress = Avancement de la leçon
learn-play-now = Une partie entière
learn-speed = Pendant une partie, la vitesse se règle dans le menu.
learn-new-tab = s’ouvre dans un nouvel onglet
learn-neighbour-1 = Maëlle
learn-neighbour-2 = Yann
learn-neighbour-3 = Loïc
