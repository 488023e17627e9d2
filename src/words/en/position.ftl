# What is said where positions are set up.

edit-undone = Undone.
edit-redone = Redone.
edit-nothing-to-undo = There is nothing to undo.
edit-nothing-to-redo = There is nothing to redo.
edit-reset-to-opened = The board is as it was when this page opened.
edit-at-start = The board is as at the start of the game.
edit-cleared = The board is empty.
edit-taken = The position has been loaded.
edit-not-linked = The position in the address could not be read.
edit-not-ruled = The rules in the address could not be read: the usual ones are used.
edit-lawful = No law is broken: you can play this position.
edit-no-number = That is not a whole number: nothing has changed.
edit-to-move = To move
edit-one-more = One more
edit-one-fewer = One fewer
points-brushes = A tap places
points-no-passage = none yet
edit-not-read = Column { $column } of the text: this is not a position.
edit-no-board = Not a board of this game: { $why }
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
position-page-board = The board you set up
position-page-undo = Undo
position-page-redo = Redo
position-page-reset-to-opened = As opened
position-page-at-start = Start of the game
position-page-clear = Empty board
position-page-play = Play from here
position-page-copy = Copy a link to this board
position-page-link = Link
position-page-text = The position as text
position-page-read-text = Load this position
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
holes-law-holes = { $found ->
    [one] { $found } hole
   *[other] { $found } holes
}, but the board has { $wanted }.
holes-law-stores = { $found ->
    [one] { $found } store
   *[other] { $found } stores
}, but the game has { $wanted }.
holes-law-few = { COUNTERS($off) } still to place.
holes-law-many = { COUNTERS($off) } too many.
holes-law-mark = { $hole } cannot have this mark: { $mark ->
    [tied] only an end hole that holds two or more can be tied.
    [closed] { closed-mark }
   *[other] only one hole can be puta, naga or wala: in a later round, with one seed or more, a naga with two.
}
holes-law-must-pass = the player to move cannot sow, so it is another player’s turn.
# Why a hole cannot bear the mark of a closed one.
closed-mark = only an empty hole can be closed.
# Why a note cannot be what it is.
note-fault = “{ $key }” cannot be “{ $value }”.
# What a note asks, and a value of one.
note-round = Round
note-between = The round
note-way = Direction of the round
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
    [centre] { $point }, the hollow centre: always empty
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
