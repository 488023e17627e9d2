# What is said of a game of Pasang. Points and columns come by their names.

colour = { $it ->
    [black] black
   *[white] white
}
# A side of the board as a direction.
way = { $it ->
    [north] north
    [south] south
    [west] west
   *[east] east
}
points = { $it ->
    [one] { $it } point
   *[other] { $it } points
}
tokens = { SPELL($it) } { $it ->
    [one] token
   *[other] tokens
}
# A row or a column by its name.
lane = { $axis ->
    [row] row { $name }
   *[column] column { $name }
}
# Columns that follow one another.
column-span = { $from } to { $to }

# A line that is taken, or could be: so many tokens of so many, of a colour, to one side or to both.
line-many = { SPELL($sum) }{ $whole ->
    [none] { "" }
   *[other] { " " }of { SPELL($whole) }
} { COLOUR($colour) }
line = { line-many }{ $way ->
    [none] , { LIST($sides) }
   *[way] { " " }{ WAY($way) }
}
line-shortly = { line-many }{ $way ->
    [none] , both sides
   *[way] { " " }{ WAY($way) }
}
line-figures = { $sum }{ $whole ->
    [none] { "" }
   *[other] { " " }of { $whole }
} { COLOUR($colour) }{ $way ->
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
choice = { SPELL($lines) } lines: { choice-worth }
choice-inside = { SPELL($lines) } lines, { choice-worth }
choice-worth = { $same ->
    [yes] { POINTS($most) } each
   *[no] { $least } to { POINTS($most) }
}
takes-nothing = { "" }
takes-line = , takes { line }, { POINTS($points) }
takes-choice = , { choice }

# What stands on a point.
stands = { $held ->
    [nothing] empty
    [centre] the hollow centre
    [token] { COLOUR($colour) }
   *[ka] { OWN($seat) } ka, { COLOUR($colour) }
}
holds = { $held ->
    [token] holds a { COLOUR($colour) } token
    [ka] holds { OWN($seat) } ka
   *[other] is { stands }
}

# How a game has ended; at length also whether the points count.
pasang-ended = { $how ->
    [cleared] { CAPITAL(SEAT($winner)) } won, { $own } to { $other }: the board is cleared.
    [draw] A draw, { $own } to { $other }: the board is cleared.
    [suntuk] { CAPITAL(SEAT($winner)) } won: suntuk, { SEAT($loser) } cannot capture.
   *[no-ka] { CAPITAL(SEAT($winner)) } won: suntuk, { SEAT($loser) } can choose no ka.
}
pasang-ended-at-length = { pasang-ended }{ $how ->
    [cleared] { "" }
    [draw] { "" }
   *[other] { " " }The points, { $own } to { $other }, do not count.
}

# What is to be chosen, for somebody who is new to the game.
pasang-choose = { $what ->
    [column] Empty a column of { OWN($seat) } half: numbers show points.
    [ka] Tap a ringed token: it becomes { OWN($seat) } ka and takes its points.
   *[point] Tap a blue number: { OWN($seat) } ka goes there and takes so many points.
}

# What a move did: at most 25 words.
pasang-emptied = { CAPITAL(SEAT($seat)) } emptied column { $column }: { SPELL($points) } points. { $next }
pasang-chosen = { CAPITAL(OWN($seat)) } ka, { COLOUR($was) }, { $jumps ->
    [yes] jumped
   *[no] slid
} from { $from } to { $to }, took { $took }
pasang-moved = { CAPITAL(OWN($seat)) } ka moved from { $from } to { $to }, took { $took }
pasang-moved-briefly = { CAPITAL(OWN($seat)) } ka moved to { $to }: { POINTS($points) }. { $next }
took = { $line }: { POINTS($points) }, { $own } to { $other }. { $next }
took-last = { $line }. { $next }

pasang-only-one = { $from ->
    [none] { CAPITAL(SEAT($seat)) } { HAS($seat) } no choice: only { $to } captures, { $line }.
   *[point] { CAPITAL(SEAT($seat)) } { HAS($seat) } no choice: only { $from } can become the ka; on { $to } it takes { $line }.
}
no-such-column = No column is called { $letter }.

# Answers to questions.
board = { COUNT($kas) ->
    [0] No ka yet.
   *[other] { SEMICOLONS($kas) }.
} { COUNT($passages) ->
    [0] No column is emptied.
   *[other] { SEMICOLONS($passages) }.
} { COUNT($left) ->
    [0] No token is left on the board.
   *[other] On the board { $pointed ->
        [yes] { SEMICOLONS($left) }
       *[no] { LIST($left) }
    }.
}
board-ka = { OWN($seat) } ka, { COLOUR($was) }, on { $at }
board-passage = { OWN($seat) } passage is column { $column }
board-left = { $count } { COLOUR($colour) }{ COUNT($points) ->
    [0] { "" }
   *[other] : { LIST($points) }
}
may-empty = { $count ->
    [0] No column may be emptied.
    [one] { CAPITAL(SEAT($seat)) } may empty column { LIST($columns) }.
   *[other] { CAPITAL(SEAT($seat)) } may empty columns { LIST($columns) }.
}
may-choose-nothing = Nothing may be played.
may-choose = { CAPITAL(SEAT($seat)) } may choose as the ka: { SEMICOLONS($some) }{ more }.
may-go = { CAPITAL(OWN($seat)) } ka may go to: { SEMICOLONS($some) }{ more }.
may-choose-line = { $point }, { line-many }, { POINTS($points) }
may-choose-lines = { $point }, { choice-inside }
more = { $more ->
    [0] { "" }
   *[other] ; and { $more } more
}
may-take = From { $at }: { SEMICOLONS($some) }{ more }.
nothing-to-play = The game is over: nothing may be played.
took-at = Step { $step } of { $all }: { $point }, { COLOUR($colour) }, taken: { POINTS($score) } now.
took-token = { $point }, { COLOUR($colour) }, taken: { POINTS($score) } now.
went-at = Step { $step } of { $all }: { OWN($seat) } ka went from { $from }{ $over ->
    [none] { "" }
   *[point] { " " }over { $over }
} to { $to }.

# Points, columns and lines, for those who hear the board.
point = { $held ->
    [ka] { stands }, { $point }
   *[other] { $point }, { stands }
}{ $may }
may-become = { " " }token, may become the ka, { $jumps ->
    [yes] jumps
   *[no] slides
} to { $to }{ $takes }
may-go-there = , the ka may go there{ $takes }
may-take-there = , chosen{ $takes }
may-end-line = , ends a line: { line }, { POINTS($points) }
may-end-lines = , ends { choice }
column = column { $column }, { $tokens ->
    [0] emptied
   *[other] { TOKENS($tokens) }, { POINTS($points) }
}{ $may ->
    [yes] , may be emptied
   *[no] { "" }
}
lane-holds = { $lane }: { COMMAS($stands) }
lane-stands = { $held ->
    [token] { SPELL($count) } { stands }
    [ka] { CAPITAL(OWN($seat)) } ka
    [nothing] { $count ->
        [one] { stands }
       *[other] { SPELL($count) } { stands }
    }
   *[centre] { stands }
}
price = { $sum } { COLOUR($colour) }, { POINTS($points) }
price-of = { POINTS($points) }
which-line = The ka goes to { $at }: tap the line to take, here or on the board.
picked-column = Column { $column }: which row?
picked-row = Row { $row }: which column?
picked-nothing = Nothing is chosen.
# A place or a line that has been tapped to look what it takes.
pasang-considered = { $what }. { tap-again }
pasang-considered-column = { CAPITAL($what) }. { tap-again }
enlarge = Enlarge
whole-board = Whole board
part = { $side ->
    [north] The part above
    [south] The part below
    [west] The part to the left
   *[east] The part to the right
}
tray = { CAPITAL(SEAT($seat)) } took { $black } black and { $white } white

# Why something may not be played: what is seen on the board.
refused-no-such-column = The board has eleven columns, a to k.
refused-no-such-point = The board has no such point.
refused-centre = The centre is hollow: it holds no token and no ka.
refused-half = { $half ->
    [none] { $point } is in row 6, which is in nobody’s half.
   *[seat] { $point } is in { OWN($half) } half: choose in the other.
}
refused-empty-first = { $point ->
    [none] First { SEAT($seat) } must take a whole column: tap one of { OWN($seat) } half.
   *[point] { $point } is one of five in { $lane }: { SEAT($seat) } still { HAS($seat) } to empty a whole column.
}
refused-faces = { CAPITAL(SEAT(1)) } emptied column { $first }: { $column } is not open to { SEAT(2) }. Open: { $open ->
    [none] none
    [any] any other
   *[some] { LIST($columns) }
}.
refused-choose-ka = First choose a token as { OWN($seat) } ka: it goes into the passage, the emptied column { $passage }.
refused-move-ka = { CAPITAL(OWN($seat)) } ka stands on { $at }: choose a point for it to move to.
refused-holds = { $point } { holds }.
refused-away = { $columns ->
    [0] { $point } is in the passage itself, the emptied column { $passage }.
    [1] { $point } is right beside the passage, the emptied column { $passage }.
   *[other] { $point } is { SPELL($columns) } columns away from the passage, the emptied column { $passage }.
}
refused-nothing-between = { $between } is empty: there is nothing to jump over between { $from } and the passage, column { $passage }.
refused-left = { $from } becomes empty when its token moves to { $to } as the ka.
refused-stands-there = { CAPITAL(OWN($seat)) } ka stands on { $point } already.
refused-off-line = { $point } is neither in the row nor in the column of { OWN($seat) } ka on { $ka }.
refused-between = { $point }, { stands }, stands between { $ka } and { $to }.
refused-centre-between = The hollow centre is between { $ka } and { $to }.
refused-not-odd = From { $at } the ka would have { groups }: { COUNT($groups) ->
    [0] a line must be odd
    [1] a line must be odd
   *[other] none is odd
}.
refused-nothing-met = { $lane ->
    [none] From { $at } the ka would meet no token either way.
   *[lane] From { $at } the ka would meet no token along { $along }.
}
refused-beyond-centre = From { $at } the line would have to go on beyond the hollow centre.
refused-same-way = The ka would come to { $at } along { $lane }, so it may not take along { $lane } there, only across it.
refused-several = From { $at } { SPELL($lines) } lines can be taken: name one.
refused-not-one-line = { $point } ends { $ends ->
    [0] no line
   *[other] { SPELL($ends) } lines
} that can be taken from { $at }.
refused-two-lines = The places named belong to several lines from { $at }.
refused-fewer = { COUNT($groups) ->
    [0] From { $at } the ka meets no token there.
   *[other] From { $at } the ka meets only { groups }.
}
refused-even = From { $at } that would be { LIST($asked) }: an even number.
refused-part = From { $at } { LIST($asked) } would be only a part of { $whole }.
refused-both-sides = On both sides of { $at } there are { COLOUR($colour) } tokens, { LIST($sides) }: { $one ->
    [yes] one line
   *[no] a line each
}.

# The log.
pasang-log-empties = { CAPITAL(SEAT($seat)) } emptied column { $column }, now the passage: { LIST($tokens) }, { POINTS($points) }.
spelled-tokens = { SPELL($count) } { COLOUR($colour) }
pasang-log-becomes = { CAPITAL(SEAT($seat)) } made { $from }, { COLOUR($was) }, the ka: it { $over ->
    [none] slid
   *[point] jumped over { $over }
} into the passage, to { $to }.
pasang-log-moves = { CAPITAL(OWN($seat)) } ka moved from { $from } to { $to }.
pasang-log-takes = It took { line-many } { $way ->
    [none] on both sides, { LIST($sides) }
   *[way] to the { WAY($way) }
}{ $whole ->
    [none] { $way ->
        [none] , one line
       *[way] { "" }
    }
   *[other] , an odd part
}: { POINTS($points) }.
pasang-log-ka-counts = { CAPITAL(OWN($seat)) } own ka counted { POINTS($points) }.

# The laws that a position breaks.
law-rows = { $found } rows, but the board has 11.
law-points = row { $row } from the top has { $found } points, but must have 11.
law-centre = nothing can stand in the hollow centre.
law-seat = there is no player { $found }.
law-kas = { SEAT($seat) } { HAS($seat) } more than one ka.
law-ka-token = { OWN($seat) } ka needs a point and the colour of its token, but one of them is missing.
law-column = { OWN($seat) } passage is column { $found }, but there are only 11.
law-second-passage = column { $column } is not one with which { SEAT(2) } can answer the passage of { SEAT(1) }.
law-order = first each player empties a column, then each chooses a ka.
law-turn = it must be { OWN($seat) } turn.
law-in-passage = a token stands in a passage, on { $point }.
law-vacant = { $point } cannot be empty yet.
law-ka-place = { OWN(1) } ka has not moved yet and cannot be on { $point }.
law-pattern = in the pattern the token on { $point } has the other colour.
law-tokens = { $found } { COLOUR($colour) } tokens, but the pattern has only { $most }.
law-scores = the scores make { $found } points, but { $wanted } have been taken.
