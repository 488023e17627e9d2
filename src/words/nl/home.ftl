# What the program of the home page says.

home-found = { $found ->
    [all] { GAMES($all) }
    [0] Geen van de { GAMES($all) }
   *[other] { $found } van de { GAMES($all) }
}
games = { $it ->
    [one] { $it } spel
   *[other] { $it } spellen
}
home-moves = { $it ->
    [one] { $it } zet
   *[other] { $it } zetten
}
home-stop = Zet de borden stil
home-play = Laat de borden spelen
home-go-on = { $moves ->
    [0] Verder
   *[other] Verder na { HOME_MOVES($moves) }
}
home-saved-game = { $over ->
    [yes] { HOME_MOVES($moves) }, afgelopen
   *[no] { HOME_MOVES($moves) }
}
# How far the visitor has come in the course of a game.
home-learned = { $done } van { $all } stappen geleerd
# A player of a saved game.
home-computer = Computer, niveau { $level }
