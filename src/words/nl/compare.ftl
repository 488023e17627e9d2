# The pages on which two readings of a game are played side by side.

compare-title = Twee lezingen van { $name }
compare-page-title = { $name }: twee lezingen naast elkaar
compare-description = Waar verslagen van { $name } iets openlaten: één partij op twee borden, en de eerste zet waarin twee lezingen uiteengaan.
compare-lead = Eén partij op twee borden, elk met een eigen lezing. Het eerste verschil is op beide aangegeven.
compare-board = Bord { $side }
compare-otherwise = Voor het overige gelden op beide borden deze regels: { $rules }
compare-play-on = Speel op een van de borden verder: het andere doet dezelfde zet.
compare-alike = { $moves ->
    [one] Na één zet zijn beide borden gelijk.
   *[other] Na { $moves } zetten zijn beide borden gelijk.
}
compare-will-part = { $moves ->
    [0] Bij de volgende zet gaan ze uiteen.
    [one] Tot nu toe gelijk. Ze gaan uiteen bij de zet na de volgende.
   *[other] Tot nu toe gelijk. Ze gaan uiteen na nog { $moves } zetten.
}
compare-in-this-move = In deze zet gaan ze uiteen.
compare-parts-at-start = De borden verschillen al vóór de eerste zet.
compare-parts-event = In zet { $number } gaan de borden uiteen.
compare-parts-clause = In zet { $number } gebeurt hetzelfde, maar door een andere regel.
compare-parts-refused = Zet { $number } mag maar op één bord gespeeld worden.
compare-parts-outcome = Na zet { $number } loopt de partij anders af.
compare-parts-agreed = Spreken de spelers af de partij na zet { $number } te beëindigen, dan is de uitslag op de twee borden verschillend.
compare-parts-starter = Na deze partij begint op elk bord een andere speler de volgende.
compare-begins = { CAPITAL(SEAT_STRONG($seat)) } begint de volgende partij.
compare-goes-on = De partij gaat door.
compare-move = Zet { $at } van { $all }
compare-to-difference = Naar het verschil
compare-from-start = Vanaf het begin
compare-another = Bekijk een ander voorbeeld
compare-open-game = Speel alleen op bord { $side }
compare-needs = De twee borden hebben JavaScript nodig. De verschillen staan hieronder.
compare-list-title = Alle lezingen en waar ze uiteengaan
compare-list-lead = Bij elke lezing de kortste partij die we vonden waarin de antwoorden verschillen.
compare-usual = Hier gespeeld:
compare-against = Of: { $value }
compare-beside = Met: { $rules }
compare-see = Bekijk het verschil
compare-shortest = { $moves ->
    [0] Ze verschillen vóór de eerste zet.
    [one] Eén zet maakt het verschil.
   *[other] { $moves } zetten maken het verschil; geen kortere partij doet dat.
}
compare-short = { $moves } zetten maken het verschil: de kortste partij die we vonden.
compare-not-found = Geen verschil gevonden: niet in een partij van hoogstens { $moves } zetten, en niet in { $games } toevallige partijen.
compare-accounts-title = Verslagen tegenover elkaar
compare-accounts = { $a } en { $b }
compare-accounts-alike = Geen partij uit de lijst hierboven laat een verschil tussen deze verslagen zien.
