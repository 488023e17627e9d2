# What is said of a game of Pasang. Points and columns come by their names.

colour = { $it ->
    [black] zwart
   *[white] wit
}
# Before a token or tokens, named or not: “three white”.
coloured = { $it ->
    [black] zwarte
   *[white] witte
}
# A side of the board as a direction.
way = naar het { $it ->
    [north] noorden
    [south] zuiden
    [west] westen
   *[east] oosten
}
points = { $it ->
    [one] { $it } punt
   *[other] { $it } punten
}
tokens = { SPELL($it) } { $it ->
    [one] steen
   *[other] stenen
}
# A row or a column by its name.
lane = { $axis ->
    [row] rij { $name }
   *[column] kolom { $name }
}
# After “as”, without an article.
own-ka-new = { $called ->
    [you] jouw ka
   *[other] ka van { SEAT($it) }
}
# Columns that follow one another.
column-span = { $from } tot en met { $to }

# A line that is taken, or could be: so many tokens of so many, of a colour, to one side or to both.
line-many = { SPELL($sum) }{ $whole ->
    [none] { "" }
   *[other] { " " }van { SPELL($whole) }
} { COLOURED($colour) }
line = { line-many }{ $way ->
    [none] , { LIST($sides) }
   *[way] { " " }{ WAY($way) }
}
line-shortly = { line-many }{ $way ->
    [none] , beide kanten
   *[way] { " " }{ WAY($way) }
}
line-figures = { $sum }{ $whole ->
    [none] { "" }
   *[other] { " " }van { $whole }
} { COLOURED($colour) }{ $way ->
    [none] , { LIST($figures) }
   *[way] { " " }{ WAY($way) }
}: { POINTS($points) }
side-spelled = { SPELL($count) } { WAY($way) }
side-figures = { $count } { WAY($way) }
# Lines that are met, one after the other.
groups = { $nested ->
    [yes] { SEMICOLONS($groups) }
   *[no] { LIST($groups) }
}
# What several lines come to.
choice = { SPELL($lines) } lijnen: { choice-worth }
choice-inside = { SPELL($lines) } lijnen, { choice-worth }
choice-worth = { $same ->
    [yes] elk { POINTS($most) }
   *[no] { $least } tot { POINTS($most) }
}
takes-nothing = { "" }
takes-line = , slaat { line }, { POINTS($points) }
takes-choice = , { choice }

# What stands on a point.
stands = { $held ->
    [nothing] leeg
    [centre] het holle midden
    [token] { COLOUR($colour) }
   *[ka] { OWN_KA($seat) }, { COLOUR($colour) }
}
holds = { $held ->
    [token] bevat een { COLOURED($colour) } steen
    [ka] bevat { OWN_KA($seat) }
   *[other] is { stands }
}

# How a game has ended; at length also whether the points count.
pasang-ended = { $how ->
    [cleared] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen, { $own } tegen { $other }: het bord is leeggespeeld.
    [draw] Gelijkspel, { $own } tegen { $other }: het bord is leeggespeeld.
    [suntuk] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen: suntuk, { SEAT($loser) } { CAN($loser) } niets slaan.
   *[no-ka] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen: suntuk, { SEAT($loser) } { CAN($loser) } geen ka kiezen.
}
pasang-ended-at-length = { pasang-ended }{ $how ->
    [cleared] { "" }
    [draw] { "" }
   *[other] { " " }De punten, { $own } tegen { $other }, tellen niet.
}

# What is to be chosen, for somebody who is new to the game.
pasang-choose = { $what ->
    [column] Haal een kolom van { OWN_HALF($seat) } leeg: het getal erop is het aantal punten.
    [ka] Tik op een steen met een ring: die wordt { OWN_KA($seat) } en slaat de punten die erbij staan.
   *[point] Tik op een blauw getal: { OWN_KA($seat) } gaat daarheen en slaat zoveel punten.
}

# What a move did: at most 25 words.
pasang-emptied = { CAPITAL(SEAT($seat)) } haalde kolom { $column } leeg: { SPELL($points) } punten. { $next }
pasang-chosen = { CAPITAL(OWN_KA($seat)) }, { COLOUR($was) }, { $jumps ->
    [yes] sprong
   *[no] schoof
} van { $from } naar { $to }, sloeg { $took }
pasang-moved = { CAPITAL(OWN_KA($seat)) } ging van { $from } naar { $to }, sloeg { $took }
pasang-moved-briefly = { CAPITAL(OWN_KA($seat)) } ging naar { $to }: { POINTS($points) }. { $next }
took = { $line }: { POINTS($points) }, { $own } tegen { $other }. { $next }
took-last = { $line }. { $next }

pasang-only-one = { $from ->
    [none] { CAPITAL(SEAT($seat)) } { HAS($seat) } geen keus: alleen een zet naar { $to } slaat iets, { $line }.
   *[point] { CAPITAL(SEAT($seat)) } { HAS($seat) } geen keus: alleen { $from } kan de ka worden; op { $to } slaat die { $line }.
}
no-such-column = Geen kolom heet { $letter }.

# Answers to questions.
board = { COUNT($kas) ->
    [0] Nog geen ka.
   *[other] { CAPITAL(SEMICOLONS($kas)) }.
} { COUNT($passages) ->
    [0] Er is geen kolom leeggehaald.
   *[other] { CAPITAL(SEMICOLONS($passages)) }.
} { COUNT($left) ->
    [0] Er ligt geen steen meer op het bord.
   *[other] Op het bord { $pointed ->
        [yes] { SEMICOLONS($left) }
       *[no] { LIST($left) }
    }.
}
board-ka = { OWN_KA($seat) }, { COLOUR($was) }, op { $at }
board-passage = { OWN_PASSAGE($seat) } is kolom { $column }
board-left = { $count } { COLOURED($colour) }{ COUNT($points) ->
    [0] { "" }
   *[other] : { LIST($points) }
}
may-empty = { $count ->
    [0] Er mag geen kolom leeggehaald worden.
    [one] { CAPITAL(SEAT($seat)) } mag kolom { LIST($columns) } leeghalen.
   *[other] { CAPITAL(SEAT($seat)) } mag de kolommen { LIST($columns) } leeghalen.
}
may-choose-nothing = Er mag niets gespeeld worden.
may-choose = { CAPITAL(SEAT($seat)) } mag als ka kiezen: { SEMICOLONS($some) }{ more }.
may-go = { CAPITAL(OWN_KA($seat)) } mag naar: { SEMICOLONS($some) }{ more }.
may-choose-line = { $point }, { line-many }, { POINTS($points) }
may-choose-lines = { $point }, { choice-inside }
more = { $more ->
    [0] { "" }
   *[other] ; en nog { $more }
}
may-take = Vanaf { $at }: { SEMICOLONS($some) }{ more }.
nothing-to-play = De partij is afgelopen: er mag niets gespeeld worden.
took-at = Stap { $step } van { $all }: { $point }, { COLOUR($colour) }, geslagen: nu { POINTS($score) }.
took-token = { $point }, { COLOUR($colour) }, geslagen: nu { POINTS($score) }.
went-at = Stap { $step } van { $all }: { OWN_KA($seat) } ging van { $from }{ $over ->
    [none] { "" }
   *[point] { " " }over { $over }
} naar { $to }.

# Points, columns and lines, for those who hear the board.
point = { $held ->
    [ka] { stands }, { $point }
   *[other] { $point }, { stands }
}{ $may }
may-become = , kan de ka worden, { $jumps ->
    [yes] springt
   *[no] schuift
} naar { $to }{ $takes }
may-go-there = , de ka mag hierheen{ $takes }
may-take-there = , gekozen{ $takes }
may-end-line = , einde van een lijn: { line }, { POINTS($points) }
may-end-lines = , einde van { choice }
column = kolom { $column }, { $tokens ->
    [0] leeggehaald
   *[other] { TOKENS($tokens) }, { POINTS($points) }
}{ $may ->
    [yes] , mag leeggehaald worden
   *[no] { "" }
}
lane-holds = { $lane }: { COMMAS($stands) }
# Of several tokens, after their number.
stands-several = { COLOURED($colour) }
lane-stands = { $held ->
    [token] { SPELL($count) } { stands-several }
    [ka] { OWN_KA($seat) }
    [nothing] { $count ->
        [one] leeg
       *[other] { SPELL($count) } lege
    }
   *[centre] { stands }
}
price = { $sum } { COLOURED($colour) }, { POINTS($points) }
price-of = { POINTS($points) }
which-line = De ka gaat naar { $at }: tik op de lijn die je wilt slaan, hier of op het bord.
picked-column = Kolom { $column }: welke rij?
picked-row = Rij { $row }: welke kolom?
picked-nothing = Er is niets gekozen.
# A place or a line that has been tapped to look what it takes.
pasang-considered = { $what }. { tap-again }
pasang-considered-column = { CAPITAL($what) }. { tap-again }
enlarge = Vergroten
whole-board = Hele bord
part = { $side ->
    [north] Het deel erboven
    [south] Het deel eronder
    [west] Het deel links
   *[east] Het deel rechts
}
tray = { CAPITAL(SEAT($seat)) } sloeg { $black } zwarte en { $white } witte

# Why something may not be played: what is seen on the board.
refused-no-such-column = Het bord heeft elf kolommen, a tot en met k.
refused-no-such-point = Dit kruispunt bestaat niet op het bord.
refused-centre = Het midden is hol: daar ligt geen steen en staat geen ka.
refused-half = { $half ->
    [none] { $point } ligt in rij 6, en die hoort bij niemands helft.
   *[seat] { $point } ligt in { OWN_HALF($half) }: kies in de andere.
}
refused-empty-first = { $point ->
    [none] Eerst moet { SEAT($seat) } een hele kolom slaan: tik op een kolom van { OWN_HALF($seat) }.
   *[point] { $point } is een van de vijf in { $lane }: { SEAT($seat) } moet nog een hele kolom leeghalen.
}
refused-faces = { CAPITAL(SEAT(1)) } haalde kolom { $first } leeg: { $column } mag niet voor { SEAT_OBJECT(2) }. Toegestaan: { $open ->
    [none] geen enkele
    [any] elke andere
   *[some] { LIST($columns) }
}.
refused-choose-ka = Kies eerst een steen als { OWN_KA_NEW($seat) }: die gaat de doorgang in, de leeggehaalde kolom { $passage }.
refused-move-ka = { CAPITAL(OWN_KA($seat)) } staat op { $at }: kies het kruispunt waar de ka heen gaat.
refused-holds = { $point } { holds }.
refused-away = { $columns ->
    [0] { $point } ligt in de doorgang zelf, de leeggehaalde kolom { $passage }.
    [1] { $point } ligt vlak naast de doorgang, de leeggehaalde kolom { $passage }.
   *[other] { $point } ligt { SPELL($columns) } kolommen van de doorgang af, de leeggehaalde kolom { $passage }.
}
refused-nothing-between = { $between } is leeg: tussen { $from } en de doorgang, kolom { $passage }, is er niets om over te springen.
refused-left = { $from } wordt leeg als de steen daar als ka naar { $to } gaat.
refused-stands-there = { CAPITAL(OWN_KA($seat)) } staat al op { $point }.
refused-off-line = { $point } ligt niet in de rij en niet in de kolom van { OWN_KA($seat) } op { $ka }.
refused-between = { $point }, { stands }, staat tussen { $ka } en { $to }.
refused-centre-between = Het holle midden ligt tussen { $ka } en { $to }.
refused-not-odd = Vanaf { $at } zou de ka dit hebben: { groups }. { COUNT($groups) ->
    [0] Een lijn moet oneven zijn
    [1] Een lijn moet oneven zijn
   *[other] Geen ervan is oneven
}.
refused-nothing-met = { $lane ->
    [none] Vanaf { $at } zou de ka aan geen enkele kant een steen tegenkomen.
   *[lane] Vanaf { $at } zou de ka langs { $along } geen steen tegenkomen.
}
refused-beyond-centre = Vanaf { $at } zou de lijn voorbij het holle midden verder moeten gaan.
refused-same-way = De ka zou langs { $lane } naar { $at } komen, en mag daar dus niet langs diezelfde { $lane } slaan, alleen dwars erop.
refused-several = Vanaf { $at } kunnen { SPELL($lines) } lijnen geslagen worden: noem er één.
refused-not-one-line = { $ends ->
    [0] { $point } is niet het einde van een lijn die vanaf { $at } geslagen kan worden.
   *[other] { $point } is het einde van { SPELL($ends) } lijnen die vanaf { $at } geslagen kunnen worden.
}
refused-two-lines = De genoemde kruispunten horen bij meer dan één lijn vanaf { $at }.
refused-fewer = { COUNT($groups) ->
    [0] Vanaf { $at } komt de ka daar geen steen tegen.
   *[other] Vanaf { $at } komt de ka alleen dit tegen: { groups }.
}
refused-even = Vanaf { $at } zou dat { LIST($asked) } zijn: een even aantal.
refused-part = Vanaf { $at } zou { LIST($asked) } maar een deel zijn van { $whole }.
refused-both-sides = Aan beide kanten van { $at } liggen { COLOURED($colour) } stenen, { LIST($sides) }: { $one ->
    [yes] één lijn
   *[no] elk een eigen lijn
}.

# The log.
pasang-log-empties = { CAPITAL(SEAT($seat)) } haalde kolom { $column } leeg, nu de doorgang: { LIST($tokens) }, { POINTS($points) }.
spelled-tokens = { SPELL($count) } { COLOURED($colour) }
pasang-log-becomes = { CAPITAL(SEAT($seat)) } maakte van { $from }, { COLOUR($was) }, de ka: die { $over ->
    [none] schoof
   *[point] sprong over { $over }
} de doorgang in, naar { $to }.
pasang-log-moves = { CAPITAL(OWN_KA($seat)) } ging van { $from } naar { $to }.
pasang-log-takes = Die sloeg { line-many } { $way ->
    [none] aan beide kanten, { LIST($sides) }
   *[way] { WAY($way) }
}{ $whole ->
    [none] { $way ->
        [none] , één lijn
       *[way] { "" }
    }
   *[other] , een oneven deel
}: { POINTS($points) }.
pasang-log-ka-counts = { CAPITAL(OWN_KA($seat)) } telde zelf voor { POINTS($points) }.

# The laws that a position breaks.
law-rows = { $found } rijen, maar het bord heeft er 11.
law-points = rij { $row } van boven heeft { $found } kruispunten, maar moet er 11 hebben.
law-centre = in het holle midden kan niets staan.
law-seat = er is geen speler { $found }.
law-kas = { SEAT($seat) } { HAS($seat) } meer dan één ka.
law-ka-token = { OWN_KA($seat) } heeft een kruispunt nodig en de kleur van de steen, maar één van de twee ontbreekt.
law-column = { OWN_PASSAGE($seat) } is kolom { $found }, maar er zijn er maar 11.
law-second-passage = met kolom { $column } mag { SEAT(2) } { OWN_PASSAGE(1) } niet beantwoorden.
law-order = eerst haalt elke speler een kolom leeg, dan kiest elke speler een ka.
law-turn = deze speler moet aan zet zijn: { SEAT_ALONE($seat) }.
law-in-passage = er staat een steen in een doorgang, op { $point }.
law-vacant = { $point } kan nog niet leeg zijn.
law-ka-place = { OWN_KA(1) } heeft nog geen zet gedaan en kan niet op { $point } staan.
law-pattern = in het patroon heeft de steen op { $point } de andere kleur.
law-tokens = { $found } { COLOURED($colour) } stenen, maar het patroon heeft er hoogstens { $most }.
law-scores = de punten zijn samen { $found }, maar er zijn er { $wanted } geslagen.
