# The page around the boards: start, set-up, gathering, table, replay.

## I giochi e le persone

page-title-montego-bay = Montego Bay
page-title-halunken-und-spelunken = Halunken & Spelunken
page-about-montego-bay = Manda i tuoi portuali intorno ai depositi, spingi i rivali dall’altra parte e carica in tempo le navi giuste. Oppure paga Lazy Jack perché ti dia una mano.
page-about-halunken-und-spelunken = Porta il tuo capitano di taverna in taverna, arruola l’equipaggio migliore e deruba i rivali prima che lo faccia Black Jack.
page-facts-montego-bay = 2–4 giocatori · mezz’ora
page-facts-halunken-und-spelunken = 2–4 giocatori · mezz’ora
page-bot-cabin-boy = Mozzo
    .sentence = Gioca come tira il vento. Ideale per cominciare.
page-bot-deckhand = Gabbiere
    .sentence = Prende ciò che al momento rende di più.
page-bot-bosun = Nostromo
    .sentence = Guarda un po’ più avanti, e in fretta.
page-bot-captain = Capitano
    .sentence = Pensa per un secondo. Difficile da ingannare.
page-bot-admiral = Ammiraglio
    .sentence = Si prende tutto il tempo. Difficilissimo da battere.
page-bot-free = Posto libero
page-you = tu
page-you-name = Skipper
page-player = Giocatore { $number }
page-spectator = Spettatore

## Inizio

page-what-this-is = Due giochi da tavolo ambientati in porto e ormai introvabili, da giocare qui: in solitario, intorno a uno schermo o con amici lontani.
page-play-now = Gioca ora
page-play-together = Gioca insieme
page-learn = Impara a giocare
page-continue = Continua a giocare
page-forget = Togli dall’elenco
page-forget-what = Questo browser non ricorderà più il suo posto a quel tavolo. La partita resta.
page-keep = Lascia
page-finished = Partite finite
page-watch = Guarda una partita
page-open-replay = Apri un salvataggio
page-open-replay-what = Scegli una partita che hai scaricato da qui e riguardala mossa per mossa.
page-choose-file = Scegli un file
page-rules-of = Regole: { $game }
page-independent = Una realizzazione indipendente, con disegni e testi propri.
page-language = Lingua
page-home = Pagina iniziale
page-home-what = Il posto resta tuo e lì ritrovi la partita.
page-settings = Impostazioni

## Preparare un tavolo

page-set-up = Prepara un tavolo
page-set-up-game = Quale gioco?
page-set-up-way = Come giocate?
page-set-up-variant = Quali regole?
page-set-up-players = Quanti giocatori?
page-set-up-clock = Tempo per decidere
page-set-up-games = Quante partite?
page-way-online = Online, con un link
    .what = Ricevi un link. Ognuno gioca sul proprio dispositivo, ovunque sia.
page-way-pass = Intorno a uno schermo
    .what = Vi passate un solo dispositivo. Prima di ogni scelta segreta cala un sipario.
page-way-screen = Grande schermo e telefoni
    .what = Il tabellone è su questo schermo. Ognuno inquadra un codice, e il telefono diventa la sua mano.
page-variant-standard = Gioco standard
page-variant-beginner = Gioco per principianti
page-variant-two-player = In due
page-seats = Posti
page-who-sits = Chi prende il posto { $number }?
page-name-of = Nome del giocatore { $number }
page-chair-me = Io
page-chair-here = Qualcuno qui
page-chair-bot = { $name } (bot)
page-chair-away = Qualcuno con il link
page-chair-phone = Qualcuno con un telefono
page-more-settings = Altre impostazioni
page-clock = { $seconds ->
    [0] Senza limite
    [60] 1 minuto
    [180] 3 minuti
    [86400] Un giorno
   *[other] { $seconds } secondi
}
page-series = { $count ->
    [one] Una partita
   *[other] Tre di fila
}
page-allow-hints = I consigli sono permessi
page-make-public = Mostra il tavolo nell’elenco pubblico
page-needs-person = Serve una persona in almeno un posto.
page-open-table = Apri il tavolo

## Ritrovarsi

page-gathering = { $free ->
    [0] Ci siete tutti. La partita comincia…
    [one] Manca ancora una persona.
   *[other] Mancano ancora { $free } persone.
}
page-free-seat = Posto libero
page-add-bot = Fai sedere un bot
page-your-name = Il tuo nome
page-sit-down = Siediti
page-or-watch = Oppure resta in piedi e guarda.
page-invite = Invita amici
page-invite-what = Chi apre questo link può sedersi o guardare.
page-scan = Il tuo telefono è la tua mano
page-scan-what = Inquadra il codice con il telefono e siediti.
page-link = Link da condividere
page-copy = Copia
page-code = Il link come codice QR
page-promise = Carte mescolate con onestà, è una promessa: { $commitment } Dopo la partita chiunque può controllare.
page-only-here = Questo indirizzo funziona solo su questo computer. Per far giocare telefoni e amici della tua rete, avvia con “./play --host 0.0.0.0”.
page-personal-link = Link personale per { $who }
page-personal-link-what = Con questo codice porti il posto su un altro dispositivo. Tienilo per te.

## Al tavolo

page-log = Cronaca
page-show-moment = Mostra questo momento
page-open-clause = Regola { $clause }
page-clause = Regola { $clause }
page-clause-unknown = Non è stato possibile caricare questa regola. Riprova tra un momento.
page-loading = Un momento…
page-open-rulebook = Regole del gioco
page-why = Perché?
page-close = Chiudi
page-skip = Salta
page-step-back = Un passo indietro
page-step-forward = Un passo avanti
page-back-to-now = Torna alla partita
page-may-change = Scelta fatta. Puoi ancora cambiarla finché non hanno scelto tutti.
page-hint = Consiglio
page-hint-best = Chi gioca bene sceglie di solito: { $what } (★ vince { $win }).
page-hint-even = Chi gioca bene sceglie ora questo, ora quello: { $what } (★ vince circa { $win }).
page-hint-any = Si equivalgono più o meno tutte; scegli quella che preferisci (★ vince circa { $win }).
page-hint-legend = Su ogni scelta: quanto spesso la fa chi gioca bene, e ★ la probabilità di vincere con essa.
page-hint-legend-short = Su ogni scelta: quanto spesso la fa chi gioca bene.
page-thinking = Sta pensando…
page-thinking-long = Sta pensando… Su un computer nuovo i bot si preparano una volta: può richiedere un minuto o due.
page-asked-by-name = { $name }: { $question }
page-hint-why = Poi, probabilmente: { $why }
page-hint-option = Quanto spesso lo fa chi gioca bene: { $share }; probabilità di vincere: { $win }
page-undo = Annulla la mossa
page-undo-what = Annulla la mossa: { $what }
page-undo-shown = Da allora si è visto qualcosa che era nascosto. Annullando la mossa resterà visto.
page-undo-not = Lascia così
page-sound = Suono
page-sound-is = { $sound ->
    [on] Suono attivo
   *[off] Suono spento
}
page-speed = Velocità
page-speed-is = Velocità: { $speed }
page-speed-name = { $speed ->
    [0.5] lenta (½×)
    [1] normale (1×)
    [2] veloce (2×)
   *[4] molto veloce (4×)
}
page-menu = Menu
page-keys = Tasti
page-tour = Che cosa vedo qui?
page-tour-next = Avanti
page-tour-done = Fatto
page-contrast = Contrasto elevato
page-guide = Spiega le novità
page-stillness = Mostra i risultati senza animazioni
page-leave = Lascia il tavolo
page-leave-what = Un bot giocherà al posto tuo. Con il tuo link personale puoi tornare.
page-stay = Resta
page-bot-plays-for-you = Un bot gioca per te: { $bot }.
page-take-over = Torna a giocare
page-away = { $who } non c’è.
page-let-bot-play = Fai giocare un bot
page-time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
page-bots-think = In attesa di { $who }. Su un computer nuovo i bot si preparano una volta: può richiedere un minuto o due.
page-practised = Sono state annullate delle mosse: è una partita di prova.
page-connection-lost = Connessione persa. Stiamo riprovando; nulla andrà perduto.
page-connection-lost-kept = Connessione persa. La tua scelta è conservata e sarà inviata appena torna la linea.
page-connection-refused = Questo posto non è più tuo. Con il link di invito puoi guardare.
page-sending = Invio…
page-curtain = Passa il dispositivo a { $who }
page-curtain-why = Ora nessun altro guarda lo schermo.
page-curtain-lift = Sono { $who }
page-notice-substituted = { $why ->
    [clock] Tempo scaduto: un bot gioca per { $who }.
    [left] { $who } ha lasciato il tavolo. Un bot continua la partita.
   *[other] Un bot gioca per { $who }.
}
page-notice-returned = { $who } è di nuovo qui.
page-notice-undone = { $what ->
    [none] Una decisione è stata annullata.
   *[other] Mossa annullata: { $what }
}
page-notice-left = { $who } ha lasciato il tavolo.

## La fine

page-won = { $count ->
    [one] { $who } vince!
   *[other] { $who } condividono la vittoria!
}
page-place = Finisci al { $place }º posto.
page-totals = Partita { $game } di { $games }. Totali – { $list }
page-total = { $name }: { $points }
page-rematch = Gioca ancora
page-next-game = Prossima partita
page-waiting-for-others = In attesa degli altri…
page-replay = Rivedi
page-verify = Tutto regolare?
page-verify-what = Il tuo browser lo controlla da solo:
page-verify-promise = Il segreto è proprio quello promesso prima della partita.
page-verify-key = Le carte sono state mescolate con quel segreto e con i numeri casuali di ognuno.
page-verify-game = Tutte le mosse, rigiocate da lì, danno lo stesso risultato.
page-verify-bots = I bot vedono solo ciò che il loro posto può vedere: scelgono senza conoscere le tue carte.

## Rivedere e guardare

page-to-beginning = All’inizio
page-to-end = Alla fine
page-play = Riproduci
page-pause = Pausa
page-moment = Momento della partita
page-whose-eyes = Con gli occhi di chi?
page-all-open = Tutte le carte scoperte
page-download = Scarica
page-copy-link = Copia il link
page-back-to-result = Torna al risultato
page-back-to-table = Torna al tavolo
page-watch-what = Apri un tavolo per guardare, o per sederti se c’è un posto libero.
page-watch-none = In questo momento non ci sono partite pubbliche. Iniziane una o apri il link di un amico.
page-table-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
page-table-playing = in corso

## Guai

page-no-table = Questo tavolo non è qui
page-no-table-what = Il link è completo? Forse il tavolo era su un altro server.
page-trouble = Qualcosa è andato storto
page-trouble-what = Il server non è raggiungibile. La tua partita è al sicuro lì.
page-try-again = Riprova
page-error-decision-stale = A quella domanda è già stata data risposta. Guarda di nuovo.
page-error-action-illegal = Ora non è possibile.
page-error-action-malformed = Ora non è possibile.
page-error-seat-taken = Lì c’è già qualcuno. Prendi un altro posto.
page-error-table-full = Tutti i posti sono occupati. Puoi guardare.
page-error-table-stage = Non è possibile in questo momento della partita.
page-error-table-unknown = Questo tavolo non è qui.
page-error-token-wrong = Su questo dispositivo il posto non è tuo. Apri il tuo link personale.
page-error-undo-refused = Non si può più annullare: si è già visto qualcosa di nuovo.
page-error-hint-refused = Ora non c’è nessun consiglio per te.
page-error-hint-failed = Il consiglio non è arrivato. Chiedilo di nuovo.
page-error-seat-absent = Un bot gioca per te. Prima torna a giocare tu.
page-error-limit-reached = Troppo in fretta. Aspetta un momento e riprova.
page-error-storage-unavailable = Il server ora non può salvare. Riprova.
page-error-page-unreachable = Il server non risponde. La rete funziona?
page-error-page-file = Questo file non è una nostra partita.
page-error-save-bad = Questo file non è una nostra partita.
page-error-record-none = Questa partita non è ancora finita.
page-error-request-bad = Il server non ha capito.

## Tasti

page-key-tab = Tab
    .does = Passa da un elemento al successivo
page-key-enter = Invio
    .does = Scegli; di nuovo per confermare
page-key-arrows = ← →
    .does = Scorri ciò che puoi scegliere
page-key-c = C
    .does = Conferma ciò che è scelto
page-key-s = S
    .does = Salta ciò che si muove
page-key-h = H
    .does = Consiglio, se il tavolo lo permette
page-key-u = U
    .does = Annulla la mossa
page-key-comma = ,  .
    .does = Un passo indietro o avanti
page-key-about = { "?" }
    .does = Spiegare una cosa dopo l’altra
page-key-l = L
    .does = Vai alla cronaca
page-key-escape = Esc
    .does = Salta, o non scegliere nulla

## Il regolamento

page-in-short = In breve
page-ruling = Perché giochiamo così
page-contents = Indice
page-example-before = Prima
page-example-after = Dopo
