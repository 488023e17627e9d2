# What is said of Raja Pasu Mandiri, in our own words.

name = Raja Pasu Mandiri

# What visitors choose the game by, and what we add to a reference.
fact-idea = Drie aan één bord: de Raja in het midden, Mandiri en Pasu aan weerszijden, en vieren gaan naar de eigenaar van het kuiltje.
fact-people = volwassen mannen en vrouwen (Ludii); vrouwen (Gering)
fact-place = Colombo, Sri Lanka
fact-time = gepubliceerd in 2000; gezien bij een bezoek waarvan we de datum niet gelezen hebben
fact-after = de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, zaaispel
fact-material = zaden op een houten bord
source-note-de-voogt-2000 = We hebben de pagina’s 96–97 gelezen.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Win genoeg zaden om als enige nog een kuiltje te kunnen vullen.
    [1] Wie er de meeste zaden bij krijgt, wint: de ronde eindigt als er niets meer geslagen kan worden.
   *[other] Wie er in { SPELL($rounds) } rondes de meeste zaden bij krijgt, wint. Een ronde eindigt als niemand meer kan slaan.
}

# How it is told.
counter = { $it ->
    [one] zaad
   *[other] zaden
}
ended = { $clause ->
    [rpm-match-end] { won } niemand anders kan een kuiltje vullen.
   *[other] { CAPITAL(SEATS($winners)) } { HAVE($winners) } gewonnen{ $debts ->
        [yes] , schulden meegeteld
       *[no] { "" }
    }: { COMMAS($gains) }.
}
ended-at-length = { $clause ->
    [rpm-match-end] { won } niemand anders kan een kuiltje vullen.
   *[other] { CAPITAL(SEATS($winners)) } { HAVE($winners) } gewonnen met de meeste zaden erbij sinds het begin{ $debts ->
        [yes] , schulden meegeteld
       *[no] { "" }
    }: { COMMAS($gains) }.
}
unit-score = in de verzamelkuil
advice-numbers-three = Een waarde op het bord is de kans dat { SEAT($who) } { WIN($who) }. Een dubbele rand betekent dat die bewezen is.
note-debts = Schulden (elk zeven)
note-fault = { $key ->
    [round] { raja-round-fault }
   *[other] niemand leent vóór de eerste ronde, of twee keer vóór een latere.
}

# A sentence a clause, by its id.
clause-rpm-setup = Elk van de 14 kuiltjes begint met zeven zaden; de drie verzamelkuilen zijn leeg.
clause-rpm-sections = De Raja heeft de drie middelste kuiltjes van beide rijen, de Mandiri de twee kolommen links van de Raja (rechts, als dat is afgesproken), en de Pasu de twee kolommen aan de andere kant.
clause-rpm-order = De Raja is het eerst aan zet, en daarna de Mandiri.
clause-rpm-order-pasu = De Pasu is derde, en dan is de Raja weer aan zet.
clause-rpm-own-hole = Je speelt uit een kuiltje van jou dat niet leeg is, in welke rij ook.
clause-rpm-sow = Alle zaden van het kuiltje worden tegen de klok in gezaaid, één per kuiltje; gesloten kuiltjes worden overgeslagen.
clause-rpm-origin = Wie helemaal rond zaait, geeft ook het kuiltje waar de zet begon een zaad.
clause-rpm-fours = Een kuiltje waarin tijdens het zaaien vier zaden komen te liggen, wordt meteen geslagen.
clause-rpm-fours-owner = De vier zijn voor de eigenaar van het kuiltje, wie er ook zaait.
clause-rpm-fours-last = Een vier die het laatste zaad maakt, wordt ook geslagen.
clause-rpm-next-hole = Na het laatste zaad pak je op wat in het kuiltje erna ligt, en zaai je daarmee door.
clause-rpm-gap = Is het kuiltje erna leeg, dan sla je wat in het kuiltje daarachter ligt, als daar iets ligt, en is je zet afgelopen.
clause-rpm-pass = Wie niets te spelen heeft, wordt overgeslagen, en speelt weer mee zodra er zaden in zijn kuiltjes gekomen zijn.
clause-rpm-round-end = Een ronde is afgelopen als er niets meer geslagen kan worden.
clause-rpm-one-left = Met nog één zaad op het bord kan er niets meer geslagen worden.
clause-rpm-repetition = Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan de beurt, dan wordt er niets meer geslagen en is de ronde afgelopen.
clause-rpm-last-mover = Wat op het bord overblijft, gaat naar wie de laatste zet deed.
clause-rpm-leftovers = Volgens een andere lezing gaat wat overblijft naar de eigenaar van het kuiltje waarin het ligt.
clause-rpm-endless = Zaaien dat nooit ophoudt, wordt gestopt: na 1.000 rondgangen eindigt een zet waar die is.
clause-rpm-gift = Na elke ronde moet de Raja van die ronde elke tegenstander één zaad geven.
clause-rpm-gift-order = De Mandiri krijgt zijn zaad als eerste, voordat de verzamelkuilen geteld worden; een Raja zonder zaden geeft niets.
clause-rpm-reign = Drie rondes vormen een regeerperiode. Dan schuift iedereen een plaats op: Mandiri wordt Raja, Raja wordt Pasu.
clause-rpm-reign-round = Volgens Gering wordt de Pasu Mandiri, en wisselen de plaatsen elke ronde.
clause-rpm-refill = Voor de volgende ronde vul je de kuiltjes van je nieuwe deel uit je verzamelkuil met elk zeven zaden. Kuiltjes die niet gevuld kunnen worden, doen niet mee; zaden die overblijven, blijven in de verzamelkuil.
clause-rpm-close-from = Kuiltjes dicht bij het midden van het bord worden het eerst gevuld; van kuiltjes die even dichtbij zijn, gaan a tot en met g vóór A tot en met G, op volgorde van het alfabet. Kuiltjes die leeg blijven, zijn gesloten.
clause-rpm-borrow = Een speler met te weinig zaden over kon lenen.
clause-rpm-borrow-from = Volgens Gering lenen tegenstanders uit als niet één kuiltje gevuld kan worden.
clause-rpm-borrow-terms = Een lening is zeven zaden, van wie de meeste heeft. Vóór de volgende rondes worden schulden terugbetaald, zolang er na het betalen zeven overblijven; bij de laatste telling worden ze alle verrekend, en een telling kan onder nul komen.
clause-rpm-match-end = Kan nog maar één speler een kuiltje vullen, dan heeft die de wedstrijd gewonnen.
clause-rpm-nine = Anders eindigt de wedstrijd na negen rondes, als elke speler drie rondes Raja geweest is. Wie het verst boven de zaden van zijn eerste deel uitkomt, 42 of 28, heeft gewonnen; spelers die er evenveel bij kregen, delen de overwinning.

# What a reading asks, and its answers.
reading-mandiri_side = Aan welke kant van de Raja zit de Mandiri?
reading-mandiri_side-left = Links
reading-mandiri_side-right = Rechts
reading-fours_to = Wie slaat een vier?
reading-fours_to-owner = De eigenaar van het kuiltje
reading-fours_to-mover = De speler die zaait
reading-fours_to-mover_in_own_holes = De speler die zaait, alleen in zijn eigen kuiltjes
reading-four_on_last = Wordt een vier geslagen als het laatste zaad die maakt?
reading-four_on_last-true = Ja
reading-four_on_last-false = Nee, die blijft
reading-gap_chain = Gaat een slag voorbij een leeg kuiltje verder?
reading-gap_chain-false = Nee, één kuiltje wordt geslagen
reading-gap_chain-true = Ja, zolang er een leeg kuiltje volgt en in het volgende zaden liggen
reading-leftovers = Wie krijgt de zaden die aan het eind van een ronde over zijn?
reading-leftovers-last_mover = Wie de laatste zet deed
reading-leftovers-row_owner = De eigenaar van het kuiltje waarin ze liggen
reading-raja_gift = Wat geeft de Raja elk van de anderen na een ronde?
reading-raja_gift-1 = Eén zaad
reading-raja_gift-0 = Niets
reading-reign = Hoe lang is een speler Raja?
reading-reign-3 = Drie rondes achter elkaar
reading-reign-1 = Eén ronde
reading-borrowing = Mag een speler met te weinig zaden lenen?
reading-borrowing-off = Nee, die kuiltjes blijven gesloten
reading-borrowing-sevens = Ja, zeven van wie de meeste heeft
reading-rounds = Hoe lang duurt een wedstrijd?
reading-rounds-nine = Negen rondes
reading-rounds-1 = Eén ronde
reading-rounds-until_sole_filler = Tot alle spelers op één na te weinig zaden voor een kuiltje hebben

# Presets, each with a sentence.
preset-catalogue = Catalogus
preset-catalogue-says = Zoals in de samenvatting in de Ludii-catalogus, hoogstens negen rondes lang.
preset-de-voogt-2000 = de Voogt 2000
preset-de-voogt-2000-says = Met het lenen dat spelers in Colombo kenden; dat het zeven zaden zijn, is van ons.

# What the laws ask of a position, by the clause behind them.
law-rpm-close-from = Een gesloten kuiltje is leeg.
law-rpm-pass = De speler die aan zet is, kan zaaien; tussen twee rondes, op een leeg bord, is het wie de volgende begint.
law-rpm-one-left = Op het bord ligt nooit één zaad alleen: is er nog één over, dan is de ronde afgelopen.
law-rpm-borrow-terms = Niemand heeft geleend vóór de eerste ronde, of meer dan één keer vóór een andere.

# What thousands of random games show.
random-play = Een eerste ronde duurt 65 zetten, een wedstrijd van negen ongeveer 335. Meer dan een derde van de eerste rondes eindigt met twee zaden die altijd maar rondgaan; daarom beëindigt een herhaling een ronde. Met een inzet van 42 krijgt de Raja in de eerste ronde 45 van de 98 zaden; vanaf de tweede ronde verliest de Raja er tussen één en vijf. Zouden de totalen tellen, dan won de eerste Raja de helft van alle wedstrijden; naar wat ieder gewonnen heeft, winnen de drie er ongeveer 31, 34 en 33 van de 100, en na één ronde 39, 20 en 37.

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
term-raja = Raja
term-raja-means = De Raja speelt de drie middelste kuiltjes van beide rijen, en is het eerst aan zet.
term-mandiri = Mandiri
term-mandiri-means = De Mandiri speelt de twee kolommen aan één kant van de Raja, en is als tweede aan zet.
term-pasu = Pasu
term-pasu-means = De Pasu speelt de twee kolommen aan de andere kant van de Raja, en is als laatste aan zet.
term-owed = schuld, schulden
term-owed-means = Wat een speler leende om een kuiltje te vullen, is een schuld: die wordt vóór een latere ronde terugbetaald, of aan het eind meegeteld.

# What a mark on the board means.
sign-person = De rand van een kuiltje heeft de kleur en de streepjes van de speler van wie het is, zoals naast de naam.
