# Words that the pages of all games share. `$it`, `$before` and `$place` belong to calls: see docs/translating.md.

# Numbers up to twelve in words.
spell = { $it ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $it }
}
# The same where nothing follows.
some = { $it ->
    [0] none
   *[other] { SPELL($it) }
}
# A seat by what its player is called: `$called` says how, and `$called-name` is a name that was given.
seat = { $called ->
    [you] you
    [other-player] the other player
    [computer] Computer
    [computers] Computer { $it }
    [named] { $called-name }
   *[number] Player { $it }
}
# By itself, as a heading.
seat-title = { CAPITAL(SEAT($seat)) }
# What belongs to a seat.
own = { $called ->
    [you] your
   *[other] { SEAT($it) }’s
}
# Verbs that follow a seat.
is = { $called ->
    [you] are
   *[other] is
}
has = { $called ->
    [you] have
   *[other] has
}
win = { $called ->
    [you] win
   *[other] wins
}
# A seat in two letters, on the board.
seat-letter = P{ $it }

# Lists.
list = { $place ->
    [first] { $it }
    [last] { $before } and { $it }
   *[middle] { $before }, { $it }
}
seats = { $place ->
    [first] { SEAT($it) }
    [last] { $before } and { SEAT($it) }
   *[middle] { $before }, { SEAT($it) }
}
commas = { $place ->
    [first] { $it }
   *[other] { $before }, { $it }
}
semicolons = { $place ->
    [first] { $it }
   *[other] { $before }; { $it }
}
# Thousands of a number, apart.
thousands = { $place ->
    [first] { $it }
   *[other] { $before },{ $it }
}

# Who is next, and how persons end a game.
next-seat = { CAPITAL(OWN($seat)) } turn.
next-again = { CAPITAL(OWN($seat)) } turn again.
next-round = Round { $round } can begin.
next-unsaid = { "" }
stopped-resigned = { CAPITAL(SEAT($seat)) } resigned. { COUNT($wins) ->
    [one] { CAPITAL(SEATS($wins)) } won.
   *[other] { CAPITAL(SEATS($wins)) } share the win.
}
stopped-agreed = A draw by agreement.

# Where in a game a board is.
moment = { $it ->
    [0] before the first move
   *[other] after move { $it }
}
start = A new game. { $next }
# Who plays, at the start.
# A move that plays itself before anybody has begun.
example = For example: { $announcement }
ui-example = Example
ui-show-example = Show an example
ui-stop-example = Stop the example
ui-play-computer = Play the computer
ui-first-wins = Whoever begins can win here, whatever the other does: it is proved. To even it out, let the computer have the second seat, or play two games and begin one each.
ui-the-proof = The proof
ui-computer-level = Level of the computer
start-level = Level { $level }
rung = { $whole }.{ $part }
start-together = { $seats ->
    [2] Two people here
   *[other] Three people here
}
ui-rules-of-game = Change the rules
ui-read-rules = Read the rules
took-back = Undone: now { MOMENT($moves) }. { $next }
played-again = Redone: now { MOMENT($moves) }. { $next }
# The first move that nobody had to choose.
played-alone = Only one move was possible, so it was played. { $told }
played-alone-briefly = The only move: { $told }
over = The game is over. { $result }
at-start = There is no move to undo.
at-end = There is no move to redo.
nothing-refused = No move has been refused.
# What is refused, and the words of the clause that forbids it.
explained = { $text } { $clause }
scores = { held }: { COMMAS($scores) }. { $next }
seat-count = { SEAT($seat) } { $count }
# The same with what has been gained since the start.
seat-held = { SEAT($seat) } { $count } ({ $gain })
# What each of three seats has, all debts paid.
settled = { $ended } With debts paid: { SEAT(1) } { $first }, { SEAT(2) } { $second }, { SEAT(3) } { $third }.
to-move = to move
# While a move is being shown.
moving = { CAPITAL(SEAT($seat)) } { IS($seat) } moving.
wins = won
draws = draw
board-at = { $name }, the board { MOMENT($moves) }
# What is said already, word for word.
verbatim = { $text }
step-of = Step { $step } of { $all }
pace-quarter = ¼
pace-half = ½
pace-usual = 1×
pace-instant = Instant

# A game that has been kept.
saved-game = { $named ->
    [yes] { $names }: { kept-moves }
   *[no] { kept-moves }
}
kept-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}{ $over ->
    [yes] , ended
   *[no] { "" }
}

# Presets, and where a game differs from one.
preset-as-it-is = { $title }. { $text }
preset-but = { $title }, except: { SEMICOLONS($readings) }.
reading-answered = { $is_question ->
    [yes] { $question } { $answer }
   *[no] { $question }: { $answer }
}
source-ours = Ours: the sources are silent
source-pages = { $source }: { $pages }

# What cannot be read: addresses, records, positions.
unreadable = This link has a mistake. { $why }
link-beyond = The game has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: the board is shown after the last.
link-beyond-step = Move { $number } has only { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}: its end is shown.
link-key = “{ $text }” is not a possible value.
link-option = There is no option “{ $text }”.
bad-record = Line { $line }, column { $column }: { $what }
other-game = This is a game of { $name }: open it on the page of that game.
record-tag = a line in brackets must read [Key "value"].
record-format = format { $text } is not known here.
record-no-game = no game is named.
record-unknown-game = no game is called “{ $text }”.
record-preset = there is no preset “{ $text }”.
record-pair = “{ $text }” does not have the form reading-value.
record-reading = there is no reading “{ $text }”.
record-value = “{ $text }” has no value “{ $value }”.
record-position = this is not a position.
record-not-a-move = “{ $text }” is not a move on this board.
record-number = “{ $text }” is not the number of the next move.
record-illegal = the move “{ $text }” is not allowed. { $clause }
record-after-end = the move “{ $text }” comes after the end of the game.
record-result = the record claims the result “{ $text }”, but its moves give “{ $found }”.
record-json-syntax = this is not JSON from here on.
record-json-ends = the text ends before the record does.
record-json-not-text = text in quotation marks is expected here.
record-json-not-a-list = a list of moves in square brackets is expected here.

# Buttons, headings and other fixed words that the program writes.
ui-game-given-up = The game on the board will not be saved.
tap-again = Tap it again to play.
ui-hold-to-look = Press and hold to see where a move leads.
ui-branched-off = This is now a new game. The earlier game is unchanged.
ui-to-earlier-game = Go to the earlier game
ui-here-it-acts = Here the rule acts.
ui-example-of-rule = An example of the rule. Your game is kept.
ui-return-to-game = Back to where you were
ui-close = Close
ui-result = Result
ui-review = Look back
ui-share = Share
ui-play-again = Play again
ui-time-of-move = Time within the move
ui-step-back = One step back
ui-step-on = One step forward
ui-pause = Pause
ui-show-move = Show the move
ui-move-step = Step of the move
ui-speed = Speed
ui-delete = Delete
ui-delete-surely = Delete for good
ui-cancel-choice = Cancel
ui-not-kept = This browser saves nothing for this page. You can play on: the address of the page holds the game.
ui-not-by-hand = It is the computer’s turn. To move for it, stop it first.
ui-not-in-review = That move was the computer’s. You can take its seat in the menu.
ui-not-played = The computer has stopped because of an error. You can make its moves yourself.
ui-not-laid-out = First make a pattern of your own in the workshop.
ui-compare-readings = Compare readings on two boards
ui-copied = Copied.
ui-diagram = A position
diagram-tokens = { $black } black, { $white } white
ui-not-copied = The browser does not allow copying. The text is selected: copy it yourself.
ui-not-read = The file could not be read.
ui-continue-last-game = Continue the last game

# The log of any game.
turn-goes = It is { OWN($seat) } turn.
move-of = Move { $number } of { $all }
lap = Lap { $lap }
