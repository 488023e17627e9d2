# What the page of evidence tells of Kalah, in our own words. A word between underscores is of the game's own
# language.

evidence-lead = Two players sow counters round a board of two rows, each into their own store as well. Kalah is a game of the twentieth century, made to be sold; it stands here to be compared with the others.

evidence-fact-names = Kalah is also called Kalaha, Bantumi and, often, just mancala.
evidence-fact-inventor = W. J. Champion devised Kalah. He had read of mancala games before.
evidence-fact-country = It comes from the United States. Champion’s company was in Holbrook, Massachusetts; where he devised the game is not documented.
evidence-fact-beginnings = By Mancala World, Champion devised Kalah in 1940, sold it from 1944 and founded his company in 1958. Irving and others write that the company brought it out in the 1950s.
evidence-fact-patents = There are two patents: one of 1952 for the design and one of 1955, US 2,720,362, for the rules. We have read of them, not the patents themselves.
evidence-fact-set = A set in a museum, given to it in 1972, has a board of plain wood, and beans or seeds, some of them painted.
evidence-fact-stones = A German encyclopedia shows a board with stones of coloured glass, and calls them American in style.
evidence-fact-drawn = The glass drops of the board on this site are our choice. No account of how Kalah was first sold names glass, as far as we have read.
evidence-fact-record = The catalogue lists FairKalah, which is Kalah with one or two counters moved at first so that neither player has an advantage.
evidence-fact-unrecorded = A record of evidence for Kalah itself, with a type and a confidence, we have not found in the catalogue.
evidence-fact-empty-capture = By the patent and by the maker’s rules of 1958, says T. Neller, a last counter in an empty hole of one’s own goes home even if nothing lies opposite.

evidence-account-article = The encyclopedia article
evidence-account-maker = The patent and the maker’s rules of 1958, by T. Neller
evidence-account-solvers = The solvers (the beginning of their article, and what others say of their rule)
evidence-account-museum = A set in a museum, as its page tells the rules

evidence-question-empty-capture = Does a last counter in an empty hole capture when nothing lies opposite?
evidence-answer-empty-capture-article = No, something has to lie opposite.
evidence-answer-empty-capture-maker = Yes, the last counter itself goes home.
evidence-answer-empty-capture-solvers = Yes, say two who have read their rules.
evidence-answer-empty-capture-museum = It captures what is opposite, and goes home. What if nothing is there is not told.
evidence-question-counters = How many counters begin in a hole?
evidence-answer-counters-article = The same number in every hole.
evidence-answer-counters-solvers = Several numbers, for boards of several sizes.
evidence-answer-counters-museum = Three.
evidence-question-end = When does the game end?
evidence-answer-end-article = When one side is empty.
evidence-answer-end-maker = When one side is empty, not only when a player cannot move.
evidence-answer-end-museum = When one side is empty.
evidence-question-again = Does a last counter in one’s own store earn another move?
evidence-answer-again-article = Yes.
evidence-answer-again-museum = Yes.

evidence-unknown-empty-capture = Does a last counter in an empty hole go home when nothing lies opposite? The sources differ, and nothing else in the rules is open.

evidence-place-mystic = Mystic, Connecticut: here the first sets were made. The point is the middle of the town, set by us.
evidence-place-holbrook = Holbrook, Massachusetts: here was Champion’s company. The point is the middle of the town, set by us.
evidence-date-devised = Devised
evidence-date-patent = Patent for the rules

evidence-like-oware = Two rows of six holes, sown round the board without lifting again. In Kalah the stores are sown into as well, in Oware they are not.
evidence-like-dakon = Very much alike: one’s own store is sown into, and a last seed in it earns another move. But in Dakon a last seed in a filled hole is lifted with what is there and sown on.
evidence-like-congkak = Very much alike: one’s own store is sown into, and a last seed in it earns another move. But in Congkak a last seed in a filled hole is lifted with what is there and sown on.
evidence-like-fairkalah = Kalah itself, with one or two counters moved before the first move, so that two perfect players would draw.

# Its tables on the page of numbers.
evidence-table-values-title = Kalah on small boards, solved
evidence-table-values-lead = By how many counters the first player wins if both play without a mistake. Below zero the second player wins. A last counter captures only if something lies opposite.
evidence-table-values-chart = Blue: the first player wins. Grey: the second. The darker, the more counters. A question mark: not computed.
evidence-table-values-rows = Holes a side
evidence-table-values-columns = Counters a hole
evidence-table-values-positions = positions looked at:
evidence-table-values-empty-title = Kalah on small boards, with the other rule of capture
evidence-table-values-empty-lead = The same where a last counter in an empty hole captures even if nothing lies opposite. Under this rule Irving, Donkers and Uiterwijk solved Kalah in 2000, and M. Rawlings the board of six holes with six counters in 2015. We know their values for six holes from the encyclopedia article as it was in November 2015.
evidence-table-values-empty-chart = Blue: the first player wins. Grey: the second. The darker, the more counters. A question mark: not computed.
evidence-table-values-empty-rows = Holes a side
evidence-table-values-empty-columns = Counters a hole
evidence-table-values-empty-published = published:
evidence-table-values-empty-positions = positions looked at:
