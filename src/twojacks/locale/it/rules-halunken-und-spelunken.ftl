# The rules of Halunken & Spelunken as we play them, clause by clause, in our own words.

rules-hs-title = Halunken & Spelunken: le regole come le giochiamo noi

rules-hs-intro = Tratte dal regolamento stampato in olandese, con parole nostre. Ogni regola ha un numero: la cronaca
    e ogni «Perché?» portano lì. Dove il testo stampato tace o contiene un refuso abbiamo deciso noi; il motivo è
    indicato.

rules-hs-words = Capitano · marinaio (carta) · equipaggio (i marinai di un giocatore) · taverna · carta di spostamento
    (1–7, Rum) · Black Jack · bacino (la scorta scoperta di marinai di Black Jack) · committente (chi ha arruolato
    Black Jack) · casella libera (senza capitani e senza Black Jack; la casella lasciata da una pedina in movimento è
    libera)
    .title = Parole

rules-hs-section-s =
    .title = Preparazione, in ogni variante
    .short = Quattordici taverne stanno in cerchio, ognuna con tre marinai nascosti. Ognuno sceglie dove comincia il
        suo capitano e riceve il primo marinaio di quella taverna; poi si scopre il primo marinaio di ogni taverna.
        Hai otto carte di spostamento, e ciascuna si usa una volta sola.

rules-hs-s1 = 42 carte: gialle 1–12, grigie 2–11 e 13, viola 3–11 e 14, rosse 4–11 e 15.
    .title = Marinai
    .ruling = Il testo indica le rosse come «1–11 e 15», ma conta 9 carte rosse e 42 in tutto; solo 4–11 e 15 va bene,
        e continua lo schema degli altri colori (somme per colore 78, 78, 77, 75).

rules-hs-s2 = I marinai vengono mescolati; tre sono posti coperti in ognuna delle 14 taverne disposte in cerchio.
    Davanti a ogni taverna c’è una casella.

rules-hs-s3 = Da 2 a 4 giocatori hanno un capitano: verde, giallo, blu o rosso. Ogni giocatore ha le carte di
    spostamento 1–7 e Rum, ciascuna utilizzabile una volta.

rules-hs-s4 = La sorte decide chi comincia. Uno dopo l’altro, in senso orario, ogni giocatore pone il capitano su una
    casella libera a scelta, prende il primo marinaio di quella taverna, che nessuno ha ancora visto, e lo mette
    scoperto davanti a sé.
    .ruling = Non è detto chi si piazza per primo.

rules-hs-s5 = Poi si scopre il primo marinaio di ogni taverna.

rules-hs-s6 = Gli equipaggi, il bacino, le carte giocate e l’altezza delle pile sono visibili a tutti; i marinai
    coperti, l’ordine delle carte di Black Jack e le carte scelte ma non ancora scoperte sono nascosti.

rules-hs-section-r =
    .title = Un turno (8 in tutto)
    .short = Ognuno sceglie in segreto una carta, e tutte si scoprono insieme: le carte uguali restano ferme, gli
        altri avanzano di tanto, il numero più basso per primo, e un Rum da solo diventa un numero che nessun altro
        mostra. Dovunque ti trovi allora, il primo marinaio della taverna, se c’è, viene con te. Se arrivi da un altro
        capitano e il tuo equipaggio non è più numeroso del suo, puoi prendergli un marinaio; il capitano incontrato passa
        oltre.

rules-hs-r1 = Tutti i giocatori scelgono in segreto una delle carte di spostamento rimaste; tutte si scoprono insieme.

rules-hs-r2 = I giocatori che hanno scoperto la stessa carta, un numero o Rum, si annullano: restano dove sono.
    .title = Annullarsi

rules-hs-r3 = Se c’è un solo Rum, chi lo ha giocato guarda le carte e dice un numero da 1 a 7 che nessun altro ha
    scoperto, numeri annullati compresi. Può essere un numero di cui ha già usato la carta.
    .title = Rum

rules-hs-r4 = Per prima cosa ogni capitano annullato prende il primo marinaio della taverna dove si trova, se c’è; il
    successivo viene scoperto. Prendere da una taverna (HS-R4, HS-R6) è sempre obbligatorio.

rules-hs-r5 = Poi si muovono gli altri, il numero più basso per primo, in senso orario, da dove si trovano in quel
    momento; ogni casella conta.

rules-hs-r6 = Il capitano prende il primo marinaio della taverna, se c’è; il successivo viene scoperto.
    .title = Arrivo

rules-hs-r7 = Dopo HS-R6, se il suo equipaggio non è allora più numeroso dell’altro, chi arriva può prendere da
    quell’equipaggio un marinaio a scelta. Non è obbligatorio.
    .title = Incontrare un capitano
    .ruling = Il testo dice «può». Rinunciare ha il suo senso: una carta in più può cambiare il colore che vale doppio
        e chi può derubare chi. Gli equipaggi si confrontano dopo aver preso il marinaio della taverna, come
        nell’ordine e nell’esempio del testo.

rules-hs-r8 = Poi il capitano incontrato, che sia stato preso un marinaio o no e che si sia già mosso o fosse
    annullato, va sulla casella libera successiva in senso orario; lì non prende nulla e, se deve ancora muoversi,
    parte da lì.

rules-hs-r9 = Le carte giocate restano scoperte davanti al giocatore e non si usano più.

rules-hs-section-e =
    .title = Fine e punteggio
    .short = Dopo otto turni si sommano i valori dei tuoi marinai, e il colore di cui ne hai di più vale doppio. Vince
        il totale più alto.

rules-hs-e1 = Dopo 8 turni ogni giocatore somma i valori del suo equipaggio; il colore di cui ha più carte vale
    doppio; fra colori ugualmente numerosi sceglie il giocatore (noi prendiamo il migliore).

rules-hs-e2 = Vince il totale più alto; a parità la vittoria è condivisa.
    .ruling = Non è detto che cosa succede in caso di parità.

rules-hs-e3 = Tre partite di fila, totali sommati.
    .title = Partita lunga

rules-hs-section-v =
    .title = Gioco per principianti (3–4 giocatori)
    .short = Il gioco per cominciare: tutto quello che hai letto fin qui, senza Black Jack.

rules-hs-v1 = HS-S, HS-R, HS-E e nient’altro.

rules-hs-section-b =
    .title = Gioco standard (3–4 giocatori): Black Jack
    .short = Prima di ogni turno puoi offrire uno dei tuoi marinai per l’aiuto di Black Jack; l’offerta più alta va
        nel bacino. Quando tutti i capitani si sono mossi, lui ne supera alcuni: chi lo ha arruolato può prendere un
        marinaio a ciascuno degli altri che supera, se quell’equipaggio non è più piccolo del suo; se nessuno lo ha
        arruolato, tutti quelli che supera ne cedono uno al bacino. Chi arriva sulla sua casella può prendere un
        marinaio dal bacino.

rules-hs-b1 = Le 12 carte di Black Jack (1–12) vengono mescolate coperte. Dopo HS-S5 il giocatore con il primo
    marinaio più basso pone Black Jack su una casella libera a scelta; quello con il primo marinaio più alto apre la
    prima asta. A parità di valore, in entrambi i casi, il giallo viene prima del grigio, il grigio del viola, il
    viola del rosso; se è lo stesso giocatore, fa entrambe le cose.
    .title = Preparazione

rules-hs-b2 = All’inizio di ogni turno. In senso orario, a partire da chi apre, ogni giocatore una sola volta passa
    oppure offre un marinaio del proprio equipaggio, di valore più alto dell’ultima offerta. Il miglior offerente
    versa quel marinaio nel bacino ed è il committente per questo turno. La prima offerta può essere qualsiasi
    marinaio, anche l’ultimo di un equipaggio; chi non ne ha uno più alto passa.
    .title = Asta
    .ruling = Rilanciare vuol dire un valore più alto; uno uguale di un altro colore non basta.

rules-hs-b3 = Le aste successive sono aperte da chi ha arruolato Black Jack per ultimo; finché nessuno lo ha fatto, da
    chi ha aperto la prima.

rules-hs-b4 = Un capitano che arriva sulla sua casella prende il marinaio della taverna (HS-R6), poi può prendere un
    marinaio a scelta dal bacino, qualunque sia la grandezza degli equipaggi; poi Black Jack va sulla casella libera
    successiva in senso orario, da cui partirà il suo movimento. Un bacino vuoto non dà nulla. Anche il capitano del
    committente può derubarlo.
    .title = Derubare Black Jack
    .ruling = Il testo dice che il giocatore «prende» una carta, ma la variante per due chiama il furto dal bacino una
        scelta, come nel gioco standard: quindi non è obbligatorio, come in HS-R7.

rules-hs-b5 = Dopo tutti i capitani. Si scopre la sua prima carta ed egli avanza di altrettanto in senso orario. Se la
    casella raggiunta è occupata, prosegue fino alla prima libera; la sua casella di partenza conta come libera.
    .title = Il suo movimento
    .ruling = Nell’esempio stampato il capitano sulla casella raggiunta viene derubato prima che Black Jack prosegua;
        anche chi viene scavalcato è superato.

rules-hs-b6 = A ogni capitano superato, in quell’ordine, compresi quello sulla casella raggiunta e quelli scavalcati,
    il committente può prendere un marinaio a scelta, a meno che quell’equipaggio sia in quel momento più piccolo del
    suo. Il capitano del committente viene saltato, nessuno è derubato due volte in un movimento, ed egli non visita
    taverne.
    .title = Arruolato
    .ruling = Il testo dice che «prende» una carta, ma l’esempio stampato parla di poterlo fare: quindi non è
        obbligatorio, come in HS-R7. Chi conta come superato segue dall’esempio, come in HS-B5.

rules-hs-b7 = Ogni giocatore di cui supera il capitano, contato e ordinato come in HS-B6, cede al bacino un marinaio
    di propria scelta, qualunque sia la grandezza degli equipaggi; un equipaggio vuoto non dà nulla.
    .title = Non arruolato

rules-hs-b8 = Otto delle sue dodici carte si usano; quattro restano ignote. Il bacino non conta per nessuno.
    .ruling = Il testo dice che otto carte restano inutilizzate; otto turni ne usano otto, quindi ne restano quattro.

rules-hs-section-t = Il gioco standard con queste modifiche; HS-B5, HS-B6, HS-B7 e il numero di carte di HS-B8 non
    valgono.
    .title = Due giocatori
    .short = In due, Black Jack si muove come un terzo capitano, con carte proprie. Chi lo arruola sceglie anche la
        sua carta e riceve i marinai che prende nelle taverne; se nessuno lo arruola, la sua carta la decide il caso e
        quei marinai vanno nel bacino. Qui ruba solo dove arriva: il solo passaggio non deruba nessuno.
    .ruling = Il testo nomina solo ciò che cambia; accanto alle modifiche queste regole non possono valere.

rules-hs-t1 = Invece delle 12 carte Black Jack ha le otto di un capitano non usato (1–7, Rum). Ciascuna si gioca una
    volta e poi resta scoperta.

rules-hs-t2 = I giocatori offrono a turno, ogni offerta più alta dell’ultima, finché uno passa; si paga solo l’ultima
    offerta. Se chi apre passa subito, l’altro può fare un’offerta, che vince. Se passano entrambi: non arruolato.
    .title = Asta
    .ruling = In HS-B2 ognuno ha il suo turno per offrire, quindi anche qui.

rules-hs-t3 = Il committente sceglie in segreto una delle carte rimaste di Black Jack e una per il proprio capitano;
    l’avversario ne sceglie una. Tutte e tre si scoprono insieme, e HS-R2–HS-R5 trattano le tre pedine allo stesso
    modo; egli si muove quando tocca al suo numero, non per ultimo. Un solo Rum, dell’uno o dell’altro, è deciso dal
    committente.
    .title = Arruolato
    .ruling = Non arruolato, la sua carta si scopre prima che qualcuno si muova, e carte uguali di committente e Black
        Jack si annullano: entrambe le cose hanno senso solo se la sua carta è una delle tre del turno.

rules-hs-t4 = Black Jack prende marinai dalle taverne come un capitano (HS-R4, HS-R6); arruolato, vanno
    nell’equipaggio del committente, altrimenti nel bacino.
    .ruling = Il committente gioca «come per due giocatori», e senza committente guadagni e perdite vanno al bacino:
        quindi raccoglie.

rules-hs-t5 = Quando arriva da un capitano, Black Jack prende prima il marinaio della taverna (HS-T4). Arruolato,
    capitano dell’avversario: il committente può derubare come in HS-R7, con il proprio equipaggio. Arruolato,
    capitano del committente: nessuno è derubato. Non arruolato, qualunque capitano: il proprietario, se l’equipaggio
    non è vuoto, cede al bacino un marinaio di propria scelta, qualunque siano le grandezze. In ogni caso il capitano
    incontrato va poi sulla casella libera successiva (HS-R8) e Black Jack resta. Il solo passaggio non deruba
    nessuno.
    .ruling = Solo fermarsi sull’avversario è chiamato furto, «di nuovo secondo le regole del gioco standard»; può
        essere solo la regola del capitano che incontra un capitano: la pedina incontrata viene quindi spostata, e il
        passaggio non deruba nessuno.

rules-hs-t6 = L’avversario che arriva sulla casella di Black Jack arruolato prende il marinaio della taverna e poi può
    prendere un marinaio dal bacino oppure, se il proprio equipaggio non è più numeroso, dal committente. Chiunque
    altro vi arrivi (il committente; chiunque, se non è arruolato) può prenderne uno dal bacino (HS-B4). In ogni caso
    Black Jack va poi sulla casella libera successiva in senso orario; se deve ancora muoversi, parte da lì.
    .ruling = Dove va Black Jack quando arriva qualcuno è detto solo per il gioco standard; qui facciamo lo stesso.

rules-hs-t7 = Le sue carte rimaste vengono mescolate; dopo la scelta di entrambi i giocatori la sua prima carta si
    scopre con le loro e il turno prosegue come in HS-T3–HS-T6. Il suo Rum, se è l’unico, diventa un numero estratto a
    sorte fra quelli che nessuno ha scoperto.
    .title = Non arruolato
    .ruling = Non è detto che cosa diventa il suo Rum quando nessuno può dire un numero.

## Examples, as small boards show them

rules-hs-example-r2 = Verde e Giallo rivelano entrambi 5: si annullano, restano fermi e prendono il marinaio dove si
    trovano. Blu è l’unico con 4 e si muove.

rules-hs-example-r3 = Solo Giallo gioca Rum. Visti il 4 e il 6, Giallo ne fa un 1 e si muove prima di loro.

rules-hs-example-r5 = Verde rivela 6, Giallo 4, Blu 5: si muove prima Giallo, poi Blu, poi Verde.

rules-hs-example-r6 = Blu avanza di 4 e prende il 15 rosso; il marinaio successivo viene scoperto.

rules-hs-example-r7 = Verde avanza di 4 e incontra Giallo. Entrambi gli equipaggi hanno tre marinai, quindi Verde può
    prenderne uno: il 15 rosso.

rules-hs-example-r8 = Verde ha l’equipaggio più numeroso: Giallo non viene derubato, ma fa posto lo stesso, oltre Blu,
    sulla casella libera successiva.

rules-hs-example-e1 = Verde ha soprattutto marinai grigi: 4 + 9 + 11 + 12 + 15 = 51, e i grigi ancora una volta, 24,
    fanno 75.

rules-hs-example-b2 = Verde offre il 7 giallo, Giallo il 9 grigio, Blu passa: il 9 grigio va nel bacino e Black Jack
    lavora per Giallo.

rules-hs-example-b4 = Blu arriva sulla casella di Black Jack e prende il 10 rosso dal bacino. Black Jack passa alla
    casella libera successiva, da cui parte il suo movimento.

rules-hs-example-b6 = Verde ha arruolato Black Jack, che avanza di 6 e supera Giallo e Blu. Dai quattro marinai di
    Giallo Verde prende il 14 viola. Ora Verde ne ha quattro e Blu solo due: Blu viene risparmiato.

rules-hs-example-b7 = Nessuno ha arruolato Black Jack. Avanza di 4 e supera Giallo, che cede il 2 giallo al bacino.

rules-hs-example-t6 = Black Jack lavora per Verde. Giallo arriva sulla sua casella e prende l’11 rosso: non dal
    bacino, ma da Verde.
