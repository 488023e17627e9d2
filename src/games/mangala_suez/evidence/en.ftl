# What the page of evidence tells of Mangala of Suez, in our own words.

evidence-lead = Two players sow cowry shells around two rows of six holes, three of which begin empty. A last shell that falls in an empty hole eats what lies opposite, and sowing goes on.

evidence-fact-name = The catalogue calls the game Mangala (Suez); Parker speaks only of the Arabian game.
evidence-fact-dogs = The shells are called “Dogs”.
evidence-fact-people = No players are named; the game is only called Arabian.
evidence-fact-right = Shells are sown to the right.
evidence-fact-no-choice = By Parker nobody chooses a hole from the third turn on: a move begins one hole beyond the end of the last. The catalogue’s summary asks this only after a capture.
evidence-fact-quick = It is a quick game of one round only.
evidence-fact-place = The catalogue’s record names Sinai, its program the Suez peninsula. Neither has coordinates.
evidence-fact-published = The catalogue dates it to 1909, the year of Parker’s book.
evidence-fact-shells = Nine holes begin with eight cowry shells each; we count 72.
evidence-fact-record = The catalogue calls its record a contemporary rule description, with confidence 60. Why it is 60 is told nowhere.
evidence-fact-garbled = By the wording of the catalogue’s summary all three empty holes lie in one player’s row, and the sentence seems garbled. Parker has two on one side and one on the other.
evidence-fact-program-number = The catalogue’s program of the game bears the number 279. We take it for the number of the rules in the catalogue.
evidence-fact-measure = Parker explains the game by two games of Sri Lanka: it is sown as Puhulmutu is, and what lies opposite is eaten as in Daramutu.

evidence-account-parker = Parker 1909, as the catalogue quotes him
evidence-account-summary = The catalogue’s summary of Parker
evidence-account-program = The catalogue’s program

evidence-question-empty-holes = Where do the three empty holes lie?
evidence-answer-empty-holes-parker = Two on one side, one on the other.
evidence-answer-empty-holes-summary = All in one player’s row; the sentence seems garbled.
evidence-answer-empty-holes-program = Two in one row, one in the other.
evidence-question-chooser = Who chooses the empty holes?
evidence-answer-chooser-program = The players in turn, each in their own row.
evidence-question-first-captures = In how many first turns is nothing eaten?
evidence-answer-first-captures-parker = In two sowings that go round the board.
evidence-answer-first-captures-summary = In two.
evidence-answer-first-captures-program = In two by its text; in three as it is programmed.
evidence-question-beginning = When must a move begin where the last one ended?
evidence-answer-beginning-parker = Always, once each player has sown: one hole beyond that end.
evidence-answer-beginning-summary = After a capture: one hole beyond that end.
evidence-answer-beginning-program = Never: it begins at any hole of one’s own row that has shells.
evidence-question-nothing-there = What if the hole where a move has to begin is empty?
evidence-answer-nothing-there-parker = The move begins at the next hole that has shells.
evidence-question-after-eating = How does sowing go on after eating?
evidence-answer-after-eating-parker = The shell that ate moves on to the next hole, and the shells there are sown.
evidence-answer-after-eating-summary = The shell that ate moves on to the next hole, and play goes on.
evidence-answer-after-eating-program = The shell that ate is sown on by itself, and falls in the next hole.
evidence-question-end = When is the game over?
evidence-answer-end-parker = With the end of its one round.
evidence-answer-end-program = When the player to move has no shells in their own row.
evidence-question-winner = Who has won?
evidence-answer-winner-parker = Whoever has eaten more.
evidence-answer-winner-program = Whoever has more, with the shells left in their own row.
evidence-question-left = Who gets the shells that nobody has eaten?
evidence-answer-left-program = The player in whose row they lie.

evidence-unknown-chooser = Who chooses which holes are empty?
evidence-unknown-side = On whose side are two holes empty, and on whose one?
evidence-unknown-moved-shell = What happens when the shell that ate moves on into an empty hole?
evidence-unknown-left = Who gets the shells that nobody has eaten?
evidence-unknown-early = How many moves make up the first sowings, in which nothing is eaten?
evidence-unknown-endless = What ends a move if its sowing never ends?

evidence-place-sinai = The Sinai peninsula. The record names only Sinai; the point is its middle, set by us.
evidence-date-published = Published

evidence-like-puhulmutu = Shells are sown as the seeds of Puhulmutu are: a last one that falls among others is sown on.
evidence-like-daramutu = In Daramutu too a last seed in an empty hole eats what lies opposite.
evidence-like-mangala-bedouin = Both have two rows of six holes and cowry shells called “Dogs”, which are sown as in Puhulmutu.
evidence-like-lab-al-akil = L’ab al-Akil of Egypt too has two rows of six holes and 72 cowries.

# Its tables on the page of numbers.
evidence-table-tree-title = Every game of Mangala by Parker’s words
evidence-table-tree-lead = By Parker’s words a turn begins where the last one ended. So nobody chooses anything once both have sown: all games that can be played differ in their first five moves, and we have played every one.
evidence-table-tree-games = Games that can be played
evidence-table-tree-positions = Positions that can come up
evidence-table-tree-shortest = The shortest, in moves
evidence-table-tree-median = Half are not longer than
evidence-table-tree-longest = The longest
evidence-table-tree-won-first = Won by the first player
evidence-table-tree-won-second = Won by the second player
evidence-table-tree-level = Level
evidence-table-tree-repeated = Ended by repetition
evidence-table-tree-endless = With a sowing that would never end
evidence-table-tree-value = With best play of both, the first player eats more shells by
evidence-table-starts-title = How Mangala by Parker’s words is decided
evidence-table-starts-lead = The first player empties a hole, then the second. From there, with best play of both, the first player ends with so many shells more; below zero, the second player does. So two small choices decide most of the game.
evidence-table-starts-chart = Blue: the first player ends with more. Grey: the second. The darker, the more shells.
evidence-table-starts-rows = The first player empties
evidence-table-starts-columns = The second player empties
evidence-table-starts-games = games:
evidence-table-starts-won = won by the first:
evidence-table-proved-title = Who wins Mangala from each start
evidence-table-proved-lead = By our usual rules: the first player empties a hole, then the second, then the first again. Looking ahead proves who wins from there if both play without a mistake. The first player chooses the last hole, so one good choice is enough.
evidence-table-proved-chart = Blue: the first player can win. Grey: the second can. A question mark: not proved.
evidence-table-proved-rows = The first player empties
evidence-table-proved-columns = The second player empties
evidence-table-proved-value-won = the first wins
evidence-table-proved-first-wins = last holes after which the first wins:
evidence-table-proved-open = not proved:
