# What the page of evidence tells of Raja Pasu Mandiri, in our own words. A word between underscores is of the game's
# own language: _mandiri_.

evidence-lead = Drie spelers delen één bord: de Raja heeft het midden ervan, de Mandiri en de Pasu hebben de uiteinden. Ze slaan vieren en wat er voorbij een leeg kuiltje ligt, en wisselen van tijd tot tijd van plaats.

evidence-fact-name = De naam zou koning, koe en minister betekenen: _raja_, _pasu_, _mandiri_.
evidence-fact-mandiri = De Voogt geeft minister als een ander woord voor _mandiri_.
evidence-fact-players = Wie het speelden, wordt op twee manieren verteld: volwassen mannen en vrouwen volgens de vermelding in de catalogus, vrouwen volgens Gering.
evidence-fact-middle = De Voogt houdt het midden van het bord, dat van de Raja is, voor het belangrijkste deel.
evidence-fact-left = De kuiltjes van de Mandiri liggen links van de Raja, of rechts als de spelers dat willen.
evidence-fact-gift = Volgens de mensen aan wie de Voogt het vroeg, is de Raja elke tegenstander één steen schuldig als een spel afgelopen is.
evidence-fact-hardly-ends = Een spel eindigt bijna nooit, en van spelers met te weinig stenen is bekend dat ze leenden.
evidence-fact-seats = Wanneer spelers van plaats wisselen, wordt op twee manieren verteld: na drie spellen volgens de Voogt, elke ronde volgens Gering.
evidence-fact-colombo = De vermelding heeft coördinaten tot op een honderdste seconde. Ze liggen in Colombo, en we nemen aan dat ze voor de stad staan.
evidence-fact-dated = De vermelding in de catalogus is gedateerd op 2000.
evidence-fact-board = Drie spelers hebben drie verzamelkuilen en twee rijen kuiltjes, met zeven stenen in elk kuiltje.
evidence-fact-record = De catalogus noemt zijn vermelding etnografie, met betrouwbaarheid 100. Wat dat getal meet, hebben we niet gelezen.
evidence-fact-program = Het programma van de catalogus speelt met regels die de vermelding niet heeft. Vieren gaan naar de speler die zaait, een ronde eindigt met minder dan vier stenen op het bord, en de Raja geeft alleen uit een verzamelkuil met meer dan twee.

evidence-account-de-voogt = De Voogt 2000, in zijn eigen woorden
evidence-account-catalogue = De samenvatting van de catalogus
evidence-account-gering = Gering
evidence-account-program = Het programma van de catalogus

evidence-question-sides = Welke kant van de Raja is van de Mandiri?
evidence-answer-sides-de-voogt = De linker, of de rechter als men wil.
evidence-answer-sides-catalogue = Eén speler heeft links en één rechts; wie van hen de Mandiri is, wordt niet verteld.
evidence-answer-sides-gering = Een van beide; welke, wordt niet verteld.
evidence-question-fours = Wie slaat een kuiltje waarin er vier komen?
evidence-answer-fours-de-voogt = Spelers mogen vieren slaan in hun eigen kuiltjes.
evidence-answer-fours-catalogue = Vieren worden meteen geslagen; wie ze slaat, wordt niet verteld.
evidence-answer-fours-gering = Zoals in het spel voor twee, waar de eigenaar ze slaat.
evidence-answer-fours-program = De speler die zaait.
evidence-question-round-end = Wanneer is een ronde afgelopen?
evidence-answer-round-end-de-voogt = Als niemand meer kan slaan.
evidence-answer-round-end-catalogue = Als alles geslagen is, of niets meer geslagen kan worden.
evidence-answer-round-end-gering = Als niemand meer kan slaan.
evidence-answer-round-end-program = Als er minder dan vier stenen op het bord liggen.
evidence-question-left-over = Wie krijgt wat op het bord over is?
evidence-answer-left-over-de-voogt = De laatste speler.
evidence-answer-left-over-catalogue = Wie het laatst speelde.
evidence-answer-left-over-gering = Wie de laatste zet deed.
evidence-answer-left-over-program = Wie de laatste zet deed.
evidence-question-gift = Wat geeft de Raja?
evidence-answer-gift-de-voogt = Eén steen aan elke tegenstander, volgens de mensen aan wie hij het vroeg.
evidence-answer-gift-catalogue = Eén steen aan elke tegenstander, als een nieuwe ronde begint.
evidence-answer-gift-program = Eén steen aan elke tegenstander, als er meer dan twee in de verzamelkuil liggen.
evidence-question-seats = Wanneer wisselen de spelers van plaats?
evidence-answer-seats-de-voogt = Na drie spellen. Dan is de Mandiri Raja, en wie Raja was, is Pasu.
evidence-answer-seats-catalogue = Na drie beurten als Raja; de volgende speler komt daarna.
evidence-answer-seats-gering = Elke ronde. Raja wordt Pasu, Pasu wordt Mandiri, Mandiri wordt Raja.
evidence-answer-seats-program = Na drie rondes.
evidence-question-borrowing = Kan een speler met te weinig stenen lenen?
evidence-answer-borrowing-de-voogt = Ja. Hoe, wordt niet verteld.
evidence-answer-borrowing-gering = Ja, van de tegenstanders, als niet één kuiltje gevuld kan worden.
evidence-answer-borrowing-program = Nee: met minder dan zeven heeft men verloren.
evidence-question-match-end = Wanneer is het hele spel afgelopen?
evidence-answer-match-end-de-voogt = Waarschijnlijk nooit.
evidence-answer-match-end-catalogue = Als nog maar één speler kuiltjes kan vullen.
evidence-answer-match-end-gering = Waarschijnlijk nooit, omdat men mag lenen.
evidence-answer-match-end-program = Spelers met minder dan zeven na een ronde hebben verloren.

evidence-unknown-loan = Hoeveel zaden leent een speler van een ander?
evidence-unknown-lender = Wie leent uit, als men Gering niet volgt, bij wie de tegenstanders dat doen?
evidence-unknown-given-back = Wordt wat geleend is teruggegeven?
evidence-unknown-filled-first = Welke kuiltjes worden het eerst gevuld?
evidence-unknown-counted = Hoe wordt het hele spel geteld?

evidence-place-colombo = Colombo en omgeving. Het punt is dat van de vermelding, en staat voor de stad; hoe ver de omgeving reikt, is onze gok.
evidence-date-published = Gepubliceerd

evidence-like-raja-pasu = De regels zijn dezelfde; maar er spelen er twee, ieder met een rij. De rollen van Raja en Pasu zijn er ook.
