# The lessons: what is said to somebody who plays for the first time.

learn-go-on = Avanti
learn-leave = Lascia la lezione
learn-play-now = Ora una partita intera
learn-neighbour-1 = Chiara
learn-neighbour-2 = Dario

## Halunken & Spelunken

learn-hs-intro-1 = Ti diamo il benvenuto in porto. Sei un capitano in cerca di equipaggio. Quattordici taverne stanno in cerchio, e in ognuna aspettano tre marinai.
learn-hs-intro-2 = Ogni marinaio ha un colore e un valore. Alla fine sommi i valori del tuo equipaggio, e il colore di cui hai più marinai vale doppio.
learn-hs-intro-3 = Una partita dura otto turni. Hai otto carte di spostamento e ognuna si usa una volta sola. Giochiamo insieme il primo turno.
learn-hs-ask-place = Dove comincia il tuo capitano? Scegli una casella illuminata. Il primo marinaio della taverna viene subito con te, anche se ancora nessuno vede chi è.
learn-hs-ask-cards = Scegli una carta di spostamento: avanzerai di altrettante taverne in senso orario, e il marinaio che trovi verrà con te. Toccane una per vedere dove porta, poi giocala. Attenzione: se qualcuno gioca la stessa carta, restate fermi tutti e due.
learn-hs-ask-name-rum = Il tuo Rum è l’unico, quindi ora puoi dire un numero. Quelli degli altri sono presi.
learn-hs-ask-rob = Hai incontrato un altro capitano, e il tuo equipaggio non è il più numeroso: puoi prendergli un marinaio. Quale ti serve di più?
learn-hs-event-placed = Un capitano va a una taverna, e il primo marinaio viene con lui.
learn-hs-event-turned-up = Ora si scopre il primo marinaio di ogni taverna. Così vedi sempre chi verrebbe con te.
learn-hs-event-revealed = Tutte le carte si scoprono insieme.
learn-hs-event-cancelled = Le carte uguali si annullano. Questi capitani non si muovono, e ognuno prende il marinaio della taverna dove si trova.
learn-hs-event-moved = Ora si muovono gli altri, il numero più basso per primo. Chi arriva presto ha il marinaio; chi arriva tardi trova già qualcuno.
learn-hs-event-met = Due capitani su una casella! Chi arriva può derubare l’altro, a meno che il suo equipaggio sia il più numeroso.
learn-hs-event-pushed = Poi il capitano che era lì fa posto e passa alla prima casella libera. Lì nessuno si unisce a lui.
learn-hs-done = Questo era il primo turno. Altri sette, e vince l’equipaggio migliore. Nel gioco standard arriva Black Jack: chi lo arruola deruba tutti quelli che lui supera.

## Montego Bay

learn-mb-intro-1 = Buongiorno dalla banchina! Hai un portuale grande e uno piccolo. Girano intorno ai depositi e portano barili alle navi.
learn-mb-intro-2 = Una nave salpa quando è piena, e dopo ogni turno salpa anche la prima della fila. Chi ha più barili a bordo riceve più punti, i successivi di meno. I punti sono scritti sulla vela.
learn-mb-intro-3 = In ogni turno scegli in segreto di quanto avanzano i tuoi portuali. Poi svuotano i depositi accanto a loro e caricano le navi. Giochiamo insieme il primo turno.
learn-mb-ask-hire = Lazy Jack lavora per chi gli dà tre monete. Vuoi il suo aiuto in questo turno? Scegli un portuale per metterlo lì, oppure rinuncia.
learn-mb-ask-cards = Di quanto avanza questo portuale? Tocca una carta per vedere a quale deposito porta. I barili vanno bene, quelli rotti no, e con le monete si paga Lazy Jack.
learn-mb-ask-load = Il tuo portuale porta dei barili. Scegli la nave che deve avere il prossimo. Le bandiere su un albero mostrano che cosa riceverebbe ognuno se salpasse ora.
learn-mb-ask-unload = Questi barili sono rotti. Per ognuno devi togliere uno dei tuoi da una nave. Scegli quella dove ti pesa meno.
learn-mb-event-turned-up = Le carte si scoprono nell’ordine delle tessere. Chi è davanti si muove per primo.
learn-mb-event-pushed = La casella era occupata: il portuale che c’era viene spinto attraverso l’edificio, dall’altra parte.
learn-mb-event-went-back = Dove c’è già qualcuno non si può spingere nessuno. Perciò questo portuale torna indietro fino alla prima casella libera.
learn-mb-event-visited = Tutti sono al loro posto. Ora, uno dopo l’altro, i portuali svuotano il deposito accanto a loro, cominciando dal lato sinistro della banchina. I depositi non si esauriscono mai.
learn-mb-event-loaded = Un barile va a bordo. Ha il colore del suo proprietario, così tutti possono contare.
learn-mb-event-sailed = Una nave salpa: quando è piena, e la prima della fila alla fine di un turno. Chi ha più barili a bordo riceve il primo numero sulla vela, gli altri i numeri seguenti. Le altre avanzano e ne arriva una nuova. La prima a salpare di solito è la pilotina, che non paga nessuno.
learn-mb-event-took-coin = Una moneta. Con tre monete si arruola Lazy Jack per un turno.
learn-mb-event-tiles-moved = Il turno finisce e tutte le tessere avanzano di un posto: chi era ultimo ora è primo.
learn-mb-done = Questo era il primo turno. Si continua finché in porto restano solo tre navi. Vince chi ha più punti.
