# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Go on
learn-leave = Leave the lesson
learn-progress = Progress
learn-play-now = Play a whole game
learn-speed = You can change the speed in the menu of a game.
learn-new-tab = opens in a new tab
learn-neighbour-1 = Anouk
learn-neighbour-2 = Carlo
learn-neighbour-3 = Joost
