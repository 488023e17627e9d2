# What the page of evidence tells of Pasang, in our own words. A word between underscores is of the game's own
# language: _ka_.

evidence-lead = Twee spelers spelen een bord met 120 zwarte en witte stenen leeg, telkens met één oneven lijn, elk met één stuk dat beweegt: de _ka_. Wie geen lijn kan slaan, heeft verloren.

evidence-fact-name = Het spel heet Pasang. Pasang Emas, zoals het vaak genoemd wordt, is de naam van een computerprogramma.
evidence-fact-ka-suntuk = De _ka_ is het enige stuk van een speler dat beweegt. Een speler van wie de _ka_ niets kan slaan, is _suntuk_: vastgelopen.
evidence-fact-gadong = De _gadong_ is een kop of kom, in het midden van het bord gezet. Er worden stukken in bewaard; in het spel zelf doet die niets.
evidence-fact-buah = Volgens Bell, zoals de catalogus hem aanhaalt, zijn de stukken balletjes en heten ze _buah_.
evidence-fact-women = Pasang wordt in Brunei gespeeld. Bell vertelt over dorpsvrouwen, die speelden op feesten die de hele nacht duurden: bruiloften, inwijdingen, besnijdenissen.
evidence-fact-schools = De regels van het programma Pasang Emas zijn, zegt de schrijver ervan, de regels die op scholen onderwezen worden.
evidence-fact-four = Nor Jaidi Tuah heeft gehoord van een Pasang voor vier spelers, en vertelt er niet meer over.
evidence-fact-workshops = De museumdienst van Brunei (Museums Department) leert mensen Pasang in workshops. Een krant van 5 april 2015 doet verslag van een daarvan.
evidence-fact-gathering = Volgens het gebruik verzamelt de ene speler wat geslagen is in de _gadong_, de andere op tafel. In het spel hangt er niets van af.
evidence-fact-diagonals = De diagonalen vanuit de hoeken helpen alleen bij het leggen van een patroon.
evidence-fact-patterns = Er zijn meer dan dertig traditionele patronen. Ze zijn allemaal symmetrisch, en ze zijn ingedeeld op hun symmetrieën.
evidence-fact-perfect = Eén van de klassen van patronen heet perfect. De patronen daarvan dienen ook voor schakeringen in borduurwerk.
evidence-fact-colours = Het encyclopedieartikel geeft elke speler de stenen van één kleur. Toch telt het geslagen stenen van beide kleuren voor allebei, en zegt het dat een _ka_ geen kleur heeft.
evidence-fact-next = Wie het laatst sloeg, begint volgens de traditie de volgende partij.
evidence-fact-part = Volgens de traditie mag een speler een deel van een lijn slaan, bijvoorbeeld drie stenen van de vijf. De schrijver van Pasang Emas vermoedt dat dit vooral als voorgift dient.
evidence-fact-agreed = Volgens de traditie spreken beide spelers één manier af waarop een _ka_ binnenkomt: door schuiven, of door springen.
evidence-fact-opened = Volgens de traditie sla je geen lijn die de andere speler geopend heeft, tenzij je anders zelf _suntuk_ zou zijn.
evidence-fact-choices = In het programma Pasang Emas kan de eerste speler op 11 manieren beginnen en de tweede op 10 manieren antwoorden. Over een hele partij heeft een beurt ongeveer zeven keuzes.
evidence-fact-lengths = In het programma kunnen 118 stukken geslagen worden. Partijen duurden gemiddeld 56 beurten, de langste 94.
evidence-fact-country = Brunei. De vermelding heeft geen coördinaten.
evidence-fact-dated = De catalogus dateert de vermelding op het boek van Bell, 1973. De berichten over het programma Pasang Emas die we aanhalen, zijn van 24 maart 2010 tot 11 juli 2012.
evidence-fact-board = Volgens Bell waren borden van hard hout: _malangai_, _mengaris_, _kayu balian_ of _salangan batu_. Lijnen waren erin gekrast, kruispunten uitgehold tot ondiepe kuiltjes, en een opstaande rand hield de balletjes op het bord.
evidence-fact-sizes = Volgens Bell waren borden niet even groot. De bak in het midden nam de ruimte van negen kruispunten in en was 4,5 inch breed.
evidence-fact-buttons = Vroeger waren de stukken van hout. Nu nemen jasknopen vaak hun plaats in.
evidence-fact-red-blue = Dat de ene _ka_ rood is en de andere blauw, is een afspraak van het programma Pasang Emas.
evidence-fact-record = De catalogus noemt de vermelding een eigentijdse beschrijving van regels. Het spel erin is dat van Bell, met andere regels.
evidence-fact-literature = Om verder te lezen noemt de catalogus Lhôte 1994, bladzijden 571–572. Als spel dat op dat van Bell lijkt, noemt die Claim Jumpers.
evidence-fact-program = Nor Jaidi Tuah begon in 2000 met het programma Pasang Emas. Een boek uit de bibliotheek was vaag, dus leerde een ervaren speler hem het spel. Het programma werd in 2001 getoond op Inforama.
evidence-fact-authorities = De regels van het programma komen uit een boek van het Brunei Museum, _Mari Bermain Pasang_, en van een zeer goede speler.
evidence-fact-unrelated = Het encyclopedieartikel zegt dat Pasang met geen enkel ander spel verwant is, en daarna dat het misschien ver verwant is met Fanorona.
evidence-fact-bell = Bell 1973 vertelt over een ander spel met de naam Pasang. Stukken slaan door te springen, twee tot vier mensen spelen, de kleuren liggen als op een dambord, en negen kruispunten in het midden doen niet mee.
evidence-fact-bell-doubted = Sommigen betwijfelen of het verslag van Bell klopt, schrijft Nor Jaidi Tuah, die daarin geen partij kiest.

evidence-account-article = Het encyclopedieartikel
evidence-account-tradition = De traditie, zoals Nor Jaidi Tuah die vertelt
evidence-account-program = Zijn programma Pasang Emas, zoals hij het beschrijft
evidence-account-neto = De pagina met regels van J. P. Neto

evidence-question-second-column = Welke kolom mag de tweede speler leeghalen?
evidence-answer-second-column-article = Een die er schuin tegenover ligt; tegen de middelste elke behalve de middelste.
evidence-answer-second-column-tradition = Een die er schuin tegenover ligt, zodat het spel rustig begint.
evidence-answer-second-column-program = Tien van de elf kolommen mogen, ook een die dicht bij die van de eerste speler ligt.
evidence-answer-second-column-neto = Een die er schuin tegenover ligt; tegen de middelste elke behalve de middelste.
evidence-question-part-of-line = Mag een deel van een lijn geslagen worden?
evidence-answer-part-of-line-article = Wat geslagen wordt, moet oneven zijn en van één kleur. Over delen van een lijn staat er niets.
evidence-answer-part-of-line-tradition = Ja: bijvoorbeeld drie stenen van de vijf.
evidence-answer-part-of-line-program = Nee, alleen de hele lijn.
evidence-answer-part-of-line-neto = De lijn moet oneven zijn. Over delen ervan staat er niets.
evidence-question-ka-way = Schuift een _ka_ de doorgang in, of springt die?
evidence-answer-ka-way-article = De spelers spreken een van de twee af.
evidence-answer-ka-way-tradition = De spelers spreken een van de twee af.
evidence-answer-ka-way-program = Elke speler mag kiezen tussen de twee.
evidence-answer-ka-way-neto = De spelers spreken een van de twee af.
evidence-question-jump-over = Moet een _ka_ die springt over een stuk heen gaan?
evidence-answer-jump-over-article = Die gaat over de kolom naast de doorgang. Er wordt geen stuk genoemd.
evidence-answer-jump-over-tradition = Ja, die springt over een stuk.
evidence-answer-jump-over-program = Ja, die springt over een stuk.
evidence-answer-jump-over-neto = Ja, die springt over een steen.
evidence-question-next-game = Wie begint de volgende partij?
evidence-answer-next-game-tradition = Wie het laatst sloeg.
evidence-answer-next-game-program = Het heeft hier geen regel voor.
evidence-question-opened-lines = Mag een speler een lijn slaan die de ander geopend heeft?
evidence-answer-opened-lines-tradition = Alleen wie anders _suntuk_ zou zijn, mag dat.
evidence-answer-opened-lines-program = Ja: de regel is niet nauwkeurig genoeg voor een programma, zegt de maker.
evidence-question-players = Hoeveel mensen kunnen meespelen?
evidence-answer-players-article = Twee.
evidence-answer-players-tradition = Twee; vier, zegt men.
evidence-answer-players-program = Twee.
evidence-answer-players-neto = Twee.
evidence-question-layouts = In welke patronen worden de stenen gelegd?
evidence-answer-layouts-article = Meer dan dertig zijn traditioneel; twee zijn uitgeschreven.
evidence-answer-layouts-tradition = In meer dan dertig, schrijft hij op 2 mei 2010. Zijn plaatjes ervan hebben we niet gezien.
evidence-answer-layouts-neto = In een van een aantal patronen; twee zijn getekend.

evidence-unknown-column = Mag de tweede speler elke kolom leeghalen behalve die recht tegenover de eerste, of alleen een die er schuin tegenover ligt? Het encyclopedieartikel en het programma Pasang Emas verschillen hierin.
evidence-unknown-sides = Zijn stenen van één kleur aan beide kanten van een _ka_ één lijn, of twee?
evidence-unknown-ka-counts = Telt de steen die een _ka_ werd aan het eind voor iemand?
evidence-unknown-checkerboard = Is het dambord een van de traditionele patronen, en hoe noemen spelers het?

evidence-place-country = Brunei. De vermelding noemt alleen het land; het punt is het midden ervan, door ons gezet.
evidence-date-book = Boek van Bell verschenen
evidence-date-posts = De schrijver van Pasang Emas schrijft over het spel

evidence-like-chuki = Het bord en het aantal stukken zijn gelijk, maar daar worden stukken weggenomen door worpen met dobbelstenen.
evidence-like-fanorona = Ook daar slaat een zet meerdere stukken in een lijn, en ligt het bord eerst grotendeels vol met stukken. Het encyclopedieartikel noemt de verwantschap ver.
evidence-like-rimau = Ook daar moet het aantal stukken dat in één keer geslagen wordt oneven zijn.
evidence-like-bell = Een spel met dezelfde naam: zwart telt voor één en wit voor twee, en een beurt slaat een oneven aantal. Maar de stukken springen, en er is geen _ka_.
evidence-like-claim-jumpers = Het lijkt op het spel van Bell: de stukken slaan door te springen. In Claim Jumpers verandert een stuk waar je overheen springt van kleur, en blijft het staan.
