# What the terminal says beside the log. Arguments that are names, figures or sailors come with the terminal's colours;
# $jack is the game's Jack with his sign. Words that are typed (board, hint, why …) are the same in every language.

## Sitting down

terminal-welcome = Two games from the harbour. Enter takes what stands in brackets.
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
