# What is said of Oware, in our own words.

name = Oware

# What visitors choose the game by, and what we add to a reference.
fact-idea = Maak twee of drie aan de andere kant om ze te slaan, en laat die kant nooit zonder iets om te zaaien.
fact-people = spelers in veel landen
fact-place = West-Afrika en het Caribisch gebied
fact-time = traditioneel, en nu nog gespeeld
fact-after = toernooiregels
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = abapa, awari, awale, mancala, zaaispel
fact-material = zaden op een bord met twaalf kuiltjes
source-note-oware-society = De versie die volwassenen spelen en die bij wedstrijden gebruikt wordt.
source-note-wikipedia-oware = Met verscheidene regels voor een grand slam, een zet die alle zaden van de andere kant zou slaan.
source-note-mind-sports-olympiad = De aankondiging van het toernooi. Een grand slam, een zet die alle zaden van de andere kant zou slaan, slaat niets.
source-note-romein-bal-2002 = Bij het beste spel wint niemand; de regels voor het einde verschillen een beetje van de onze.

# What one plays for, in a sentence.
aim = Sla meer zaden dan de andere speler: het spel eindigt als een speler er 25 heeft, of als er geen zet meer is.

# How it is told.
counter = { $it ->
    [one] zaad
   *[other] zaden
}
nothing-taken = Dit zou alles slaan wat de andere kant heeft: er wordt niets geslagen.
repeats = Dezelfde stelling kwam drie keer voor: het spel eindigt.
result = { $draw ->
    [yes] Gelijkspel
   *[no] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen
}
ended = { result }, { figures }: { $clause ->
    [owa-agreed] beiden spraken af te stoppen, en ieder houdt zijn eigen rij
    [owa-majority] meer dan de helft van alle zaden
    [owa-repetition] drie keer dezelfde stelling
   *[other] er is geen zet meer
}.
note-fault = een partij die door herhaling eindigde, heeft geen zaad op het bord gelaten.

# A sentence a clause, by its id.
clause-owa-setup = Elk van de twaalf kuiltjes begint met vier zaden; de twee verzamelkuilen zijn leeg.
clause-owa-own-hole = Je speelt uit een kuiltje van je eigen rij dat niet leeg is.
clause-owa-feed = Is de andere rij leeg, dan moet je een kuiltje spelen waarvan de zaden die rij bereiken, als je er een hebt.
clause-owa-sow = Alle zaden van het kuiltje worden tegen de klok in gezaaid, één per kuiltje. Gaat het zaaien helemaal rond, dan wordt het kuiltje overgeslagen waar de zaden vandaan komen. In een verzamelkuil wordt niets gezaaid.
clause-owa-capture = Maakt het laatste zaad twee of drie in een kuiltje van de andere kant, dan sla je ze.
clause-owa-chain = Daarna sla je wat in het kuiltje ervoor ligt, en in dat daarvoor, zolang het kuiltje aan de andere kant is en er twee of drie in liggen.
clause-owa-grand-slam = Een zet mag niet alle zaden van de andere kant slaan: zou dat gebeuren, dan slaat de zet niets. Elders slaat zo’n zet ze wel, of mag zo’n zet niet gespeeld worden; is er dan geen andere zet, dan slaat de zet niets.
clause-owa-no-feed = Heb je geen zet, omdat je rij leeg is of omdat geen kuiltje van jou een lege rij bereikt, dan is het spel afgelopen en houdt elke kant wat er in zijn rij ligt.
clause-owa-majority = Wie 25 zaden of meer geslagen heeft, heeft meteen gewonnen.
clause-owa-agreed = Zijn beide spelers het erover eens dat de zetten alleen nog rondgaan, dan is het spel afgelopen, en houdt ieder wat er in zijn eigen rij ligt.
clause-owa-agreed-draw = Tenzij de spelers anders kiezen, tellen we een afgesproken einde als gelijkspel.
clause-owa-repetition = Niemand hoeft gevraagd te worden: een stelling die voor de derde keer voorkomt, telt als afgesproken, en elke kant houdt wat er in zijn rij ligt.
clause-owa-winner = Wie meer zaden heeft, wint; 24 tegen 24 is gelijkspel.

# What a reading asks, and its answers.
reading-agreed_end = Wat als beide spelers afspreken te stoppen?
reading-agreed_end-draw = Het is gelijkspel
reading-agreed_end-own_rows = Ieder houdt wat in zijn eigen rij ligt, en de meeste zaden winnen
reading-grand_slam = Wat als een zet alle zaden van de andere kant zou slaan?
reading-grand_slam-takes_nothing = Die slaat niets
reading-grand_slam-allowed = Die slaat ze
reading-grand_slam-forbidden = Die mag niet gespeeld worden

# Presets, each with a sentence.
preset-abapa = Abapa
preset-abapa-says = Zoals toernooien het spelen: een zet die alle zaden van de andere kant zou slaan, slaat er geen.

note-repeated = Geëindigd door herhaling

# What the laws ask of a position, by the clause behind them.
law-owa-repetition = Als een partij door herhaling geëindigd is, heeft elke kant zijn eigen zaden gehouden: er liggen er geen meer op het bord.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
