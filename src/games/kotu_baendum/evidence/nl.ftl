# What the page of evidence tells of Kotu Baendum, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Twee spelers zaaien rode zaden langs een _olinda_-bord, eten vieren en binden de uiteinden van de rijen vast. Wie met minder uit een ronde komt, begint de volgende met gesloten kuiltjes.

evidence-fact-names = De catalogus schrijft Kotu Baendum, Parker Kotu-baendum.
evidence-fact-name = Parker verklaart de naam als het vastbinden van omheiningen.
evidence-fact-tied = _baenda_ betekent vastgebonden. Een kuiltje dat een ronde begint met maar één, twee of drie zaden, overgebleven bij het vullen, is een _puta_, een _naga_ of een _wala_.
evidence-fact-puta-naga = In een verslag van Daramutu, een spel dat erop lijkt, is _puta_ een zoon en _naga_ een dochter.
evidence-fact-board-words = In een verslag van Daramutu, een spel dat erop lijkt, is het bord de _olinda-poruwa_, een rij _pila_, de kuiltjes _wala_, de zaden _indi_ of _indiya_; zaaien is _ihinawa_, eten _innawa_.
evidence-fact-women = Vrouwen uit de Kandische dorpen spelen dit spel en spellen die erop lijken, en ze spelen snel.
evidence-fact-long = De vier eindkuiltjes kunnen alle vastgebonden raken, en een spel duurt lang.
evidence-fact-sits = Een speler van wie het laatste zaad een zet beëindigt zonder te eten, “gaat zitten”.
evidence-fact-first-hole = In andere spellen op dit bord begint men meestal bij het op één na laatste kuiltje; in Kotu Baendum begint men aan een uiteinde.
evidence-fact-island = Het spel komt uit Sri Lanka. De vermelding heeft geen coördinaten.
evidence-fact-published = De catalogus dateert het op 1909, het jaar van Parkers boek.
evidence-fact-board = Het bord is dat van _Olinda Keliya_, met rechthoekige verzamelkuilen tussen de rijen; de zaden zijn rode _olinda_-zaden. Dit wordt verteld van Daramutu, een spel dat erop lijkt.
evidence-fact-poison = We denken dat _olinda_-zaden giftig zijn; geen tekst die we voor deze pagina gelezen hebben, zegt dat.
evidence-fact-marks = Een stukje papier of stro merkt een _puta_ en een _naga_; ook een vastgebonden kuiltje krijgt zo’n teken.
evidence-fact-record = De catalogus noemt zijn vermelding etnografie, met betrouwbaarheid 100.
evidence-fact-category = De catalogus zet het spel bij Zuid-Azië, moderne tijd, bordspelen, zaaispelen en twee rijen, en noemt Murray 1951, pagina 173.
evidence-fact-program-number = Het programma van de catalogus voor het spel heeft nummer 218. We houden dat voor het nummer van de regels in de catalogus.
evidence-fact-similar = De catalogus somt tien spellen op die erop lijken, en zegt van geen enkel waarin.

evidence-account-parker = Parker 1909, in zijn eigen woorden
evidence-account-catalogue = De samenvatting van de catalogus

evidence-question-after-eating = Wat volgt als er vier gegeten zijn?
evidence-answer-after-eating-parker = De zet is afgelopen.
evidence-answer-after-eating-catalogue = Het volgende kuiltje wordt opgepakt en doorgezaaid.
evidence-question-tied-owner = Van wie is een vastgebonden kuiltje?
evidence-answer-tied-owner-parker = Van wie het vastgebonden heeft, aan welke kant ook.
evidence-question-end-start = Wie begint bij een eindkuiltje?
evidence-answer-end-start-parker = Het spel begint daar; daarna begint men waar men wil.
evidence-answer-end-start-catalogue = Elke speler, met zijn eerste zet.
evidence-question-round-end = Wanneer is een ronde afgelopen?
evidence-answer-round-end-parker = Als de speler die aan zet is aan zijn eigen kant geen zaad heeft.
evidence-answer-round-end-catalogue = Als één rij leeg is.
evidence-question-left-over = Hoe begint de volgende ronde?
evidence-answer-left-over-catalogue = Kuiltjes worden met vier gevuld zo ver de zaden reiken. Eén, twee of drie die overblijven, maken een _puta_, een _naga_ of een _wala_. Met minder dan twaalf zaden mag men ze anders neerleggen.

evidence-unknown-every-round = Begint de eerste zet van elke ronde bij een eindkuiltje, of alleen die van de eerste ronde?
evidence-unknown-front = Welk kuiltje is het voorste, waar een los zaad op de andere losse zaden wacht?
evidence-unknown-threes = Wat gebeurt er met een zaad als er in elk kuiltje dat volgt drie liggen, en ze dus overgeslagen worden?
evidence-unknown-owner = Wie krijgt de zaden van een vastgebonden kuiltje, als men de samenvatting van de catalogus volgt?
evidence-unknown-level = Wat gebeurt er als beide spelers een ronde met evenveel eindigen?

evidence-place-island = Sri Lanka. De vermelding noemt alleen het eiland; het punt is het midden ervan, door ons gezet.
evidence-date-published = Gepubliceerd

evidence-like-puhulmutu = Beide hebben rondes, drieën die overgeslagen worden, vieren die gegeten worden, en doorzaaien vanuit het laatste kuiltje.
evidence-like-daramuti = Ook in Daramuti worden drieën overgeslagen; maar een laatste zaad in een leeg kuiltje eet wat ertegenover ligt.
evidence-like-walak-pussa = De rondes van beide lijken sterk op elkaar; maar in Walak-Pussa pakt men het volgende kuiltje op, en eet men wat voorbij een leeg kuiltje ligt.
evidence-like-adi = Ook Adi begint met vier in elk kuiltje, en wie minder heeft, vult voor de volgende ronde zoveel mogelijk kuiltjes met vier.
evidence-like-fergen-gobale = Ook in Fergen Gobale worden sommige kuiltjes tijdens een ronde eigendom van een speler; die speler zaait er niet meer uit.
evidence-like-galatjang = Ook in Galatjang wordt doorgezaaid als een laatste zaad bij andere valt, en zijn kuiltjes die niet gevuld kunnen worden de volgende ronde gesloten.
evidence-like-lamosh = Ook in Lamosh worden vieren gegeten, en wordt doorgezaaid als een laatste zaad bij andere valt.
evidence-like-main-chongkak = Ook in Main Chongkak wordt doorgezaaid als een laatste zaad bij andere valt, en zijn kuiltjes die niet gevuld kunnen worden de volgende ronde gesloten.
evidence-like-mawkar-katiya = Ook in Mawkar Katiya gaan zaden die na het vullen overblijven in het volgende kuiltje, en zijn kuiltjes die leeg blijven de hele ronde gesloten.
evidence-like-sungka = Ook in Sungka wordt doorgezaaid als een laatste zaad bij andere valt, en zijn kuiltjes die niet gevuld kunnen worden de volgende ronde gesloten.
