# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

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
    { $round ->
        [8] Last round: 8 of 8
       *[other] Round { $round } of 8
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
hs-about-round = Eight rounds are played, one with each move card.
