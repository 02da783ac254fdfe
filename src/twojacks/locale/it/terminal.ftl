# What the terminal says beside the log: see en/terminal.ftl.

## Mettersi a tavola

terminal-welcome = Due giochi dal porto. Invio prende ciò che è tra parentesi.
terminal-about-halunken = capitani, taverne e Black Jack da arruolare
terminal-about-montego = portuali, navi e Lazy Jack per tre monete
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

## Halunken & Spelunken

terminal-hs-legend =
    y g v r: marinai gialli, grigi, viola e rossi con il loro valore  { $jack } Black Jack
    – = ≡: ci sono uno, due o tre marinai  ×2: il colore che vale doppio
    Carte 1–7 e R (Rum), quelle giocate come un punto.
terminal-hs-asked-place = una taverna per il tuo capitano
terminal-hs-asked-place-jack = una taverna per Black Jack
terminal-hs-asked-auction = un marinaio da offrire, o di passare
terminal-hs-asked-cards = una carta di spostamento
terminal-hs-asked-name-rum = un numero per il Rum
terminal-hs-asked-rob = un marinaio da prendere, o nessuno
terminal-hs-asked-give = un marinaio da cedere
terminal-hs-ask-place = in quale taverna comincia il tuo capitano? Il primo marinaio viene con te.
terminal-hs-ask-place-jack = in quale taverna comincia { $jack }?
terminal-hs-ask-bid = arruolare { $jack } per questo turno? Offri un marinaio, o passa.
terminal-hs-ask-raise = arruolare { $jack } per questo turno? Offri più di { $sailor }, o passa.
terminal-hs-ask-card =
    { $whose ->
        [jack] quale carta giochi coperta per { $jack }?
       *[captain] quale carta di spostamento giochi coperta per il tuo capitano?
    }
terminal-hs-ask-number =
    { $whose ->
        [jack] { $jack } mostra l’unico Rum. Quale numero vale?
       *[captain] mostri l’unico Rum. Quale numero vale?
    }
terminal-hs-ask-rob =
    { $store ->
        [basin] prendere un marinaio dal bacino?
        [both] prendere un marinaio dal bacino, o da { $victim }, che ha arruolato Black Jack?
       *[crew] prendere un marinaio da { $victim }?
    }
terminal-hs-ask-give = passa { $jack }. Quale marinaio cedi?
terminal-hs-option-later = → più tardi
terminal-hs-option-pass = passare
terminal-hs-option-none = non prendere nessuno
terminal-hs-option-bid = offrire { $sailor }
terminal-hs-option-take = prendere { $sailor }
terminal-hs-option-give = cedere { $sailor }
terminal-hs-round = Turno { $round } di { $rounds }: { $phase }
terminal-hs-phase-place = piazzare i capitani
terminal-hs-phase-place-jack = piazzare Black Jack
terminal-hs-phase-auction = asta
terminal-hs-phase-cards = scegliere le carte
terminal-hs-phase-name-rum = decidere un Rum
terminal-hs-phase-rob = derubare
terminal-hs-phase-give = cedere un marinaio
terminal-hs-phase-over = fine
terminal-hs-empty = vuota
terminal-hs-basin = Bacino:
terminal-hs-jack-waits = Black Jack aspetta fuori dal tabellone.
terminal-hs-jack-works = Black Jack lavora per { $seat }.
terminal-hs-jack-for-hire = Black Jack si può arruolare; ha aperto { $seat }.
terminal-hs-jack-idle = Black Jack non lavora per nessuno.
terminal-hs-his-cards = Le sue carte:
terminal-hs-turned = Scoperte finora: { $cards }
terminal-hs-turned-none = Scoperte finora: nessuna
terminal-hs-left = (ne restano { $cards })
terminal-hs-bids = Offerte:
terminal-hs-cards = Carte:
terminal-hs-column-total = totale
terminal-hs-column-cards = carte
terminal-hs-column-crew = equipaggio (×2: doppio)
terminal-hs-nobody = nessuno
terminal-hs-result =
    { $doubled ->
        [none] { $seat }: { $plain } = { $total }
        [y] { $seat }: { $plain } + { $again } ancora per il giallo = { $total }
        [g] { $seat }: { $plain } + { $again } ancora per il grigio = { $total }
        [v] { $seat }: { $plain } + { $again } ancora per il viola = { $total }
       *[r] { $seat }: { $plain } + { $again } ancora per il rosso = { $total }
    }

## Montego Bay

terminal-mb-legend =
    { $barrel } barile  { $broken } barile rotto  { $coin } moneta  L portuale grande  s portuale piccolo  { $jack } Lazy Jack
    A un pontile: i barili a bordo e quanti ne porta, che cosa pagano i posti, di chi sono i barili.
terminal-mb-asked-hire = un portuale da affiancare a Lazy Jack, o di rinunciare
terminal-mb-asked-cards = una carta di spostamento
terminal-mb-asked-load = un pontile dove caricare
terminal-mb-asked-unload = un pontile dove riprendere un barile
terminal-mb-ask-hire = arruolare { $jack } per { $wage } monete? Con quale portuale sta?
terminal-mb-ask-cards = quale carta giochi coperta per { $figure }?
terminal-mb-ask-load =
    { $left ->
        [one] { $figure } ha { $left } barile da caricare. A quale pontile?
       *[other] { $figure } ha { $left } barili da caricare. A quale pontile?
    }
terminal-mb-ask-unload =
    { $left ->
        [one] { $figure } deve riprendere { $left } barile. A quale pontile?
       *[other] { $figure } deve riprendere { $left } barili. A quale pontile?
    }
terminal-mb-option-ship = { $barrels } di { $capacity } a bordo
terminal-mb-option-hire = con { $figure }
terminal-mb-option-decline = rinunciare
terminal-mb-round = Turno { $round }: { $phase }.
terminal-mb-phase-hire = Lazy Jack si può arruolare
terminal-mb-phase-cards = scegliere le carte
terminal-mb-phase-load = caricare
terminal-mb-phase-unload = barili rotti
terminal-mb-phase-over = fine
terminal-mb-order = Successione:
terminal-mb-jack-works = { $jack } lavora per { $seat }.
terminal-mb-jack-idle = { $jack } non lavora per nessuno.
terminal-mb-to-come =
    { $ships ->
        [one] { $ships } nave in arrivo
       *[other] { $ships } navi in arrivo
    }
terminal-mb-next = (la prima: { $slots } spazi)
terminal-mb-bank = Scorta: { $coins }.
terminal-mb-pub-left = taverna sin.
terminal-mb-pub-right = taverna des.
terminal-mb-port-empty = Il porto è vuoto.
terminal-mb-pier = pontile { $pier }
terminal-mb-pilot = pilotina
terminal-mb-for = per
terminal-mb-column-points = punti
terminal-mb-column-coins = monete
terminal-mb-column-barrels = barili
terminal-mb-column-pub = in taverna
terminal-mb-column-dockers = portuali
terminal-mb-result =
    { $total ->
        [one] { $seat }: { $total } punto, { terminal-mb-coins }
       *[other] { $seat }: { $total } punti, { terminal-mb-coins }
    }
terminal-mb-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
