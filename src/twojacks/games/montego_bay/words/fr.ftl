# Montego Bay sur la page : ce qui est demandé, ce que fait un choix, ce qu’est chaque chose du plateau.

## Sur la page d’accueil

mb-about = Envoyez vos dockers autour des entrepôts, poussez vos rivaux en face et chargez à temps les bons bateaux. Ou payez Lazy Jack pour qu’il vous aide.
mb-facts = 2 à 4 joueurs · une demi-heure

## Mots du plateau

mb-round = Tour { $round }
mb-round-to-end = Tour { $round } – { mb-to-end }
mb-to-end =
    { $count ->
        [0] derniers bateaux
        [one] { $count } bateau plein : fin
       *[other] { $count } bateaux pleins : fin
    }
mb-last-ships =
    { $count ->
        [0] Derniers bateaux !
        [one] Encore { $count } bateau plein, et la partie est finie !
       *[other] Encore { $count } bateaux pleins, et la partie est finie !
    }
mb-ask-last-ships = { mb-last-ships } { $question }
mb-board = Le port au tour { $round }
mb-port = Les bateaux aux embarcadères
mb-ship-pilot = Le bateau-pilote à l’embarcadère { $pier }.
mb-ship-label = Embarcadère { $pier } : un bateau qui rapporte { $points }, { $free } casiers libres sur { $capacity }.
mb-order = Ordre de passage : { $list }
mb-piles = Bateaux à venir : { $first } dans la première pile, { $second } dans la deuxième
mb-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
mb-supply =
    { $count ->
        [one] { $count } tonneau en réserve
       *[other] { $count } tonneaux en réserve
    }
mb-in-hand =
    { $count ->
        [one] { $count } tonneau en main
       *[other] { $count } tonneaux en main
    }
mb-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
mb-has-chosen = { $name } a choisi
mb-thinks = { $name } réfléchit
mb-chip =
    { $card ->
        [none] { $figure } : pas encore de carte
        [hidden] { $figure } : une carte face cachée
       *[other] { $figure } : carte { $card }
    }
mb-hint = à jouer dans { $share } des cas, chances de gagner : { $win }

## Ce qui est demandé

mb-ask-hire =
    { $shared ->
        [yes] { $name } : engager Lazy Jack pour 3 de vos { $coins } pièces ?
       *[no] Engager Lazy Jack pour 3 de vos { $coins } pièces ?
    }
mb-ask-card =
    { $shared ->
        [yes] { $name } : choisissez une carte pour { $figure }.
       *[no] Choisissez une carte pour { $figure }.
    }
mb-ask-chosen =
    { $count ->
        [0] Tout le monde a choisi.
       *[other] C’est choisi. On attend { $names }.
    }
mb-ask-load =
    { $shared ->
        [yes] { $name } : chargez un tonneau. Il en reste { $left }.
       *[no] Chargez un tonneau. Il en reste { $left }.
    }
mb-ask-unload =
    { $shared ->
        [yes] { $name } : reprenez un tonneau. Il en reste { $left }.
       *[no] Endommagé ! Reprenez un tonneau. Il en reste { $left }.
    }
mb-ask-hiring = { $names } peut engager Lazy Jack.
mb-ask-choosing =
    { $count ->
        [one] { $names } choisit.
       *[other] { $names } choisissent.
    }
mb-ask-loading =
    { $own ->
        [yes] Vous chargez.
       *[no] { $name } charge.
    }
mb-ask-unloading =
    { $own ->
        [yes] Vous reprenez des tonneaux.
       *[no] { $name } reprend des tonneaux.
    }
mb-ask-moving = Les dockers se déplacent.
mb-ask-sailing = Un bateau appareille.
mb-ask-order = L’ordre de passage change.
mb-ask-end = La partie se termine.
mb-ask-round = Tour { $round }
mb-ask-over =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }

## Ce que fait un choix

mb-do-hire = Engager Lazy Jack et le placer avec { $figure }
mb-do-decline = Se passer de lui
mb-do-card = Un { $card } pour { $figure }
mb-do-load = Charger un tonneau à l’embarcadère { $pier } ({ $aboard } sur { $capacity } à bord)
mb-do-unload = Reprendre un tonneau à l’embarcadère { $pier } ({ $aboard } sur { $capacity } à bord)
mb-confirm-card = Poser
mb-confirm-hire = Engager

## Où cela mène

mb-then-room = Un magasin avec { $list }.
mb-then-empty = Un magasin vide.
mb-room-barrels =
    { $count ->
        [one] { $count } tonneau
       *[other] { $count } tonneaux
    }
mb-room-broken =
    { $count ->
        [one] { $count } tonneau endommagé
       *[other] { $count } tonneaux endommagés
    }
mb-room-coins =
    { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
mb-then-pushes = Pousse { $figure } en face.
mb-then-back = Les deux côtés sont occupés : il recule jusqu’à cette case.
mb-then-earlier =
    { $count ->
        [one] { $count } autre passe avant et peut tout changer.
       *[other] { $count } autres passent avant et peuvent tout changer.
    }
mb-then-hired =
    { $coins ->
        [0] Il ne vous restera aucune pièce.
        [one] Il vous restera { $coins } pièce.
       *[other] Il vous restera { $coins } pièces.
    }
mb-then-asked = Ensuite, c’est à { $name } de décider.
mb-then-pays = Il rapporterait des points – { $list }.
mb-then-sails = Il serait plein et appareillerait – { $list }.
mb-each = { $name } : { $count }
mb-then-extra = Le dernier casier vaut 1 point supplémentaire.

## La fin

mb-ending = La fin de la partie
mb-ending-show-board = Voir le plateau
mb-ending-show-scoring = Voir le décompte
mb-ending-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
mb-ending-player = Joueur
mb-ending-ships = Bateaux
mb-ending-pub = Bistrot
mb-ending-points = Points
mb-ending-coins = Pièces
mb-ending-barrels =
    { $count ->
        [one] { $count } tonneau au bistrot
       *[other] { $count } tonneaux au bistrot
    }
mb-ending-by-coins = Égalité de points : les pièces décident.
mb-ledger = Bateau par bateau
mb-ledger-end = La fin

## Ce qu’est chaque chose

mb-about-pier = Un embarcadère. Quand un bateau part, ceux qui le suivent avancent d’un embarcadère.
mb-about-foremost = Le bateau de l’embarcadère 1 part à la fin du tour, plein ou non.
mb-about-pilot = Le bateau-pilote part après le premier tour. Il ne prend pas de tonneaux et ne rapporte rien.
mb-about-ship = Un bateau. La voile montre ce qu’il rapporte : le plus à qui a le plus de tonneaux à bord. Sur la coque, les tonneaux de chacun.
mb-about-free = Les casiers encore libres. Qui occupe le dernier reçoit 1 point supplémentaire, et le bateau part.
mb-about-flag = Ce que ce joueur recevrait si le bateau partait maintenant.
mb-about-docker = Un docker. Sa carte dit de combien de cases il avance. Qui se trouve sur sa case d’arrivée est poussé en face.
mb-about-jack = Lazy Jack. Pour 3 pièces, il travaille un tour pour vous : il se déplace le premier et ne retire jamais de tonneau.
mb-about-acted = Ce pion a déjà vidé son magasin pendant ce tour.
mb-about-tally-man = Le Tally-Man. On commence de son côté : le plus proche de lui sur le quai charge en premier.
mb-about-bank = La réserve générale et les pièces qui lui restent.
mb-about-pub = Un bistrot. Les dockers partent d’ici et n’y reviennent plus.
mb-about-cellar = Des tonneaux restés sans bateau. Ils comptent à la fin.
mb-about-storeroom = Un magasin. Ses tonneaux bruns disent combien des vôtres vous chargez d’ici ; pour les endommagés, vous en reprenez. Une pièce est pour vous.
mb-about-track = L’échelle des points.
mb-about-score = Les points marqués jusqu’ici. Un bateau compte quand il part.
mb-about-rail = Les tuiles d’ordre : le docker de la première tuile passe en premier.
mb-about-pile = Une pile de bateaux qui attendent au large. En haut, ce que paie le prochain ; en bas, combien de tonneaux il porte et combien de bateaux restent dans la pile.
mb-about-last-ships = La fin est proche : dès qu’il reste au plus trois bateaux dans le port après le chargement, la partie est finie, et ceux-là paient tels quels.
mb-about-hand = Vos cartes de déplacement. Chaque docker a les siennes, de 1 à 5, et toutes reviennent à chaque tour.
mb-about-cards = Les cartes de ce tour. Face cachée jusqu’à ce que le pion se déplace.
mb-about-coins = Des pièces. Avec 3, vous pouvez engager Lazy Jack ; à la fin, elles départagent les égalités.
mb-about-supply = Les tonneaux que ce joueur peut encore charger. Ils reviennent quand leur bateau part.

# What happens in Montego Bay, told a sentence an event: en/montego-bay-log.ftl has the table of arguments.

## Mots

mb-figure =
    { $figure ->
        [blue-large] Le grand docker bleu
        [blue-small] Le petit docker bleu
        [yellow-large] Le grand docker jaune
        [yellow-small] Le petit docker jaune
        [green-large] Le grand docker vert
        [green-small] Le petit docker vert
        [orange-large] Le grand docker orange
        [orange-small] Le petit docker orange
       *[lazy-jack] Lazy Jack
    }

mb-figure-object =
    { $figure ->
        [blue-large] le grand docker bleu
        [blue-small] le petit docker bleu
        [yellow-large] le grand docker jaune
        [yellow-small] le petit docker jaune
        [green-large] le grand docker vert
        [green-small] le petit docker vert
        [orange-large] le grand docker orange
        [orange-small] le petit docker orange
       *[lazy-jack] Lazy Jack
    }

mb-figure-with = { mb-figure-object }

mb-figure-short =
    { $figure ->
        [blue-large] grand bleu
        [blue-small] petit bleu
        [yellow-large] grand jaune
        [yellow-small] petit jaune
        [green-large] grand vert
        [green-small] petit vert
        [orange-large] grand orange
        [orange-small] petit orange
       *[lazy-jack] Lazy Jack
    }

mb-space-to =
    { $side ->
        [quay] jusqu’à l’entrepôt { $number } (côté quai)
        [rear] jusqu’à l’entrepôt { $number } (côté plage)
       *[number] jusqu’à la case { $number }
    }

mb-space-at =
    { $side ->
        [quay] à l’entrepôt { $number } (côté quai)
        [rear] à l’entrepôt { $number } (côté plage)
       *[number] sur la case { $number }
    }

mb-space-room =
    { $side ->
        [quay] l’entrepôt { $number } (côté quai)
        [rear] l’entrepôt { $number } (côté plage)
       *[number] le magasin de la case { $number }
    }

mb-space-from =
    { $side ->
        [quay] de l’entrepôt { $number } (côté quai)
        [rear] de l’entrepôt { $number } (côté plage)
       *[number] du magasin de la case { $number }
    }

mb-seat =
    { $colour ->
        [blue] Bleu
        [yellow] Jaune
        [green] Vert
       *[orange] Orange
    }

## Préparation

mb-log-tile-laid = Tuile d’ordre { $position } : { $figure }.
mb-log-tile-laid-list = Les dockers avancent dans cet ordre : { $list }.
mb-log-ship-laid =
    { $ship ->
        [pilot] Le bateau-pilote est à l’embarcadère { $pier }.
       *[freighter] Un bateau est à l’embarcadère { $pier }.
    }
mb-log-ship-laid-list = Le bateau-pilote et trois bateaux sont aux embarcadères.
mb-log-round-began = Le tour { $round } commence.

## Lazy Jack et les cartes

mb-log-declined = { $seat } se passe de Lazy Jack.
mb-log-hired =
    { $at ->
        [pub] { $seat } engage Lazy Jack pour { $coins } pièces. Il rejoint { $with } au bistrot.
       *[space] { $seat } engage Lazy Jack pour { $coins } pièces. Il rejoint { $with } { $at }.
    }
mb-log-jack-left = Lazy Jack rentre chez lui.
mb-log-chose =
    { $known ->
        [yes] { $seat } pose un { $card } face cachée pour { $figure }.
       *[no] { $seat } pose une carte face cachée pour { $figure }.
    }
mb-log-chose-list = { $list } posent leurs cartes face cachée.

## Déplacements

mb-log-turned-up = { $figure } révèle un { $card }.
mb-log-walked =
    { $from ->
        [pub] { $steps ->
            [one] { $figure } quitte le bistrot et avance de { $steps } case, { $to }.
           *[other] { $figure } quitte le bistrot et avance de { $steps } cases, { $to }.
        }
       *[space] { $steps ->
            [one] { $figure } avance de { $steps } case, { $to }.
           *[other] { $figure } avance de { $steps } cases, { $to }.
        }
    }
mb-log-pushed = { $figure } est poussé en face, { $to }.
mb-log-went-back = { $figure } trouve les deux côtés occupés et recule { $to }.
mb-log-went-back-on = Les deux côtés sont occupés : il recule { $to }.

## Chargement

mb-log-visited =
    { $shown ->
        [0] { $figure } ouvre { $room }.
       *[other] { $barrels ->
            [0] { $figure } ouvre { $room }, mais la réserve est vide.
            [one] { $figure } sort { $barrels } tonneau { $space }.
           *[other] { $figure } sort { $barrels } tonneaux { $space }.
        }
    }
mb-log-loaded = { $seat } charge un tonneau à l’embarcadère { $pier }.
mb-log-loaded-list = { $seat } charge { $list }.
mb-log-loaded-item =
    { $barrels ->
        [one] { $barrels } tonneau à l’embarcadère { $pier }
       *[other] { $barrels } tonneaux à l’embarcadère { $pier }
    }
mb-log-put-in-pub =
    { $barrels ->
        [one] Plus de bateau : { $seat } met { $barrels } tonneau au bistrot.
       *[other] Plus de bateau : { $seat } met { $barrels } tonneaux au bistrot.
    }
mb-log-unloaded = { $seat } reprend un tonneau à l’embarcadère { $pier }.
mb-log-unloaded-list = { $seat } reprend { $list }.
mb-log-unloaded-item = { mb-log-loaded-item }
mb-log-spared = { $figure } ne touche pas aux bateaux : il ne retire jamais de tonneau.
mb-log-took-coin = { $seat } reçoit une pièce et en a maintenant { $coins }.
mb-log-bank-empty = { $seat } ne reçoit pas de pièce : la réserve générale est vide.

## Bateaux

mb-log-sailed =
    { $ship ->
        [pilot] Le bateau-pilote quitte l’embarcadère { $pier }.
       *[freighter] { $full ->
            [yes] Le bateau de l’embarcadère { $pier } est plein et appareille.
           *[no] Le bateau de l’embarcadère { $pier } appareille.
        }
    }
mb-log-paid =
    { $points ->
        [0] { $seat } ne reçoit rien.
        [one] { $seat } reçoit { $points } point.
       *[other] { $seat } reçoit { $points } points.
    }
mb-log-paid-list = Il rapporte des points – { $list }.
mb-log-paid-item = { $seat } : { $points }
mb-log-paid-nobody = Il ne rapporte rien à personne.
mb-log-extra-point = { $seat } occupe le dernier casier : +{ $points }.
mb-log-moved-up =
    { $ship ->
        [pilot] Le bateau-pilote avance à l’embarcadère { $pier }.
       *[freighter] Le bateau suivant avance à l’embarcadère { $pier }.
    }
mb-log-moved-up-list = Les bateaux suivants avancent.
mb-log-arrived = Un nouveau bateau arrive à l’embarcadère { $pier }.

## Ordre

mb-log-tiles-moved = { $figure } passe en premier : les tuiles d’ordre ont avancé.
mb-log-tiles-shuffled = La deuxième pile est entamée : les tuiles d’ordre sont mélangées à nouveau.

## La fin

mb-log-ended =
    { $ships ->
        [0] Le port est vide : la partie se termine.
        [one] Il ne reste que { $ships } bateau au port : la partie se termine et il est décompté.
       *[other] Il ne reste que { $ships } bateaux au port : la partie se termine et ils sont décomptés.
    }
mb-log-pub-paid =
    { $points ->
        [0] { $seat } ne reçoit rien pour les tonneaux du bistrot.
        [one] { $seat } reçoit { $points } point pour les tonneaux du bistrot.
       *[other] { $seat } reçoit { $points } points pour les tonneaux du bistrot.
    }
mb-log-pub-paid-item = { mb-log-paid-item }
mb-log-pub-paid-nobody = { mb-log-paid-nobody }
mb-log-pub-paid-list = Les tonneaux du bistrot rapportent des points – { $list }.
mb-log-scored =
    { $total ->
        [one] { $seat } a { $total } point { mb-log-coins }.
       *[other] { $seat } a { $total } points { mb-log-coins }.
    }
mb-log-coins =
    { $coins ->
        [one] et { $coins } pièce
       *[other] et { $coins } pièces
    }
mb-log-won =
    { $total ->
        [one] { $seat } gagne avec { $total } point.
       *[other] { $seat } gagne avec { $total } points.
    }

## Tutorial

mb-learn-intro-1 = Bonjour sur le quai ! Vous avez un grand docker à casquette et un petit à foulard. Ils marchent autour des entrepôts et portent des tonneaux aux bateaux.
mb-learn-intro-2 = Quand un bateau appareille, qui a le plus de tonneaux à bord reçoit le premier nombre de la voile, le suivant le deuxième ; les ex æquo partagent. Le plus de points gagne.
mb-learn-intro-3 = À chaque tour, vous choisissez en secret de combien avancent vos dockers. Les tonneaux bruns où ils s’arrêtent disent combien des vôtres vous chargez. Jouons le premier tour ensemble.
mb-learn-ask-hire = Lazy Jack est un docker de plus ce tour-ci : il avance en premier et ne décharge jamais de bateau. Auprès de qui commencerait-il ?
mb-learn-ask-cards = De combien votre grand docker doit-il avancer ? Il sort du bistrot au toit rouge, côté plage. Touchez une carte pour voir à quel magasin elle mène.
mb-learn-ask-cards-small = Maintenant votre petit docker, avec cinq cartes à lui. Il sort du bistrot au toit violet, le long du quai, où l’on vide les magasins en premier.
mb-learn-ask-cards-jack = Maintenant Lazy Jack. Il avance avant tous les autres, de la case d’un de vos dockers, et partage ses cartes : c’est donc un autre nombre.
mb-learn-ask-load = Choisissez le bateau du prochain tonneau. Ses drapeaux montrent ce que chacun recevrait s’il partait maintenant. Qui remplit un bateau reçoit 1 point de plus.
mb-learn-ask-unload = Ces tonneaux sont endommagés. Pour chacun, vous reprenez un des vôtres sur un bateau. Choisissez celui où cela coûte le moins.
mb-learn-event-hired = Trois pièces vont à la banque, et Lazy Jack travaille pour ce joueur pendant ce tour. Il commence auprès d’un de ses dockers et avance avant tous les autres.
mb-learn-event-turned-up = Les cartes sont révélées dans l’ordre des tuiles. Le premier avance d’abord.
mb-learn-event-pushed = La case était occupée : le docker qui s’y trouvait est poussé à travers l’entrepôt, de l’autre côté.
mb-learn-event-went-back = Les deux côtés de l’entrepôt sont occupés : on ne peut pousser personne. Le dernier arrivé recule jusqu’à la première case libre.
mb-learn-event-visited = Tous sont en place. On vide les magasins : le quai à partir de l’entrepôt 1, puis le côté plage, du dernier jusqu’au 1. Les tonneaux endommagés retirent des vôtres des bateaux.
mb-learn-event-loaded = Un tonneau monte à bord, de la couleur de son propriétaire. Dès qu’un bateau est plein, il est payé et appareille.
mb-learn-event-unloaded = Les tonneaux de ce magasin sont endommagés : pour chacun, le joueur en reprend un des siens sur un bateau.
mb-learn-event-put-in-pub = Il ne reste aucun bateau à charger : ces tonneaux vont au bistrot. Ils comptent à la fin de la partie.
mb-learn-event-sailed = Un bateau plein part aussitôt. Le plus de tonneaux à bord reçoit le premier nombre de la voile, le suivant le deuxième ; qui l’a rempli, 1 point de plus.
mb-learn-event-sailed-pilot = Le tour se termine : le bateau de l’embarcadère 1 part et paie, plein ou non. Ce premier est le bateau-pilote, qui ne porte rien. Les autres avancent.
mb-learn-event-took-coin = Une pièce ! Avec trois, on engage Lazy Jack pour un tour : un docker de plus, qui ne retire jamais de tonneaux d’un bateau.
mb-learn-event-tiles-moved = Toutes les tuiles avancent d’une place : le dernier est maintenant le premier.
mb-learn-event-ended = Après le chargement, il reste trois bateaux au plus dans le port : la partie est finie. Ils paient encore une fois tels quels, puis le plus de points gagne.
mb-learn-done = C’était le premier tour. Désormais, qui a trois pièces peut d’abord engager Lazy Jack. On continue jusqu’à ce qu’il ne reste que trois bateaux au port ; ceux-là paient aussi.

## Terminal

mb-terminal-about = des dockers, des bateaux, et Lazy Jack pour trois pièces
mb-terminal-legend =
    { $barrel } tonneau  { $broken } tonneau endommagé  { $coin } pièce  L grand docker  s petit docker  { $jack } Lazy Jack
    À un embarcadère : tonneaux à bord et casiers, ce que paient les places, à qui sont les tonneaux.
mb-terminal-asked-hire = un docker que Lazy Jack rejoint, ou de vous en passer
mb-terminal-asked-cards = une carte de déplacement
mb-terminal-asked-load = un embarcadère où charger
mb-terminal-asked-unload = un embarcadère où reprendre un tonneau
mb-terminal-ask-hire = engager { $jack } pour { $wage } pièces ? Quel docker rejoint-il ?
mb-terminal-ask-cards = quelle carte posez-vous face cachée pour { $figure } ?
mb-terminal-ask-load =
    { $left ->
        [one] { $figure } a { $left } tonneau à charger. À quel embarcadère ?
       *[other] { $figure } a { $left } tonneaux à charger. À quel embarcadère ?
    }
mb-terminal-ask-unload =
    { $left ->
        [one] { $figure } doit reprendre { $left } tonneau. À quel embarcadère ?
       *[other] { $figure } doit reprendre { $left } tonneaux. À quel embarcadère ?
    }
mb-terminal-option-ship = { $barrels } sur { $capacity } à bord
mb-terminal-option-hire = avec { $figure }
mb-terminal-option-decline = s’en passer
mb-terminal-round = Tour { $round } : { $phase }.
mb-terminal-phase-hire = Lazy Jack est à engager
mb-terminal-phase-cards = choisir les cartes
mb-terminal-phase-load = charger
mb-terminal-phase-unload = tonneaux endommagés
mb-terminal-phase-over = fin
mb-terminal-order = Ordre :
mb-terminal-jack-works = { $jack } travaille pour { $seat }.
mb-terminal-jack-idle = { $jack } ne travaille pour personne.
mb-terminal-to-come =
    { $ships ->
        [one] { $ships } bateau à venir
       *[other] { $ships } bateaux à venir
    }
mb-terminal-next = (d’abord { $slots } casiers)
mb-terminal-bank = Réserve : { $coins }.
mb-terminal-pub-left = bistrot gauche
mb-terminal-pub-right = bistrot droite
mb-terminal-port-empty = Le port est vide.
mb-terminal-pier = embarcadère { $pier }
mb-terminal-pilot = bateau-pilote
mb-terminal-for = pour
mb-terminal-column-points = points
mb-terminal-column-coins = pièces
mb-terminal-column-barrels = tonneaux
mb-terminal-column-pub = au bistrot
mb-terminal-column-dockers = dockers
mb-terminal-result =
    { $total ->
        [one] { $seat } : { $total } point, { mb-terminal-coins }
       *[other] { $seat } : { $total } points, { mb-terminal-coins }
    }
mb-terminal-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
