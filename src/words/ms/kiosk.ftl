# The page that stands in a kiosk: a screen that anybody may touch.

kiosk-title = Permainan untuk dimainkan di sini
kiosk-page-title = Kiosk
kiosk-description = Semua permainan di skrin yang boleh disentuh sesiapa sahaja: skrin menunjukkan permainan yang bermain sendiri, dan kembali ke permulaan apabila pelawat beredar.
kiosk-needs = Halaman ini memerlukan skrip.
kiosk-begin = Sentuh skrin untuk bermain
kiosk-shown = Permainan yang bermain sendiri
kiosk-visited = Permainan untuk dimainkan
kiosk-still = Anda masih di sini?
kiosk-still-lead = Jika tiada siapa menjawab, semuanya kembali ke permulaan. Baki saat:
kiosk-go-on = Ya, saya sedang bermain
kiosk-over = Mula semula
