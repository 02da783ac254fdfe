# The rules of Montego Bay as we play them, clause by clause, in our own words.

rules-mb-title = Montego Bay: de regels zoals wij ze spelen

rules-mb-intro = Gelezen uit de vier gedrukte spelregelboekjes, Nederlands, Italiaans, Engels en Frans, in onze eigen
    woorden. Elke regel heeft een nummer; het spelverloop en elk ‘Waarom?’ leiden erheen. Waar de vier teksten elkaar
    tegenspreken of zwijgen, hebben wij zelf een uitspraak gedaan; de reden staat erbij.

rules-mb-words = Speler · havenarbeider (groot, klein) · Lazy Jack · Tally-Man · kroeg (links, rechts) · pakhuis ·
    opslagveld · vat · kapot vat · munt · schip (vrachtschip) · loodsboot · aanlegsteiger 1–4 · bewegingskaart ·
    speelvolgorde-tegel · houder
    .title = Woorden

rules-mb-section-s =
    .title = Voorbereiding
    .short = Iedereen heeft vaten en twee havenarbeiders, een grote en een kleine, die wachten in de kroegen aan de
        twee uiteinden van de pakhuizen; met twee spelers heeft ieder nog een derde. De schepen liggen achter elkaar
        aan de steigers, eerst met de loodsboot vooraan, die geen vaten meeneemt.

rules-mb-s1 = 2–4 spelers. W = 8 pakhuizen met vier spelers, 7 met twee of drie. Ze staan op een rij tussen de twee
    kroegen. Een gesloten rondgang van 2W velden loopt om de rij heen: één veld per opslagveld. Genummerd 0 … 2W−1 in
    de richting van de pijl (met de klok mee): 0 … W−1 langs de achterkant, op het strand, van links naar rechts, W …
    2W−1 langs de kade van rechts naar links. Veld i en veld 2W−1−i zijn de twee kanten van één pakhuis (‘de
    overkant’). Veld 2W−1 ligt naast de Tally-Man, tussen hem en steiger 1.
    .title = Speelbord
    .ruling = Recensies leggen de steigers onderaan, met steiger 1 uiterst links en de Tally-Man bij de linkerkroeg;
        er is één veld per opslagveld, dus zijn er geen hoekvelden.

rules-mb-s2 = Iedere speler heeft een grote en een kleine havenarbeider. Alle grote beginnen in de linkerkroeg, alle
    kleine in de rechterkroeg. De kroegen zijn geen velden van de rondgang en bieden plaats aan elk aantal
    havenarbeiders.
    .title = Havenarbeiders

rules-mb-s3 = Ieder heeft een derde havenarbeider in een kleur die niemand speelt. De twee derde havenarbeiders
    verschillen in kleur en in grootte: de eerste speler krijgt de kleine, de tweede de grote.
    .title = Twee spelers
    .ruling = De teksten laten de spelers kiezen; de Franse geeft een gele speler een gele derde havenarbeider, en dat
        is een vergissing.

rules-mb-s4 = 16 per speler; met twee spelers 32 elk, waarbij de twee kleuren als één tellen.
    .title = Vaten

rules-mb-s5 = De kaarten worden geschud en open neergelegd, één per pakhuis; welk opslagveld aan de achterkant of aan
    de kade ligt, bepaalt het toeval. Eén kaart wordt alleen met vier spelers gebruikt.
    .title = Pakhuizen

rules-mb-s6 = Eén per havenarbeider in het spel (8 met vier spelers, anders 6), geschud en vanaf positie 1 in de
    houder gelegd.
    .title = Speelvolgorde-tegels

rules-mb-s7 = De loodsboot ligt aan steiger 1. De 15 vrachtschepen worden geschud; drie gaan naar steiger 2, 3 en 4;
    de andere 12 vormen twee open stapels van zes (het bovenste schip is voor iedereen zichtbaar). Met vier spelers
    geldt de rode kant van een schip (drie betaalde plaatsen), met twee of drie de gele kant (twee betaalde plaatsen).
    .title = Schepen
    .ruling = Dat de stapels open liggen, staat alleen in de Italiaanse en de Franse tekst.

rules-mb-s8 = 15 munten in de algemene voorraad; de spelers beginnen zonder munten en met 0 punten.
    .title = Munten

rules-mb-section-1 =
    .title = Lazy Jack in dienst nemen
    .short = Voor drie munten mag je Lazy Jack in dienst nemen, die deze ronde voor je werkt als een extra
        havenarbeider. Willen meer spelers hem hebben, dan gaat de speler met de minste punten voor.

rules-mb-1-1 = Eén speler mag Lazy Jack voor deze ronde in dienst nemen voor 3 munten, te betalen aan de algemene
    voorraad.

rules-mb-1-2 = Willen meer spelers hem hebben, dan mag de speler met de minste punten het eerst kiezen; bij gelijke
    punten de speler wiens voorste speelvolgorde-tegel dichter bij positie 1 ligt. Spelers met minstens 3 munten
    worden dus in die volgorde gevraagd.
    .ruling = Vragen in volgorde van voorrang geeft dezelfde uitkomst als allemaal tegelijk aankondigen.

rules-mb-1-3 = Wie hem in dienst neemt, zet hem op het veld van een van de eigen havenarbeiders; ze delen het tot hij
    loopt. In ronde 1 heeft niemand munten, dus begint hij nooit in een kroeg; in een geladen stelling zou hij die
    verlaten zoals die havenarbeider.

rules-mb-section-2 =
    .title = Kaarten kiezen
    .short = Allemaal tegelijk legt iedereen voor elke eigen havenarbeider gedekt een kaart van 1 tot 5. In de
        volgende ronde kun je alle kaarten weer gebruiken. Lazy Jack krijgt een van de kaarten die de havenarbeider
        naast hem niet gebruikt.

rules-mb-2-1 = Elke havenarbeider heeft vijf eigen kaarten, 1–5, die elke ronde allemaal beschikbaar zijn.

rules-mb-2-2 = Alle spelers kiezen tegelijk en gedekt één kaart voor elk van hun havenarbeiders.

rules-mb-2-3 = De kaart van Lazy Jack komt uit de set van de havenarbeider bij wie hij staat. Die set heeft één kaart
    van elke waarde, dus verschilt zijn waarde van die van die havenarbeider. Wie hem in dienst heeft, speelt 3
    kaarten (4 in het spel met twee spelers).

rules-mb-section-3 =
    .title = Lopen
    .short = Om de beurt lopen de havenarbeiders met de pijl mee om de pakhuizen, zo ver als hun kaart zegt. Staat er
        iemand waar je aankomt, dan duw je die door naar de andere kant van het pakhuis. Staat daar ook iemand, dan
        verhuist niemand en ga je terug naar het eerste vrije veld.

rules-mb-3-1 = Lazy Jack loopt het eerst, als hij in dienst is; daarna de havenarbeiders in de volgorde van de tegels
    in de houder, positie 1 eerst. De kaart van een figuur wordt omgedraaid als die aan de beurt is.

rules-mb-3-2 = Een figuur loopt zoveel velden met de pijl mee, vanaf de plek waar hij nu staat. Alle velden tellen,
    ook bezette.

rules-mb-3-3 = Vanuit de linkerkroeg is de eerste stap veld 0, vanuit de rechterkroeg veld W. Niemand keert terug naar
    een kroeg.
    .ruling = De Nederlandse tekst zet de grote havenarbeiders in de linkerkroeg; de Italiaanse en de Franse laten de
        kroeg vrij. Wij volgen de Nederlandse.

rules-mb-3-4 = Op een bezet veld: de figuur die daar staat, verhuist naar het veld aan de overkant en wie aankomt,
    neemt de plaats in. Het maakt niet uit van wie de figuur is, en ook niet of hij al heeft gelopen.

rules-mb-3-5 = Is het veld aan de overkant bezet, dan verhuist niemand: wie aankomt, gaat tegen de pijl in terug naar
    het eerste vrije veld.

rules-mb-3-6 = Wie loopt, geldt als opgetild: het veld waar hij vandaan komt, is vrij (tenzij Lazy Jack het deelde met
    zijn havenarbeider, die er nog staat). De rondgang is gesloten, ook bij het teruggaan: een havenarbeider die deze
    beurt een kroeg heeft verlaten, gaat eveneens langs de rondgang terug (van 0 naar 2W−1, van W naar W−1), nooit de
    kroeg in.
    .ruling = Waar een opgetilde figuur stond, staat niemand; een gesloten rondgang is de enige uitleg van ‘eerste
        vrije veld’.

rules-mb-section-4 =
    .title = Laden
    .short = Te beginnen naast de Tally-Man doet iedereen die bij een opslagveld staat wat het toont: je laadt de
        vaten op schepen naar keuze, of neemt, als ze kapot zijn, eigen vaten terug, en krijgt een munt als er een ligt.
        Een schip dat vol is, wordt meteen gewaardeerd en vaart uit.

rules-mb-4-1 = Te beginnen bij veld 2W−1 en tegen de pijl in tot veld 0 komt elke figuur op de rondgang één keer in
    actie, ook Lazy Jack (voor wie hem in dienst heeft). Niemand loopt.

rules-mb-4-2 = Een figuur leegt alleen het opslagveld naast het eigen veld. Opslagvelden raken nooit op.

rules-mb-4-3 = De speler neemt zoveel vaten uit de eigen voorraad als het opslagveld toont en verdeelt ze naar keuze
    over schepen in de haven. Alle vaten moeten worden geladen. De loodsboot kan niet worden beladen.
    .title = Vaten

rules-mb-4-4 = Eén vat per laadruimte. Zodra de laatste laadruimte van een schip bezet is, wordt het gewaardeerd en
    vaart het uit, en zijn vaten keren terug; schepen aan steigers met een hoger nummer schuiven er één op (die ervoor
    liggen, ook de loodsboot, blijven), het volgende schip van de stapel komt achteraan; daarna gaat de speler verder
    met de resterende vaten, ook op het nieuwe schip.

rules-mb-4-5 = Voor 1 of 2 getoonde kapotte vaten neemt de speler zoveel eigen vaten van schepen naar keuze terug in
    de voorraad; zoveel als er zijn, de rest vervalt. Vaten in de kroeg blijven daar. Toont een opslagveld hele en
    kapotte vaten, dan worden eerst de hele geladen.
    .title = Kapotte vaten
    .ruling = De Italiaanse en de Franse tekst spreken van ‘opslagveld 1 of 2’; de Nederlandse en de Engelse zeggen 1
        of 2 kapotte vaten. De kroeg, en opslagvelden met beide soorten, worden niet genoemd.

rules-mb-4-6 = Lazy Jack haalt nooit vaten van een schip.

rules-mb-4-7 = Een getoonde munt levert de speler één munt uit de algemene voorraad op, ook bij een bezoek van Lazy
    Jack.
    .title = Munt

rules-mb-4-8 = Het aantal ligt vast als het bezoek begint: wat het opslagveld toont of de hele voorraad, als die
    kleiner is; vaten die tijdens het bezoek terugkomen, verhogen het niet. Een lege algemene voorraad betaalt niets.
    .ruling = In de teksten raakt een voorraad nooit op; later wordt niets ingehaald.

rules-mb-4-9 = Is er geen schip meer om te beladen, dan gaan de resterende vaten naar de kroeg naast de Tally-Man
    (MB-E3).

rules-mb-section-v = Een voorbeeld: op een schip van 10 met de punten 5-3-2 heeft blauw 5 vaten, geel 2, groen 2 en
    oranje 1, en blauw maakte het vol. Blauw krijgt 5+1, geel en groen (3+2)/2, naar boven afgerond 3 elk, oranje 0.
    .title = Een schip waarderen
    .short = Wie de meeste vaten aan boord heeft, krijgt de meeste punten, en de volgende minder; met vier spelers
        tellen drie plaatsen, anders twee. Wie er evenveel heeft, deelt de punten van die plaatsen, naar boven
        afgerond. Wie een schip vol maakt, krijgt één punt extra.

rules-mb-v1 = Spelers met minstens één vat aan boord, en niemand anders, worden gerangschikt naar hun vaten. De eerste
    en de tweede plaats (en met vier spelers de derde) krijgen de punten die op het schip staan.
    .ruling = Een speler zonder vat aan boord heeft geen plaats.

rules-mb-v2 = Evenveel vaten: de punten van de plaatsen die zij samen innemen, worden opgeteld, gedeeld door het
    aantal betrokken spelers en naar boven afgerond. Plaatsen zonder punten tellen als 0. De volgende speler neemt de
    plaats na hen in.

rules-mb-v3 = Wie de laatste laadruimte bezette, krijgt 1 bonuspunt; alleen als een schip vol werd, niet in MB-5 of
    MB-E. Voor Lazy Jack krijgt de speler die hem in dienst heeft het.

rules-mb-v4 = Het schip gaat uit het spel; de vaten keren terug naar de voorraad van hun eigenaars.

rules-mb-section-p =
    .title = De stapels
    .short = Nieuwe schepen komen van de eerste stapel en daarna van de tweede. Zijn beide op, dan komt er geen schip
        meer bij.

rules-mb-p1 = Is de eerste stapel op, dan wordt de tweede gebruikt. Zijn beide op, dan schuiven de schepen nog wel
    door, maar er komt geen nieuw schip.

rules-mb-section-5 =
    .title = Het voorste schip vaart uit
    .short = Als iedereen heeft geladen, vaart het voorste schip uit, vol of niet, en wordt het gewaardeerd; de andere
        schuiven door en er komt een nieuw schip. In de eerste ronde is dat alleen de loodsboot, en niemand krijgt
        punten.

rules-mb-5-1 = Na het laden vaart het schip aan steiger 1 uit en wordt het gewaardeerd (MB-V, zonder bonuspunt); de
    schepen schuiven door; het volgende schip komt aan steiger 4. In ronde 1 is dat de loodsboot: weg, niet
    gewaardeerd.

rules-mb-section-6 =
    .title = Speelvolgorde
    .short = Wie als laatste liep, loopt in de volgende ronde als eerste, en alle anderen één plaats later. Alleen in
        de ronde waarin de tweede stapel wordt aangebroken, wordt de volgorde opnieuw geschud. Lazy Jack gaat naar
        huis.

rules-mb-6-1 = Alle speelvolgorde-tegels schuiven één positie op; de laatste gaat naar positie 1.

rules-mb-6-2 = Is in deze ronde het eerste schip van de tweede stapel genomen, dan worden de tegels in plaats daarvan
    opnieuw geschud.

rules-mb-6-3 = Lazy Jack verlaat het bord.

rules-mb-section-e =
    .title = Einde
    .short = Liggen er na het laden drie schepen of minder in de haven, dan is het spel afgelopen. Ook die schepen
        worden gewaardeerd, en daarna de vaten in de kroeg als nog een klein schip. De meeste punten winnen; bij
        gelijke stand de meeste munten.

rules-mb-e1 = Het spel eindigt na MB-4 van een ronde als er dan nog 3 schepen of minder in de haven liggen. Elke
    figuur laadt eerst alles; MB-5 en MB-6 worden dan niet gespeeld. Alleen op dat moment wordt gekeken: laat MB-5
    drie schepen over, dan wordt nog één ronde gespeeld, tot en met MB-4.

rules-mb-e2 = Alle schepen die nog in de haven liggen, worden gewaardeerd (MB-V, zonder bonuspunt).

rules-mb-e3 = Vaten in de kroeg worden daarna gewaardeerd als nog een schip: 3-2-1 met vier spelers, 2-1 met drie, 1
    met twee; gelijke stand als in MB-V2; geen bonuspunt.

rules-mb-e4 = De meeste punten winnen; dan de meeste munten; dan wordt de overwinning gedeeld.

rules-mb-components = De afbeeldingen van de boekjes zijn verloren gegaan, dus de meeste getallen op schepen en
    opslagvelden staan niet in de teksten. De teksten noemen een schip van 10 dat 5-3-2 betaalt (rood), opslagvelden
    met 2 kapotte vaten en een munt en met 1 vat en een munt, opslagvelden met 1 of 2 kapotte vaten, en 8 kaarten,
    waarvan één alleen voor vier spelers; bijschriften noemen een voor- en een achterkant, en in een spel wordt één
    kant gebruikt. Gepubliceerde foto’s tonen een schip dat 7-4-3 betaalt (rood) en een opslagveld met 2 vaten. Bij
    het eerste schip zijn de punten samen gelijk aan de laadruimte; dat nemen wij als wet voor alle schepen (7-4-3
    heeft plaats voor 14; de gele kanten net zo). Schepen en opslagvelden zijn daarom gegevens, een uitgavebestand, en
    geen code. Wij leveren één eigen uitgave, met simulaties in evenwicht gebracht, en zeggen dat er eerlijk bij; wie
    de doos heeft, kan de getallen daarvan in een bestand typen en daarmee spelen.
    .title = Wat gedrukt is, wat bekend is, wat van ons is

rules-mb-texts = Het Engelse ‘must sail with the ship’ is een vertaalfout: de andere drie, en de Engelse 4.2 zelf,
    zeggen dat het laden doorgaat. De Engelse tekst deelt gelijke punten door het aantal spelers op het schip, of in
    de kroeg: de andere drie zeggen de betrokken spelers. De Italiaanse zegt dat andere spelers een beginpositie niet
    kunnen veranderen: volgens de andere drie kan dat wel. De Italiaanse geeft punten in de kroeg naar het aantal
    spelers in de kroeg: de andere bedoelen de spelers van het spel. De kleuren zijn blauw, geel, groen en oranje;
    ‘rood’ in Engelse en Italiaanse voorbeelden is een vergissing. De Engelse tekst laat MB-3.5 weg, en de Italiaanse
    drukt een opmerking van de redactie af op de plaats van MB-4.6.
    .title = Waar de gedrukte teksten zich vergissen

## Examples, as small boards show them

rules-mb-example-1-3 = Geel betaalt 3 munten en zet Lazy Jack bij de grote gele havenarbeider.

rules-mb-example-3-2 = De kleine oranje havenarbeider heeft een 3. Elk veld telt, ook het bezette.

rules-mb-example-3-3 = In ronde 1 verlaat de kleine oranje havenarbeider de rechterkroeg met een 3: de eerste stap is
    het eerste veld langs de kade.

rules-mb-example-3-4 = De kleine oranje havenarbeider heeft een 2 en komt op het veld van de kleine gele, die naar de
    andere kant van het pakhuis verhuist.

rules-mb-example-3-5 = Dezelfde 2, maar aan de andere kant staat de grote blauwe havenarbeider: niemand verhuist, en
    de kleine oranje gaat terug naar het eerste vrije veld.

rules-mb-example-4-3 = Het opslagveld van de grote gele havenarbeider toont 4 vaten. Twee gaan naar steiger 1 en één
    naar steiger 3; het laatste moet nog geladen worden.

rules-mb-example-4-4 = Geel bezet de laatste laadruimte aan steiger 2. Het schip wordt gewaardeerd en vaart uit, die
    erachter schuiven door, er komt een nieuw schip, en Geel gaat verder met het laatste vat.

rules-mb-example-4-5 = Twee kapotte vaten: Oranje heeft aan steiger 1 een vat teruggenomen en moet er nog een
    terugnemen.

rules-mb-example-4-7 = Een vat en een munt: Oranje laadt het vat aan steiger 4 en krijgt een munt uit de algemene
    voorraad. Dan is de kleine blauwe havenarbeider aan de beurt.

rules-mb-example-v2 = Blauw laadt het laatste vat op een schip van 10: 5 voor Blauw, 2 elk voor Geel en Groen, 1 voor
    Oranje. Blauw krijgt 5 + 1; Geel en Groen delen 3 + 2 en krijgen elk 3.

rules-mb-example-5-1 = Blauw heeft het laatste vat van de ronde geladen: het schip aan steiger 1 vaart uit en wordt
    zonder bonuspunt gewaardeerd, en de andere schuiven door.

rules-mb-example-e2 = Iedereen heeft geladen en er liggen nog maar 3 schepen in de haven: het spel is afgelopen, en ze
    worden allemaal gewaardeerd.
