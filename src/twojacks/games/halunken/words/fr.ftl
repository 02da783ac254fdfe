# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

## On the start page

hs-about = Menez votre capitaine de taverne en taverne, engagez le meilleur équipage et dépouillez vos rivaux avant que Black Jack ne s’en charge.
hs-facts = 2 à 4 joueurs · une demi-heure

## What is asked of the reader

hs-ask-place = Où commence votre capitaine ? Le premier matelot de la taverne vous rejoint.
hs-ask-place-jack = Devant quelle taverne commence { hs-figure-jack } ?
hs-ask-bid = Engager { hs-figure-jack } ? Misez un matelot de votre équipage, ou passez.
hs-ask-bid-more = { $name } mise { $sailor }. Misez un matelot plus fort, ou passez.
hs-ask-card = Choisissez une carte de déplacement.
hs-ask-card-others =
    { $count ->
        [one] Choisissez une carte : { $names } a déjà posé la sienne.
       *[other] Choisissez une carte : { $names } ont déjà posé la leur.
    }
hs-ask-laid =
    { $count ->
        [0] Votre carte est posée face cachée.
        [one] Votre carte est posée. { $names } choisit encore.
       *[other] Votre carte est posée. { $names } choisissent encore.
    }
hs-ask-jack-card = Choisissez maintenant une carte pour { hs-figure-jack }.
hs-ask-rum = Vous avez le seul Rhum. Quel nombre vaut-il ?
hs-ask-jack-rum = { hs-figure-jack } a le seul Rhum. Quel nombre vaut-il ?
hs-ask-rob = Prendre un matelot à { $name } ?
hs-ask-rob-basin = Prendre un matelot dans le bassin ?
hs-ask-rob-both = Prendre un matelot dans le bassin ou à { $name } ?
hs-ask-give = { hs-figure-jack } passe. Quel matelot abandonnez-vous ?

## Waiting for others

hs-wait-place = { $names } choisit où commencer.
hs-wait-place-jack = { $names } choisit une place pour { hs-figure-jack }.
hs-wait-auction = { $names } réfléchit à sa mise.
hs-wait-cards =
    { $count ->
        [one] { $names } choisit encore une carte.
       *[other] { $names } choisissent encore une carte.
    }
hs-wait-name-rum = { $names } annonce un nombre pour le Rhum.
hs-wait-rob = { $names } peut prendre un matelot.
hs-wait-give = { $names } doit abandonner un matelot.
hs-over =
    { $count ->
        [one] { $names } gagne avec { $total } points !
       *[other] { $names } se partagent la victoire avec { $total } points chacun !
    }
hs-round =
    { $last ->
        [yes] Dernier tour : { $round } sur { $rounds }
       *[no] Tour { $round } sur { $rounds }
    }
hs-round-last = Dernier tour
hs-ask-last = { hs-round-last } ! { $question }

## What others did to the reader's crew since the last decision

hs-since-robbed =
    { $helper ->
        [jack] { hs-figure-jack } vous a pris { $sailor } pour { $seat }.
       *[none] { $seat } vous a pris { $sailor }.
    }
hs-since-hired = { hs-figure-jack } travaille pour vous pendant ce tour : { $sailor } est maintenant dans le bassin.
hs-since-gave = { hs-figure-jack } est passé : { $sailor }, votre seul matelot, est maintenant dans le bassin.
hs-since-took = { hs-figure-jack } vous a amené { $sailor }.

## What options are called

hs-do-place = Commencer { $at }
hs-do-place-jack = { hs-figure-jack } commence { $at }
hs-do-bid = Miser { $sailor }
hs-do-pass = Passer
hs-do-card =
    { $who ->
        [jack] Carte { $card } pour { hs-figure-jack }
       *[captain] Carte { $card }
    }
hs-do-move =
    { $who ->
        [jack] { $steps ->
            [one] { hs-figure-jack } : une case, { $to }
           *[other] { hs-figure-jack } : { $steps } cases, { $to }
        }
       *[captain] { $steps ->
            [one] Une case, { $to }
           *[other] { $steps } cases, { $to }
        }
    }
hs-do-rum =
    { $who ->
        [jack] Rhum pour { hs-figure-jack }
       *[captain] Rhum
    }
hs-do-take =
    { $store ->
        [basin] Prendre { $sailor } dans le bassin
       *[crew] Prendre { $sailor } à { $name }
    }
hs-do-take-none = Ne prendre personne
hs-do-give = Abandonner { $sailor }

## Confirming

hs-confirm-place = Commencer ici
hs-confirm-place-jack = Le placer ici
hs-confirm-bid = Miser
hs-confirm-card = Poser
hs-confirm-rum = Annoncer
hs-confirm-take = Prendre
hs-confirm-give = Abandonner

## What they lead to, if nobody else acts before

hs-then-place = Son premier matelot vous rejoint, quel qu’il soit.
hs-then-hirer = { hs-figure-jack } servira { $name } si personne ne surenchérit.
hs-then-paid = Si cette mise l’emporte, { hs-figure-jack } travaille pour vous, et vous avez { $before } → { $after } points.
hs-then-rum = Si c’est le seul Rhum, vous annoncez un nombre que personne d’autre ne montre, une fois toutes les cartes révélées.
hs-then-joins = S’il y est encore, { $sailor } vous rejoindrait : { $before } → { $after } points.
hs-then-nobody = Il n’y a plus personne dans cette taverne.
hs-then-robs = Vous pourriez prendre un matelot à { $name }, qui passerait ensuite { $to }.
hs-then-robs-basin = Vous pourriez prendre un matelot dans le bassin ; { $name } passerait ensuite { $to }.
hs-then-pushes = { $name } céderait la place et passerait { $to } ; il n’y a rien à prendre.
hs-then-earlier =
    { $count ->
        [one] { $names } se déplace avant.
       *[other] { $names } se déplacent avant.
    }
hs-then-points = { $name } : { $before } → { $after } points.

## On boards and racks

hs-status-yours = à vous de choisir
hs-status-thinking = réfléchit…
hs-status-laid = carte posée
hs-status-bids = mise
hs-status-passed = passe
hs-status-stays = reste sur place
hs-status-won = gagne !
hs-sailors =
    { $count ->
        [0] aucun matelot
        [one] { $count } matelot
       *[other] { $count } matelots
    }
hs-part = { hs-sailors } :
hs-points-so-far =
    { $count ->
        [one] { $count } point pour l’instant
       *[other] { $count } points pour l’instant
    }
hs-cards-left = Cartes restantes : { $list }
hs-is-hirer = { hs-figure-jack } travaille pour { $name }
hs-jack-works-for = travaille pour
hs-jack-for-nobody = ne travaille pour personne
hs-jack-for-hire = Qui l’engage ?
hs-jack-waits = attend un capitaine
hs-jack-highest-bid = Meilleure mise : { $sailor } ({ $name })
hs-jack-turned-up = De combien de cases il peut avancer ; en sombre : déjà sorti
hs-jack-hand = Ses cartes ; les sombres ont été jouées
hs-your-cards = Vos cartes de déplacement
hs-his-cards = Cartes de { hs-figure-jack }
hs-numbers = Le nombre du Rhum
hs-nobody = Personne
hs-your-crew = Votre équipage
hs-crew-of = Équipage : { $name }
hs-crews = Tous les équipages
hs-basin = Bassin
hs-taverns = Tavernes
hs-board = Le port
hs-log = Journal du port
hs-scoring = Les comptes

## What things are

hs-about-tavern = Qui arrive prend le matelot visible ; le suivant est retourné. Les fenêtres éclairées montrent combien il en reste.
hs-about-space = Un capitaine commence ici et prend le premier matelot de la taverne.
hs-about-captain = Un capitaine rejoint sur sa case passe à la prochaine case libre.
hs-about-jack = { hs-figure-jack } passe après tous les capitaines : engagé, il vole pour son employeur ; sinon, chacun qu’il dépasse abandonne un matelot.
hs-about-basin = Les matelots reçus par { hs-figure-jack }. Un capitaine qui arrive sur sa case peut en prendre un.
hs-about-crew = On additionne toutes les valeurs ; la couleur la plus nombreuse compte double.
hs-about-score = Les points si la partie s’arrêtait maintenant.
hs-about-counts = Combien il y a de matelots de chaque couleur. La couleur encadrée compte double.
hs-about-before = Ici se pose la carte de ce tour, ou la mise.
hs-about-played = Les cartes claires restent ; les sombres ont été jouées. Chacune sert une seule fois.
hs-about-hirer = A engagé { hs-figure-jack } pour ce tour.
hs-about-jack-cards = De combien de cases { hs-figure-jack } peut avancer : les nombres clairs peuvent encore sortir, les sombres ont déjà été retournés.
hs-about-round = On joue un tour avec chaque carte de déplacement.

# What happens in Halunken & Spelunken, told a sentence an event: en/halunken-und-spelunken-log.ftl has the table of arguments.

## Mots

hs-figure-jack = Black Jack

hs-sailor =
    { $colour ->
        [y] le { $value } jaune
        [g] le { $value } gris
        [v] le { $value } violet
       *[r] le { $value } rouge
    }

hs-card =
    { $card ->
        [rum] Rhum
       *[number] { $card }
    }

hs-colour =
    { $colour ->
        [y] jaune
        [g] gris
        [v] violet
       *[r] rouge
    }

hs-seat =
    { $colour ->
        [green] Vert
        [yellow] Jaune
        [blue] Bleu
       *[red] Rouge
    }

hs-tavern =
    { NUMBER($space) ->
        [0] L’Ancre
        [1] La Couronne
        [2] La Lune
        [3] Le Perroquet
        [4] La Baleine
        [5] Le Tonneau
        [6] Le Chat
        [7] Le Canon
        [8] Le Cygne
        [9] La Sirène
        [10] Le Poisson
        [11] La Cloche
        [12] La Clé
       *[13] L’Étoile
    }

hs-tavern-at =
    { NUMBER($space) ->
        [0] à l’Ancre
        [1] à la Couronne
        [2] à la Lune
        [3] au Perroquet
        [4] à la Baleine
        [5] au Tonneau
        [6] au Chat
        [7] au Canon
        [8] au Cygne
        [9] à la Sirène
        [10] au Poisson
        [11] à la Cloche
        [12] à la Clé
       *[13] à l’Étoile
    }

hs-tavern-to =
    { NUMBER($space) ->
        [0] à l’Ancre
        [1] à la Couronne
        [2] à la Lune
        [3] au Perroquet
        [4] à la Baleine
        [5] au Tonneau
        [6] au Chat
        [7] au Canon
        [8] au Cygne
        [9] à la Sirène
        [10] au Poisson
        [11] à la Cloche
        [12] à la Clé
       *[13] à l’Étoile
    }

## Préparation

hs-log-starter-drawn = Le sort désigne qui commence : { $seat }.
hs-log-placed = { $seat } commence { $space }.
hs-log-placed-jack = { $seat } installe { hs-figure-jack } { $space }.
hs-log-turned-up = Le matelot suivant { $space } est { $sailor }.
hs-log-turned-up-list = Dans chaque taverne, le premier matelot est retourné.

## Les enchères

hs-log-round-began =
    { $last ->
        [yes]
            { $opens ->
                [seat] Tour { $round }, le dernier : { $opener } ouvre les enchères.
               *[nobody] Le tour { $round }, le dernier, commence.
            }
       *[no]
            { $opens ->
                [seat] Tour { $round } : { $opener } ouvre les enchères.
               *[nobody] Le tour { $round } commence.
            }
    }
hs-log-bid = { $seat } mise { $sailor }.
hs-log-passed = { $seat } passe.
hs-log-passed-forced = { $seat } n’a pas de matelot assez fort pour miser et doit passer.
hs-log-hired = { $seat } engage { hs-figure-jack } et verse { $sailor } au bassin.
hs-log-not-hired = Personne n’engage { hs-figure-jack }.

## Cartes

hs-log-chose =
    { $known ->
        [yes] { $for ->
            [jack] { $seat } pose la carte { $card } face cachée pour { hs-figure-jack }.
           *[captain] { $seat } pose la carte { $card } face cachée.
        }
       *[no] { $for ->
            [jack] { $seat } pose une carte face cachée pour { hs-figure-jack }.
           *[captain] { $seat } pose une carte face cachée.
        }
    }
hs-log-chose-list = { $list } posent leurs cartes face cachée.
hs-log-chose-forced = Tout le monde pose sa dernière carte.
hs-log-revealed = { $figure } révèle { $card }.
hs-log-revealed-list = Les cartes sont révélées – { $list }.
hs-log-revealed-item = { $figure } : { $card }
hs-log-cancelled = Il y a plus d’une carte { $card } : { $figure } ne bouge pas.
hs-log-cancelled-list = Les cartes identiques s’annulent : { $list } ne bougent pas.
hs-log-named =
    { $by ->
        [lot] Le sort en décide : le Rhum joué par { $figure } vaut { $number }.
       *[seat] Le Rhum joué par { $figure } vaut { $number }.
    }

## Déplacements et rencontres

hs-log-moved =
    { $steps ->
        [one] { $figure } avance de { $steps } case et arrive { $to }.
       *[other] { $figure } avance de { $steps } cases et arrive { $to }.
    }
hs-log-took =
    { $whose ->
        [basin] { $figure } prend { $sailor } pour le bassin.
        [crew] { $figure } prend { $sailor } pour { $into }.
       *[own] { $figure } prend { $sailor }.
    }
hs-log-took-on =
    { $whose ->
        [basin] Prend { $sailor } pour le bassin.
        [crew] Prend { $sailor } pour { $into }.
       *[own] Prend { $sailor }.
    }
hs-log-met = { $figure } rencontre { $other } { $space }.
hs-log-met-on = Rencontre { $other }.
hs-log-robbed =
    { $helper ->
        [jack] { hs-figure-jack } prend { $sailor } à { $victim } pour { $seat }.
       *[none] { $store ->
            [basin] { $seat } prend { $sailor } dans le bassin.
           *[crew] { $seat } prend { $sailor } à { $victim }.
        }
    }
hs-log-robbed-nobody =
    { $helper ->
        [jack] { hs-figure-jack } ne prend personne à { $victim }.
       *[none] { $store ->
            [basin] { $seat } ne prend personne dans le bassin.
           *[crew] { $seat } ne prend personne à { $victim }.
        }
    }
hs-log-may-not-rob = { $seat } a l’équipage le plus nombreux et ne peut rien prendre à { $victim }.
hs-log-gave = { $seat } abandonne { $sailor } au bassin.
hs-log-gave-nothing = { $seat } n’a aucun matelot à abandonner.
hs-log-pushed = { $figure } cède la place et passe { $to }.
hs-log-jack-turned = La carte de { hs-figure-jack } est un { $number }.

## La fin

hs-log-scored =
    { $doubled ->
        [none] { $total ->
            [one] { $seat } a { $total } point.
           *[other] { $seat } a { $total } points.
        }
        [y] { $seat } a { $total } points ; le jaune compte double.
        [g] { $seat } a { $total } points ; le gris compte double.
        [v] { $seat } a { $total } points ; le violet compte double.
       *[r] { $seat } a { $total } points ; le rouge compte double.
    }
hs-log-won =
    { $total ->
        [one] { $seat } gagne avec { $total } point.
       *[other] { $seat } gagne avec { $total } points.
    }

## Tutorial

hs-learn-intro-1 = Bienvenue au port. Vous êtes un capitaine qui cherche un équipage. Quatorze tavernes forment un cercle, et dans chacune trois matelots attendent.
hs-learn-intro-2 = Chaque matelot a une couleur et une valeur. À la fin, on additionne les valeurs de votre équipage, et votre couleur la plus nombreuse compte double.
hs-learn-intro-3 = Vous avez une carte de déplacement par tour, les nombres et Rhum ; chacune ne sert qu’une fois. Le Rhum peut devenir tout nombre que personne d’autre ne montre ; plusieurs Rhums s’annulent. Jouons le premier tour ensemble.
hs-learn-ask-place = Où votre capitaine va-t-il commencer ? Choisissez une case éclairée. Le premier matelot de la taverne vous rejoint aussitôt ; personne ne voit encore qui c’est.
hs-learn-ask-place-jack = Votre premier matelot est le plus faible : vous choisissez où commence Black Jack. À chaque tour, il avance après tous les capitaines, et ceux qu’il dépasse risquent de perdre un matelot.
hs-learn-ask-auction = Chacun peut miser une fois, toujours plus. Engagé, Black Jack vous laisse prendre un matelot à chaque équipage qu’il dépasse, sauf aux plus petits. Sinon, il en prend un à tous.
hs-learn-ask-auction-two-players = Misez à tour de rôle, toujours plus, jusqu’à ce que l’un passe. Engagé, Black Jack avance avec une carte de votre choix et prend des matelots pour vous. Sinon, ce qu’il prend va au bassin.
hs-learn-ask-cards = Choisissez une carte : vous avancez d’autant de tavernes dans le sens horaire, et le matelot vous rejoint. Touchez-en une pour voir où elle mène. Si quelqu’un pose la même, aucun de vous ne bouge.
hs-learn-ask-jack-card = Black Jack travaille pour vous : posez aussi une de ses cartes. Il avance à son rang comme un capitaine, et les matelots qu’il prend rejoignent votre équipage.
hs-learn-ask-name-rum = Votre Rhum est le seul sur la table : vous pouvez maintenant annoncer un nombre. Ceux des autres sont pris.
hs-learn-ask-jack-rum = Le Rhum de Black Jack est le seul sur la table : qui l’a engagé annonce maintenant un nombre. Ceux des autres sont pris.
hs-learn-ask-rob = Vous rencontrez un autre capitaine, et votre équipage n’est pas plus nombreux que le sien : vous pouvez lui prendre un matelot. Lequel vous aide le plus ?
hs-learn-ask-rob-by-jack = Black Jack travaille pour vous et dépasse un équipage qui n’est pas plus petit que le vôtre : vous pouvez lui prendre un matelot. Lequel vous aide le plus ?
hs-learn-ask-rob-basin = Vous arrivez sur la case de Black Jack : vous pouvez prendre un matelot dans son bassin, quelle que soit la taille de votre équipage. Puis il passe à la case libre suivante.
hs-learn-ask-give = Personne n’a engagé Black Jack, et le voilà chez vous : abandonnez un matelot au bassin. De qui pouvez-vous vous passer ?
hs-learn-event-placed = Un capitaine s’installe devant une taverne, et le premier matelot le suit.
hs-learn-event-turned-up = Maintenant, le premier matelot de chaque taverne est retourné. Ainsi, vous voyez toujours qui vous rejoindrait.
hs-learn-event-passed-forced = Qui n’a aucun matelot au-dessus de la dernière mise doit passer. S’il n’y a qu’un seul choix, rien n’est demandé.
hs-learn-event-hired = La plus haute mise va dans le bassin, et Black Jack travaille pour ce joueur pendant ce tour.
hs-learn-event-not-hired = Personne n’a engagé Black Jack. À la fin de ce tour, chacun qu’il dépasse abandonne un matelot au bassin.
hs-learn-event-chose-forced = Au dernier tour, il ne reste qu’une carte à chacun : rien n’est donc demandé.
hs-learn-event-revealed = Toutes les cartes sont révélées en même temps.
hs-learn-event-cancelled = Les cartes identiques s’annulent. Ces capitaines ne bougent pas, et chacun prend le matelot de la taverne où il se trouve.
hs-learn-event-named = Un Rhum seul devient un nombre que personne d’autre ne montre. Son joueur l’annonce quand toutes les cartes sont révélées.
hs-learn-event-moved = Maintenant les autres avancent, le plus petit nombre d’abord. Qui arrive tôt a le premier matelot ; qui arrive tard trouve peut-être déjà quelqu’un.
hs-learn-event-met = Deux capitaines sur une case ! Celui qui arrive peut prendre un matelot à l’autre, sauf s’il a l’équipage le plus nombreux.
hs-learn-event-met-jack = Qui arrive sur la case de Black Jack peut prendre un matelot dans son bassin, quelle que soit la taille de l’équipage.
hs-learn-event-may-not-rob = Ici personne ne perd de matelot : qui a l’équipage le plus nombreux ne peut pas voler le plus petit.
hs-learn-event-pushed = Ensuite, le capitaine qui était là cède la place et passe à la case libre suivante. Aucun matelot ne l’y rejoint.
hs-learn-event-jack-turned = Black Jack avance en dernier : autant que le dit une carte cachée, puis jusqu’à une case libre. Engagé, il vole les équipages qu’il dépasse, sauf les plus petits, pour qui l’a engagé ; sinon, chacun qu’il dépasse abandonne un matelot.
hs-learn-done = C’était le premier tour. Encore sept, et le meilleur équipage gagne. Dans le jeu standard, avant chaque tour, vous pouvez miser un matelot pour engager Black Jack : vous pouvez alors en prendre un à chaque équipage qu’il dépasse, sauf aux plus petits.

## Terminal

hs-terminal-about = des capitaines, des tavernes, et Black Jack à engager
hs-terminal-legend =
    y g v r : matelots jaunes, gris, violets et rouges avec leur valeur  { $jack } Black Jack
    – = ≡ : un, deux ou trois matelots s’y trouvent  ×2 : la couleur qui compte double
    Cartes 1–{ $highest } et R (Rhum), un point pour celles déjà jouées.
hs-terminal-asked-place = une taverne pour votre capitaine
hs-terminal-asked-place-jack = une taverne pour Black Jack
hs-terminal-asked-auction = un matelot à miser, ou de passer
hs-terminal-asked-cards = une carte de déplacement
hs-terminal-asked-name-rum = un nombre pour le Rhum
hs-terminal-asked-rob = un matelot à prendre, ou aucun
hs-terminal-asked-give = un matelot à abandonner
hs-terminal-ask-place = dans quelle taverne votre capitaine commence-t-il ? Son premier matelot vous rejoint.
hs-terminal-ask-place-jack = dans quelle taverne { $jack } commence-t-il ?
hs-terminal-ask-bid = engager { $jack } pour ce tour ? Misez un matelot, ou passez.
hs-terminal-ask-raise = engager { $jack } pour ce tour ? Misez plus que { $sailor }, ou passez.
hs-terminal-ask-card =
    { $whose ->
        [jack] quelle carte posez-vous face cachée pour { $jack } ?
       *[captain] quelle carte de déplacement posez-vous face cachée pour votre capitaine ?
    }
hs-terminal-ask-number =
    { $whose ->
        [jack] { $jack } montre le seul Rhum. Quel nombre vaut-il ?
       *[captain] vous montrez le seul Rhum. Quel nombre vaut-il ?
    }
hs-terminal-ask-rob =
    { $store ->
        [basin] prendre un matelot dans le bassin ?
        [both] prendre un matelot dans le bassin, ou à { $victim }, qui emploie Black Jack ?
       *[crew] prendre un matelot à { $victim } ?
    }
hs-terminal-ask-give = { $jack } passe par là. Quel matelot abandonnez-vous ?
hs-terminal-option-later = → plus tard
hs-terminal-option-pass = passer
hs-terminal-option-none = ne prendre personne
hs-terminal-option-bid = miser { $sailor }
hs-terminal-option-take = prendre { $sailor }
hs-terminal-option-give = abandonner { $sailor }
hs-terminal-round = Tour { $round } sur { $rounds } : { $phase }
hs-terminal-phase-place = placer les capitaines
hs-terminal-phase-place-jack = placer Black Jack
hs-terminal-phase-auction = enchères
hs-terminal-phase-cards = choisir les cartes
hs-terminal-phase-name-rum = annoncer un Rhum
hs-terminal-phase-rob = voler
hs-terminal-phase-give = abandonner un matelot
hs-terminal-phase-over = fin
hs-terminal-empty = vide
hs-terminal-basin = Bassin :
hs-terminal-jack-waits = Black Jack attend hors du plateau.
hs-terminal-jack-works = Black Jack travaille pour { $seat }.
hs-terminal-jack-for-hire = Black Jack est à engager ; { $seat } a ouvert.
hs-terminal-jack-idle = Black Jack ne travaille pour personne.
hs-terminal-his-cards = Ses cartes :
hs-terminal-turned = Déjà vues : { $cards }
hs-terminal-turned-none = Déjà vues : aucune
hs-terminal-left = (reste { $cards })
hs-terminal-bids = Mises :
hs-terminal-cards = Cartes :
hs-terminal-column-total = total
hs-terminal-column-cards = cartes
hs-terminal-column-crew = équipage (×2 : double)
hs-terminal-nobody = personne
hs-terminal-result =
    { $doubled ->
        [none] { $seat } : { $plain } = { $total }
        [y] { $seat } : { $plain } + { $again } encore pour le jaune = { $total }
        [g] { $seat } : { $plain } + { $again } encore pour le gris = { $total }
        [v] { $seat } : { $plain } + { $again } encore pour le violet = { $total }
       *[r] { $seat } : { $plain } + { $again } encore pour le rouge = { $total }
    }
