# What is said where positions are set up.

edit-undone = Undone.
edit-redone = Redone.
edit-nothing-to-undo = There is nothing to undo.
edit-nothing-to-redo = There is nothing to redo.
edit-reset-to-opened = The board is as it was when this page was opened.
edit-at-start = The board is at the start of the game.
edit-cleared = The board is empty.
edit-taken = The position has been loaded.
edit-not-linked = The position in the address could not be read.
edit-not-ruled = The rules in the address could not be read. The usual rules are used.
edit-lawful = No law is broken: this position can be played.
edit-no-number = That is not a whole number. Nothing has changed.
edit-to-move = To move
edit-one-more = One more
edit-one-fewer = One fewer
points-brushes = A tap places
points-no-passage = none yet
edit-not-read = Column { $column }: from here on the text is not a position.
edit-no-board = This is not a board of this game: { $why }
edit-over = No law is broken, but the game is already over: { COUNT($winners) ->
    [one] { CAPITAL(SEATS($winners)) } won.
   *[other] { CAPITAL(SEATS($winners)) } share the win.
}
edit-broken = Not playable yet: { $why }
edit-also = Also: { $why }
edit-more = { $more ->
    [one] { CAPITAL(SPELL($more)) } more law is broken.
   *[other] { CAPITAL(SPELL($more)) } more laws are broken.
}
edit-count = Number in { $place }
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = The board you are setting up
position-page-undo = Undo
position-page-redo = Redo
position-page-reset-to-opened = Reset
position-page-at-start = Start of the game
position-page-clear = Clear the board
position-page-play = Play from here
position-page-copy = Copy a link to this board
position-page-link = The link
position-page-text = The position as text
position-page-read-text = Load this text
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
holes-law-holes = { $found } holes, but the board has { $wanted }.
holes-law-stores = { $found } stores, but the game has { $wanted }.
holes-law-few = { COUNTERS($off) } still to place.
holes-law-many = { COUNTERS($off) } too many.
holes-law-mark = { $hole } cannot have this mark: { $mark ->
    [tied] only an end hole with two seeds or more can be tied.
    [closed] { closed-mark }
   *[other] only one hole can be puta, naga or wala, from the second round on. It holds at least one seed, a naga at least two.
}
holes-law-must-pass = this player cannot sow: another player must be next to move.
# Why a hole cannot bear the mark of a closed one.
closed-mark = only an empty hole can be closed.
# Why a note cannot be what it is.
note-fault = “{ $key }” cannot be “{ $value }”.
# What a note asks, and a value of one.
note-round = Round
note-between = The round
note-way = Direction of the round
note-starter = Who began the round
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
    [centre] { $point }, the hollow centre: always empty
    [vacant] { $point }, empty
    [ka] { $point }, { points-ka }
   *[token] { $point }, { COLOUR($colour) }
}
points-ka = { CAPITAL(OWN($seat)) } ka
points-brush-pattern = As in the pattern
points-brush-nothing = Nothing
points-colour = { CAPITAL(COLOUR($colour)) }
points-passage = { CAPITAL(OWN($seat)) } passage
points-ka-was = The token that became { OWN($seat) } ka
points-score = { CAPITAL(OWN($seat)) } points
points-rest = Give the rest to { SEAT($seat) }
