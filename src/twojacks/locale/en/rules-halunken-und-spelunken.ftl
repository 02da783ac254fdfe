# The rules of Halunken & Spelunken as we play them, clause by clause, in our own words.
# docs/rules is written from this file: python -m twojacks.rulebook. Where a clause has .ruling the printed rules are
# silent or disagree; it says why we play it so.

rules-hs-title = Halunken & Spelunken: the rules as we play them

rules-hs-intro = Read from the printed Dutch rulebook, in our own words. Every rule has a number; the log and every
    “Why?” lead to it. Where the printed text is silent or misprinted the clause is a ruling of ours; the reason is
    given with it.

rules-hs-words = Captain · sailor (card) · crew (a player’s sailors) · tavern · move card (1–7, Rum) · Black Jack ·
    harbour basin (Black Jack’s open store of sailors) · hirer · free space (one with neither a captain nor Black Jack
    on it; the space a moving figure has left is free)
    .title = Words

rules-hs-section-s =
    .title = Set-up, every variant
    .short = Fourteen taverns stand in a ring, each with three hidden sailors. Everybody chooses where the captain
        begins and gets the top sailor there; then the top sailor of every tavern is turned up. You have eight move
        cards, and each of them works once.

rules-hs-s1 = 42 cards: yellow 1–12, grey 2–11 and 13, violet 3–11 and 14, red 4–11 and 15.
    .title = Sailors
    .ruling = The text prints red as “1–11 and 15” but counts 9 red cards and 42 in all; 4–11 and 15 is the only set
        that fits, and it continues the pattern of the other colours (colour sums 78, 78, 77, 75).

rules-hs-s2 = The sailors are shuffled; three lie face down at each of 14 taverns standing in a ring. There is one
    space before each tavern.

rules-hs-s3 = 2–4 players have captains: green, yellow, blue, red. Each player has move cards 1–7 and Rum, each usable
    once.

rules-hs-s4 = One after another, from a starting player drawn by lot and clockwise, each player puts the captain on
    any free space, takes that tavern’s top sailor, unseen until then, and lays it open.
    .ruling = Who places first is not said.

rules-hs-s5 = Then the top sailor of every tavern is turned up.

rules-hs-s6 = Crews, the harbour basin, played move cards and pile heights are open to all; face-down sailors, the
    order of Black Jack’s cards and chosen cards not yet revealed are hidden.

rules-hs-section-r =
    .title = A round (8 in all)
    .short = Everybody chooses a card in secret, and all are turned up together: equal cards stay where they are, the
        others walk that far, lowest number first, and a lone Rum becomes a number that nobody else shows. Wherever
        you are then, the tavern’s top sailor, if there is one, joins you. If you land on another captain and your
        crew is not the larger one, you may take a sailor from that crew; the captain you met moves on.

rules-hs-r1 = All players secretly choose one of their remaining move cards; all are revealed together.

rules-hs-r2 = Players who revealed the same card, a number or Rum, cancel each other: they stay.
    .title = Cancelling

rules-hs-r3 = A single Rum: its player, having seen the cards, names a number 1–7 that no other player revealed,
    cancelled numbers included. It may be a number whose card the player has already used.
    .title = Rum

rules-hs-r4 = First every cancelled captain takes the top sailor of the tavern it stands at, if there is one; the next
    one is turned up. Taking from a tavern (HS-R4, HS-R6) is never optional.

rules-hs-r5 = Then the others move, lowest number first, clockwise, from where they stand now; every space counts.

rules-hs-r6 = The captain takes the top sailor of the tavern, if any; the next one is turned up.
    .title = Arriving

rules-hs-r7 = After HS-R6, if the mover’s crew is then not larger than the other’s, the mover may take one sailor of
    the mover’s choice from that crew. Taking is optional.
    .title = Meeting a captain
    .ruling = The text prints “may”. Refusing matters: one card more can change which colour is doubled and who may
        rob whom. Crew sizes are compared after the tavern’s sailor was taken, as in the text’s order and example.

rules-hs-r8 = Then, whether or not a sailor was taken and whether or not it has moved or was cancelled, the captain
    met is put on the next free space clockwise; it takes nothing there, and if its own move is still to come it
    starts there.

rules-hs-r9 = Played cards stay open before their player and are not used again.

rules-hs-section-e =
    .title = End and score
    .short = After eight rounds the values of your sailors are added up, and the colour you have most of counts twice.
        The highest total wins.

rules-hs-e1 = After 8 rounds each player adds the values of the crew; the colour of which the player has most cards
    counts double; between equally frequent colours the player picks (we take the better).

rules-hs-e2 = Highest total wins; equal totals share the victory.
    .ruling = What equal totals mean is not said.

rules-hs-e3 = Three games in a row, totals added.
    .title = Long match

rules-hs-section-v =
    .title = Beginners’ game (3–4 players)
    .short = The game to begin with: everything you have read so far, and no Black Jack.

rules-hs-v1 = HS-S, HS-R, HS-E and nothing more.

rules-hs-section-b =
    .title = Standard game (3–4 players): Black Jack
    .short = Before each round you may bid one of your sailors for the help of Black Jack; the highest bid goes into
        the basin. When all captains have moved he walks past some of them: whoever hired him may take a sailor from
        each of the others he passes whose crew is not smaller than their own, and if nobody did, everybody he passes
        gives one up to the basin. Whoever lands on his space may take a sailor out of the basin.

rules-hs-b1 = Black Jack’s 12 cards (1–12) are shuffled face down. After HS-S5 the player whose first sailor is lowest
    puts Black Jack on any free space; the player whose first sailor is highest opens the first auction. Equal values:
    yellow before grey before violet before red, in both cases; if one player is both, that player does both.
    .title = Set-up

rules-hs-b2 = At the start of each round. Clockwise from the opener each player once either passes or bids one sailor
    of their own crew, of higher value than the last bid. The highest bidder pays that sailor into the harbour basin and
    is the hirer for this round. The first bid may be any sailor, even the last of a crew; who has no higher sailor
    passes.
    .title = Auction
    .ruling = To raise means a higher value; an equal one of another colour is no raise.

rules-hs-b3 = Later auctions are opened by whoever last hired Black Jack; while nobody has, by the first opener.

rules-hs-b4 = A captain arriving on his space takes the tavern’s sailor (HS-R6), then may take one sailor of choice
    from the basin, whatever the crew sizes; then Black Jack is put on the next free space clockwise, from which his
    own later move starts. An empty basin gives nothing. The hirer’s captain may rob him too.
    .title = Robbing Black Jack
    .ruling = The text says the player “picks” a card, but the two-player text calls robbing the basin a choice as in
        the standard game: so it is optional, as in HS-R7.

rules-hs-b5 = After all captains. His top card is turned up and he moves that far clockwise. If the space he reaches
    is occupied he goes on to the next free one; his own starting space counts as free.
    .title = His move
    .ruling = The printed example robs the captain on the space he reached before stepping on; one stepped over is
        passed too.

rules-hs-b6 = From every captain he passed, in that order, the one on the space he reached and any he stepped over
    included, the hirer may take one sailor of the hirer’s choice, unless that crew is smaller than the hirer’s at
    that moment. The hirer’s own captain is skipped, nobody is robbed twice in one move, and he visits no tavern.
    .title = Hired
    .ruling = The text says he “picks” a card, but the printed example speaks of being allowed to: so it is optional,
        as in HS-R7. Who counts as passed follows from the example, as in HS-B5.

rules-hs-b7 = Every player whose captain he passes, counted and ordered as in HS-B6, gives up one sailor of the
    player’s own choice to the basin, whatever the crew sizes; an empty crew gives nothing.
    .title = Not hired

rules-hs-b8 = Eight of his twelve cards are used; four stay unseen. The basin counts for nobody.
    .ruling = The text says eight cards stay unused; eight rounds use eight, so four do.

rules-hs-section-t = Standard game with these changes; HS-B5, HS-B6, HS-B7 and the card count of HS-B8 do not apply.
    .title = Two players
    .short = With two players Black Jack walks like a third captain, with cards of his own. Whoever hires him chooses
        his card, too, and gets the sailors he takes in taverns; if nobody does, his card is drawn by chance and those
        sailors go into the basin. Here he robs only where he lands: just passing robs nobody.
    .ruling = The text names only what changes; beside the changes these clauses cannot hold.

rules-hs-t1 = Instead of the 12 cards Black Jack has an unused captain’s eight (1–7, Rum). Each is played once and
    then lies open.

rules-hs-t2 = The players bid in turn, each bid higher than the last, until one passes; only the final bid is paid. If
    the opener passes at once the other may make one bid, which wins. Both pass: not hired.
    .title = Auction
    .ruling = Everyone has a turn to bid in HS-B2, and so here.

rules-hs-t3 = The hirer secretly chooses a card for Black Jack out of his remaining ones as well as one for the own
    captain; the opponent chooses one. All three are revealed together and HS-R2 to HS-R5 treat the three figures
    alike; he moves in his number’s turn, not last. A single Rum of either is named by the hirer.
    .title = Hired
    .ruling = Unhired, his card is turned up before anyone moves, and equal cards of hirer and Black Jack cancel: both
        make sense only if his card is one of three in the round.

rules-hs-t4 = Black Jack takes sailors from taverns as a captain does (HS-R4, HS-R6); hired, they join the hirer’s
    crew, not hired, the basin.
    .ruling = The hirer plays “as if for two players”, and unhired gains and losses go to the basin, so he collects.

rules-hs-t5 = Arriving at a captain, Black Jack first takes the tavern’s sailor (HS-T4). Hired, the opponent’s
    captain: the hirer may rob as in HS-R7, with the hirer’s crew. Hired, the hirer’s captain: nobody is robbed. Not
    hired, either captain: its owner, unless the crew is empty, gives up one sailor of the owner’s choice to the
    basin, whatever the sizes. In every case the captain met is then put on the next free space (HS-R8) and Black Jack
    stays. Passing alone robs nobody.
    .ruling = Only landing on the opponent is named as a robbery, “again by the rules of the standard game”, which can
        only be the rule for a captain who meets a captain: so the figure met is displaced, and passing robs nobody.

rules-hs-t6 = The opponent arriving on hired Black Jack’s space takes the tavern’s sailor and then may take one sailor
    either from the basin or, if the own crew is not larger, from the hirer. Anyone else arriving there (the hirer;
    anyone when he is not hired) may take one from the basin (HS-B4). In every case Black Jack is then put on the next
    free space clockwise; if his move is still to come he starts there.
    .ruling = Where Black Jack goes when somebody arrives is said only for the standard game; we do the same here.

rules-hs-t7 = His remaining cards are shuffled; after both players chose, his top card is revealed with theirs and the
    round goes on as in HS-T3 to HS-T6. His own single Rum becomes a number drawn by lot among those nobody revealed.
    .title = Not hired
    .ruling = What becomes of his Rum when nobody can name a number is not said.

## Examples, as small boards show them

rules-hs-example-r2 = Green and Yellow both reveal 5: they cancel each other, stay, and take the sailor where they
    stand. Blue is alone with 4 and moves.

rules-hs-example-r3 = Only Yellow plays Rum. Having seen the 4 and the 6, Yellow makes it a 1 and moves before them.

rules-hs-example-r5 = Green reveals 6, Yellow 4, Blue 5: Yellow moves first, then Blue, then Green.

rules-hs-example-r6 = Blue moves 4 and takes the red 15; the next sailor is turned up.

rules-hs-example-r7 = Green moves 4 and meets Yellow. Both crews have three sailors, so Green may take one: the red
    15.

rules-hs-example-r8 = Green’s crew is the larger one, so Yellow is not robbed, but still makes room: past Blue, to the
    next free space.

rules-hs-example-e1 = Green has most grey sailors: 4 + 9 + 11 + 12 + 15 = 51, and the grey ones once more, 24, make
    75.

rules-hs-example-b2 = Green bids the yellow 7, Yellow the grey 9, Blue passes: the grey 9 goes into the basin, and
    Black Jack works for Yellow.

rules-hs-example-b4 = Blue reaches Black Jack’s space and takes the red 10 from the basin. Black Jack steps on to the
    next free space and starts his own move there.

rules-hs-example-b6 = Green has hired Black Jack, who moves 6 and passes Yellow and Blue. From Yellow’s four sailors
    Green takes the violet 14. Now Green has four and Blue only two: Blue is spared.

rules-hs-example-b7 = Nobody has hired Black Jack. He moves 4 and passes Yellow, who gives up the yellow 2 to the
    basin.

rules-hs-example-t6 = Black Jack works for Green. Yellow arrives on his space and takes the red 11: not from the
    basin, but from Green.
