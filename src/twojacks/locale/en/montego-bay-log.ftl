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
