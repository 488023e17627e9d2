# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = A person
opponent-waits = The computer waits.
opponent-thinks = The computer is thinking.
opponent-stopped = The computer is stopped. You can make its moves yourself.
opponent-stop = Stop
opponent-think = Resume
opponent-watched = The computer plays every seat.
opponent-halted = The computer plays every seat. Press Start to go on.
opponent-over = The game is over.
opponent-start = Start
opponent-pause = Pause
opponent-weighs = The computer is considering the offer.
opponent-agrees = The computer accepts the offer.
opponent-refuses = The computer declines: it thinks that it can do better.
opponent-lost-not-loaded = The computer could not start: its files could not be loaded. You can make its moves yourself.
opponent-lost-not-allowed = The computer could not start: the browser does not allow it here. You can make its moves yourself.
opponent-lost-broken = The computer has stopped because of an error. You can make its moves yourself.
opponent-lost-silent = The computer does not answer. You can make its moves yourself.
level-title = How strong each level is
level-sees-taking = Sees roughly what its own move takes.
level-sees-move = Sees its own move to the end.
level-sees-answer = Sees its own move and an answer.
level-miscounts = Sees its own move, but counts { $share }% of its moves short.
level-overlooks-answers = Sees its own move and an answer, but overlooks about { $share }% of the answers.
level-picture = The higher a column, the more that level wins against the one before it. The grey band is a good step: { $seats ->
    [2] 60 to 80
   *[other] 43 to 67
} of 100.
ends-resign = Resign
ends-agree = Agree on a draw
ends-offer = Offer a draw
ends-agree-rows = Agree to end: each keeps their own row
ends-offer-rows = Offer to end: each keeps their own row
opponent-played-by = Who plays as player { $seat }
opponent-level = Computer, level { $level }
opponent-usual-level = Computer, level { $level } (usual)
opponent-harder = Harder: level { $level }
opponent-easier = Easier: level { $level }
opponent-take = Take { OWN($seat) } seat
opponent-give = Give { OWN($seat) } seat back
opponent-unseated-count = The address names { $found ->
    [one] one player
   *[other] { $found } players
} for { $seats } seats. People play every seat.
opponent-unseated-player = “{ $word }” in the address is not a player: write h for a person, ai1 to ai{ $levels } for the computer. People play every seat.

level-note = Measured under the usual rules, after a few random moves. A draw is shared; { $seats ->
    [2] half
   *[other] a third
} means equal strength.
level-name = { $level }.
level-sees-ahead = Looks { $moves } moves ahead.
level-overlooks-ahead = Looks { $moves } moves ahead, but overlooks about { $share }% of what can be done.
level-sees-positions = Looks at { THOUSANDS($positions) } positions per move.
level-sees-time = Looks at as many positions as it can in a tenth of a second.
level-won = Wins { $share }% of { $games } { $rounds ->
    [yes] matches
   *[no] games
} against { level-against }.
level-not-measured = Not yet measured against { level-against }.
level-against = { $against ->
    [chance] random moves
    [pair] two players of level { $level }
   *[level] level { $level }
}

ends-resign-as = { CAPITAL(SEAT($seat)) } resigns
ends-surely = Resign? The game goes to { SEATS($wins) }.
