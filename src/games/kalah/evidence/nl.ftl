# What the page of evidence tells of Kalah, in our own words. A word between underscores is of the game's own
# language.

evidence-lead = Twee spelers zaaien stenen rond een bord met twee rijen, ieder ook in zijn eigen verzamelkuil. Kalah is een spel uit de twintigste eeuw, gemaakt om te verkopen; het staat hier om het met de andere te vergelijken.

evidence-fact-names = Kalah heet ook Kalaha, Bantumi en vaak gewoon mancala.
evidence-fact-inventor = W. J. Champion bedacht Kalah. Daarvóór had hij over mancalaspelen gelezen.
evidence-fact-country = Het komt uit de Verenigde Staten. Champions bedrijf zat in Holbrook, Massachusetts; waar hij het spel bedacht, is niet vastgelegd.
evidence-fact-beginnings = Volgens Mancala World bedacht Champion Kalah in 1940, verkocht hij het vanaf 1944 en richtte hij zijn bedrijf op in 1958. Irving en anderen schrijven dat het bedrijf het in de jaren vijftig uitbracht.
evidence-fact-patents = Er zijn twee patenten: een van 1952 voor het ontwerp en een van 1955, US 2,720,362, voor de regels. We hebben over de patenten gelezen, niet de patenten zelf.
evidence-fact-set = Een spel in een museum, dat het in 1972 kreeg, heeft een bord van onbewerkt hout, en bonen of zaden, sommige beschilderd.
evidence-fact-stones = Een Duitse encyclopedie toont een bord met stenen van gekleurd glas, en noemt ze Amerikaans van stijl.
evidence-fact-drawn = De glasdruppels van het bord op deze site zijn onze keuze. Voor zover we gelezen hebben, noemt geen verslag van hoe Kalah eerst verkocht werd glas.
evidence-fact-record = De catalogus vermeldt FairKalah: dat is Kalah waarbij aan het begin een of twee stenen verplaatst worden, zodat geen speler voordeel heeft.
evidence-fact-unrecorded = Een vermelding van Kalah zelf, met een soort bewijs en een betrouwbaarheid, hebben we in de catalogus niet gevonden.
evidence-fact-empty-capture = Volgens het patent en de regels van de fabrikant van 1958, zegt T. Neller, gaat een laatste steen in een leeg eigen kuiltje ook naar huis als er niets tegenover ligt.

evidence-account-article = Het encyclopedieartikel
evidence-account-maker = Het patent en de regels van de fabrikant van 1958, volgens T. Neller
evidence-account-solvers = De oplossers (het begin van hun artikel, en wat anderen over hun regel zeggen)
evidence-account-museum = Een spel in een museum, zoals de pagina ervan de regels vertelt

evidence-question-empty-capture = Slaat een laatste steen in een leeg kuiltje als er niets tegenover ligt?
evidence-answer-empty-capture-article = Nee, er moet iets tegenover liggen.
evidence-answer-empty-capture-maker = Ja, de laatste steen zelf gaat naar huis.
evidence-answer-empty-capture-solvers = Ja, zeggen twee die hun regels gelezen hebben.
evidence-answer-empty-capture-museum = De steen slaat wat ertegenover ligt, en gaat naar huis. Wat er gebeurt als daar niets ligt, wordt niet verteld.
evidence-question-counters = Met hoeveel stenen begint een kuiltje?
evidence-answer-counters-article = Met hetzelfde aantal in elk kuiltje.
evidence-answer-counters-solvers = Met verschillende aantallen, voor borden van verschillende grootte.
evidence-answer-counters-museum = Met drie.
evidence-question-end = Wanneer eindigt het spel?
evidence-answer-end-article = Als één kant leeg is.
evidence-answer-end-maker = Als één kant leeg is, niet pas als een speler geen zet heeft.
evidence-answer-end-museum = Als één kant leeg is.
evidence-question-again = Levert een laatste steen in je eigen verzamelkuil nog een zet op?
evidence-answer-again-article = Ja.
evidence-answer-again-museum = Ja.

evidence-unknown-empty-capture = Gaat een laatste steen in een leeg kuiltje naar huis als er niets tegenover ligt? De bronnen verschillen, en verder is in de regels niets open.

evidence-place-mystic = Mystic, Connecticut: hier werden de eerste spellen gemaakt. Het punt is het midden van de stad, door ons gezet.
evidence-place-holbrook = Holbrook, Massachusetts: hier zat Champions bedrijf. Het punt is het midden van de stad, door ons gezet.
evidence-date-devised = Bedacht
evidence-date-patent = Patent voor de regels

evidence-like-oware = Twee rijen van zes kuiltjes, rond het bord gezaaid zonder weer op te pakken. In Kalah wordt ook in de verzamelkuilen gezaaid, in Oware niet.
evidence-like-dakon = Lijkt er sterk op: men zaait ook in zijn eigen verzamelkuil, en een laatste zaad daarin levert nog een zet op. Maar in Dakon wordt een laatste zaad in een gevuld kuiltje opgepakt met wat er ligt en doorgezaaid.
evidence-like-congkak = Lijkt er sterk op: men zaait ook in zijn eigen verzamelkuil, en een laatste zaad daarin levert nog een zet op. Maar in Congkak wordt een laatste zaad in een gevuld kuiltje opgepakt met wat er ligt en doorgezaaid.
evidence-like-fairkalah = Kalah zelf, met een of twee stenen verplaatst vóór de eerste zet, zodat twee volmaakte spelers gelijk zouden spelen.

# Its tables on the page of numbers.
evidence-table-values-title = Kalah op kleine borden, opgelost
evidence-table-values-lead = Met hoeveel stenen verschil de eerste speler wint als beiden zonder fout spelen. Onder nul wint de tweede speler. Een laatste steen slaat alleen als er iets tegenover ligt.
evidence-table-values-chart = Blauw: de eerste speler wint. Grijs: de tweede. Hoe donkerder, hoe meer stenen. Een vraagteken: niet berekend.
evidence-table-values-rows = Kuiltjes per kant
evidence-table-values-columns = Stenen per kuiltje
evidence-table-values-positions = bekeken stellingen:
evidence-table-values-empty-title = Kalah op kleine borden, met de andere slagregel
evidence-table-values-empty-lead = Hetzelfde, als een laatste steen in een leeg kuiltje ook slaat als er niets tegenover ligt. Met deze regel losten Irving, Donkers en Uiterwijk Kalah op in 2000, en M. Rawlings het bord van zes kuiltjes met zes stenen in 2015. Hun waarden voor zes kuiltjes kennen we uit het encyclopedieartikel zoals het in november 2015 was.
evidence-table-values-empty-chart = Blauw: de eerste speler wint. Grijs: de tweede. Hoe donkerder, hoe meer stenen. Een vraagteken: niet berekend.
evidence-table-values-empty-rows = Kuiltjes per kant
evidence-table-values-empty-columns = Stenen per kuiltje
evidence-table-values-empty-published = gepubliceerd:
evidence-table-values-empty-positions = bekeken stellingen:
