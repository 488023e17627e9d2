# What is said where somebody asks for advice.

advice-title = Advies
advice-hint = Tip
advice-ask-spot = Waar precies?
advice-ask-line = Het hele vervolg
advice-hide-hint = Verberg de tip
advice-analysis = Analyse
advice-close = Sluit de analyse
advice-on = De analyse staat aan: de waarden staan op het bord en in de lijst.
advice-off = De analyse staat uit.
advice-seeking = Er wordt een tip gezocht.
advice-no-hint = Hier is geen tip te geven.
advice-over = De partij is afgelopen: er is geen advies te geven.
advice-lot = Het lot bepaalt wat nu komt.
advice-best-line = Het beste vervolg
advice-step-back = Een zet terug in het vervolg
advice-step-on = Een zet vooruit in het vervolg
advice-play = Speel de eerste zet ervan
advice-before-line = Vóór het vervolg: de stelling op het bord.
advice-moves = Alle zetten, de beste eerst
advice-move = Zet
advice-value = Waarde
advice-then = Verwacht daarna
advice-lost-not-loaded = Er is geen advies: de bestanden van de computer konden niet geladen worden. De partij gaat door.
advice-lost-not-allowed = Er is geen advies: de browser staat de computerspeler hier niet toe. De partij gaat door.
advice-lost-broken = Er is geen advies: de computer is gestopt door een fout. De partij gaat door.
advice-lost-silent = Er is geen advies: de computer antwoordt niet. De partij gaat door.
# A value: its sign, its whole and its tenths; on the board the lettering has a dash and no minus.
figure = { $sign ->
    [more] +
    [less] −
   *[none] { "" }
}{ decimal }
figure-board = { $sign ->
    [more] +
    [less] –
   *[none] { "" }
}{ decimal }
decimal = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
share-board = { $share }%
# By how much, in the word for what is counted.
amount = { $tenths ->
    [0] { $whole } { COUNTED($whole) }
   *[other] { decimal } { COUNTED(2) }
}
counted = { $it ->
    [one] steen
   *[other] stenen
}
prospect = { SEAT_ALONE($seat) } { $share } %
proof-draw = Bewezen: gelijkspel.
proof-shared = Bewezen: { SEATS($winners) } delen de winst.
proof-wins = Bewezen: { SEAT($winner) } { WIN($winner) }.
proof-wins-by = Bewezen: { SEAT($winner) } { WIN($winner) } met { amount } verschil.
worth-three = Kans om te winnen: { COMMAS($prospects) }.
worth-level = Naar verwachting staat aan het eind niemand voor. { worth-chance }
worth-lead = { CAPITAL(SEAT($who)) } eindigt naar verwachting { amount } { $ahead ->
    [yes] voor
   *[no] achter
}. { worth-chance }
worth-chance = { CAPITAL(SEAT($who)) } { WIN($who) } { $share } van de 100 partijen zoals deze.

part-hole = Kijk naar { $hole }.
part-holes = Kijk bij de kuiltjes { LIST($holes) }.
part-columns = Kijk bij kolom { $columns }.
part-block = Kijk bij kolom { $columns }, rij { $rows }.
part-laying = { CAPITAL(OWN_ROW($seat)) } wordt neergelegd voor de volgende ronde.
part-next-round = De volgende ronde begint.
span = { $one ->
    [yes] { $from }
   *[no] { $from } tot en met { $to }
}
spot-hole = Het kuiltje is { $hole }.
spot-column = De kolom is { $column }.
spot-ka = De steen op { $point } wordt de ka.
spot-point = De ka gaat naar { $point }.
spot-laid = De rij krijgt { LIST($counts) }.
spot-next-round = Er is niets te kiezen.

advice-line = Beste: { $first }.{ COUNT($next) ->
    [0] { "" }
   *[other] { " " }Verwacht daarna: { COMMAS($next) }.
} { $worth }
advice-best = Beste: { $first }. { $worth }
advice-depth = Diepte: { $depth ->
    [one] één zet
   *[other] { SPELL($depth) } zetten
}. Doorzochte stellingen: { THOUSANDS($nodes) }.{ $thinks ->
    [yes] { " " }Denkt nog na.
   *[no] { "" }
}
advice-numbers = Een waarde zegt met hoeveel { COUNTED(2) } voorsprong { SEAT($who) } naar verwachting eindigt. Een dubbele rand betekent dat het bewezen is.
advice-step-of = Zet { $step } van { $all } in het vervolg.
cell-three = { COMMAS($prospects) }
