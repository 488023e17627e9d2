# What the course of Pasang says, step by step.

lesson-theme = Een spel voor feesten die de hele nacht duren, in Brunei
lesson-theme-text = Dorpsvrouwen speelden het daar, vertelt Bell (1973). 60 zwarte en 60 witte stenen vullen de kruispunten in een afgesproken patroon; meer dan dertig patronen zijn traditioneel.
lesson-theme-after = Het midden van het bord is hol. Geen lijn loopt eroverheen, en niets gaat eroverheen. De diagonalen helpen alleen bij het leggen van patronen.

lesson-aim = Als er niets meer ligt, beslissen de punten
lesson-aim-text = Elke speler beweegt één ka; de driehoek op de jouwe wijst omhoog. Zwarte stenen tellen één punt, witte twee. Je gaat naar h3 en slaat de laatste drie.
lesson-aim-after = Geen kleur is van iemand (onze regel). De twee stenen die ka geworden zijn, tellen voor niemand, zo zegt een ander verslag.

lesson-line = Hoeveel stenen slaat jouw ka?
lesson-line-text = Je ka gaat langs rij 5 naar a5 en slaat daar langs kolom a: alle stenen van één kleur, over lege kruispunten heen, tot aan de andere kleur of een ka.
lesson-line-after = Een lijn moet oneven zijn, en wordt helemaal geslagen. Na een zet langs een rij sla je langs een kolom; na een zet langs een kolom sla je langs een rij.

lesson-odd = Waarom mag de ka niet naar a5?
lesson-odd-text = In kolom a zou de ka twee zwarte stenen tegenkomen.
lesson-odd-1 = Zo ver mag de ka niet.
lesson-odd-2 = De lijn is even.
lesson-odd-3 = Er ligt een leeg kruispunt tussen.
lesson-odd-after = De ka gaat rechtuit, zo ver als je wilt over lege kruispunten, ook voorbij plekken waar iets te slaan is.

lesson-across = Waarom mag de ka niet naar d4?
lesson-across-text = De ka zou daar drie witte stenen tegenkomen: c4, b4 en a4.
lesson-across-1 = Die zou langs die rij komen.
lesson-across-2 = De weg is niet vrij.
lesson-across-3 = De lijn is even.
lesson-across-after = De ka zou langs rij 4 komen, dus telt daar alleen kolom d, en die is leeg.

lesson-joined = Hoeveel slaat jouw ka nu?
lesson-joined-text = Je ka gaat langs kolom g naar g8. Hebben de dichtstbijzijnde stenen aan beide kanten dezelfde kleur, dan zijn beide kanten één lijn (zo leiden we af).
lesson-joined-after = Zijn hun kleuren verschillend, dan zijn het twee lijnen. Kies er een: alleen die wordt geslagen.

lesson-one = Waarom mag de ka niet beide lijnen slaan?
lesson-one-text = Op g3 zou de ka tussen drie zwarte stenen en een witte staan.
lesson-one-1 = Vier is een even getal.
lesson-one-2 = Die komt langs kolom g.
lesson-one-3 = Een zet slaat één lijn.

lesson-centre = Waarom mag de ka niet naar g6?
lesson-centre-text = Voorbij het holle midden liggen drie zwarte stenen in rij 6.
lesson-centre-1 = De lijn is even.
lesson-centre-2 = Geen lijn gaat over het midden.
lesson-centre-3 = Die zou langs rij 6 komen.

lesson-suntuk = Laat de andere speler niets over om te slaan
lesson-suntuk-text = Wie aan de beurt is en niets kan slaan, is suntuk, vastgelopen, en verliest, ongeacht de punten. Waar kan de ka op f10 slaan? De kleine getallen zijn de punten die je zou krijgen.

lesson-passage = Een partij begint met een lege kolom
lesson-passage-text = Jouw helft is de vijf rijen het dichtst bij jou. Wie begint, slaat één kolom van zijn helft, vijf stenen. De lege kolom is zijn doorgang.
lesson-passage-after = Daarna haalt de andere speler een kolom leeg. Dan kies jij een ka, en na jou de andere speler.

lesson-diagonal = Waarom mag de andere speler i niet slaan?
lesson-diagonal-text = Je haalde h leeg. De ander haalt schuin ertegenover een kolom van zijn eigen helft leeg, links tegen rechts.
lesson-diagonal-1 = Die is van jou.
lesson-diagonal-2 = Jij bent aan de beurt.
lesson-diagonal-3 = Die ligt niet schuin ertegenover.
lesson-diagonal-after = Elke kolom links van het midden mag. Tegen een kolom links mag elke kolom rechts; tegen de middelste mag elke andere.

lesson-ka = Kies een ka die drie of meer stenen slaat
lesson-ka-text = Een steen van jouw helft naast je doorgang schuift erin en wordt je ka. Die slaat meteen een lijn, langs rij of kolom.
lesson-ka-after = Alleen nu mag je ka kiezen tussen rij en kolom; later slaat je ka dwars op de afgelegde weg. Kan geen steen je ka worden, dan ben je suntuk (zo leiden we af).

lesson-judge = Sla er drie, en laat weinig over
lesson-judge-text = Kies een zet die minstens drie stenen slaat, en waarna geen zet van de andere speler er meer dan één slaat.
lesson-judge-after = Vraag je vóór elke zet twee dingen af: wat sla ik, en wat kan er daarna geslagen worden?

lesson-game = Speel je eerste partij
lesson-game-text = De zwakste computer speelt tegen je. Sla met elke zet een oneven lijn. Wie het laatst slaat, begint volgens de traditie de volgende partij, zegt een ander verslag.

# The rule sheet.
sheet-about = Een spel uit Brunei, naar het Wikipedia-artikel “Pasang (game)”; één regel is van Nor Jaidi Tuah 2010.
sheet-needs = Twee spelers; een rooster van elf bij elf lijnen, zonder het middelste kruispunt; 60 zwarte en 60 witte stenen, zoals knopen of twee soorten bonen; twee ringen om de ka’s aan te geven.
sheet-lay = Stenen vullen de kruispunten zoals op het plaatje, of in een ander patroon dat jullie afspreken. Jouw helft is de vijf rijen het dichtst bij jou.
sheet-rule-1 = Zwarte stenen tellen één punt, witte twee, voor wie ze slaat (onze regel).
sheet-rule-2 = Wie begint, slaat één kolom van zijn helft, vijf stenen: zijn doorgang. De ander slaat een kolom van zijn helft schuin ertegenover, voorbij de middelste; tegen de middelste elke andere.
sheet-rule-3 = Dan schuift elk om beurten een steen van zijn helft uit de kolom ernaast zijn doorgang in: zijn ka. Die slaat meteen een lijn in rij of kolom.
sheet-rule-4 = Later beweegt alleen je ka: langs rij of kolom, zo ver je wilt over lege kruispunten, nooit over het midden. Na een zet langs de rij sla je een lijn in de kolom, na een zet langs de kolom een lijn in de rij.
sheet-rule-5 = Een lijn is alle stenen van één kleur, over lege kruispunten, van de ka tot de andere kleur, de andere ka, het midden of de rand. Zijn de dichtstbijzijnde stenen aan beide kanten gelijk, dan zijn beide kanten één lijn (afgeleid).
sheet-rule-6 = Elke zet slaat één hele lijn; het aantal moet oneven zijn.
sheet-rule-7 = Kun je in je beurt niets slaan, dan ben je suntuk en verlies je, ongeacht de punten. Zijn alleen ka’s over, dan winnen de meeste punten; bij gelijke punten wint niemand (onze regel).
sheet-differs = Jullie kunnen afspreken dat een ka springt: van twee kolommen ver, over een steen. Volgens de traditie mag je een deel van een lijn slaan, en wie het laatst sloeg, begint de volgende partij. Bij Pasang Emas mag de tweede kolom elke zijn die niet recht ertegenover ligt. Alleen Nor Jaidi Tuah zegt dat ka’s voor niemand tellen.
