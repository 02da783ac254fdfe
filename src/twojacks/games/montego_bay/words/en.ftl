# Montego Bay on the page: what is asked, what a choice does, what everything on the board is.

## On the start page

mb-about = Send your dockers round the warehouses, push rivals across and load the right ships in time. Or pay Lazy Jack to help.
mb-facts = 2–4 players · half an hour

## Words on the board

mb-round = Round { $round }
mb-round-to-end = Round { $round } – { mb-to-end }
mb-to-end =
    { $count ->
        [0] last ships
        [one] { $count } full ship: the end
       *[other] { $count } full ships: the end
    }
mb-last-ships =
    { $count ->
        [0] Last ships!
        [one] { $count } more full ship, and the game is over!
       *[other] { $count } more full ships, and the game is over!
    }
mb-ask-last-ships = { mb-last-ships } { $question }
mb-board = The harbour in round { $round }
mb-port = The ships at the piers
mb-ship-pilot = The pilot boat at pier { $pier }.
mb-ship-label = Pier { $pier }: a ship that pays { $points }, { $free } of { $capacity } slots free.
mb-order = Order of moving: { $list }
mb-piles = Ships to come: { $first } in the first pile, { $second } in the second
mb-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
mb-supply =
    { $count ->
        [one] { $count } barrel in the supply
       *[other] { $count } barrels in the supply
    }
mb-in-hand =
    { $count ->
        [one] { $count } barrel in hand
       *[other] { $count } barrels in hand
    }
mb-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mb-has-chosen = { $name } has chosen
mb-thinks = { $name } is thinking
mb-chip =
    { $card ->
        [none] { $figure }: no card yet
        [hidden] { $figure }: a card face down
       *[other] { $figure }: card { $card }
    }
mb-hint = { $share } of a good mix, { $win } chance to win

## What is asked

mb-ask-hire =
    { $shared ->
        [yes] { $name }: hire Lazy Jack for 3 of your { $coins } coins?
       *[no] Hire Lazy Jack for 3 of your { $coins } coins?
    }
mb-ask-card =
    { $shared ->
        [yes] { $name }: choose a card for { $figure }.
       *[no] Choose a card for { $figure }.
    }
mb-ask-chosen =
    { $count ->
        [0] All have chosen.
       *[other] You have chosen. Waiting for { $names }.
    }
mb-ask-load =
    { $shared ->
        [yes] { $name }: load a barrel. { $left } left.
       *[no] Load a barrel. { $left } left.
    }
mb-ask-unload =
    { $shared ->
        [yes] { $name }: take back a barrel. { $left } left.
       *[no] Broken! Take back a barrel. { $left } left.
    }
mb-ask-hiring = { $names } may hire Lazy Jack.
mb-ask-choosing =
    { $count ->
        [one] { $names } is choosing.
       *[other] { $names } are choosing.
    }
mb-ask-loading =
    { $own ->
        [yes] You are loading.
       *[no] { $name } is loading.
    }
mb-ask-unloading =
    { $own ->
        [yes] You take barrels back.
       *[no] { $name } takes barrels back.
    }
mb-ask-moving = The dockers move.
mb-ask-sailing = A ship sails.
mb-ask-order = The order of moving changes.
mb-ask-end = The game ends.
mb-ask-round = Round { $round }
mb-ask-over =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }

## What an option does

mb-do-hire = Hire Lazy Jack to join { $figure }
mb-do-decline = Do without him
mb-do-card = A { $card } for { $figure }
mb-do-load = Load a barrel at pier { $pier } ({ $aboard } of { $capacity } aboard)
mb-do-unload = Take a barrel back at pier { $pier } ({ $aboard } of { $capacity } aboard)
mb-confirm-card = Lay it down
mb-confirm-hire = Hire him

## What it would lead to

mb-then-room = A storeroom with { $list }.
mb-then-empty = An empty storeroom.
mb-room-barrels =
    { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
mb-room-broken =
    { $count ->
        [one] { $count } broken barrel
       *[other] { $count } broken barrels
    }
mb-room-coins =
    { $count ->
        [one] a coin
       *[other] { $count } coins
    }
mb-then-pushes = Pushes { $figure } across.
mb-then-back = Both sides are taken: it goes back to this space.
mb-then-earlier =
    { $count ->
        [one] { $count } other moves first and may change this.
       *[other] { $count } others move first and may change this.
    }
mb-then-hired =
    { $coins ->
        [0] No coin is left then.
        [one] { $coins } coin is left then.
       *[other] { $coins } coins are left then.
    }
mb-then-asked = { $name } is asked next.
mb-then-pays = It would pay { $list }.
mb-then-sails = It would be full and sail – { $list }.
mb-each = { $name }: { $count }
mb-then-extra = Filling it is worth 1 extra point.

## The end

mb-ending = The end of the game
mb-ending-show-board = Show the board
mb-ending-show-scoring = Show the scoring
mb-ending-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
mb-ending-player = Player
mb-ending-ships = Ships
mb-ending-pub = Pub
mb-ending-points = Points
mb-ending-coins = Coins
mb-ending-barrels =
    { $count ->
        [one] { $count } barrel in the pub
       *[other] { $count } barrels in the pub
    }
mb-ending-by-coins = Equal points: coins decide.
mb-ledger = Ship by ship
mb-ledger-end = The end

## What everything is

mb-about-pier = A pier. When a ship sails, those behind it move up one pier.
mb-about-foremost = The ship at pier 1 sails at the end of the round, full or not.
mb-about-pilot = The pilot boat leaves after the first round. It takes no barrels and pays nothing.
mb-about-ship = A ship. The sail shows what it pays: most to whoever has most barrels aboard. On the hull are everybody’s barrels.
mb-about-free = So many slots are free. Who fills the last one gets 1 extra point, and the ship sails.
mb-about-flag = What this player would get if the ship sailed now.
mb-about-docker = A docker. Its card says how many spaces it walks. Who stands where it lands is pushed across.
mb-about-jack = Lazy Jack. For 3 coins he works a round for you: he moves first, and never takes barrels back.
mb-about-acted = This figure has emptied its storeroom in this round.
mb-about-tally-man = The Tally-Man. He begins at his side: who stands nearest to him on the quay loads first.
mb-about-bank = The bank, with the coins that are left in it.
mb-about-pub = A pub. The dockers start here and never come back.
mb-about-cellar = Barrels that found no ship. They are scored at the end.
mb-about-storeroom = A storeroom. Its brown barrels say how many of your own you load from here; for broken ones you take some back. A coin is yours.
mb-about-track = The score track.
mb-about-score = Points so far. Ships count when they sail.
mb-about-rail = The order tiles: the docker on the first one moves first.
mb-about-pile = A pile of ships that wait outside. Above stands what the next one pays, below how many barrels it holds and how many ships are left in the pile.
mb-about-last-ships = The end is near: as soon as three ships at most are left in port after loading, the game is over, and those pay as they lie there.
mb-about-hand = Your move cards. Each docker has a set from 1 to 5, and all of them come back every round.
mb-about-cards = The cards of this round. Face down until the figure moves.
mb-about-coins = Coins. With 3 of them you can hire Lazy Jack; they also break ties at the end.
mb-about-supply = Barrels of this player that can still be loaded. They come back when their ship sails.

# What happens in Montego Bay, told a sentence an event, and the words those sentences are made of.
#
# WORDS, each said first and then passed to a sentence ($figure is the contract's text: "blue-large" … "lazy-jack"):
#   mb-figure         $figure    at the beginning of a sentence: "The large blue docker"
#   mb-figure-object  $figure    inside a sentence, what something is done to: "the large blue docker"
#   mb-figure-with    $figure    after "with" or "for": "the large blue docker"
#   mb-figure-short   $figure    as a label: "large blue"
#   mb-space-to, mb-space-at, mb-space-room, mb-space-from   $side $number: a space, where somebody goes or stands, and its
#                                storeroom, opened or emptied: "quay" or "rear" and the warehouse's number as painted on it,
#                                or "number" and the contract's number, where a board shows that
#   mb-seat           $colour    "blue" …: what a seat is called where nobody has a name
#
# SENTENCES. Every field of the event is passed under its own name, and may be passed where it is not used:
#   $seat                        the player's name
#   $figure                      through mb-figure; tile-laid: mb-figure-short; chose, pushed's $by, went-back's $met and
#                                $behind: mb-figure-object
#   $with                        through mb-figure-with
#   $from $at                    "pub" where it is one: which of both, the size of the docker says; else $at through mb-space-at
#   $to $space                   through mb-space-to, mb-space-from; visited's $room: mb-space-room
#   $ship                        the contract's own: "pilot" or a freighter's number; told is only which of both
#   $full                        "yes" or "no"
#   all others                   numbers
# What decides between wordings is a word of its own:
#   $known     chose             "yes" where the reader knows the card, "no"
#
#   mb-log-tile-laid       $position $figure
#   mb-log-ship-laid       $ship $pier
#   mb-log-round-began     $round
#   mb-log-declined        $seat
#   mb-log-hired           $seat $coins $with $at
#   mb-log-chose           $seat $figure $known $card
#   mb-log-turned-up       $figure $card
#   mb-log-walked          $figure $from $to $steps
#   mb-log-pushed          $figure $to
#   mb-log-went-back       $figure $to
#   mb-log-visited         $figure $space $room $barrels $shown
#   mb-log-loaded          $seat $pier
#   mb-log-put-in-pub      $seat $barrels
#   mb-log-unloaded        $seat $pier
#   mb-log-spared          $figure
#   mb-log-took-coin       $seat $coins
#   mb-log-bank-empty      $seat
#   mb-log-sailed          $ship $pier $full
#   mb-log-paid            $seat $points $barrels
#   mb-log-extra-point     $seat $points
#   mb-log-moved-up        $ship $pier
#   mb-log-arrived         $pier
#   mb-log-tiles-moved     $figure
#   mb-log-tiles-shuffled
#   mb-log-jack-left
#   mb-log-ended           $ships
#   mb-log-pub-paid        $seat $points $barrels
#   mb-log-scored          $seat $total $coins
#   mb-log-won             $seat $total
# Several in a row, in one breath ($list is joined as the language joins lists):
#   mb-log-tile-laid-list  $list          of mb-figure-short
#   mb-log-ship-laid-list
#   mb-log-chose-list      $list          of players' names, where nobody's card is known
#   mb-log-loaded-list     $seat $list    of mb-log-loaded-item with $barrels $pier, one a ship
#   mb-log-unloaded-list   $seat $list    of mb-log-unloaded-item with $barrels $pier
#   mb-log-paid-list       $list          of mb-log-paid-item with $seat $points, who get any; mb-log-paid-nobody
#   mb-log-pub-paid-list   $list          of mb-log-paid-item
#   mb-log-moved-up-list
# Where the same figure goes on:
#   mb-log-went-back-on    $to

## Words

mb-figure =
    { $figure ->
        [blue-large] The large blue docker
        [blue-small] The small blue docker
        [yellow-large] The large yellow docker
        [yellow-small] The small yellow docker
        [green-large] The large green docker
        [green-small] The small green docker
        [orange-large] The large orange docker
        [orange-small] The small orange docker
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] the large blue docker
        [blue-small] the small blue docker
        [yellow-large] the large yellow docker
        [yellow-small] the small yellow docker
        [green-large] the large green docker
        [green-small] the small green docker
        [orange-large] the large orange docker
        [orange-small] the small orange docker
       *[lazy-jack] Lazy Jack
    }

mb-figure-with = { mb-figure-object }

mb-figure-short =
    { $figure ->
        [blue-large] large blue
        [blue-small] small blue
        [yellow-large] large yellow
        [yellow-small] small yellow
        [green-large] large green
        [green-small] small green
        [orange-large] large orange
        [orange-small] small orange
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] to warehouse { $number } (quay side)
        [rear] to warehouse { $number } (beach side)
       *[number] to space { $number }
    }

mb-space-at =
    { $side ->
        [quay] at warehouse { $number } (quay side)
        [rear] at warehouse { $number } (beach side)
       *[number] on space { $number }
    }

mb-space-room =
    { $side ->
        [quay] warehouse { $number } (quay side)
        [rear] warehouse { $number } (beach side)
       *[number] the storeroom at space { $number }
    }

mb-space-from =
    { $side ->
        [quay] from warehouse { $number } (quay side)
        [rear] from warehouse { $number } (beach side)
       *[number] from the storeroom at space { $number }
    }

mb-seat =
    { $colour ->
        [blue] Blue
        [yellow] Yellow
        [green] Green
       *[orange] Orange
    }

## Set-up

mb-log-tile-laid = Order tile { $position } is { $figure }.
mb-log-tile-laid-list = The dockers move in this order: { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] The pilot boat lies at pier { $pier }.
       *[freighter] A ship lies at pier { $pier }.
    }
mb-log-ship-laid-list = The pilot boat and three ships lie at the piers.
mb-log-round-began = Round { $round } begins.

## Lazy Jack and the cards

mb-log-declined = { $seat } does without Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } hires Lazy Jack for { $coins } coins. He joins { $with } in the pub.
       *[space] { $seat } hires Lazy Jack for { $coins } coins. He joins { $with } { $at }.
    }
mb-log-jack-left = Lazy Jack goes home.
mb-log-chose =
    { $known ->
        [yes] { $seat } lays { $card } face down for { $figure }.
       *[no] { $seat } lays a card face down for { $figure }.
    }
mb-log-chose-list = { $list } lay cards face down.

## Moving

mb-log-turned-up = { $figure } turns up { $card }.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } leaves the pub and walks { $steps } space { $to }.
           *[other] { $figure } leaves the pub and walks { $steps } spaces { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } walks { $steps } space { $to }.
           *[other] { $figure } walks { $steps } spaces { $to }.
        }
    }
mb-log-pushed = { $figure } is pushed across { $to }.
mb-log-went-back = { $figure } finds both sides taken and goes back { $to }.
mb-log-went-back-on = Both sides are taken: back { $to }.

## Loading

mb-log-visited =
    { $shown ->
        [0] { $figure } opens { $room }.
       *[other] { $barrels ->
            [0] { $figure } opens { $room }, but the supply has no barrel left.
            [one] { $figure } fetches { $barrels } barrel { $space }.
           *[other] { $figure } fetches { $barrels } barrels { $space }.
        }
    }
mb-log-loaded = { $seat } loads a barrel at pier { $pier }.
mb-log-loaded-list = { $seat } loads { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } barrel at pier { $pier }
       *[other] { $barrels } barrels at pier { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] No ship is left: { $seat } puts { $barrels } barrel into the pub.
       *[other] No ship is left: { $seat } puts { $barrels } barrels into the pub.
    }
mb-log-unloaded = { $seat } takes a barrel back at pier { $pier }.
mb-log-unloaded-list = { $seat } takes back { $list }.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } leaves the ships as they are: he never takes barrels back.
mb-log-took-coin = { $seat } gets a coin and now has { $coins }.
mb-log-bank-empty = { $seat } gets no coin: the bank is empty.

## Ships

mb-log-sailed =
    { $ship ->
        [pilot] The pilot boat leaves pier { $pier }.
       *[freighter] { $full ->
            [yes] The ship at pier { $pier } is full and sails.
           *[no] The ship at pier { $pier } sails.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } gets nothing.
        [one] { $seat } gets { $points } point.
       *[other] { $seat } gets { $points } points.
    }
mb-log-paid-list = It pays { $list }.
mb-log-paid-item = { $seat }: { $points }
mb-log-paid-nobody = It pays nobody.
mb-log-extra-point = { $seat } filled the ship: +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] The pilot boat moves up to pier { $pier }.
       *[freighter] The next ship moves up to pier { $pier }.
    }
mb-log-moved-up-list = The ships behind move up.
mb-log-arrived = A new ship comes to pier { $pier }.

## Order

mb-log-tiles-moved = { $figure } goes first now: the order tiles have moved on.
mb-log-tiles-shuffled = The second pile is begun: the order tiles are shuffled anew.

## The end

mb-log-ended =
    { $ships ->
        [0] The port is empty: the game ends.
        [one] Only { $ships } ship is left in port: the game ends, and it is scored.
       *[other] Only { $ships } ships are left in port: the game ends, and they are scored.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } gets nothing for the barrels in the pub.
        [one] { $seat } gets { $points } point for the barrels in the pub.
       *[other] { $seat } gets { $points } points for the barrels in the pub.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = The barrels in the pub pay { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } has { $total } point { mb-log-coins }.
       *[other] { $seat } has { $total } points { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] and { $coins } coin
       *[other] and { $coins } coins
    }
mb-log-won =
    { $total ->
        [one] { $seat } wins with { $total } point.
       *[other] { $seat } wins with { $total } points.
    }

## Tutorial

mb-learn-intro-1 = Good morning on the quay! You have a large docker with a cap and a small one with a headscarf. They walk around the warehouses and carry barrels to the ships.
mb-learn-intro-2 = When a ship sails, whoever has most barrels aboard gets the first number on its sail, the next one the second; a tie is shared. Most points win.
mb-learn-intro-3 = Every round you choose in secret how far your dockers walk. The brown barrels where they stop say how many of your own you load. Let’s play the first round together.
mb-learn-ask-hire = Lazy Jack is an extra docker for you this round: he moves first, and never unloads a ship. With whom shall he start, if you want him?
mb-learn-ask-cards = How far shall your large docker walk? It comes out of the pub with the red roof, along the beach. Touch a card to see which storeroom it reaches.
mb-learn-ask-cards-small = Now your small docker, with five cards of its own. It comes out of the pub with the purple roof, along the quay, where storerooms are emptied first.
mb-learn-ask-cards-jack = Now Lazy Jack. He walks first of all, from where he stands with one of your dockers, and shares that docker’s cards: so it is another number.
mb-learn-ask-load = Choose the ship for the next barrel. Its flags show what each player would get if it sailed now. Whoever fills a ship gets 1 point more.
mb-learn-ask-unload = These barrels are broken. For each of them you take one of your own back off a ship. Choose where it hurts least.
mb-learn-event-hired = Three coins go to the bank, and Lazy Jack works for that player in this round. He begins beside one of that player’s dockers and moves before everybody else.
mb-learn-event-turned-up = The cards are turned up in the order of the tiles. Whoever is in front walks first.
mb-learn-event-pushed = The space was taken: the docker who stood there is pushed right through the warehouse to the other side.
mb-learn-event-went-back = Both sides of the warehouse are taken, so nobody can be pushed. The docker who came last goes back to the first free space.
mb-learn-event-visited = Everybody stands. Now the storerooms are emptied: the quay from warehouse 1 on, then the beach side from the last one back to 1. Broken barrels take barrels of yours off ships.
mb-learn-event-loaded = A barrel goes aboard, in its owner’s colour. As soon as a ship is full, it is paid out and sails.
mb-learn-event-unloaded = The storeroom’s barrels are broken: for each of them the player takes one of their own back off a ship.
mb-learn-event-put-in-pub = No ship is left to load, so these barrels go into the pub. They are scored at the end of the game.
mb-learn-event-sailed = A full ship sails at once. Most barrels aboard get the first number on the sail, the next ones the second; who filled it gets 1 point more.
mb-learn-event-sailed-pilot = The round ends: the ship at pier 1 sails and pays, full or not. This first one is the pilot boat, which carries nothing. The others move up.
mb-learn-event-took-coin = A coin! Three of them hire Lazy Jack for a round: one docker more, and he never takes barrels off a ship.
mb-learn-event-tiles-moved = All tiles move one place on: whoever was last is first now.
mb-learn-event-ended = At most three ships are left in port after loading: the game is over. They pay once more as they lie there, and then most points win.
mb-learn-done = That was the first round. From now on, whoever has three coins may hire Lazy Jack first. It goes on until only three ships are left in port; those pay, too.

## Terminal

mb-terminal-about = dockers, ships, and Lazy Jack for three coins
mb-terminal-legend =
    { $barrel } barrel  { $broken } broken barrel  { $coin } coin  L large docker  s small docker  { $jack } Lazy Jack
    At a pier: the barrels aboard and how many it holds, what the places pay, whose barrels they are.
mb-terminal-asked-hire = a docker for Lazy Jack to stand with, or that you decline
mb-terminal-asked-cards = a move card
mb-terminal-asked-load = a pier whose ship you load
mb-terminal-asked-unload = a pier where you take a barrel back
mb-terminal-ask-hire = hire { $jack } for { $wage } coins? With which docker shall he stand?
mb-terminal-ask-cards = which card do you lay face down for { $figure }?
mb-terminal-ask-load =
    { $left ->
        [one] { $figure } has { $left } barrel to load. At which pier?
       *[other] { $figure } has { $left } barrels to load. At which pier?
    }
mb-terminal-ask-unload =
    { $left ->
        [one] { $figure } has { $left } barrel to take back. At which pier?
       *[other] { $figure } has { $left } barrels to take back. At which pier?
    }
mb-terminal-option-ship = { $barrels } of { $capacity } aboard
mb-terminal-option-hire = with { $figure }
mb-terminal-option-decline = decline
mb-terminal-round = Round { $round }: { $phase }.
mb-terminal-phase-hire = Lazy Jack is for hire
mb-terminal-phase-cards = cards are chosen
mb-terminal-phase-load = loading
mb-terminal-phase-unload = broken barrels
mb-terminal-phase-over = the end
mb-terminal-order = Order:
mb-terminal-jack-works = { $jack } works for { $seat }.
mb-terminal-jack-idle = { $jack } works for nobody.
mb-terminal-to-come =
    { $ships ->
        [one] { $ships } ship to come
       *[other] { $ships } ships to come
    }
mb-terminal-next = (next: { $slots } slots)
mb-terminal-bank = Bank: { $coins }.
mb-terminal-pub-left = left pub
mb-terminal-pub-right = right pub
mb-terminal-port-empty = The port is empty.
mb-terminal-pier = pier { $pier }
mb-terminal-pilot = pilot boat
mb-terminal-for = for
mb-terminal-column-points = points
mb-terminal-column-coins = coins
mb-terminal-column-barrels = barrels
mb-terminal-column-pub = in pub
mb-terminal-column-dockers = dockers
mb-terminal-result =
    { $total ->
        [one] { $seat }: { $total } point, { mb-terminal-coins }
       *[other] { $seat }: { $total } points, { mb-terminal-coins }
    }
mb-terminal-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
