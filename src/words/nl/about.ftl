# The page that says how sure the site is of its rules, and how one corrects it. No program carries these words.

about-title = Hoe zeker we zijn
about-page-title = Hoe zeker we zijn van elke regel
about-description = Wat de woorden vermeld, afgeleid, andere getuige en van ons bij een regel betekenen, hoeveel regels van elke soort elk spel heeft, en hoe je er een verbetert.
about-lead = De meeste van deze spellen zijn één keer opgeschreven, in een paar regels tekst. Bij elke spelregel staat hier waarop die berust, met een van vier woorden. De lijn naast een regel laat hetzelfde zien.
about-words-title = Vier woorden
about-says-stated = Het staat in de aangehaalde tekst. We noemen een bladzijde nooit preciezer dan we die gelezen hebben: is alleen een reeks bladzijden bekend, dan noemen we die reeks.
about-says-inferred = Het volgt uit de aangehaalde tekst, maar staat er niet in.
about-says-witness = Het staat in een ander verslag dan dat waarnaar het spel gespeeld wordt. Dat verslag wordt bij de regel genoemd.
about-says-editorial = Niemand zegt het. Zonder antwoord kun je een spel niet spelen, dus gaven we er een. Waar andere antwoorden even goed zijn, kun je ze kiezen bij de regels van het spel.
about-ledger-title = Spel voor spel
about-ledger-lead = Hoeveel regels van elk spel waarop berusten:
about-game = Spel
about-rules = Regels
about-all-games = Alle spellen
about-correct-title = Als een regel fout is
about-correct-lead = Zeg het ons, of het nu gaat om een regel, een bladzijde of één woord. Dit helpt ons het meest:
about-correct-address = het adres van de regel, dat eindigt op de naam van de regel, zoals dit:
about-correct-version = de versie van de site, die onder aan elke pagina staat: nu { $version };
about-correct-text = wat de bron zegt in de eigen woorden, met schrijver, jaar en bladzijde, en waar je het kunt lezen.
about-correct-frozen = Een verbetering verandert nooit een partij die al gespeeld is: een adres dat eenmaal genoemd is, blijft openen wat het opende.
