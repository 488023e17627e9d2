# What is said where positions are set up.

edit-undone = Teruggenomen.
edit-redone = Opnieuw gedaan.
edit-nothing-to-undo = Er is niets om terug te nemen.
edit-nothing-to-redo = Er is niets om opnieuw te doen.
edit-reset-to-opened = Het bord is zoals het was toen deze pagina openging.
edit-at-start = Het bord staat aan het begin van de partij.
edit-cleared = Het bord is leeg.
edit-taken = De stelling is geladen.
edit-not-linked = De stelling in het adres kon niet worden gelezen.
edit-not-ruled = De regels in het adres konden niet worden gelezen. De gewone regels gelden.
edit-lawful = Geen wet is geschonden: deze stelling kun je spelen.
edit-no-number = Dat is geen heel getal. Er is niets veranderd.
edit-to-move = Aan zet
edit-one-more = Eén meer
edit-one-fewer = Eén minder
points-brushes = Een tik plaatst
points-no-passage = nog geen
edit-not-read = Kolom { $column }: vanaf hier is de tekst geen stelling.
edit-no-board = Dit is geen bord van dit spel: { $why }
edit-over = Geen wet is geschonden, maar de partij is al afgelopen: { COUNT($winners) ->
    [one] { SEATS($winners) } { HAVE($winners) } gewonnen.
   *[other] { SEATS($winners) } delen de winst.
}
edit-broken = Nog niet te spelen: { $why }
edit-also = Ook: { $why }
edit-more = { $more ->
    [one] Nog één wet is geschonden.
   *[other] Nog { SPELL($more) } wetten zijn geschonden.
}
edit-count = Aantal in { $place }
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = Het bord dat je opzet
position-page-undo = Neem terug
position-page-redo = Opnieuw
position-page-reset-to-opened = Herstel
position-page-at-start = Begin van de partij
position-page-clear = Maak het bord leeg
position-page-play = Speel vanaf hier
position-page-copy = Kopieer een link naar dit bord
position-page-link = De link
position-page-text = De stelling als tekst
position-page-read-text = Laad deze tekst
position-page-large = Groter bord

# Boards of holes.
holes-placed = { $state ->
    [all] Alle { $total } { COUNTER(2) } zijn geplaatst.
    [missing] { $placed } van de { $total } { COUNTER(2) } geplaatst, nog { SPELL($off) } te plaatsen.
   *[over] { $placed } van de { $total } { COUNTER(2) } geplaatst, { SPELL($off) } te veel.
}
holes-hole = { $hole } { OF_SEAT($owner) }
holes-store = { CAPITAL(OWN_STORE($seat)) }
holes-mark = { CAPITAL($mark) }
holes-owes = Schuld van { SEAT_OBJECT($debtor) } aan { SEAT_OBJECT($creditor) }
holes-law-holes = { $found } kuiltjes, maar het bord heeft er { $wanted }.
holes-law-stores = { $found } verzamelkuilen, maar het spel heeft er { $wanted }.
holes-law-few = nog { COUNTERS($off) } te plaatsen.
holes-law-many = { COUNTERS($off) } te veel.
holes-law-mark = { $hole } kan dit teken niet hebben: { $mark ->
    [tied] alleen een eindkuiltje met twee zaden of meer kan vastgebonden zijn.
    [closed] { closed-mark }
   *[other] slechts één kuiltje kan puta, naga of wala zijn, vanaf de tweede ronde. Er ligt minstens één zaad in, in een naga minstens twee.
}
holes-law-must-pass = deze speler kan niet zaaien: een andere speler moet aan zet zijn.
# Why a hole cannot bear the mark of a closed one.
closed-mark = alleen een leeg kuiltje kan gesloten zijn.
# Why a note cannot be what it is.
note-fault = “{ $key }” kan niet “{ $value }” zijn.
# What a note asks, and a value of one.
note-round = Ronde
note-between = De ronde
note-way = Richting van de ronde
note-starter = Wie de ronde begon
note-twelve = Zaden verdeeld voor deze ronde
note-value = { $value ->
    [0] nee
    [1] ja
   *[other] { $value }
}
seats-named = { $value ->
    [1] { SEAT_ALONE(1) }
    [2] { SEAT_ALONE(2) }
    [12] beide
   *[other] niemand
}

# Pasang’s board.
points-counts = { $black } zwarte en { $white } witte op het bord; { $taken ->
    [none] meer dan het patroon heeft
   *[other] geslagen: { $taken } punten{ $all ->
        [yes] { "" }
       *[no] , waarvan { $given } aan de spelers gegeven
    }
}.
points-point = { $piece ->
    [centre] { $point }, het holle midden: altijd leeg
    [vacant] { $point }, leeg
    [ka] { $point }, { points-ka }
   *[token] { $point }, { COLOUR($colour) }
}
points-ka = { CAPITAL(OWN_KA($seat)) }
points-brush-pattern = Zoals in het patroon
points-brush-nothing = Niets
points-colour = { CAPITAL(COLOUR($colour)) }
points-passage = { CAPITAL(OWN_PASSAGE($seat)) }
points-ka-was = De steen die { OWN_KA($seat) } werd
points-score = Punten { OF_SEAT($seat) }
points-rest = Geef de rest aan { SEAT_OBJECT($seat) }
