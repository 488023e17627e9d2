# The course of Oware: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Een spel uit West-Afrika en het Caribisch gebied
lesson-theme-text = Het wordt in veel landen gespeeld; dit zijn de regels van toernooien. In elk van de twaalf kuiltjes liggen eerst vier zaden: samen 48.

lesson-aim = Sla 25 zaden
lesson-aim-text = Dat is meer dan de helft: wie er 25 geslagen heeft, heeft meteen gewonnen. Jij, onderaan, hebt er 23; je speelt f en slaat er twee.
lesson-aim-after = Hoe je zaden slaat, komt zo.

lesson-yours = Welke kuiltjes mag je spelen?
lesson-yours-text = De onderste rij is van jou, net als de verzamelkuil aan het rechteruiteinde, voor wat je slaat. Je mag elk kuiltje van jou spelen dat niet leeg is.

lesson-sow = Zaai alle zaden van een kuiltje
lesson-sow-text = Je speelt c. De zaden vallen één voor één, tegen de klok in, één per kuiltje. In een verzamelkuil wordt niets gezaaid.
lesson-sow-after = Dan is de andere speler aan de beurt.

lesson-far = Waar valt het laatste zaad?
lesson-far-text = Je speelt c, met twaalf. Gaat het zaaien helemaal rond, dan wordt het kuiltje overgeslagen waar de zaden vandaan komen.
lesson-far-after = Elf zaden vallen in de andere kuiltjes; het twaalfde gaat één kuiltje verder.

lesson-take = Hoeveel zaden slaat d?
lesson-take-text = Maakt je laatste zaad twee of drie in een kuiltje van de andere kant, dan sla je alles wat daar ligt.

lesson-chain = Hoeveel zaden slaat e?
lesson-chain-text = Kijk dan naar het kuiltje ervoor: twee of drie daar, aan de andere kant, sla je ook, en zo verder tot een ander aantal of jouw kant.
lesson-chain-after = In B liggen er vijf, dus daar eindigt het slaan, en de twee in A zijn veilig.

lesson-slam = Wat gebeurt er als je f speelt?
lesson-slam-text = Een zet die elk zaad van de andere kant zou slaan, slaat niets.
lesson-slam-1 = Je slaat vier zaden.
lesson-slam-2 = Dat mag je niet spelen.
lesson-slam-3 = Je slaat niets.
lesson-slam-after = De zaden blijven waar ze zijn. Elders slaat zo’n zet ze wel, of mag die niet gespeeld worden.

lesson-feed = Welke kuiltjes mag je spelen?
lesson-feed-text = De andere speler heeft niets om te zaaien. Dan moet je, als dat kan, een kuiltje spelen waarvan de zaden de bovenste rij bereiken.
lesson-feed-after = Van a en c komt geen zaad voorbij f.

lesson-end = De andere speler zaait F. En dan?
lesson-end-text = Kan geen zet van jou de lege rij bereiken, dan eindigt het spel; ieder houdt zijn eigen rij.
lesson-end-1 = Het spel eindigt.
lesson-end-2 = Je moet d spelen.
lesson-end-3 = Je speelt een kuiltje naar keuze.
lesson-end-after = Je houdt er nog vijf over en wint met 25 tegen 23. De meeste zaden winnen; 24 tegen 24 is gelijkspel.

lesson-round = Dezelfde stelling voor de derde keer
lesson-round-text = Twee zaden gaan steeds maar rond. Na F is de stelling er voor de derde keer: volgens onze regel eindigt het spel, en houdt ieder zijn eigen rij.
lesson-round-after = Je kunt ook afspreken te stoppen: dat tellen we als gelijkspel.

lesson-guard = Laat niets te slaan over
lesson-guard-text = De twee zaden in F van de andere speler zouden twee in a en twee in b maken, en alle vier slaan.
lesson-guard-after = Als b leeg is, maakt het laatste zaad uit F daar maar één, en is ook het zaad in a veilig.

lesson-answer = Sla er drie of meer; laat niets te slaan over
lesson-answer-text = Drie kuiltjes slaan zaden. Denk ook aan het antwoord: wat zou de andere speler dan kunnen slaan?
lesson-answer-after = Wie e speelt, slaat er vijf, maar dan slaat de andere speler er zes.

lesson-game = Je eerste partij
lesson-game-text = Je begint, tegen de zwakste computer. Zoek kuiltjes met één of twee: in de bovenste rij kun je ze misschien slaan; bewaak die van jou.

# The rule sheet.
sheet-about = Een zaaispel uit West-Afrika en het Caribisch gebied, in zijn toernooivorm, naar de Oware Society, de Mind Sports Olympiad en Wikipedia.
sheet-needs = Twee spelers; twee rijen van zes kuiltjes, getekend in zand of op karton; een bakje voor elke speler als verzamelkuil; 48 bonen of kiezels als zaden.
sheet-lay = Vier zaden in elk van de twaalf kuiltjes. Beide verzamelkuilen zijn leeg. Jouw rij ligt vlak voor je. Spreek af wie begint, of gooi een munt op.
sheet-rule-1 = Speel om beurten een kuiltje van je rij dat niet leeg is.
sheet-rule-2 = Pak alle zaden op en zaai ze tegen de klok in, één per kuiltje: naar rechts langs jouw rij, dan terug langs de andere. Ga je helemaal rond, dan krijgt je beginkuiltje niets. In een verzamelkuil wordt niets gezaaid.
sheet-rule-3 = Maakt je laatste zaad twee of drie in een kuiltje van de andere kant, sla ze dan en leg ze in je verzamelkuil.
sheet-rule-4 = Kijk dan naar het kuiltje ervoor. Is dat aan de andere kant en liggen er twee of drie in, sla die dan ook; ga zo door tot dat niet meer zo is.
sheet-rule-5 = Een zet die alle zaden van de andere kant zou slaan, slaat niets.
sheet-rule-6 = Is de andere rij leeg, dan moet je een kuiltje spelen waarvan de zaden die rij bereiken, als je er een hebt.
sheet-rule-7 = Heb je geen zet, omdat je rij leeg is of geen kuiltje van jou een lege rij bereikt, dan is het spel afgelopen. Elke kant houdt zijn rij.
sheet-rule-8 = Hetzelfde gebeurt als een stelling voor de derde keer voorkomt (onze regel).
sheet-rule-9 = Wie 25 zaden of meer heeft, heeft meteen gewonnen. Anders winnen de meeste zaden; 24 tegen 24 is gelijkspel.
sheet-differs = Elders slaat een zet die alle zaden van de andere kant zou slaan die ook echt, of mag zo’n zet niet gespeeld worden. Twee verslagen laten spelers afspreken een partij te stoppen die steeds maar rondgaat; ieder houdt zijn eigen rij. Op deze site is een afgesproken einde gelijkspel, tenzij de spelers anders kiezen (onze regel).
