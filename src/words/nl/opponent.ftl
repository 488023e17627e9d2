# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = Een mens
opponent-waits = De computer wacht.
opponent-thinks = De computer denkt na.
opponent-stopped = De computer staat stil. Je kunt die zetten zelf doen.
opponent-stop = Stop
opponent-think = Hervat
opponent-watched = De computer speelt op elke plaats.
opponent-halted = De computer speelt op elke plaats. Druk op Start om door te gaan.
opponent-over = De partij is afgelopen.
opponent-start = Start
opponent-pause = Pauze
opponent-weighs = De computer denkt na over het aanbod.
opponent-agrees = De computer neemt het aanbod aan.
opponent-refuses = De computer wijst het aanbod af en denkt meer te kunnen halen.
opponent-lost-not-loaded = De computer kon niet starten: de bestanden konden niet geladen worden. Je kunt die zetten zelf doen.
opponent-lost-not-allowed = De computer kon niet starten: de browser staat het hier niet toe. Je kunt die zetten zelf doen.
opponent-lost-broken = De computer is gestopt door een fout. Je kunt die zetten zelf doen.
opponent-lost-silent = De computer antwoordt niet. Je kunt die zetten zelf doen.
level-title = Hoe sterk elk niveau is
level-sees-taking = Ziet ongeveer wat zijn eigen zet slaat.
level-sees-move = Ziet zijn eigen zet tot het eind.
level-sees-answer = Ziet zijn eigen zet en een antwoord.
level-miscounts = Ziet de eigen zet, maar telt { $share }% van de zetten te kort.
level-overlooks-answers = Ziet de eigen zet en een antwoord, maar ziet ongeveer { $share }% van de antwoorden over het hoofd.
level-picture = Hoe hoger de kolom, hoe vaker dat niveau wint van het vorige. De grijze band is een goede stap: { $seats ->
    [2] 60 tot 80
   *[other] 43 tot 67
} van de 100.
ends-resign = Opgeven
ends-agree = Spreek gelijkspel af
ends-offer = Bied gelijkspel aan
ends-agree-rows = Stop samen: ieder houdt zijn eigen rij
ends-offer-rows = Bied aan te stoppen: ieder houdt zijn eigen rij
opponent-played-by = Wie speelt als speler { $seat }
opponent-level = Computer, niveau { $level }
opponent-usual-level = Computer, niveau { $level } (gewoon)
opponent-harder = Moeilijker: niveau { $level }
opponent-easier = Makkelijker: niveau { $level }
opponent-take = Neem { OWN_SEAT($seat) } over
opponent-give = Geef { OWN_SEAT($seat) } terug
opponent-unseated-count = Het adres noemt { $found ->
    [one] één speler
   *[other] { $found } spelers
} voor { $seats } plaatsen. Op elke plaats spelen mensen.
opponent-unseated-player = “{ $word }” in het adres is geen speler: schrijf h voor een mens, ai1 tot en met ai{ $levels } voor de computer. Op elke plaats spelen mensen.

level-note = Gemeten met de gewone regels, na een paar toevallige zetten. Een gelijkspel wordt gedeeld; { $seats ->
    [2] de helft
   *[other] een derde
} betekent even sterk.
level-name = { $level }.
level-sees-ahead = Kijkt { $moves } zetten vooruit.
level-overlooks-ahead = Kijkt { $moves } zetten vooruit, maar ziet ongeveer { $share }% van de mogelijkheden over het hoofd.
level-sees-positions = Bekijkt { THOUSANDS($positions) } stellingen per zet.
level-sees-time = Bekijkt zoveel stellingen als in een tiende seconde lukt.
level-won = Wint { $share }% van { $games } { $rounds ->
    [yes] wedstrijden
   *[no] partijen
} tegen { level-against }.
level-not-measured = Nog niet gemeten tegen { level-against }.
level-against = { $against ->
    [chance] toevallige zetten
    [pair] twee spelers van niveau { $level }
   *[level] niveau { $level }
}

ends-resign-as = { CAPITAL(SEAT_STRONG($seat)) } geeft op
ends-surely = Opgeven? De winst gaat naar { SEATS_OBJECT($wins) }.
