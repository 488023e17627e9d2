# What the course of Mangala of Suez says, step by step.

lesson-theme = Een snel spel met kaurischelpen
lesson-theme-text = Parker schreef in 1909 over dit Arabische spel; de catalogus plaatst het in de Sinaï. De schelpen heten “Dogs”, honden. Twee spelen één ronde: wie meer schelpen eet, wint.
lesson-theme-after = Eten is schelpen van het bord nemen, naar je eigen stapel.

lesson-empties = Drie kuiltjes verliezen hun schelpen
lesson-empties-text = In elk kuiltje liggen er acht. Jij begint en maakt een van je kuiltjes (a tot f) leeg, dan de andere speler, dan jij nog een. Die schelpen gaan uit het spel.
lesson-empties-after = Twee kuiltjes beginnen leeg aan één kant, één aan de andere. Wie kiest, en wiens kant er twee heeft, is onze regel.

lesson-own-side = Welke kuiltjes mag je nu spelen?
lesson-own-side-text = De onderste rij is jouw kant, de bovenste die van de andere speler. Je begint bij een kuiltje van je eigen kant waar schelpen in liggen.

lesson-sow = Waar valt de laatste schelp?
lesson-sow-text = Je speelt f. Alle schelpen worden tegen de klok in gezaaid, één per kuiltje, tot in de andere rij. Een leeg kuiltje met niets ertegenover beëindigt de zet.

lesson-relay = Waar valt de laatste schelp van de zet?
lesson-relay-text = Je speelt b. Valt de laatste schelp in een kuiltje met schelpen, dan worden ze allemaal opgepakt en wordt er doorgezaaid.

lesson-eat = Hoeveel schelpen eet f?
lesson-eat-text = Valt de laatste schelp in een leeg kuiltje, dan eet je wat in het kuiltje ertegenover ligt, aan welke kant dat ook is.
lesson-eat-after = Ook schelpen van je eigen rij gaan naar je stapel. De schelp die at, gaat dan verder: de volgende stap laat zien hoe.

lesson-move-on = De schelp die at, gaat verder
lesson-move-on-text = Na het eten gaat die schelp verder naar het volgende kuiltje en wordt met alle schelpen daar doorgezaaid. Hier eet de schelp vanuit b en gaat dan naar c.

lesson-eat-again = Hoeveel schelpen eet b in totaal?
lesson-eat-again-text = Gaat de schelp die at verder naar een leeg kuiltje, dan telt de schelp als daar gevallen: ze mag weer eten.
lesson-eat-again-after = De schelp gaat nog eens verder, naar e, waar niets tegenover ligt: de zet is afgelopen.

lesson-early = Waar valt de laatste schelp van b?
lesson-early-text = De partij begint. In de eerste twee beurten, één voor elke speler, wordt niets gegeten: je zaait door als altijd, een leeg kuiltje beëindigt de zet.
lesson-early-after = Parker spreekt van zaaien zonder iets te eten; dat elke speler dat één keer doet, is hoe wij het opvatten.

lesson-follow = Waar mag je nu beginnen?
lesson-follow-text = De andere speler at en eindigde in C. Jouw zet begint één kuiltje verder, aan welke kant ook; is dat leeg, dan bij het volgende met schelpen.

lesson-free = En waar mag je nu beginnen?
lesson-free-text = De andere speler speelde D en at niets. Alleen na een zet die at, moet de volgende voorbij het eind ervan beginnen.
lesson-free-after = Na een zet die niets at, begin je waar je wilt aan jouw kant. Bij Parker zelf begint elke latere zet voorbij het eind van de vorige.

lesson-end = Win de ronde
lesson-end-text = De ronde is afgelopen als de speler die aan zet is aan zijn eigen kant geen schelpen heeft, ook al zou zijn zet aan de andere kant beginnen. Beiden aten er 33.
lesson-end-after = Wie meer gegeten heeft, wint, al is het maar één schelp; gelijke aantallen zijn gelijkspel.

lesson-left = Wie krijgt de schelpen die overblijven?
lesson-left-text = Je speelt c. De andere speler is aan zet met een lege kant: de ronde eindigt met vijf schelpen over.
lesson-left-1 = Onze regel: niemand
lesson-left-2 = Ludii: de speler van die kant
lesson-left-after = Schelpen die overblijven tellen voor niemand, onze regel: hier verlies je, 33 tegen 34. In het programma Ludii zouden ze van jou zijn.

lesson-judge = Eet er minstens vier, laat niets te eten over
lesson-judge-text = Nadat je gegeten hebt, kan de andere speler maar bij één kuiltje beginnen. Kijk waar je zet eindigt, en wat dat kuiltje zou eten.
lesson-judge-after = Door te eten kies je ook waar de andere speler begint.

lesson-game = Je eerste partij
lesson-game-text = Maak twee kuiltjes leeg, zaai een eerste keer, en let dan op waar elke zet die eet, uitkomt.

# The rule sheet.
sheet-about = Een Arabisch spel met kaurischelpen uit de Sinaï of Suez, Egypte, naar de samenvatting van Parker 1909, pagina 601, in de Ludii-catalogus.
sheet-needs = Twee spelers; twee rijen van zes kuiltjes in zand of op karton; twee bakjes als stapels; 96 kaurischelpen, bonen of kiezels.
sheet-lay = Acht schelpen per kuiltje. Jouw kant is de rij vlak voor je. Spreek af wie begint: die maakt een van zijn kuiltjes leeg, dan de ander, dan de eerste nog een. Deze schelpen gaan uit het spel (onze regel).
sheet-rule-1 = Wie begon, zaait eerst; daarna ga je om beurten. Begin bij een kuiltje van jouw kant met schelpen.
sheet-rule-2 = Pak alle schelpen op en zaai ze tegen de klok in, één per kuiltje: naar rechts langs jouw kant, dan terug langs de andere.
sheet-rule-3 = Valt de laatste schelp in een kuiltje met schelpen, pak dan alle op en zaai door.
sheet-rule-4 = Valt de laatste in een leeg kuiltje, dan eet je de schelpen in het kuiltje ertegenover, aan welke kant ook: ze gaan naar je stapel. Liggen daar geen, dan is je zet afgelopen.
sheet-rule-5 = Na het eten gaat de schelp die at naar het volgende kuiltje. Zaai door met die en alle schelpen daar. Is dat kuiltje leeg, dan geldt ze als daar gevallen: ze mag weer eten.
sheet-rule-6 = In de eerste twee zetten, één voor elke speler, wordt niets gegeten: een leeg kuiltje beëindigt ze.
sheet-rule-7 = Maar na een zet die at, moet de volgende één kuiltje voorbij het eind ervan beginnen, aan welke kant ook; is dat leeg, bij het volgende met schelpen.
sheet-rule-8 = Het spel eindigt als wie aan zet is aan zijn kant geen schelpen heeft. Wie meer gegeten heeft, wint; bij gelijkspel wint niemand. Overgebleven schelpen tellen voor niemand (onze regel).
sheet-differs = Bij Parker begint elke zet na de tweede voorbij het eind van de vorige: niemand kiest. In het programma Ludii begin je aan jouw kant waar je wilt, en krijgt ieder de overgebleven schelpen aan zijn kant. Wij leiden af wanneer het spel eindigt, en dat een schelp weer mag eten. Ook van ons: stop na 1.000 keer oppakken.
