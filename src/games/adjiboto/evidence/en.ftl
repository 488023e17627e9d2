# What the page of evidence tells of Adjiboto, in our own words. A word between underscores is of the game's own
# language: _boto_.

evidence-lead = Two players of the Saamaka in Suriname sow a hundred beans round ten holes, and take ones, threes and fives. Whoever has no hole left with two beans in it has lost.

evidence-fact-names = The catalogue writes Adjiboto; Herskovits writes Adji-boto in the title of his article.
evidence-fact-meaning = The name is said to mean pebble boat: _adji_ are pebbles, and a _boto_ is a boat.
evidence-fact-boto = A _boto_ is the store on a player’s right.
evidence-fact-kaba = The fall of the last bean of a sowing is called _kaba_, to end.
evidence-fact-adji-bangi = The board is the _adji-bangi_, the pebble stool.
evidence-fact-saamaka = It was a game of the Saamaka, Maroons whose forebears had escaped from slavery. Some texts call them Saramaccans.
evidence-fact-for-the-dead = In the ten days before a burial people played to entertain the dead person, in the _kre wosu_, the house of mourning.
evidence-fact-by-day = Mancala World says that people played only by day, since at night the _yorkas_, the ghosts, would join in.
evidence-fact-at-night = Wikipedia says that the board stood outside at night, for the ghosts to play on.
evidence-fact-formality = The first ten moves are little more than a formality; skill shows only after them.
evidence-fact-first-move = The first move is excepted, for it would always take something: it ends just before the hole it opened, where one bean had stayed.
evidence-fact-empty-hole = A hole is never empty unless it has been captured.
evidence-fact-finger = To show that a game is drawn one runs a finger along the middle of the board, between the two rows.
evidence-fact-village = The game was recorded at Beidotti, a village in Suriname where Saamaka lived.
evidence-fact-saramacca = The catalogue’s record names only Saramacca, and has no coordinates.
evidence-fact-river = Those who lived on the upper Suriname River called it the Saramacca.
evidence-fact-field = Herskovits studied the game in the field in 1928.
evidence-fact-dated = The catalogue’s record is dated 1929.
evidence-fact-fifty = Each of the two players has five holes and fifty beans.
evidence-fact-beans = The counters are red and black _adji_ beans; the Djuka, a neighbouring people, play with the same.
evidence-fact-shapes = Boards are roughly carved, some with straight tops and some with curved ones. A village should have both.
evidence-fact-carvers = Who makes the boards is told in two ways: only old widowers, says Mancala World; only widows, says Wikipedia.
evidence-fact-open-house = The board had its place in an open building, where people held council, mourned, and put up travellers.
evidence-fact-record = The catalogue calls its record ethnography, with confidence 100. What that number measures we have not read.
evidence-fact-category = The catalogue files it under South America, modern period, board games, sowing games, two rows, and names Murray 1951, page 203.
evidence-fact-literature = Wikipedia also names Herskovits 1932, “Wari in the New World”, Journal of the Royal Anthropological Institute 62, pages 23–37. We have not read it.
evidence-fact-benin = Mancala World finds it like games of Benin in West Africa, and does not say in what.
evidence-fact-wari = Wikipedia thinks that it may be a variation of Wari.
evidence-fact-list = The catalogue lists similar games without saying in what they are alike. In the copy that we read the list breaks off after I Pere and Chiana wa Bwalo.
evidence-fact-djuka = The neighbouring Djuka have two games of their own, Awari and Lontu-holo, with six holes a row and four seeds in each.
evidence-fact-counted = In a Swedish encyclopedia article a stuck player passes. At the end each player also takes the beans left in their own row, and whoever has more wins.

evidence-account-herskovits = Herskovits 1929, in his own words
evidence-account-catalogue = The catalogue’s summary
evidence-account-program = The catalogue’s program
evidence-account-swedish = The Swedish encyclopedia

evidence-question-opening = How does the game open?
evidence-answer-opening-herskovits = Within the first ten moves each of the ten holes has to be played.
evidence-answer-opening-catalogue = Each player plays each of five holes once within the first ten turns.
evidence-answer-opening-program = One plays only holes that one has not yet played.
evidence-answer-opening-swedish = Until the tenth turn each move begins at another hole.
evidence-question-own-hole = What happens in the hole one plays?
evidence-answer-own-hole-herskovits = One bean stays in it.
evidence-answer-own-hole-catalogue = The first bean is sown into it, which comes to the same.
evidence-answer-own-hole-program = The first bean is sown into it.
evidence-answer-own-hole-swedish = All beans but one are lifted from it.
evidence-question-quiet = Which moves take nothing?
evidence-answer-quiet-herskovits = The opening move alone.
evidence-answer-quiet-catalogue = The first move. Yet captures are told only of the phase after the first ten turns.
evidence-answer-quiet-program = The first ten.
evidence-answer-quiet-swedish = The opening move.
evidence-question-sides = On whose side may one take?
evidence-answer-sides-herskovits = On either side.
evidence-answer-sides-program = On either side.
evidence-answer-sides-swedish = The last bean may fall on either side.
evidence-question-chain = How far does a run of captures go?
evidence-answer-chain-herskovits = Through every one, three or five that follows in order.
evidence-answer-chain-catalogue = Until a hole holds another number.
evidence-answer-chain-program = Until a hole holds another number; it may come round to the hole of the last bean.
evidence-answer-chain-swedish = Through an unbroken row of ones, threes and fives.
evidence-question-declined = May one leave what could be taken?
evidence-answer-declined-herskovits = No.
evidence-answer-declined-program = No: the program takes it.
evidence-question-stuck = What happens to a player who cannot sow?
evidence-answer-stuck-herskovits = The game is lost, or drawn if the captured beans can fill that player’s five holes again.
evidence-answer-stuck-catalogue = The other player has won; it is a draw if the captured beans fill five holes with ten each.
evidence-answer-stuck-program = The other player has won; it is a draw with fifty captured beans or more.
evidence-answer-stuck-swedish = That player passes. When neither can move the game is over.
evidence-question-winner = Who wins?
evidence-answer-winner-herskovits = Whoever leaves the other without a move.
evidence-answer-winner-catalogue = Whoever leaves the other unable to sow.
evidence-answer-winner-program = Whoever leaves the other without a move.
evidence-answer-winner-swedish = Whoever has more beans, with those left in one’s own row.

evidence-unknown-chain-round = May a run of captures come all the way round to the hole of the last bean?
evidence-unknown-tenth = May the tenth move, which ends the opening, take anything?
evidence-unknown-repetition = What happens when a position comes again and again?
evidence-unknown-first = Who plays first?

evidence-place-upper-river = The land of the Saamaka, on the upper Suriname River, on Gran Rio and on Pikien Rio. Where Beidotti lay in it we have not read; the point is the middle of that land, set by us.
evidence-date-field = Seen in the field
evidence-date-published = Published

evidence-like-awari = A game of the Djuka. There too each player has the row close by, sows round the whole board and plays with the same red and black beans.
evidence-like-lontu-holo = A game of the Djuka. Its board also has stores at the ends; but one sows only within one’s own half.
evidence-like-wari = A sowing is not lifted again, and a move may take several holes in a row. In a form from St. Lucia single seeds may not be sown either.
evidence-like-benin = In Fondji of Dahomey, which is Benin today, one bean also falls in each hole without lifting again, and a move may take several holes in a row.
evidence-like-i-pere = It too has five holes on a side; but one of them is the store.
evidence-like-chiana-wa-bwalo = There too one wins by leaving the other player nothing to play, not by counting.

# Its table on the page of numbers.
evidence-table-small-title = Adjiboto on small boards, solved
evidence-table-small-lead = Who wins Adjiboto on fewer holes or with fewer beans, if neither makes a mistake. The rules are those of Herskovits. A position that comes for the third time is a draw, so whoever can neither win nor be beaten draws. The game itself, of five holes and ten beans, is far out of reach.
evidence-table-small-chart = Blue and +1: the first player wins. Grey and −1: the second. White and 0: a draw. A question mark: not computed.
evidence-table-small-rows = Holes a side
evidence-table-small-columns = Beans a hole
evidence-table-small-value-won = first
evidence-table-small-value-drawn = draw
evidence-table-small-value-lost = second
evidence-table-small-positions = positions:
evidence-table-small-moves = moves:
