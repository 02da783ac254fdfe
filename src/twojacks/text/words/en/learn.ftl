# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Go on
learn-leave = Leave the lesson
learn-progress = How far the lesson has come
learn-play-now = Now a whole game
learn-speed = In a game, how fast things move is set in the menu.
learn-new-tab = opens in a new tab
learn-neighbour-1 = Anouk
learn-neighbour-2 = Carlo
learn-neighbour-3 = Joost
