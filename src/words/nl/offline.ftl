# Wat de site over zichzelf zegt zonder verbinding. Geen programma heeft deze woorden bij zich.

offline-page-title = Geen verbinding
offline-description = Staat er in plaats van een pagina die niet op dit apparaat bewaard is.
offline-title = Geen verbinding
offline-lead = Deze pagina is niet op dit apparaat bewaard en kan zonder verbinding niet worden opgehaald.
offline-these = Deze pagina’s werken ook zonder:
offline-again = Probeer opnieuw
offline-kept = Op dit apparaat bewaard ({ $megabytes } MB): de spellen, hun lessen en de computer werken ook zonder verbinding.
offline-newer = Er staat een nieuwere versie van deze site klaar. Je partij blijft bewaard.
offline-use-newer = Nu laden
offline-later = Later
