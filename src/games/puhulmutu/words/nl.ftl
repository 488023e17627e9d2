# What is said of Puhulmutu, in our own words.

name = Puhulmutu

# What visitors choose the game by, and what we add to a reference.
fact-idea = Sla de drieën over, eet de vieren en zaai door: een spel voor het olindabord waarin geen kuiltje wordt vastgebonden.
fact-people = vrouwen uit Kandische dorpen (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = gepubliceerd in 1909
fact-after = Parker 1909, de samenvatting daarvan in de catalogus en, waar beide zwijgen, Kotu Baendum op hetzelfde bord
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Puhul-mutu, Puhulmuti, olinda keliya, mancala, zaaispel
fact-material = rode zaden op een houten olindabord
source-note-parker-1909 = Hij verklaart de naam: parels van de waspompoen.
source-note-ludii = DLP.Evidence.691 is de passage over Kotu Baendum, dat met dit spel vergeleken wordt. Naar adres en programmabestand is het spel DLP.Games.195 en zijn de regels DLP.GameRulesets.216, zo leiden we af. In ronde drie laat de vermelding de winnaar van ronde twee neerleggen wat overblijft; kennelijk is de verliezer bedoeld.

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = { $it ->
    [one] zaad
   *[other] zaden
}
takes = eet
take = eten
captured = at
unit-score = in de verzamelkuil
ended = { $clause ->
    [puhul-match-end] { won } { SEAT($loser) } { CAN($loser) } niet zaaien.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [puhul-match-end] { won } { SEAT($loser) } { HAS($loser) } te weinig zaden om nog een ronde te zaaien.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-fault = { olinda-note-fault }
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-puhul-setup = { olinda-clause-setup }
clause-puhul-direction = { olinda-clause-direction }
clause-puhul-own-row = Je begint bij een kuiltje van je eigen rij, naar keuze.
clause-puhul-singles = { olinda-clause-singles }
clause-puhul-singles-startable = Alleen een kuiltje dat zelf gespeeld zou kunnen worden, laat de losse zaden wachten: een puta of naga niet.
clause-puhul-front-single = { olinda-clause-front-single }
clause-puhul-front-hole = { olinda-clause-front-hole }
clause-puhul-sow = Alle zaden van het kuiltje worden gezaaid, één per kuiltje, voorbij gesloten kuiltjes.
clause-puhul-origin = { olinda-clause-origin }
clause-puhul-skip-three = { olinda-clause-skip-three }
clause-puhul-skip-marked = Puta en naga worden nooit overgeslagen, ook niet met drie erin.
clause-puhul-skip-deadlock = { olinda-clause-skip-deadlock }
clause-puhul-eat-four = Valt je laatste zaad in een kuiltje van drie, dan eet je de vier.
clause-puhul-eat-ends = Uiteinden van rijen zijn geen uitzondering: ook een vier die daar ontstaat, wordt gegeten.
clause-puhul-after-eat = Na het eten pak je het volgende kuiltje op en zaai je door. Is dat kuiltje leeg, dan is de zet afgelopen.
clause-puhul-after-eat-ends = Het volgende kuiltje is het eerstvolgende dat niet gesloten is; is dat een puta of een naga, dan is de zet afgelopen.
clause-puhul-marked-hole = Puta en naga krijgen nog zaden, maar worden nooit gegeten, opgepakt of gespeeld.
clause-puhul-marked-ends = Valt het laatste zaad in een puta of naga, dan is de zet afgelopen.
clause-puhul-relay = { olinda-clause-relay }
clause-puhul-empty-ends = { olinda-clause-empty-ends }
clause-puhul-endless = { olinda-clause-endless }
clause-puhul-round-end = De ronde is afgelopen als de speler die aan zet is geen zaad in zijn rij heeft.
clause-puhul-round-end-marked = De ronde is ook afgelopen als niets in de rij gespeeld mag worden.
clause-puhul-round-end-row = { olinda-clause-round-end-row }
clause-puhul-collect = Wie nog zaden in zijn rij heeft, krijgt ze.
clause-puhul-collect-marked = Wat in een puta of naga ligt, gaat ook naar de speler van die rij.
clause-puhul-refill = { olinda-clause-refill }
clause-puhul-refill-left = { olinda-clause-refill-left }
clause-puhul-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-puhul-wala = { olinda-clause-wala }
clause-puhul-loser-starts = { olinda-clause-loser-starts }
clause-puhul-loser-starts-full = { olinda-clause-loser-starts-full }
clause-puhul-level = { olinda-clause-level }
clause-puhul-twelve = { olinda-clause-twelve }
clause-puhul-twelve-capture = { olinda-clause-twelve-capture }
clause-puhul-match-end = { olinda-clause-match-end }
clause-puhul-rounds = { olinda-clause-rounds }
clause-puhul-repetition = De ronde is afgelopen als dezelfde stelling voor de derde keer voorkomt met dezelfde speler aan de beurt, of als er in 200 zetten niets gegeten is.
clause-puhul-singles-marked = Als puta en naga losse zaden laten wachten, laat een puta met één zaad ook het losse zaad in je voorste kuiltje wachten.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_count = Welke kuiltjes laten losse zaden wachten?
reading-singles_count-startable = Alleen kuiltjes die gespeeld zouden kunnen worden
reading-singles_count-all = Ook puta en naga
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-deficit_removal = { olinda-reading-deficit_removal }
reading-deficit_removal-equalise = { olinda-reading-deficit_removal-equalise }
reading-deficit_removal-same_number = { olinda-reading-deficit_removal-same_number }
reading-arrange_under_twelve = { olinda-reading-arrange_under_twelve }
reading-arrange_under_twelve-true = { olinda-reading-arrange_under_twelve-true }
reading-arrange_under_twelve-false = { olinda-reading-arrange_under_twelve-false }
reading-rounds = { olinda-reading-rounds }
reading-rounds-3 = { olinda-reading-rounds-3 }
reading-rounds-1 = { olinda-reading-rounds-1 }
reading-rounds-5 = { olinda-reading-rounds-5 }
reading-rounds-until_cannot_sow = { olinda-reading-rounds-until_cannot_sow }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-parker-1909 = Catalogus
preset-parker-1909-says = Zoals de Ludii-catalogus het samenvat; waar die zwijgt, zoals in Kotu Baendum.
preset-record = Catalogus, bewijsvermelding
preset-record-says = Zoals de vermelding in de catalogus het heeft: overgebleven zaden wachten in de verzamelkuil tot ronde drie.

# What the laws ask of a position, by the clause behind them.
law-puhul-refill-left = Een gesloten kuiltje is leeg, en in de eerste ronde is er geen gesloten.
law-puhul-puta-naga-wala = Hoogstens één kuiltje is puta, naga of wala, en in de eerste ronde geen.
law-puhul-direction = De richting van de ronde is alleen open vóór de eerste keer zaaien.
law-puhul-round-end = Tussen twee rondes is het bord leeg, en wie de volgende ronde begint, is aan zet.
law-puhul-round-end-row = Volgens de catalogus is geen rij leeg zolang een ronde duurt.

# What thousands of random games show.
random-play = Een eerste ronde duurt 204 zetten, een wedstrijd van drie ongeveer 410. Er wordt geen kuiltje vastgebonden, dus rondes eindigen zelden vanzelf: van 100 eerste rondes eindigen er 66 doordat er in 200 zetten niets gegeten is, 26 doordat een stelling drie keer voorkwam, en zeven met een lege rij. Wie begint, wint 43 van de 100 eerste rondes, de andere speler 50; de rest is gelijk. Beide spelers winnen even vaak een wedstrijd.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
