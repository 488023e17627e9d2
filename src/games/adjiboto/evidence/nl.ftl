# What the page of evidence tells of Adjiboto, in our own words. A word between underscores is of the game's own
# language: _boto_.

evidence-lead = Twee spelers van de Saamaka in Suriname zaaien honderd bonen rond tien kuiltjes, en slaan enen, drieën en vijven. Wie geen kuiltje meer heeft met twee bonen erin, heeft verloren.

evidence-fact-names = De catalogus schrijft Adjiboto; Herskovits schrijft Adji-boto in de titel van zijn artikel.
evidence-fact-meaning = De naam zou kiezelboot betekenen: _adji_ zijn kiezels, en een _boto_ is een boot.
evidence-fact-boto = Een _boto_ is de verzamelkuil aan de rechterkant van een speler.
evidence-fact-kaba = Het vallen van de laatste boon bij het zaaien heet _kaba_, eindigen.
evidence-fact-adji-bangi = Het bord is de _adji-bangi_, de kiezelkruk.
evidence-fact-saamaka = Het was een spel van de Saamaka, marrons van wie de voorouders aan de slavernij ontsnapt waren. Sommige teksten noemen ze Saramaccaners.
evidence-fact-for-the-dead = In de tien dagen voor een begrafenis speelden mensen om de dode te vermaken, in de _kre wosu_, het rouwhuis.
evidence-fact-by-day = Mancala World zegt dat mensen alleen overdag speelden, omdat ’s nachts de _yorkas_, de geesten, mee zouden doen.
evidence-fact-at-night = Wikipedia zegt dat het bord ’s nachts buiten stond, zodat de geesten erop konden spelen.
evidence-fact-formality = De eerste tien zetten zijn weinig meer dan een formaliteit; pas daarna blijkt wie goed speelt.
evidence-fact-first-move = De eerste zet is uitgezonderd. Die zou altijd iets slaan, want het zaaien eindigt vlak voor het kuiltje waar het begon en waar één boon gebleven was.
evidence-fact-empty-hole = Een kuiltje is nooit leeg, behalve als het geslagen is.
evidence-fact-finger = Om te laten zien dat het gelijkspel is, strijkt men met een vinger langs het midden van het bord, tussen de twee rijen door.
evidence-fact-village = Het spel is opgetekend in Beidotti, een dorp in Suriname waar Saamaka woonden.
evidence-fact-saramacca = De vermelding in de catalogus noemt alleen Saramacca, en heeft geen coördinaten.
evidence-fact-river = Wie aan de bovenloop van de Surinamerivier woonde, noemde die de Saramacca.
evidence-fact-field = Herskovits onderzocht het spel ter plaatse in 1928.
evidence-fact-dated = De vermelding in de catalogus is gedateerd op 1929.
evidence-fact-fifty = Elk van de twee spelers heeft vijf kuiltjes en vijftig bonen.
evidence-fact-beans = De stenen zijn rode en zwarte _adji_-bonen; de Djuka, een buurvolk, spelen met dezelfde.
evidence-fact-shapes = De borden zijn ruw gesneden, sommige met een rechte bovenkant en sommige met een gebogen. Een dorp hoort beide te hebben.
evidence-fact-carvers = Wie de borden maakt, wordt op twee manieren verteld: alleen oude weduwnaars volgens Mancala World, alleen weduwen volgens Wikipedia.
evidence-fact-open-house = Het bord stond in een open gebouw, waar mensen vergaderden, rouwden en reizigers onderdak gaven.
evidence-fact-record = De catalogus noemt zijn vermelding etnografie, met betrouwbaarheid 100. Wat dat getal meet, hebben we niet gelezen.
evidence-fact-category = De catalogus zet het bij Zuid-Amerika, moderne tijd, bordspelen, zaaispelen, twee rijen, en noemt Murray 1951, pagina 203.
evidence-fact-literature = Wikipedia noemt ook Herskovits 1932, “Wari in the New World”, Journal of the Royal Anthropological Institute 62, pagina’s 23–37. We hebben het niet gelezen.
evidence-fact-benin = Mancala World vindt dat het op spellen uit Benin in West-Afrika lijkt, en zegt niet waarin.
evidence-fact-wari = Wikipedia denkt dat het misschien een variant van Wari is.
evidence-fact-list = De catalogus somt spellen op die erop lijken, zonder te zeggen waarin. In het exemplaar dat wij lazen, breekt de lijst af na I Pere en Chiana wa Bwalo.
evidence-fact-djuka = De Djuka, een buurvolk, hebben zelf twee spellen, Awari en Lontu-holo, met zes kuiltjes per rij en vier zaden in elk.
evidence-fact-counted = In een artikel in een Zweedse encyclopedie past een speler die vastzit. Aan het eind krijgt elke speler ook de bonen die nog in de eigen rij liggen, en wie er meer heeft, wint.

evidence-account-herskovits = Herskovits 1929, in zijn eigen woorden
evidence-account-catalogue = De samenvatting van de catalogus
evidence-account-program = Het programma van de catalogus
evidence-account-swedish = De Zweedse encyclopedie

evidence-question-opening = Hoe opent de partij?
evidence-answer-opening-herskovits = Binnen de eerste tien zetten moet elk van de tien kuiltjes gespeeld worden.
evidence-answer-opening-catalogue = Elke speler speelt elk van vijf kuiltjes één keer binnen de eerste tien beurten.
evidence-answer-opening-program = Men speelt alleen kuiltjes die men nog niet gespeeld heeft.
evidence-answer-opening-swedish = Tot de tiende beurt begint elke zet bij een ander kuiltje.
evidence-question-own-hole = Wat gebeurt er in het kuiltje dat men speelt?
evidence-answer-own-hole-herskovits = Eén boon blijft erin.
evidence-answer-own-hole-catalogue = De eerste boon wordt erin gezaaid, wat op hetzelfde neerkomt.
evidence-answer-own-hole-program = De eerste boon wordt erin gezaaid.
evidence-answer-own-hole-swedish = Alle bonen op één na worden eruit gepakt.
evidence-question-quiet = Welke zetten slaan niets?
evidence-answer-quiet-herskovits = Alleen de openingszet.
evidence-answer-quiet-catalogue = De eerste zet. Toch wordt slaan alleen genoemd bij de fase na de eerste tien beurten.
evidence-answer-quiet-program = De eerste tien.
evidence-answer-quiet-swedish = De openingszet.
evidence-question-sides = Aan wiens kant mag men slaan?
evidence-answer-sides-herskovits = Aan beide kanten.
evidence-answer-sides-program = Aan beide kanten.
evidence-answer-sides-swedish = De laatste boon mag aan elke kant vallen.
evidence-question-chain = Hoe ver gaat een reeks slagen?
evidence-answer-chain-herskovits = Door elke één, drie of vijf die achter elkaar volgt.
evidence-answer-chain-catalogue = Tot er in een kuiltje een ander aantal ligt.
evidence-answer-chain-program = Tot er in een kuiltje een ander aantal ligt; de reeks mag rondgaan tot het kuiltje van de laatste boon.
evidence-answer-chain-swedish = Door een ononderbroken rij van enen, drieën en vijven.
evidence-question-declined = Mag men laten liggen wat geslagen kan worden?
evidence-answer-declined-herskovits = Nee.
evidence-answer-declined-program = Nee: het programma slaat het.
evidence-question-stuck = Wat gebeurt er met een speler die niet kan zaaien?
evidence-answer-stuck-herskovits = De partij is verloren, of gelijkspel als de geslagen bonen de vijf kuiltjes van die speler weer kunnen vullen.
evidence-answer-stuck-catalogue = De andere speler heeft gewonnen; het is gelijkspel als de geslagen bonen vijf kuiltjes met elk tien vullen.
evidence-answer-stuck-program = De andere speler heeft gewonnen; het is gelijkspel met vijftig geslagen bonen of meer.
evidence-answer-stuck-swedish = Die speler past. Als geen van beiden een zet heeft, is het spel afgelopen.
evidence-question-winner = Wie wint?
evidence-answer-winner-herskovits = Wie de ander zonder zet achterlaat.
evidence-answer-winner-catalogue = Wie ervoor zorgt dat de ander niet kan zaaien.
evidence-answer-winner-program = Wie de ander zonder zet achterlaat.
evidence-answer-winner-swedish = Wie meer bonen heeft, de bonen in zijn eigen rij meegeteld.

evidence-unknown-chain-round = Mag een reeks slagen helemaal rondgaan tot het kuiltje van de laatste boon?
evidence-unknown-tenth = Mag de tiende zet, die de opening afsluit, iets slaan?
evidence-unknown-repetition = Wat gebeurt er als een stelling steeds weer voorkomt?
evidence-unknown-first = Wie speelt het eerst?

evidence-place-upper-river = Het land van de Saamaka, aan de bovenloop van de Surinamerivier, aan de Gran Rio en aan de Pikien Rio. Waar Beidotti daarin lag, hebben we niet gelezen; het punt is het midden van dat land, door ons gezet.
evidence-date-field = Ter plaatse gezien
evidence-date-published = Gepubliceerd

evidence-like-awari = Een spel van de Djuka. Ook daar heeft elke speler de rij vlak voor zich, zaait rond het hele bord en speelt met dezelfde rode en zwarte bonen.
evidence-like-lontu-holo = Een spel van de Djuka. Ook dat bord heeft verzamelkuilen aan de uiteinden; maar men zaait er alleen binnen zijn eigen helft.
evidence-like-wari = Er wordt niet weer opgepakt, en een zet kan verscheidene kuiltjes achter elkaar slaan. In een vorm uit St. Lucia mogen losse zaden ook niet gezaaid worden.
evidence-like-benin = In Fondji uit Dahomey, het huidige Benin, valt ook in elk kuiltje één boon zonder dat er weer opgepakt wordt, en kan een zet verscheidene kuiltjes achter elkaar slaan.
evidence-like-i-pere = Het heeft ook vijf kuiltjes per kant; maar een ervan is de verzamelkuil.
evidence-like-chiana-wa-bwalo = Ook daar wint men door de andere speler niets te spelen over te laten, niet door te tellen.

# Its table on the page of numbers.
evidence-table-small-title = Adjiboto op kleine borden, opgelost
evidence-table-small-lead = Wie Adjiboto wint met minder kuiltjes of minder bonen, als niemand een fout maakt. De regels zijn die van Herskovits. Een stelling die voor de derde keer voorkomt, is gelijkspel; wie niet kan winnen en niet te verslaan is, speelt dus gelijk. Het spel zelf, met vijf kuiltjes en tien bonen, is ver buiten bereik.
evidence-table-small-chart = Blauw en +1: de eerste speler wint. Grijs en −1: de tweede. Wit en 0: gelijkspel. Een vraagteken: niet berekend.
evidence-table-small-rows = Kuiltjes per kant
evidence-table-small-columns = Bonen per kuiltje
evidence-table-small-value-won = eerste
evidence-table-small-value-drawn = gelijkspel
evidence-table-small-value-lost = tweede
evidence-table-small-positions = stellingen:
evidence-table-small-moves = zetten:
