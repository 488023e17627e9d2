# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = Speel het spel, zie de bronnen
site-lead = Traditionele bordspellen. Bij elke regel staat van welke bladzijde die komt, of dat niemand die heeft opgeschreven.
site-games = Spellen
site-skip-to-board = Ga direct naar het bord
site-undo = Neem terug
site-redo = Opnieuw
site-new-game = Nieuwe partij
site-random-lead = In toevallige partijen (geteld door ons eigen programma)
site-rules = Regels
site-rules-lead = Elke regel met de bron ervan. De lijn ernaast zegt hoe zeker we zijn:
site-how-sure = Hoe zeker we zijn, en hoe je ons verbetert
site-evidence-of = Bronnen voor { $name }
site-evidence = Bronnen
site-readings-lead = Waar de bronnen verschillen of zwijgen
site-sources = Bronnen
site-needs-script = Sta scripts en WebAssembly toe om te spelen. De regels kun je hier ook zonder lezen.
site-failed = Het bord kon niet worden geladen. De regels kun je hier wel lezen.
site-no-wasm = Deze pagina kun je hier lezen, maar niet spelen: deze browser kan geen WebAssembly uitvoeren of is er te oud voor.
site-stopped = Een fout heeft deze pagina gestopt. Laad de pagina opnieuw om verder te gaan met wat bewaard is.
site-load-again = Laad opnieuw
site-try-again = Probeer opnieuw
site-missing-title = Hier is geen pagina
site-missing-text = Misschien is het adres verkeerd getypt, of is de pagina verplaatst.
site-missing-games = Of ga naar een van de spellen:
site-home = Alle spellen
site-open-on-site = Regels en bronnen op Papan
site-licence = Programma: MIT of Apache 2.0. Lettertype: Gentium Book Plus, SIL Open Font License.
site-ornament = De versiering van het bord is van onszelf en is van geen bestaand voorwerp nagemaakt.
site-keys = Toetsen
site-reference = hier ter vergelijking
site-reference-lead = Dit spel staat hier ter vergelijking: het wordt overal ter wereld gespeeld en onderzocht; zo kunnen lezers de andere spellen vergelijken met een spel dat ze misschien kennen.

site-play-name = Speel { $name }
certainty-stated = vermeld
certainty-inferred = afgeleid
certainty-editorial = van ons
certainty-witness = andere getuige
certainty-means-stated = de bron zegt het
certainty-means-inferred = het volgt uit wat de bron zegt
certainty-means-editorial = de bronnen zwijgen: we moesten zelf beslissen
certainty-means-witness = een ander verslag zegt het, en we noemen het


# The home page.
home-page-saved-games = Jouw partijen
home-page-saved-games-note = Alleen in deze browser bewaard; er wordt niets verstuurd.
home-page-find = Zoek een spel
home-page-search = Naam, volk, plaats of materiaal
home-page-players = Spelers
home-page-board = Bord
home-page-place = Deel van de wereld
home-page-any = Alle
home-page-clear = Toon alle spellen
home-page-nothing = Geen spel past bij dit alles: probeer een ander woord of minder keuzes, of toon alle spellen.
home-page-where = Waar
home-page-who = Wie
home-page-when = Wanneer
home-page-length = Lengte
home-page-easiest-first = Wat het makkelijkst te leren is, staat vooraan. De minuten hebben we zelf geschat.
home-page-minutes = ongeveer { $learn } minuten om alle regels te kennen, { $play } om te spelen
home-page-news = Wat er nieuw is
home-page-seats = { $seats ->
    [2] Twee
    [3] Drie
   *[other] { $seats }
}
home-page-lead = Dit is { $name }, en je kunt het hier nu spelen. Het doel: { $aim }
home-page-on-board = { $name }: { $people }, { $place }
home-page-century = { $century ->
    [19] 19e
    [20] 20e
   *[21] 21e
} eeuw: { $time }
home-page-rows = { $rows } rijen van { $holes } kuiltjes
home-page-square = Vierkant, { $side } × { $side } kruispunten
region-south-america = Zuid-Amerika
region-west-africa = West-Afrika en het Caribisch gebied
region-middle-east = Midden-Oosten
region-south-asia = Zuid-Azië
region-southeast-asia = Zuidoost-Azië
region-north-america = Noord-Amerika
home-page-game-length = ongeveer { $moves } zetten
home-page-how-measured = De minuten voor de regels komen van de lengte van de regels van elk spel, ongeveer een minuut per { $words } woorden, aangepast aan hoeveel je moet onthouden. De lengtes zijn medianen van toevallige partijen met de eerste regelset van elk spel, en tellen de zetten van alle spelers. De minuten om te spelen zijn de tijd die het kost om deze zetten op de gewone snelheid te tonen, plus { $thought } seconden voor elke keuze; denk je langer na, dan duurt de partij langer. De delen van de wereld zijn onze eigen indeling van de plaatsen in de bronnen.
news-opponent = Je kunt elk spel tegen de computer spelen, op zes niveaus, en om tips en een analyse vragen.
news-positions = Er zijn twee zaaispellen bij, en je kunt van elk spel elke stelling opzetten, spelen en versturen.
news-home = De borden op de startpagina spelen vanzelf, en je kunt een spel vinden op spelers, bord, plaats of een van de namen.
news-pasang = Pasang uit Brunei is er, met een pagina met patronen en een werkplaats voor je eigen patronen.
news-rounds = Spellen van meerdere rondes zijn er, voor twee spelers en voor drie; elke ronde begint met wat de vorige overliet.
news-kept = Je partij wordt vanaf de eerste zet in deze browser bewaard.
home-page-version = In versie { $version }

# The page of Pasang’s patterns.
patterns-page-title = Patronen van Pasang
patterns-page-page-title = Patronen en werkplaats · Pasang
patterns-page-description = De patronen waarmee een partij Pasang begint, overgeleverd en modern, elk als plaatje en klaar om te spelen; en een werkplaats voor je eigen patronen.
patterns-page-on-this-page = Op deze pagina
patterns-page-needs-script = Alle patronen zijn hier ook zonder scripts te zien, met een link om elk te spelen. De werkplaats, en het bewaren van je eigen patronen, hebben scripts en WebAssembly nodig.
patterns-page-failed = De werkplaats kon niet worden geladen. Alle patronen zijn hier wel te zien, met een link om elk te spelen.
patterns-page-lead = De 120 stenen worden gelegd in een patroon dat de spelers hebben afgesproken. Er wordt verteld van meer dan 30 traditionele patronen, allemaal symmetrisch. Onze bronnen geven er drie, zonder namen.
patterns-page-attested = Overgeleverd
patterns-page-attested-lead = Ze staan in onze bronnen, die er geen namen aan geven: de namen zijn van ons.
patterns-page-modern = Modern
patterns-page-modern-lead = Van ons, ook de namen: niets hier is traditioneel. Een programma probeerde eenvoudige formules uit, op zoek naar exacte symmetrie, 60 stenen van elke kleur en levendig spel, en we kozen op het oog. Zelf een symmetrisch patroon leggen past bij de traditie.
patterns-page-classes-title = Klassen van symmetrie
patterns-page-classes-lead = Dit programma berekent ze uit de kleuren van de kruispunten; de klassen zijn van onszelf. Een draaiing of spiegel “houdt” als elk kruispunt dezelfde kleur heeft als het beeld ervan, en “wisselt” als elk kruispunt de andere kleur heeft. Het holle midden telt niet mee.
patterns-page-fault-title = Een drukfout
patterns-page-fault = Zoals het in de bron gedrukt staat, heeft Patroon 2 61 witte stenen, 59 zwarte en geen symmetrie. Eén kruispunt van de onderste rij past niet: d1, in rij 11 en kolom 4, geteld vanaf linksboven.
patterns-page-fault-ours = Onze verbetering: met zwart in plaats van wit op d1 houden kwartslagen de kleuren en zijn er van elk 60. Geen andere verandering van één kruispunt doet dat. De verbeterde rij wordt hier gespeeld; je kunt ook de gedrukte kiezen.
patterns-page-printed = Zoals gedrukt (b zwart, w wit): b b w w w w b b w w b
patterns-page-emended = Zoals hier gespeeld (b zwart, w wit): b b w b w w b b w w b
patterns-page-ours = modern: van ons
pattern-pattern_1 = Patroon 1
pattern-pattern_1-motif = Vier schoepen vanuit het midden, elk met een schaduw.
pattern-pattern_1-source = overgeleverd: Wikipedia, Pasang (game)
pattern-pattern_2 = Patroon 2
pattern-pattern_2-motif = Banen van twee breed gaan trapsgewijs rond het midden.
pattern-pattern_2-source = overgeleverd: Wikipedia; één kruispunt verbeterd
pattern-pattern_2_printed = Patroon 2 zoals gedrukt
pattern-pattern_2_printed-motif = Hetzelfde met de drukfout van de bron: 61 witte, 59 zwarte.
pattern-pattern_2_printed-source = overgeleverd: Wikipedia, Pasang (game)
pattern-checker = Dambord
pattern-checker-motif = Zwart en wit om en om.
pattern-checker-source = overgeleverd: Nor Jaidi Tuah, 2 mei 2010; dat dit het perfecte patroon is waarover hij vertelt, is afgeleid
pattern-windows = Ramen
pattern-windows-motif = Spijlen op elke vierde lijn, en een stip in elke ruit.
pattern-windows-source = { patterns-page-ours }
pattern-brocade = Brokaat
pattern-brocade-motif = Eén geweven tegel vier keer, steeds in de andere kleur.
pattern-brocade-source = { patterns-page-ours }
pattern-chevrons = Keperstrepen
pattern-chevrons-motif = Brede V-vormen wijzen van de vier kanten naar binnen.
pattern-chevrons-source = { patterns-page-ours }
pattern-ripples = Rimpelingen
pattern-ripples-motif = Kringen op water, afgesneden door de vier kanten.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = Plustekens
pattern-plus_signs-motif = Vier in de hoeken, halve langs de kanten, een ring in het midden.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = Wieken
pattern-sails-motif = Schuine banen draaien om het midden als bij een windmolen.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = Parket
pattern-parquet-motif = Vier blokken latjes, om en om staand en liggend.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = Winkelhaken
pattern-gnomons-motif = Winkelhaken in elkaar langs één diagonaal.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = Treden
pattern-steps-motif = Banen van twee breed lopen over het bord omlaag en buigen af bij de diagonaal.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = Draaikolk
pattern-vortex-motif = Vier banen draaien vanuit het midden naar buiten.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = Zigzagbanen
pattern-zigzag_bands-motif = Zigzags van drie breed; in het midden komt donker bij licht.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = Vliegers
pattern-kites-motif = Vier vliegers vliegen om het midden, elk met een schaduw.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = Zet een bord op uit een boek, van een foto of van vrienden. Terwijl je bezig bent, zegt de pagina welke wetten van het spel geschonden zijn; is er geen een geschonden, dan kun je de stelling spelen. Het adres van deze pagina hoort altijd bij het bord, dus je kunt op elk moment een link sturen, ook naar een bord dat nog niet af is.
position-page-needs-script = Sta scripts en WebAssembly toe om stellingen op te zetten. De wetten kun je hier ook zonder lezen.
position-page-failed = Het bord kon niet worden geladen. De wetten kun je hier wel lezen.
position-page-laws-title = De wetten van een stelling
position-page-laws-lead = Elke stelling houdt zich aan deze wetten, hoe er ook gespeeld is. Elke wet linkt naar de regel ervan, als die er is.
position-page-rules = { site-rules }: { $name }
position-page-title = Zet een stelling van { $name } op
position-page-description = Zet elke stelling van { $name } met de hand op: de wetten worden nagekeken, en je kunt vanaf daar spelen of de stelling als link sturen.
# The first law: the same for all of a family.
law-board = { $holes } kuiltjes en { $stores } verzamelkuilen bevatten samen { COUNTERS($total) }.
law-board-pasang = Het bord heeft elf rijen van elf kruispunten, en in het holle midden staat niets.

# The rule sheets: a page each, to print.
rule-sheet-link = Regelblad om af te drukken
rule-sheet-page-title = { $name }: regels op één pagina
rule-sheet-description = { $name } op één afgedrukte pagina: hoe je het opzet met je eigen bord, de regels, en waar verslagen verschillen.
rule-sheet-how-to-print = Druk deze pagina af: het is één vel, A4 of Letter.
rule-sheet-at-start = Het bord aan het begin.
rule-sheet-needs-title = Wat je nodig hebt
rule-sheet-rules-title = Regels
rule-sheet-differs-title = Waar verslagen verschillen
rule-sheet-scan = Leer en speel het hier:
rule-sheet-no-address = Deze kopie van de site heeft geen openbaar adres.

site-languages = Talen
site-unreviewed = Deze vertaling is nog niet nagekeken door iemand die de taal spreekt.

# What the picture of a page shows, where the page is shared: for those who do not see it.
site-picture-of = { $name }: het bord midden in een partij
site-picture-of-all = De borden van alle spellen, elk midden in een partij
