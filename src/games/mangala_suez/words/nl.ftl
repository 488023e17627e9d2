# What is said of Mangala of Suez, in our own words.

name = Mangala van Suez

# What visitors choose the game by, and what we add to a reference.
fact-idea = Zaai, pak op en zaai door: eet wat er tegenover je laatste schelp ligt.
fact-people = een Arabisch spel, volgens Parker
fact-place = Sinaï of Suez, Egypte
fact-time = gepubliceerd in 1909
fact-after = de samenvatting van Parker 1909 in de catalogus
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Mangala, mancala, zaaispel
fact-material = kaurischelpen; over het bord wordt niets verteld

# What one plays for, in a sentence.
aim = Eet meer schelpen dan de andere speler, totdat de kant die aan zet is leeg is.

# How it is told.
counter = { $it ->
    [one] schelp
   *[other] schelpen
}
store = stapel
stores = stapels
choose = { $what ->
    [empty] Vóór het spelen verliezen in totaal drie kuiltjes hun schelpen: kies er een.
   *[sow] Kies een kuiltje met een ring: de { COUNTER(2) } daaruit worden gezaaid.
}
takes = eet
take = eten
captured = at
unit-score = gegeten
nothing-taken = Er is niets gegeten: wie voor het eerst zaait, eet niets.
result = { $draw ->
    [yes] Gelijkspel
   *[no] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen
}
ended = { result }, { figures }: { $clause ->
    [suez-repetition] drie keer dezelfde stelling
    [suez-endless] zaaien zonder eind
   *[other] één kant is leeg
}.
note-emptied = Kuiltjes die vóór het spelen leeggemaakt zijn
note-turns = Tot nu toe gespeelde eerste zetten, die niets eten
note-from = De zet begint bij dit kuiltje
note-endless = Het zaaien had geen eind
note-fault = { $key ->
    [emptied] vóór het spelen zijn alle kuiltjes behalve de leeggemaakte vol, en maken de spelers om beurten een van hun eigen kuiltjes leeg.
    [turns] er zijn minder eerste zetten die niets eten.
    [from] na het leegmaken begint een zet bij een kuiltje met schelpen.
   *[endless] alleen met die regel eindigt een partij in gelijkspel als het zaaien geen eind heeft.
}

# A sentence a clause, by its id.
clause-suez-setup = In negen kuiltjes liggen elk acht schelpen; drie zijn er leeg, twee daarvan aan één kant en één aan de andere.
clause-suez-empties = Wie begint, maakt een van zijn kuiltjes leeg, dan de andere speler een van de zijne, en dan de eerste nog een; die schelpen gaan uit het spel. Wie er kiest, en aan wiens kant er twee leeg zijn, heeft niemand opgeschreven.
clause-suez-own-side = Je begint bij een kuiltje van je eigen kant waar schelpen in liggen.
clause-suez-follow = Een zet moet één kuiltje voorbij het eind van de vorige beginnen, aan welke kant dat ook is: volgens de samenvatting na een slag; volgens Parker altijd, zodra elke speler gezaaid heeft.
clause-suez-follow-empty = Is dat kuiltje leeg, dan begint de zet bij het volgende met schelpen.
clause-suez-sow = Alle schelpen van het kuiltje worden tegen de klok in gezaaid, één per kuiltje.
clause-suez-relay = Valt de laatste schelp in een kuiltje met schelpen, dan worden ze allemaal opgepakt en wordt er doorgezaaid.
clause-suez-no-early-capture = In de eerste twee beurten wordt niets gegeten: een leeg kuiltje beëindigt ze.
clause-suez-early-sowings = Parker spreekt van zaaien rond het bord zonder iets te eten; wij lezen dat als één keer voor elke speler.
clause-suez-eat-opposite = Valt de laatste schelp in een leeg kuiltje, dan eet je wat ertegenover ligt, aan welke kant dat ook is.
clause-suez-move-on = De schelp die at, gaat verder naar het volgende kuiltje, en je zaait door met de schelpen daar.
clause-suez-eat-again = In een leeg kuiltje geldt de schelp die verderging als daar gevallen: die mag weer eten.
clause-suez-end-turn = Een leeg kuiltje met niets ertegenover beëindigt de zet.
clause-suez-endless = Soms houdt het zaaien nooit op. Na 1.000 keer oppakken stopt een zet waar die is.
clause-suez-end = De ronde is afgelopen als de speler die aan zet is aan zijn eigen kant geen schelpen heeft.
clause-suez-one-round = Eén ronde is het hele spel.
clause-suez-leftovers = Schelpen die nooit gegeten zijn, tellen voor niemand.
clause-suez-winner = Wie meer gegeten heeft, heeft gewonnen; gelijke aantallen zijn gelijkspel.
clause-suez-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan de beurt, dan is de ronde afgelopen.

# What a reading asks, and its answers.
reading-empties = Wie maakt de drie kuiltjes leeg?
reading-empties-alternate = De spelers, om beurten
reading-empties-starter_sets = De speler die begint
reading-empties-random = Ze worden geloot: wie begint, tikt op wat er geloot is
reading-two_empty_side = Welke kant heeft twee lege kuiltjes?
reading-two_empty_side-starter = De kant van de speler die begint
reading-two_empty_side-second = De andere kant
reading-start_rule = Wanneer moet een zet beginnen waar de vorige eindigde?
reading-start_rule-after_capture = Na een slag
reading-start_rule-always = Altijd, zodra elke speler gezaaid heeft
reading-start_rule-own_side_free = Nooit
reading-no_capture_turns = Met hoeveel eerste zetten wordt niets gegeten?
reading-no_capture_turns-2 = Twee
reading-no_capture_turns-3 = Drie
reading-no_capture_turns-4 = Vier
reading-no_capture_turns-0 = Geen
reading-moved_shell = Wat doet een schelp die naar een leeg kuiltje is verdergegaan?
reading-moved_shell-treat_as_drop = Die geldt als daar gevallen
reading-moved_shell-always_sow = Die wordt één kuiltje verder gezaaid
reading-skip_origin = Wordt het beginkuiltje overgeslagen als het zaaien er weer langskomt?
reading-skip_origin-false = Nee, ook daar valt een schelp
reading-skip_origin-true = Ja, het wordt overgeslagen
reading-first_sower = Wie zaait het eerst?
reading-first_sower-starter = De speler die het eerst een kuiltje leegmaakt
reading-first_sower-second = De andere speler
reading-leftovers = Wie krijgt de schelpen die niemand gegeten heeft?
reading-leftovers-nobody = Niemand
reading-leftovers-side_owner = De eigenaar van de kant waar ze liggen
reading-endless = Wat gebeurt er als het zaaien nooit ophoudt?
reading-endless-end_turn = De zet eindigt
reading-endless-draw = Het is gelijkspel

# Presets, each with a sentence.
preset-catalogue = Catalogus
preset-catalogue-says = Zoals in de samenvatting in de Ludii-catalogus.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Zoals Parker het schreef. Vanaf de derde zet kiest niemand meer iets: elke zet begint waar de vorige eindigde.
preset-ludii = Ludii
preset-ludii-says = Zoals in het programma Ludii: elke zet begint waar je wilt.

# What the laws ask of a position, by the clause behind them.
law-suez-empties = Vóór het spelen worden drie kuiltjes leeggemaakt, twee aan één kant en één aan de andere; die schelpen zijn uit het spel.
law-suez-no-early-capture = De eerste zetten eten niets: een stelling zegt hoeveel ervan gespeeld zijn.
law-suez-follow = Als een zet bij een bepaald kuiltje moet beginnen, liggen daar schelpen in.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-pile = stapel, stapels
term-pile-means = In een stapel liggen de schelpen die een speler gegeten heeft. Er wordt niets uit gespeeld.
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
