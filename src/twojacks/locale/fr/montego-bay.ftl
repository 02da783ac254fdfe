# Montego Bay sur la page : ce qui est demandé, ce que fait un choix, ce qu’est chaque chose du plateau.

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
