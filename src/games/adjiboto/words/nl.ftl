# What is said of Adjiboto, in our own words.

name = Adjiboto

# What visitors choose the game by, and what we add to a reference.
fact-idea = 100 bonen, tien kuiltjes en één vraag: wie heeft als eerste niets meer om te zaaien?
fact-people = Saamaka-marrons
fact-place = Beidotti, Suriname
fact-time = waargenomen in 1928, gepubliceerd in 1929
fact-after = Herskovits 1929
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Adji-boto, mancala, zaaispel
fact-material = rode en zwarte adji-bonen op een ruw gesneden bord
source-note-herskovits-1929 = Het verouderde woord hoort bij de titel van het artikel zelf.

# What one plays for, in a sentence.
aim = { $decides ->
    [moves] Je verliest als geen kuiltje van jou twee bonen heeft om te zaaien; met vijftig geslagen bonen is het gelijkspel.
   *[scores] Sla meer bonen dan de andere speler: het spel eindigt als geen van beiden kan zaaien.
}

# How it is told.
counter = { $it ->
    [one] boon
   *[other] bonen
}
choose = { $what ->
    [open] Zaai een kuiltje met een ring: in vijf zetten open je elk kuiltje één keer.
   *[sow] Kies een kuiltje met een ring: de { COUNTER(2) } daaruit worden gezaaid.
}
store = boto
stores = boto’s
nothing-taken = Met deze zet kon niets geslagen worden.
ended = { $clause ->
    [adj-stuck] { won } { SEAT($loser) } { HAS($loser) } geen kuiltje met twee bonen.
    [adj-draw] Gelijkspel: de speler die niet kan zaaien, heeft vijftig bonen of meer geslagen.
    [adj-repetition] Gelijkspel: dezelfde stelling kwam drie keer voor.
   *[other] { $draw ->
        [yes] Gelijkspel: geen van beiden kan zaaien, en de boto’s zijn gelijk, { figures }.
       *[no] { won } geen van beiden kan zaaien, en de stand in de boto’s is { figures }.
    }
}
note-played = Al geopend
note-moves = Tot nu toe gespeelde eerste zetten, die niets slaan
note-fault = { $key ->
    [played] alleen kuiltjes die op het bord zijn, kunnen geopend zijn.
   *[moves] er zijn minder eerste zetten die niets slaan.
}

# A sentence a clause, by its id.
clause-adj-setup = Elk van de tien kuiltjes begint met tien bonen; de twee boto’s zijn leeg.
clause-adj-own-hole = Je speelt uit een van de vijf kuiltjes aan je eigen kant.
clause-adj-min-two = Een kuiltje met maar één boon mag niet gespeeld worden.
clause-adj-opening = Met je eerste vijf zetten speel je elk van je vijf kuiltjes één keer, in een volgorde naar keuze.
clause-adj-opening-fallback = Kan geen van de kuiltjes die je nog moet openen gespeeld worden, dan mag elk kuiltje met twee bonen of meer. Dat kan alleen gebeuren in een stelling die iemand heeft opgezet.
clause-adj-leave-one = Eén boon blijft achter in het kuiltje dat je speelt; de rest valt één voor één, tegen de klok in, in elk kuiltje één.
clause-adj-full-lap = Wie helemaal rond zaait, laat ook een boon vallen in het kuiltje waar de zet begon.
clause-adj-single-lap = Als de laatste boon gevallen is, is het zaaien afgelopen en is de andere speler aan de beurt.
clause-adj-capture-next = Liggen er één, drie of vijf bonen in het kuiltje vlak na je laatste boon, dan sla je die, aan welke kant het ook is.
clause-adj-capture-chain = Dan wordt het kuiltje daarna net zo beoordeeld, en zo verder, tot er in een kuiltje een ander aantal ligt.
clause-adj-chain-stops = Een reeks slagen eindigt voordat ze weer bij het kuiltje van de laatste boon komt.
clause-adj-compulsory = Wat geslagen kan worden, moet geslagen worden.
clause-adj-no-first-capture = De zet die de partij opent, slaat niets.
clause-adj-stuck = Ben je aan de beurt en heb je geen kuiltje met twee of meer bonen, dan heb je verloren.
clause-adj-draw = Je bent gered als er in je boto minstens 50 liggen: genoeg om je vijf kuiltjes weer met tien te vullen. Dan heeft niemand gewonnen.
clause-adj-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan de beurt, dan is het gelijkspel.
clause-adj-pass-over = In de variant waarin geteld wordt, past een speler die vastzit, totdat beiden vastzitten.
clause-adj-pass = Als beiden vastzitten, tellen we alleen de boto’s: de volste wint, en bij gelijke boto’s is het gelijkspel. Het verslag dat over passen vertelt, telt voor elke speler ook mee wat er in de eigen rij ligt.

# What a reading asks, and its answers.
reading-opening = Hoe opent de partij?
reading-opening-each_hole_once = Elke speler opent elk van zijn kuiltjes één keer
reading-opening-free = Vanaf het begin mag elk kuiltje gespeeld worden
reading-no_capture_moves = Hoeveel zetten slaan niets?
reading-no_capture_moves-1 = De eerste zet van de partij
reading-no_capture_moves-10 = De eerste tien zetten
reading-skip_origin = Wordt het beginkuiltje overgeslagen als het zaaien er weer langskomt?
reading-skip_origin-false = Nee, ook daar valt een boon
reading-skip_origin-true = Ja, het wordt overgeslagen
reading-stuck = Wat als een speler vastzit?
reading-stuck-loses = Die speler heeft verloren, of gelijkgespeeld met 50 bonen
reading-stuck-pass_then_count = Die speler past; aan het eind worden de bonen geteld

# Presets, each with a sentence.
preset-herskovits-1929 = Herskovits 1929
preset-herskovits-1929-says = Zoals het in 1928 bij de Saamaka gezien is.
preset-ludii = Ludii
preset-ludii-says = Zoals in het programma Ludii: tien zetten slaan niets. Daar mag een reeks ook helemaal rondgaan, hier niet.
preset-counting = Tellen
preset-counting-says = Zoals de Zweedse encyclopedie het heeft: wie vastzit, past. Dat alleen de boto’s tellen, is van ons.

# What the laws ask of a position, by the clause behind them.
law-adj-opening = Elk kuiltje wordt één keer gespeeld voordat er een opnieuw gespeeld wordt: een stelling zegt welke al gespeeld zijn.
law-adj-no-first-capture = De eerste zetten slaan niets: een stelling zegt hoeveel ervan gespeeld zijn.
law-adj-pass = Past een speler die vastzit, dan is nooit iemand aan zet die niet kan zaaien terwijl de ander dat wel kan.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = zaaien, zaai, zaait, zaaide, gezaaid, gezaaide
term-sow-means = Zaaien is: één boon in een kuiltje laten en de andere één voor één laten vallen in de kuiltjes die volgen.
term-boto = boto, boto’s
term-boto-means = In een boto liggen de bonen die een speler geslagen heeft. Daaruit wordt niets gespeeld.
term-opened = openen, geopend, opent, open
term-opened-means = Een kuiltje openen is: het voor de eerste keer spelen. In de eerste vijf beurten wordt elk van je kuiltjes één keer geopend.
