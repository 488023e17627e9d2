# What is said where somebody asks for advice.

advice-title = Advice
advice-hint = Hint
advice-ask-spot = Where exactly?
advice-ask-line = The whole line
advice-hide-hint = Hide the hint
advice-analysis = Analysis
advice-close = Close the analysis
advice-on = The analysis is on: its values are on the board and in the list.
advice-off = The analysis is off.
advice-seeking = Looking for a hint.
advice-no-hint = There is no hint to give here.
advice-over = The game is over: there is no advice to give.
advice-lot = What comes next is drawn at random.
advice-best-line = The best line
advice-step-back = One move back in the line
advice-step-on = One move forward in the line
advice-play = Play its first move
advice-before-line = Before the line: the position on the board.
advice-moves = All moves, best first
advice-move = Move
advice-value = Value
advice-then = Expected next
advice-lost-not-loaded = There is no advice: the computer’s files could not be loaded. The game goes on.
advice-lost-not-allowed = There is no advice: the browser does not allow the computer player here. The game goes on.
advice-lost-broken = There is no advice: the computer has stopped because of an error. The game goes on.
advice-lost-silent = There is no advice: the computer does not answer. The game goes on.
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
   *[other] { $whole }.{ $tenths }
}
share-board = { $share }%
# By how much, in the word for what is counted.
amount = { $tenths ->
    [0] { $whole } { COUNTED($whole) }
   *[other] { decimal } { COUNTED(2) }
}
counted = { $it ->
    [one] counter
   *[other] counters
}
prospect = { SEAT($seat) } { $share } %
proof-draw = Proved: a draw.
proof-shared = Proved: { SEATS($winners) } share the win.
proof-wins = Proved: { SEAT($winner) } { WIN($winner) }.
proof-wins-by = Proved: { SEAT($winner) } { WIN($winner) } by { amount }.
worth-three = Chances to win: { COMMAS($prospects) }.
worth-level = Nobody is expected to end ahead. { worth-chance }
worth-lead = { CAPITAL(SEAT($who)) } { IS($who) } expected to end { amount } { $ahead ->
    [yes] ahead
   *[no] behind
}. { worth-chance }
worth-chance = { CAPITAL(SEAT($who)) } { WIN($who) } { $share } of 100 such games.

part-hole = Look at { $hole }.
part-holes = Look among the holes { LIST($holes) }.
part-columns = Look among the columns { $columns }.
part-block = Look at the columns { $columns }, rows { $rows }.
part-laying = { CAPITAL(OWN($seat)) } row is laid out for the next round.
part-next-round = The next round begins.
span = { $one ->
    [yes] { $from }
   *[no] { $from } to { $to }
}
spot-hole = The hole is { $hole }.
spot-column = The column is { $column }.
spot-ka = The token at { $point } becomes the ka.
spot-point = The ka goes to { $point }.
spot-laid = The row gets { LIST($counts) }.
spot-next-round = There is nothing to choose.

advice-line = Best: { $first }.{ COUNT($next) ->
    [0] { "" }
   *[other] { " " }Expected next: { COMMAS($next) }.
} { $worth }
advice-best = Best: { $first }. { $worth }
advice-depth = Depth: { $depth ->
    [one] one move
   *[other] { SPELL($depth) } moves
}. Positions searched: { THOUSANDS($nodes) }.{ $thinks ->
    [yes] { " " }Still thinking.
   *[no] { "" }
}
advice-numbers = A value says by how many { COUNTED(2) } { SEAT($who) } { IS($who) } expected to end ahead. A double border means that it is proved.
advice-step-of = Move { $step } of { $all } in the line.
cell-three = { COMMAS($prospects) }
