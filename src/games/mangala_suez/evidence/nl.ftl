# What the page of evidence tells of Mangala of Suez, in our own words.

evidence-lead = Twee spelers zaaien kaurischelpen rond twee rijen van zes kuiltjes, waarvan er drie leeg beginnen. Een laatste schelp die in een leeg kuiltje valt, eet wat ertegenover ligt, en het zaaien gaat door.

evidence-fact-name = De catalogus noemt het spel Mangala (Suez); Parker spreekt alleen van het Arabische spel.
evidence-fact-dogs = De schelpen heten “Dogs”, honden.
evidence-fact-people = Er worden geen spelers genoemd; het spel heet alleen Arabisch.
evidence-fact-right = Schelpen worden naar rechts gezaaid.
evidence-fact-no-choice = Volgens Parker kiest vanaf de derde beurt niemand een kuiltje: een zet begint één kuiltje voorbij het eind van de vorige. De samenvatting van de catalogus vraagt dat alleen na een slag.
evidence-fact-quick = Het is een snel spel van maar één ronde.
evidence-fact-place = De vermelding in de catalogus noemt de Sinaï, het programma het schiereiland Suez. Geen van beide heeft coördinaten.
evidence-fact-published = De catalogus dateert het op 1909, het jaar van Parkers boek.
evidence-fact-shells = Negen kuiltjes beginnen met elk acht kaurischelpen; wij tellen er 72.
evidence-fact-record = De catalogus noemt zijn vermelding een eigentijdse beschrijving van regels, met betrouwbaarheid 60. Waarom 60, wordt nergens verteld.
evidence-fact-garbled = Naar de woorden van de samenvatting in de catalogus liggen alle drie de lege kuiltjes in de rij van één speler, en de zin lijkt verhaspeld. Parker heeft er twee aan één kant en één aan de andere.
evidence-fact-program-number = Het programma van de catalogus voor het spel heeft nummer 279. We houden dat voor het nummer van de regels in de catalogus.
evidence-fact-measure = Parker verklaart het spel met twee spellen uit Sri Lanka: er wordt gezaaid als in Puhulmutu, en gegeten wat ertegenover ligt als in Daramutu.

evidence-account-parker = Parker 1909, zoals de catalogus hem aanhaalt
evidence-account-summary = De samenvatting van Parker in de catalogus
evidence-account-program = Het programma van de catalogus

evidence-question-empty-holes = Waar liggen de drie lege kuiltjes?
evidence-answer-empty-holes-parker = Twee aan één kant, één aan de andere.
evidence-answer-empty-holes-summary = Alle in de rij van één speler; de zin lijkt verhaspeld.
evidence-answer-empty-holes-program = Twee in één rij, één in de andere.
evidence-question-chooser = Wie kiest de lege kuiltjes?
evidence-answer-chooser-program = De spelers om beurten, ieder in zijn eigen rij.
evidence-question-first-captures = In hoeveel eerste beurten wordt niets gegeten?
evidence-answer-first-captures-parker = In twee keer zaaien, rond het bord.
evidence-answer-first-captures-summary = In twee.
evidence-answer-first-captures-program = In twee volgens de tekst ervan; in drie zoals het geprogrammeerd is.
evidence-question-beginning = Wanneer moet een zet beginnen waar de vorige eindigde?
evidence-answer-beginning-parker = Altijd, zodra elke speler gezaaid heeft: één kuiltje voorbij dat eind.
evidence-answer-beginning-summary = Na een slag: één kuiltje voorbij dat eind.
evidence-answer-beginning-program = Nooit: de zet begint bij een kuiltje van je eigen rij waar schelpen in liggen.
evidence-question-nothing-there = Wat als het kuiltje waar een zet moet beginnen leeg is?
evidence-answer-nothing-there-parker = De zet begint bij het volgende kuiltje met schelpen.
evidence-question-after-eating = Hoe gaat het zaaien verder na het eten?
evidence-answer-after-eating-parker = De schelp die at, gaat verder naar het volgende kuiltje, en de schelpen daar worden gezaaid.
evidence-answer-after-eating-summary = De schelp die at, gaat verder naar het volgende kuiltje, en het spel gaat door.
evidence-answer-after-eating-program = De schelp die at, wordt als enige doorgezaaid en valt in het volgende kuiltje.
evidence-question-end = Wanneer is het spel afgelopen?
evidence-answer-end-parker = Met het eind van zijn ene ronde.
evidence-answer-end-program = Als de speler die aan zet is in zijn eigen rij geen schelpen heeft.
evidence-question-winner = Wie heeft gewonnen?
evidence-answer-winner-parker = Wie meer gegeten heeft.
evidence-answer-winner-program = Wie meer heeft, de schelpen in zijn eigen rij meegeteld.
evidence-question-left = Wie krijgt de schelpen die niemand gegeten heeft?
evidence-answer-left-program = De speler in wiens rij ze liggen.

evidence-unknown-chooser = Wie kiest welke kuiltjes leeg zijn?
evidence-unknown-side = Aan wiens kant zijn er twee kuiltjes leeg, en aan wiens kant één?
evidence-unknown-moved-shell = Wat gebeurt er als de schelp die at, verdergaat naar een leeg kuiltje?
evidence-unknown-left = Wie krijgt de schelpen die niemand gegeten heeft?
evidence-unknown-early = Hoeveel zetten vormen het eerste zaaien, waarbij niets gegeten wordt?
evidence-unknown-endless = Wat beëindigt een zet als het zaaien nooit ophoudt?

evidence-place-sinai = Het schiereiland Sinaï. De vermelding noemt alleen de Sinaï; het punt is het midden ervan, door ons gezet.
evidence-date-published = Gepubliceerd

evidence-like-puhulmutu = Schelpen worden gezaaid zoals de zaden van Puhulmutu: valt de laatste bij andere, dan wordt er doorgezaaid.
evidence-like-daramutu = Ook in Daramutu eet een laatste zaad in een leeg kuiltje wat ertegenover ligt.
evidence-like-mangala-bedouin = Beide hebben twee rijen van zes kuiltjes en kaurischelpen die “Dogs” heten, honden, en die als in Puhulmutu gezaaid worden.
evidence-like-lab-al-akil = Ook L’ab al-Akil uit Egypte heeft twee rijen van zes kuiltjes en 72 kauri’s.

# Its tables on the page of numbers.
evidence-table-tree-title = Elke partij Mangala naar Parkers woorden
evidence-table-tree-lead = Naar Parkers woorden begint een beurt waar de vorige eindigde. Dus kiest niemand meer iets zodra beiden gezaaid hebben: alle mogelijke partijen verschillen in hun eerste vijf zetten, en we hebben ze allemaal gespeeld.
evidence-table-tree-games = Mogelijke partijen
evidence-table-tree-positions = Stellingen die kunnen voorkomen
evidence-table-tree-shortest = De kortste, in zetten
evidence-table-tree-median = De helft is niet langer dan
evidence-table-tree-longest = De langste
evidence-table-tree-won-first = Gewonnen door de eerste speler
evidence-table-tree-won-second = Gewonnen door de tweede speler
evidence-table-tree-level = Gelijk
evidence-table-tree-repeated = Geëindigd door herhaling
evidence-table-tree-endless = Met zaaien dat nooit zou ophouden
evidence-table-tree-value = Als beiden het best spelen, eet de eerste speler zoveel schelpen meer
evidence-table-starts-title = Hoe Mangala naar Parkers woorden beslist wordt
evidence-table-starts-lead = De eerste speler maakt een kuiltje leeg, dan de tweede. Als beiden van daaraf het best spelen, eindigt de eerste speler met zoveel schelpen meer; onder nul doet de tweede speler dat. Twee kleine keuzes beslissen dus het grootste deel van het spel.
evidence-table-starts-chart = Blauw: de eerste speler eindigt met meer. Grijs: de tweede. Hoe donkerder, hoe meer schelpen.
evidence-table-starts-rows = De eerste speler maakt leeg
evidence-table-starts-columns = De tweede speler maakt leeg
evidence-table-starts-games = partijen:
evidence-table-starts-won = gewonnen door de eerste:
evidence-table-proved-title = Wie Mangala vanaf elk begin wint
evidence-table-proved-lead = Naar onze gewone regels: de eerste speler maakt een kuiltje leeg, dan de tweede, dan weer de eerste. Vooruitkijken bewijst wie vandaar wint als beiden zonder fout spelen. De eerste speler kiest het laatste kuiltje, dus één goede keuze is genoeg.
evidence-table-proved-chart = Blauw: de eerste speler kan winnen. Grijs: de tweede kan dat. Een vraagteken: niet bewezen.
evidence-table-proved-rows = De eerste speler maakt leeg
evidence-table-proved-columns = De tweede speler maakt leeg
evidence-table-proved-value-won = de eerste wint
evidence-table-proved-first-wins = laatste kuiltjes waarna de eerste wint:
evidence-table-proved-open = niet bewezen:
