# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Go on
learn-leave = Leave the lesson
learn-play-now = Now a whole game
learn-neighbour-1 = Anouk
learn-neighbour-2 = Carlo

## Halunken & Spelunken

learn-hs-intro-1 = Welcome to the harbour. You are a captain looking for a crew. Fourteen taverns stand in a ring, and in each of them three sailors wait.
learn-hs-intro-2 = Every sailor has a colour and a value. At the end you add up your crew’s values, and the colour you have most of counts double.
learn-hs-intro-3 = A game has eight rounds. You have eight move cards and use each only once. Let’s play the first round together.
learn-hs-ask-place = Where shall your captain begin? Choose a lit space. The tavern’s top sailor joins you at once, though nobody can see yet who it is.
learn-hs-ask-cards = Choose a move card: that many taverns you will walk clockwise, and the sailor there joins you. Touch one to see where it leads, then lay it down. Careful: if somebody lays the same card, both of you stay where you are.
learn-hs-ask-name-rum = Your Rum lies there alone, so you may name a number now. The others’ numbers are taken.
learn-hs-ask-rob = You have met another captain, and your crew is not the larger one: you may take a sailor from theirs. Which one helps you most?
learn-hs-event-placed = A captain goes to a tavern, and its top sailor comes along.
learn-hs-event-turned-up = Now the top sailor of every tavern is turned up. So you always see whom you would get.
learn-hs-event-revealed = All cards are turned up together.
learn-hs-event-cancelled = Equal cards cancel each other. These captains stay, and each takes the sailor of the tavern they stand at.
learn-hs-event-moved = Now the others walk, lowest number first. Whoever is early gets the sailor; whoever is late finds somebody there already.
learn-hs-event-met = Two captains on one space! The one who arrives may rob the other, unless the arriving crew is larger.
learn-hs-event-pushed = Then the captain who was there makes room and goes on to the next free space. Nobody joins them there.
learn-hs-done = That was the first round. Seven more, and the best crew wins. In the standard game Black Jack comes along: whoever hires him robs everybody he passes.

## Montego Bay

learn-mb-intro-1 = Good morning on the quay! You have a large docker and a small one. They walk around the warehouses and carry barrels to the ships.
learn-mb-intro-2 = A ship sails when it is full, and after every round the foremost one sails too. Whoever has most barrels aboard gets most points, the next ones fewer. The points stand on the sail.
learn-mb-intro-3 = Every round you choose in secret how far your dockers walk. Then they empty the storerooms beside them and load the ships. Let’s play the first round together.
learn-mb-ask-hire = Lazy Jack works for whoever pays him three coins. Shall he help you in this round? Choose a docker to stand him there, or decline.
learn-mb-ask-cards = How far shall this docker walk? Touch a card to see the storeroom it leads to. Barrels are good, broken ones are not, coins pay Lazy Jack.
learn-mb-ask-load = Your docker carries barrels. Choose the ship that shall have the next one. Flags on a mast show what each player would get if it sailed now.
learn-mb-ask-unload = These barrels are broken. For each of them you must take one of your own off a ship. Choose the ship where it hurts least.
learn-mb-event-turned-up = The cards are turned up in the order of the tiles. Who is in front walks first.
learn-mb-event-pushed = The space was taken, so the docker who stood there is pushed right through the warehouse to the other side.
learn-mb-event-went-back = Nobody can be pushed where somebody stands already. So this docker goes back to the first free space.
learn-mb-event-visited = Everybody stands. Now one docker after another empties the storeroom beside it, beginning at the left end of the quay. Storerooms never run out.
learn-mb-event-loaded = A barrel goes aboard. It has the owner’s colour, so everybody can count.
learn-mb-event-sailed = A ship sails: when it is full, and the foremost one at the end of a round. Whoever has most barrels aboard gets the first number on the sail, the next ones the numbers behind it. The others move up, and a new one comes in. The first to sail is usually the pilot boat, which pays nobody.
learn-mb-event-took-coin = A coin. Three of them hire Lazy Jack for a round.
learn-mb-event-tiles-moved = The round ends, and all tiles move one place on: who was last is first now.
learn-mb-done = That was the first round. It goes on until only three ships are left in port. Most points win.
