# What the course of Kotu Baendum says, step by step.

lesson-theme = De uiteinden vastbinden, in Sri Lanka
lesson-theme-text = Twee spelers zaaien rond twee rijen kuiltjes. Vrouwen uit Kandische dorpen spelen het snel, schreef Parker in 1909. De naam, legt hij uit, betekent omheiningen vastbinden.
lesson-theme-after = In elk van de 14 kuiltjes liggen eerst vier zaden. Beide verzamelkuilen, midden op het bord, zijn eerst leeg.

lesson-aim = Na drie rondes winnen de meeste zaden
lesson-aim-text = Rij a tot g is van jou. Je speelt d. De andere speler heeft geen zaad om te spelen: de laatste ronde eindigt, en jouw rij gaat in je verzamelkuil.
lesson-aim-after = Je wint met 36 tegen 20; gelijke aantallen zijn gelijkspel. Je eet zaden en neemt ze mee van ronde naar ronde. Drie rondes: onze regel.

lesson-first = Welke kuiltjes mag je eerst spelen?
lesson-first-text = In elke ronde (onze regel) begint de eerste zet van elke speler aan een uiteinde van zijn eigen rij. Jouw rij is a tot g.
lesson-first-after = Latere zetten mogen ook bij andere kuiltjes van je rij beginnen.

lesson-sow = Waar valt het laatste zaad?
lesson-sow-text = Je speelt d. De 14 zaden worden gezaaid, één per kuiltje, hier tegen de klok in: na g komt A. Ook het opgepakte kuiltje krijgt er een (onze regel).
lesson-sow-after = Elk kuiltje krijgt één zaad, d als laatste. Dat was toen leeg: een laatste zaad in een leeg kuiltje beëindigt de zet.

lesson-relay = Waar valt het laatste zaad nu?
lesson-relay-text = Je begint met a en kiest de richting van de ronde voor beiden: hier tegen de klok in. Valt het laatste zaad bij andere, dan zaai je met alle door.
lesson-relay-after = Je zaait door tot een laatste zaad in een leeg kuiltje valt.

lesson-skip = Waar valt het laatste zaad?
lesson-skip-text = Je speelt b. Een kuiltje van drie wordt overgeslagen door elk zaad, behalve het laatste in je hand.
lesson-skip-after = Alleen een laatste zaad mag in een kuiltje van drie. Wat daar gebeurt, komt hierna.

lesson-eat = Hoeveel zaden eet a?
lesson-eat-text = Een laatste zaad in een kuiltje van drie: je eet alle vier. Dan pak je het volgende kuiltje op en zaai je door; is dat leeg, dan is de zet afgelopen.
lesson-eat-after = In Parkers eigen verslag beëindigt eten de zet.

lesson-tie = Bind een eindkuiltje vast
lesson-tie-text = Maakt je laatste zaad vier in een eindkuiltje (a, g, A of G), dan eet je niets: het is de hele ronde vastgebonden. De zet is afgelopen.
lesson-tie-after = Het krijgt nog zaden, maar wordt nooit gespeeld, opgepakt of gegeten. Een laatste zaad daar, of eten in het kuiltje ervoor, beëindigt de zet.

lesson-singles = Welke kuiltjes mag je nu spelen?
lesson-singles-text = Kuiltje g is vastgebonden en wordt dus nooit gespeeld. Een los zaad moet wachten zolang je een kuiltje met meer mag spelen.

lesson-front = Waarom moet g wachten?
lesson-front-text = Je voorste kuiltje is het laatste in de speelrichting: hier g.
lesson-front-1 = In een ander kuiltje liggen er meer.
lesson-front-2 = Een vastgebonden kuiltje wordt nooit gespeeld.
lesson-front-3 = Andere losse zaden gaan voor het voorste.
lesson-front-after = Alleen kuiltjes die je mag spelen, laten losse zaden wachten. Kuiltje a, met zes, is vastgebonden: dat niet.

lesson-end = Wie krijgt de vastgebonden zaden?
lesson-end-text = Je speelt d. De zaden van de andere rij zijn allemaal vastgebonden: de andere speler kan niets spelen, en de ronde eindigt.
lesson-end-1 = Onze regel: wie de rij heeft
lesson-end-2 = Parker: wie ze vastbond
lesson-end-after = Volgens onze regel gaan vastgebonden zaden naar de speler van hun rij. Bind je eigen uiteinden vast: dan zijn de zaden hoe dan ook van jou.

lesson-next = De verliezer begint, aan een uiteinde: hier a
lesson-next-text = Je verloor, met 17 zaden. Van links af (onze regel) vul je kuiltjes met vier; de andere zijn gesloten. De winnaar vult alles en houdt de rest.
lesson-next-after = Eén zaad dat overblijft, maakt een puta, twee een naga, drie een wala. In het kuiltje van de winnaar ertegenover blijven er evenveel liggen.

lesson-closed = Waar valt het laatste zaad?
lesson-closed-text = De ronde gaat nu naar de gesloten kuiltjes van de verliezer; die krijgen niets. Je speelt c. Een puta of naga is als een vastgebonden kuiltje, een wala niet.
lesson-closed-after = Een laatste zaad in een puta, of eten in het kuiltje ervoor, beëindigt de zet. Aan het eind van de ronde gaan de zaden uit de puta naar de speler van die rij.

lesson-judge = Eet er vier, en laat niets te eten over
lesson-judge-text = Kies een zet die minstens vier zaden eet, en waarna geen zet van de andere speler iets eet.
lesson-judge-after = Vraag je vóór elke zet twee dingen af: wat eet ik, en wat kan hierna gegeten worden?

lesson-game = Speel je eerste wedstrijd
lesson-game-text = Drie rondes tegen de zwakste computer. Begin bij a of g, eet vieren, en bind de uiteinden van je eigen rij vast.

# The rule sheet.
sheet-about = Een zaaispel van dorpsvrouwen in Sri Lanka, naar de samenvatting van Parker 1909, pagina’s 598–599, in de Ludii-catalogus.
sheet-needs = Twee spelers; twee rijen van zeven kuiltjes in zand of op karton; twee bakjes als verzamelkuilen; 56 bonen of kiezels als zaden (geen olindazaden: die zijn volgens ons giftig); strootjes als tekens.
sheet-lay = Vier zaden per kuiltje; beide verzamelkuilen zijn leeg. Jouw rij ligt vlak voor je. Spreek af wie begint; die kiest voor beiden: met de klok mee of ertegenin.
sheet-rule-1 = Speel drie rondes (onze regel), om beurten. Dan winnen de meeste zaden; bij gelijkspel wint niemand.
sheet-rule-2 = Begin elke ronde bij een eindkuiltje van je rij (onze regel); later mag elk kuiltje.
sheet-rule-3 = Een los zaad wacht zolang je een kuiltje met meer kunt spelen; in je laatste kuiltje, in speelrichting, ook op andere losse.
sheet-rule-4 = Zaai één zaad per kuiltje; alle behalve het laatste slaan kuiltjes van drie over.
sheet-rule-5 = Een laatste zaad in een leeg kuiltje beëindigt je zet. Bij andere: pak alle op en zaai door.
sheet-rule-6 = Maar maakt het vier, eet dan: leg ze in je verzamelkuil, pak het volgende kuiltje op en zaai door. Is dat leeg of gemerkt, stop dan.
sheet-rule-7 = Vier in een eindkuiltje bind je vast: merk het kuiltje en stop. Gemerkte kuiltjes krijgen alleen zaden: speel ze nooit; een laatste zaad daar beëindigt je zet.
sheet-rule-8 = Heb je geen zet, dan eindigt de ronde. Ieder neemt zijn rij, ook gemerkte kuiltjes (onze regel).
sheet-rule-9 = Verwijder tekens. Ieder vult kuiltjes met vier, de verliezer van links (onze regel). Wat de verliezer overhoudt, gaat in het volgende kuiltje, gemerkt bij één of twee; de winnaar laat er evenveel tegenover. Sla lege, gesloten kuiltjes over. De verliezer begint, tegen de klok in.
sheet-differs = Bij Parker beëindigt eten een zet, is een kuiltje van wie het vastbond, en begint alleen de allereerste zet bij een eindkuiltje. Weggelaten: het vrij verdelen van minder dan twaalf zaden. Ook onze regels: het opgepakte kuiltje wordt niet overgeslagen; na een gelijke ronde begint en kiest wie daarin niet begon; 200 zetten zonder eten of vastbinden beëindigen een ronde.
