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
