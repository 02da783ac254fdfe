# The page around the boards: start, set-up, gathering, table, replay.

## The games and the people

page-title-montego-bay = Montego Bay
page-title-halunken-und-spelunken = Halunken & Spelunken
page-about-montego-bay = Send your dockers round the warehouses, push rivals across and load the right ships in time. Or pay Lazy Jack to help.
page-about-halunken-und-spelunken = Walk your captain from tavern to tavern, sign on the best crew and rob your rivals before Black Jack does.
page-facts-montego-bay = 2–4 players · half an hour
page-facts-halunken-und-spelunken = 2–4 players · half an hour
page-bot-cabin-boy = Cabin boy
    .sentence = Plays as the wind blows. A good first opponent.
page-bot-deckhand = Deckhand
    .sentence = Takes what brings most right now.
page-bot-bosun = Bosun
    .sentence = Thinks ahead a little, and quickly.
page-bot-captain = Captain
    .sentence = Thinks for a second. Hard to fool.
page-bot-admiral = Admiral
    .sentence = Takes all the time it needs. Very hard to beat.
page-bot-free = Free seat
page-you = you
page-you-name = Skipper
page-player = Player { $number }
page-spectator = Spectator

## Start

page-what-this-is = Two harbour board games you can no longer buy, to play here: alone, around one screen, or with friends far away.
page-play-now = Play now
page-play-together = Play together
page-learn = Learn to play
page-continue = Go on playing
page-forget = Take off this list
page-forget-what = This browser then no longer knows its seat there. The game itself stays.
page-keep = Keep it
page-finished = Games you have finished
page-watch = Watch a game
page-open-replay = Open a saved game
page-open-replay-what = Choose a game that you downloaded here, and watch it again move by move.
page-choose-file = Choose a file
page-rules-of = Rules: { $game }
page-independent = An independent implementation with its own drawings and wording.
page-language = Language
page-home = Start page
page-home-what = You keep your seat and find the game there.
page-settings = Settings

## Setting a table up

page-set-up = Set up a table
page-set-up-game = Which game?
page-set-up-way = How do you play?
page-set-up-variant = Which rules?
page-set-up-players = How many players?
page-set-up-clock = Time for a decision
page-set-up-games = How many games?
page-way-online = Online, by a link
    .what = You get a link. Everybody plays on their own device, wherever they are.
page-way-pass = Around one screen
    .what = You pass one device around. A curtain falls before anybody chooses in secret.
page-way-screen = Big screen and phones
    .what = The board is on this screen. Everybody scans a code, and the phone becomes their hand.
page-variant-standard = Standard game
page-variant-beginner = Beginners’ game
page-variant-two-player = For two
page-seats = Seats
page-who-sits = Who takes seat { $number }?
page-name-of = Name of player { $number }
page-chair-me = Me
page-chair-here = A person here
page-chair-bot = { $name } (a bot)
page-chair-away = Somebody with the link
page-chair-phone = Somebody with a phone
page-more-settings = More settings
page-clock = { $seconds ->
    [0] No clock
    [60] 1 minute
    [180] 3 minutes
    [86400] A day
   *[other] { $seconds } seconds
}
page-series = { $count ->
    [one] One game
   *[other] A series of three
}
page-allow-hints = Hints are allowed
page-make-public = Show the table on the public list
page-needs-person = At least one seat needs a person.
page-open-table = Open the table

## Gathering

page-gathering = { $free ->
    [0] Everybody is here. The game begins …
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
page-free-seat = Free seat
page-add-bot = Let a bot sit here
page-your-name = Your name
page-sit-down = Sit down
page-or-watch = Or stay as you are and watch.
page-invite = Invite friends
page-invite-what = Whoever opens this link can sit down or watch.
page-scan = Your phone is your hand
page-scan-what = Scan the code with your phone and sit down.
page-link = Link
page-copy = Copy
page-code = The link as a QR code
page-promise = Seal of the shuffle: { $commitment } After the game everybody can check that it was fair.
page-only-here = This address works on this computer only. To let phones and friends in your network play along, start with “./play --host 0.0.0.0”.
page-personal-link = { $who }’s personal link
page-personal-link-what = With this code you take the seat along to another device. Keep it to yourself.

## At the table

page-log = What happened
page-show-moment = Show this moment
page-open-clause = Rule { $clause }
page-clause = Rule { $clause }
page-clause-unknown = This rule could not be loaded. Try again in a moment.
page-loading = One moment …
page-open-rulebook = Rulebook
page-why = Why?
page-close = Close
page-skip = Skip
page-step-back = One step back
page-step-forward = One step on
page-back-to-now = Back to the game
page-may-change = Chosen. You can still change it until everybody has chosen.
page-hint = Hint
page-hint-best = A good player would most often choose: { $what } (★ wins { $win }).
page-hint-even = A good player would vary between these: { $what } (★ wins about { $win }).
page-hint-any = These are all about as good; choose what you like (★ wins about { $win }).
page-hint-legend = On each choice: how often a good player takes it, and ★ the chance to win with it.
page-hint-legend-short = On each choice: how often a good player takes it.
page-thinking = Thinking …
page-thinking-long = Thinking … On a new machine bots get ready once, which can take a minute or two.
page-asked-by-name = { $name }: { $question }
page-hint-why = What probably follows: { $why }
page-hint-option = A good player does this { $share } of the time; chance to win { $win }
page-undo = Take back
page-undo-what = Take back: { $what }
page-undo-shown = Something has been shown since then that was hidden. If you take this back, it will have been seen.
page-undo-not = Leave it
page-sound = Sound
page-sound-is = { $sound ->
    [on] Sound on
   *[off] Sound off
}
page-speed = Speed
page-speed-is = Speed: { $speed }
page-speed-name = { $speed ->
    [0.5] slow (½×)
    [1] normal (1×)
    [2] fast (2×)
   *[4] very fast (4×)
}
page-menu = Menu
page-keys = Keys
page-tour = What am I looking at?
page-tour-next = Next
page-tour-done = Done
page-contrast = High contrast
page-guide = Explain what is new
page-stillness = Show results without motion
page-leave = Leave the table
page-leave-what = A bot will play on for you. With your personal link you can come back.
page-stay = Stay
page-bot-plays-for-you = { $bot } is playing for you.
page-take-over = Take over
page-away = { $who } is away.
page-let-bot-play = Let a bot play
page-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-bots-think = Waiting for { $who }. On a new machine bots get ready once, which can take a minute or two.
page-practised = Moves were taken back: a practice game.
page-connection-lost = Connection lost. Trying again; nothing is lost.
page-connection-lost-kept = Connection lost. Your choice is kept and sent when the connection is back.
page-connection-refused = This seat is no longer yours. You can watch from the invitation link.
page-sending = Sending …
page-curtain = Hand over to { $who }
page-curtain-why = Nobody else looks at the screen now.
page-curtain-lift = I am { $who }
page-notice-substituted = { $why ->
    [clock] Time is up: a bot plays for { $who }.
    [left] { $who } has left. A bot plays on.
   *[other] A bot plays for { $who }.
}
page-notice-returned = { $who } is back.
page-notice-undone = { $what ->
    [none] A decision was taken back.
   *[other] Taken back: { $what }
}
page-notice-left = { $who } has left.

## The end

page-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } share the victory!
}
page-place = { $place ->
    [2] You are second.
    [3] You are third.
   *[other] You are fourth.
}
page-totals = Game { $game } of { $games }. Totals – { $list }
page-total = { $name }: { $points }
page-rematch = Play again
page-next-game = Next game
page-waiting-for-others = Waiting for the others …
page-replay = Replay
page-verify = Was it fair?
page-verify-what = Your browser checks it by itself:
page-verify-promise = The secret is the one that was promised before the game.
page-verify-key = The shuffle was made of that secret and of everybody’s own random numbers.
page-verify-game = Every move, played again from it, gives the same result.
page-verify-bots = Bots are shown only what their seat may see: they choose before they know your cards.

## Replay and watching

page-to-beginning = To the beginning
page-to-end = To the end
page-play = Play
page-pause = Pause
page-moment = Moment
page-whose-eyes = Through whose eyes?
page-all-open = All cards open
page-download = Download
page-copy-link = Copy link
page-back-to-result = Back to the result
page-back-to-table = Back to the table
page-watch-what = Open a table to watch, or to sit down where a seat is free.
page-watch-none = No public game is being played just now. Make one, or open a friend’s link.
page-table-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
page-table-playing = playing

## Trouble

page-no-table = This table is not here
page-no-table-what = Is the link complete? Perhaps the table was on another server.
page-trouble = Something went wrong
page-trouble-what = The server could not be reached. Your game is kept there.
page-try-again = Try again
page-error-decision-stale = That question has been answered already. Look again.
page-error-action-illegal = That is not possible now.
page-error-action-malformed = That is not possible now.
page-error-seat-taken = Somebody sits there already. Take another seat.
page-error-table-full = All seats are taken. You can watch.
page-error-table-stage = That is not possible at this moment of the game.
page-error-table-unknown = This table is not here.
page-error-token-wrong = This seat is not yours on this device. Open your personal link.
page-error-undo-refused = This can no longer be taken back: something new was seen.
page-error-hint-refused = There is no hint for you right now.
page-error-hint-failed = No hint came. Ask again.
page-error-seat-absent = A bot plays for you. Take over first.
page-error-limit-reached = That was too fast. Wait a moment and try again.
page-error-storage-unavailable = The server cannot write just now. Try again.
page-error-page-unreachable = The server does not answer. Is the network there?
page-error-page-file = This file is not a game of ours.
page-error-save-bad = This file is not a game of ours.
page-error-record-none = This game is not over yet.
page-error-request-bad = The server did not understand that.

## Keys

page-key-tab = Tab
    .does = Go from one thing to the next
page-key-enter = Enter
    .does = Choose; again to confirm
page-key-arrows = ← →
    .does = Go through what you may choose
page-key-c = C
    .does = Confirm what is chosen
page-key-s = S
    .does = Skip what is moving
page-key-h = H
    .does = Hint, if the table allows it
page-key-u = U
    .does = Take back
page-key-comma = ,  .
    .does = One step back or on
page-key-about = { "?" }
    .does = Explain one thing after another
page-key-l = L
    .does = Go to the log
page-key-escape = Esc
    .does = Skip, or choose nothing

## The rulebook

page-in-short = In short
page-ruling = Why we play it so
page-contents = Contents
page-example-before = Before
page-example-after = After
