# What happens in Halunken & Spelunken, told a sentence an event, and the words those sentences are made of.
#
# WORDS, each said first and then passed to a sentence:
#   hs-figure-jack                  Black Jack; a captain is called by the player's name
#   hs-sailor       $colour $value  "y" "g" "v" "r" and a number: "the red 15", inside a sentence
#   hs-card         $card           "1" … "7", "rum"
#   hs-colour       $colour         "y" "g" "v" "r": a colour of sailors
#   hs-seat         $colour         "green" …: what a seat is called where nobody has a name
#   hs-tavern       $space          0 … 13: a tavern's name, as a label
#   hs-tavern-at    $space          "at the Moon"
#   hs-tavern-to    $space          "to the Moon"
#
# SENTENCES. Every field of the event is passed under its own name, and may be passed where it is not used:
#   $seat $opener $victim           the player's name ($victim may be anything where the basin is robbed)
#   $figure $other                  the player's name, or hs-figure-jack
#   $sailor $card                   through hs-sailor, hs-card; $doubled is the letter itself, or "none"
#   $space                          through hs-tavern-at
#   $from $to                       through hs-tavern-to
#   $round $number $steps $total    numbers
# What decides between wordings is a word of its own, so that no player's name can be mistaken for it:
#   $into      took                 the player's name; with $whose: "own" (the taker's crew), "crew" (Black Jack's hirer), "basin"
#   $opens     round-began          "seat" where $opener is somebody, "nobody"
#   $for       chose                "captain", "jack": whose card it is
#   $known     chose                "yes" where the reader knows the card, "no"
#   $by        named                "seat" where somebody named the number, "lot"
#   $store     robbed, robbed-nobody   "crew" where $victim is somebody, "basin"
#   $helper    robbed, robbed-nobody, may-not-rob   "jack" where Black Jack robs for his hirer, "none"
#
#   hs-log-starter-drawn   $seat
#   hs-log-placed          $seat $space
#   hs-log-took            $figure $sailor $whose $into
#   hs-log-turned-up       $space $sailor
#   hs-log-placed-jack     $seat $space
#   hs-log-round-began     $round $opens $opener
#   hs-log-bid             $seat $sailor
#   hs-log-passed          $seat
#   hs-log-hired           $seat $sailor
#   hs-log-not-hired
#   hs-log-chose           $seat $for $known $card
#   hs-log-revealed        $figure $card
#   hs-log-cancelled       $figure $card
#   hs-log-named           $figure $number $by
#   hs-log-moved           $figure $steps $to
#   hs-log-met             $figure $other $space
#   hs-log-robbed          $seat $sailor $store $victim $helper
#   hs-log-robbed-nobody   $seat $store $victim $helper
#   hs-log-may-not-rob     $seat $victim $helper
#   hs-log-gave            $seat $sailor
#   hs-log-gave-nothing    $seat
#   hs-log-pushed          $figure $to
#   hs-log-jack-turned     $number
#   hs-log-scored          $seat $total $doubled
#   hs-log-won             $seat $total
# Several in a row, in one breath ($list is joined as the language joins lists):
#   hs-log-turned-up-list                    the whole ring is turned up (HS-S5)
#   hs-log-chose-list      $list             of players' names, where nobody's card is known
#   hs-log-revealed-list   $list             of hs-log-revealed-item with $figure $card
#   hs-log-cancelled-list  $list             of figures
# Where the same figure goes on:
#   hs-log-took-on         $sailor $whose $into
#   hs-log-met-on          $other
# Where there was nothing to decide:
#   hs-log-passed-forced   $seat
#   hs-log-chose-forced

## Words

hs-figure-jack = Black Jack

hs-sailor = the { hs-colour } { $value }

hs-card =
    { $card ->
        [rum] Rum
       *[number] { $card }
    }

hs-colour =
    { $colour ->
        [y] yellow
        [g] grey
        [v] violet
       *[r] red
    }

hs-seat =
    { $colour ->
        [green] Green
        [yellow] Yellow
        [blue] Blue
       *[red] Red
    }

hs-tavern =
    { NUMBER($space) ->
        [0] The Anchor
        [1] The Crown
        [2] The Moon
        [3] The Parrot
        [4] The Whale
        [5] The Barrel
        [6] The Cat
        [7] The Cannon
        [8] The Swan
        [9] The Mermaid
        [10] The Fish
        [11] The Bell
        [12] The Key
       *[13] The Star
    }

hs-tavern-at =
    { NUMBER($space) ->
        [0] at the Anchor
        [1] at the Crown
        [2] at the Moon
        [3] at the Parrot
        [4] at the Whale
        [5] at the Barrel
        [6] at the Cat
        [7] at the Cannon
        [8] at the Swan
        [9] at the Mermaid
        [10] at the Fish
        [11] at the Bell
        [12] at the Key
       *[13] at the Star
    }

hs-tavern-to =
    { NUMBER($space) ->
        [0] to the Anchor
        [1] to the Crown
        [2] to the Moon
        [3] to the Parrot
        [4] to the Whale
        [5] to the Barrel
        [6] to the Cat
        [7] to the Cannon
        [8] to the Swan
        [9] to the Mermaid
        [10] to the Fish
        [11] to the Bell
        [12] to the Key
       *[13] to the Star
    }

## Set-up

hs-log-starter-drawn = The lot falls on { $seat } to begin.
hs-log-placed = { $seat } begins { $space }.
hs-log-placed-jack = { $seat } puts { hs-figure-jack } { $space }.
hs-log-turned-up = The next sailor { $space } is { $sailor }.
hs-log-turned-up-list = The top sailor of every tavern is turned up.

## The auction

hs-log-round-began =
    { $round ->
        [8]
            { $opens ->
                [seat] Round { $round }, the last: { $opener } opens the auction.
               *[nobody] Round { $round }, the last, begins.
            }
       *[other]
            { $opens ->
                [seat] Round { $round }: { $opener } opens the auction.
               *[nobody] Round { $round } begins.
            }
    }
hs-log-bid = { $seat } bids { $sailor }.
hs-log-passed = { $seat } passes.
hs-log-passed-forced = { $seat } has no sailor high enough to bid and must pass.
hs-log-hired = { $seat } hires { hs-figure-jack } and pays { $sailor } into the basin.
hs-log-not-hired = Nobody hires { hs-figure-jack }.

## Cards

hs-log-chose =
    { $known ->
        [yes] { $for ->
            [jack] { $seat } lays { $card } face down for { hs-figure-jack }.
           *[captain] { $seat } lays { $card } face down.
        }
       *[no] { $for ->
            [jack] { $seat } lays a card face down for { hs-figure-jack }.
           *[captain] { $seat } lays a card face down.
        }
    }
hs-log-chose-list = { $list } lay cards face down.
hs-log-chose-forced = Everybody lays the one card that is left.
hs-log-revealed = { $figure } reveals { $card }.
hs-log-revealed-list = The cards are revealed – { $list }.
hs-log-revealed-item = { $figure }: { $card }
hs-log-cancelled = { $figure } is not alone with { $card } and stays.
hs-log-cancelled-list = Equal cards cancel each other: { $list } stay.
hs-log-named =
    { $by ->
        [lot] The lot decides: { $figure }’s Rum counts as { $number }.
       *[seat] { $figure }’s Rum counts as { $number }.
    }

## Moving and meeting

hs-log-moved =
    { $steps ->
        [one] { $figure } moves { $steps } space { $to }.
       *[other] { $figure } moves { $steps } spaces { $to }.
    }
hs-log-took =
    { $whose ->
        [basin] { $figure } takes { $sailor } for the basin.
        [crew] { $figure } takes { $sailor } for { $into }.
       *[own] { $figure } takes { $sailor }.
    }
hs-log-took-on =
    { $whose ->
        [basin] Takes { $sailor } for the basin.
        [crew] Takes { $sailor } for { $into }.
       *[own] Takes { $sailor }.
    }
hs-log-met = { $figure } meets { $other } { $space }.
hs-log-met-on = Meets { $other }.
hs-log-robbed =
    { $helper ->
        [jack] { hs-figure-jack } takes { $sailor } from { $victim } for { $seat }.
       *[none] { $store ->
            [basin] { $seat } takes { $sailor } from the basin.
           *[crew] { $seat } takes { $sailor } from { $victim }.
        }
    }
hs-log-robbed-nobody =
    { $helper ->
        [jack] { hs-figure-jack } takes nobody from { $victim }.
       *[none] { $store ->
            [basin] { $seat } takes nobody from the basin.
           *[crew] { $seat } takes nobody from { $victim }.
        }
    }
hs-log-may-not-rob = { $seat } has the larger crew and may not rob { $victim }.
hs-log-gave = { $seat } gives up { $sailor } to the basin.
hs-log-gave-nothing = { $seat } has nobody to give up.
hs-log-pushed = { $figure } makes room and goes on { $to }.
hs-log-jack-turned = { hs-figure-jack }’s card is { $number }.

## The end

hs-log-scored =
    { $doubled ->
        [none] { $total ->
            [one] { $seat } has { $total } point.
           *[other] { $seat } has { $total } points.
        }
        [y] { $seat } has { $total } points, yellow counting double.
        [g] { $seat } has { $total } points, grey counting double.
        [v] { $seat } has { $total } points, violet counting double.
       *[r] { $seat } has { $total } points, red counting double.
    }
hs-log-won =
    { $total ->
        [one] { $seat } wins with { $total } point.
       *[other] { $seat } wins with { $total } points.
    }
