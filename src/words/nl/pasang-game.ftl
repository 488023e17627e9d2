# What is said of Pasang, in our own words.

name = Pasang

# What visitors choose the game by, and what we add to a reference.
fact-idea = 120 stenen, waarvan er twee gaan bewegen: sla met elke zet een oneven lijn, of verlies.
fact-people = spelers in Brunei
fact-place = Brunei Darussalam
fact-time = traditioneel, en nu nog gespeeld
fact-after = het encyclopedieartikel erover
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Pasang Emas, capture game, slagspel
fact-material = zwarte en witte stenen op een houten bord
source-note-nor-jaidi-tuah-2012 = De schrijver van het programma Pasang Emas, in zijn logboek: hoe het programma verschilt van het spel volgens de traditie. We halen hem aan waar niemand anders het zegt.
source-note-culin-1898 = Chuki uit Johore, op hetzelfde bord met andere regels en dobbelstenen. Het is niet hetzelfde spel.

# What one plays for, in a sentence.
aim = Sla met elke zet een oneven lijn, anders verlies je. Is het bord leeggespeeld, dan winnen de meeste punten.

# How it is told.
held = Punten
score = { CAPITAL(SEAT_ALONE($seat)) }: { $count ->
    [1] { SPELL($size) } punt
   *[other] { SPELL($size) } punten
}
counted = { $it ->
    [one] punt
   *[other] punten
}

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = punten
unit-moves = { $moves ->
    [one] zet
   *[other] zetten
}
unit-beside = { $size ->
    [one] punt
   *[other] punten
}
standing-moves = { $score }, { SPELL($moves) } { unit-moves }

# A sentence a clause, by its id.
clause-pas-board = Het bord heeft elf rijen en elf kolommen met kruispunten. Het midden is hol: daar ontbreekt het kruispunt, net als de vier korte lijnen die erheen zouden leiden.
clause-pas-pattern = 60 zwarte en 60 witte stenen vullen de kruispunten, in een patroon waarover beide spelers het eens zijn.
clause-pas-turns = Jullie zijn om de beurt aan zet, één zet per keer. Een zet slaat altijd iets, en wat geslagen is, blijft van het bord.
clause-pas-next-starter = Wie het laatst sloeg, opent volgens de traditie de volgende partij.
clause-pas-next-starter-turns = Of jullie openen om en om, als jullie dat allebei liever doen.
clause-pas-half = Jouw helft is de vijf rijen het dichtst bij jou. De middelste rij is van niemand, dus elk van de elf kolommen heeft vijf kruispunten in elke helft.
clause-pas-passage-1 = Wie begint, slaat één kolom van zijn helft, alle vijf de stenen. De lege kolom is zijn doorgang.
clause-pas-passage-2 = De andere speler antwoordt met een kolom van zijn eigen helft, schuin ertegenover: tegen een kolom links van het midden een kolom rechts ervan, en omgekeerd; tegen de middelste elke behalve de middelste.
clause-pas-passage-free = Volgens het programma Pasang Emas mag de tweede speler antwoorden met elke kolom, behalve die recht tegenover de eerste.
clause-pas-ka-slide = Daarna kiest elke speler een ka, het enige stuk dat beweegt. Om te schuiven moet het een steen van jouw helft zijn, vlak naast jouw doorgang: die stapt opzij de doorgang in.
clause-pas-ka-slide-vacated = Het kruispunt waar je ka vandaan komt, is leeg als je een lijn zoekt.
clause-pas-ka-jump = Om te springen moet het een steen van jouw helft zijn, twee kolommen van jouw doorgang af: die springt opzij de doorgang in, over de kolom ertussen.
clause-pas-ka-jump-over = Voor een sprong is een steen nodig om overheen te gaan.
clause-pas-ka-jump-stays = De steen waar je over springt, blijft staan en mag in dezelfde zet geslagen worden.
clause-pas-ka-capture = Is de ka in de doorgang, dan slaat die meteen een lijn, langs zijn rij of langs zijn kolom.
clause-pas-line = Een lijn is: de stenen van één kleur die je ka in een rij of kolom ziet, over lege kruispunten heen, tot de andere kleur, de andere ka of de rand er een eind aan maakt. Je ka hoort bij geen kleur en telt niet mee.
clause-pas-line-joined = Hebben de dichtstbijzijnde stenen aan beide kanten dezelfde kleur, dan zijn beide kanten samen één lijn.
clause-pas-odd = Een lijn mag alleen geslagen worden als het aantal stenen oneven is.
clause-pas-odd-whole = Een lijn wordt helemaal geslagen of helemaal niet.
clause-pas-odd-part = Er wordt ook verteld dat je een deel van een lijn mag slaan, misschien als hulp voor de zwakkere speler.
clause-pas-odd-part-near = Van een deel vragen we wat we van een lijn vragen: het is oneven, en er blijft geen steen van de lijn staan die dichter bij de ka ligt.
clause-pas-score = Een zwarte steen telt voor één punt, een witte voor twee.
clause-pas-colours = Het artikel geeft elke speler een kleur, en laat daarna allebei beide kleuren slaan. Hier is geen kleur van iemand.
clause-pas-one-line = Kun je meerdere lijnen slaan, kies er dan één: alleen die wordt geslagen.
clause-pas-centre = Geen lijn loopt door over het holle midden.
clause-pas-centre-moves = Ook geen ka gaat over het holle midden, want de lijnen van het bord houden daar op.
clause-pas-move = Vanaf dan gaat je ka zo ver als je wilt langs zijn rij of kolom, over lege kruispunten. Je ka mag kruispunten voorbijgaan vanwaar er iets te slaan was.
clause-pas-across = Na een zet langs een rij slaat de ka langs de kolom waarin die gekomen is; na een zet langs een kolom slaat de ka langs de rij.
clause-pas-suntuk = Ben je aan de beurt en slaat geen enkele zet van je ka iets, dan ben je suntuk en heb je verloren, hoeveel punten je ook hebt.
clause-pas-suntuk-scope = Je bent ook suntuk als geen steen je ka kan worden. Maar als er geen steen meer op het bord is, is niemand suntuk.
clause-pas-cleared = Zijn alleen de twee ka’s over, dan heeft gewonnen wie meer punten heeft.
clause-pas-cleared-draw = Bij gelijke punten heeft niemand gewonnen.
clause-pas-ka-unscored = De twee stenen die ka werden, tellen voor niemand.

# What a reading asks, and its answers.
reading-pattern = Welk patroon ligt er?
reading-pattern-pattern_1 = Patroon 1
reading-pattern-pattern_2 = Patroon 2
reading-pattern-checker = Dambord
reading-pattern-custom = Een eigen patroon
reading-pattern_2_row_11 = Wat is de onderste rij van patroon 2?
reading-pattern_2_row_11-emended = Die waar de symmetrie om vraagt, 60 stenen van elke kleur
reading-pattern_2_row_11-as_printed = Zoals gedrukt, met 61 witte
reading-line_rule = Zijn stenen van één kleur aan beide kanten van de ka één lijn?
reading-line_rule-joined = Ja, één lijn
reading-line_rule-separate_sides = Nee, elke kant is een lijn
reading-line_rule-either = De speler kiest: beide kanten, of één
reading-partial_capture = Mag een deel van een lijn geslagen worden?
reading-partial_capture-none = Nee, alleen de hele lijn
reading-partial_capture-odd_part = Ja, een oneven deel van een oneven lijn, het dichtste eerst
reading-second_passage = Welke kolom mag de tweede speler leeghalen?
reading-second_passage-diagonal = Een die er schuin tegenover ligt
reading-second_passage-free_except_facing = Elke, behalve die recht tegenover die van de eerste speler
reading-ka_method = Hoe komt de ka in de doorgang?
reading-ka_method-slide = Die schuift vanuit de kolom ernaast
reading-ka_method-jump = Die springt van twee kolommen ver
reading-ka_method-either = Op de ene of op de andere manier
reading-jump_needs_token = Moet er een steen zijn om over te springen?
reading-jump_needs_token-true = Ja
reading-jump_needs_token-false = Nee, een leeg kruispunt mag ook
reading-centre_blocks = Wat houdt het holle midden tegen?
reading-centre_blocks-both = Lijnen en zetten
reading-centre_blocks-lines_only = Alleen lijnen: een ka mag eroverheen, maar daar niet stoppen
reading-ka_token_scored = Telt een ka voor de eigenaar als het bord is leeggespeeld?
reading-ka_token_scored-false = Nee
reading-ka_token_scored-true = Ja, als de steen die het was
reading-next_starter = Wie begint de volgende partij?
reading-next_starter-last_capturer = Wie het laatst sloeg
reading-next_starter-alternate = De spelers om en om

# Presets, each with a sentence.
preset-encyclopedia = Wikipedia
preset-encyclopedia-says = Zoals in het encyclopedieartikel; waar dat twee manieren openlaat, schuift de ka.
preset-pasang-emas = Pasang Emas
preset-pasang-emas-says = Zoals in het programma Pasang Emas van Nor Jaidi Tuah: elke kolom behalve die er recht tegenover ligt, en de ka schuift of springt.
preset-traditional = Traditioneel
preset-traditional-says = Zoals Nor Jaidi Tuah over de traditie vertelt (11 juli 2012): een deel van een lijn mag geslagen worden.

# What the laws ask of a position, by the clause behind them.
law-pas-pattern = Elk kruispunt is leeg, of heeft de kleur die het patroon eraan geeft: stenen bewegen nooit.
law-pas-passage-1 = Eerst haalt elke speler een kolom van zijn eigen helft leeg; tot beide spelers dat gedaan hebben, is geen ander kruispunt leeg.
law-pas-passage-2 = De doorgang van de tweede speler is er een die mag antwoorden op die van de eerste.
law-pas-ka-slide = Daarna kiest elke speler een ka. De ka van de eerste speler staat in diens doorgang tot de tweede speler er ook een heeft.
law-pas-turns = In deze vier zetten zijn de twee spelers om de beurt aan zet.
law-pas-score = De punten van beide spelers samen zijn de punten van de stenen die in het patroon ontbreken: één voor zwart, twee voor wit.

# What thousands of random games show.
random-play = Op patroon 1 duurt een partij 45 zetten; driekwart van de partijen eindigt suntuk, en wie begint, wint er 41 van de 100. Op patroon 2 duurt een partij 44 zetten; 86 of 87 van de 100 eindigen suntuk, en wie begint, wint de helft. Op het dambord is de helft van alle partijen bij de vierde zet al voorbij; 94 van de 100 eindigen suntuk, en wie begint, wint er 32 van de 100.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-ka = ka, ka’s
term-ka-means = Een ka is het enige stuk van een speler dat beweegt. Elke speler maakt er een van een steen.
term-passage = doorgang, doorgangen
term-passage-means = Een doorgang is de kolom die een speler aan het begin leeghaalt: daar komt de ka op het bord.
term-line = oneven lijn, lijn, lijnen
term-line-means = Een lijn is: de stenen van één kleur die de ka het eerst tegenkomt in een rij of kolom; er mogen lege kruispunten tussen liggen. Een lijn mag geslagen worden als het aantal oneven is.
term-suntuk = suntuk
term-suntuk-means = Een speler is suntuk, en heeft verloren, als die aan de beurt is en met zijn ka geen lijn kan slaan.
term-points = punten
term-points-means = Een zwarte steen telt voor één punt, een witte voor twee.
term-half = helft
term-half-means = Jouw helft van het bord is de vijf rijen het dichtst bij jou. De rij in het midden is van niemand.
term-slide = schuiven, schoof, schuift
term-slide-means = Schuiven is: opzij de doorgang in stappen, vanuit de kolom ernaast.
term-jump = springen, sprong, springt
term-jump-means = Springen is: opzij de doorgang in springen, over de kolom ernaast heen.
term-cleared = leeggespeeld
term-cleared-means = Het bord is leeggespeeld als alleen de twee ka’s over zijn.

# What the marks on the board mean.
sign-column = Deze kolom mag je leeghalen. Het blauwe getal is het aantal punten dat dit oplevert.
sign-passage = Een doorgang: de kolom die een speler heeft leeggehaald.
sign-may-become-ka = Deze steen mag jouw ka worden. Het blauwe getal is het aantal punten dat die dan slaat.
sign-ka = Een ka. De snavel wijst van zijn speler af.
sign-may-go = Jouw ka mag hierheen. Het blauwe getal is het aantal punten dat die slaat; een tweede getal erachter betekent meerdere lijnen.
sign-line = De lijn die jouw ka zou slaan, met de stenen geteld.
sign-other-line = Een andere lijn die jouw ka vanaf daar kan slaan, en de punten ervan.
sign-path = De laatste zet: de weg van de ka, en een ring waar een steen geslagen is.
sign-decided = Dit heeft de partij beslist.
sign-tray = Wat een speler geslagen heeft: zwarte stenen, witte stenen en punten.
sign-hint = Een tip: kijk hier.
sign-value = De waarde van een zet, uit de analyse. Een dubbele rand betekent dat die bewezen is.
move-took = sloeg { $count }
