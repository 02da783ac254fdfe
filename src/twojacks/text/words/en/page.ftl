# The page around the boards: start, set-up, gathering, table, replay.

## The games and the people

page-bot-cabin-boy = Cabin boy
    .sentence = Plays as the wind blows. A good first opponent.
page-bot-deckhand = Deckhand
    .sentence = Takes whatever pays most right now.
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

page-what-this-is = Two harbour board games that are out of print. Play alone, around one screen, or with friends far away.
page-play-now = Play now
page-play-together = Play together
page-learn = Learn to play
page-continue = Continue playing
page-forget = Remove from this list
page-forget-what = This browser will forget its seat at the table. The game itself stays.
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
page-home-what = You keep your seat. The game is listed there.
page-settings = Settings

## Setting a table up

page-set-up = Set up a table
page-set-up-game = Which game?
page-set-up-way = How do you play?
page-set-up-variant = Which rules?
page-set-up-players = How many players?
page-set-up-clock = Time for a decision
page-set-up-games = How many games?
page-way-online = Online, with a link
    .what = You get a link. Everyone plays on their own device.
page-way-pass = Around one screen
    .what = You pass one device around. A curtain comes down before each secret choice.
page-way-screen = Big screen and phones
    .what = The board is on this screen. Players scan a code and hold their cards on their phones.
page-variant-standard = Standard game
page-variant-beginner = Beginners’ game
page-variant-two-player = For two
page-seats = Seats
page-who-sits = Who takes seat { $number }?
page-name-of = Name of player { $number }
page-chair-me = Me
page-chair-here = A person here
page-chair-bot = { $name } (a bot)
page-chair-away = Someone with the link
page-chair-phone = Someone with a phone
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
    [0] Everyone is here. The game is starting …
    [one] Waiting for one more player.
   *[other] Waiting for { $free } more players.
}
page-free-seat = Free seat
page-add-bot = Let a bot sit here
page-your-name = Your name
page-sit-down = Sit down
page-or-watch = Or just watch.
page-invite = Invite friends
page-invite-what = Anyone who opens this link can take a seat or watch.
page-scan = Your phone is your hand
page-scan-what = Scan the code with your phone and sit down.
page-link = Link
page-copy = Copy
page-code = The link as a QR code
page-promise = Fingerprint of the shuffle: { $commitment } After the game, everyone can check that it was fair.
page-only-here = This address works on this computer only. To let phones and friends on your network join, start with “./play --host 0.0.0.0”.
page-personal-link = { $who }’s personal link
page-personal-link-what = With this code you can continue on another device. Keep it to yourself.

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
page-step-forward = One step forward
page-back-to-now = Back to the game
page-may-change = Chosen. You can change it until everyone has chosen.
page-hint = Hint
page-hint-best = A good player would most often choose: { $what } (★ wins { $win }).
page-hint-even = A good player would vary between these: { $what } (★ wins about { $win }).
page-hint-any = All of these are about equally good; choose any (★ wins about { $win }).
page-hint-legend = On each choice: how often a good player takes it, and ★ the chance to win with it.
page-hint-legend-short = On each choice: how often a good player takes it.
page-thinking = Thinking …
page-thinking-long = Thinking … The first time on a computer, bots need a minute or two to get ready.
page-asked-by-name = { $name }: { $question }
page-hint-why = Likely to follow: { $why }
page-hint-option = A good player does this { $share } of the time; chance to win { $win }
page-undo = Take back
page-undo-what = Take back: { $what }
page-undo-shown = Something has been shown since then that was hidden before. Taking this back does not undo that.
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
page-guide = Explain new things
page-stillness = Show results without motion
page-leave = Leave the table
page-leave-what = A bot will play for you. You can come back with your personal link.
page-stay = Stay
page-bot-plays-for-you = { $bot } is playing for you.
page-take-over = Take over
page-away = { $who } is away.
page-let-bot-play = Let a bot play
page-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
page-bots-think = Waiting for { $who }. The first time on a computer, bots need a minute or two to get ready.
page-practised = Moves were taken back: a practice game.
page-connection-lost = Connection lost. Reconnecting; nothing is lost.
page-connection-lost-kept = Connection lost. Your choice is kept and will be sent when the connection is back.
page-connection-refused = This seat is no longer yours. You can watch from the invitation link.
page-sending = Sending …
page-curtain = Hand over to { $who }
page-curtain-why = Nobody else should look at the screen now.
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
page-verify-what = Your browser checks this itself:
page-verify-promise = The secret is the one that was promised before the game.
page-verify-key = The shuffle was made from that secret and everyone’s own random numbers.
page-verify-game = Every move, replayed from the shuffle, leads to the same result.
page-verify-bots = Bots are shown only what their seat may see: they choose before they know your cards.

## Replay and watching

page-to-beginning = To the beginning
page-to-end = To the end
page-play = Play
page-pause = Pause
page-moment = Moment
page-whose-eyes = Whose view?
page-all-open = All cards open
page-download = Download
page-copy-link = Copy link
page-back-to-result = Back to the result
page-back-to-table = Back to the table
page-watch-what = Open a table to watch, or take a free seat.
page-watch-none = There are no public games right now. Open a table, or use a friend’s link.
page-table-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
page-table-playing = playing

## Trouble

page-no-table = Table not found
page-no-table-what = Is the link complete? The table may be on another server.
page-trouble = Something went wrong
page-trouble-what = The server could not be reached. Your game is kept there.
page-try-again = Try again
page-error-decision-stale = That question has already been answered.
page-error-action-illegal = That is not possible now.
page-error-action-malformed = That is not possible now.
page-error-seat-taken = That seat is taken. Choose another one.
page-error-table-full = All seats are taken. You can watch.
page-error-table-stage = That is not possible at this point of the game.
page-error-table-unknown = Table not found.
page-error-token-wrong = This seat is not yours on this device. Open your personal link.
page-error-undo-refused = This can no longer be taken back, because something new was shown.
page-error-hint-refused = There is no hint for you right now.
page-error-hint-failed = The hint failed. Ask again.
page-error-seat-absent = A bot plays for you. Take over first.
page-error-limit-reached = That was too fast. Wait a moment and try again.
page-error-storage-unavailable = The server cannot save right now. Try again.
page-error-page-unreachable = The server does not answer. Are you online?
page-error-page-file = This file is not a Two Jacks game.
page-error-save-bad = This file is not a Two Jacks game.
page-error-record-none = This game is not over yet.
page-error-request-bad = The server did not understand that.

## Keys

page-key-tab = Tab
    .does = Move between controls
page-key-enter = Enter
    .does = Choose; again to confirm
page-key-arrows = ← →
    .does = Move between options
page-key-c = C
    .does = Confirm the chosen option
page-key-s = S
    .does = Skip the animation
page-key-h = H
    .does = Hint, if the table allows it
page-key-u = U
    .does = Take back
page-key-comma = ,  .
    .does = One step back or forward
page-key-about = { "?" }
    .does = Explain everything on the board
page-key-l = L
    .does = Go to the log
page-key-escape = Esc
    .does = Skip, or cancel the choice

## The rulebook

page-in-short = In short
page-ruling = Why we play it this way
page-contents = Contents
page-example-before = Before
page-example-after = After
