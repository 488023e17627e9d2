# What is said of Kotu Baendum, in our own words.

name = Kotu Baendum

# What visitors choose the game by, and what we add to a reference.
fact-idea = Bind de uiteinden van de rijen vast, en laat wie een ronde verliest de volgende met gesloten kuiltjes beginnen.
fact-people = vrouwen uit Kandische dorpen (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = gepubliceerd in 1909
fact-after = de samenvatting van de catalogus en Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, zaaispel
fact-material = rode zaden op een houten olindabord

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
    [kotu-match-end] { won } { SEAT($loser) } { CAN($loser) } niet zaaien.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [kotu-match-end] { won } { SEAT($loser) } { HAS($loser) } te weinig zaden om nog een ronde te zaaien.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-owed = Moet nog bij een eindkuiltje beginnen
note-fault = { $key ->
    [owed] alleen een speler die nog geen zet gedaan heeft, moet nog bij een eindkuiltje beginnen.
   *[other] { olinda-note-fault }
}
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-kotu-setup = { olinda-clause-setup }
clause-kotu-direction = { olinda-clause-direction }
clause-kotu-end-start = Je eerste zet begint aan een van de twee uiteinden van je rij.
clause-kotu-end-start-rounds = In elke ronde vragen we opnieuw dat een eerste zet aan een uiteinde van de rij begint.
clause-kotu-end-start-fallback = Kan geen van beide eindkuiltjes gespeeld worden, dan begint de eerste zet bij een kuiltje naar keuze; losse zaden moeten ook in een eerste zet wachten.
clause-kotu-own-row = Je begint bij een kuiltje van je eigen rij.
clause-kotu-singles = { olinda-clause-singles }
clause-kotu-singles-startable = Alleen een kuiltje dat zelf gespeeld zou kunnen worden, laat de losse zaden wachten: een vastgebonden of gemerkt kuiltje niet.
clause-kotu-front-single = { olinda-clause-front-single }
clause-kotu-front-hole = { olinda-clause-front-hole }
clause-kotu-sow = Alle zaden van het kuiltje worden gezaaid, één per kuiltje, voorbij gesloten kuiltjes.
clause-kotu-origin = { olinda-clause-origin }
clause-kotu-skip-three = { olinda-clause-skip-three }
clause-kotu-skip-marked = Vastgebonden en gemerkte kuiltjes worden nooit overgeslagen, ook niet met drie erin.
clause-kotu-skip-deadlock = { olinda-clause-skip-deadlock }
clause-kotu-eat-four = Valt je laatste zaad in een kuiltje van drie, dan eet je de vier.
clause-kotu-after-eat = Na het eten pak je, volgens de samenvatting, het volgende kuiltje op en zaai je door.
clause-kotu-after-eat-ends = Is het kuiltje na een gegeten kuiltje leeg, vastgebonden, een puta of een naga, dan is de zet afgelopen.
clause-kotu-after-eat-over = Volgens Parker is de zet afgelopen als er iets gegeten is.
clause-kotu-tie = Maakt je laatste zaad vier in een eindkuiltje, dan wordt dat kuiltje vastgebonden: er wordt niets gegeten, het heeft de rest van de ronde een teken, en de zet is afgelopen.
clause-kotu-tied-hole = Vastgebonden kuiltjes, puta en naga krijgen nog zaden, maar worden nooit gegeten, opgepakt of gespeeld; een laatste zaad daarin beëindigt de zet.
clause-kotu-tied-owner = Een vastgebonden kuiltje is van wie het vastgebonden heeft, aan welke kant ook.
clause-kotu-tied-row = De samenvatting noemt geen eigenaar van een vastgebonden kuiltje; waar we die volgen, rekenen we het kuiltje bij zijn rij.
clause-kotu-relay = { olinda-clause-relay }
clause-kotu-empty-ends = { olinda-clause-empty-ends }
clause-kotu-endless = { olinda-clause-endless }
clause-kotu-round-end = De ronde is afgelopen als je aan zet bent en geen zaad in je rij hebt.
clause-kotu-round-end-marked = De ronde is ook afgelopen als alle zaden in je rij in kuiltjes liggen die je niet mag spelen.
clause-kotu-round-end-row = { olinda-clause-round-end-row }
clause-kotu-collect = Wat in een rij ligt, gaat naar de speler van die rij, ook uit puta en naga.
clause-kotu-refill = { olinda-clause-refill }
clause-kotu-refill-left = { olinda-clause-refill-left }
clause-kotu-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-kotu-wala = { olinda-clause-wala }
clause-kotu-loser-starts = { olinda-clause-loser-starts }
clause-kotu-loser-starts-full = { olinda-clause-loser-starts-full }
clause-kotu-level = { olinda-clause-level }
clause-kotu-twelve = { olinda-clause-twelve }
clause-kotu-twelve-capture = { olinda-clause-twelve-capture }
clause-kotu-twelve-tie = Voor deze speler worden eindkuiltjes vastgebonden bij hetzelfde aantal waarbij die speler eet.
clause-kotu-match-end = { olinda-clause-match-end }
clause-kotu-rounds = { olinda-clause-rounds }
clause-kotu-repetition = De ronde is afgelopen als dezelfde stelling voor de derde keer voorkomt met dezelfde speler aan de beurt, of als er in 200 zetten niets gegeten of vastgebonden is.
clause-kotu-singles-marked = Als vastgebonden en gemerkte kuiltjes losse zaden laten wachten, laat een los zaad in zo’n kuiltje ook het losse zaad in je voorste kuiltje wachten.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-tied_owner = Wie krijgt de zaden van een vastgebonden kuiltje?
reading-tied_owner-row_owner = De speler in wiens rij het ligt
reading-tied_owner-tier = De speler die het vastgebonden heeft
reading-end_hole_start = Wie moet bij een eindkuiltje beginnen?
reading-end_hole_start-each_player = Elke speler, met de eerste zet van een ronde
reading-end_hole_start-game_first_only = Alleen de speler die de wedstrijd begint
reading-end_hole_start-first_round = Elke speler, met de eerste zet van de wedstrijd
reading-skip_threes = Worden kuiltjes van drie overgeslagen?
reading-skip_threes-all_but_last = Door alle zaden behalve het laatste
reading-skip_threes-none = Nee, nooit
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_rule = Moeten losse zaden wachten op kuiltjes met meer?
reading-singles_rule-true = Ja, ze komen het laatst
reading-singles_rule-false = Nee, ze mogen altijd gespeeld worden
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
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
reading-singles_count = Welke kuiltjes laten losse zaden wachten?
reading-singles_count-startable = Alleen kuiltjes die gespeeld zouden kunnen worden
reading-singles_count-all = Ook vastgebonden en gemerkte
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-catalogue = Catalogus
preset-catalogue-says = Zoals in de samenvatting in de Ludii-catalogus.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Voor zover Parkers eigen woorden reiken: eten beëindigt de zet, en een kuiltje is van wie het vastbindt; rondes zoals in de catalogus.

# What the laws ask of a position, by the clause behind them.
law-kotu-tie = Een vastgebonden kuiltje is een eindkuiltje met twee zaden of meer.
law-kotu-refill-left = Een gesloten kuiltje is leeg, en in de eerste ronde is er geen gesloten.
law-kotu-puta-naga-wala = Hoogstens één kuiltje is puta, naga of wala, en in de eerste ronde geen.
law-kotu-end-start = Een speler die in een ronde nog geen zet gedaan heeft, moet nog bij een eindkuiltje beginnen.
law-kotu-direction = De richting van de ronde is alleen open vóór de eerste keer zaaien.
law-kotu-round-end = Tussen twee rondes is het bord leeg, en wie de volgende ronde begint, is aan zet.
law-kotu-round-end-row = Volgens de catalogus is geen rij leeg zolang een ronde duurt.

# What thousands of random games show.
random-play = Een eerste ronde duurt 34 zetten volgens de catalogus en 39 volgens Parker. Daarin worden ongeveer 2,4 eindkuiltjes vastgebonden, en aan het eind liggen daar 30 of 31 van de 56 zaden in: van wie de vastgebonden kuiltjes zijn, beslist de meeste rondes. Wie begint, wint 56 van de 100 eerste rondes volgens de catalogus en 49 volgens Parker; de andere speler wint er 40 en 47; de rest is gelijk.

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
term-tied = vastgebonden, vastbinden, vastbindt, vastbond
term-tied-means = Een vastgebonden kuiltje is een eindkuiltje waarin een laatste zaad vier maakte. Tot de ronde afgelopen is, krijgt het zaden, maar wordt het nooit gespeeld, opgepakt of gegeten.
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }

# What a mark on the board means.
sign-tied = Een vastgebonden kuiltje. De knoop ligt aan de kant van de speler die het vastgebonden heeft.
