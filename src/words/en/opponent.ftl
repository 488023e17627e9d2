# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = A person
opponent-waits = The computer waits.
opponent-thinks = The computer is thinking.
opponent-stopped = The computer is stopped. Play goes on by hand.
opponent-stop = Stop
opponent-think = Let it think
opponent-watched = The computer plays for every seat.
opponent-halted = The computer plays for every seat, and waits to be started.
opponent-over = The game is over.
opponent-start = Start
opponent-pause = Pause
opponent-weighs = The computer weighs the draw that is offered.
opponent-agrees = The computer agrees on a draw.
opponent-refuses = The computer refuses the draw: it thinks that it stands better.
opponent-lost-not-loaded = The computer could not start: its files could not be loaded. Play goes on by hand.
opponent-lost-not-allowed = The computer could not start: the browser does not allow it here. Play goes on by hand.
opponent-lost-broken = The computer has stopped by a fault of its own. Play goes on by hand.
opponent-lost-silent = The computer does not answer. Play goes on by hand.
level-title = What each level sees and wins
level-sees-taking = Sees about what its own move takes.
level-sees-move = Sees its own move to the end.
level-sees-answer = Sees its own move and an answer.
ends-resign = Resign
ends-agree = Agree on a draw
ends-offer = Offer a draw
opponent-played-by = Who is player { $seat }
opponent-level = Computer, level { $level }
opponent-usual-level = Computer, level { $level } (usual)
opponent-take = Take { OWN($seat) } seat
opponent-give = Give { OWN($seat) } seat back
opponent-unseated-count = The address names { $found ->
    [one] one player
   *[other] { $found } players
} for { $seats } seats. Persons play.
opponent-unseated-player = “{ $word }” in the address is no player: a person is h, the opponent ai1 to ai{ $levels }. Persons play.

level-note = Measured under the usual rules, after a few moves by chance. A draw is shared; { $seats ->
    [2] half
   *[other] a third
} is an even share.
level-name = { $level }.
level-sees-ahead = Looks { $moves } moves ahead.
level-sees-positions = Looks at { THOUSANDS($positions) } positions a move.
level-won = Wins { $share }% of { $games } { $rounds ->
    [yes] matches
   *[no] games
} against { level-against }.
level-not-measured = Not yet measured against { level-against }.
level-against = { $against ->
    [chance] moves by chance
    [pair] two of level { $level }
   *[level] level { $level }
}

ends-resign-as = { CAPITAL(SEAT($seat)) } resigns
ends-surely = Resign? The game goes to { SEATS($wins) }.
