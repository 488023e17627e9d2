# What the marks on a board of holes mean.

sign-may-play = Dit kuiltje mag je kiezen.
sign-figure = Het aantal { COUNTER(2) } in een kuiltje, en de letter van het kuiltje.
sign-store = Het aantal { COUNTER(2) } in een { store }.
sign-owner = De versiering langs de rand laat zien van wie de kuiltjes zijn.
sign-began = De laatste zet begon in dit kuiltje.
sign-ended = De laatste zet eindigde hier.
sign-taken = Zoveel { COUNTER(2) } zijn uit dit kuiltje geslagen.
sign-decided = Dit heeft de partij beslist.
sign-path = De weg van de laatste zet: een streepje bij elk kuiltje waar een { COUNTER(1) } bij kwam, en een pijl bij het laatste.
sign-last-lap = De laatste rondgang van die zet: een streepjeslijn, met het nummer ervan.
sign-direction = De richting van deze ronde.
sign-preview = Voordat je speelt: waar { the-last } zou eindigen.
sign-preview-taken = Voordat je speelt: zoveel zouden er hier geslagen worden.
sign-hint = Een tip: kijk naar dit kuiltje.
sign-value = De waarde van een zet, uit de analyse. Een dubbele rand betekent dat die bewezen is.
sign-closed = Een gesloten kuiltje: daarin wordt niet gezaaid.
sign-puta = Een puta: dit kuiltje krijgt { COUNTER(2) }, maar wordt niet gespeeld.
sign-naga = Een naga: dit kuiltje krijgt { COUNTER(2) }, maar wordt niet gespeeld.
sign-wala = Een wala: dit kuiltje wordt gespeeld als elk ander.
