# The pages on which two readings of a game are played side by side.

compare-title = Two readings of { $name }
compare-page-title = { $name }: two readings side by side
compare-description = Where accounts of { $name } leave something open: one game on two boards, and the first move in which two readings part.
compare-lead = One game on two boards, each by its own reading. The first difference is marked on both.
compare-board = Board { $side }
compare-otherwise = Otherwise both play by: { $rules }
compare-play-on = Play on either board: the other plays the same move.
compare-alike = { $moves ->
    [one] After one move both boards are alike.
   *[other] After { $moves } moves both boards are alike.
}
compare-will-part = { $moves ->
    [0] They part in the next move.
    [one] Alike so far. They part in the move after the next.
   *[other] Alike so far. They part after { $moves } more moves.
}
compare-in-this-move = They part in this move.
compare-parts-at-start = The boards differ before the first move.
compare-parts-event = In move { $number } the boards part.
compare-parts-clause = In move { $number } the same happens, but by another rule.
compare-parts-refused = Move { $number } may be played on one board alone.
compare-parts-outcome = After move { $number } the game ends otherwise.
compare-parts-agreed = If the players agree to end the game after move { $number }, it ends otherwise.
compare-parts-starter = After this game another player begins the next.
compare-begins = { CAPITAL(SEAT($seat)) } begins the next game.
compare-goes-on = The game goes on.
compare-move = Move { $at } of { $all }
compare-to-difference = To the difference
compare-from-start = From the start
compare-another = See another
compare-open-game = Play on board { $side } alone
compare-needs = The two boards need JavaScript. The differences are told below.
compare-list-title = All readings and where they part
compare-list-lead = For each reading the shortest game that was found to tell its answers apart.
compare-usual = Played here:
compare-against = Or: { $value }
compare-beside = With: { $rules }
compare-see = See the difference
compare-shortest = { $moves ->
    [0] They differ before the first move.
    [one] One move tells them apart.
   *[other] { $moves } moves tell them apart; no shorter game does.
}
compare-short = { $moves } moves tell them apart: the shortest game that was found.
compare-not-found = Not told apart: not by any game of up to { $moves } moves, nor by { $games } games at random.
compare-accounts-title = Accounts against each other
compare-accounts = { $a } and { $b }
compare-accounts-alike = No game of the list above tells these accounts apart.
