# The page that stands in a kiosk: a screen that anybody may touch.

kiosk-title = Games to play here
kiosk-page-title = Kiosk
kiosk-description = All games on a screen that anybody may touch: it shows a game that plays itself, and goes back to the beginning when a visitor has left.
kiosk-needs = This page needs scripts.
kiosk-begin = Touch the screen to play
kiosk-shown = A game that plays itself
kiosk-visited = Games to play
kiosk-still = Are you still here?
kiosk-still-lead = If nobody answers, everything goes back to the beginning. Seconds left:
kiosk-go-on = Yes, I am playing
kiosk-over = Begin anew
