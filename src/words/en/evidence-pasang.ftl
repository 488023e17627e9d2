# What the page of evidence tells of Pasang, in our own words. A word between underscores is of the game's own
# language: _ka_.

evidence-lead = Two players clear a board of 120 black and white tokens, an odd line at a time, each with one piece that moves, the _ka_. Whoever cannot take any line has lost.

evidence-fact-name = The game is Pasang. Pasang Emas, as it is often called, is the name of a computer program.
evidence-fact-ka-suntuk = The _ka_ is the one piece of a player that moves. A player whose _ka_ can take nothing is _suntuk_: stuck.
evidence-fact-gadong = The _gadong_ is a cup or bowl, set in the board’s middle. Pieces are kept in it; it has no part in play.
evidence-fact-buah = By Bell, as the catalogue quotes him, the pieces are balls and are called _buah_.
evidence-fact-women = Pasang is played in Brunei. Bell tells of village women, who played at feasts that lasted all night: weddings, initiations, circumcisions.
evidence-fact-schools = The rules of the program Pasang Emas, says its author, are those that schools teach.
evidence-fact-four = Nor Jaidi Tuah has heard of a Pasang for four players, and tells no more of it.
evidence-fact-workshops = Brunei’s Museums Department teaches Pasang in workshops. A newspaper of 5 April 2015 reports on one.
evidence-fact-gathering = By custom one player gathers captures in the _gadong_, the other on the table. Nothing in play depends on it.
evidence-fact-diagonals = The diagonals from the corners only help in laying out a pattern.
evidence-fact-patterns = There are more than thirty traditional patterns. All are symmetrical, and they are sorted by their symmetries.
evidence-fact-perfect = Of the classes of patterns one is called perfect. Its patterns also serve to shade embroidery.
evidence-fact-colours = The encyclopedia article gives each player the tokens of one colour. Yet it counts captures of both colours for both, and says that a _ka_ has no colour.
evidence-fact-next = By tradition, whoever made the last capture begins the next game.
evidence-fact-part = By tradition, a player may take a part of a line, three tokens out of five for example. The author of Pasang Emas suspects that this mostly serves as a handicap.
evidence-fact-agreed = By tradition, both players agree on one way in which a _ka_ enters: by sliding, or by jumping.
evidence-fact-opened = By tradition, nobody takes a line that the other player has opened, unless they would be _suntuk_ without it.
evidence-fact-choices = In the program Pasang Emas the first player can begin in 11 ways and the second answer in 10. Over a whole game a turn has about seven choices.
evidence-fact-lengths = In the program, 118 pieces can be taken. Games took 56 turns on average, the longest 94.
evidence-fact-country = Brunei. The record has no coordinates.
evidence-fact-dated = The catalogue dates its record by Bell’s book, 1973. The posts on the program Pasang Emas that we cite are of 24 March 2010 to 11 July 2012.
evidence-fact-board = By Bell, boards were of hard wood: _malangai_, _mengaris_, _kayu balian_ or _salangan batu_. Lines were scratched in, crossings hollowed into shallow cups, and a raised edge kept balls from rolling off.
evidence-fact-sizes = By Bell, boards differed in size. The store in the middle took the room of nine points and was 4.5 inches wide.
evidence-fact-buttons = Pieces used to be of wood. Now coat buttons often take their place.
evidence-fact-red-blue = That one _ka_ is red and the other blue is a convention of the program Pasang Emas.
evidence-fact-record = The catalogue calls its record a contemporary rule description. The game in it is Bell’s, which has other rules.
evidence-fact-literature = For further reading the catalogue names Lhôte 1994, pages 571–572. As similar to Bell’s game it names Claim Jumpers.
evidence-fact-program = Nor Jaidi Tuah began the program Pasang Emas in 2000. A book from the library was vague, so a veteran player taught him the game. The program was shown at Inforama in 2001.
evidence-fact-authorities = The rules of the program come from a book of the Brunei Museum, _Mari Bermain Pasang_, and from an expert player.
evidence-fact-unrelated = The encyclopedia article calls Pasang unrelated to any other game, and then perhaps a distant relative of Fanorona.
evidence-fact-bell = Bell 1973 tells of another game named Pasang. Pieces capture by hopping, two to four people play, the colours lie as on a checkerboard, and nine points in the middle are out of play.
evidence-fact-bell-doubted = Some doubt that Bell’s account is accurate, writes Nor Jaidi Tuah, who takes no side in this.

evidence-account-article = The encyclopedia article
evidence-account-tradition = Tradition, as Nor Jaidi Tuah tells it
evidence-account-program = His program Pasang Emas, as he describes it
evidence-account-neto = J. P. Neto’s page of rules

evidence-question-second-column = Which column may the second player empty?
evidence-answer-second-column-article = One that lies diagonally across; against the middle column, any but the middle.
evidence-answer-second-column-tradition = One that lies diagonally across, so that play begins quietly.
evidence-answer-second-column-program = Ten of the eleven columns are allowed, also one near the first player’s.
evidence-answer-second-column-neto = One that lies diagonally across; against the middle column, any but the middle.
evidence-question-part-of-line = May a part of a line be taken?
evidence-answer-part-of-line-article = What is taken must be odd and of one colour. Parts of a line are not spoken of.
evidence-answer-part-of-line-tradition = Yes: three tokens of five, for example.
evidence-answer-part-of-line-program = No, only the whole line.
evidence-answer-part-of-line-neto = The line must be odd. Parts of it are not spoken of.
evidence-question-ka-way = Does a _ka_ slide into the passage, or jump?
evidence-answer-ka-way-article = Players agree on one of the two.
evidence-answer-ka-way-tradition = Players agree on one of the two.
evidence-answer-ka-way-program = Each player may do either.
evidence-answer-ka-way-neto = Players agree on one of the two.
evidence-question-jump-over = Must a _ka_ that jumps pass over a piece?
evidence-answer-jump-over-article = It passes over the column beside the passage. No piece is mentioned.
evidence-answer-jump-over-tradition = Yes, it jumps over a piece.
evidence-answer-jump-over-program = Yes, it jumps over a piece.
evidence-answer-jump-over-neto = Yes, it jumps over a stone.
evidence-question-next-game = Who begins the next game?
evidence-answer-next-game-tradition = Whoever made the last capture.
evidence-answer-next-game-program = It has no rule for this.
evidence-question-opened-lines = May a player take a line that the other has opened?
evidence-answer-opened-lines-tradition = Only if they would be _suntuk_ otherwise.
evidence-answer-opened-lines-program = Yes: the rule is not precise enough for a program, says its author.
evidence-question-players = How many can play?
evidence-answer-players-article = Two.
evidence-answer-players-tradition = Two; four by hearsay.
evidence-answer-players-program = Two.
evidence-answer-players-neto = Two.
evidence-question-layouts = In which patterns are the tokens laid out?
evidence-answer-layouts-article = Over thirty are traditional; two are written out.
evidence-answer-layouts-tradition = In more than thirty, he writes on 2 May 2010. His pictures of them we have not seen.
evidence-answer-layouts-neto = In one of several; two are drawn.

evidence-unknown-column = May the second player empty any column but the facing one, or only one that lies diagonally across? The encyclopedia article and the program Pasang Emas differ.
evidence-unknown-sides = Are tokens of one colour on both sides of a _ka_ one line, or two?
evidence-unknown-ka-counts = Does the token that became a _ka_ count for anybody in the end?
evidence-unknown-checkerboard = Is the checkerboard one of the traditional patterns, and what do players call it?

evidence-place-country = Brunei. The record names only the country; the point is its middle, set by us.
evidence-date-book = Bell’s book published
evidence-date-posts = The author of Pasang Emas writes on the game

evidence-like-chuki = Board and number of pieces are alike, but its pieces are taken off by casts of dice.
evidence-like-fanorona = There too a move takes several pieces in a line, and pieces fill most of the board at first. The encyclopedia article calls the relation remote.
evidence-like-rimau = There too the number of pieces taken at once must be odd.
evidence-like-bell = A game of the same name: black counts one and white two, and a turn takes an odd number. But pieces hop, and there is no _ka_.
evidence-like-claim-jumpers = It is Bell’s game that it resembles: pieces capture by jumping. In Claim Jumpers what is jumped changes its colour and stays.
