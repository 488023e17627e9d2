# What the page of evidence tells of Puhulmutu, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Two players sow seeds around two rows of seven holes, pass over threes and eat fours. It is played in rounds, and whoever comes out of one with less begins the next with closed holes.

evidence-fact-names = The name is written Puhulmutu, and also Puhulmuti.
evidence-fact-pearls = Parker explains the name as pearls of the ash-pumpkin.
evidence-fact-empty-hole = An empty hole is called _puhuwala_ or _pussa_.
evidence-fact-eating = _tun-indin kanawa_ means eating with three seeds.
evidence-fact-left-over = A hole that begins a round with only one, two or three seeds, left over from the filling, is a _puta_, a _naga_ or a _wala_.
evidence-fact-women = Women of the villages play this game and those like it, and they play fast.
evidence-fact-first-move = Whoever plays first chooses the way round, and usually begins at the last hole but one.
evidence-fact-round = What Parker calls a round lasts until the player to move has no seed on their own side.
evidence-fact-waiting = By the catalogue’s record, seeds left over wait in store in round two; only from round three do they make a _puta_, a _naga_ or a _wala_, with one, two or three taken opposite. By the text in the catalogue’s program they do so from round two, with three, two or one taken.
evidence-fact-island = The game is from Sri Lanka. The record has no coordinates.
evidence-fact-published = The catalogue dates it to 1909, the year of Parker’s book.
evidence-fact-apart = Seeds that have been eaten lie apart, in a place at one end or one side of the board.
evidence-fact-twig = A twig or a straw shows that a hole is closed for the round.
evidence-fact-record = The catalogue calls its record ethnography. Its confidence in the record we have not noted.
evidence-fact-pages = The catalogue names Parker’s page 594; Google Books has the game on the page that it numbers 596. Until a printed copy has been seen, only pages 594 to 599 are certain.
evidence-fact-program-number = The catalogue’s program of the game bears the number 216. We take it for the number of the rules in the catalogue.
evidence-fact-measure = Parker explains other games by comparing them with Puhulmutu: Kotu Baendum, Daramutu, and the Arab game of Suez.

evidence-account-parker = Parker 1909, as far as we have read him
evidence-account-record = The catalogue’s record
evidence-account-summary = The summary in the catalogue’s program

evidence-question-first-hole = Where does the first move begin?
evidence-answer-first-hole-parker = Usually at the last hole but one.
evidence-answer-first-hole-record = At a hole of one’s own row.
evidence-answer-first-hole-summary = At a hole of one’s own row.
evidence-question-singles = May a single seed be played?
evidence-answer-singles-summary = Not while one has a hole with more. In the front hole it waits for other single seeds too.
evidence-question-after-eating = What follows when four have been eaten?
evidence-answer-after-eating-parker = The next hole is lifted and sown on. If it is empty, the move is over.
evidence-answer-after-eating-record = The next hole is lifted and sown on.
evidence-answer-after-eating-summary = The next hole is lifted and sown on.
evidence-question-round-end = When is a round over?
evidence-answer-round-end-parker = When the player to move has no seed on their own side.
evidence-answer-round-end-record = When one row is empty.
evidence-answer-round-end-summary = When one row is empty.
evidence-question-remaining = Who gets the seeds that still lie in a row when a round is over?
evidence-answer-remaining-summary = The player of that row.
evidence-question-from-round = From which round on are seeds left over laid on the board?
evidence-answer-from-round-record = From the third. In the second they wait in store.
evidence-answer-from-round-summary = From the second.
evidence-question-whose = Who lays out the seeds left over?
evidence-answer-whose-record = The winner of round two; the loser is evidently meant.
evidence-answer-whose-summary = The loser of the round before.
evidence-question-opposite = How many are taken opposite a _puta_, a _naga_ and a _wala_?
evidence-answer-opposite-record = One, two and three.
evidence-answer-opposite-summary = Three, two and one.
evidence-question-marks = Which holes are marked, and with what?
evidence-answer-marks-record = Closed holes, with a twig or a straw.
evidence-answer-marks-summary = A _puta_ and a _naga_, with paper or straw.

evidence-unknown-end = How does the game end according to Parker, of whose page we have read only the beginning?
evidence-unknown-singles = Do single seeds have to wait, as only the catalogue’s summary says, and which holes make them wait?
evidence-unknown-front = Which hole is the front one, where a single seed waits for the other single seeds?

evidence-place-island = Sri Lanka. The record names only the island; the point is its middle, set by us.
evidence-date-published = Published

evidence-like-kotu-baendum = Kotu Baendum is played like Puhulmutu, but a first move begins at an end hole, a four made in an end hole is tied, and eating ends the move.
evidence-like-daramutu = Daramutu is played like Puhulmutu, but a last seed in an empty hole eats what lies opposite.
evidence-like-mangala-suez = Sowing is the same in Mangala of Suez, until the last shell falls in an empty hole.
