# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## On the start page

hs-about = Walk your captain from tavern to tavern, sign on the best crew and rob your rivals before Black Jack does.
hs-facts = 2–4 players · half an hour

## What is asked of the reader

hs-ask-place = Where shall your captain begin? The tavern’s top sailor joins you.
hs-ask-place-jack = Before which tavern shall { hs-figure-jack } begin?
hs-ask-bid = Hire { hs-figure-jack }? Bid a sailor of your crew, or pass.
hs-ask-bid-more = { $name } bids { $sailor }. Bid a higher sailor, or pass.
hs-ask-card = Choose a move card.
hs-ask-card-others =
    { $count ->
        [one] Choose a move card: { $names } has laid one face down.
       *[other] Choose a move card: { $names } have laid theirs face down.
    }
hs-ask-laid =
    { $count ->
        [0] Your card lies face down.
        [one] Your card lies face down. { $names } is still choosing.
       *[other] Your card lies face down. { $names } are still choosing.
    }
hs-ask-jack-card = Now choose a card for { hs-figure-jack }.
hs-ask-rum = Yours is the only Rum. Which number shall it be?
hs-ask-jack-rum = { hs-figure-jack } shows the only Rum. Which number shall it be?
hs-ask-rob = Take a sailor from { $name }?
hs-ask-rob-basin = Take a sailor from the harbour basin?
hs-ask-rob-both = Take a sailor from the basin or from { $name }?
hs-ask-give = { hs-figure-jack } comes by. Which sailor do you give up?

## Waiting for others

hs-wait-place = { $names } chooses where to begin.
hs-wait-place-jack = { $names } chooses a place for { hs-figure-jack }.
hs-wait-auction = { $names } thinks about a bid.
hs-wait-cards =
    { $count ->
        [one] { $names } is still choosing a card.
       *[other] { $names } are still choosing a card.
    }
hs-wait-name-rum = { $names } names a number for the Rum.
hs-wait-rob = { $names } may take a sailor.
hs-wait-give = { $names } must give up a sailor.
hs-over =
    { $count ->
        [one] { $names } wins with { $total } points!
       *[other] { $names } share the victory with { $total } points each!
    }
hs-round =
    { $last ->
        [yes] Last round: { $round } of { $rounds }
       *[no] Round { $round } of { $rounds }
    }
hs-round-last = Last round
hs-ask-last = { hs-round-last }! { $question }

## What others did to the reader's crew since the last decision

hs-since-robbed =
    { $helper ->
        [jack] { hs-figure-jack } has taken { $sailor } from you for { $seat }.
       *[none] { $seat } has taken { $sailor } from you.
    }
hs-since-hired = { hs-figure-jack } works for you this round: { $sailor } has gone into the basin.
hs-since-gave = { hs-figure-jack } came by: { $sailor }, your only sailor, has gone into the basin.
hs-since-took = { hs-figure-jack } has brought you { $sailor }.

## What options are called

hs-do-place = Begin { $at }
hs-do-place-jack = { hs-figure-jack } begins { $at }
hs-do-bid = Bid { $sailor }
hs-do-pass = Pass
hs-do-card =
    { $who ->
        [jack] { hs-figure-jack }’s card { $card }
       *[captain] Card { $card }
    }
hs-do-move =
    { $who ->
        [jack] { $steps ->
            [one] { hs-figure-jack }: one step { $to }
           *[other] { hs-figure-jack }: { $steps } steps { $to }
        }
       *[captain] { $steps ->
            [one] One step { $to }
           *[other] { $steps } steps { $to }
        }
    }
hs-do-rum =
    { $who ->
        [jack] { hs-figure-jack }’s Rum
       *[captain] Rum
    }
hs-do-take =
    { $store ->
        [basin] Take { $sailor } from the basin
       *[crew] Take { $sailor } from { $name }
    }
hs-do-take-none = Take nobody
hs-do-give = Give up { $sailor }

## Confirming

hs-confirm-place = Begin here
hs-confirm-place-jack = Put him here
hs-confirm-bid = Bid
hs-confirm-card = Lay it down
hs-confirm-rum = Name it
hs-confirm-take = Take
hs-confirm-give = Give up

## What they lead to, if nobody else acts before

hs-then-place = Its top sailor joins you, whoever that is.
hs-then-hirer = { hs-figure-jack } goes to { $name } if nobody bids more.
hs-then-paid = If this bid wins, { hs-figure-jack } works for you, and you have { $before } → { $after } points.
hs-then-rum = If it is the only Rum, you name a number that nobody else shows, once all cards lie open.
hs-then-joins = There { $sailor } would join you, if still there: { $before } → { $after } points.
hs-then-nobody = Nobody is left in that tavern.
hs-then-robs = You could take a sailor from { $name }, who would then go on { $to }.
hs-then-robs-basin = You could take a sailor from the basin; { $name } would then go on { $to }.
hs-then-pushes = { $name } would make room and go on { $to }; there is nothing for you to take.
hs-then-earlier =
    { $count ->
        [one] { $names } moves before.
       *[other] { $names } move before.
    }
hs-then-points = { $name }: { $before } → { $after } points.

## On boards and racks

hs-status-yours = your choice
hs-status-thinking = thinking …
hs-status-laid = card laid down
hs-status-bids = bids
hs-status-passed = passes
hs-status-stays = stays
hs-status-won = wins!
hs-sailors =
    { $count ->
        [0] no sailors
        [one] { $count } sailor
       *[other] { $count } sailors
    }
hs-part = { hs-sailors }:
hs-points-so-far =
    { $count ->
        [one] { $count } point so far
       *[other] { $count } points so far
    }
hs-cards-left = Cards left: { $list }
hs-is-hirer = { hs-figure-jack } works for { $name }
hs-jack-works-for = works for
hs-jack-for-nobody = works for nobody
hs-jack-for-hire = Who hires him?
hs-jack-waits = waits for a captain
hs-jack-highest-bid = Highest bid: { $sailor } ({ $name })
hs-jack-turned-up = Steps he may walk; dim ones have been turned up
hs-jack-hand = His cards; dim ones have been played
hs-your-cards = Your move cards
hs-his-cards = { hs-figure-jack }’s move cards
hs-numbers = The Rum’s number
hs-nobody = Nobody
hs-your-crew = Your crew
hs-crew-of = { $name }’s crew
hs-crews = All crews
hs-basin = Harbour basin
hs-taverns = Taverns
hs-board = The harbour
hs-log = Harbour log
hs-scoring = The reckoning

## What things are

hs-about-tavern = Whoever arrives takes the open sailor; the next one is turned up. Lit windows count who is left.
hs-about-space = A captain begins here and takes the tavern’s top sailor.
hs-about-captain = A captain met on a space moves on to the next free one.
hs-about-jack = { hs-figure-jack } moves after all captains and passes them by: hired, he robs for his hirer; not hired, everybody he passes gives up a sailor.
hs-about-basin = Sailors paid or given to { hs-figure-jack }. A captain who arrives on his space may take one.
hs-about-crew = All values are added; the colour with most sailors counts double.
hs-about-score = The points if the game ended now.
hs-about-counts = How many sailors of each colour there are. The framed colour counts double.
hs-about-before = Here lies the card of this round, or the bid.
hs-about-played = Bright cards are left; dim ones have been played. Each is used once.
hs-about-hirer = Hired { hs-figure-jack } for this round.
hs-about-jack-cards = How many steps { hs-figure-jack } may walk: bright numbers may still come, dim ones have been turned up.
hs-about-round = One round is played with each move card.

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
#   $last      round-began          "yes" in the last round, "no"
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
#   hs-log-round-began     $round $last $opens $opener
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
    { $last ->
        [yes]
            { $opens ->
                [seat] Round { $round }, the last: { $opener } opens the auction.
               *[nobody] Round { $round }, the last, begins.
            }
       *[no]
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

## Tutorial

hs-learn-intro-1 = Welcome to the harbour. You are a captain looking for a crew. Fourteen taverns stand in a ring, and in each of them three sailors wait.
hs-learn-intro-2 = Every sailor has a colour and a value. At the end your crew’s values are added up, and the colour you have most sailors of counts double.
hs-learn-intro-3 = You have one move card for every round, the numbers and Rum, and use each only once. Rum may become any number that nobody else shows; several Rums cancel each other. Let’s play the first round together.
hs-learn-ask-place = Where shall your captain begin? Choose a lit space. The tavern’s top sailor joins you at once; nobody can see yet who it is.
hs-learn-ask-place-jack = Your first sailor is the lowest, so you choose where Black Jack begins. Every round he moves after all captains, and whoever he passes may lose a sailor.
hs-learn-ask-auction = Each player may bid once, always higher. Hired, Black Jack lets you take a sailor from every crew he passes, except smaller ones. Not hired, he takes one from all he passes.
hs-learn-ask-auction-two-players = Bid in turns, always higher, until one passes. Hired, Black Jack moves by a card of your choice and takes sailors for you. Not hired, what he takes goes into the basin.
hs-learn-ask-cards = Choose a card: you walk that many taverns clockwise, and the sailor there joins you. Touch one to see where it leads. If somebody lays the same card, both of you stay.
hs-learn-ask-jack-card = Black Jack works for you: lay one of his cards, too. He moves in its turn like a captain, and the sailors he takes join your crew.
hs-learn-ask-name-rum = Yours is the only Rum, so you may name a number now, except those that the others show.
hs-learn-ask-jack-rum = Black Jack’s Rum is the only one, so whoever hired him names a number now, except those that the others show.
hs-learn-ask-rob = You have met another captain, and your crew is not the larger one: you may take one of their sailors. Which one helps you most?
hs-learn-ask-rob-by-jack = Black Jack works for you and passes a crew that is not smaller than yours: you may take one of its sailors. Which one helps you most?
hs-learn-ask-rob-basin = You have come to Black Jack’s space: you may take a sailor out of his harbour basin, however large your crew is. Then he moves on to the next free space.
hs-learn-ask-give = Nobody has hired Black Jack, and now he comes to you: give up one sailor to the harbour basin. Whom can you spare?
hs-learn-event-placed = A captain goes to a tavern, and its top sailor comes along.
hs-learn-event-turned-up = Now the top sailor of every tavern is turned up. So you always see whom you would get.
hs-learn-event-passed-forced = Whoever has no sailor above the last bid must pass. Where there is only one choice, nobody is asked.
hs-learn-event-hired = The highest bid is paid into the harbour basin, and Black Jack works for that player in this round.
hs-learn-event-not-hired = Nobody has hired Black Jack. At the end of this round everybody he passes gives up a sailor to the harbour basin.
hs-learn-event-chose-forced = In the last round everybody has just one card left, so nobody is asked for it.
hs-learn-event-revealed = All cards are turned up together.
hs-learn-event-cancelled = Equal cards cancel each other. These captains stay, and each takes the sailor of the tavern they stand at.
hs-learn-event-named = A single Rum becomes any number that nobody else shows. Its player names it when all cards lie open.
hs-learn-event-moved = Now the others walk, lowest number first. Whoever comes early gets the top sailor; whoever comes late may find somebody there already.
hs-learn-event-met = Two captains on one space! Whoever arrives may take a sailor from the other, unless the arriving crew is the larger one.
hs-learn-event-met-jack = Whoever comes to Black Jack’s space may take a sailor out of his harbour basin, however large the crew is.
hs-learn-event-may-not-rob = Nobody loses a sailor here: whoever has the larger crew may not rob the smaller one.
hs-learn-event-pushed = Then the captain who was there makes room and goes on to the next free space. No sailor joins them there.
hs-learn-event-jack-turned = Black Jack moves last: as far as a hidden card says, and on to a free space. Hired, he robs the crews he passes, except smaller ones, for whoever hired him; not hired, everybody he passes gives up a sailor.
hs-learn-done = That was the first round. Seven more, and the best crew wins. In the standard game you may bid a sailor before each round to hire Black Jack: then you may take one from each crew he passes that is not smaller than yours.

## Terminal

hs-terminal-about = captains, taverns, and Black Jack for hire
hs-terminal-legend =
    y g v r: yellow, grey, violet and red sailors with their value  { $jack } Black Jack
    – = ≡: one, two or three sailors lie there  ×2: the colour that counts double
    Cards 1–{ $highest } and R (Rum), played ones as a dot.
hs-terminal-asked-place = a tavern for your captain
hs-terminal-asked-place-jack = a tavern for Black Jack
hs-terminal-asked-auction = a sailor to bid, or a pass
hs-terminal-asked-cards = a move card
hs-terminal-asked-name-rum = a number for the Rum
hs-terminal-asked-rob = a sailor to take, or none
hs-terminal-asked-give = a sailor to give up
hs-terminal-ask-place = at which tavern shall your captain begin? Its top sailor joins you.
hs-terminal-ask-place-jack = at which tavern shall { $jack } begin?
hs-terminal-ask-bid = hire { $jack } for this round? Bid a sailor, or pass.
hs-terminal-ask-raise = hire { $jack } for this round? Bid more than { $sailor }, or pass.
hs-terminal-ask-card =
    { $whose ->
        [jack] which card do you lay face down for { $jack }?
       *[captain] which move card do you lay face down for your captain?
    }
hs-terminal-ask-number =
    { $whose ->
        [jack] { $jack } shows the only Rum. Which number shall it count as?
       *[captain] you showed the only Rum. Which number shall it count as?
    }
hs-terminal-ask-rob =
    { $store ->
        [basin] take a sailor from the basin?
        [both] take a sailor from the basin, or from { $victim }, Black Jack’s hirer?
       *[crew] take a sailor from { $victim }?
    }
hs-terminal-ask-give = { $jack } comes by. Which sailor do you give up?
hs-terminal-option-later = → later
hs-terminal-option-pass = pass
hs-terminal-option-none = take none
hs-terminal-option-bid = bid { $sailor }
hs-terminal-option-take = take { $sailor }
hs-terminal-option-give = give { $sailor }
hs-terminal-round = Round { $round } of { $rounds }: { $phase }
hs-terminal-phase-place = captains are placed
hs-terminal-phase-place-jack = Black Jack is placed
hs-terminal-phase-auction = auction
hs-terminal-phase-cards = cards are chosen
hs-terminal-phase-name-rum = a Rum is named
hs-terminal-phase-rob = robbing
hs-terminal-phase-give = giving up a sailor
hs-terminal-phase-over = the end
hs-terminal-empty = empty
hs-terminal-basin = Basin:
hs-terminal-jack-waits = Black Jack waits off the board.
hs-terminal-jack-works = Black Jack works for { $seat }.
hs-terminal-jack-for-hire = Black Jack is for hire; { $seat } opened.
hs-terminal-jack-idle = Black Jack works for nobody.
hs-terminal-his-cards = His cards:
hs-terminal-turned = Turned so far: { $cards }
hs-terminal-turned-none = Turned so far: none
hs-terminal-left = ({ $cards } left)
hs-terminal-bids = Bids:
hs-terminal-cards = Cards:
hs-terminal-column-total = total
hs-terminal-column-cards = cards
hs-terminal-column-crew = crew (×2: doubled)
hs-terminal-nobody = nobody
hs-terminal-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } for yellow again = { $total }
        [g] { $seat }: { $plain } + { $again } for grey again = { $total }
        [v] { $seat }: { $plain } + { $again } for violet again = { $total }
       *[r] { $seat }: { $plain } + { $again } for red again = { $total }
    }
