# What is said where positions are set up.

edit-undone = Taken back.
edit-redone = Done again.
edit-nothing-to-undo = There is nothing to take back.
edit-nothing-to-redo = There is nothing to do again.
edit-reset-to-opened = The board is as it was when this page was opened.
edit-at-start = The board is as at the start of the game.
edit-cleared = The board is bare.
edit-taken = The text has been read.
edit-not-linked = What the address says of a position could not be read.
edit-not-ruled = What the address says of the rules could not be read: these are the usual ones.
edit-lawful = No law is broken: this can be played.
edit-no-number = That is no whole number, and nothing changes.
edit-to-move = To move
edit-one-more = One more
edit-one-fewer = One fewer
points-brushes = A tap lays
points-no-passage = not made
edit-not-read = Column { $column } of the text: this is not a position.
edit-no-board = No board of this game: { $why }
edit-over = No law is broken, and here the game is over: { COUNT($winners) ->
    [one] { CAPITAL(SEATS($winners)) } won.
   *[other] { CAPITAL(SEATS($winners)) } share the win.
}
edit-broken = Not playable yet: { $why }
edit-also = Also: { $why }
edit-more = { $more ->
    [one] { CAPITAL(SPELL($more)) } more law is broken.
   *[other] { CAPITAL(SPELL($more)) } more laws are broken.
}
edit-count = In { $place }
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = The board that is set up
position-page-undo = Undo
position-page-redo = Redo
position-page-reset-to-opened = As it came
position-page-at-start = Start of the game
position-page-clear = Bare board
position-page-play = Play from here
position-page-copy = Copy a link to this board
position-page-link = The link
position-page-text = The position as text
position-page-read-text = Lay out this text
position-page-large = Larger board

# Boards of holes.
holes-placed = { $state ->
    [all] All { $total } { COUNTER(2) } are placed.
    [missing] { $placed } of { $total } { COUNTER(2) } placed, { SPELL($off) } still to place.
   *[over] { $placed } of { $total } { COUNTER(2) } placed, { SPELL($off) } too many.
}
holes-hole = { CAPITAL(OWN($owner)) } { $hole }
holes-store = { CAPITAL(OWN($seat)) } { store }
holes-mark = { CAPITAL($mark) }
holes-owes = Owed by { SEAT($debtor) } to { SEAT($creditor) }
holes-law-holes = { $found } holes, and the board has { $wanted }.
holes-law-stores = { $found } stores, and the game has { $wanted }.
holes-law-few = { COUNTERS($off) } still to place.
holes-law-many = { COUNTERS($off) } too many.
holes-law-mark = { $hole } cannot bear this mark: { $mark ->
    [tied] only an end hole that holds two or more is tied.
    [closed] { closed-mark }
   *[other] one hole alone is puta, naga or wala, in a later round, with one seed or more, a naga with two.
}
holes-law-must-pass = the player to move cannot sow, so it is another’s turn.
# Why a hole cannot bear the mark of a closed one.
closed-mark = only an empty hole is closed.
# Why a note cannot be what it is.
note-fault = “{ $key }” cannot be “{ $value }”.
# What a note asks, and a value of one.
note-round = Round
note-between = The round
note-way = The round goes
note-starter = The round was started by
note-twelve = Seeds arranged for this round
note-value = { $value ->
    [0] no
    [1] yes
   *[other] { $value }
}
seats-named = { $value ->
    [1] { SEAT(1) }
    [2] { SEAT(2) }
    [12] both
   *[other] nobody
}

# Pasang’s board.
points-counts = { $black } black and { $white } white on the board; { $taken ->
    [none] more than the pattern has
   *[other] taken: { $taken } points{ $all ->
        [yes] { "" }
       *[no] , { $given } of them given to the players
    }
}.
points-point = { $piece ->
    [centre] { $point }, the hollow centre: nothing lies or stands there
    [vacant] { $point }, vacant
    [ka] { $point }, { points-ka }
   *[token] { $point }, { COLOUR($colour) }
}
points-ka = { CAPITAL(OWN($seat)) } ka
points-brush-pattern = As in the pattern
points-brush-nothing = Nothing
points-colour = { CAPITAL(COLOUR($colour)) }
points-passage = { CAPITAL(OWN($seat)) } passage
points-ka-was = { CAPITAL(OWN($seat)) } ka was
points-score = { CAPITAL(OWN($seat)) } points
points-rest = The rest to { SEAT($seat) }
