# The rules of Montego Bay as we play them, clause by clause, in our own words.

rules-mb-title = Montego Bay: le regole come le giochiamo noi

rules-mb-intro = Tratte dai quattro regolamenti stampati, olandese, italiano, inglese e francese, con parole nostre.
    Ogni regola ha un numero: la cronaca e ogni «Perché?» portano lì. Dove i quattro testi si contraddicono o tacciono
    abbiamo deciso noi; il motivo è indicato.

rules-mb-words = Giocatore · portuale (grande, piccolo) · Lazy Jack · Tally-Man · taverna (di sinistra, di destra) ·
    edificio con due depositi · deposito · barile · barile rotto · moneta · nave (da carico) · pilotina · pontile 1–4
    · carta di spostamento · tessera della successione · binario
    .title = Parole

rules-mb-section-s =
    .title = Preparazione
    .short = Ognuno ha dei barili e due portuali, uno grande e uno piccolo, che aspettano nelle taverne ai due capi
        degli edifici; in due giocatori ognuno ne ha un terzo. Le navi sono ai pontili una dietro l’altra, all’inizio
        con davanti la pilotina, che non prende barili.

rules-mb-s1 = Da 2 a 4 giocatori. W = 8 edifici in quattro giocatori, 7 in due o tre. Stanno in fila fra le due
    taverne. Un percorso chiuso di 2W caselle gira intorno alla fila: una casella per deposito. Sono numerate 0 … 2W−1
    nella direzione della freccia (in senso orario): 0 … W−1 sul retro, sulla spiaggia, da sinistra a destra, W … 2W−1
    lungo la banchina da destra a sinistra. La casella i e la casella 2W−1−i sono i due lati di un edificio («di
    fronte»). La casella 2W−1 è quella accanto al Tally-Man, fra lui e il pontile 1.
    .title = Tabellone
    .ruling = Le recensioni mettono i pontili in basso, con il pontile 1 all’estrema sinistra e il Tally-Man presso la
        taverna di sinistra; c’è una casella per deposito, quindi non ci sono caselle d’angolo.

rules-mb-s2 = Ogni giocatore ha un portuale grande e uno piccolo. Tutti i grandi cominciano nella taverna di sinistra,
    tutti i piccoli in quella di destra. Le taverne non sono caselle del percorso e accolgono quanti portuali si
    vuole.
    .title = Portuali

rules-mb-s3 = Ognuno ha un terzo portuale di un colore che nessuno gioca. I due terzi portuali sono diversi per colore
    e grandezza: il primo posto riceve quello piccolo, il secondo quello grande.
    .title = Due giocatori
    .ruling = I testi lasciano scegliere i giocatori; quello francese dà a un giocatore giallo un terzo portuale
        giallo, ed è una svista.

rules-mb-s4 = 16 per giocatore; in due 32 ciascuno, i due colori contano come uno.
    .title = Barili

rules-mb-s5 = Le carte vengono mescolate e poste scoperte, una per edificio; quale deposito dia sul retro o sulla
    banchina lo decide il caso. Una carta si usa solo in quattro.
    .title = Depositi

rules-mb-s6 = Una per ogni portuale in gioco (8 in quattro giocatori, altrimenti 6), mescolate e poste sul binario
    dalla posizione 1.
    .title = Tessere della successione

rules-mb-s7 = La pilotina è al pontile 1. Le 15 navi da carico vengono mescolate; tre vanno ai pontili 2, 3 e 4; le
    altre 12 formano due pile scoperte di sei (la prima nave è visibile a tutti). In quattro si usa il lato rosso
    delle navi (tre posti pagati), in due o tre il lato giallo (due posti pagati).
    .title = Navi
    .ruling = Che le pile siano scoperte lo dicono solo l’italiano e il francese.

rules-mb-s8 = 15 monete nella scorta generale; i giocatori cominciano senza monete e con 0 punti.
    .title = Monete

rules-mb-section-1 =
    .title = Arruolare Lazy Jack
    .short = Per tre monete puoi arruolare Lazy Jack, che in questo turno lavora per te come un portuale in più. Se lo
        vogliono in più d’uno, la precedenza va a chi ha meno punti.

rules-mb-1-1 = Un giocatore può arruolare Lazy Jack per questo turno per 3 monete, versate nella scorta generale.

rules-mb-1-2 = Se lo vogliono in più d’uno, ha la precedenza chi ha meno punti; a parità di punti, chi ha la prima
    tessera della successione più vicina alla posizione 1. I giocatori con almeno 3 monete vengono quindi interpellati
    in quest’ordine.
    .ruling = Chiedere in ordine di precedenza dà lo stesso risultato che se tutti si annunciassero insieme.

rules-mb-1-3 = Chi lo arruola lo pone sulla casella di uno dei propri portuali; la condividono finché non si muove.
    Nel turno 1 nessuno ha monete, quindi non comincia mai in una taverna; in una posizione caricata ne uscirebbe come
    quel portuale.

rules-mb-section-2 =
    .title = Scegliere le carte
    .short = Tutti insieme, ognuno mette coperta una carta da 1 a 5 per ciascuno dei propri portuali. Nel turno
        successivo tutte le carte tornano disponibili. Lazy Jack riceve una delle carte che il portuale accanto a lui
        non usa.

rules-mb-2-1 = Ogni portuale ha le sue cinque carte, 1–5, tutte disponibili in ogni turno.

rules-mb-2-2 = Tutti i giocatori scelgono insieme, a carte coperte, una carta per ciascuno dei propri portuali.

rules-mb-2-3 = La carta di Lazy Jack viene dalla serie del portuale con cui si trova. Quella serie ha una carta per
    valore, quindi il suo valore è diverso da quello di quel portuale. Chi lo ha arruolato gioca 3 carte (4 in due
    giocatori).

rules-mb-section-3 =
    .title = Muoversi
    .short = Uno dopo l’altro i portuali girano intorno agli edifici nella direzione della freccia, fin dove dice la
        loro carta. Se dove arrivi c’è qualcuno, lo spingi dall’altra parte dell’edificio. Se anche lì c’è qualcuno,
        nessuno viene spinto e torni indietro fino alla prima casella libera.

rules-mb-3-1 = Lazy Jack si muove per primo se è arruolato; poi i portuali nell’ordine delle tessere sul binario,
    dalla posizione 1. La carta di un personaggio si scopre quando tocca a lui.

rules-mb-3-2 = Un personaggio avanza di altrettante caselle nella direzione della freccia, da dove si trova in quel
    momento. Tutte le caselle contano, anche quelle occupate.

rules-mb-3-3 = Dalla taverna di sinistra il primo passo è la casella 0; da quella di destra la casella W. Nessuno
    torna in una taverna.
    .ruling = L’olandese mette i portuali grandi nella taverna di sinistra; l’italiano e il francese lasciano libera
        la scelta. Noi seguiamo l’olandese.

rules-mb-3-4 = Su una casella occupata, il personaggio che vi si trova viene spinto sulla casella di fronte e chi
    arriva ne prende il posto. Non importa di chi sia né se si sia già mosso.

rules-mb-3-5 = Se la casella di fronte è occupata, nessuno viene spinto: chi arriva torna indietro, contro la freccia,
    fino alla prima casella libera.

rules-mb-3-6 = Chi si muove conta come sollevato: la casella da cui viene è libera (a meno che Lazy Jack la
    condividesse con il suo portuale, che è ancora lì). Il percorso è chiuso, anche tornando indietro: un portuale
    uscito da una taverna in questo turno torna anch’esso lungo il percorso (da 0 a 2W−1, da W a W−1), mai nella
    taverna.
    .ruling = Dove stava un personaggio sollevato non c’è nessuno; un percorso chiuso è l’unica lettura di «prima
        casella libera».

rules-mb-section-4 =
    .title = Caricare
    .short = Cominciando accanto al Tally-Man, chi sta davanti a un deposito fa quello che mostra: carichi i suoi
        barili sulle navi che vuoi, o, se sono rotti, ne riprendi di tuoi, e ricevi una moneta se c’è. Di una nave piena
        si calcola subito il punteggio, e la nave salpa.

rules-mb-4-1 = Cominciando dalla casella 2W−1 e procedendo contro la freccia fino alla casella 0, ogni personaggio sul
    percorso agisce una volta, anche Lazy Jack (per chi lo ha arruolato). Nessuno si muove.

rules-mb-4-2 = Un personaggio svuota solo il deposito accanto alla propria casella. I depositi non si esauriscono mai.

rules-mb-4-3 = Il giocatore prende dalla sua scorta tanti barili quanti ne mostra il deposito e li divide a piacere
    fra le navi in porto. Tutti vanno caricati. La pilotina non si può caricare.
    .title = Barili

rules-mb-4-4 = Un barile per spazio. Appena l’ultimo spazio di una nave è occupato, se ne calcola il punteggio e la
    nave salpa, e i suoi barili tornano; le navi ai pontili successivi avanzano di uno (quelle davanti restano, anche
    la pilotina), la prossima nave della pila arriva in fondo alla fila; poi il giocatore prosegue con i barili
    rimasti, anche sulla nuova nave.

rules-mb-4-5 = Per 1 o 2 barili rotti mostrati, il giocatore riprende nella scorta altrettanti dei propri barili da
    navi a scelta; quanti ce ne sono, il resto si ignora. I barili nella taverna vi restano. Se un deposito mostra
    barili interi e rotti, prima si caricano gli interi.
    .title = Barili rotti
    .ruling = L’italiano e il francese parlano del «deposito 1 o 2»; l’olandese e l’inglese dicono 1 o 2 barili rotti.
        La taverna, e i depositi che mostrano entrambi, non sono nominati.

rules-mb-4-6 = Lazy Jack non toglie mai barili da una nave.

rules-mb-4-7 = Una moneta mostrata dà al giocatore una moneta della scorta generale, anche per una visita di Lazy
    Jack.
    .title = Moneta

rules-mb-4-8 = Il numero è fissato quando comincia la visita: ciò che mostra il deposito o l’intera scorta, se è
    minore; i barili che tornano durante la visita non lo aumentano. Una scorta generale vuota non paga nulla.
    .ruling = Nei testi una scorta non finisce mai; più tardi non si recupera nulla.

rules-mb-4-9 = Se non ci sono più navi da caricare, i barili rimasti vanno nella taverna accanto al Tally-Man (MB-E3).

rules-mb-section-v = Un esempio: su una nave da 10 con i punti 5-3-2 il blu ha 5 barili, il giallo 2, il verde 2 e
    l’arancione 1, e il blu l’ha riempita. Il blu riceve 5+1, il giallo e il verde (3+2)/2, arrotondato a 3 ciascuno,
    l’arancione 0.
    .title = Punteggio di una nave
    .short = Chi ha più barili a bordo riceve più punti, il successivo di meno; in quattro giocatori contano tre
        posti, altrimenti due. A parità si dividono i punti di quei posti, arrotondati per eccesso. Chi riempie una
        nave riceve un punto in più.

rules-mb-v1 = I giocatori con almeno un barile a bordo, e nessun altro, sono ordinati secondo i barili. Il primo e il
    secondo posto (e in quattro il terzo) ricevono i punti stampati sulla nave.
    .ruling = Un giocatore senza barili a bordo non occupa alcun posto.

rules-mb-v2 = A parità di barili i punti dei posti occupati insieme si sommano, si dividono per il numero dei
    giocatori alla pari e si arrotondano per eccesso. I posti senza punti valgono 0. Il giocatore successivo prende il
    posto dopo di loro.

rules-mb-v3 = Chi ha occupato l’ultimo spazio riceve 1 punto in più; solo se una nave è stata riempita, non in MB-5 né
    in MB-E. Per Lazy Jack lo riceve chi lo ha arruolato.

rules-mb-v4 = La nave esce dal gioco; i suoi barili tornano nelle scorte dei proprietari.

rules-mb-section-p =
    .title = Le pile
    .short = Le nuove navi vengono dalla prima pila, poi dalla seconda. Esaurite entrambe, non ne arrivano più.

rules-mb-p1 = Esaurita la prima pila si usa la seconda. Esaurite entrambe, le navi avanzano ancora ma non ne arrivano
    altre.

rules-mb-section-5 =
    .title = La prima nave salpa
    .short = Quando tutti hanno caricato, la nave davanti salpa, piena o no, e se ne calcola il punteggio; le altre
        avanzano e ne arriva una nuova. Nel primo turno è solo la pilotina, e nessuno fa punti.

rules-mb-5-1 = Dopo il carico la nave al pontile 1 salpa e se ne calcola il punteggio (MB-V, senza punto in più); le
    navi avanzano; la prossima nave arriva al pontile 4. Nel turno 1 è la pilotina: esce dal gioco, senza punteggio.

rules-mb-section-6 =
    .title = Successione
    .short = Chi si è mosso per ultimo si muove per primo nel turno successivo, e tutti gli altri un posto dopo. Solo
        nel turno in cui si comincia la seconda pila l’ordine viene invece rimescolato. Lazy Jack torna a casa.

rules-mb-6-1 = Tutte le tessere della successione avanzano di una posizione; l’ultima va alla posizione 1.

rules-mb-6-2 = Se in questo turno è stata presa la prima nave della seconda pila, le tessere vengono invece
    rimescolate.

rules-mb-6-3 = Lazy Jack lascia il tabellone.

rules-mb-section-e =
    .title = Fine
    .short = Se dopo il carico in porto ci sono tre navi o meno, la partita è finita. Anche di quelle navi si calcola
        il punteggio, poi dei barili nella taverna, come di un’altra piccola nave. Vince chi ha più punti; a parità,
        chi ha più monete.

rules-mb-e1 = La partita finisce dopo MB-4 di un turno se allora ci sono in porto 3 navi o meno. Ogni personaggio
    prima finisce di caricare; MB-5 e MB-6 non si giocano più. Si controlla solo qui: se MB-5 lascia tre navi, si
    gioca ancora un turno fino a MB-4.

rules-mb-e2 = Si calcola il punteggio di tutte le navi rimaste in porto (MB-V, senza punto in più).

rules-mb-e3 = Poi si calcolano i barili nella taverna come una nave in più: 3-2-1 in quattro giocatori, 2-1 in tre, 1
    in due; parità come in MB-V2; senza punto in più.

rules-mb-e4 = Vince chi ha più punti; poi chi ha più monete; poi la vittoria è condivisa.

rules-mb-components = Le figure dei regolamenti sono andate perdute, quindi la maggior parte dei numeri stampati su
    navi e depositi non è nei testi. I testi parlano di una nave da 10 che paga 5-3-2 (rosso), di depositi con 2
    barili rotti e una moneta e con 1 barile e una moneta, di depositi con 1 o 2 barili rotti, e di 8 carte, una delle
    quali solo per quattro giocatori; le didascalie nominano un fronte e un retro, e in una partita si usa una sola
    faccia. Fotografie pubblicate mostrano una nave che paga 7-4-3 (rosso) e un deposito con 2 barili. Nella prima
    nave i punti sommati sono pari agli spazi; la prendiamo come legge della serie (7-4-3 ne ha 14; lo stesso per i
    lati gialli). Navi e depositi sono quindi dati, un file di edizione, e non codice. Noi forniamo un’edizione
    nostra, equilibrata con simulazioni, e lo diciamo apertamente; chi possiede la scatola può scriverne i numeri in
    un file e giocare con quelli.
    .title = Che cosa è stampato, che cosa è noto, che cosa è nostro

rules-mb-texts = L’inglese «must sail with the ship» è un errore di traduzione: gli altri tre, e lo stesso 4.2
    inglese, dicono che si continua a caricare. L’inglese divide i punti a parità per il numero di giocatori sulla
    nave, o nella taverna: gli altri tre dicono i giocatori interessati. L’italiano dice che una posizione di partenza
    non può essere cambiata da altri giocatori: secondo gli altri tre può. L’italiano dà i punti della taverna secondo
    il numero di giocatori nella taverna: gli altri intendono i giocatori della partita. I colori sono blu, giallo,
    verde e arancione; il rosso negli esempi inglesi e italiani è una svista. L’inglese omette MB-3.5, e l’italiano
    stampa una nota di redazione al posto di MB-4.6.
    .title = Dove i testi stampati sbagliano

## Examples, as small boards show them

rules-mb-example-1-3 = Giallo paga 3 monete e pone Lazy Jack con il portuale grande giallo.

rules-mb-example-3-2 = Il portuale piccolo arancione ha un 3. Ogni casella conta, anche quella occupata.

rules-mb-example-3-3 = Nel turno 1 il portuale piccolo arancione lascia la taverna di destra con un 3: il primo passo
    è la prima casella della banchina.

rules-mb-example-3-4 = Il portuale piccolo arancione ha un 2 e arriva su quello piccolo giallo, che viene spinto
    dall’altra parte dell’edificio.

rules-mb-example-3-5 = Lo stesso 2, ma dall’altra parte c’è il portuale grande blu: nessuno viene spinto, e quello
    piccolo arancione torna alla prima casella libera.

rules-mb-example-4-3 = Il deposito del portuale grande giallo mostra 4 barili. Due vanno al pontile 1 e uno al pontile
    3; l’ultimo è ancora da caricare.

rules-mb-example-4-4 = Giallo occupa l’ultimo spazio al pontile 2. Si calcola il punteggio della nave, che salpa;
    quelle dietro avanzano, ne arriva una nuova, e Giallo prosegue con l’ultimo barile.

rules-mb-example-4-5 = Due barili rotti: Arancione ha ripreso un barile al pontile 1 e deve riprenderne un altro.

rules-mb-example-4-7 = Un barile e una moneta: Arancione carica il barile al pontile 4 e riceve una moneta dalla
    scorta generale. Poi tocca al portuale piccolo blu.

rules-mb-example-v2 = Blu carica l’ultimo barile di una nave da 10: 5 per Blu, 2 ciascuno per Giallo e Verde, 1 per
    Arancione. Blu riceve 5 + 1; Giallo e Verde si dividono 3 + 2 e ricevono 3 ciascuno.

rules-mb-example-5-1 = Blu ha caricato l’ultimo barile del turno: la nave al pontile 1 salpa e se ne calcola il
    punteggio, senza il punto in più, e le altre avanzano.

rules-mb-example-e2 = Tutti hanno caricato e in porto restano solo 3 navi: la partita finisce, e si calcola il
    punteggio di tutte.
