# What the page of evidence tells of Puhulmutu, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Twee spelers zaaien zaden rond twee rijen van zeven kuiltjes, slaan drieën over en eten vieren. Het wordt in rondes gespeeld, en wie met minder uit een ronde komt, begint de volgende met gesloten kuiltjes.

evidence-fact-names = De naam wordt Puhulmutu geschreven, en ook Puhulmuti.
evidence-fact-pearls = Parker verklaart de naam als parels van de waspompoen.
evidence-fact-empty-hole = Een leeg kuiltje heet _puhuwala_ of _pussa_.
evidence-fact-eating = _tun-indin kanawa_ betekent eten met drie zaden.
evidence-fact-left-over = Een kuiltje dat een ronde begint met maar één, twee of drie zaden, overgebleven bij het vullen, is een _puta_, een _naga_ of een _wala_.
evidence-fact-women = Vrouwen uit de dorpen spelen dit spel en spellen die erop lijken, en ze spelen snel.
evidence-fact-first-move = Wie het eerst speelt, kiest de richting, en begint meestal bij het op één na laatste kuiltje.
evidence-fact-round = Wat Parker een ronde noemt, duurt tot de speler die aan zet is aan zijn eigen kant geen zaad heeft.
evidence-fact-waiting = Volgens de vermelding in de catalogus wachten overgebleven zaden in ronde twee in de verzamelkuil; pas vanaf ronde drie maken ze een _puta_, een _naga_ of een _wala_, en worden er één, twee of drie weggenomen ertegenover. Volgens de tekst in het programma van de catalogus doen ze dat vanaf ronde twee, en worden er drie, twee of één weggenomen.
evidence-fact-island = Het spel komt uit Sri Lanka. De vermelding heeft geen coördinaten.
evidence-fact-published = De catalogus dateert het op 1909, het jaar van Parkers boek.
evidence-fact-apart = Zaden die gegeten zijn, liggen apart, op een plek aan één eind of één kant van het bord.
evidence-fact-twig = Een takje of een strootje laat zien dat een kuiltje voor die ronde gesloten is.
evidence-fact-record = De catalogus noemt zijn vermelding etnografie. De betrouwbaarheid ervan hebben we niet opgeschreven.
evidence-fact-pages = De catalogus noemt Parkers pagina 594; Google Books heeft het spel op de pagina die het 596 nummert. Tot een gedrukt exemplaar bekeken is, zijn alleen de pagina’s 594 tot 599 zeker.
evidence-fact-program-number = Het programma van de catalogus voor het spel heeft nummer 216. We houden dat voor het nummer van de regels in de catalogus.
evidence-fact-measure = Parker verklaart andere spellen door ze met Puhulmutu te vergelijken: Kotu Baendum, Daramutu, en het Arabische spel uit Suez.

evidence-account-parker = Parker 1909, voor zover we hem gelezen hebben
evidence-account-record = De vermelding in de catalogus
evidence-account-summary = De samenvatting in het programma van de catalogus

evidence-question-first-hole = Waar begint de eerste zet?
evidence-answer-first-hole-parker = Meestal bij het op één na laatste kuiltje.
evidence-answer-first-hole-record = Bij een kuiltje van je eigen rij.
evidence-answer-first-hole-summary = Bij een kuiltje van je eigen rij.
evidence-question-singles = Mag een los zaad gespeeld worden?
evidence-answer-singles-summary = Niet zolang men een kuiltje met meer heeft. In het voorste kuiltje wacht het ook op andere losse zaden.
evidence-question-after-eating = Wat volgt als er vier gegeten zijn?
evidence-answer-after-eating-parker = Het volgende kuiltje wordt opgepakt en doorgezaaid. Is het leeg, dan is de zet afgelopen.
evidence-answer-after-eating-record = Het volgende kuiltje wordt opgepakt en doorgezaaid.
evidence-answer-after-eating-summary = Het volgende kuiltje wordt opgepakt en doorgezaaid.
evidence-question-round-end = Wanneer is een ronde afgelopen?
evidence-answer-round-end-parker = Als de speler die aan zet is aan zijn eigen kant geen zaad heeft.
evidence-answer-round-end-record = Als één rij leeg is.
evidence-answer-round-end-summary = Als één rij leeg is.
evidence-question-remaining = Wie krijgt de zaden die nog in een rij liggen als een ronde afgelopen is?
evidence-answer-remaining-summary = De speler van die rij.
evidence-question-from-round = Vanaf welke ronde worden overgebleven zaden op het bord gelegd?
evidence-answer-from-round-record = Vanaf de derde. In de tweede wachten ze in de verzamelkuil.
evidence-answer-from-round-summary = Vanaf de tweede.
evidence-question-whose = Wie legt de overgebleven zaden neer?
evidence-answer-whose-record = De winnaar van ronde twee; kennelijk is de verliezer bedoeld.
evidence-answer-whose-summary = De verliezer van de vorige ronde.
evidence-question-opposite = Hoeveel worden er weggenomen tegenover een _puta_, een _naga_ en een _wala_?
evidence-answer-opposite-record = Eén, twee en drie.
evidence-answer-opposite-summary = Drie, twee en één.
evidence-question-marks = Welke kuiltjes worden gemerkt, en waarmee?
evidence-answer-marks-record = Gesloten kuiltjes, met een takje of een strootje.
evidence-answer-marks-summary = Een _puta_ en een _naga_, met papier of stro.

evidence-unknown-end = Hoe eindigt het spel volgens Parker, van wiens pagina we alleen het begin gelezen hebben?
evidence-unknown-singles = Moeten losse zaden wachten, zoals alleen de samenvatting van de catalogus zegt, en welke kuiltjes laten ze wachten?
evidence-unknown-front = Welk kuiltje is het voorste, waar een los zaad op de andere losse zaden wacht?

evidence-place-island = Sri Lanka. De vermelding noemt alleen het eiland; het punt is het midden ervan, door ons gezet.
evidence-date-published = Gepubliceerd

evidence-like-kotu-baendum = Kotu Baendum wordt gespeeld als Puhulmutu, maar een eerste zet begint bij een eindkuiltje, een vier die in een eindkuiltje ontstaat wordt vastgebonden, en eten beëindigt de zet.
evidence-like-daramutu = Daramutu wordt gespeeld als Puhulmutu, maar een laatste zaad in een leeg kuiltje eet wat ertegenover ligt.
evidence-like-mangala-suez = Het zaaien is hetzelfde in Mangala van Suez, totdat de laatste schelp in een leeg kuiltje valt.
