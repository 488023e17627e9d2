# The course of Kalah: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Een zaaispel, gemaakt om te verkopen
lesson-theme-text = W. J. Champion bedacht het in de Verenigde Staten, omstreeks 1940. In elk van de twaalf kuiltjes liggen eerst vier stenen; de twee verzamelkuilen zijn leeg.

lesson-aim = De volste verzamelkuil wint
lesson-aim-text = Jij, onderaan, speelt f. Als een van de rijen leeg is, is het spel afgelopen. Overgebleven stenen gaan naar de verzamelkuil van de speler in wiens rij ze liggen.
lesson-aim-after = Het maakt niet uit wiens rij leeg is. Gelijke verzamelkuilen zijn gelijkspel.

lesson-yours = Welke kuiltjes mag je spelen?
lesson-yours-text = De onderste rij is van jou, net als de verzamelkuil aan het rechteruiteinde. Je mag elk kuiltje van je rij spelen dat niet leeg is.

lesson-sow = Zaai alle stenen van een kuiltje
lesson-sow-text = Je speelt e. De stenen vallen één voor één, tegen de klok in: één per kuiltje, en onderweg één in je verzamelkuil.
lesson-sow-after = Dan is de andere speler aan de beurt.

lesson-last = Waar valt de laatste steen?
lesson-last-text = Je speelt f, met acht. Je zaait in je eigen verzamelkuil, maar niet in die van de andere speler.
lesson-last-after = Geen kuiltje wordt overgeslagen: met dertien stenen in f zou de laatste in f zelf vallen, dat dan leeg is.

lesson-again = Vind een zet waarna je nog een zet hebt
lesson-again-text = Valt je laatste steen in je eigen verzamelkuil, dan heb je nog een zet. Tel van het kuiltje tot de verzamelkuil.
lesson-again-after = Het kan in één beurt meer dan eens gebeuren.

lesson-take = Hoeveel stenen slaat c?
lesson-take-text = Valt je laatste steen in een leeg kuiltje van jouw rij, dan sla je die steen en alles in het kuiltje ertegenover.
lesson-take-after = Ze gaan naar je verzamelkuil. Is het kuiltje ertegenover leeg, dan wordt er niets geslagen.

lesson-find = Sla minstens vijf stenen
lesson-find-text = Zoek een leeg kuiltje van jou met stenen ertegenover. Vanuit welk kuiltje valt je laatste steen daarin?

lesson-end = Wat gebeurt er als je f speelt?
lesson-end-text = Je laatste steen valt in je verzamelkuil, en er blijft geen steen over in jouw rij.
lesson-end-1 = Je hebt nog een zet.
lesson-end-2 = Het spel is afgelopen.
lesson-end-3 = De andere speler is aan zet.
lesson-end-after = Je hebt geen zet meer: de zeven stenen van de bovenste rij gaan naar de verzamelkuil van de andere speler.

lesson-nothing = Er ligt niets tegenover
lesson-nothing-text = Je speelt a. Volgens de standaardregel blijft de steen in b; volgens een andere, waarmee kleine borden het eerst zijn opgelost, gaat die naar je verzamelkuil.
lesson-nothing-1 = Standaardregel
lesson-nothing-2 = Regel van de oplossers

lesson-first = Begin met een zet die er nog een oplevert
lesson-first-text = Drie kuiltjes zouden er meteen zes kunnen slaan. Maar een zet die er nog een oplevert, kost je niets: speel die eerst.
lesson-first-after = Zowel e als f levert nog een zet op. Het volgende bord is dat na f.

lesson-then = Sla er zes, en laat niets te slaan over
lesson-then-text = Je hebt f gespeeld. Drie kuiltjes kunnen er nu zes slaan. Na welk daarvan kan de andere speler niets slaan?
lesson-then-after = De D van de andere speler eindigt in het lege E. Daartegenover ligt b, en dat heb je net leeggemaakt.

lesson-game = Je eerste partij
lesson-game-text = Je begint tegen de zwakste computer. Zoek elke beurt eerst een zet die er nog een oplevert, dan een die slaat.

# The rule sheet.
sheet-about = Een zaaispel dat W. J. Champion omstreeks 1940 in de Verenigde Staten bedacht, naar het Wikipedia-artikel “Kalah”.
sheet-needs = Twee spelers; twee rijen van zes kuiltjes, getekend in zand of op karton; rechts van elke speler een bakje als verzamelkuil; 48 stenen, zoals bonen of kiezels.
sheet-lay = Vier stenen in elk van de twaalf kuiltjes. Beide verzamelkuilen zijn leeg. De rij vlak voor je is van jou.
sheet-rule-1 = Spreek af wie begint; daarna ga je om beurten. Speel een kuiltje van je rij dat niet leeg is.
sheet-rule-2 = Pak alle stenen op en zaai ze tegen de klok in, één per kuiltje: naar rechts langs jouw rij, dan terug langs de andere.
sheet-rule-3 = Kom je langs je eigen verzamelkuil, zaai daar dan één steen in, maar niet in die van de andere speler. Met veel stenen kom je weer rond; geen kuiltje wordt overgeslagen.
sheet-rule-4 = Valt je laatste steen in je eigen verzamelkuil, dan heb je nog een zet. Dat kan in één beurt meermaals gebeuren.
sheet-rule-5 = Valt je laatste steen in een leeg kuiltje van je eigen rij, en liggen er stenen in het kuiltje ertegenover, dan sla je allebei: die steen en alle stenen ertegenover gaan in je verzamelkuil. Ligt er niets tegenover, dan wordt er niets geslagen.
sheet-rule-6 = Na elke andere zet is de andere speler aan de beurt. Er wordt niets weer opgepakt en doorgezaaid.
sheet-rule-7 = Zodra een van de rijen leeg is, is het spel afgelopen, ook al had je nog een zet. Alle stenen aan de andere kant gaan in de verzamelkuil van die kant.
sheet-rule-8 = Wie meer stenen in de verzamelkuil heeft, wint. Gelijke verzamelkuilen zijn gelijkspel.
sheet-differs = Van het patent, de regels van de fabrikant van 1958 en de oplossers van kleine borden zegt men dat één regel anders is: een laatste steen in een leeg kuiltje van jou gaat ook naar huis als er niets tegenover ligt. Een spel in een museum begint met drie stenen per kuiltje. Geen van deze regels is van ons.
