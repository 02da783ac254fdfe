# The board of Halunken & Spelunken: what is asked, what options are called, what they lead to, and what things are.

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
    { $round ->
        [8] Dernier tour : 8 sur 8
       *[other] Tour { $round } sur 8
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
hs-about-round = On joue huit tours, un par carte de déplacement.
