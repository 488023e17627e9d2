# What the page of evidence tells of Oware, in our own words. A word between underscores is of the game's own
# language: _abapa_.

evidence-lead = Two players sow 48 seeds round twelve holes and take twos and threes on the other side. Oware is played in many countries of West Africa and the Caribbean; it stands here to be compared with the others.

evidence-fact-names = The game is called Oware, Awari, Awalé or Wari.
evidence-fact-abapa = _abapa_ is the version for adults and competitions. The word is Twi, a language of the Akan in Ghana: word for word good stone, meant as the proper way to play.
evidence-fact-languages = It is Ayò in Yoruba, Awalé in Côte d’Ivoire, Wari in Mali, and Warri on Antigua and on Barbados. In which language it is called Oware we have not read.
evidence-fact-aim = Twos and threes are taken. With 25 seeds one has won; 24 each is a draw.
evidence-fact-next = A coin or an agreement decides who begins. After that, whoever won begins the next game.
evidence-fact-slam = In competition, a move that would take everything takes nothing.
evidence-fact-agreement = Two players whose game goes round and round may agree to end it. Each then takes what lies in their own row.
evidence-fact-yovodji = Yovodji, which Béart saw in West Africa early in the twentieth century, can likewise be ended by agreement when it goes round and round.
evidence-fact-ghana = The catalogue’s record is of the Gold Coast, now Ghana. It has no coordinates.
evidence-fact-dated = The record is dated 1927.
evidence-fact-boards = Boards are carved, or hollows are scooped in the ground. Twelve hold the seeds, which are also called nickers; two more, where there are any, keep captures.
evidence-fact-pebbles = On the Gold Coast, by the record, the game took 48 pebbles and a board with two rows of six cups.
evidence-fact-drawn = The kind of wood and the grey nuts of the board on this site are our choice.
evidence-fact-record = The catalogue calls its record ethnography. Its confidence we have not noted.
evidence-fact-solved = Best play leads to a draw: so Romein and Bal found in 2002, for rules that end the game a little differently. We know their article only by its title and by what is told of it.

evidence-account-society = The Oware Society (the beginning of its rules)
evidence-account-article = The encyclopedia article
evidence-account-tournament = A tournament’s announcement (Mind Sports Olympiad)
evidence-account-catalogue = The catalogue, on the Gold Coast

evidence-question-slam = What if a move would take every seed of the other side?
evidence-answer-slam-article = Several rules are in use.
evidence-answer-slam-tournament = It takes nothing.
evidence-answer-slam-catalogue = It may not be played.
evidence-question-repetition = What if play goes round and round?
evidence-answer-repetition-article = Both may agree to end it; each takes what lies in their own row.
evidence-answer-repetition-catalogue = Both may agree to end it; each takes what lies in their own row.
evidence-question-winning = Who wins?
evidence-answer-winning-society = Whoever first has 25 seeds; 24 each is a draw.
evidence-answer-winning-article = Whoever takes more seeds; 25 are enough.
evidence-answer-winning-tournament = Whoever takes more seeds; 25 are enough, and 24 each is a draw.
evidence-answer-winning-catalogue = Whoever takes more seeds.
evidence-question-capture = What is taken?
evidence-answer-capture-society = Two or three that the last seed makes on the other side.
evidence-answer-capture-article = Two or three that the last seed makes on the other side, and twos and threes in the holes just before.
evidence-answer-capture-catalogue = Two or three that the last seed makes on the other side, and twos and threes in the holes just before.
evidence-question-origin = Is the hole from which one sows passed over?
evidence-answer-origin-article = Yes, on every round of the board.
evidence-answer-origin-catalogue = Yes, it always stays empty.
evidence-question-feeding = What if the other row is empty?
evidence-answer-feeding-article = One must sow into it, if one can. If not, the game is over and each side keeps what lies in its row.
evidence-answer-feeding-catalogue = One must sow into it, if one can. If not, one takes what lies in one’s own row.

evidence-unknown-repetition = How often must a position come again before a game counts as going round and round?
evidence-unknown-slam = Which rule for a move that would take everything belongs to which place?

evidence-place-gold-coast = The Gold Coast, now Ghana. The record names no place in it; the point is the middle of the country, set by us.
evidence-date-recorded = Recorded on the Gold Coast

evidence-like-warri = The Oware Society counts it as the same game under another name.
evidence-like-awari = Board, seeds and captures are alike, and the hole of origin stays empty. But the game ends when no hole holds more than one seed.
evidence-like-kalah = Two rows of six holes, sown round the board without lifting again. In Kalah the stores are sown into as well, in Oware they are not.
evidence-like-adjiboto = The Oware Society lists Adji-Boto as a name of Oware, in Suriname too. Adjiboto as it was recorded there has five holes a row, ten beans in each, and other captures.
