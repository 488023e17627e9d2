# The page that stands in a kiosk: a screen that anybody may touch.

kiosk-title = Spellen om hier te spelen
kiosk-page-title = Kiosk
kiosk-description = Alle spellen op een scherm dat iedereen mag aanraken: het laat een partij zien die zichzelf speelt, en gaat terug naar het begin als een bezoeker weg is.
kiosk-needs = Deze pagina heeft scripts nodig.
kiosk-begin = Raak het scherm aan om te spelen
kiosk-shown = Een partij die zichzelf speelt
kiosk-visited = Spellen om te spelen
kiosk-still = Ben je er nog?
kiosk-still-lead = Als niemand antwoordt, gaat alles terug naar het begin. Nog zoveel seconden:
kiosk-go-on = Ja, ik speel nog
kiosk-over = Opnieuw beginnen
