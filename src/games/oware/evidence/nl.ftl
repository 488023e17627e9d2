# What the page of evidence tells of Oware, in our own words. A word between underscores is of the game's own
# language: _abapa_.

evidence-lead = Twee spelers zaaien 48 zaden rond twaalf kuiltjes en slaan tweeën en drieën aan de andere kant. Oware wordt gespeeld in veel landen van West-Afrika en het Caribisch gebied; het staat hier om het met de andere te vergelijken.

evidence-fact-names = Het spel heet Oware, Awari, Awalé of Wari.
evidence-fact-abapa = _abapa_ is de versie voor volwassenen en wedstrijden. Het woord is Twi, een taal van de Akan in Ghana: woord voor woord goede steen, bedoeld als de juiste manier van spelen.
evidence-fact-languages = Het heet Ayò in het Yoruba, Awalé in Ivoorkust, Wari in Mali, en Warri op Antigua en op Barbados. In welke taal het Oware heet, hebben we niet gelezen.
evidence-fact-aim = Tweeën en drieën worden geslagen. Met 25 zaden heeft men gewonnen; 24 tegen 24 is gelijkspel.
evidence-fact-next = Een munt of een afspraak bepaalt wie begint. Wie gewonnen heeft, begint daarna de volgende partij.
evidence-fact-slam = Bij wedstrijden slaat een zet die alles zou slaan niets.
evidence-fact-agreement = Twee spelers van wie de partij steeds maar rondgaat, mogen afspreken te stoppen. Ieder krijgt dan wat er in zijn eigen rij ligt.
evidence-fact-yovodji = Yovodji, dat Béart begin twintigste eeuw in West-Afrika zag, kan ook door een afspraak eindigen als het steeds maar rondgaat.
evidence-fact-ghana = De vermelding in de catalogus is van de Goudkust, nu Ghana, en heeft geen coördinaten.
evidence-fact-dated = De vermelding is gedateerd op 1927.
evidence-fact-boards = Borden worden gesneden, of er worden kuiltjes in de grond geschept. Twaalf zijn er voor de zaden, die ook “nickers” heten, knikkers; twee andere, waar die er zijn, bewaren wat geslagen is.
evidence-fact-pebbles = Aan de Goudkust had men, volgens de vermelding, voor het spel 48 kiezels nodig en een bord met twee rijen van zes bakjes.
evidence-fact-drawn = De houtsoort en de grijze noten van het bord op deze site zijn onze keuze.
evidence-fact-record = De catalogus noemt zijn vermelding etnografie. De betrouwbaarheid ervan hebben we niet opgeschreven.
evidence-fact-solved = Het beste spel leidt tot gelijkspel: dat vonden Romein en Bal in 2002, voor regels die het spel een beetje anders beëindigen. We kennen hun artikel alleen van de titel en van wat erover verteld wordt.

evidence-account-society = De Oware Society (het begin van haar regels)
evidence-account-article = Het encyclopedieartikel
evidence-account-tournament = De aankondiging van een toernooi (Mind Sports Olympiad)
evidence-account-catalogue = De catalogus, over de Goudkust

evidence-question-slam = Wat als een zet elk zaad van de andere kant zou slaan?
evidence-answer-slam-article = Er zijn verscheidene regels in gebruik.
evidence-answer-slam-tournament = Die slaat niets.
evidence-answer-slam-catalogue = Die mag niet gespeeld worden.
evidence-question-repetition = Wat als het spel steeds maar rondgaat?
evidence-answer-repetition-article = Beiden mogen afspreken te stoppen; ieder krijgt wat er in zijn eigen rij ligt.
evidence-answer-repetition-catalogue = Beiden mogen afspreken te stoppen; ieder krijgt wat er in zijn eigen rij ligt.
evidence-question-winning = Wie wint?
evidence-answer-winning-society = Wie het eerst 25 zaden heeft; elk 24 is gelijkspel.
evidence-answer-winning-article = Wie meer zaden slaat; 25 zijn genoeg.
evidence-answer-winning-tournament = Wie meer zaden slaat; 25 zijn genoeg, en 24 tegen 24 is gelijkspel.
evidence-answer-winning-catalogue = Wie meer zaden slaat.
evidence-question-capture = Wat wordt geslagen?
evidence-answer-capture-society = Twee of drie die het laatste zaad aan de andere kant maakt.
evidence-answer-capture-article = Twee of drie die het laatste zaad aan de andere kant maakt, en tweeën en drieën in de kuiltjes vlak ervoor.
evidence-answer-capture-catalogue = Twee of drie die het laatste zaad aan de andere kant maakt, en tweeën en drieën in de kuiltjes vlak ervoor.
evidence-question-origin = Wordt het kuiltje van waaruit men zaait overgeslagen?
evidence-answer-origin-article = Ja, elke keer rond het bord.
evidence-answer-origin-catalogue = Ja, het blijft altijd leeg.
evidence-question-feeding = Wat als de andere rij leeg is?
evidence-answer-feeding-article = Men moet erin zaaien, als dat kan. Kan het niet, dan is het spel afgelopen en houdt elke kant wat er in zijn rij ligt.
evidence-answer-feeding-catalogue = Men moet erin zaaien, als dat kan. Kan het niet, dan krijgt men wat er in zijn eigen rij ligt.

evidence-unknown-repetition = Hoe vaak moet een stelling terugkomen voordat een partij geldt als steeds maar rondgaand?
evidence-unknown-slam = Welke regel voor een zet die alles zou slaan, hoort bij welke plaats?

evidence-place-gold-coast = De Goudkust, nu Ghana. De vermelding noemt daarin geen plaats; het punt is het midden van het land, door ons gezet.
evidence-date-recorded = Opgetekend aan de Goudkust

evidence-like-warri = De Oware Society ziet het als hetzelfde spel met een andere naam.
evidence-like-awari = Bord, zaden en slagen zijn gelijk, en het kuiltje waaruit gezaaid wordt, blijft leeg. Maar het spel eindigt als er in geen kuiltje meer dan één zaad ligt.
evidence-like-kalah = Twee rijen van zes kuiltjes, rond het bord gezaaid zonder weer op te pakken. In Kalah wordt ook in de verzamelkuilen gezaaid, in Oware niet.
evidence-like-adjiboto = De Oware Society geeft Adji-Boto als een naam van Oware, ook in Suriname. Adjiboto zoals het daar is opgetekend, heeft vijf kuiltjes per rij, tien bonen in elk, en andere slagen.
