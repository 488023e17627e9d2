# What the page of evidence tells of Raja Pasu Mandiri, in our own words. A word between underscores is of the game's
# own language: _mandiri_.

evidence-lead = Three players share one board: the Raja has its middle, the Mandiri and the Pasu have its ends. They take fours and whatever lies beyond a gap, and change seats from time to time.

evidence-fact-name = The name is said to mean king, cow and minister: _raja_, _pasu_, _mandiri_.
evidence-fact-mandiri = De Voogt gives minister as another word for _mandiri_.
evidence-fact-players = Who played it is told in two ways: adults of both sexes by the catalogue’s record, women by Gering.
evidence-fact-middle = De Voogt holds the middle of the board, which is the Raja’s, to be the part that matters most.
evidence-fact-left = The Mandiri’s holes are at the Raja’s left, or at the right if the players like.
evidence-fact-gift = By the people whom de Voogt asked, the Raja owes either opponent one counter when a game is over.
evidence-fact-hardly-ends = A game hardly ever ends, and players with too few counters were known to borrow.
evidence-fact-seats = When players change seats is told in two ways: after three games by de Voogt, with every round by Gering.
evidence-fact-colombo = The record has coordinates to a hundredth of a second. They lie in Colombo, and we take them for the city.
evidence-fact-dated = The catalogue’s record is dated 2000.
evidence-fact-board = Three players have three stores and two rows of holes, with seven counters in every hole.
evidence-fact-record = The catalogue calls its record ethnography, with confidence 100. What that number measures we have not read.
evidence-fact-program = The catalogue’s program plays by rules that its record does not have. Fours go to the player who is sowing, a round ends with fewer than four counters on the board, and the Raja gives only from a store that holds more than two.

evidence-account-de-voogt = De Voogt 2000, in his own words
evidence-account-catalogue = The catalogue’s summary
evidence-account-gering = Gering
evidence-account-program = The catalogue’s program

evidence-question-sides = Which side of the Raja is the Mandiri’s?
evidence-answer-sides-de-voogt = The left, or the right if one likes.
evidence-answer-sides-catalogue = One player has the left and one the right; which is the Mandiri is not told.
evidence-answer-sides-gering = One of the two; which is not told.
evidence-question-fours = Who takes a hole that comes to four?
evidence-answer-fours-de-voogt = Players may take fours in holes of their own.
evidence-answer-fours-catalogue = Fours are taken at once; who takes them is not told.
evidence-answer-fours-gering = As in the game for two, where the owner takes it.
evidence-answer-fours-program = The player who is sowing.
evidence-question-round-end = When is a round over?
evidence-answer-round-end-de-voogt = When nobody can take any more.
evidence-answer-round-end-catalogue = When all is taken, or nothing more can be.
evidence-answer-round-end-gering = When nobody can take any more.
evidence-answer-round-end-program = When fewer than four counters are on the board.
evidence-question-left-over = Who gets what is left on the board?
evidence-answer-left-over-de-voogt = The last player.
evidence-answer-left-over-catalogue = Whoever played last.
evidence-answer-left-over-gering = Whoever moved last.
evidence-answer-left-over-program = Whoever made the last move.
evidence-question-gift = What does the Raja give?
evidence-answer-gift-de-voogt = One counter to either opponent, by the people whom he asked.
evidence-answer-gift-catalogue = One counter to either opponent, when a new round begins.
evidence-answer-gift-program = One counter to either opponent, if the store holds more than two.
evidence-question-seats = When do the players change seats?
evidence-answer-seats-de-voogt = After three games. Then the Mandiri is Raja, and whoever was Raja is Pasu.
evidence-answer-seats-catalogue = After three turns as Raja; the next player follows.
evidence-answer-seats-gering = With every round. Raja turns Pasu, Pasu turns Mandiri, Mandiri turns Raja.
evidence-answer-seats-program = After three rounds.
evidence-question-borrowing = Can a player with too few counters borrow?
evidence-answer-borrowing-de-voogt = Yes. How is not told.
evidence-answer-borrowing-gering = Yes, from the opponents, if not one hole can be filled.
evidence-answer-borrowing-program = No: with fewer than seven one has lost.
evidence-question-match-end = When is the whole game over?
evidence-answer-match-end-de-voogt = Probably never.
evidence-answer-match-end-catalogue = When one player alone can still fill holes.
evidence-answer-match-end-gering = Probably never, since one may borrow.
evidence-answer-match-end-program = Players with fewer than seven after a round have lost.

evidence-unknown-loan = How much does a player borrow?
evidence-unknown-lender = Who lends, if one does not follow Gering, by whom the opponents do?
evidence-unknown-given-back = Is what was borrowed given back?
evidence-unknown-filled-first = Which holes are filled first?
evidence-unknown-counted = How is the whole game counted?

evidence-place-colombo = Colombo and around. The point is that of the record, and stands for the city; how far around is our guess.
evidence-date-published = Published

evidence-like-raja-pasu = The rules are the same; but two play, with a row each. The roles of Raja and Pasu are there too.
