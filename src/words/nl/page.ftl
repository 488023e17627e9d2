# What stands around a board: the headings of the log, and the dialogs.

ui-start-game = Start de partij
ui-preset = Regelset
ui-setup-title = Nieuwe partij
ui-who-plays = Wie speelt
ui-rules-in-force = Regels van deze partij
ui-setup-note = De partij op het bord blijft bij je bewaarde partijen.
ui-last-move = Wat er gebeurde
ui-rounds = Rondes
ui-round = Ronde
# In the table of rounds, before what a player begins the next round with: “3 in the store, 1 closed”.
ui-carried-over = Volgende ronde:
ui-no-rounds = Er is nog geen ronde afgelopen. Van elke ronde zie je hier de uitslag, en wat die betekent voor de volgende.
ui-moves = Zetten
ui-no-moves = Nog geen.
# Beside a move: there was no other.
ui-only-move = enige zet
ui-whole-game = De hele partij
ui-first-move = Begin van de partij
ui-move-before = Vorige zet
ui-move-after = Volgende zet
ui-last-of-game = Laatste zet
ui-replay-game = Speel de hele partij af
ui-scrub-game = Zet van de partij
ui-menu = Partij en instellingen
ui-settings = Instellingen
ui-players = Spelers
ui-first-name = Speler 1, die een nieuwe partij begint
ui-second-name = Speler 2
ui-third-name = Speler 3
ui-rematch = Revanche
ui-record = Partijverslag
ui-record-note = De partij als tekst. Je kunt hier een andere plakken, of een bestand op de pagina slepen.
ui-copy = Kopiëren
ui-download-text = Bewaren als tekst
ui-download-json = Bewaren als JSON
ui-read-record = Laden
ui-open-file = Bestand openen
ui-saved = Bewaarde partijen
ui-saved-note = Alleen in deze browser bewaard; er wordt niets verstuurd.
ui-none-saved = Nog geen: een partij wordt vanaf de eerste zet bewaard.
ui-link = Kopieer een link naar dit moment

# What opens beside a rule, a term or the marks of the board.
explain-rule = Regel
explain-rule-is = { $sure ->
    [stated] Regel: vermeld door de bron
    [inferred] Regel: afgeleid uit de bron
    [witness] Regel: een andere bron zegt het
   *[editorial] Regel: van ons, de bronnen zwijgen
}
explain-sure = { $sure ->
    [stated] vermeld
    [inferred] afgeleid
    [witness] andere getuige
   *[editorial] van ons
}
explain-sure-of-move = { $sure ->
    [stated] vermelde regels
    [inferred] afgeleide regel
    [witness] regel van een andere getuige
   *[editorial] een regel van ons
}
explain-rule-in-word = { explain-rule }: { explain-sure }
explain-first-of-ours = Hier werkt voor het eerst in deze partij een regel van ons: geen bron geeft antwoord op de vraag.
explain-read-in-rules = Lees in de regels
explain-show-in-game = Toon in deze partij
explain-show-example = Toon een voorbeeld
explain-legend = Het doel, hoe je slaat, en de tekens

# The citation of a position, and the picture of its board.
cite-title = Citeer deze stelling
cite-form = Vorm
cite-form-text = Tekst
cite-form-bibtex = BibTeX
cite-form-ris = RIS
cite-form-csl = CSL-JSON
cite-citation = De verwijzing
cite-save = Bewaren als bestand
cite-svg = Bord als SVG
cite-png = Bord als PNG
cite-no-picture = Deze browser kon het plaatje niet maken.
cite-position = { $name }, de stelling { MOMENT($moves) }
cite-version = Versie { $number }
cite-read = gelezen { $day }

# A move as a strip of pictures.
strip-show = Toon deze zet in plaatjes
strip-title = De zet in plaatjes
strip-no-move = Er is nog niets gespeeld: doe een zet, dan staan de plaatjes hier.
strip-copy = Kopieer SVG
strip-svg = Bewaar SVG
strip-png = Bewaar PNG
strip-print = Afdrukken
strip-code = De plaatjes als SVG-tekst
strip-may-be-refused = Kwam er niets, dan staat dit kader het niet toe. Kopieer de plaatjes dan.
strip-also = Dezelfde zet:
strip-as-text = als tekst
strip-as-animation = als animatie
strip-heading = { $name }, zet { $number }, gespeeld door { SEAT_OBJECT($seat) }
strip-foot = Papan · { $link }
strip-before = Vóór de zet.
strip-more-laps = … nog { $count } { $count ->
    [one] rondgang
   *[other] rondgangen
}.
strip-more-takes = … nog { $count } { $count ->
    [one] slag
   *[other] slagen
}.

# A game that goes to and fro as a link.
letter-title = Spelen per brief
letter-note = Speel aan één scherm, of met iemand ver weg: stuur na elke zet de link.
letter-no-move = Speel aan één scherm, of met iemand ver weg: doe eerst een zet, dan kun je hier de link ervan sturen.
letter-not-last = Alleen de laatste zet van de partij kun je sturen: ga daar eerst heen.
letter-computer = Alleen een partij tussen mensen kun je zet voor zet sturen: hier speelt ook de computer.
letter-send = Stuur deze zet
letter-sent = De link is gedeeld.
letter-not-sent = Er is niets verstuurd.
letter-link-copied = Link gekopieerd.
letter-copied = Link gekopieerd: stuur die naar de andere speler.
letter-copied-for = Link gekopieerd: stuur die naar { SEAT_OBJECT($seat) }.
letter-older = Je hebt vanaf hier al verder gespeeld.
letter-to-latest = Ga naar de nieuwste zet

setting-speed = Snelheid
setting-sound = Geluid
setting-sound-on = Aan
setting-sound-off = Uit
setting-ghost = Toon waar een zet zou uitkomen
setting-ghost-on = Aan
setting-ghost-off = Uit
setting-tap = Een tik
setting-tap-once = Speelt meteen
setting-tap-twice = Laat eerst zien, een tweede tik speelt
setting-forced = Als er maar één zet mogelijk is
setting-forced-play = Die wordt voor je gedaan
setting-forced-wait = Die wacht op een tik
setting-orient = Bord gezien vanaf
setting-orient-first = Jouw kant, of die van speler 1
setting-orient-second = De kant van speler 2
setting-orient-third = De kant van speler 3
setting-orient-far = De kant van speler 2, tekst rechtop
setting-orient-turn = De speler aan zet
setting-again = Als je nog een keer speelt
setting-again-exchange = Een andere speler begint
setting-again-keep = Dezelfde speler begint
setting-theme = Kleuren
setting-theme-light = Licht
setting-theme-dark = Donker
setting-theme-contrast = Hoog contrast
setting-theme-auto = Zoals het apparaat
setting-digits = Cijfers
setting-digits-latin = Latijns
setting-digits-arabic = Arabisch
ui-patterns-and-workshop = Patronen en werkplaats
ui-set-up-position = Zet een stelling op
ui-embed-board = Zet dit bord op je eigen pagina

# The link to the course of the game: its length, and how far somebody has come.
learn-link = Leer het
learn-minutes = { $minutes } min
learn-so-far = { $done } van { $all }
