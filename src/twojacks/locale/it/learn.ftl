# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Avanti
learn-leave = Lascia la lezione
learn-progress = A che punto è la lezione
learn-play-now = Ora una partita intera
learn-speed = Durante una partita la velocità si regola nel menu.
learn-new-tab = si apre in una nuova scheda
learn-neighbour-1 = Chiara
learn-neighbour-2 = Dario
learn-neighbour-3 = Luisa

## Halunken & Spelunken

learn-hs-intro-1 = Ti diamo il benvenuto in porto. Sei un capitano in cerca di equipaggio. Quattordici taverne stanno in cerchio, e in ognuna aspettano tre marinai.
learn-hs-intro-2 = Ogni marinaio ha un colore e un valore. Alla fine si sommano i valori del tuo equipaggio, e il colore di cui hai più marinai vale doppio.
learn-hs-intro-3 = Hai otto carte di spostamento per otto turni, da 1 a 7 e Rum, e ognuna si usa una volta sola. Il Rum può diventare qualsiasi numero che nessun altro mostra; più Rum si annullano. Giochiamo insieme il primo turno.
learn-hs-ask-place = Dove comincia il tuo capitano? Scegli una casella illuminata. Il primo marinaio della taverna viene subito con te; ancora nessuno vede chi è.
learn-hs-ask-place-jack = Il tuo primo marinaio è il più basso, quindi scegli tu dove comincia Black Jack. In ogni turno si muove dopo tutti i capitani, e chi viene superato può perdere un marinaio.
learn-hs-ask-auction = Ognuno può offrire una volta, sempre di più. Se lo arruoli, puoi prendere un marinaio a ogni equipaggio che Black Jack supera, tranne ai più piccoli. Se no, ne prende uno a tutti.
learn-hs-ask-auction-two-players = Si offre a turno, sempre di più, finché uno passa. Se lo arruoli, Black Jack si muove con una carta scelta da te e prende marinai per te. Se no, ciò che prende va nel bacino.
learn-hs-ask-cards = Scegli una carta: avanzi di altrettante taverne in senso orario, e il marinaio viene con te. Toccane una per vedere dove porta. Se qualcuno gioca la stessa, restate fermi tutti e due.
learn-hs-ask-jack-card = Black Jack lavora per te: gioca anche una delle sue carte. Si muove al suo turno come un capitano, e i marinai che prende vengono con te.
learn-hs-ask-name-rum = Il tuo Rum è l’unico, quindi ora puoi dire un numero. Quelli degli altri sono presi.
learn-hs-ask-jack-rum = Il Rum di Black Jack è l’unico, quindi chi l’ha arruolato ora dice un numero. Quelli degli altri sono presi.
learn-hs-ask-rob = Hai incontrato un altro capitano, e il tuo equipaggio non è più numeroso del suo: puoi prendergli un marinaio. Quale ti serve di più?
learn-hs-ask-rob-by-jack = Black Jack lavora per te e supera un equipaggio non più piccolo del tuo: puoi prendergli un marinaio. Quale ti serve di più?
learn-hs-ask-rob-basin = Sei arrivato sulla casella di Black Jack: puoi prendere un marinaio dal suo bacino, per quanto grande sia il tuo equipaggio. Poi lui passa alla prima casella libera.
learn-hs-ask-give = Nessuno ha arruolato Black Jack, e ora passa da te: cedi un marinaio al bacino. A chi puoi rinunciare?
learn-hs-event-placed = Un capitano va a una taverna, e il primo marinaio viene con lui.
learn-hs-event-turned-up = Ora si scopre il primo marinaio di ogni taverna. Così vedi sempre chi verrebbe con te.
learn-hs-event-passed-forced = Chi non ha un marinaio sopra l’ultima offerta deve passare. Dove c’è una sola scelta, non si chiede niente.
learn-hs-event-hired = L’offerta più alta va nel bacino, e Black Jack lavora per quel giocatore in questo turno.
learn-hs-event-not-hired = Nessuno ha arruolato Black Jack. Alla fine di questo turno chi viene superato cede un marinaio al bacino.
learn-hs-event-chose-forced = Nell’ultimo turno a ognuno resta una sola carta, quindi non si chiede niente.
learn-hs-event-revealed = Tutte le carte si scoprono insieme.
learn-hs-event-cancelled = Le carte uguali si annullano. Questi capitani non si muovono, e ognuno prende il marinaio della taverna dove si trova.
learn-hs-event-named = Un Rum da solo diventa un numero da 1 a 7 che nessun altro mostra. Chi l’ha giocato lo dice quando tutte le carte sono scoperte.
learn-hs-event-moved = Ora si muovono gli altri, il numero più basso per primo. Chi arriva presto ha il primo marinaio; chi arriva tardi forse trova già qualcuno.
learn-hs-event-met = Due capitani su una casella! Chi arriva può prendere un marinaio all’altro, a meno che il suo equipaggio sia il più numeroso.
learn-hs-event-met-jack = Chi arriva sulla casella di Black Jack può prendere un marinaio dal suo bacino, per quanto grande sia l’equipaggio.
learn-hs-event-may-not-rob = Qui nessuno perde un marinaio: chi ha l’equipaggio più numeroso non può derubare il più piccolo.
learn-hs-event-pushed = Poi il capitano che era lì fa posto e passa alla prima casella libera. Lì nessun marinaio si unisce a lui.
learn-hs-event-jack-turned = Black Jack si muove per ultimo: di quanto dice una carta coperta, e fino a una casella libera. Arruolato, deruba gli equipaggi che supera, tranne i più piccoli, per chi l’ha arruolato; altrimenti chi viene superato cede un marinaio.
learn-hs-done = Questo era il primo turno. Altri sette, e vince l’equipaggio migliore. Nel gioco standard, prima di ogni turno, puoi offrire un marinaio per arruolare Black Jack: allora puoi prenderne uno a ogni equipaggio che supera, tranne ai più piccoli.

## Montego Bay

learn-mb-intro-1 = Buongiorno dalla banchina! Hai un portuale grande con il berretto e uno piccolo con la bandana. Girano intorno ai depositi e portano barili alle navi.
learn-mb-intro-2 = Quando una nave salpa, chi ha più barili a bordo riceve il primo numero sulla vela, il successivo il secondo; a parità si divide. Vince chi ha più punti.
learn-mb-intro-3 = In ogni turno scegli in segreto di quanto avanzano i tuoi portuali. I barili marroni dove si fermano dicono quanti dei tuoi carichi. Giochiamo insieme il primo turno.
learn-mb-ask-hire = Lazy Jack è un portuale in più in questo turno: si muove per primo e non scarica mai una nave. Da chi deve cominciare, se lo vuoi?
learn-mb-ask-cards = Di quanto avanza il tuo portuale grande? Esce dalla taverna dal tetto rosso, lungo la spiaggia. Tocca una carta per vedere a quale deposito porta.
learn-mb-ask-cards-small = Ora il tuo portuale piccolo, con cinque carte sue. Esce dalla taverna dal tetto viola, lungo la banchina, dove i depositi si svuotano per primi.
learn-mb-ask-cards-jack = Ora Lazy Jack. Si muove prima di tutti, dalla casella di uno dei tuoi portuali, e usa le sue stesse carte: quindi è un altro numero.
learn-mb-ask-load = Scegli la nave per il prossimo barile. Le bandiere mostrano che cosa riceverebbe ognuno se salpasse ora. Chi riempie una nave riceve 1 punto in più.
learn-mb-ask-unload = Questi barili sono rotti. Per ognuno riprendi uno dei tuoi da una nave. Scegli quella dove ti pesa meno.
learn-mb-event-hired = Tre monete vanno alla banca, e Lazy Jack lavora per quel giocatore in questo turno. Comincia accanto a uno dei suoi portuali e si muove prima di tutti.
learn-mb-event-turned-up = Le carte si scoprono nell’ordine delle tessere. Chi è davanti si muove per primo.
learn-mb-event-pushed = La casella era occupata: il portuale che c’era viene spinto attraverso l’edificio, dall’altra parte.
learn-mb-event-went-back = I due lati del deposito sono occupati: non si può spingere nessuno. Chi è arrivato per ultimo torna alla prima casella libera.
learn-mb-event-visited = Tutti sono al loro posto. Ora si svuotano i depositi: la banchina dal deposito 1 in poi, quindi il lato spiaggia, dall’ultimo indietro fino all’1. I barili rotti tolgono barili tuoi dalle navi.
learn-mb-event-loaded = Un barile va a bordo, del colore del suo proprietario. Appena una nave è piena, paga e salpa.
learn-mb-event-unloaded = I barili di questo deposito sono rotti: per ognuno il giocatore ne riprende uno dei suoi da una nave.
learn-mb-event-put-in-pub = Non c’è più una nave da caricare: questi barili vanno nella taverna. Contano alla fine della partita.
learn-mb-event-sailed = Una nave piena salpa subito. Chi ha più barili a bordo riceve il primo numero sulla vela, il successivo il secondo; chi l’ha riempita, 1 punto in più.
learn-mb-event-sailed-pilot = Il turno finisce: la nave al pontile 1 salpa e paga, piena o no. Questa prima è la pilotina, che non porta nulla. Le altre avanzano.
learn-mb-event-took-coin = Una moneta! Con tre monete si arruola Lazy Jack per un turno: un portuale in più, che non toglie mai barili dalle navi.
learn-mb-event-tiles-moved = Tutte le tessere avanzano di un posto: chi era ultimo ora è primo.
learn-mb-event-ended = Dopo il carico restano in porto al massimo tre navi: la partita è finita. Pagano ancora una volta così come sono, poi vince chi ha più punti.
learn-mb-done = Questo era il primo turno. D’ora in poi chi ha tre monete può prima arruolare Lazy Jack. Si continua finché in porto restano solo tre navi: pagano anche quelle.
