# What the page of evidence tells of Raja Pasu, in our own words. A word between underscores is of the game's own
# language: _raja_.

evidence-lead = Twee spelers zaaien rond twee rijen van zeven kuiltjes, slaan vieren en wat er voorbij een leeg kuiltje ligt, en spelen ronde na ronde met wat ze gewonnen hebben. We kennen het uit Gerings verslag en uit dat van het spel voor drie.

evidence-fact-name = De naam zou koning en koe betekenen: _raja_ is een koning, en _pasu_ een koe.
evidence-fact-language = Geen bron noemt de taal van deze woorden. We houden die voor Singalees.
evidence-fact-women = Het werd vooral door vrouwen gespeeld; sommige mannen kenden het.
evidence-fact-left-end = Kuiltjes die een speler voor een nieuwe ronde niet kan vullen, zijn die aan de linkerkant van de rij.
evidence-fact-next-round = Wie kreeg wat er van een ronde over was, begint de volgende.
evidence-fact-countries = Het zou in India en Sri Lanka gespeeld worden.
evidence-fact-colombo = De vermelding van het spel voor drie wijst naar Colombo, en we nemen aan dat het spel voor twee daar ook vandaan komt.
evidence-fact-visit = De Voogt kwam het spel tegen toen hij korte tijd in de omgeving van Colombo was. Het jaar staat er niet bij.
evidence-fact-published = De catalogus dateert zijn vermelding van het spel voor drie op 2000, het jaar van het artikel van de Voogt.
evidence-fact-board = Het bord heeft 14 kuiltjes met zeven stenen in elk.
evidence-fact-museum = Oude borden in de musea van Colombo zijn allemaal hetzelfde: zeven kuiltjes per kant, en twee grotere. Ze komen uit de Kandy-periode, uit de 18e eeuw of het begin van de 19e.
evidence-fact-by-the-three = De Voogt zegt van het spel voor drie dat de speelregels die van Raja Pasu zijn.
evidence-fact-record = De vermelding in de catalogus is van het spel voor drie.
evidence-fact-no-record = We vonden in de catalogus geen vermelding van het spel voor twee, en dus ook geen soort bewijs en geen betrouwbaarheid.
evidence-fact-likelier = De Voogt vindt het waarschijnlijker dat dit spel op de oude borden uit de Kandy-periode gespeeld werd dan Pallankuli.

evidence-account-gering = Gering, over dit spel
evidence-account-de-voogt = De Voogt 2000, over het spel voor drie
evidence-account-catalogue = De samenvatting van het spel voor drie in de catalogus

evidence-question-lift = Wat volgt na het laatste zaad bij het zaaien?
evidence-answer-lift-gering = Het kuiltje erna wordt opgepakt en gezaaid.
evidence-answer-lift-catalogue = Het kuiltje erna wordt opgepakt en gezaaid.
evidence-question-gap = Wat als dat kuiltje leeg is?
evidence-answer-gap-gering = De speler die zaait, slaat wat één kuiltje verder ligt, aan welke kant ook, of stopt gewoon.
evidence-answer-gap-catalogue = Wat één kuiltje verder ligt, wordt geslagen.
evidence-question-fours = Wie slaat een kuiltje waarin er vier komen?
evidence-answer-fours-gering = De eigenaar van de rij, terwijl de zet doorgaat.
evidence-answer-fours-de-voogt = Spelers mogen vieren slaan in hun eigen kuiltjes.
evidence-answer-fours-catalogue = Vieren worden meteen geslagen; wie ze slaat, wordt niet verteld.
evidence-question-round-end = Wanneer is een ronde afgelopen?
evidence-answer-round-end-gering = Als een speler niets te spelen heeft.
evidence-answer-round-end-de-voogt = Als niemand meer kan slaan; een speler die vastzit, doet tot dan niet mee.
evidence-answer-round-end-catalogue = Als er niets meer geslagen kan worden; een speler die vastzit, past tot dan.
evidence-question-left-over = Wie krijgt wat op het bord over is?
evidence-answer-left-over-gering = De tegenstander van de speler die geen zet heeft.
evidence-answer-left-over-de-voogt = De laatste speler.
evidence-answer-left-over-catalogue = Wie het laatst speelde.
evidence-question-starter = Wie begint de volgende ronde?
evidence-answer-starter-gering = Wie kreeg wat er over was.
evidence-question-closed = Welke kuiltjes zijn in de volgende ronde gesloten?
evidence-answer-closed-gering = De kuiltjes die niet gevuld kunnen worden, aan het linkeruiteinde van de rij.
evidence-answer-closed-de-voogt = Sommige; welke, wordt niet verteld.
evidence-answer-closed-catalogue = Die niet met zeven gevuld kunnen worden.
evidence-question-match-end = Wanneer is het hele spel afgelopen?
evidence-answer-match-end-gering = Als een speler niet eens één kuiltje kan vullen.
evidence-answer-match-end-de-voogt = Waarschijnlijk nooit, met drie spelers die mogen lenen.
evidence-answer-match-end-catalogue = Als nog maar één speler kuiltjes kan vullen.

evidence-unknown-begins = Wie begint een ronde, als men Gering niet volgt?
evidence-unknown-last-four = Wat gebeurt er met een vier die het laatste zaad bij het zaaien maakt?
evidence-unknown-for-ever = Wanneer is een ronde afgelopen als zaden altijd maar rondgaan?

evidence-place-colombo = Colombo en omgeving. Het punt is dat van de vermelding van het spel voor drie, en staat voor de stad; hoe ver de omgeving reikt, is onze gok.
evidence-date-published = Gepubliceerd

evidence-like-mandiri = De regels zijn dezelfde; maar er spelen er drie, die het bord in drie delen verdelen.
evidence-like-walak-pussa = Ook daar pakt men het volgende kuiltje op, en slaat men wat voorbij een leeg kuiltje ligt; maar men slaat door waar lege en volle kuiltjes elkaar afwisselen.

evidence-table-proved-title = Wie een ronde Raja Pasu wint
evidence-table-proved-lead = Dat weten we nog niet. Na elke eerste zet van een ronde, naar onze gewone regels, is vooruitgekeken om te bewijzen wie wint als beiden zonder fout spelen. In dit spel komen standen terug, en wat dan gewonnen lijkt, hangt af van de weg erheen: dat is geen bewijs.
evidence-table-proved-first-moves = Eerste zetten van een ronde
evidence-table-proved-won-first = Bewezen: de eerste speler wint
evidence-table-proved-won-second = Bewezen: de tweede speler wint
evidence-table-proved-level = Bewezen: gelijk
evidence-table-proved-open = Niet bewezen
evidence-table-proved-positions = Bekeken standen
evidence-table-proved-least-depth = Zetten vooruitgekeken, ten minste
