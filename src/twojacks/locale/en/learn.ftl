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

## Halunken & Spelunken

learn-hs-intro-1 = Welcome to the harbour. You are a captain looking for a crew. Fourteen taverns stand in a ring, and in each of them three sailors wait.
learn-hs-intro-2 = Every sailor has a colour and a value. At the end your crew’s values are added up, and the colour you have most sailors of counts double.
learn-hs-intro-3 = You have eight move cards for eight rounds, 1 to 7 and Rum, and use each only once. Rum may become any number that nobody else shows; several Rums cancel each other. Let’s play the first round together.
learn-hs-ask-place = Where shall your captain begin? Choose a lit space. The tavern’s top sailor joins you at once; nobody can see yet who it is.
learn-hs-ask-place-jack = Your first sailor is the lowest, so you choose where Black Jack begins. Every round he moves after all captains, and whoever he passes may lose a sailor.
learn-hs-ask-auction = Each player may bid once, always higher. Hired, Black Jack lets you take a sailor from every crew he passes, except smaller ones. Not hired, he takes one from all he passes.
learn-hs-ask-auction-two-players = Bid in turns, always higher, until one passes. Hired, Black Jack moves by a card of your choice and takes sailors for you. Not hired, what he takes goes into the basin.
learn-hs-ask-cards = Choose a card: you walk that many taverns clockwise, and the sailor there joins you. Touch one to see where it leads. If somebody lays the same card, both of you stay.
learn-hs-ask-jack-card = Black Jack works for you: lay one of his cards, too. He moves in its turn like a captain, and the sailors he takes join your crew.
learn-hs-ask-name-rum = Yours is the only Rum, so you may name a number now, except those that the others show.
learn-hs-ask-jack-rum = Black Jack’s Rum is the only one, so whoever hired him names a number now, except those that the others show.
learn-hs-ask-rob = You have met another captain, and your crew is not the larger one: you may take one of their sailors. Which one helps you most?
learn-hs-ask-rob-by-jack = Black Jack works for you and passes a crew that is not smaller than yours: you may take one of its sailors. Which one helps you most?
learn-hs-ask-rob-basin = You have come to Black Jack’s space: you may take a sailor out of his harbour basin, however large your crew is. Then he moves on to the next free space.
learn-hs-ask-give = Nobody has hired Black Jack, and now he comes to you: give up one sailor to the harbour basin. Whom can you spare?
learn-hs-event-placed = A captain goes to a tavern, and its top sailor comes along.
learn-hs-event-turned-up = Now the top sailor of every tavern is turned up. So you always see whom you would get.
learn-hs-event-passed-forced = Whoever has no sailor above the last bid must pass. Where there is only one choice, nobody is asked.
learn-hs-event-hired = The highest bid is paid into the harbour basin, and Black Jack works for that player in this round.
learn-hs-event-not-hired = Nobody has hired Black Jack. At the end of this round everybody he passes gives up a sailor to the harbour basin.
learn-hs-event-chose-forced = In the last round everybody has just one card left, so nobody is asked for it.
learn-hs-event-revealed = All cards are turned up together.
learn-hs-event-cancelled = Equal cards cancel each other. These captains stay, and each takes the sailor of the tavern they stand at.
learn-hs-event-named = A single Rum becomes any number from 1 to 7 that nobody else shows. Its player names it when all cards lie open.
learn-hs-event-moved = Now the others walk, lowest number first. Whoever comes early gets the top sailor; whoever comes late may find somebody there already.
learn-hs-event-met = Two captains on one space! Whoever arrives may take a sailor from the other, unless the arriving crew is the larger one.
learn-hs-event-met-jack = Whoever comes to Black Jack’s space may take a sailor out of his harbour basin, however large the crew is.
learn-hs-event-may-not-rob = Nobody loses a sailor here: whoever has the larger crew may not rob the smaller one.
learn-hs-event-pushed = Then the captain who was there makes room and goes on to the next free space. No sailor joins them there.
learn-hs-event-jack-turned = Black Jack moves last: as far as a hidden card says, and on to a free space. Hired, he robs the crews he passes, except smaller ones, for whoever hired him; not hired, everybody he passes gives up a sailor.
learn-hs-done = That was the first round. Seven more, and the best crew wins. In the standard game you may bid a sailor before each round to hire Black Jack: then you may take one from each crew he passes that is not smaller than yours.

## Montego Bay

learn-mb-intro-1 = Good morning on the quay! You have a large docker with a cap and a small one with a headscarf. They walk around the warehouses and carry barrels to the ships.
learn-mb-intro-2 = When a ship sails, whoever has most barrels aboard gets the first number on its sail, the next one the second; a tie is shared. Most points win.
learn-mb-intro-3 = Every round you choose in secret how far your dockers walk. The brown barrels where they stop say how many of your own you load. Let’s play the first round together.
learn-mb-ask-hire = Lazy Jack is an extra docker for you this round: he moves first, and never unloads a ship. With whom shall he start, if you want him?
learn-mb-ask-cards = How far shall your large docker walk? It comes out of the pub with the red roof, along the beach. Touch a card to see which storeroom it reaches.
learn-mb-ask-cards-small = Now your small docker, with five cards of its own. It comes out of the pub with the purple roof, along the quay, where storerooms are emptied first.
learn-mb-ask-cards-jack = Now Lazy Jack. He walks first of all, from where he stands with one of your dockers, and shares that docker’s cards: so it is another number.
learn-mb-ask-load = Choose the ship for the next barrel. Its flags show what each player would get if it sailed now. Whoever fills a ship gets 1 point more.
learn-mb-ask-unload = These barrels are broken. For each of them you take one of your own back off a ship. Choose where it hurts least.
learn-mb-event-hired = Three coins go to the bank, and Lazy Jack works for that player in this round. He begins beside one of that player’s dockers and moves before everybody else.
learn-mb-event-turned-up = The cards are turned up in the order of the tiles. Whoever is in front walks first.
learn-mb-event-pushed = The space was taken: the docker who stood there is pushed right through the warehouse to the other side.
learn-mb-event-went-back = Both sides of the warehouse are taken, so nobody can be pushed. The docker who came last goes back to the first free space.
learn-mb-event-visited = Everybody stands. Now the storerooms are emptied: the quay from warehouse 1 on, then the beach side from the last one back to 1. Broken barrels take barrels of yours off ships.
learn-mb-event-loaded = A barrel goes aboard, in its owner’s colour. As soon as a ship is full, it is paid out and sails.
learn-mb-event-unloaded = The storeroom’s barrels are broken: for each of them the player takes one of their own back off a ship.
learn-mb-event-put-in-pub = No ship is left to load, so these barrels go into the pub. They are scored at the end of the game.
learn-mb-event-sailed = A full ship sails at once. Most barrels aboard get the first number on the sail, the next ones the second; who filled it gets 1 point more.
learn-mb-event-sailed-pilot = The round ends: the ship at pier 1 sails and pays, full or not. This first one is the pilot boat, which carries nothing. The others move up.
learn-mb-event-took-coin = A coin! Three of them hire Lazy Jack for a round: one docker more, and he never takes barrels off a ship.
learn-mb-event-tiles-moved = All tiles move one place on: whoever was last is first now.
learn-mb-event-ended = At most three ships are left in port after loading: the game is over. They pay once more as they lie there, and then most points win.
learn-mb-done = That was the first round. From now on, whoever has three coins may hire Lazy Jack first. It goes on until only three ships are left in port; those pay, too.
