# What the course of Raja Pasu says, step by step.

lesson-theme = Koning en koe
lesson-theme-text = Raja Pasu, wat koning en koe zou betekenen, werd in Sri Lanka gespeeld, vooral door vrouwen. Elk van 14 kuiltjes begint met zeven zaden. Wie na drie rondes meer zaden heeft, wint.
lesson-theme-after = We kennen het uit Gerings verslag, en uit verslagen van hetzelfde spel met drie spelers.

lesson-own-row = Welke kuiltjes mag je spelen?
lesson-own-row-text = De onderste rij is van jou, de bovenste van de andere speler. Ieder begint met een lege verzamelkuil. Je speelt uit een kuiltje van je eigen rij dat niet leeg is.

lesson-sow = Waar valt het laatste zaad?
lesson-sow-text = Je speelt f. Alle zaden worden tegen de klok in gezaaid, één per kuiltje: na g komt A, na G weer a. Dan is de andere speler aan zet.

lesson-next-hole = Waar valt het laatste zaad van de zet?
lesson-next-hole-text = Je speelt b. Na elk laatste zaad pak je het kuiltje op dat volgt en zaai je door met de zaden daarin, tot het kuiltje dat volgt leeg blijkt te zijn.
lesson-next-hole-after = Het kuiltje waar een laatste zaad valt, wordt niet opgepakt: alleen het kuiltje erna.

lesson-gap = Hoeveel zaden sla je met c?
lesson-gap-text = Is het kuiltje na het laatste zaad leeg, dan sla je wat in het kuiltje daarachter ligt, als daar iets ligt, in welke rij ook. Je zet is afgelopen.

lesson-fours = Hoeveel zaden sla je met d?
lesson-fours-text = Een kuiltje waarin tijdens het zaaien vier zaden komen, ook door het laatste zaad, wordt meteen geslagen; de eigenaar van de rij krijgt ze.
lesson-fours-after = Jouw zaaien gaf de andere speler er acht: tel wat het beide rijen oplevert.

lesson-origin = Waar valt het laatste zaad?
lesson-origin-text = Je speelt d, met 14 zaden. Wie helemaal rond zaait, geeft ook het kuiltje waar de zet begon een zaad: onze regel.
lesson-origin-after = In e kwamen er vier, en die werden geslagen. Dus was het kuiltje na het laatste zaad leeg, en sloeg je ook f.

lesson-pass = Speel zo dat je nog een zet hebt
lesson-pass-text = De rij van de andere speler is leeg. Een speler die niets te spelen heeft, doet even niet mee (verteld van het spel voor drie; we laten het voor twee gelden).

lesson-round-end = Waarom is de ronde afgelopen?
lesson-round-end-text = Je speelt a. Twee zaden zitten achter elkaar aan. Wat overblijft, gaat naar wie de laatste zet deed.
lesson-round-end-1 = Er is één zaad over.
lesson-round-end-2 = Zelfde stelling, zelfde speler, derde keer.
lesson-round-end-3 = Het bord is leeg.
lesson-round-end-after = Een ronde is afgelopen als er niets meer geslagen kan worden: ook zonder zaad of, volgens onze regel, met één. Ook herhaling is van ons.

lesson-refill = De volgende ronde
lesson-refill-text = Vanaf het rechteruiteinde vul je je kuiltjes met elk zeven zaden, de andere speler ook. Kuiltjes die niet gevuld kunnen worden, zijn gesloten. Wie meer zaden heeft, begint: onze regel.
lesson-refill-after = Gesloten kuiltjes worden overgeslagen. Ze liggen links in een rij, gezien vanaf de plaats van de eigenaar.

lesson-third-round = Win de wedstrijd in de laatste ronde
lesson-third-round-text = Na drie rondes, ons aantal, wint wie meer zaden heeft. Eén zaad op het bord beëindigt de ronde. Jij hebt er 44, de andere speler 48.
lesson-third-round-after = Je sloeg er vijf, en kreeg het laatste zaad omdat je de laatste zet deed: 50 tegen 48. Gelijke aantallen zouden gelijkspel zijn.

lesson-match-end = Win de wedstrijd meteen
lesson-match-end-text = Een speler die geen enkel kuiltje kan vullen, heeft verloren, in welke ronde ook. De andere speler heeft vijf zaden, te weinig: beëindig de ronde.

lesson-judge = Sla er minstens vier, laat niets te slaan over
lesson-judge-text = Verscheidene zetten slaan zaden. Zoek de zet waarna de andere speler bovendien niets kan slaan.
lesson-judge-after = Een drie in jouw rij is een vier die nog komt. Tel ook wat je zaden voor de andere rij doen.

lesson-game = Je eerste partij
lesson-game-text = Jij begint. Zoek drieën in je rij, en kuiltjes voorbij een leeg kuiltje.

# The rule sheet.
sheet-about = Een zaaispel uit Sri Lanka, naar Gerings verslag (Mancala World) en dat van het spel voor drie in de Voogt 2000, pagina’s 96–97.
sheet-needs = Twee spelers; twee rijen van zeven kuiltjes, getekend in zand of op karton; een bakje voor elke speler als verzamelkuil; 98 bonen of kiezels als zaden.
sheet-lay = Zeven zaden in elk van de 14 kuiltjes; beide verzamelkuilen zijn leeg. Jouw rij ligt vlak voor je. Spreek af wie begint; daarna ga je om beurten.
sheet-rule-1 = Speel een kuiltje van je rij dat niet leeg is. Zijn ze allemaal leeg, dan word je overgeslagen.
sheet-rule-2 = Pak alle zaden op en zaai ze tegen de klok in, één per kuiltje, het opgepakte niet overgeslagen (onze regel): naar rechts langs jouw rij, dan terug langs de andere.
sheet-rule-3 = Een kuiltje waarin tijdens het zaaien vier zaden komen, ook door het laatste zaad, gaat meteen naar de verzamelkuil van de eigenaar van die rij, wie ook zaait.
sheet-rule-4 = Pak na het laatste zaad op wat in het kuiltje erna ligt, en zaai door.
sheet-rule-5 = Is dat kuiltje leeg, sla dan wat in het kuiltje daarachter ligt, als daar iets ligt, in welke rij ook. Je zet is afgelopen.
sheet-rule-6 = Een ronde eindigt als niets meer geslagen kan worden: hoogstens één zaad is over, of een stelling komt voor de derde keer voor (onze regels). Wie de laatste zet deed, krijgt de rest.
sheet-rule-7 = Vul dan kuiltjes met elk zeven zaden uit je verzamelkuil, van rechts af. Kuiltjes die je niet kunt vullen, zijn gesloten en worden overgeslagen. Wie meer zaden heeft, begint (onze regel).
sheet-rule-8 = Na drie rondes (onze regel) winnen de meeste zaden; bij gelijkspel wint niemand. Kun je geen kuiltje vullen, dan verlies je.
sheet-differs = Bij Gering eindigt een ronde als een speler niets te spelen heeft; de ander krijgt de rest en begint de volgende. Niemand anders vertelt wie begint. Overgeslagen worden, en wie de rest krijgt, komen uit het spel voor drie. Ook onze regel: hebben beiden evenveel, dan begint de speler die de vorige ronde begon opnieuw.
