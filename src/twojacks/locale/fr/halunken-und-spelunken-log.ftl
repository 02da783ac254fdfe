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
    { $round ->
        [8]
            { $opens ->
                [seat] Tour { $round }, le dernier : { $opener } ouvre les enchères.
               *[nobody] Le tour { $round }, le dernier, commence.
            }
       *[other]
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
