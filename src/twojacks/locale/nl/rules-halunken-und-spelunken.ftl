# The rules of Halunken & Spelunken as we play them, clause by clause, in our own words.

rules-hs-title = Halunken & Spelunken: de regels zoals wij ze spelen

rules-hs-intro = Gelezen uit het gedrukte Nederlandse spelregelboekje, in onze eigen woorden. Elke regel heeft een
    nummer; het spelverloop en elk ‘Waarom?’ leiden erheen. Waar de gedrukte tekst zwijgt of een drukfout bevat,
    hebben wij zelf een uitspraak gedaan; de reden staat erbij.

rules-hs-words = Kapitein · matroos (kaart) · bemanning (de matrozen van een speler) · kroeg · bewegingskaart (1–7,
    Rum) · Black Jack · havenkom (de open voorraad matrozen van Black Jack) · opdrachtgever (wie Black Jack heeft
    ingehuurd) · vrij veld (zonder kapitein en zonder Black Jack; het veld dat een lopende figuur heeft verlaten, is
    vrij)
    .title = Woorden

rules-hs-section-s =
    .title = Voorbereiding, in elke variant
    .short = Veertien kroegen staan in een kring, elk met drie verborgen matrozen. Iedereen kiest waar de kapitein
        begint en krijgt daar de bovenste matroos; daarna wordt in elke kroeg de bovenste matroos opengelegd. Je hebt
        acht bewegingskaarten en kunt elke kaart één keer gebruiken.

rules-hs-s1 = 42 kaarten: geel 1–12, grijs 2–11 en 13, violet 3–11 en 14, rood 4–11 en 15.
    .title = Matrozen
    .ruling = De tekst geeft rood als ‘1–11 en 15’, maar telt 9 rode kaarten en 42 in totaal; alleen 4–11 en 15 past
        daarbij, en het zet het patroon van de andere kleuren voort (sommen per kleur 78, 78, 77, 75).

rules-hs-s2 = De matrozen worden geschud; bij elk van de 14 kroegen, die in een kring staan, liggen er drie gedekt.
    Voor elke kroeg ligt één veld.

rules-hs-s3 = 2–4 spelers hebben een kapitein: groen, geel, blauw of rood. Iedere speler heeft de bewegingskaarten 1–7
    en Rum; elke kaart kan één keer worden gebruikt.

rules-hs-s4 = Het lot wijst aan wie begint. Om beurten, met de klok mee, zet iedere speler de kapitein op een vrij
    veld naar keuze, neemt de bovenste matroos van die kroeg, die tot dan toe niemand heeft gezien, en legt hem open
    neer.
    .ruling = Wie als eerste plaatst, wordt niet gezegd.

rules-hs-s5 = Daarna wordt in elke kroeg de bovenste matroos opengelegd.

rules-hs-s6 = De bemanningen, de havenkom, de gespeelde bewegingskaarten en de hoogte van de stapels zijn voor
    iedereen zichtbaar; gedekte matrozen, de volgorde van de kaarten van Black Jack en gekozen kaarten die nog niet
    zijn omgedraaid, zijn verborgen.

rules-hs-section-r =
    .title = Een ronde (8 in totaal)
    .short = Iedereen kiest in het geheim een kaart en alle kaarten gaan tegelijk open: gelijke kaarten blijven staan,
        de anderen lopen zo ver, het laagste getal eerst, en een Rum die alleen is, wordt een getal dat niemand anders
        toont. Waar je dan ook staat, de bovenste matroos van die kroeg, als er een is, gaat met je mee. Kom je bij
        een andere kapitein aan en is jouw bemanning niet de grootste van de twee, dan mag je er een matroos uit nemen; de
        getroffen kapitein schuift door.

rules-hs-r1 = Alle spelers kiezen in het geheim een van hun overgebleven bewegingskaarten; alle kaarten worden
    tegelijk omgedraaid.

rules-hs-r2 = Spelers die dezelfde kaart hebben gespeeld, een getal of Rum, heffen elkaar op: zij blijven staan.
    .title = Elkaar opheffen

rules-hs-r3 = Wie als enige Rum heeft gespeeld, bekijkt de kaarten en noemt een getal van 1 tot 7 dat geen andere
    speler heeft gespeeld, ook niet op een opgeheven kaart. Het mag een getal zijn waarvan de speler de eigen kaart al
    heeft gebruikt.
    .title = Rum

rules-hs-r4 = Eerst neemt iedere kapitein die is opgeheven de bovenste matroos van de kroeg waar hij staat, als er een
    is; de volgende wordt opengelegd. Uit een kroeg nemen (HS-R4, HS-R6) is altijd verplicht.

rules-hs-r5 = Daarna lopen de anderen, het laagste getal eerst, met de klok mee, vanaf de plek waar ze nu staan; elk
    veld telt.

rules-hs-r6 = De kapitein neemt de bovenste matroos van de kroeg, als er een is; de volgende wordt opengelegd.
    .title = Aankomen

rules-hs-r7 = Na HS-R6 mag wie aankomt één matroos naar keuze uit de bemanning van de ander nemen, mits de eigen
    bemanning dan niet groter is. Nemen is niet verplicht.
    .title = Een kapitein treffen
    .ruling = In de tekst staat ‘mag’. Weigeren doet ertoe: één kaart meer kan veranderen welke kleur dubbel telt en
        wie wie mag beroven. De bemanningen worden vergeleken nadat de matroos uit de kroeg is genomen, zoals in de
        volgorde en het voorbeeld van de tekst.

rules-hs-r8 = Daarna wordt de getroffen kapitein op het volgende vrije veld met de klok mee gezet, of er nu een
    matroos is genomen of niet, en of hij nu al heeft gelopen of was opgeheven; hij neemt daar niets, en als hij zelf
    nog moet lopen, begint hij daar.

rules-hs-r9 = Gespeelde kaarten blijven open voor hun speler liggen en worden niet opnieuw gebruikt.

rules-hs-section-e =
    .title = Einde en telling
    .short = Na acht rondes tel je de waarden van je matrozen op, en de kleur waarvan je er de meeste hebt, telt
        dubbel. De hoogste som wint.

rules-hs-e1 = Na 8 rondes telt iedere speler de waarden van de bemanning op; de kleur waarvan de speler de meeste
    kaarten heeft, telt dubbel; bij even vaak voorkomende kleuren kiest de speler (wij nemen de beste).

rules-hs-e2 = De hoogste som wint; bij gelijke sommen wordt de overwinning gedeeld.
    .ruling = Wat een gelijke stand betekent, wordt niet gezegd.

rules-hs-e3 = Drie spellen na elkaar, de sommen opgeteld.
    .title = Lange partij

rules-hs-section-v =
    .title = Spel voor beginners (3–4 spelers)
    .short = Het spel om mee te beginnen: alles wat je tot nu toe hebt gelezen, zonder Black Jack.

rules-hs-v1 = HS-S, HS-R, HS-E en verder niets.

rules-hs-section-b =
    .title = Standaardspel (3–4 spelers): Black Jack
    .short = Voor elke ronde mag je een van je matrozen bieden voor de hulp van Black Jack; het hoogste bod gaat naar
        de havenkom. Als alle kapiteins hebben gelopen, loopt hij er een paar voorbij: wie hem heeft ingehuurd, mag
        van elk van de anderen die hij passeert een matroos nemen, als die bemanning niet kleiner is dan de eigen;
        heeft niemand hem ingehuurd, dan staat iedereen die hij passeert er een af aan de havenkom. Wie op zijn veld
        aankomt, mag een matroos uit de havenkom nemen.

rules-hs-b1 = De 12 kaarten van Black Jack (1–12) worden gedekt geschud. Na HS-S5 zet de speler met de laagste eerste
    matroos Black Jack op een vrij veld naar keuze; de speler met de hoogste eerste matroos opent het eerste opbod.
    Bij gelijke waarden gaat in beide gevallen geel voor grijs, grijs voor violet en violet voor rood; is één speler
    beide, dan doet die beide.
    .title = Voorbereiding

rules-hs-b2 = Aan het begin van elke ronde. Vanaf wie opent en met de klok mee past iedere speler één keer of biedt
    één matroos uit de eigen bemanning, van hogere waarde dan het laatste bod. De hoogste bieder betaalt die matroos
    in de havenkom en is deze ronde de opdrachtgever. Het eerste bod mag elke matroos zijn, zelfs de laatste van een
    bemanning; wie geen hogere matroos heeft, past.
    .title = Opbod
    .ruling = Verhogen betekent een hogere waarde; een gelijke waarde in een andere kleur is geen verhoging.

rules-hs-b3 = Het opbod in latere rondes wordt geopend door wie Black Jack het laatst heeft ingehuurd; zolang niemand
    dat heeft gedaan, door wie het eerste opbod opende.

rules-hs-b4 = Een kapitein die op zijn veld aankomt, neemt de matroos van de kroeg (HS-R6) en mag daarna één matroos
    naar keuze uit de havenkom nemen, hoe groot de bemanningen ook zijn; dan wordt Black Jack op het volgende vrije
    veld met de klok mee gezet, waar zijn eigen latere zet begint. Een lege havenkom levert niets op. Ook de kapitein
    van de opdrachtgever mag hem beroven.
    .title = Black Jack beroven
    .ruling = De tekst zegt dat de speler een kaart ‘pikt’, maar noemt het beroven van de havenkom bij twee spelers
        een keuze, zoals in het standaardspel: het is dus niet verplicht, net als in HS-R7.

rules-hs-b5 = Na alle kapiteins. Zijn bovenste kaart wordt omgedraaid en hij loopt zo ver met de klok mee. Is het veld
    dat hij bereikt bezet, dan gaat hij door naar het volgende vrije; zijn eigen beginveld telt als vrij.
    .title = Zijn zet
    .ruling = In het gedrukte voorbeeld wordt de kapitein op het bereikte veld beroofd voordat Black Jack doorloopt;
        ook wie hij daarbij overslaat, is ingehaald.

rules-hs-b6 = Van iedere kapitein die hij is gepasseerd, in die volgorde, ook die op het bereikte veld en die waar hij
    overheen is gestapt, mag de opdrachtgever één matroos naar keuze nemen, tenzij die bemanning op dat moment kleiner
    is dan die van de opdrachtgever. De eigen kapitein van de opdrachtgever wordt overgeslagen, niemand wordt in één
    zet twee keer beroofd, en hij bezoekt geen kroeg.
    .title = Ingehuurd
    .ruling = De tekst zegt dat hij een kaart ‘pikt’, maar het gedrukte voorbeeld spreekt van mogen: het is dus niet
        verplicht, net als in HS-R7. Wie als ingehaald telt, volgt uit het voorbeeld, zoals in HS-B5.

rules-hs-b7 = Iedere speler wiens kapitein hij passeert, geteld en geordend als in HS-B6, staat één matroos naar eigen
    keuze af aan de havenkom, hoe groot de bemanningen ook zijn; een lege bemanning geeft niets.
    .title = Niet ingehuurd

rules-hs-b8 = Acht van zijn twaalf kaarten worden gebruikt; vier blijven ongezien. De havenkom telt voor niemand.
    .ruling = De tekst zegt dat acht kaarten ongebruikt blijven; acht rondes gebruiken er acht, dus blijven er vier
        over.

rules-hs-section-t = Het standaardspel met deze wijzigingen; HS-B5, HS-B6, HS-B7 en het aantal kaarten van HS-B8
    gelden niet.
    .title = Twee spelers
    .short = Met twee spelers loopt Black Jack mee als een derde kapitein, met eigen kaarten. Wie hem inhuurt, kiest
        ook zijn kaart en krijgt de matrozen die hij uit kroegen haalt; huurt niemand hem in, dan bepaalt het toeval
        zijn kaart en gaan die matrozen naar de havenkom. Hij rooft hier alleen waar hij aankomt: voorbijgaan berooft
        niemand.
    .ruling = De tekst noemt alleen wat verandert; naast die wijzigingen kunnen deze regels niet gelden.

rules-hs-t1 = In plaats van de 12 kaarten heeft Black Jack de acht kaarten van een ongebruikte kapitein (1–7, Rum).
    Elke kaart wordt één keer gespeeld en ligt daarna open.

rules-hs-t2 = De spelers bieden om beurten, elk bod hoger dan het vorige, tot er één past; alleen het laatste bod
    wordt betaald. Past wie opent meteen, dan mag de ander één bod doen, dat wint. Passen beiden: niet ingehuurd.
    .title = Opbod
    .ruling = In HS-B2 krijgt iedereen een beurt om te bieden, en dus ook hier.

rules-hs-t3 = De opdrachtgever kiest in het geheim een van de overgebleven kaarten van Black Jack en een voor de eigen
    kapitein; de tegenstander kiest er één. Alle drie worden tegelijk omgedraaid en HS-R2 tot HS-R5 behandelen de drie
    figuren gelijk; hij loopt in de beurt van zijn getal, niet als laatste. Een enkele Rum van een van beiden wordt
    door de opdrachtgever genoemd.
    .title = Ingehuurd
    .ruling = Niet ingehuurd wordt zijn kaart omgedraaid voordat iemand loopt, en gelijke kaarten van opdrachtgever en
        Black Jack heffen elkaar op: beide kloppen alleen als zijn kaart een van de drie in de ronde is.

rules-hs-t4 = Black Jack neemt matrozen uit kroegen zoals een kapitein (HS-R4, HS-R6); ingehuurd gaan ze naar de
    bemanning van de opdrachtgever, anders naar de havenkom.
    .ruling = De opdrachtgever speelt ‘alsof hij voor 2 spelers speelt’, en zonder opdrachtgever gaan winst en verlies
        naar de havenkom: dus verzamelt hij.

rules-hs-t5 = Komt Black Jack bij een kapitein aan, dan neemt hij eerst de matroos van de kroeg (HS-T4). Ingehuurd en
    de kapitein van de tegenstander: de opdrachtgever mag roven als in HS-R7, met de eigen bemanning. Ingehuurd en de
    kapitein van de opdrachtgever: niemand wordt beroofd. Niet ingehuurd, welke kapitein ook: de eigenaar staat,
    tenzij de bemanning leeg is, één matroos naar eigen keuze af aan de havenkom, hoe groot de bemanningen ook zijn.
    In elk geval wordt de getroffen kapitein daarna op het volgende vrije veld gezet (HS-R8) en blijft Black Jack
    staan. Alleen voorbijgaan berooft niemand.
    .ruling = Alleen landen op de tegenstander wordt een beroving genoemd, ‘opnieuw volgens de regels van het
        standaardspel’; dat kan alleen de regel zijn voor een kapitein die een kapitein treft: de getroffen figuur
        wordt dus verzet, en voorbijgaan berooft niemand.

rules-hs-t6 = De tegenstander die op het veld van de ingehuurde Black Jack aankomt, neemt de matroos van de kroeg en
    mag daarna één matroos nemen uit de havenkom of, als de eigen bemanning niet groter is, van de opdrachtgever.
    Ieder ander die daar aankomt (de opdrachtgever; iedereen als hij niet is ingehuurd) mag er één uit de havenkom
    nemen (HS-B4). In elk geval wordt Black Jack daarna op het volgende vrije veld met de klok mee gezet; moet hij nog
    lopen, dan begint hij daar.
    .ruling = Waar Black Jack heen gaat als iemand aankomt, wordt alleen voor het standaardspel gezegd; wij doen hier
        hetzelfde.

rules-hs-t7 = Zijn overgebleven kaarten worden geschud; nadat beide spelers hebben gekozen, wordt zijn bovenste kaart
    samen met die van hen omgedraaid en gaat de ronde verder als in HS-T3 tot HS-T6. Zijn eigen enkele Rum wordt een
    getal dat geloot wordt uit de getallen die niemand heeft gespeeld.
    .title = Niet ingehuurd
    .ruling = Wat er met zijn Rum gebeurt als niemand een getal kan noemen, wordt niet gezegd.

## Examples, as small boards show them

rules-hs-example-r2 = Groen en Geel onthullen allebei 5: ze heffen elkaar op, blijven staan en nemen de matroos waar
    ze staan. Blauw is de enige met 4 en loopt.

rules-hs-example-r3 = Alleen Geel speelt Rum. Geel ziet de 4 en de 6, maakt er een 1 van en loopt dus vóór hen.

rules-hs-example-r5 = Groen onthult 6, Geel 4, Blauw 5: eerst loopt Geel, dan Blauw, dan Groen.

rules-hs-example-r6 = Blauw loopt 4 velden en neemt de rode 15; de volgende matroos wordt opengelegd.

rules-hs-example-r7 = Groen loopt 4 velden en treft Geel. Beide bemanningen hebben drie matrozen, dus Groen mag er een
    nemen: de rode 15.

rules-hs-example-r8 = Groen heeft de grootste bemanning, dus Geel wordt niet beroofd, maar maakt wel plaats: voorbij
    Blauw, naar het volgende vrije veld.

rules-hs-example-e1 = Groen heeft de meeste grijze matrozen: 4 + 9 + 11 + 12 + 15 = 51, en de grijze nog een keer, 24,
    maakt 75.

rules-hs-example-b2 = Groen biedt de gele 7, Geel de grijze 9, Blauw past: de grijze 9 gaat in de havenkom en Black
    Jack werkt voor Geel.

rules-hs-example-b4 = Blauw bereikt het veld van Black Jack en neemt de rode 10 uit de havenkom. Black Jack schuift
    door naar het volgende vrije veld en begint daar zijn eigen zet.

rules-hs-example-b6 = Groen heeft Black Jack ingehuurd; hij loopt 6 velden en passeert Geel en Blauw. Van de vier
    matrozen van Geel neemt Groen de violette 14. Nu heeft Groen er vier en Blauw maar twee: Blauw wordt gespaard.

rules-hs-example-b7 = Niemand heeft Black Jack ingehuurd. Hij loopt 4 velden en passeert Geel, die de gele 2 afstaat
    aan de havenkom.

rules-hs-example-t6 = Black Jack werkt voor Groen. Geel komt op zijn veld aan en neemt de rode 11: niet uit de
    havenkom, maar van Groen.
