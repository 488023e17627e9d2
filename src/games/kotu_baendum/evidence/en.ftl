# What the page of evidence tells of Kotu Baendum, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Two players sow red seeds along an _olinda_ board, eat fours, and tie up the ends of the rows. Whoever comes out of a round with less begins the next with closed holes.

evidence-fact-names = The catalogue writes Kotu Baendum, Parker Kotu-baendum.
evidence-fact-name = Parker explains the name as the tying up of enclosures.
evidence-fact-tied = _baenda_ means tied. A hole that begins a round with only one, two or three seeds, left over from the filling, is a _puta_, a _naga_ or a _wala_.
evidence-fact-puta-naga = In an account of Daramutu, a similar game, _puta_ is a son and _naga_ a daughter.
evidence-fact-board-words = In an account of Daramutu, a similar game, the board is the _olinda-poruwa_, a row _pila_, the holes _wala_, the seeds _indi_ or _indiya_; sowing is _ihinawa_, eating _innawa_.
evidence-fact-women = Women of the Kandian villages play this game and those like it, and they play fast.
evidence-fact-long = The four end holes may all be tied, and a game is long.
evidence-fact-sits = A player whose last seed ends a move without eating “sits down”.
evidence-fact-first-hole = In other games of this board one usually begins at the last hole but one; in Kotu Baendum one begins at an end.
evidence-fact-island = The game is from Sri Lanka. The record has no coordinates.
evidence-fact-published = The catalogue dates it to 1909, the year of Parker’s book.
evidence-fact-board = The board is that of _Olinda Keliya_, with rectangular stores between its rows; the seeds are red _olinda_ seeds. This is told of Daramutu, a similar game.
evidence-fact-poison = We believe that _olinda_ seeds are poisonous; no text that we have read for this page says so.
evidence-fact-marks = A bit of paper or straw marks a _puta_ and a _naga_; a tied hole gets such a mark too.
evidence-fact-record = The catalogue calls its record ethnography, with confidence 100.
evidence-fact-category = The catalogue files the game under Southern Asia, modern period, board games, sowing games and two rows, and names Murray 1951, page 173.
evidence-fact-program-number = The catalogue’s program of the game bears the number 218. We take it for the number of the rules in the catalogue.
evidence-fact-similar = The catalogue lists ten similar games, and says of none in what it is similar.

evidence-account-parker = Parker 1909, in his own words
evidence-account-catalogue = The catalogue’s summary

evidence-question-after-eating = What follows when four have been eaten?
evidence-answer-after-eating-parker = The move is over.
evidence-answer-after-eating-catalogue = The next hole is lifted and sown on.
evidence-question-tied-owner = Whose is a tied hole?
evidence-answer-tied-owner-parker = Whoever tied it owns it, on either side.
evidence-question-end-start = Who begins at an end hole?
evidence-answer-end-start-parker = The game begins there; afterwards one begins anywhere.
evidence-answer-end-start-catalogue = Each player, with their first move.
evidence-question-round-end = When is a round over?
evidence-answer-round-end-parker = When the player to move has no seed on their own side.
evidence-answer-round-end-catalogue = When one row is empty.
evidence-question-left-over = How does the next round begin?
evidence-answer-left-over-catalogue = Holes are filled with four as far as the seeds go. One, two or three left over make a _puta_, a _naga_ or a _wala_. With fewer than twelve seeds one may lay them out differently.

evidence-unknown-every-round = Does the first move of every round begin at an end hole, or of the first round alone?
evidence-unknown-front = Which hole is the front one, where a single seed waits for the other single seeds?
evidence-unknown-threes = What becomes of a seed when every hole ahead holds three and is passed over?
evidence-unknown-owner = Who gets the seeds of a tied hole, if one follows the catalogue’s summary?
evidence-unknown-level = What happens if both players end a round with equally many?

evidence-place-island = Sri Lanka. The record names only the island; the point is its middle, set by us.
evidence-date-published = Published

evidence-like-puhulmutu = Both have rounds, threes that are passed over, fours that are eaten, and sowing on from the last hole.
evidence-like-daramuti = Threes are passed over in Daramuti too; but a last seed in an empty hole eats what lies opposite.
evidence-like-walak-pussa = The rounds of both are much alike; but Walak-Pussa lifts the next hole, and eats what lies beyond a gap.
evidence-like-adi = Adi too begins with four in each hole, and for the next round whoever has less fills as many holes with four as they can.
evidence-like-fergen-gobale = In Fergen Gobale too some holes become a player’s own during a round; that player no longer sows from them.
evidence-like-galatjang = In Galatjang too a last seed among others is sown on, and holes that cannot be filled are closed for the next round.
evidence-like-lamosh = In Lamosh too fours are eaten, and a last seed that falls among others is sown on.
evidence-like-main-chongkak = In Main Chongkak too a last seed among others is sown on, and holes that cannot be filled are closed for the next round.
evidence-like-mawkar-katiya = In Mawkar Katiya too seeds left over after filling go into the next hole, and holes that stay empty are closed for the round.
evidence-like-sungka = In Sungka too a last seed among others is sown on, and holes that cannot be filled are closed for the next round.
