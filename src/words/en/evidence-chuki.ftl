# What the page of evidence tells of Chuki, in our own words. A word between underscores is of the game's own
# language: _batu_.

chuki-evidence-name = Chuki
chuki-evidence-lead = Chuki of Johore is played with 60 white and 60 black pieces, on a board much like that of Pasang. Players do not move them: three dice decide what is taken off.
chuki-evidence-why = Nobody tells which cast of the dice takes off which pieces and how many of them, nor who has won. One and the same record gives the board two sizes, and only its summary has a first arrangement, which its quotation does not bear out. An account from Java moves pieces and knows no dice, so it may be of another game.

chuki-evidence-fact-names = In Johore the game is called Chuki. Word lists have Chuke, Juki, Tjuki and Tjoeki.
chuki-evidence-fact-board-words = The board is the _papan chuki_, the raised place for the bowl _tempat mangkok_, the pieces _batu_, stones.
chuki-evidence-fact-dice = Two players take turns. Each lets three dice fall into the bowl, and takes off pieces of their own as the cast has it.
chuki-evidence-fact-java = Java had a game of this name with 60 pieces a side on 120 points. Moves go in all directions and take one, three or five at a time.
chuki-evidence-fact-java-begins = In Java, a lot decided who took the first piece. A player went on for as long as they could take; whoever first cleared the other’s pieces had won.
chuki-evidence-fact-johore = The record’s point is 1° 28′ 30.67″ N, 103° 45′ 44.52″ E. The passage that it quotes names only Johore, so the point stands for the town or the state, not for a place known to a hundredth of a second.
chuki-evidence-fact-dated = The catalogue dates the game of Johore by Culin’s book, 1898, and that of Java by the first edition of Raffles, 1817.
chuki-evidence-fact-board = A board of ten squares a side has 121 crossings. The middle one is covered, so 120 are in use, for 60 white and 60 black pieces.
chuki-evidence-fact-figures = Culin has two figures, says the encyclopedia article: number 174 shows a table that serves as the board, number 175, on page 871, the plan of a board. Both leave out the middle point and the four lines that would lead to it.
chuki-evidence-fact-record = The catalogue calls its record of Johore a contemporary rule description, with confidence 100.
chuki-evidence-fact-record-java = The catalogue calls its record of Java ethnography, with confidence 100. It quotes the edition of 1830, page 391.
chuki-evidence-fact-summary = The catalogue’s summary has twelve squares a side, with white pieces in two corner triangles and at four points by the bowl. The passage that it quotes has ten squares, and no arrangement.
chuki-evidence-fact-at-second-hand = The books of Culin, Raffles, Crawfurd and Roorda van Eysinga we have not seen. We know what an encyclopedia article and the catalogue quote from them; for Culin’s pages the article has 871–873, the catalogue 872–873.
chuki-evidence-fact-crawfurd = A Malay dictionary of 1852 (pages 39 and 62) likens Chuke or Juki to draughts. It is Crawfurd’s; our copy of the encyclopedia article spells him Crawford.
chuki-evidence-fact-roorda = Roorda van Eysinga’s dictionary of 1835 (page 662) likens it to draughts too. It speaks of 120 small squares, 60 black pieces and 60 white.
chuki-evidence-fact-beans = Other notes say that Tjuki is like draughts, with white and black beans.

chuki-evidence-account-culin = Culin 1898, as the catalogue quotes him
chuki-evidence-account-catalogue = The catalogue’s summary
chuki-evidence-account-article = The encyclopedia article on Pasang
chuki-evidence-account-raffles = Raffles on Java, as the catalogue quotes him

chuki-evidence-question-board = How large is the board?
chuki-evidence-answer-board-culin = Ten squares a side; 120 points are in use.
chuki-evidence-answer-board-catalogue = Twelve squares a side; the points at the edge are not used.
chuki-evidence-answer-board-article = Ten squares a side, so eleven by eleven points. The middle one is not used.
chuki-evidence-answer-board-raffles = It has 120 points.
chuki-evidence-question-layout = How are the pieces laid out at first?
chuki-evidence-answer-layout-culin = All are on the board; their arrangement is not told.
chuki-evidence-answer-layout-catalogue = White in triangles in two opposite corners and at the four points beside the bowl, black everywhere else.
chuki-evidence-answer-layout-article = All are on the points; their arrangement is not told.
chuki-evidence-question-dice = Are there dice?
chuki-evidence-answer-dice-culin = Three, cast into a bowl in the middle.
chuki-evidence-answer-dice-catalogue = Three, cast into a bowl in the middle.
chuki-evidence-answer-dice-article = Three, cast into the bowl.
chuki-evidence-answer-dice-raffles = None are mentioned.
chuki-evidence-question-moves = Do pieces move?
chuki-evidence-answer-moves-culin = Only their taking off is told.
chuki-evidence-answer-moves-catalogue = Only their taking off is told.
chuki-evidence-answer-moves-article = Only their taking off is told.
chuki-evidence-answer-moves-raffles = Yes, in all directions.
chuki-evidence-question-taking = Whose pieces are taken, and how many?
chuki-evidence-answer-taking-culin = Those of the player who casts, by the dice. How many is not told.
chuki-evidence-answer-taking-catalogue = Pieces are taken by the dice; whose is not told.
chuki-evidence-answer-taking-article = Those of the player who casts, by the dice. How many is not told.
chuki-evidence-answer-taking-raffles = The other player’s: one, three or five, again and again as long as it can be done.
chuki-evidence-question-beginning = Who begins?
chuki-evidence-answer-beginning-raffles = Whoever wins the toss.
chuki-evidence-question-winning = Who wins?
chuki-evidence-answer-winning-raffles = Whoever first clears the board of the other’s pieces.

chuki-evidence-unknown-casts = Which cast of the dice takes off which pieces, and how many?
chuki-evidence-unknown-winner = When is a game with dice over, and who has won it?
chuki-evidence-unknown-board = Has the board ten squares a side, or twelve?
chuki-evidence-unknown-layout = How are the pieces laid out before the first cast?
chuki-evidence-unknown-java = Is the game of Java, which knows no dice, the same game?

chuki-evidence-place-johore = Johore, on the Malay Peninsula. The point is the record’s; what it stands for is the town or the whole state.
chuki-evidence-place-java = Java. The record names only the island; the point is its middle, set by us.
chuki-evidence-date-raffles = Raffles tells of the game of Java
chuki-evidence-date-culin = Culin publishes the game of Johore

chuki-evidence-like-pasang = Board and number of pieces are alike, but Pasang has no dice, and what it takes is chosen by its players.
