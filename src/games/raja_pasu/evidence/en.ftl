# What the page of evidence tells of Raja Pasu, in our own words. A word between underscores is of the game's own
# language: _raja_.

evidence-lead = Two players sow round two rows of seven holes, take fours and whatever lies beyond a gap, and play round after round with what they won. We know it from Gering’s account and from the account of the game for three.

evidence-fact-name = The name is said to mean king and cow: _raja_ is a king, and _pasu_ a cow.
evidence-fact-language = No source names the language of these words. We take it for Sinhala.
evidence-fact-women = Those who played it were mostly women; some men knew it.
evidence-fact-left-end = Holes that a player cannot fill for a new round are those at the left of the row.
evidence-fact-next-round = Whoever was given what was left of a round begins the next.
evidence-fact-countries = It is said to be played in India and Sri Lanka.
evidence-fact-colombo = The record of the game for three points to Colombo, and we take the game for two to be from there as well.
evidence-fact-visit = De Voogt met the game while he was around Colombo for a short time. The year is not given.
evidence-fact-published = The catalogue dates its record of the game for three 2000, the year of de Voogt’s article.
evidence-fact-board = The board has 14 holes with seven counters in each.
evidence-fact-museum = Old boards in the museums of Colombo are all alike: seven holes a side, and two larger ones. They come from the Kandy period, of the 18th century or the early 19th.
evidence-fact-by-the-three = De Voogt says of the game for three that its rules of play are those of Raja Pasu.
evidence-fact-record = The record in the catalogue is of the game for three.
evidence-fact-no-record = We found no record of the game for two in the catalogue, and so neither a type of evidence nor a confidence.
evidence-fact-likelier = De Voogt thinks it likelier than Pallankuli to have been played on the old boards of the Kandy period.

evidence-account-gering = Gering, on this game
evidence-account-de-voogt = De Voogt 2000, on the game for three
evidence-account-catalogue = The catalogue’s summary of the game for three

evidence-question-lift = What follows after the last seed of a sowing?
evidence-answer-lift-gering = The hole after it is lifted and sown.
evidence-answer-lift-catalogue = The hole after it is lifted and sown.
evidence-question-gap = What if that hole is empty?
evidence-answer-gap-gering = The player who is sowing takes what lies one hole further, on either side, or just stops.
evidence-answer-gap-catalogue = What lies one hole further is taken.
evidence-question-fours = Who takes a hole that comes to four?
evidence-answer-fours-gering = The owner of the row, while the move goes on.
evidence-answer-fours-de-voogt = Players may take fours in holes of their own.
evidence-answer-fours-catalogue = Fours are taken at once; who takes them is not told.
evidence-question-round-end = When is a round over?
evidence-answer-round-end-gering = When a player has nothing to play.
evidence-answer-round-end-de-voogt = When nobody can take any more; a stuck player sits out until then.
evidence-answer-round-end-catalogue = When nothing more can be taken; a stuck player passes until then.
evidence-question-left-over = Who gets what is left on the board?
evidence-answer-left-over-gering = The opponent of the player who cannot move.
evidence-answer-left-over-de-voogt = The last player.
evidence-answer-left-over-catalogue = Whoever played last.
evidence-question-starter = Who begins the next round?
evidence-answer-starter-gering = Whoever was given what was left.
evidence-question-closed = Which holes are closed in the next round?
evidence-answer-closed-gering = Those that cannot be filled, at the row’s left end.
evidence-answer-closed-de-voogt = Some are; which is not told.
evidence-answer-closed-catalogue = Those that cannot be filled with seven.
evidence-question-match-end = When is the whole game over?
evidence-answer-match-end-gering = When a player cannot fill even one hole.
evidence-answer-match-end-de-voogt = Probably never, with three players who may borrow.
evidence-answer-match-end-catalogue = When one player alone can still fill holes.

evidence-unknown-begins = Who begins a round, if one does not follow Gering?
evidence-unknown-last-four = What becomes of a four that the last seed of a sowing makes?
evidence-unknown-for-ever = When is a round over if seeds go round for ever?

evidence-place-colombo = Colombo and around. The point is that of the record of the game for three, and stands for the city; how far around is our guess.
evidence-date-published = Published

evidence-like-mandiri = The rules are the same; but three play, and share the board among them in three sections.
evidence-like-walak-pussa = There too one lifts the next hole, and takes what lies beyond an empty one; but one goes on taking where empty and full holes alternate.

evidence-table-proved-title = Who wins a round of Raja Pasu
evidence-table-proved-lead = We do not know yet. After each first move of a round, by our usual rules, looking ahead tried to prove who wins if both play without a mistake. Positions come again in this game, and what looks won then depends on the way there: that is no proof.
evidence-table-proved-first-moves = First moves of a round
evidence-table-proved-won-first = Proved: the first player wins
evidence-table-proved-won-second = Proved: the second player wins
evidence-table-proved-level = Proved: level
evidence-table-proved-open = Not proved
evidence-table-proved-positions = Positions looked at
evidence-table-proved-least-depth = Moves looked ahead at least
