# What the program of the home page says.

home-found = { $found ->
    [all] { GAMES($all) }
    [0] Tiada satu pun daripada { GAMES($all) }
   *[other] { $found } daripada { GAMES($all) }
}
games = { $it } permainan
home-moves = { $it } langkah
home-stop = Hentikan permainan di papan
home-play = Jalankan permainan di papan
home-go-on = { $moves ->
    [0] Sambung
   *[other] Sambung selepas { HOME_MOVES($moves) }
}
home-saved-game = { $over ->
    [yes] { HOME_MOVES($moves) }, tamat
   *[no] { HOME_MOVES($moves) }
}
# How far the visitor has come in the course of a game.
home-learned = { $done } daripada { $all } peringkat dipelajari
# A player of a saved game.
home-computer = Komputer, tahap { $level }
