# What is said of Kalah, in our own words.

name = Kalah

# What visitors choose the game by, and what we add to a reference.
fact-idea = De mancala van winkels en informatica: breng meer stenen thuis dan de andere speler.
fact-people = bedacht en verkocht door W. J. Champion
fact-place = Verenigde Staten
fact-time = omstreeks 1940
fact-after = het encyclopedieartikel erover
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = mancala, zaaispel
fact-material = stenen op een bord met twaalf kuiltjes en twee verzamelkuilen
source-note-irving-et-al-2000 = We hebben het begin gelezen, en de slagregel zoals twee latere lezers die weergeven.
source-note-rawlings-2015 = Exacte waarden tot zes stenen per kuiltje, zoals het artikel ze geeft.
source-note-champion-1955 = Aangevraagd in 1951.

# What one plays for, in a sentence.
aim = Breng meer stenen in je verzamelkuil dan de andere speler: het spel eindigt als één kant leeg is.

# How it is told.
counter = { $it ->
    [one] steen
   *[other] stenen
}

ended = { $draw ->
    [yes] Gelijkspel, { figures }: één kant is leeg.
   *[no] { won } { figures }: één kant is leeg.
}
unit-score = in de verzamelkuil

# A sentence a clause, by its id.
clause-kal-setup = Alle kuiltjes beginnen gelijk, en beide verzamelkuilen zijn leeg.
clause-kal-own-hole = Je speelt uit een kuiltje van je eigen rij dat niet leeg is.
clause-kal-sow = Alle stenen van het kuiltje worden tegen de klok in gezaaid, één per kuiltje; ook één in je eigen verzamelkuil als je erlangs komt, en geen in de andere.
clause-kal-turns = De spelers zijn om beurten aan zet.
clause-kal-again = Een laatste steen in je verzamelkuil levert nog een zet op.
clause-kal-capture = Een laatste steen in een leeg kuiltje van jouw rij slaat wat ertegenover ligt, als daar iets ligt, en gaat ermee naar huis.
clause-kal-capture-empty = Volgens de regel waarmee Kalah is opgelost, gaat de steen ook naar huis als er tegenover niets ligt.
clause-kal-end = Als één kant leeg is, is het spel afgelopen, en gaan de overgebleven stenen naar de verzamelkuil van de kant waar ze liggen.
clause-kal-winner = De volste verzamelkuil wint; gelijke verzamelkuilen zijn gelijkspel.

# What a reading asks, and its answers.
reading-holes = Kuiltjes aan elke kant
reading-holes-1 = 1
reading-holes-2 = 2
reading-holes-3 = 3
reading-holes-4 = 4
reading-holes-5 = 5
reading-holes-6 = 6
reading-holes-7 = 7
reading-holes-8 = 8
reading-holes-9 = 9
reading-counters = Stenen in elk kuiltje
reading-counters-1 = 1
reading-counters-2 = 2
reading-counters-3 = 3
reading-counters-4 = 4
reading-counters-5 = 5
reading-counters-6 = 6
reading-counters-7 = 7
reading-counters-8 = 8
reading-counters-9 = 9
reading-capture = Wanneer slaat een laatste steen in een leeg kuiltje?
reading-capture-opposite_nonempty = Als er stenen in het kuiltje ertegenover liggen
reading-capture-always = Altijd

# Presets, each with a sentence.
preset-standard = Standaard
preset-standard-says = Zes kuiltjes per kant, vier stenen in elk.
preset-irving-2000 = Irving 2000
preset-irving-2000-says = De regel waarmee kleine borden het eerst zijn opgelost: de laatste steen slaat ook als het kuiltje ertegenover leeg is. Het patent en de regels van de fabrikant van 1958 hebben het ook zo, zegt T. Neller.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = verzamelkuil, verzamelkuilen
term-store-means = In een verzamelkuil ligt wat een speler thuisgebracht heeft. De jouwe ligt aan het rechteruiteinde van je rij; er wordt niets uit gespeeld.
