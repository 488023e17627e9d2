# The pages that show what each game rests on. No program carries these words.

evidence-evidence = Bronnen
evidence-page-title = Bronnen voor { $name }
evidence-description = Wat er van { $name } bekend is, wie het zegt, waar de verslagen verschillen, en hoe zeker we zijn van elke regel.
evidence-to-game = Speel { $name }
evidence-why-not = Chuki uit Johore: waarom je het niet kunt spelen
evidence-why-title = Waarom er geen bord is
evidence-known-title = Wat er bekend is
evidence-known-lead = De lijn naast een feit laat zien hoe zeker het is; de bron staat eronder.
evidence-four-words = Wat de vier woorden betekenen
evidence-contents = Op deze pagina
evidence-topic-names = Naam
evidence-topic-words = Woorden
evidence-topic-people = Mensen
evidence-topic-play = Spel
evidence-topic-place = Plaats
evidence-topic-time = Tijd
evidence-topic-material = Bord en stenen
evidence-topic-record = De vermelding
evidence-topic-history = Sindsdien
evidence-confidence-note = Een betrouwbaarheid is een getal van de catalogus zelf. Wat het meet, hebben we nergens gelezen.
evidence-accounts-title = De verslagen naast elkaar
evidence-accounts-lead = Wat elk ervan zegt, in onze woorden.
evidence-question = Vraag
evidence-in-the-game = In het spel hier
evidence-silent = Zegt er niets over
evidence-differ = Ze verschillen
evidence-played = Hier gespeeld:
evidence-or-chosen = Of, als je dat kiest:
evidence-no-reading = Hier gespeeld volgens:
evidence-rules-title = De regels, één voor één
evidence-rules-lead = Elk met de bron ervan, en met een moment van een partij waarin de regel werkt. Open het moment om het op het bord te zien, en speel vanaf daar verder.
evidence-filter-title = Toon de regels van deze soort
evidence-filter-all = alle { $count }
evidence-filter = { $certainty ->
    [stated] vermeld ({ $count })
    [inferred] afgeleid ({ $count })
    [witness] van een andere getuige ({ $count })
   *[editorial] van ons ({ $count })
}
evidence-open-moment = Open dit moment
evidence-at-start = Aan het begin.
evidence-in-this-position = De regel geldt voor deze stelling.
evidence-refused = Hier niet toegestaan:
evidence-no-moment = Van deze regel is er geen plaatje: de werking ervan is niet in één zet te zien.
evidence-unknown-title = Wat niemand weet
evidence-unknown-lead = Geen bron die we gelezen hebben, geeft antwoord op deze vragen. Zonder antwoord kun je een spel niet spelen, dus gaven we er een.
evidence-not-played = Niemand geeft antwoord, dus wordt het hier niet gespeeld.
evidence-map-title = Waar en wanneer
evidence-within = Bekend tot op ongeveer { $km } km.
evidence-exact = De vermelding noemt precies dit punt.
evidence-interval = { $from } tot { $to }
evidence-like-title = Spellen die erop lijken
evidence-like-lead = Bij elk staat wie zegt dat ze op elkaar lijken.
evidence-to-network = Bekijk ze allemaal in één plaatje.
evidence-like-unsaid = Waarin ze op elkaar lijken, zegt de bron niet.
evidence-records-title = Vermeldingen
evidence-records-lead = Onder deze nummers is het spel te vinden in de catalogus van het Digital Ludeme Project.
evidence-references-title = Aangehaalde bronnen
evidence-references-lead = Om te kopiëren, of als bestanden voor programma’s die verwijzingen beheren.
evidence-format-bibtex = BibTeX
evidence-format-ris = RIS
evidence-format-csl = CSL-JSON
evidence-file = Als bestand
evidence-data-title = Deze pagina als data
evidence-data-lead = Alles wat hier staat, voor programma’s, en het schema waaraan het zich houdt.
evidence-ledger-title = Hoe zeker we zijn
evidence-ledger-lead = Van { $count } regels worden er { $stated } vermeld door de bron die erbij genoemd is. Elk teken hieronder is een regel; de lijn links ervan laat zien waarop die berust.
evidence-report-title = Klopt er iets niet?
evidence-report-lead = Zeg ons om welke regel of welk feit het gaat, wat de bron letterlijk zegt, en op welke bladzijde. Noem de regel bij zijn adres:
evidence-report-version = De versie van de site is { $version }.
evidence-report-how = Hoe je ons verbetert

# The page with the map, the line of time, and which games are alike.
map-title = Waar, wanneer, en welke spellen op elkaar lijken
map-page-title = Kaart van de spellen
map-description = Waar en wanneer elk spel is opgeschreven, hoe precies dat bekend is, en van welke spellen gezegd wordt dat ze op elkaar lijken, en door wie.
map-link = Kaart: waar en wanneer de spellen zijn opgeschreven
map-lead = Elke naam leidt naar waar het spel op berust.
map-filter = Kies spellen op streek, spelers, bord, eeuw of zekerheid
map-all = alle
map-group-region = Streek
map-group-players = Spelers
map-group-board = Bord
map-group-century = Eeuw van de vermelding
map-group-sure = Hoe zeker de plaats of de datum is
map-century = { $century ->
    [21] 21e eeuw
   *[other] { $century }e eeuw
}
map-where = Waar
map-where-lead = Een onderbroken ring laat zien hoe nauwkeurig een plaats bekend is: ergens daarbinnen is het spel opgeschreven, en hoe breder de ring, hoe minder we weten. Een plaats die tot op het punt bekend is, zou een volle stip zijn.
map-sideways = Schuif het plaatje opzij om alles te zien.
map-frame-world = De wereld
map-frame-sri-lanka = Sri Lanka
map-frame-archipelago = De Maleise archipel
map-when = Wanneer
map-when-lead = Een volle balk: vermeld door de bron die op de pagina van het spel genoemd is. Een onderbroken balk: afgeleid. Een bleke balk: verteld door een andere getuige.
map-network = Welke spellen op elkaar lijken
map-network-lead = Links de spellen van deze site, rechts andere waarvan iemand zegt dat ze erop lijken. Een volle lijn: de bron zegt het. Een onderbroken lijn: wij leiden het af. Een brede bleke lijn: een andere getuige zegt het.
