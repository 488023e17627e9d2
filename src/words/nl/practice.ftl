# The pages on which questions about a game are asked without end, and their sheets to print.

practice-title = Oefen { $name }
practice-page-title = Oefen { $name }: vragen zonder eind
practice-description = Vragen over { $name } zonder eind: waar de laatste valt, wat er geslagen wordt, wat niet mag, wie wint. Met een blad om af te drukken voor een klas.
practice-kinds = Wat er gevraagd wordt
# A kind of question, as a button that leaves it out or takes it in.
practice-kind-of = { $ask ->
    [last] Waar het eindigt
    [taken] Hoeveel
    [worth] Hoeveel punten
    [barred] Wat niet mag
    [most] Het meeste
   *[ending] Wie wint
}
practice-question = { $ask ->
    [last] Waar valt de laatste?
    [taken] Hoeveel slaat deze zet er?
    [worth] Hoeveel punten levert deze zet op?
    [barred] Wat mag niet gespeeld worden, en waarom?
    [place] Wat mag niet gespeeld worden?
    [most] Welke zet slaat het meest?
   *[ending] { $round ->
        [yes] Wie staat voor als deze ronde eindigt, als iedereen goed speelt?
       *[no] Wie wint, als iedereen goed speelt?
    }
}
practice-sows = { CAPITAL(OWN_MOVE($seat)) }: { $hole } wordt gezaaid.
practice-takes-column = { CAPITAL(OWN_MOVE($seat)) }: kolom { $column } wordt geslagen.
practice-becomes-ka = De steen op { $point } wordt { OWN_KA($seat) }.
practice-ka-goes = { CAPITAL(OWN_KA($seat)) } gaat naar { $point }.
practice-turn = { CAPITAL(TURN_OF($seat)) }.
# `$from` and `$to` are the first and the last hole of the seat.
practice-turn-of = { CAPITAL(TURN_OF($seat)) }: { $from } tot en met { $to }.
# `$handicap` says whether the seats begin a game with different numbers.
practice-ahead = Voor staat wie { $handicap ->
    [yes] het meest gewonnen heeft sinds de eerste ronde
   *[other] het meest heeft
}.
practice-barred = { $place }: { $rule }
practice-wins = { CAPITAL(SEAT_ALONE($seat)) }
practice-nobody = { $round ->
    [yes] Niemand: ze staan gelijk
   *[other] Niemand: het is gelijkspel
}
practice-worth-is = { $count ->
    [one] Die levert één punt op.
   *[other] Die levert { $count } punten op.
}
practice-not-worth = Niet { $count }. Een zwarte steen telt voor één, een witte voor twee.
practice-not-that-end = Nee: het loopt anders af. Volg elke zet en het beste antwoord erop.
# A place that was said not to be playable.
practice-may-play = Nee: { $place } mag wel gespeeld worden.
# Who wins, and by which moves.
practice-by-moves = { $end }: { $moves }
practice-grade = Trede { $grade } van { $all }
practice-run = In één keer goed: { $count } op rij
practice-best = meeste tot nu toe: { $count }
practice-next = Volgende vraag
practice-skip = Sla over
practice-new-sheet = Andere vragen
practice-sheet = Blad { $seed }: het adres van deze pagina geeft iedereen dezelfde vragen.
practice-how = Met twee antwoorden die in één keer goed zijn, ga je een trede omhoog; met een fout antwoord ga je een trede omlaag.
practice-rule-sheet = De regels op één pagina
practice-make-sheet = Tien om af te drukken
practice-print = Afdrukken
practice-close-sheet = Terug naar de vragen
practice-sheet-title = { $name }: tien vragen
practice-sheet-note = Blad { $seed }, van makkelijk naar moeilijk.
practice-answers = Antwoorden
practice-your-name = Naam:
practice-your-answer = Antwoord:
practice-read-title = Tien vragen om te lezen of af te drukken
practice-read-lead = De antwoorden staan eronder.
practice-needs = Het bord van deze vragen heeft JavaScript nodig. Hieronder staan tien vragen om te lezen, met hun antwoorden.
practice-no-question = Zo’n vraag is er niet in dit spel. Kies een andere soort.
