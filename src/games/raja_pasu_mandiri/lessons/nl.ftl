# What the course of Raja Pasu Mandiri says, step by step.

lesson-theme = Drie aan één bord, in Colombo
lesson-theme-text = Raja, Pasu en Mandiri zouden koning, koe en minister betekenen. Elk kuiltje begint met zeven zaden, elke verzamelkuil leeg. Wie er in negen rondes de meeste zaden bij krijgt, wint.
lesson-theme-after = De Voogt publiceerde het spel in 2000. Dat een wedstrijd negen rondes heeft, is onze regel.

lesson-sections = Welke kuiltjes mag je spelen?
lesson-sections-text = Jij bent de Raja, en de drie middelste kuiltjes van beide rijen zijn van jou. Daarvan speel je er een dat niet leeg is.
lesson-sections-after = Links van je heeft de Mandiri (speler 2) a, b, F, G; rechts heeft de Pasu (speler 3) f, g, A, B.

lesson-turns = De Raja, de Mandiri, de Pasu
lesson-turns-text = Ze zetten in deze volgorde, de Raja eerst. Alle zaden van een kuiltje worden tegen de klok in gezaaid, één per kuiltje. Jij zaait C, de Mandiri a, de Pasu f.
lesson-turns-after = Na de Pasu, derde zoals een ander verslag zegt, ben jij weer aan de beurt.

lesson-next-hole = Waar valt het laatste zaad van de zet?
lesson-next-hole-text = Je speelt d. Na het laatste zaad pak je op wat in het kuiltje erna ligt, en zaai je daarmee door, tot het kuiltje erna leeg blijkt te zijn.

lesson-gap = Hoeveel zaden sla je met E?
lesson-gap-text = Is het kuiltje na het laatste zaad leeg, dan sla je wat in het kuiltje daarachter ligt, van wie het ook is, en is je zet afgelopen.
lesson-gap-after = Is het kuiltje daarachter ook leeg, dan sla je niets.

lesson-fours = Hoeveel zaden sla je met d?
lesson-fours-text = Een kuiltje waarin tijdens het zaaien vier zaden komen, ook door het laatste zaad, wordt meteen geslagen: de vier gaan naar de eigenaar ervan.
lesson-fours-after = Jouw zaaien gaf de Pasu er acht: tel wat het iedereen oplevert. Kijk ook na een laatste zaad dat geslagen wordt naar het kuiltje erna.

lesson-origin = Waar valt het laatste zaad?
lesson-origin-text = Je speelt d, met één zaad voor elk kuiltje. Wie helemaal rond zaait, geeft ook het kuiltje waar de zet begon een zaad: onze regel.
lesson-origin-after = In e kwamen er vier, en die werden geslagen; dus was het kuiltje na d leeg, en eindigde de zet.

lesson-pass = Waarom is na d de Pasu aan de beurt?
lesson-pass-text = Jij, de Raja, speelt d. Kijk naar de vier kuiltjes van de Mandiri.
lesson-pass-1 = De Pasu komt na de Raja.
lesson-pass-2 = De rollen zijn gewisseld.
lesson-pass-3 = De Mandiri heeft niets te spelen.
lesson-pass-after = Wie niets te spelen heeft, wordt overgeslagen, en speelt weer mee zodra er zaden gekomen zijn.

lesson-round-end = Waarom is de ronde afgelopen?
lesson-round-end-text = Twee zaden gaan rond en er kan niets meer geslagen worden. Wie de laatste zet deed, krijgt beide. Je speelt e.
lesson-round-end-1 = Het bord is leeg.
lesson-round-end-2 = Er is één zaad over.
lesson-round-end-3 = Derde keer dezelfde stelling.
lesson-round-end-after = Volgens onze regels kan er niets meer geslagen worden met één zaad over, of als een stelling voor de derde keer voorkomt, met dezelfde speler aan zet.

lesson-gift = Beëindig de ronde met één zaad over
lesson-gift-text = Met één zaad over is de ronde afgelopen, en wie de laatste zet deed, krijgt het. Na elke ronde geeft de Raja elk van de anderen één zaad.

lesson-reign = Na drie rondes wisselen de rollen
lesson-reign-text = De Mandiri wordt Raja, de Raja Pasu, de Pasu Mandiri. Vóór elke ronde vullen allen hun kuiltjes uit hun verzamelkuil, met elk zeven zaden; niet gevulde kuiltjes zijn gesloten.
lesson-reign-after = Onze regel: het dichtst bij het midden eerst; is het gelijk, dan kleine letters eerst, vanaf a. Gesloten kuiltjes worden overgeslagen; overige zaden blijven in de verzamelkuil.

lesson-nine = Win de wedstrijd in de laatste ronde
lesson-nine-text = In ronde negen ben jij de Mandiri. Wie het verst boven zijn eerste zaden uitkomt, wint: onze regel. Jij had er 42, de anderen 28; nu heb je er 38.
lesson-nine-after = Het zaad van de Raja kwam erbij. Wie er evenveel bij kregen, delen de overwinning. Een speler die als enige nog een kuiltje kan vullen, wint meteen.

lesson-judge = Sla er zes, laat de Mandiri niets te slaan over
lesson-judge-text = Jij bent weer de Raja. Drie zetten slaan zes zaden: na welke daarvan kan de volgende speler er geen slaan?

lesson-game = Je eerste partij
lesson-game-text = Je begint als de Raja, in het midden. Zoek drieën in je zes kuiltjes, en zaden voorbij een leeg kuiltje.

# The rule sheet.
sheet-about = Een zaaispel voor drie uit Colombo, Sri Lanka, naar de Voogt 2000, pagina’s 96–97, en de samenvatting daarvan in de Ludii-catalogus.
sheet-needs = Drie spelers; twee rijen van zeven kuiltjes, getekend in zand of op karton; een bakje voor elke speler als verzamelkuil; 98 bonen of kiezels als zaden.
sheet-lay = Zeven zaden per kuiltje; de verzamelkuilen zijn leeg. Spreek af wie Raja, Mandiri en Pasu is. De Raja zit aan de onderste rij.
sheet-rule-1 = In beide rijen heeft de Raja de drie middelste kuiltjes, de Mandiri de twee links daarvan, de Pasu de andere twee.
sheet-rule-2 = Jullie zetten in deze volgorde. Speel een eigen kuiltje; zonder zaden word je overgeslagen.
sheet-rule-3 = Zaai tegen de klok in (a tot g, A tot G), één per kuiltje, het opgepakte niet overgeslagen (onze regel).
sheet-rule-4 = Een kuiltje waarin vier komen, ook door het laatste zaad, gaat meteen naar de verzamelkuil van de eigenaar.
sheet-rule-5 = Pak na het laatste zaad het kuiltje erna op en zaai door. Is dat leeg, sla dan het kuiltje daarachter; je zet eindigt.
sheet-rule-6 = Een ronde eindigt als niets meer geslagen kan worden: hoogstens één zaad is over, of een stelling komt voor de derde keer voor (onze regels). Wie de laatste zet deed, krijgt de rest; de Raja geeft elke tegenstander één zaad.
sheet-rule-7 = Na elke derde ronde wordt de Mandiri Raja, de Raja Pasu, de Pasu Mandiri.
sheet-rule-8 = Vul vóór elke ronde je kuiltjes met zeven zaden, het dichtst bij het midden eerst (onze regel). Leeg gebleven kuiltjes zijn gesloten: sla ze over.
sheet-rule-9 = Na negen rondes wint wie het verst boven zijn beginzaden uitkomt, 42 of 28 (onze regel). Wie als enige een kuiltje kan vullen, wint meteen.
sheet-differs = In het programma Ludii gaan vieren naar wie zaait, en eindigt een ronde met minder dan vier zaden. Bij Gering wisselen rollen elke ronde; alleen Gering vertelt dat de Pasu derde is. De Voogt en Gering laten spelers zaden lenen. Dat vieren naar de eigenaar gaan, leiden we af. Ook onze regel: wie er evenveel bij kregen, delen de overwinning.
