# What the program of the home page says.

home-found = { $found ->
    [all] { GAMES($all) }
    [0] { GAMES($all) }න් එකක්වත් නැත
   *[other] { GAMES($all) }න් { $found }ක්
}
games = ක්‍රීඩා { $it }
home-moves = ඇදීම් { $it }
home-stop = පුවරු නවත්වන්න
home-play = පුවරු අරඹන්න
home-go-on = { $moves ->
    [0] දිගටම
   *[other] { HOME_MOVES($moves) }කට පසු දිගටම
}
home-saved-game = { $over ->
    [yes] { HOME_MOVES($moves) }, අවසන්
   *[no] { HOME_MOVES($moves) }
}
# How far the visitor has come in the course of a game.
home-learned = පියවර { $all }න් { $done }ක් ඉගෙන ගත්තා
# A player of a saved game.
home-computer = පරිගණකය, මට්ටම { $level }
