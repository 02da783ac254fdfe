# What the terminal says beside the log. Arguments that are names, figures or sailors come with the terminal's colours;
# $jack is the game's Jack with his sign. Words that are typed (board, hint, why …) are the same in every language.

## Sitting down

terminal-welcome = Two games from the harbour. Enter takes what stands in brackets.
terminal-about-halunken = captains, taverns, and Black Jack for hire
terminal-about-montego = dockers, ships, and Lazy Jack for three coins
terminal-which-game = Which game
terminal-how-many = How many players
terminal-which-variant = Which variant
terminal-how-many-people = How many of them are people at this keyboard
terminal-who-plays-the-rest = Who plays the rest
terminal-one-or-series = One game, or a series of { $games }
terminal-who-plays = Who plays { $seat }
terminal-go-on =
    { $games ->
        [one] Go on with { $file }, a game of { $game }, { $players } players
       *[other] Go on with { $file }, a series of { $games } of { $game }, { $players } players
    }
terminal-please = Please type one of { $answers }.
terminal-title = ({ $variant }, { $players } players). Type ? for help at any question.
terminal-kept = This game is kept in { $file }.
terminal-sitter-you = you
terminal-sitter-human = human

## Asking

terminal-ask = { $seat }: { $question }
terminal-thinks = { $seat } thinks …
terminal-in-secret = { $seat } chooses in secret: the others look away, please.
terminal-ready = Enter when you are ready
terminal-no-option = No option reads like that.
terminal-advice = Type what stands before one; ? for help.
terminal-refused = Not possible:
terminal-refused-clause = ({ $clause }; why shows the rule)
terminal-asked-now = now { $what } is asked
terminal-no-rule = There is no rule { $name }. Type why alone, or with a rule or a chapter: why { $clause }, why { $chapter }.
terminal-ruling = Our ruling:
terminal-captain-looks = A captain looks over your shoulder …

## Help

terminal-help = Type what stands before an option, or its words: { $label } or { $action }.
terminal-help-help = this help
terminal-help-board = the board again
terminal-help-hint = what an admiral would do, and why
terminal-help-why = the rule behind the last refusal, or this question
terminal-help-rule = any rule by its number, or a chapter: { $chapter }
terminal-help-save = keep the game in a file
terminal-help-quit = leave (Ctrl-C, Ctrl-D)

## A hint

terminal-hint-column-option = option
terminal-hint-column-mix = play
terminal-hint-column-wins = wins
terminal-hint-column-games = games
terminal-hint-likely = Most likely: { $sentence }
terminal-hint-nothing = Nothing more happens in this round.
terminal-hint-chances = Chances –
terminal-hint-spent = { $games } games imagined in { $seconds } s

## Saving and leaving

terminal-saved = Saved as { $file }.
terminal-saved-go-on = To go on: { $command }
terminal-not-saved = Not saved:
terminal-save-where = Save this game? A file name, or Enter to leave without saving:
terminal-goodbye = Fair winds!

## The end

terminal-end = The end.
terminal-won-game =
    { $winners ->
        [one] The game goes to { $names }.
       *[other] The game is shared by { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] The series goes to { $names }.
       *[other] The series is shared by { $names }.
    }
terminal-totals = After game { $number } of { $games } –
terminal-count = { $seat }: { $count }
terminal-game-number = Game { $number } of { $games }.

## Telling a saved game

terminal-game = game { $number }
terminal-variant = variant { $variant }, { $players } players
terminal-face-down = face down

## Halunken & Spelunken

terminal-hs-legend =
    y g v r: yellow, grey, violet and red sailors with their value  { $jack } Black Jack
    – = ≡: one, two or three sailors lie there  ×2: the colour that counts double
    Cards 1–7 and R (Rum), played ones as a dot.
terminal-hs-asked-place = a tavern for your captain
terminal-hs-asked-place-jack = a tavern for Black Jack
terminal-hs-asked-auction = a sailor to bid, or a pass
terminal-hs-asked-cards = a move card
terminal-hs-asked-name-rum = a number for the Rum
terminal-hs-asked-rob = a sailor to take, or none
terminal-hs-asked-give = a sailor to give up
terminal-hs-ask-place = at which tavern shall your captain begin? Its top sailor joins you.
terminal-hs-ask-place-jack = at which tavern shall { $jack } begin?
terminal-hs-ask-bid = hire { $jack } for this round? Bid a sailor, or pass.
terminal-hs-ask-raise = hire { $jack } for this round? Bid more than { $sailor }, or pass.
terminal-hs-ask-card =
    { $whose ->
        [jack] which card do you lay face down for { $jack }?
       *[captain] which move card do you lay face down for your captain?
    }
terminal-hs-ask-number =
    { $whose ->
        [jack] { $jack } shows the only Rum. Which number shall it count as?
       *[captain] you showed the only Rum. Which number shall it count as?
    }
terminal-hs-ask-rob =
    { $store ->
        [basin] take a sailor from the basin?
        [both] take a sailor from the basin, or from { $victim }, Black Jack’s hirer?
       *[crew] take a sailor from { $victim }?
    }
terminal-hs-ask-give = { $jack } comes by. Which sailor do you give up?
terminal-hs-option-later = → later
terminal-hs-option-pass = pass
terminal-hs-option-none = take none
terminal-hs-option-bid = bid { $sailor }
terminal-hs-option-take = take { $sailor }
terminal-hs-option-give = give { $sailor }
terminal-hs-round = Round { $round } of { $rounds }: { $phase }
terminal-hs-phase-place = captains are placed
terminal-hs-phase-place-jack = Black Jack is placed
terminal-hs-phase-auction = auction
terminal-hs-phase-cards = cards are chosen
terminal-hs-phase-name-rum = a Rum is named
terminal-hs-phase-rob = robbing
terminal-hs-phase-give = giving up a sailor
terminal-hs-phase-over = the end
terminal-hs-empty = empty
terminal-hs-basin = Basin:
terminal-hs-jack-waits = Black Jack waits off the board.
terminal-hs-jack-works = Black Jack works for { $seat }.
terminal-hs-jack-for-hire = Black Jack is for hire; { $seat } opened.
terminal-hs-jack-idle = Black Jack works for nobody.
terminal-hs-his-cards = His cards:
terminal-hs-turned = Turned so far: { $cards }
terminal-hs-turned-none = Turned so far: none
terminal-hs-left = ({ $cards } left)
terminal-hs-bids = Bids:
terminal-hs-cards = Cards:
terminal-hs-column-total = total
terminal-hs-column-cards = cards
terminal-hs-column-crew = crew (×2: doubled)
terminal-hs-nobody = nobody
terminal-hs-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } for yellow again = { $total }
        [g] { $seat }: { $plain } + { $again } for grey again = { $total }
        [v] { $seat }: { $plain } + { $again } for violet again = { $total }
       *[r] { $seat }: { $plain } + { $again } for red again = { $total }
    }

## Montego Bay

terminal-mb-legend =
    { $barrel } barrel  { $broken } broken barrel  { $coin } coin  L large docker  s small docker  { $jack } Lazy Jack
    At a pier: the barrels aboard and how many it holds, what the places pay, whose barrels they are.
terminal-mb-asked-hire = a docker for Lazy Jack to stand with, or that you decline
terminal-mb-asked-cards = a move card
terminal-mb-asked-load = a pier whose ship you load
terminal-mb-asked-unload = a pier where you take a barrel back
terminal-mb-ask-hire = hire { $jack } for { $wage } coins? With which docker shall he stand?
terminal-mb-ask-cards = which card do you lay face down for { $figure }?
terminal-mb-ask-load =
    { $left ->
        [one] { $figure } has { $left } barrel to load. At which pier?
       *[other] { $figure } has { $left } barrels to load. At which pier?
    }
terminal-mb-ask-unload =
    { $left ->
        [one] { $figure } has { $left } barrel to take back. At which pier?
       *[other] { $figure } has { $left } barrels to take back. At which pier?
    }
terminal-mb-option-ship = { $barrels } of { $capacity } aboard
terminal-mb-option-hire = with { $figure }
terminal-mb-option-decline = decline
terminal-mb-round = Round { $round }: { $phase }.
terminal-mb-phase-hire = Lazy Jack is for hire
terminal-mb-phase-cards = cards are chosen
terminal-mb-phase-load = loading
terminal-mb-phase-unload = broken barrels
terminal-mb-phase-over = the end
terminal-mb-order = Order:
terminal-mb-jack-works = { $jack } works for { $seat }.
terminal-mb-jack-idle = { $jack } works for nobody.
terminal-mb-to-come =
    { $ships ->
        [one] { $ships } ship to come
       *[other] { $ships } ships to come
    }
terminal-mb-next = (next: { $slots } slots)
terminal-mb-bank = Bank: { $coins }.
terminal-mb-pub-left = left pub
terminal-mb-pub-right = right pub
terminal-mb-port-empty = The port is empty.
terminal-mb-pier = pier { $pier }
terminal-mb-pilot = pilot boat
terminal-mb-for = for
terminal-mb-column-points = points
terminal-mb-column-coins = coins
terminal-mb-column-barrels = barrels
terminal-mb-column-pub = in pub
terminal-mb-column-dockers = dockers
terminal-mb-result =
    { $total ->
        [one] { $seat }: { $total } point, { terminal-mb-coins }
       *[other] { $seat }: { $total } points, { terminal-mb-coins }
    }
terminal-mb-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
