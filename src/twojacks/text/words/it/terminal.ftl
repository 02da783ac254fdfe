# What the terminal says beside the log: see en/terminal.ftl.

## Mettersi a tavola

terminal-welcome = Due giochi dal porto. Invio prende ciò che è tra parentesi.
terminal-which-game = Quale gioco
terminal-how-many = Quanti giocatori
terminal-which-variant = Quale variante
terminal-how-many-people = Quanti di loro sono a questa tastiera
terminal-who-plays-the-rest = Chi gioca gli altri
terminal-one-or-series = Una partita, o una serie di { $games }
terminal-who-plays = Chi gioca { $seat }
terminal-go-on =
    { $games ->
        [one] Continuare { $file }, una partita di { $game }, { $players } giocatori
       *[other] Continuare { $file }, una serie di { $games } partite di { $game }, { $players } giocatori
    }
terminal-please = Scrivi una di queste parole: { $answers }.
terminal-title = ({ $variant }, { $players } giocatori). Scrivi ? a ogni domanda per l’aiuto.
terminal-kept = Questa partita è conservata in { $file }.
terminal-sitter-you = tu
terminal-sitter-human = persona
## Domande

terminal-ask = { $seat }: { $question }
terminal-thinks = { $seat } sta pensando …
terminal-in-secret = { $seat } sceglie in segreto: gli altri guardino altrove.
terminal-ready = Invio quando ci sei
terminal-no-option = Nessuna scelta si scrive così.
terminal-advice = Scrivi ciò che la precede; ? per l’aiuto.
terminal-refused = Non si può:
terminal-refused-clause = ({ $clause }; why mostra la regola)
terminal-asked-now = ora si chiede { $what }
terminal-no-rule = Non c’è una regola { $name }. Scrivi why, da solo o con una regola o un capitolo: why { $clause }, why { $chapter }.
terminal-ruling = Decisione nostra:
terminal-captain-looks = Un capitano guarda da sopra la tua spalla …
## Aiuto

terminal-help = Scrivi ciò che precede una scelta, o le sue parole: { $label } o { $action }.
terminal-help-help = questo aiuto
terminal-help-board = di nuovo il tabellone
terminal-help-hint = che cosa farebbe un ammiraglio, e perché
terminal-help-why = la regola dietro l’ultimo rifiuto, o questa domanda
terminal-help-rule = una regola per numero, o un capitolo: { $chapter }
terminal-help-save = conservare la partita in un file
terminal-help-quit = uscire (Ctrl-C, Ctrl-D)
## Un consiglio

terminal-hint-column-option = scelta
terminal-hint-column-mix = da giocare
terminal-hint-column-wins = vince
terminal-hint-column-games = partite
terminal-hint-likely = Più probabile: { $sentence }
terminal-hint-nothing = In questo turno non succede più nulla.
terminal-hint-chances = Probabilità –
terminal-hint-spent = { $games } partite immaginate in { $seconds } s
## Salvare e uscire

terminal-saved = Salvata come { $file }.
terminal-saved-go-on = Per continuare: { $command }
terminal-not-saved = Non salvata:
terminal-save-where = Salvare questa partita? Un nome di file, o Invio per uscire senza salvare:
terminal-goodbye = Buon vento!
## La fine

terminal-end = Fine.
terminal-won-game =
    { $winners ->
        [one] La partita va a { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
terminal-won-series =
    { $winners ->
        [one] La serie va a { $names }.
       *[other] Serie condivisa: { $names }.
    }
terminal-totals = Dopo la partita { $number } di { $games } –
terminal-count = { $seat }: { $count }
terminal-game-number = Partita { $number } di { $games }.
## Raccontare una partita salvata

terminal-game = partita { $number }
terminal-variant = variante { $variant }, { $players } giocatori
terminal-face-down = coperta
