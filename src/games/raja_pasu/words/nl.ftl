# What is said of Raja Pasu, in our own words.

name = Raja Pasu

# What visitors choose the game by, and what we add to a reference.
fact-idea = Het spel voor drie, gespeeld door twee: vieren gaan naar de eigenaar van het kuiltje, en een rij die niet gevuld kan worden, speelt door met gesloten kuiltjes.
fact-people = vooral vrouwen (Gering); volwassen mannen en vrouwen (vermelding van het spel voor drie)
fact-place = Colombo, Sri Lanka
fact-time = gepubliceerd in 2000; gezien bij een bezoek waarvan we de datum niet gelezen hebben
fact-after = Gering, en het spel voor drie in de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, zaaispel
fact-material = zaden op een houten bord
source-note-ludii = Over het spel voor drie.
source-note-de-voogt-2000 = We hebben alleen de passage over het spel voor drie gelezen, 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Win zaden tot de andere speler geen kuiltje kan vullen.
    [1] Heb na één ronde meer zaden dan de andere speler.
   *[other] Heb na { SPELL($rounds) } rondes meer zaden dan de andere speler, of laat de ander er te weinig over om een kuiltje te vullen.
}

# How it is told.
counter = { $it ->
    [one] zaad
   *[other] zaden
}
ended = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } { CAN($loser) } geen kuiltje vullen.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } { CAN($loser) } geen kuiltje vullen.
   *[other] { $draw ->
        [yes] Gelijkspel na de laatste ronde, { figures }.
       *[no] { CAPITAL(SEAT($winner)) } { HAS($winner) } gewonnen met meer zaden na de laatste ronde: { figures }.
    }
}
unit-score = in de verzamelkuil
note-fault = { $key ->
    [round] { raja-round-fault }
   *[starter] { SEAT_STRONG(1) } of { SEAT_STRONG(2) } begon de ronde, en tussen twee rondes is de speler die begint aan zet.
}
note-value = { seats-named }

# A sentence a clause, by its id.
clause-rp-setup = Elk van de 14 kuiltjes begint met zeven zaden; de twee verzamelkuilen zijn leeg.
clause-rp-order = De spelers zijn om beurten aan zet.
clause-rp-own-row = Je speelt uit een kuiltje van je eigen rij dat niet leeg is.
clause-rp-sow = Alle zaden van het kuiltje worden tegen de klok in gezaaid, één per kuiltje; gesloten kuiltjes worden overgeslagen.
clause-rp-origin = Wie helemaal rond zaait, geeft ook het kuiltje waar de zet begon een zaad.
clause-rp-fours = Een kuiltje waarin tijdens het zaaien vier zaden komen te liggen, wordt meteen geslagen.
clause-rp-fours-owner = De vier zijn voor de eigenaar van de rij, wie er ook zaait.
clause-rp-fours-last = Een vier die het laatste zaad maakt, wordt ook geslagen.
clause-rp-next-hole = Na het laatste zaad pak je op wat in het kuiltje erna ligt, en zaai je daarmee door.
clause-rp-gap = Is het kuiltje erna leeg, dan sla je wat in het kuiltje daarachter ligt, als daar iets ligt, en is je zet afgelopen.
clause-rp-endless = Zaaien dat nooit ophoudt, wordt gestopt: na 1.000 rondgangen eindigt een zet waar die is.
clause-rp-pass = In het spel voor drie doet een speler die vastzit even niet mee; we laten dat ook voor twee gelden.
clause-rp-round-end = Een ronde is afgelopen als er niets meer geslagen kan worden.
clause-rp-round-end-stuck = Volgens Gering beëindigt een speler die niets te spelen heeft de ronde, en krijgt de ander de rest.
clause-rp-one-left = Met nog één zaad op het bord kan er niets meer geslagen worden.
clause-rp-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan de beurt, dan wordt er niets meer geslagen en is de ronde afgelopen.
clause-rp-last-mover = Wat op het bord overblijft, gaat naar wie de laatste zet deed.
clause-rp-leftovers = Volgens een andere lezing gaat wat overblijft naar de eigenaar van de rij waarin het ligt.
clause-rp-starter = Geen verslag vertelt ons dat de volste verzamelkuil de volgende ronde opent: dat is ons antwoord.
clause-rp-starter-level = Hebben beiden evenveel, dan begint de speler die deze ronde begon, ook de volgende.
clause-rp-starter-took-rest = Volgens Gering wordt de volgende ronde geopend door de speler die kreeg wat er over was. Was er niets over, of nam ieder wat in zijn eigen rij lag, dan opent wie de laatste zet deed: dat is van ons.
clause-rp-refill = Voor de volgende ronde vul je de kuiltjes van je rij uit je verzamelkuil met elk zeven zaden. Kuiltjes die niet gevuld kunnen worden, doen niet mee; zaden die overblijven, blijven in de verzamelkuil.
clause-rp-close-from = Je vult je rij vanaf het rechteruiteinde, zoals je zit, zodat de kuiltjes aan het linkeruiteinde het eerst gesloten zijn.
clause-rp-match-end = Een speler die geen enkel kuiltje kan vullen, heeft de wedstrijd verloren.
clause-rp-rounds = Anders eindigt de wedstrijd na het afgesproken aantal rondes, drie tenzij je een ander kiest: wie de meeste zaden heeft, heeft gewonnen, en gelijke aantallen zijn gelijkspel.

# What a reading asks, and its answers.
reading-fours_to = Wie slaat een vier?
reading-fours_to-owner = De eigenaar van de rij
reading-fours_to-mover = De speler die zaait
reading-fours_to-mover_in_own_holes = De speler die zaait, alleen in zijn eigen rij
reading-four_on_last = Wordt een vier geslagen als het laatste zaad die maakt?
reading-four_on_last-true = Ja
reading-four_on_last-false = Nee, die blijft
reading-gap_chain = Gaat een slag voorbij een leeg kuiltje verder?
reading-gap_chain-false = Nee, één kuiltje wordt geslagen
reading-gap_chain-true = Ja, zolang er een leeg kuiltje volgt en in het volgende zaden liggen
reading-leftovers = Wie krijgt de zaden die aan het eind van een ronde over zijn?
reading-leftovers-last_mover = Wie de laatste zet deed
reading-leftovers-row_owner = De eigenaar van de rij waarin ze liggen
reading-rounds = Hoe lang duurt een wedstrijd?
reading-rounds-3 = Drie rondes
reading-rounds-1 = Eén ronde
reading-rounds-until_sole_filler = Tot een speler te weinig zaden voor een kuiltje heeft
reading-starter = Wie opent de volgende ronde?
reading-starter-more_counters = Wie meer zaden heeft
reading-starter-took_the_rest = Wie kreeg wat er over was
reading-round_end = Wanneer is een ronde afgelopen?
reading-round_end-no_capture = Als er niets meer geslagen kan worden
reading-round_end-cannot_move = Als de speler aan zet niets te spelen heeft

# Presets, each with a sentence.
preset-catalogue = Catalogus
preset-catalogue-says = Zoals in de samenvatting van het spel voor drie in de Ludii-catalogus, met een rij voor elk van twee spelers.
preset-gering = Gering
preset-gering-says = Zoals R. Gering het voor twee navertelt: een speler die vastzit beëindigt de ronde, en wie de rest kreeg, opent de volgende.

# What the laws ask of a position, by the clause behind them.
law-rp-close-from = Een gesloten kuiltje is leeg.
law-rp-pass = De speler die aan zet is, kan zaaien; tussen twee rondes, op een leeg bord, is het wie de volgende begint.
law-rp-one-left = Op het bord ligt nooit één zaad alleen: is er nog één over, dan is de ronde afgelopen.

# What thousands of random games show.
random-play = Wie begint, wint 78 van de 100 losse rondes. Daarom maakt het zoveel uit dat de winnaar van een ronde de volgende begint, en worden er drie rondes gespeeld.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-fill = { raja-fill-term }
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
