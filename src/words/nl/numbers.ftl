# The page of numbers: what is known of the games by computation. No program carries these words.

numbers-title = Wat rekenen ons vertelt
numbers-page-title = Wat rekenen ons vertelt over de spellen
numbers-description = Exacte waarden van kleine borden, wie wint en hoelang een partij duurt, bij toeval en bij sterk spel: steeds met de opdracht die het opnieuw uitrekent.
numbers-link = Wat rekenen ons vertelt: wie wint, hoelang partijen duren, welke borden opgelost zijn
numbers-of-game = Wat rekenen ons vertelt over { $name }
numbers-of-this = Wat rekenen ons vertelt
numbers-more = Alle getallen
numbers-lead = Een regel van een paar woorden kan een spel eerlijk maken, of zorgen dat het voorbij is voor het begint. Hier is het geteld. Bij elke tabel staat de opdracht die hem opnieuw maakt.
numbers-ours = Van de spellen die hier alleen ter vergelijking staan, hebben anderen ook getallen gepubliceerd. Van alle andere hebben we er geen gevonden: voor zover we weten zijn dit de eerste.
numbers-contents = Op deze pagina

numbers-title-random = Partijen bij toeval
numbers-lead-random = Wie door loting kiest, speelt zonder enige vaardigheid. Wint één speler dan toch vaker, dan komt dat alleen door de regels. De lengte zegt hoelang een partij tussen beginners duurt.
numbers-title-strong = De computer tegen zichzelf
numbers-lead-strong = Elke partij begint met twee zetten door loting. Daarna speelt de computer beide kanten op één niveau. Vergelijk met de partijen bij toeval: wordt het door vaardigheid gelijker, of juist minder gelijk?
numbers-title-perft = Hoeveel manieren om te beginnen
numbers-lead-perft = Zoveel reeksen van 1, 2, 3 … zetten zijn er mogelijk vanaf het begin. Wie een programma voor een spel schrijft, kan deze reeksen ook tellen, en zien of beide programma’s volgens dezelfde regels spelen.

numbers-chart-shares = Hoe vaak de eerste speler alleen wint, volgens de regels waarmee de site elk spel opent; in de tabel staan de andere regels en de andere spelers, en hoe vaak het gelijkspel wordt. De dunne lijn is een gebied waarin het echte aandeel 95 van de 100 keer ligt; het onderbroken teken is een gelijk aandeel.
numbers-chart-lengths = Lengte in zetten: één op de twintig partijen is korter dan de balk, één op de twintig is langer. Het teken is het midden. Elke lijn naar rechts is tien keer zoveel.
numbers-chart-perft = Van links naar rechts: zetten. Omhoog: mogelijke reeksen, elke lijn tien keer zoveel.

numbers-game = Spel
numbers-rules = Regels
numbers-player = Niveau
numbers-played = Gespeeld
numbers-games = Hoeveel
numbers-short = 5% afgelopen bij zet
numbers-median = Helft afgelopen bij zet
numbers-long = 95% afgelopen bij zet
numbers-wins = { $seat ->
    [1] Eerste speler wint
    [2] Tweede speler wint
   *[other] Derde speler wint
}
numbers-nobody = Niemand alleen
numbers-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
numbers-unit-game = partijen
numbers-unit-match = wedstrijden
numbers-unit-round = eerste rondes
numbers-level = niveau { $level }
numbers-share = { $share }%
numbers-interval = { $low }–{ $high }
numbers-not-computed = niet berekend
numbers-made = Berekend op { $day } in { $seconds } seconden, op één kern, met
numbers-file = De tabel als bestand, met de startwaarden van het toeval en de grenzen
numbers-says = { $player ->
    [level] Niveau { $level } van de computer tegen zichzelf, { $games } { $unit ->
        [match] wedstrijden
        [round] eerste rondes
       *[other] partijen
    }: de helft is bij zet { $median } afgelopen, en de eerste speler wint { $share }%.
   *[other] Bij toeval, { $games } { $unit ->
        [match] wedstrijden
        [round] eerste rondes
       *[other] partijen
    }: de helft is bij zet { $median } afgelopen, en de eerste speler wint { $share }%.
}
