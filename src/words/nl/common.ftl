# Words that the pages of all games share. `$it`, `$before` and `$place` belong to calls: see docs/translating.md.

# Numbers up to twelve in words.
spell = { $it ->
    [0] geen
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $it }
}
# The same where nothing follows.
some = { $it ->
    [0] geen
   *[other] { SPELL($it) }
}
# A seat by what its player is called: `$called` says how, and `$called-name` is a name that was given.
seat = { $called ->
    [you] je
    [other-player] de andere speler
    [computer] de computer
    [computers] computer { $it }
    [named] { $called-name }
   *[number] speler { $it }
}
# The same by itself, in lists and at figures: stressed, and without an article.
seat-alone = { $called ->
    [you] jij
    [other-player] andere speler
    [computer] computer
   *[other] { SEAT($it) }
}
# The same stressed, with its article.
seat-strong = { $called ->
    [you] jij
   *[other] { SEAT($it) }
}
# After a preposition.
seat-object = { $called ->
    [you] jou
   *[other] { SEAT($it) }
}
# By itself, as a heading.
seat-title = { CAPITAL(SEAT_ALONE($seat)) }
# What belongs to a seat: before a word, after it, and with the words that often stand with it.
own = { $called ->
    [you] jouw
   *[other] { SEAT($it) }:
}
of-seat = van { SEAT_OBJECT($it) }
own-half = { $called ->
    [you] jouw helft
   *[other] de helft van { SEAT($it) }
}
own-ka = { $called ->
    [you] jouw ka
   *[other] de ka van { SEAT($it) }
}
own-passage = { $called ->
    [you] jouw doorgang
   *[other] de doorgang van { SEAT($it) }
}
own-row = { $called ->
    [you] jouw rij
   *[other] de rij van { SEAT($it) }
}
own-seat = { $called ->
    [you] jouw plaats
   *[other] de plaats van { SEAT($it) }
}
own-move = { $called ->
    [you] jouw zet
   *[other] de zet van { SEAT($it) }
}
# Verbs that follow a seat.
is = { $called ->
    [you] bent
   *[other] is
}
has = { $called ->
    [you] hebt
   *[other] heeft
}
win = { $called ->
    [you] wint
   *[other] wint
}
can = { $called ->
    [you] kunt
   *[other] kan
}
# The same after several seats: HAVE($winners).
have = { $place ->
    [first] { HAS($it) }
   *[other] hebben
}
# Who is next, as a clause.
turn-of = { $called ->
    [you] jouw beurt
   *[other] { SEAT($it) } is aan zet
}
turn-again = { $called ->
    [you] weer jouw beurt
   *[other] { SEAT($it) } is weer aan zet
}
# A seat in two letters, on the board.
seat-letter = S{ $it }

# Lists.
list = { $place ->
    [first] { $it }
    [last] { $before } en { $it }
   *[middle] { $before }, { $it }
}
seats = { $place ->
    [first] { SEAT_STRONG($it) }
    [last] { $before } en { SEAT_STRONG($it) }
   *[middle] { $before }, { SEAT_STRONG($it) }
}
seats-object = { $place ->
    [first] { SEAT_OBJECT($it) }
    [last] { $before } en { SEAT_OBJECT($it) }
   *[middle] { $before }, { SEAT_OBJECT($it) }
}
commas = { $place ->
    [first] { $it }
   *[other] { $before }, { $it }
}
semicolons = { $place ->
    [first] { $it }
   *[other] { $before }; { $it }
}
# Thousands of a number, apart.
thousands = { $place ->
    [first] { $it }
   *[other] { $before }.{ $it }
}

# Who is next, and how persons end a game.
next-seat = { CAPITAL(TURN_OF($seat)) }.
next-again = { CAPITAL(TURN_AGAIN($seat)) }.
next-round = Ronde { $round } kan beginnen.
next-unsaid = { "" }
stopped-resigned = { CAPITAL(SEAT($seat)) } { HAS($seat) } opgegeven. { COUNT($wins) ->
    [one] { CAPITAL(SEATS($wins)) } { HAVE($wins) } gewonnen.
   *[other] { CAPITAL(SEATS($wins)) } delen de winst.
}
stopped-agreed = Gelijkspel volgens afspraak.

# Where in a game a board is.
moment = { $it ->
    [0] vóór de eerste zet
   *[other] na zet { $it }
}
start = Een nieuwe partij. { $next }
# Who plays, at the start.
# A move that plays itself before anybody has begun.
example = Bijvoorbeeld: { $announcement }
ui-example = Voorbeeld
ui-show-example = Toon een voorbeeld
ui-stop-example = Stop het voorbeeld
ui-play-computer = Tegen de computer
ui-first-wins = Wie begint, kan hier winnen, wat de ander ook doet: dat is bewezen. Om het gelijk te trekken: geef de computer de tweede plaats, of speel twee partijen en begin er elk één.
ui-the-proof = Het bewijs
ui-computer-level = Niveau van de computer
start-level = Niveau { $level }
rung = { $whole },{ $part }
start-together = { $seats ->
    [2] Hier met z’n tweeën
   *[other] Hier met z’n drieën
}
ui-rules-of-game = Regels aanpassen
ui-read-rules = Lees de regels
took-back = Teruggenomen: nu { MOMENT($moves) }. { $next }
played-again = Opnieuw gedaan: nu { MOMENT($moves) }. { $next }
# The first move that nobody had to choose.
played-alone = Er was maar één zet mogelijk, dus die is gedaan. { $told }
played-alone-briefly = De enige zet: { $told }
over = De partij is afgelopen. { $result }
at-start = Er is geen zet om terug te nemen.
at-end = Er is geen zet om opnieuw te doen.
nothing-refused = Er is geen zet geweigerd.
# What is refused, and the words of the clause that forbids it.
explained = { $text } { $clause }
scores = { held }: { COMMAS($scores) }. { $next }
seat-count = { SEAT_ALONE($seat) } { $count }
# The same with what has been gained since the start.
seat-held = { SEAT_ALONE($seat) } { $count } ({ $gain })
# What each of three seats has, all debts paid.
settled = { $ended } Als alle schulden betaald zijn: { SEAT_ALONE(1) } { $first }, { SEAT_ALONE(2) } { $second }, { SEAT_ALONE(3) } { $third }.
to-move = aan zet
# While a move is being shown.
moving = { CAPITAL(SEAT($seat)) } { IS($seat) } bezig met een zet.
wins = gewonnen
draws = gelijkspel
board-at = { $name }, het bord { MOMENT($moves) }
# What is said already, word for word.
verbatim = { $text }
step-of = Stap { $step } van { $all }
pace-quarter = ¼
pace-half = ½
pace-usual = 1×
pace-instant = Meteen

# A game that has been kept.
saved-game = { $named ->
    [yes] { $names }: { kept-moves }
   *[no] { kept-moves }
}
kept-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}{ $over ->
    [yes] , afgelopen
   *[no] { "" }
}

# Presets, and where a game differs from one.
preset-as-it-is = { $title }. { $text }
preset-but = { $title }, behalve: { SEMICOLONS($readings) }.
reading-answered = { $is_question ->
    [yes] { $question } { $answer }
   *[no] { $question }: { $answer }
}
source-ours = Van ons: de bronnen zwijgen
source-pages = { $source }: { $pages }

# What cannot be read: addresses, records, positions.
unreadable = Er zit een fout in deze link. { $why }
link-beyond = De partij heeft maar { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}: je ziet het bord na de laatste.
link-beyond-step = Zet { $number } heeft maar { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}: je ziet het eind van die zet.
link-key = “{ $text }” is geen mogelijke waarde.
link-option = Er is geen optie “{ $text }”.
bad-record = Regel { $line }, kolom { $column }: { $what }
other-game = Dit is een partij { $name }: open die op de pagina van dat spel.
record-tag = een regel tussen haken moet de vorm [Key "value"] hebben.
record-format = de vorm { $text } is hier niet bekend.
record-no-game = er is geen spel genoemd.
record-unknown-game = geen spel heet “{ $text }”.
record-preset = er is geen regelset “{ $text }”.
record-pair = “{ $text }” heeft niet de vorm lezing-waarde.
record-reading = er is geen lezing “{ $text }”.
record-value = “{ $text }” heeft geen waarde “{ $value }”.
record-position = dit is geen stelling.
record-not-a-move = “{ $text }” is geen zet op dit bord.
record-number = “{ $text }” is niet het nummer van de volgende zet.
record-illegal = de zet “{ $text }” mag niet. { $clause }
record-after-end = de zet “{ $text }” komt na het einde van de partij.
record-result = het verslag noemt de uitslag “{ $text }”, maar de zetten geven “{ $found }”.
record-json-syntax = vanaf hier is dit geen JSON.
record-json-ends = de tekst houdt eerder op dan het verslag.
record-json-not-text = hier hoort tekst tussen aanhalingstekens.
record-json-not-a-list = hier hoort een lijst met zetten tussen vierkante haken.

# Buttons, headings and other fixed words that the program writes.
ui-game-given-up = De partij op het bord raak je kwijt.
tap-again = Tik nog eens om te spelen.
ui-hold-to-look = Houd ingedrukt om te zien waar een zet uitkomt.
ui-branched-off = Dit is nu een nieuwe partij. De vorige partij is niet veranderd.
ui-to-earlier-game = Ga naar de vorige partij
ui-here-it-acts = Hier werkt de regel.
ui-example-of-rule = Een voorbeeld van de regel. Jouw partij blijft bewaard.
ui-return-to-game = Terug naar waar je was
ui-close = Sluiten
ui-result = Uitslag
ui-review = Terugkijken
ui-share = Delen
ui-play-again = Nog een keer
ui-time-of-move = Moment in de zet
ui-step-back = Stap terug
ui-step-on = Stap vooruit
ui-pause = Pauze
ui-show-move = Toon de zet
ui-move-step = Stap van de zet
ui-speed = Snelheid
ui-delete = Verwijderen
ui-delete-surely = Echt verwijderen
ui-cancel-choice = Annuleren
ui-not-kept = Deze browser bewaart niets voor deze pagina. Je kunt wel verder spelen: de partij staat in het adres van de pagina.
ui-not-by-hand = De computer is aan de beurt. Wil je die zet zelf doen, zet de computer dan eerst stil.
ui-not-in-review = Die zet was van de computer. In het menu kun je die plaats overnemen.
ui-not-played = De computer is gestopt door een fout. Je kunt die zetten zelf doen.
ui-not-laid-out = Maak eerst een eigen patroon in de werkplaats.
ui-compare-readings = Vergelijk lezingen op twee borden
ui-copied = Gekopieerd.
ui-diagram = Een stelling
diagram-tokens = { $black } zwarte, { $white } witte
ui-not-copied = De browser staat kopiëren niet toe. De tekst is geselecteerd: kopieer die zelf.
ui-not-read = Het bestand kon niet worden gelezen.
ui-continue-last-game = Ga verder met de laatste partij

# The log of any game.
turn-goes = { CAPITAL(TURN_OF($seat)) }.
move-of = Zet { $number } van { $all }
lap = Rondgang { $lap }
