# What games of the olinda board say alike. A page carries of it what its game refers to.

olinda-clause-setup = Elk van de 14 kuiltjes begint met vier zaden; de twee verzamelkuilen zijn leeg.
olinda-aim = { $rounds ->
    [0] Eet zaden tot de andere speler er geen meer heeft om te zaaien.
    [1] Heb na één ronde meer zaden dan de andere speler.
   *[other] Heb na { SPELL($rounds) } rondes meer zaden dan de andere speler, of laat de ander niets over om te zaaien.
}
olinda-ended-at-length = { $draw ->
    [yes] Gelijkspel na de laatste ronde, { figures }.
   *[no] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen met meer { COUNTER(2) } na de laatste ronde: { figures }.
}
olinda-clause-direction = Wie de eerste zet van de ronde doet, kiest: met de klok mee of tegen de klok in. Iedereen houdt zich daaraan tot de ronde is afgelopen.
olinda-clause-singles = Een los zaad moet wachten zolang je een kuiltje met meer zaden hebt.
olinda-clause-front-single = Een los zaad in je voorste kuiltje moet wachten zolang je andere losse zaden hebt.
olinda-clause-front-hole = Het voorste kuiltje is het laatste van je rij in de speelrichting.
olinda-clause-origin = Het kuiltje waar de zaden vandaan kwamen, wordt niet overgeslagen.
olinda-clause-skip-three = Een kuiltje met drie zaden wordt overgeslagen door elk zaad, behalve het laatste in de hand.
olinda-clause-skip-deadlock = Zijn er alleen drieën om in te zaaien, dan wordt de rest van die rondgang geen kuiltje overgeslagen.
olinda-clause-relay = Valt het laatste zaad in een ander kuiltje met zaden, dan worden die allemaal opgepakt en doorgezaaid.
olinda-clause-empty-ends = Valt het laatste zaad in een leeg kuiltje, dan is de zet afgelopen.
olinda-clause-endless = Soms houdt het zaaien nooit op. Na 1.000 keer oppakken stopt een zet waar die is.
olinda-clause-round-end-row = Volgens de catalogus eindigt de ronde bij een lege rij, wie er ook aan zet is.
olinda-clause-refill = Voor de volgende ronde vult elke speler zoveel mogelijk kuiltjes naast elkaar met vier zaden. De winnaar vult een hele rij en houdt de rest; kuiltjes die de verliezer leeg laat, zijn die ronde gesloten.
olinda-clause-refill-left = De verliezer vult zijn rij vanaf zijn linkerkant. Vanaf de rechterkant zou het hetzelfde spel in spiegelbeeld zijn.
olinda-clause-puta-naga-wala = Wat overblijft, gaat in het volgende kuiltje: met één zaad is dat een puta, met twee een naga, met drie een wala. De andere speler neemt er drie, twee of één uit het kuiltje ertegenover, zodat beide kuiltjes gelijk zijn.
olinda-clause-wala = Niets verbiedt een wala te spelen, dus spelen we die als een gewoon kuiltje.
olinda-clause-loser-starts = De verliezer begint de volgende ronde, en de ronde gaat in de richting van de gesloten kuiltjes.
olinda-clause-loser-starts-full = Is geen kuiltje gesloten, dan gaat de ronde van de verliezer toch tegen de klok in.
olinda-clause-level = Hebben beiden evenveel, dan wordt de volgende ronde begonnen door wie de vorige niet begon; die speler kiest ook de richting.
olinda-clause-twelve = Met minder dan twaalf zaden mag je ze zelf verdelen: één of twee in je eerste eindkuiltje, nul tot twee in elk van de vijf daarna, aan het andere eind hoogstens vier. Lege kuiltjes zijn gesloten. De andere speler vult een hele rij, en er is geen puta, naga of wala.
olinda-clause-twelve-capture = Wie zelf zaden heeft verdeeld, eet bij drie als er twee in het eerste eindkuiltje gingen, en bij twee als het er één was; de zaden van die speler slaan kuiltjes over waarin er één minder ligt. De andere speler houdt het bij vier en drie.
olinda-clause-match-end = De wedstrijd is afgelopen als een speler aan het begin van een ronde niets te zaaien heeft: de andere heeft gewonnen.
olinda-clause-rounds = Anders heeft na het afgesproken aantal rondes gewonnen wie meer zaden heeft; bij gelijke aantallen is het gelijkspel.
olinda-reading-after_capture = Wat volgt er als er iets gegeten is?
olinda-reading-after_capture-next_hole_continues = Het volgende kuiltje wordt opgepakt en doorgezaaid
olinda-reading-after_capture-turn_ends = De zet is afgelopen
olinda-reading-skip_deadlock = Wat als er alleen drieën zijn om in te zaaien?
olinda-reading-skip_deadlock-suspend_skip = Die rondgang wordt er geen overgeslagen
olinda-reading-skip_deadlock-end_turn = Er wordt er geen overgeslagen, en de zet eindigt met de rondgang
olinda-reading-front_hole = Welk kuiltje van een rij is het voorste?
olinda-reading-front_hole-last_in_direction = Het laatste in de speelrichting
olinda-reading-front_hole-first_in_direction = Het eerste in de speelrichting
olinda-reading-remainder_from_round = Vanaf welke ronde worden de overgebleven zaden van de verliezer neergelegd?
olinda-reading-remainder_from_round-2 = Vanaf de tweede
olinda-reading-remainder_from_round-3 = Vanaf de derde: in de tweede blijven ze in de verzamelkuil
olinda-reading-deficit_removal = Hoeveel worden er weggenomen tegenover een puta, naga en wala?
olinda-reading-deficit_removal-equalise = Drie, twee en één, zodat beide kuiltjes gelijk zijn
olinda-reading-deficit_removal-same_number = Eén, twee en drie, zoveel als erin liggen
olinda-reading-arrange_under_twelve = Mag je minder dan twaalf zaden vrij verdelen?
olinda-reading-arrange_under_twelve-true = Ja
olinda-reading-arrange_under_twelve-false = Nee, ze worden gewoon neergelegd
olinda-reading-round_end = Wanneer is een ronde afgelopen?
olinda-reading-round_end-own_turn = Als de speler aan zet geen zaad in zijn rij heeft
olinda-reading-round_end-row_empty = Zodra een rij leeg is, wie er ook aan zet is
olinda-reading-rounds = Hoeveel rondes worden er gespeeld?
olinda-reading-rounds-3 = Drie
olinda-reading-rounds-1 = Eén
olinda-reading-rounds-5 = Vijf
olinda-reading-rounds-until_cannot_sow = Zoveel als nodig, hoogstens 255

olinda-closed-mark = alleen een leeg kuiltje kan gesloten zijn, en in de eerste ronde geen enkel.
olinda-note-fault = { $key ->
    [round] de wedstrijd heeft zo’n ronde niet.
    [between] { $said ->
        [yes] tussen twee rondes is het bord leeg en zonder tekens, en wie de volgende ronde begint, is aan zet.
       *[no] met deze zaden is de ronde afgelopen.
    }
    [way] de richting is alleen open vóór de eerste keer zaaien van een ronde, op een bord zonder tekens.
    [starter] { SEAT_STRONG(1) } begint de eerste ronde.
   *[other] alleen wie een latere ronde begint, verdeelt zaden, en die ronde gaat tegen de klok in.
}
olinda-note-value = { $key ->
    [between] { $value ->
        [1] afgelopen
       *[other] bezig
    }
    [way] { $value ->
        [open] nog niet gekozen
        [clockwise] met de klok mee
        [anticlockwise] tegen de klok in
       *[other] { $value }
    }
    [twelve] { $begins ->
        [1] { SEAT_ALONE(1) }, { $rest } in het eerste eindkuiltje
        [2] { SEAT_ALONE(2) }, { $rest } in het eerste eindkuiltje
       *[none] geen
    }
   *[other] { seats-named }
}

# What games of Raja and Pasu say alike.
raja-round-fault = { $alone ->
    [yes] op het bord ligt nooit één zaad alleen: is er nog één over, dan is de ronde afgelopen.
   *[no] de wedstrijd heeft zo’n ronde niet.
}

# Terms that several games explain alike: as they stand in sentences, and what they mean.
sow-term = zaaien, zaaide, zaaiden, gezaaid, zaait, zaai
sow-term-means = Zaaien is: je neemt alle { COUNTER(2) } uit een kuiltje en laat ze één voor één in de kuiltjes erna vallen.
store-term = verzamelkuil, verzamelkuilen
store-term-means = In een verzamelkuil ligt wat een speler gewonnen heeft. Daaruit wordt niet gespeeld.
eat-term = eten, eet, at, aten, gegeten
eat-term-means = Eten is: { COUNTER(2) } van het bord nemen en in je eigen { store } leggen.
lifted-term = doorzaaien, doorgezaaid
lifted-term-means = { CAPITAL(the-last) } viel in een kuiltje waar al iets lag: alles daarin wordt opgepakt en in dezelfde zet verder gezaaid.
lap-term = rondgang, rondgangen
lap-term-means = Een rondgang is het zaaien van wat uit één kuiltje is opgepakt. Een zet kan er meer dan één hebben.
closed-term = gesloten
closed-term-means = In een gesloten kuiltje wordt niet gezaaid, en het wordt niet gespeeld. Het blijft de hele ronde gesloten.
repetition-term = herhaling
repetition-term-means = Dezelfde stelling kwam voor de derde keer voor, met dezelfde speler aan zet.
olinda-puta-term = puta
olinda-puta-term-means = Een puta is een kuiltje waarvoor de speler bij het begin van de ronde maar één zaad over had. Er komen zaden bij, maar het wordt nooit gespeeld, opgepakt of gegeten.
olinda-naga-term = naga
olinda-naga-term-means = Een naga is een kuiltje waarvoor de speler bij het begin van de ronde maar twee zaden over had. Er komen zaden bij, maar het wordt nooit gespeeld, opgepakt of gegeten.
olinda-wala-term = wala
olinda-wala-term-means = Een wala is een kuiltje waarvoor de speler bij het begin van de ronde maar drie zaden over had. Wij spelen het als elk ander kuiltje.
raja-fill-term = een kuiltje vullen, kuiltje vullen, kuiltje kan vullen, kuiltje te vullen, kuiltje te kunnen vullen
raja-fill-term-means = Een kuiltje vullen is: er vóór een ronde zeven { COUNTER(2) } in leggen.
raja-lifted-term = doorzaaien, doorgezaaid
raja-lifted-term-means = Nadat { the-last } gevallen is, wordt wat in het volgende kuiltje ligt opgepakt en in dezelfde zet verder gezaaid.
