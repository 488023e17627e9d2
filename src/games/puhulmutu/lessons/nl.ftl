# What the course of Puhulmutu says, step by step.

lesson-theme = Parels van de waspompoen, uit Sri Lanka
lesson-theme-text = Dat betekent de naam, zegt Parker (1909). Vrouwen uit dorpen spelen het, en spelen snel: twee spelers zaaien zaden rond twee rijen kuiltjes.
lesson-theme-after = In elk van de 14 kuiltjes liggen eerst vier zaden. Beide verzamelkuilen, midden op het bord, zijn eerst leeg.

lesson-aim = Na drie rondes winnen de meeste zaden
lesson-aim-text = Rij a tot g is van jou. Je speelt d. Dan heeft de andere speler geen zaad om te spelen: de ronde is afgelopen, en jouw rij gaat in je verzamelkuil.
lesson-aim-after = Je wint met 35 tegen 21; 28 tegen 28 zou gelijkspel zijn. Zaden komen vooral door eten in een verzamelkuil. Drie rondes zijn onze regel.

lesson-sow = Waar valt het laatste zaad?
lesson-sow-text = Je speelt b. De 14 zaden worden gezaaid, één per kuiltje, hier tegen de klok in: na g komt A. Het kuiltje dat je speelt, wordt niet overgeslagen (onze regel).
lesson-sow-after = Elk kuiltje krijgt één zaad, b als laatste. Dat was toen leeg: een laatste zaad in een leeg kuiltje beëindigt de zet.

lesson-relay = Waar valt het laatste zaad nu?
lesson-relay-text = Je begint de ronde met d, en kiest voor beide spelers met de klok mee. Valt het laatste zaad bij andere, dan zaai je met alle door.
lesson-relay-after = Je zaait door tot een laatste zaad in een leeg kuiltje valt. De richting geldt de hele ronde.

lesson-skip = Waar valt het laatste zaad?
lesson-skip-text = Deze ronde gaat met de klok mee, en je speelt f. Een kuiltje van drie wordt overgeslagen door elk zaad, behalve het laatste in je hand.
lesson-skip-after = Alleen een laatste zaad mag in een kuiltje van drie. Wat daar gebeurt, komt hierna.

lesson-eat = Hoeveel zaden eet a?
lesson-eat-text = Een laatste zaad in een kuiltje van drie, in welke rij ook, eet alle vier. Pak dan het volgende kuiltje op en zaai door; is dat leeg, dan is de zet afgelopen.
lesson-eat-after = Uiteinden van rijen zijn geen uitzondering (zo leiden we af): ook bij g eet je.

lesson-singles = Welke kuiltjes mag je nu spelen?
lesson-singles-text = Je begint bij een kuiltje van je rij. Maar een los zaad moet wachten zolang je een kuiltje met meer hebt.
lesson-singles-after = Ludii, een catalogus van spellen, zegt dat; wat we van Parker gelezen hebben niet.

lesson-front = Waarom moet g wachten?
lesson-front-text = Je voorste kuiltje is het laatste in de speelrichting (onze regel): hier g.
lesson-front-1 = Andere losse zaden gaan voor het voorste.
lesson-front-2 = Het is niet jouw kuiltje.
lesson-front-3 = In een ander kuiltje liggen er meer.
lesson-front-after = Het mag gespeeld worden als je niets anders kunt spelen.

lesson-refill = De volgende ronde begint
lesson-refill-text = Je verloor: je hebt maar 20 zaden. Ieder vult kuiltjes met vier, de verliezer van links af (onze regel). De kuiltjes die je niet kunt vullen, zijn gesloten.
lesson-refill-after = Gesloten kuiltjes worden bij het zaaien overgeslagen. De verliezer begint, en de ronde gaat naar de gesloten kuiltjes toe: niemand kiest.

lesson-next = Eén, twee of drie over
lesson-next-text = Je hebt 17 zaden. Het ene dat overblijft, maakt van e een puta, gemerkt met een strootje. De andere speler neemt er drie uit C, ertegenover.
lesson-next-after = C wordt niet gemerkt. Twee over maken een naga, ook gemerkt: ertegenover blijven er twee. Drie maken een wala: ertegenover blijven er drie.

lesson-marked = Wat gebeurt er in e?
lesson-marked-text = Je speelt c. Kuiltje e, je puta, krijgt zaden, maar wordt nooit gespeeld, opgepakt of gegeten.
lesson-marked-1 = Je eet de vier.
lesson-marked-2 = De zet is afgelopen.
lesson-marked-3 = Alle vier worden doorgezaaid.
lesson-marked-after = Dat de zet daar eindigt, is onze regel. Met een naga is het net zo; een wala, leiden we af, is een kuiltje als elk ander.

lesson-repetition = Rondes kunnen eindigen zonder lege rij
lesson-repetition-text = Je speelt b: een stelling komt voor de derde keer voor, met dezelfde speler aan zet. De ronde eindigt. Ook na 200 zetten zonder eten eindigt een ronde (onze regels).
lesson-repetition-after = Ieder krijgt zijn eigen rij: beiden hebben er 28. Volgens onze regel mag wie deze ronde niet begon, de volgende beginnen en de richting kiezen.

lesson-judge = Eet er vier, en laat niets te eten over
lesson-judge-text = Kies een zet die minstens vier zaden eet, en waarna geen zet van de andere speler iets eet.
lesson-judge-after = Vraag je vóór elke zet twee dingen af: wat eet ik, en wat kan hierna gegeten worden?

lesson-game = Speel je eerste wedstrijd
lesson-game-text = Drie rondes tegen de zwakste computer. Jij begint, bij welk kuiltje en in welke richting je wilt. Eet vieren, en vraag je vóór elke zet af wat de andere speler hierna kan eten.

# The rule sheet.
sheet-about = Een zaaispel van dorpsvrouwen in Sri Lanka, naar Parker 1909, pagina’s 594–599, en de samenvatting daarvan in de Ludii-catalogus.
sheet-needs = Twee spelers; twee rijen van zeven kuiltjes in zand of op karton; twee bakjes als verzamelkuilen; 56 bonen of kiezels als zaden; enkele strootjes als tekens.
sheet-lay = Vier zaden per kuiltje; beide verzamelkuilen zijn leeg. Jouw rij ligt vlak voor je. Spreek af wie begint; die kiest voor beiden: met de klok mee of tegen de klok in.
sheet-rule-1 = Speel drie rondes (onze regel), om beurten. Dan winnen de meeste zaden; bij gelijkspel wint niemand.
sheet-rule-2 = Speel een kuiltje van je rij. Maar een los zaad wacht zolang je een kuiltje met meer hebt. In je laatste kuiltje, in speelrichting (onze regel), ook op je andere losse.
sheet-rule-3 = Zaai één zaad per kuiltje; alle behalve het laatste slaan kuiltjes van drie over.
sheet-rule-4 = Een laatste zaad in een leeg kuiltje beëindigt je zet. Bij andere: pak alle op en zaai door.
sheet-rule-5 = Maar maakt het vier, eet dan: leg ze in je verzamelkuil, pak het volgende kuiltje op en zaai door. Is dat leeg of gemerkt, stop dan.
sheet-rule-6 = Heb je geen zet, dan eindigt de ronde, en krijgt ieder zijn rij. Dat gebeurt ook na 200 zetten zonder eten, of als een stelling voor de derde keer voorkomt (onze regels).
sheet-rule-7 = Dan vult ieder kuiltjes met vier, de verliezer van links (onze regel). Wat de verliezer overhoudt, gaat in het volgende kuiltje, gemerkt bij één of twee; de winnaar laat er evenveel tegenover. Lege kuiltjes zijn gesloten en worden overgeslagen. De verliezer begint, tegen de klok in.
sheet-rule-8 = Gemerkte kuiltjes krijgen alleen zaden: speel ze nooit; een laatste zaad daar beëindigt je zet (onze regel).
sheet-differs = In de vermelding in de catalogus eindigt een ronde als een rij leeg is, en blijven overige zaden tot ronde drie in de verzamelkuil. Weggelaten: minder dan twaalf zaden mag je anders neerleggen. Ook onze regels: het opgepakte kuiltje wordt niet overgeslagen; zijn er alleen drieën, dan geen enkel; na een gelijke ronde begint en kiest wie daarin niet begon.
