# Games on boards of holes. A game’s own file may say any of these in its own way.

counters = { SPELL($it) } { COUNTER($it) }
store = store
stores = stores
takes = takes
held = { CAPITAL(store) }
score = { SEAT($seat) }’s { store }: { COUNTERS($size) }
# A hole by its letter, or the store.
place = { $it ->
    [store] the { store }
   *[hole] { $it }
}
taking = { $it ->
    [0] { "" }
   *[other] , { takes } { SPELL($it) }
}

# How a game has ended.
won = { SEAT($winner) } has won:
figures = { $more } to { $less }
by-score = { $draw ->
    [yes] A draw, { figures }.
   *[no] { won } { figures }.
}
ended = { by-score }

# What a move did: at most 25 words.
turn = { SEAT($seat) } sows { SPELL($count) } from { $hole }{ $laps ->
    [0] { "" }
    [1] , lifts again
   *[other] , lifts { $laps } times more
}, ends in { $last ->
    [store] its { store }
   *[hole] { $last }
}{ TAKING($taken) }{ $others ->
    [0] { "" }
   *[other] , others { SPELL($others) }
}.{ $cut ->
    [none] { "" }
   *[other] { " " }The round { CUT($cut) }
} { $next }
at-step = Step { $step } of { $all }: { PLACE($hole) } now has { COUNTERS($count) }.
emptied = { SEAT($seat) } empties { $hole }. { $next }

# What is to be chosen.
choose = { $empties ->
    [yes] Choose a ringed hole to empty: its { COUNTER(2) } leave the game.
   *[no] Choose a ringed hole: its { COUNTER(2) } are sown one by one.
}

# Why not.
not-yours = { $hole } is { SEAT($owner) }’s hole. It is { SEAT($turn) }’s turn{ $from ->
    [none] { "" }
   *[hole] : { $from } to { $to }
}.
may-not-empty = { $gone ->
    [yes] { $hole } has been emptied already.
   *[no] { $hole } may not be emptied now. These may: { LIST($legal) }.
}
must-begin = { $hole } may not be played: this turn has to begin at { $at }.
too-few = { $count ->
    [0] { $hole } is empty: it may not be played.
   *[other] { $hole } holds { COUNTERS($count) }: it may not be played.
}
already-opened = { $hole } has had its first play. Still to be opened: { LIST($owed) }.
unfed = { $count ->
    [0] { $hole } would take all that { SEAT($other) } has. Others may be played: { LIST($feeds) }.
   *[other] { SEAT($other) } has nothing to play, and the { COUNTERS($count) } of { $hole } do not reach that row. { COUNT($feeds) ->
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
   *[other] { $hole } is { $marked } and holds { SPELL($count) }.
}
no-such-hole = No hole is called { $letter }.
lot-draws = Nobody chooses: the lot decides which hole is emptied.
only-one = { SEAT($seat) } has no choice: only { $hole } may be played.
nobody-chooses = Nobody chooses any more: as Parker has it, every turn begins where the one before left off, now at { $hole }.

# Answers to questions.
rows = { $bottom } { $top }
row = { $whose ->
    [nobody] { "" }
   *[seat] { SEAT($whose) }{ " " }
}{ $from } to { $to }: { COMMAS($counts) }.
row-hole = { $count } { $mark }
may = { COUNT($holes) ->
    [0] No hole may be played.
   *[other] { SEAT($seat) } may play { LIST($holes) }.
}

# A hole, for those who hear it.
hole-closed = { SEAT($owner) } { $hole }, closed
hole = { SEAT($owner) } { $hole }, { $count ->
    [0] empty
   *[other] { COUNTERS($count) }
}{ $mark ->
    [none] { "" }
   *[other] , { $marked }
}{ $may ->
    [sow] , playable
    [empty] , may be emptied
   *[none] { "" }
}
hole-with-end = { hole }, { $endless ->
    [yes] would sow without end
   *[no] { $last ->
        [store] ends in the { store }
       *[hole] ends at { SEAT($whose) } { $last }
    }{ TAKING($taken) }
}
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
    [repeated] ends by repetition.
   *[quiet] ends: nothing gained for 200 turns.
}
round-cut = The round { CUT($cut) }
round-number = { $of ->
    [0] Round { $round }
   *[other] Round { $round } of { $of }
}
round-over = Round { $round } { $cut ->
    [none] is over.
   *[other] { CUT($cut) }
} In the { stores }: { COMMAS($holds) }.
round-begins = Round { $round } begins. { SEAT($starts) } starts.
round-begin = Begin round { $round }
round-arrange = { SEAT($seat) } arranges { COUNTERS($count) }
round-arranging = { $left ->
    [0] All { COUNTER(2) } of { SEAT($seat) } lie.
   *[other] { SEAT($seat) } has { COUNTERS($left) } to lay. A tap on a hole lays one; past its most, the hole is emptied.
}
round-laid = { $hole }: { SOME($count) }. { CAPITAL(SOME($left)) } left to lay.
round-may-lay = { COUNT($holes) ->
    [0] None is left to lay.
   *[other] { SEAT($seat) } may lay in { LIST($holes) }.
}
round-not-arranged = The row is not arranged.
round-arranged = { SEAT($seat) } has arranged the row. Round { $round } begins. { SEAT($starts) } starts.
round-goes = { $way ->
    [clockwise] This round goes clockwise.
   *[anticlockwise] This round goes anticlockwise.
}
round-which-way = { SEAT($seat) } sows from { $hole }: which way shall the round go, anticlockwise or clockwise?
round-way = { $way ->
    [clockwise] Clockwise
   *[anticlockwise] Anticlockwise
}
round-role = { $role ->
    [raja] Raja
    [mandiri] Mandiri
   *[pasu] Pasu
}
round-owes = { SEAT($from) } owes { SEAT($to) } { COUNTERS($count) }
gain = { $sign ->
    [more] +{ $by }
    [less] −{ $by }
   *[even] ±0
}
seat-gain = { SEAT($seat) } { gain }

# The log of a game.
log-lifts = { SEAT($seat) } lifts { COUNTERS($count) } from { $hole }{ $left ->
    [0] { "" }
   *[other] { " " }and leaves { SPELL($left) }
}.
log-sows = One by one { $way ->
    [nowhere] { "" }
    [alone] in { PLACE($last) }
    [named] in { PLACES($before) }, the last in { PLACE($last) }
   *[round] from { PLACE($first) } round the board, the last in { PLACE($last) }
}.
places = { $place ->
    [first] { PLACE($it) }
   *[other] { $before } { PLACE($it) }
}
log-takes = { SEAT($seat) } { takes } { COUNTERS($count) } from { $hole }.
log-collects = { SEAT($seat) } collects { COUNTERS($count) }.
log-keeps = { SEAT($seat) } keeps the { COUNTERS($count) } left in its row.
log-opens = { $left ->
    [0] { $hole } is the last of the five holes to be opened.
    [one] { $hole } is opened; { SPELL($left) } more hole is to come.
   *[other] { $hole } is opened; { SPELL($left) } more holes are to come.
}
nothing-taken = Nothing is taken.
# Said where the game ends because its position has come again.
repeats = { "" }
log-empties = { SEAT($seat) } empties { $hole }: { COUNTERS($count) } leave the game.
log-moves-on = The shell that ate moves on to { $to }.
log-forces = { SEAT($seat) } has to begin at { $hole }.
log-forced = { SEAT($seat) } begins where it has to, at { $hole }.
log-endless = The sowing would not end: after 1,000 liftings it stops where it stands.
log-gives = { SEAT($from) } gives { COUNTERS($count) } to { SEAT($to) }.
log-fills = { SEAT($seat) } puts { COUNTERS($count) } into { LIST($holes) }.
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
log-unties = { SEAT($seat) } collects { COUNTERS($count) } from { $hole }, which { $own ->
    [yes] it
   *[no] { SEAT($by) }
} had tied.
log-takes-opposite = { SEAT($seat) } takes { COUNTERS($count) } out of { $hole }, opposite { $facing }.
log-roles = { SEAT($raja) } is Raja now, { SEAT($mandiri) } Mandiri, { SEAT($pasu) } Pasu.
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
log-again = The last one fell in the { store }: { SEAT($seat) } moves again.
log-passes = { SEAT($seat) } cannot sow and passes.
log-ends = The { $rounds ->
    [yes] match
   *[no] game
} is over: { $how ->
    [alone] { SEATS($winners) } wins
    [draw] a draw
   *[shared] { SEATS($winners) } win
}.

# The laws that a position breaks, where a record or an address has one.
setup-holes = { $found } holes of { $wanted }.
setup-stores = { $found } stores of { $wanted }.
setup-total = { $found } of { $wanted } counters placed.
setup-mark = hole { $hole } of the text cannot bear this mark.
setup-seat = there is no seat { $found }.
setup-note = this game has nothing called “{ $key }”.
setup-value = “{ $key }” cannot be “{ $value }”.
setup-must-pass = the player to move cannot sow, so it is the other’s turn.
