# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = De rest is willekeurig gevuld.
workshop-full = Geen kruispunt is leeg.
workshop-undone = Teruggenomen.
workshop-nothing-to-undo = Er is niets om terug te nemen.
workshop-cleared = Het bord is leeg.
workshop-not-saved = Deze browser bewaart niets voor deze pagina. In een link naar het patroon zit alles.
workshop-not-read = Het bord in het adres kon niet worden gelezen.
workshop-unnamed = Mijn patroon
workshop-yours = modern: van jou
workshop-play = Speel dit
workshop-change = Bewerk in werkplaats
class-name-perfect = perfect
class-name-checkerboard-like = dambordachtig
class-name-four-mirrors = vier spiegels
class-name-fourfold-rotation = viervoudige draaiing
class-name-diagonal = diagonaal
brush-perfect = het dambord
brush-step-four = vier spiegels, en vier opschuiven houdt de kleuren
brush-step-three = vier spiegels, en drie opschuiven wisselt de kleuren
brush-step-five = vier spiegels, en vijf opschuiven wisselt de kleuren
brush-four-mirrors = vier spiegels
brush-night-by-quarter-turn = een kwartslag wisselt de kleuren
brush-night-by-half-turn = een halve slag wisselt de kleuren
brush-night-by-mirrors = kwartslagen houden de kleuren, spiegels wisselen ze
brush-fourfold-rotation = kwartslagen houden de kleuren
brush-both-diagonals = beide diagonalen zijn spiegels
brush-rising = de stijgende diagonaal is een spiegel
brush-falling = de dalende diagonaal is een spiegel
brush-two-mirrors = beide middellijnen zijn spiegels
brush-left-right = links spiegelt rechts
brush-top-bottom = boven spiegelt onder
brush-half-turn = een halve slag houdt de kleuren
brush-left-right-swapped = links spiegelt rechts, met de kleuren gewisseld
brush-top-bottom-swapped = boven spiegelt onder, met de kleuren gewisseld
brush-free = punt voor punt
class-name-night-and-day-quarter-turn = nacht en dag door een kwartslag
class-name-night-and-day-half-turn = nacht en dag door een halve slag
class-name-night-and-day-mirrors = nacht en dag door spiegels
class-none = geen klasse
# What a class asks, in one sentence.
class-says-perfect = alle draaiingen en spiegels houden de kleuren, en buren verschillen altijd.
class-says-checkerboard-like = alle draaiingen en spiegels houden de kleuren, en een klein stukje opschuiven langs rijen en kolommen houdt of wisselt ze overal.
class-says-four-mirrors = beide middellijnen en beide lange diagonalen zijn spiegels.
class-says-night-and-day-quarter-turn = een kwartslag maakt zwart wit en wit zwart.
class-says-night-and-day-half-turn = een halve slag maakt zwart wit en wit zwart.
class-says-night-and-day-mirrors = kwartslagen houden de kleuren, en elke spiegel wisselt de kruispunten buiten de vier assen.
class-says-fourfold-rotation = kwartslagen houden de kleuren, maar geen spiegel doet dat.
class-says-diagonal = een spiegel op een lange diagonaal houdt de kleuren, maar kwartslagen niet.
class-means = { CAPITAL($class) }: { $text }

workshop-counts = { $black } van de { $each } zwarte, { $white } van de { $each } witte, { $empty ->
    [0] geen kruispunt leeg
    [one] { $empty } kruispunt leeg
   *[other] { $empty } kruispunten leeg
}
symmetry-empty = Symmetrie: nog geen, het bord is leeg.
symmetry-class = Symmetrie: { $class }. { CAPITAL($text) }
symmetry-plain = Symmetrie: in geen van de klassen, maar { $law }.
symmetry-fits = Symmetrie tot nu toe: { $law }.
symmetry-near = Symmetrie, bijna: { $law }. { $points ->
    [one] Eén kruispunt past niet.
   *[other] { $points } kruispunten passen niet.
}
symmetry-far = Symmetrie: geen.
workshop-colour = { $it ->
    [black] zwart
    [white] wit
   *[none] leeg
}
workshop-cell = { $point }, { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] , past niet
   *[no] { "" }
}
workshop-laid = { $point } is { WORKSHOP_COLOUR($colour) }.{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }{ $points } kruispunten samen { $colour ->
        [none] leeggemaakt
       *[other] gevuld
    }.
}
workshop-no-point = Het midden is hol: daar komt geen steen.
workshop-own-image = Dit penseel zou op { $point } beide kleuren nodig hebben: gebruik daar een ander penseel.
workshop-own-images = Dit penseel zou op { $count } van de lege kruispunten beide kleuren nodig hebben: vul die eerst met een ander penseel.
workshop-at-odds = { $count ->
    [one] Eén steen, nu gemarkeerd, past niet bij dit penseel: verander die, of gebruik een ander penseel.
   *[other] { $count } stenen, nu gemarkeerd, passen niet bij dit penseel: verander ze, of gebruik een ander penseel.
}
workshop-uneven = Met dit penseel kan het bord geen { $each } van elke kleur meer krijgen: het dichtst erbij is { $black } zwarte en { $white } witte. Verander of wis een paar kruispunten.
workshop-still-empty = { $points ->
    [one] Eén kruispunt is nog leeg.
   *[other] { $points } kruispunten zijn nog leeg.
}
workshop-unbalanced = Er zijn { $black } zwarte en { $white } witte stenen, maar een patroon heeft er van elk { $each }.
workshop-saved = In deze browser bewaard als “{ $name }”.

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = Van jou
patterns-page-yours-lead = Patronen uit de werkplaats, alleen in deze browser bewaard. Ook die zijn modern. Er is er nog geen bewaard.
patterns-page-workshop-title = Patronenwerkplaats
patterns-page-workshop-lead = Leg 60 zwarte en 60 witte stenen. Een penseel vult elk kruispunt samen met alle kruispunten die erbij horen. Wat je hier maakt, is modern.
patterns-page-grid = Het patroon, 11 bij 11 kruispunten
patterns-page-in-hand = Kleur
patterns-page-brush = Penseel
patterns-page-fill = Vul willekeurig
patterns-page-undo = Neem terug
patterns-page-clear = Maak het bord leeg
patterns-page-save-name = Naam
patterns-page-save = Bewaar
patterns-page-copy = Kopieer een link
patterns-page-link = Link naar dit bord
patterns-page-play-this = Speel dit patroon
patterns-page-brush-name = { CAPITAL($law) }
patterns-page-colour = { $it ->
    [black] Zwart
    [white] Wit
   *[none] Geen: wissen
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = Perfect
brushes-checkerboard-like = Dambordachtig
brushes-four-mirrors = Vier spiegels
brushes-night-and-day = Nacht en dag
brushes-fourfold-rotation = Viervoudige draaiing
brushes-diagonal = Diagonaal
brushes-plain = Andere symmetrieën
brushes-free = Geen symmetrie
