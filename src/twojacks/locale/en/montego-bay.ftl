# Montego Bay on the page: what is asked, what a choice does, what everything on the board is.

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
