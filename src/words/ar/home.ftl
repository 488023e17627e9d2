# What the program of the home page says.

home-found = { $found ->
    [all] { GAMES($all) }
    [0] لا شيء من { GAMES_OF($all) }
   *[other] { $found } من { GAMES_OF($all) }
}
games = { $it ->
    [zero] { $it } لعبة
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $it } ألعاب
    [many] { $it } لعبة
   *[other] { $it } لعبة
}
# The same after a preposition.
games-of = { $it ->
    [zero] { $it } لعبة
    [one] لعبة واحدة
    [two] لعبتين
    [few] { $it } ألعاب
    [many] { $it } لعبة
   *[other] { $it } لعبة
}
home-moves = { $it ->
    [zero] { $it } نقلة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $it } نقلات
    [many] { $it } نقلة
   *[other] { $it } نقلة
}
home-stop = إيقاف اللوحات
home-play = تشغيل اللوحات
home-go-on = { $moves ->
    [zero] متابعة
    [one] متابعة بعد نقلة واحدة
    [two] متابعة بعد نقلتين
    [few] متابعة بعد { $moves } نقلات
    [many] متابعة بعد { $moves } نقلة
   *[other] متابعة بعد { $moves } نقلة
}
home-saved-game = { $over ->
    [yes] { HOME_MOVES($moves) }، انتهت
   *[no] { HOME_MOVES($moves) }
}
# How far the visitor has come in the course of a game.
home-learned = { $done } من { $all } من خطوات الدرس
# A player of a saved game.
home-computer = الحاسوب، المستوى { $level }
