# Games on boards of holes. A game’s own file may say any of these in its own way.

counters = { SPELL($it) } { COUNTER($it) }
store = store
stores = stores
takes = takes
# The same of several players, and in the past.
take = take
captured = took
held = { CAPITAL(store) }
score = { CAPITAL(OWN($seat)) } { store }: { COUNTERS($size) }
# A hole by its letter, or the store.
place = { $it ->
    [store] the { store }
   *[hole] { $it }
}
taking = { $it ->
    [0] { "" }
   *[other] , { takes } { SPELL($it) }
}
taken = { $it ->
    [0] { "" }
   *[other] , { captured } { SPELL($it) }
}

# How a game has ended.
won = { CAPITAL(SEAT($winner)) } won:
figures = { $more } to { $less }
by-score = { $draw ->
    [yes] A draw, { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }
# The same in a whole sentence: what ended the game, and what was compared.
ended-at-length = { ended }

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = captured
unit-gain = { $stake } at start
unit-moves = { $moves ->
    [one] hole to sow
   *[other] holes to sow
}
unit-beside = in the { store }
standing-gain = { $score }, { $stake } at the start
standing-moves = { CAPITAL(SEAT($seat)) }: { SPELL($moves) } { unit-moves }. { $score }

# What a move did: at most 25 words.
turn = { CAPITAL(SEAT($seat)) } sowed { SPELL($count) }{ $left ->
    [0] { "" }
   *[other] { " " }of { SPELL($whole) }
} from { $hole }{ $laps ->
    [0] { "" }
    [1] , lifted again
   *[other] , lifted again { SPELL($laps) } times
}, ended in { $last ->
    [store] the { store }
   *[hole] { $last }
}{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ $withheld ->
    [yes] { " " }{ nothing-taken }
   *[no] { "" }
}{ passing }{ $cut ->
    [none] { "" }
   *[other] { " " }The round { CUT($cut) }
} { $next }
# The same in few words, where several moves are told at once.
turn-briefly = { CAPITAL(SEAT($seat)) } played { $hole }{ TAKEN($taken) }{ from-holes }{ by-others }{ tied-holes }.{ COUNT($passed) ->
    [0] { "" }
   *[other] { " " }{ CAPITAL(SEATS($passed)) } passed.
} { $next }
from-holes = { COUNT($from) ->
    [0] { "" }
   *[other] { " " }from { LIST($from) }
}
by-others = { $others ->
    [0] { "" }
   *[other] , others { captured } { SPELL($others) }
}
tied-holes = { COUNT($ties) ->
    [0] { "" }
   *[other] , tied up { LIST($ties) }
}
passing = { COUNT($passed) ->
    [0] { "" }
    [one] { " " }{ CAPITAL(SEATS($passed)) } could not sow and passed.
   *[other] { " " }{ CAPITAL(SEATS($passed)) } passed.
}
at-step = Step { $step } of { $all }: { PLACE($hole) } now has { COUNTERS($count) }.
# Below the picture of a step.
falls = { $fall ->
    [first] The first falls in { PLACE($hole) }
    [next] One falls in { PLACE($hole) }
    [last] The last falls in { PLACE($hole) }
   *[lap] Lap { $lap }: the last falls in { PLACE($hole) }
}, now { $count }.
emptied = { CAPITAL(SEAT($seat)) } emptied { $hole }. { $next }

# What is to be chosen.
choose = { $what ->
    [end] Begin at an end of { OWN($seat) } row: choose a ringed hole.
    [empty] Choose a ringed hole to empty: its { COUNTER(2) } leave the game.
   *[sow] Choose a ringed hole to sow its { COUNTER(2) }.
}

# Why not.
not-yours = { $hole } is { OWN($owner) } hole. It is { OWN($turn) } turn{ $from ->
    [none] { "" }
   *[hole] : { $from } to { $to }
}.
may-not-empty = { $gone ->
    [yes] { $hole } has been emptied already.
   *[no] { $hole } may not be emptied now. These may: { LIST($legal) }.
}
must-begin = { $hole } may not be played: this move has to begin at { $at }.
too-few = { $count ->
    [0] { $hole } is empty: it may not be played.
   *[other] { $hole } holds { COUNTERS($count) }: it may not be played.
}
already-opened = { $hole } has been opened already. Still to open: { LIST($owed) }.
unfed = { $count ->
    [0] { $hole } would take all that { SEAT($other) } { HAS($other) }. Others may be played: { LIST($feeds) }.
   *[other] { CAPITAL(SEAT($other)) } { HAS($other) } nothing to play, and { $hole } with { COUNTERS($count) } does not reach that row. { COUNT($feeds) ->
        [one] This one reaches it
       *[other] These reach it
    }: { LIST($feeds) }.
}
forbidden = { seen } { $clause }
seen = { $mark ->
    [closed] { $hole } is closed.
    [free] { $count ->
        [0] { $hole } is empty.
       *[other] { $hole } holds { COUNTERS($count) }.
    }
   *[other] { $hole } is { $marked } and holds { SOME($count) }.
}
no-such-hole = No hole is called { $letter }.
lot-draws = Nobody chooses: the hole to empty is drawn at random.
only-one = { CAPITAL(SEAT($seat)) } can only play { $hole }.
nobody-chooses = Nobody chooses any more: according to Parker, every move begins where the last one ended, now at { $hole }.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] { CAPITAL(OWN($whose)) }{ " " }
}{ $from } to { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] No hole may be played.
   *[other] { CAPITAL(SEAT($seat)) } may play { LIST($holes) }.
}

# A hole, for those who hear it.
hole-closed = { CAPITAL(OWN($owner)) } { $hole }, closed
hole = { CAPITAL(OWN($owner)) } { $hole }, { $count ->
    [0] empty
   *[other] { COUNTERS($count) }
}{ $mark ->
    [none] { "" }
   *[other] , { $marked }
}{ $may ->
    [sow] , playable
    [empty] , may be emptied
   *[none] { "" }
}{ $decided ->
    [yes] , decided the game
   *[no] { "" }
}
hole-with-end = { hole }, { end-of-move }
end-of-move = { $endless ->
    [yes] would sow without end
   *[no] { $last ->
        [store] ends in the { store }
       *[hole] ends at { OWN($whose) } { $last }
    }{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] , others { take } { SPELL($others) }
}{ $ties ->
    [yes] , ties it up
   *[no] { "" }
}
}
# A hole that has been tapped to look where it leads.
considered = { $hole } { end-of-move }. { tap-again }
considered-empty = { $hole } would be emptied. { tap-again }
ghost = { $endless ->
    [yes] no end
   *[no] last
}

# Marks: in a sentence, by themselves, and as they stand on the board.
mark-none = { "" }
mark-closed = closed
mark-tied = tied by { SEAT($by) }
mark-puta = a puta
mark-naga = a naga
mark-wala = a wala
mark-alone-none = No mark
mark-alone-closed = closed
mark-alone-tied = tied by { SEAT($by) }
mark-alone-puta = puta
mark-alone-naga = naga
mark-alone-wala = wala
mark-sign-none = { "" }
mark-sign-closed = closed
mark-sign-tied = tied { SEAT_LETTER($by) }
mark-sign-puta = puta
mark-sign-naga = naga
mark-sign-wala = wala

# Rounds.
# How a round ends before its time.
cut = { $it ->
    [repeated] ends: repetition.
   *[quiet] ends: nothing gained for 200 moves.
}
round-cut = The round { CUT($cut) }
round-number = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
}
round-over = Round { $round } { $cut ->
    [none] is over.
   *[other] { CUT($cut) }
} In the { stores }, with the gain since the start: { COMMAS($holds) }.
round-begins = Round { $round } begins: { OWN($starts) } turn.
round-begin = Begin round { $round }
round-arrange = Arrange { COUNTERS($count) } for { SEAT($seat) }
round-arranging = { $left ->
    [0] { CAPITAL(SEAT($seat)) } { HAS($seat) } placed all { COUNTER(2) }.
   *[other] { CAPITAL(SEAT($seat)) } { HAS($seat) } { COUNTERS($left) } to place. Tap a hole to add one; tap a full hole to empty it.
}
round-laid = { $hole }: { SOME($count) }. { CAPITAL(SOME($left)) } left to place.
round-may-lay = { COUNT($holes) ->
    [0] None is left to place.
   *[other] { CAPITAL(SEAT($seat)) } may add to { LIST($holes) }.
}
round-not-arranged = The row is not arranged.
round-arranged = { CAPITAL(SEAT($seat)) } arranged the row. Round { $round } begins: { OWN($starts) } turn.
round-goes = { $way ->
    [clockwise] This round goes clockwise.
   *[anticlockwise] This round goes anticlockwise.
}
round-which-way = Which way does the round go from { OWN($seat) } { $hole }: anticlockwise or clockwise?
round-way = { $way ->
    [clockwise] Clockwise
   *[anticlockwise] Anticlockwise
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = { CAPITAL(SEAT($from)) } to { SEAT($to) }: { COUNTERS($count) } owed
gain = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[even] ±0
}
seat-gain = { SEAT($seat) } { gain }
# In the table of rounds.
round-sum = { $gain } in all, holds { $held }
round-from = + and − are { COUNTER(2) } gained or lost. At the start: { COMMAS($stakes) }.

# The log of a game.
log-lifts = { CAPITAL(SEAT($seat)) } lifted { COUNTERS($count) } from { $hole }{ $left ->
    [0] { "" }
   *[other] { " " }and left { SPELL($left) }
}.
log-sows = Sown{ $way ->
    [nowhere] { "" }
    [alone] { " " }in { PLACE($last) }
    [named] { " " }one by one in { PLACES($before) }, the last in { PLACE($last) }
   *[round] { " " }one by one from { PLACE($first) } round the board, the last in { PLACE($last) }
}.
places = { $place ->
    [first] { PLACE($it) }
   *[other] { $before } { PLACE($it) }
}
log-takes = { CAPITAL(SEAT($seat)) } { captured } { COUNTERS($count) } from { $hole }.
log-collects = { CAPITAL(SEAT($seat)) } collected { COUNTERS($count) }.
log-keeps = { CAPITAL(SEAT($seat)) } kept the { COUNTERS($count) } left in { OWN($seat) } row.
log-opens = { $left ->
    [0] { $hole } was the last of the five holes to be opened.
    [one] { $hole } was opened; { SPELL($left) } more hole is still to be opened.
   *[other] { $hole } was opened; { SPELL($left) } more holes are still to be opened.
}
nothing-taken = Nothing was taken.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { CAPITAL(SEAT($seat)) } emptied { $hole }: { COUNTERS($count) } left the game.
log-moves-on = The shell that ate moved on to { $to }.
log-forces = { CAPITAL(SEAT($seat)) } { HAS($seat) } to begin at { $hole }.
log-forced = { CAPITAL(SEAT($seat)) } had to begin at { $hole }.
log-endless = The sowing would never end: after 1,000 liftings it stopped where it stood.
log-gives = { CAPITAL(SEAT($from)) } gave { COUNTERS($count) } to { SEAT($to) }.
log-fills = { CAPITAL(SEAT($seat)) } put { COUNTERS($count) } into { LIST($holes) }.
log-marked = { LIST($holes) } { COUNT($holes) ->
    [one] is
   *[other] are
} { $marked }.
log-reopened = { LIST($holes) } { COUNT($holes) ->
    [one] is
   *[other] are
} { $mark ->
    [closed] open again
    [tied] no longer tied
   *[other] no longer { $marked }
}.
log-unties = { CAPITAL(SEAT($seat)) } collected { COUNTERS($count) } from { $hole }, tied by { SEAT($by) }.
log-takes-opposite = { CAPITAL(SEAT($seat)) } took { COUNTERS($count) } out of { $hole }, opposite { $facing }.
log-roles = Raja: { SEAT($raja) }. Mandiri: { SEAT($mandiri) }. Pasu: { SEAT($pasu) }.
move-took = { captured } { $count }
log-carries = { $stored } in the { store }{ $closed ->
    [0] { "" }
   *[other] , { $closed } closed
}{ LOANS($loans) }
loans = { $before }, { $it }
loan-lent = { $count } lent to { SEAT($with) }
loan-borrowed = { $count } borrowed from { SEAT($with) }
loan-paid = { $count } paid back to { SEAT($with) }
loan-repaid = { $count } paid back by { SEAT($with) }
log-debts-count = Debts counted: { COMMAS($holds) }.
log-round-over = The round is over.
log-round-begins = Round { $round } begins.
log-again = The last one fell in the { store }: { OWN($seat) } turn again.
log-passes = { CAPITAL(SEAT($seat)) } could not sow and passed.
log-ends = The { $rounds ->
    [yes] match
   *[no] game
} is over: { $how ->
    [draw] a draw
   *[other] { SEATS($winners) } won
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = { $found } holes, but the board has { $wanted }.
setup-stores = { $found } stores, but the game has { $wanted }.
setup-total = { $found } of { $wanted } counters placed.
setup-mark = hole { $hole } of the text cannot have this mark.
setup-seat = there is no player { $found }.
setup-note = this game does not know “{ $key }”.
setup-value = “{ $key }” cannot be “{ $value }”.
setup-must-pass = this player cannot sow: another player must be next to move.
