# What the page of evidence tells of Chuki, in our own words. A word between underscores is of the game's own
# language: _batu_.

chuki-evidence-name = Chuki
chuki-evidence-lead = Chuki uit Johore wordt gespeeld met 60 witte en 60 zwarte stukken, op een bord dat veel lijkt op dat van Pasang. Spelers bewegen ze niet: drie dobbelstenen beslissen wat er weggenomen wordt.
chuki-evidence-why = Niemand zegt bij welke worp van de dobbelstenen welke stukken weggaan en hoeveel, en ook niet wie gewonnen heeft. Eén en dezelfde vermelding geeft het bord twee groottes, en alleen de samenvatting ervan heeft een beginopstelling, die niet uit het citaat blijkt. In een verslag van Java bewegen de stukken en zijn er geen dobbelstenen, dus dat kan over een ander spel gaan.

chuki-evidence-fact-names = In Johore heet het spel Chuki. Woordenlijsten hebben Chuke, Juki, Tjuki en Tjoeki.
chuki-evidence-fact-board-words = Het bord is de _papan chuki_, de verhoogde plek voor de kom _tempat mangkok_, de stukken heten _batu_, stenen.
chuki-evidence-fact-dice = Twee spelers zijn om de beurt. Elk laat drie dobbelstenen in de kom vallen, en neemt volgens de worp stukken van zichzelf weg.
chuki-evidence-fact-java = Java had een spel met deze naam, met 60 stukken per kant op 120 kruispunten. Zetten gaan in alle richtingen en slaan één, drie of vijf tegelijk.
chuki-evidence-fact-java-begins = Op Java besliste het lot wie het eerste stuk nam. Een speler ging door zolang er te slaan was; wie het eerst alle stukken van de ander had weggenomen, had gewonnen.
chuki-evidence-fact-johore = Het punt van de vermelding is 1° 28′ 30,67″ N, 103° 45′ 44,52″ O. De aangehaalde passage noemt alleen Johore, dus het punt staat voor de stad of de staat, niet voor een plaats die tot op een honderdste seconde bekend is.
chuki-evidence-fact-dated = De catalogus dateert het spel van Johore op het boek van Culin, 1898, en dat van Java op de eerste druk van Raffles, 1817.
chuki-evidence-fact-board = Een bord van tien vakken per kant heeft 121 kruispunten. Het middelste is bedekt, dus er zijn er 120 in gebruik, voor 60 witte en 60 zwarte stukken.
chuki-evidence-fact-figures = Culin heeft twee afbeeldingen, zegt het encyclopedieartikel: nummer 174 toont een tafel die als bord dient, nummer 175, op bladzijde 871, de tekening van een bord. Op beide ontbreken het middelste kruispunt en de vier lijnen die erheen zouden leiden.
chuki-evidence-fact-record = De catalogus noemt de vermelding van Johore een eigentijdse beschrijving van regels, met betrouwbaarheid 100.
chuki-evidence-fact-record-java = De catalogus noemt de vermelding van Java etnografie, met betrouwbaarheid 100. Die haalt de druk van 1830 aan, bladzijde 391.
chuki-evidence-fact-summary = De samenvatting van de catalogus heeft twaalf vakken per kant, met witte stukken in twee hoekdriehoeken en op vier kruispunten bij de kom. De passage die daar aangehaald wordt, heeft tien vakken, en geen opstelling.
chuki-evidence-fact-at-second-hand = De boeken van Culin, Raffles, Crawfurd en Roorda van Eysinga hebben we niet gezien. We weten wat een encyclopedieartikel en de catalogus eruit aanhalen; voor de bladzijden van Culin heeft het artikel 871–873, de catalogus 872–873.
chuki-evidence-fact-crawfurd = Een Maleis woordenboek uit 1852 (bladzijden 39 en 62) vergelijkt Chuke of Juki met dammen. Het is van Crawfurd; ons exemplaar van het encyclopedieartikel schrijft Crawford.
chuki-evidence-fact-roorda = Ook het woordenboek van Roorda van Eysinga uit 1835 (bladzijde 662) vergelijkt het met dammen. Het heeft het over 120 kleine vakken, 60 zwarte stukken en 60 witte.
chuki-evidence-fact-beans = Andere aantekeningen zeggen dat Tjuki op dammen lijkt, met witte en zwarte bonen.

chuki-evidence-account-culin = Culin 1898, zoals de catalogus hem aanhaalt
chuki-evidence-account-catalogue = De samenvatting van de catalogus
chuki-evidence-account-article = Het encyclopedieartikel over Pasang
chuki-evidence-account-raffles = Raffles over Java, zoals de catalogus hem aanhaalt

chuki-evidence-question-board = Hoe groot is het bord?
chuki-evidence-answer-board-culin = Tien vakken per kant; 120 kruispunten zijn in gebruik.
chuki-evidence-answer-board-catalogue = Twaalf vakken per kant; de kruispunten aan de rand worden niet gebruikt.
chuki-evidence-answer-board-article = Tien vakken per kant, dus elf bij elf kruispunten. Het middelste wordt niet gebruikt.
chuki-evidence-answer-board-raffles = Het heeft 120 kruispunten.
chuki-evidence-question-layout = Hoe liggen de stukken in het begin?
chuki-evidence-answer-layout-culin = Ze liggen allemaal op het bord; hun opstelling wordt niet verteld.
chuki-evidence-answer-layout-catalogue = Wit in driehoeken in twee hoeken tegenover elkaar en op de vier kruispunten naast de kom, zwart overal elders.
chuki-evidence-answer-layout-article = Ze liggen allemaal op de kruispunten; hun opstelling wordt niet verteld.
chuki-evidence-question-dice = Zijn er dobbelstenen?
chuki-evidence-answer-dice-culin = Drie, in een kom in het midden geworpen.
chuki-evidence-answer-dice-catalogue = Drie, in een kom in het midden geworpen.
chuki-evidence-answer-dice-article = Drie, in de kom geworpen.
chuki-evidence-answer-dice-raffles = Er worden er geen genoemd.
chuki-evidence-question-moves = Bewegen de stukken?
chuki-evidence-answer-moves-culin = Er wordt alleen verteld dat ze weggenomen worden.
chuki-evidence-answer-moves-catalogue = Er wordt alleen verteld dat ze weggenomen worden.
chuki-evidence-answer-moves-article = Er wordt alleen verteld dat ze weggenomen worden.
chuki-evidence-answer-moves-raffles = Ja, in alle richtingen.
chuki-evidence-question-taking = Van wie zijn de stukken die weggaan, en hoeveel zijn het er?
chuki-evidence-answer-taking-culin = Die van de speler die werpt, volgens de dobbelstenen. Hoeveel wordt niet verteld.
chuki-evidence-answer-taking-catalogue = Stukken gaan weg volgens de dobbelstenen; van wie wordt niet verteld.
chuki-evidence-answer-taking-article = Die van de speler die werpt, volgens de dobbelstenen. Hoeveel wordt niet verteld.
chuki-evidence-answer-taking-raffles = Die van de andere speler: één, drie of vijf, steeds opnieuw zolang het kan.
chuki-evidence-question-beginning = Wie begint?
chuki-evidence-answer-beginning-raffles = Wie de loting wint.
chuki-evidence-question-winning = Wie wint?
chuki-evidence-answer-winning-raffles = Wie het eerst alle stukken van de ander van het bord heeft.

chuki-evidence-unknown-casts = Bij welke worp van de dobbelstenen gaan welke stukken weg, en hoeveel?
chuki-evidence-unknown-winner = Wanneer is een partij met dobbelstenen afgelopen, en wie heeft die gewonnen?
chuki-evidence-unknown-board = Heeft het bord tien vakken per kant, of twaalf?
chuki-evidence-unknown-layout = Hoe liggen de stukken vóór de eerste worp?
chuki-evidence-unknown-java = Is het spel van Java, zonder dobbelstenen, hetzelfde spel?

chuki-evidence-place-johore = Johore, op het Maleise schiereiland. Het punt komt uit de vermelding, en staat voor de stad of voor de hele staat.
chuki-evidence-place-java = Java. De vermelding noemt alleen het eiland; het punt is het midden ervan, door ons gezet.
chuki-evidence-date-raffles = Raffles vertelt over het spel van Java
chuki-evidence-date-culin = Culin publiceert het spel van Johore

chuki-evidence-like-pasang = Het bord en het aantal stukken zijn gelijk, maar Pasang heeft geen dobbelstenen, en wat er geslagen wordt, kiezen de spelers.
