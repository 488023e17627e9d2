# The course of Adjiboto: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Een zaaispel van de Saamaka-marrons
lesson-theme-text = Het is in 1928 in Suriname gezien. Voor een begrafenis speelden mensen het om de dode te vermaken. In elk van de tien kuiltjes liggen eerst tien bonen.

lesson-aim = Zet de andere speler vast
lesson-aim-text = Om gespeeld te worden moet een kuiltje minstens twee bonen hebben. Wie aan de beurt is en niet zo’n kuiltje heeft, zit vast en heeft verloren. Jij, onderaan, speelt c.
lesson-aim-after = Je hebt gewonnen, hoewel de andere speler meer bonen geslagen heeft.

lesson-yours = Welke kuiltjes mag je spelen?
lesson-yours-text = De onderste rij is van jou, net als de verzamelkuil aan de rechterkant: je boto, eerst leeg. Een kuiltje met één boon mag je niet spelen.

lesson-sow = Eén boon blijft, de andere gaan rond
lesson-sow-text = Je speelt a. Eén boon blijft; de andere vallen tegen de klok in, één per kuiltje. Met de laatste boon is het zaaien afgelopen.
lesson-sow-after = Dan is de andere speler aan de beurt. In een boto wordt niets gezaaid.

lesson-last = Waar valt de laatste boon?
lesson-last-text = Je speelt e, met zes bonen. Na jouw rij gaat het zaaien verder door de bovenste rij, van A naar E.
lesson-last-after = Een van de zes blijft achter, dus er vallen er maar vijf.

lesson-take = Hoeveel bonen slaat c?
lesson-take-text = Liggen er één, drie of vijf bonen in het kuiltje vlak na je laatste boon, dan sla je die, aan welke kant ze ook liggen.
lesson-take-after = Ze gaan naar je boto.

lesson-chain = Hoeveel bonen slaat d?
lesson-chain-text = Na elk kuiltje dat je slaat, wordt het volgende net zo beoordeeld, tot er een ander aantal ligt. Wat geslagen kan worden, moet geslagen worden.
lesson-chain-after = Ook een leeg kuiltje maakt er een eind aan. En volgens onze regel stopt een reeks voordat ze weer bij het kuiltje van de laatste boon komt.

lesson-first = De eerste zet slaat niets
lesson-first-text = Je laatste boon valt in b. In c, het kuiltje erna, ligt één boon; maar de zet die de partij opent, slaat niets.
lesson-first-after = De eerste zet van de andere speler mag al slaan.

lesson-opening = Welke kuiltjes mag je nu spelen?
lesson-opening-text = Je hebt c en b geopend. Met je eerste vijf zetten speel je elk van je vijf kuiltjes één keer, in willekeurige volgorde.
lesson-opening-after = De andere speler doet hetzelfde. Vanaf de zesde zet kiezen beiden vrij.

lesson-far = Waar valt de laatste boon?
lesson-far-text = Je speelt d, met twaalf. Wie helemaal rond zaait, laat ook een boon vallen in het kuiltje waar de zet begon.
lesson-far-after = De tiende gezaaide boon komt terug in het kuiltje waar de zet begon. Een van de twaalf bleef achter, dus de elfde is de laatste.

lesson-saved = Wat gebeurt er als je c speelt?
lesson-saved-text = Wie vastzit met vijftig bonen of meer in de boto, tien voor elk kuiltje, is gered: niemand wint.
lesson-saved-1 = Je wint.
lesson-saved-2 = Het is gelijkspel.
lesson-saved-3 = De andere speler past.
lesson-saved-after = Om gelijkspel te laten zien, strijkt men met een vinger over het bord, tussen de twee rijen door.

lesson-answer = Sla er vijf, en laat niets te slaan over
lesson-answer-text = Denk één zet verder: geen antwoord van de andere speler mag een boon slaan.
lesson-answer-after = Twee andere zetten slaan er ook vijf. Daarna slaat de andere speler er acht.

lesson-win = Win met deze zet
lesson-win-text = Van de bovenste kuiltjes kan alleen B nog gespeeld worden. Laat de andere speler geen kuiltje met twee of meer bonen over.
lesson-win-after = Wie a speelt, slaat er acht en wint niet. In dit spel telt of je kunt zaaien, niet wat je geslagen hebt.

lesson-game = Je eerste partij
lesson-game-text = Je speelt tegen de zwakste computer. Tel voordat je zaait, en houd kuiltjes met twee bonen of meer aan jouw kant.

# The rule sheet.
sheet-about = Een zaaispel van de Saamaka-marrons in Suriname, daar gezien in 1928, naar Herskovits 1929, pagina’s 123–124.
sheet-needs = Twee spelers; twee rijen van vijf kuiltjes, getekend in zand of op karton; rechts van elke speler een bakje als verzamelkuil, de boto; 100 gedroogde bonen, of evenveel kiezels.
sheet-lay = Tien bonen in elk van de tien kuiltjes. Beide boto’s zijn leeg. De rij vlak voor je is van jou.
sheet-rule-1 = Spreek af wie begint (onze regel); daarna ga je om beurten. Kies een van je vijf kuiltjes met minstens twee bonen.
sheet-rule-2 = Laat er één boon in. Laat de andere één voor één in de volgende kuiltjes vallen, tegen de klok in: naar rechts langs jouw rij, dan terug langs de andere. In een boto valt niets. Kom je helemaal rond, dan krijgt ook je eigen kuiltje een boon.
sheet-rule-3 = Kijk na de laatste boon naar het volgende kuiltje. Liggen daar één, drie of vijf bonen, dan moet je die slaan en in je boto leggen, aan welke kant ze ook liggen.
sheet-rule-4 = Kijk dan net zo naar het kuiltje daarna, en zo verder, tot er een leeg is of een ander aantal heeft. Stop altijd vóór het kuiltje van je laatste boon (onze regel).
sheet-rule-5 = De allereerste zet van de partij slaat niets.
sheet-rule-6 = Met je eerste vijf zetten speel je elk van je vijf kuiltjes één keer, in willekeurige volgorde. Daarna kies je vrij.
sheet-rule-7 = Heeft in je beurt geen kuiltje van jou twee bonen of meer, dan zit je vast en heb je verloren. Maar liggen er minstens 50 bonen in je boto, dan is het gelijkspel.
sheet-differs = In het programma Ludii slaan de eerste tien zetten niets, en mag het slaan doorgaan tot het kuiltje van de laatste boon. In een Zweedse encyclopedie past wie vastzit, en worden aan het eind bonen geteld. Van ons zijn de twee aangegeven regels en nog een: een stelling die voor de derde keer voorkomt, is gelijkspel.
