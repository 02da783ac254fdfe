# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Verder
learn-leave = Les verlaten
learn-progress = Hoe ver de les is
learn-play-now = Nu een heel spel
learn-speed = Hoe snel alles gaat, stel je tijdens een spel in het menu in.
learn-new-tab = opent in een nieuw tabblad
learn-neighbour-1 = Fenna
learn-neighbour-2 = Bram
learn-neighbour-3 = Sjoerd
