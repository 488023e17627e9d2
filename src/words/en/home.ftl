# What the program of the home page says.

home-found = { $found ->
    [all] { GAMES($all) }
    [0] None of { GAMES($all) }
   *[other] { $found } of { GAMES($all) }
}
games = { $it ->
    [one] { $it } game
   *[other] { $it } games
}
home-moves = { $it ->
    [one] { $it } move
   *[other] { $it } moves
}
home-stop = Stop the boards
home-play = Start the boards
home-go-on = { $moves ->
    [0] Continue
   *[other] Continue after { HOME_MOVES($moves) }
}
home-saved-game = { $over ->
    [yes] { HOME_MOVES($moves) }, ended
   *[no] { HOME_MOVES($moves) }
}
# How far the visitor has come in the course of a game.
home-learned = { $done } of { $all } steps learned
# A player of a saved game.
home-computer = Computer, level { $level }
