# Games on boards of holes. A game’s own file may say any of these in its own way.

counters = { SPELL($it) } { COUNTER($it) }
store = verzamelkuil
stores = verzamelkuilen
takes = slaat
# The same of several players, and in the past.
take = slaan
captured = sloeg
held = { CAPITAL(store) }
own-store = { $called ->
    [you] jouw { store }
   *[other] { store } van { SEAT($it) }
}
side-kept = { $called ->
    [you] jouw kant
   *[other] die kant
}
score = { CAPITAL(OWN_STORE($seat)) }: { COUNTERS($size) }
# The last counter of a sowing: the article goes with the word.
the-last = { COUNTER(1) ->
    [zaad] het laatste zaad
    [zaadje] het laatste zaadje
   *[other] de laatste { COUNTER(1) }
}
# A hole by its letter, or the store.
place = { $it ->
    [store] de { store }
   *[hole] { $it }
}
taking = { $it ->
    [0] { "" }
   *[other] , { takes } er { SPELL($it) }
}
taken = { $it ->
    [0] { "" }
   *[other] , { captured } er { SPELL($it) }
}

# How a game has ended.
won = { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen:
figures = { $more } tegen { $less }
by-score = { $draw ->
    [yes] Gelijkspel, { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }
# The same in a whole sentence: what ended the game, and what was compared.
ended-at-length = { ended }

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = geslagen
unit-gain = { $stake } bij het begin
unit-moves = { $moves ->
    [one] kuiltje om te zaaien
   *[other] kuiltjes om te zaaien
}
unit-beside = in de { store }
standing-gain = { $score }, { $stake } bij het begin
standing-moves = { CAPITAL(SEAT_ALONE($seat)) }: { SPELL($moves) } { unit-moves }. { $score }

# What a move did: at most 25 words.
turn = { CAPITAL(SEAT($seat)) } zaaide { $left ->
    [0] { COUNTERS($count) }
   *[other] { SPELL($count) } van de { COUNTERS($whole) }
} uit { $hole }{ $laps ->
    [0] { "" }
   *[other] , met { SPELL($laps) } keer doorzaaien
}, eindigde in { $last ->
    [store] de { store }
   *[hole] { $last }
}{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ $withheld ->
    [yes] { " " }{ nothing-taken }
   *[no] { "" }
}{ passing }{ $cut ->
    [none] { "" }
   *[other] { " " }De ronde { CUT($cut) }
} { $next }
# The same in few words, where several moves are told at once.
turn-briefly = { CAPITAL(SEAT($seat)) } speelde { $hole }{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ COUNT($passed) ->
    [0] { "" }
   *[other] { " " }{ CAPITAL(SEATS($passed)) } { COUNT($passed) ->
        [one] paste
       *[other] pasten
    }.
} { $next }
from-holes = { COUNT($from) ->
    [0] { "" }
   *[other] { " " }uit { LIST($from) }
}
by-others = { $others ->
    [0] { "" }
   *[other] , anderen kregen er { SPELL($others) }
}
tied-holes = { COUNT($ties) ->
    [0] { "" }
   *[other] , bond { LIST($ties) } vast
}
passing = { COUNT($passed) ->
    [0] { "" }
    [one] { " " }{ CAPITAL(SEATS($passed)) } kon niet zaaien en paste.
   *[other] { " " }{ CAPITAL(SEATS($passed)) } pasten.
}
at-step = Stap { $step } van { $all }: in { PLACE($hole) } { $count ->
    [one] ligt
   *[other] liggen
} nu { COUNTERS($count) }.
# Below the picture of a step.
falls = { $fall ->
    [first] Eerst valt er één in { PLACE($hole) }
    [next] Dan valt er één in { PLACE($hole) }
    [last] Als laatste valt er één in { PLACE($hole) }
   *[lap] Rondgang { $lap }: als laatste valt er één in { PLACE($hole) }
}, nu { $count }.
emptied = { CAPITAL(SEAT($seat)) } maakte { $hole } leeg. { $next }

# What is to be chosen.
choose = { $what ->
    [end] Begin aan een uiteinde van { OWN_ROW($seat) }: kies een kuiltje met een ring.
    [empty] Kies een kuiltje met een ring: de { COUNTER(2) } daaruit gaan uit het spel.
   *[sow] Kies een kuiltje met een ring: de { COUNTER(2) } daaruit worden gezaaid.
}

# Why not.
not-yours = { $hole } is { OF_SEAT($owner) }. { CAPITAL(TURN_OF($turn)) }{ $from ->
    [none] { "" }
   *[hole] : { $from } tot en met { $to }
}.
may-not-empty = { $gone ->
    [yes] { $hole } is al leeggemaakt.
   *[no] { $hole } mag je nu niet leegmaken. Deze wel: { LIST($legal) }.
}
must-begin = { $hole } mag niet: deze zet moet in { $at } beginnen.
too-few = { $count ->
    [0] { $hole } is leeg: daar kun je niet mee spelen.
    [one] In { $hole } ligt { COUNTERS($count) }: daar mag je niet mee spelen.
   *[other] In { $hole } liggen { COUNTERS($count) }: daar mag je niet mee spelen.
}
already-opened = { $hole } is al geopend. Nog te openen: { LIST($owed) }.
unfed = { $count ->
    [0] { $hole } zou alles weghalen wat { SEAT($other) } { HAS($other) }. Andere mogen wel: { LIST($feeds) }.
   *[other] { CAPITAL(SEAT($other)) } { HAS($other) } niets te spelen, en { $hole } komt met { COUNTERS($count) } niet tot die rij. { COUNT($feeds) ->
        [one] Dit kuiltje wel
       *[other] Deze wel
    }: { LIST($feeds) }.
}
forbidden = { seen } { $clause }
seen = { $mark ->
    [closed] { $hole } is gesloten.
    [free] { $count ->
        [0] { $hole } is leeg.
        [one] In { $hole } ligt { COUNTERS($count) }.
       *[other] In { $hole } liggen { COUNTERS($count) }.
    }
   *[other] { $hole } is { $marked } en bevat { COUNTERS($count) }.
}
no-such-hole = Geen kuiltje heet { $letter }.
lot-draws = Niemand kiest: het lot bepaalt welk kuiltje wordt leeggemaakt.
only-one = { CAPITAL(SEAT($seat)) } { CAN($seat) } alleen { $hole } spelen.
nobody-chooses = Niemand kiest meer: volgens Parker begint elke zet waar de vorige eindigde, nu in { $hole }.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] { CAPITAL(SEAT_ALONE($whose)) },{ " " }
}{ $from } tot en met { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] Er mag geen kuiltje gespeeld worden.
   *[other] { CAPITAL(SEAT($seat)) } mag { LIST($holes) } spelen.
}

# A hole, for those who hear it.
hole-closed = { $hole } { OF_SEAT($owner) }, gesloten
hole = { $hole } { OF_SEAT($owner) }, { $count ->
    [0] leeg
   *[other] { COUNTERS($count) }
}{ $mark ->
    [none] { "" }
   *[other] , { $marked }
}{ $may ->
    [sow] , speelbaar
    [empty] , mag leeggemaakt worden
   *[none] { "" }
}{ $decided ->
    [yes] , besliste de partij
   *[no] { "" }
}
hole-with-end = { hole }, { end-of-move }
end-of-move = { $endless ->
    [yes] zou zonder eind zaaien
   *[no] { $last ->
        [store] eindigt in de { store }
       *[hole] eindigt in { $last } { OF_SEAT($whose) }
    }{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] , anderen krijgen er { SPELL($others) }
}{ $ties ->
    [yes] , bindt het vast
   *[no] { "" }
}
}
# A hole that has been tapped to look where it leads.
considered = { $hole } { end-of-move }. { tap-again }
considered-empty = { $hole } zou leeggemaakt worden. { tap-again }
ghost = { $endless ->
    [yes] eindeloos
   *[no] einde
}

# Marks: in a sentence, by themselves, and as they stand on the board.
mark-none = { "" }
mark-closed = gesloten
mark-tied = vastgebonden door { SEAT_OBJECT($by) }
mark-puta = een puta
mark-naga = een naga
mark-wala = een wala
mark-alone-none = Geen teken
mark-alone-closed = gesloten
mark-alone-tied = vastgebonden door { SEAT_OBJECT($by) }
mark-alone-puta = puta
mark-alone-naga = naga
mark-alone-wala = wala
mark-sign-none = { "" }
mark-sign-closed = gesloten
mark-sign-tied = vast { SEAT_LETTER($by) }
mark-sign-puta = puta
mark-sign-naga = naga
mark-sign-wala = wala

# Rounds.
# How a round ends before its time.
cut = { $it ->
    [repeated] eindigt: herhaling.
   *[quiet] eindigt: 200 zetten lang niets gewonnen.
}
round-cut = De ronde { CUT($cut) }
round-number = { $of ->
    [0] Ronde { $round }
   *[other] Ronde { $round } van { $of }
}
round-over = Ronde { $round } { $cut ->
    [none] is afgelopen.
   *[other] { CUT($cut) }
} In de { stores }, met de winst sinds het begin: { COMMAS($holds) }.
round-begins = Ronde { $round } begint: { TURN_OF($starts) }.
round-begin = Begin ronde { $round }
round-arrange = Verdeel { COUNTERS($count) } voor { SEAT_OBJECT($seat) }
round-arranging = { $left ->
    [0] { CAPITAL(SEAT($seat)) } { HAS($seat) } alle { COUNTER(2) } neergelegd.
   *[other] { CAPITAL(SEAT($seat)) } { HAS($seat) } nog { COUNTERS($left) } neer te leggen. Tik op een kuiltje om er één bij te leggen; tik op een vol kuiltje om het leeg te maken.
}
round-laid = { $hole }: { SOME($count) }. Nog neer te leggen: { SOME($left) }.
round-may-lay = { COUNT($holes) ->
    [0] Er is niets meer om neer te leggen.
   *[other] { CAPITAL(SEAT($seat)) } mag er één bij leggen in { LIST($holes) }.
}
round-not-arranged = De rij is niet ingericht.
round-arranged = { CAPITAL(SEAT($seat)) } { HAS($seat) } de rij ingericht. Ronde { $round } begint: { TURN_OF($starts) }.
round-goes = { $way ->
    [clockwise] Deze ronde gaat met de klok mee.
   *[anticlockwise] Deze ronde gaat tegen de klok in.
}
round-which-way = Welke kant gaat de ronde op vanaf { $hole } { OF_SEAT($seat) }: tegen de klok in of met de klok mee?
round-way = { $way ->
    [clockwise] Met de klok mee
   *[anticlockwise] Tegen de klok in
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = { CAPITAL(SEAT_ALONE($from)) } aan { SEAT_OBJECT($to) }: { COUNTERS($count) } schuld
gain = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[even] ±0
}
seat-gain = { SEAT_ALONE($seat) } { gain }
# In the table of rounds.
round-sum = { $gain } in totaal, in bezit { $held }
round-from = + en − zijn gewonnen of verloren { COUNTER(2) }. Bij het begin: { COMMAS($stakes) }.

# The log of a game.
log-lifts = { CAPITAL(SEAT($seat)) } pakte { COUNTERS($count) } uit { $hole }{ $left ->
    [0] { "" }
   *[other] { " " }en liet er { SPELL($left) } liggen
}.
log-sows = Gezaaid{ $way ->
    [nowhere] { "" }
    [alone] { " " }in { PLACE($last) }
    [named] { " " }één voor één in { PLACES($before) }, als laatste in { PLACE($last) }
   *[round] { " " }één voor één vanaf { PLACE($first) } het bord rond, als laatste in { PLACE($last) }
}.
places = { $place ->
    [first] { PLACE($it) }
   *[other] { $before } { PLACE($it) }
}
log-takes = { CAPITAL(SEAT($seat)) } { captured } { COUNTERS($count) } uit { $hole }.
log-collects = { CAPITAL(SEAT($seat)) } haalde { COUNTERS($count) } op.
log-keeps = { CAPITAL(SEAT($seat)) } hield wat er aan { SIDE_KEPT($seat) } over was: { COUNTERS($count) }.
log-opens = { $left ->
    [0] { $hole } was het laatste van de vijf kuiltjes die geopend moesten worden.
    [one] { $hole } is geopend; nog { SPELL($left) } kuiltje moet geopend worden.
   *[other] { $hole } is geopend; nog { SPELL($left) } kuiltjes moeten geopend worden.
}
nothing-taken = Er is niets geslagen.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { CAPITAL(SEAT($seat)) } maakte { $hole } leeg: { COUNTERS($count) } uit het spel.
log-moves-on = De schelp die at, ging verder naar { $to }.
log-forces = { CAPITAL(SEAT($seat)) } moet beginnen in { $hole }.
log-forced = { CAPITAL(SEAT($seat)) } moest beginnen in { $hole }.
log-endless = Het zaaien zou nooit ophouden: na 1.000 keer oppakken stopte het waar het was.
log-gives = { CAPITAL(SEAT($from)) } gaf { COUNTERS($count) } aan { SEAT_OBJECT($to) }.
log-fills = { CAPITAL(SEAT($seat)) } legde { COUNTERS($count) } in { LIST($holes) }.
log-marked = { LIST($holes) } { COUNT($holes) ->
    [one] is
   *[other] zijn
} { $marked }.
log-reopened = { LIST($holes) } { COUNT($holes) ->
    [one] is
   *[other] zijn
} { $mark ->
    [closed] weer open
    [tied] niet meer vastgebonden
   *[other] niet meer { $marked }
}.
log-unties = { CAPITAL(SEAT($seat)) } haalde { COUNTERS($count) } op uit { $hole }, vastgebonden door { SEAT_OBJECT($by) }.
log-takes-opposite = { CAPITAL(SEAT($seat)) } nam { COUNTERS($count) } uit { $hole }, tegenover { $facing }.
log-roles = Raja: { SEAT_ALONE($raja) }. Mandiri: { SEAT_ALONE($mandiri) }. Pasu: { SEAT_ALONE($pasu) }.
move-took = { captured } { $count }
log-carries = { $stored } in de { store }{ $closed ->
    [0] { "" }
   *[other] , { $closed } gesloten
}{ LOANS($loans) }
loans = { $before }, { $it }
loan-lent = { $count } uitgeleend aan { SEAT_OBJECT($with) }
loan-borrowed = { $count } geleend van { SEAT_OBJECT($with) }
loan-paid = { $count } terugbetaald aan { SEAT_OBJECT($with) }
loan-repaid = { $count } terugbetaald door { SEAT_OBJECT($with) }
log-debts-count = Schulden meegeteld: { COMMAS($holds) }.
log-round-over = De ronde is afgelopen.
log-round-begins = Ronde { $round } begint.
log-again = De laatste viel in de { store }: { TURN_AGAIN($seat) }.
log-passes = { CAPITAL(SEAT($seat)) } kon niet zaaien en paste.
log-ends = De { $rounds ->
    [yes] wedstrijd
   *[no] partij
} is afgelopen: { $how ->
    [draw] gelijkspel
   *[other] { SEATS($winners) } { HAVE($winners) } gewonnen
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = { $found } kuiltjes, maar het bord heeft er { $wanted }.
setup-stores = { $found } verzamelkuilen, maar het spel heeft er { $wanted }.
setup-total = { $found } van de { $wanted } geplaatst.
setup-mark = kuiltje { $hole } van de tekst kan dit teken niet hebben.
setup-seat = er is geen speler { $found }.
setup-note = dit spel kent “{ $key }” niet.
setup-value = “{ $key }” kan niet “{ $value }” zijn.
setup-must-pass = deze speler kan niet zaaien: een andere speler moet aan zet zijn.
