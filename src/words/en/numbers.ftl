# The page of numbers: what is known of the games by computation. No program carries these words.

numbers-title = What computing says
numbers-page-title = What computing says of the games
numbers-description = Exact values of small boards, who wins and how long a game takes, by chance and by strong play: each with the command that computes it again.
numbers-link = What computing says: who wins, how long games take, which boards are solved
numbers-of-game = What computing says of { $name }
numbers-of-this = What computing says
numbers-more = All numbers
numbers-lead = A rule of a few words can make a game that is fair, or one that is over before it has begun. Here it is counted. Each table names the command that makes it again.
numbers-ours = For the games that are here only to be compared, others have published numbers too. For all the rest we have found none: as far as we know, these are the first.
numbers-contents = On this page

numbers-title-random = Games by chance
numbers-lead-random = Whoever chooses by lot plays without any skill. If one player still wins more often, the rules alone do that. The length says how long a game lasts among beginners.
numbers-title-strong = The computer against itself
numbers-lead-strong = Each game begins with two moves by lot. Then the computer plays both sides at one level. Compare with the games by chance: does skill make it more even, or less?
numbers-title-perft = How many ways to begin
numbers-lead-perft = From the start, so many lines of 1, 2, 3 … moves are possible. Whoever writes a program for a game can count these lines too, and see whether both play by the same rules.

numbers-chart-shares = How often the first player wins alone, by the rules with which the site opens each game; the table has the other rules, the other players and draws. The thin line is a range that holds the true share 95 times in 100; the dashed mark is an even share.
numbers-chart-lengths = Length in moves: one game in twenty is shorter than the bar, one in twenty is longer. The mark is the middle. Each line to the right is ten times as many.
numbers-chart-perft = Across: moves. Up: possible lines, each line ten times as many.

numbers-game = Game
numbers-rules = Rules
numbers-player = Level
numbers-played = Played
numbers-games = How many
numbers-short = 5% end by move
numbers-median = Half end by move
numbers-long = 95% end by move
numbers-wins = { $seat ->
    [1] First player wins
    [2] Second player wins
   *[other] Third player wins
}
numbers-nobody = Nobody alone
numbers-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
numbers-unit-game = games
numbers-unit-match = matches
numbers-unit-round = first rounds
numbers-level = level { $level }
numbers-share = { $share }%
numbers-interval = { $low }–{ $high }
numbers-not-computed = not computed
numbers-made = Computed on { $day } in { $seconds } seconds, on one core, by
numbers-file = The table as a file, with its seeds and bounds
numbers-says = { $player ->
    [level] Level { $level } of the computer against itself, { $games } { $unit ->
        [match] matches
        [round] first rounds
       *[other] games
    }: half of them end by move { $median }, and the first player wins { $share }%.
   *[other] By chance, { $games } { $unit ->
        [match] matches
        [round] first rounds
       *[other] games
    }: half of them end by move { $median }, and the first player wins { $share }%.
}
