# What stands around a board: the headings of the log, and the dialogs.

ui-start-game = Mulakan permainan
ui-preset = Set peraturan
ui-setup-title = Permainan baharu
ui-who-plays = Siapa bermain
ui-rules-in-force = Peraturan permainan ini
ui-setup-note = Permainan di papan kekal dalam senarai permainan anda yang disimpan.
ui-last-move = Apa yang berlaku
ui-rounds = Pusingan
ui-round = Pusingan
# In the table of rounds, before what a player begins the next round with: “3 in the store, 1 closed”.
ui-carried-over = Pusingan seterusnya:
ui-no-rounds = Belum ada pusingan yang tamat. Keputusan setiap pusingan akan muncul di sini, dengan kesannya pada pusingan seterusnya.
ui-moves = Langkah
ui-no-moves = Belum ada.
# Beside a move: there was no other.
ui-only-move = satu-satunya langkah
ui-whole-game = Seluruh permainan
ui-first-move = Permulaan permainan
ui-move-before = Langkah sebelumnya
ui-move-after = Langkah selepasnya
ui-last-of-game = Langkah terakhir
ui-replay-game = Mainkan seluruh permainan
ui-scrub-game = Langkah permainan
ui-menu = Permainan dan tetapan
ui-settings = Tetapan
ui-players = Pemain
ui-first-name = Pemain 1, yang memulakan permainan baharu
ui-second-name = Pemain 2
ui-third-name = Pemain 3
ui-rematch = Main semula
ui-record = Rekod permainan
ui-record-note = Permainan dalam bentuk teks. Anda boleh menampal rekod lain di sini, atau melepaskan fail di halaman ini.
ui-copy = Salin
ui-download-text = Simpan sebagai teks
ui-download-json = Simpan sebagai JSON
ui-read-record = Muatkan
ui-open-file = Buka fail
ui-saved = Permainan yang disimpan
ui-saved-note = Disimpan dalam pelayar ini sahaja; tiada apa-apa dihantar ke mana-mana.
ui-none-saved = Belum ada: permainan disimpan mulai langkah pertamanya.
ui-link = Salin pautan ke saat ini

# What opens beside a rule, a term or the marks of the board.
explain-rule = Peraturan
explain-rule-is = { $sure ->
    [stated] Peraturan: dinyatakan oleh sumber
    [inferred] Peraturan: disimpulkan daripada sumber
    [witness] Peraturan: sumber lain menyatakannya
   *[editorial] Peraturan: ketetapan kami, sumber tidak menyebutnya
}
explain-sure = { $sure ->
    [stated] dinyatakan
    [inferred] disimpulkan
    [witness] saksi lain
   *[editorial] ketetapan kami
}
explain-sure-of-move = { $sure ->
    [stated] peraturan yang dinyatakan
    [inferred] peraturan yang disimpulkan
    [witness] peraturan daripada saksi lain
   *[editorial] peraturan kami
}
explain-rule-in-word = { explain-rule }: { explain-sure }
explain-first-of-ours = Di sini peraturan kami terpakai buat kali pertama dalam permainan ini: tiada sumber menjawab soalan itu.
explain-read-in-rules = Baca dalam peraturan
explain-show-in-game = Tunjukkan dalam permainan ini
explain-show-example = Tunjukkan contoh
explain-legend = Matlamat, cara mengambil, dan tanda-tanda

# The citation of a position, and the picture of its board.
cite-title = Petik kedudukan ini
cite-form = Bentuk
cite-form-text = Teks
cite-form-bibtex = BibTeX
cite-form-ris = RIS
cite-form-csl = CSL-JSON
cite-citation = Petikan
cite-save = Simpan sebagai fail
cite-svg = Papan sebagai SVG
cite-png = Papan sebagai PNG
cite-no-picture = Pelayar ini tidak dapat membuat gambar itu.
cite-position = { $name }, kedudukan { MOMENT($moves) }
cite-version = Versi { $number }
cite-read = dibaca { $day }

# A move as a strip of pictures.
strip-show = Tunjukkan langkah ini sebagai gambar
strip-title = Langkah sebagai gambar
strip-no-move = Belum ada langkah: buat satu langkah, kemudian gambarnya ada di sini.
strip-copy = Salin SVG
strip-svg = Simpan SVG
strip-png = Simpan PNG
strip-print = Cetak
strip-code = Gambar sebagai teks SVG
strip-may-be-refused = Jika tiada apa-apa muncul, bingkai ini melarangnya. Salin sahaja gambar itu.
strip-also = Langkah yang sama:
strip-as-text = sebagai teks
strip-as-animation = sebagai animasi
strip-heading = { $name }, langkah { $number }, dimainkan oleh { SEAT($seat) }
strip-foot = Papan · { $link }
strip-before = Sebelum langkah ini.
strip-more-laps = … { $count } putaran lagi.
strip-more-takes = … { $count } tangkapan lagi.

# A game that goes to and fro as a link.
letter-title = Main melalui surat
letter-note = Bermain di satu skrin, atau dengan orang yang jauh dengan menghantar pautan selepas setiap langkah.
letter-no-move = Bermain di satu skrin, atau dengan orang yang jauh: buat satu langkah dahulu, kemudian pautannya boleh dihantar dari sini.
letter-not-last = Hanya langkah terakhir permainan boleh dihantar: pergi ke langkah itu dahulu.
letter-computer = Hanya permainan antara manusia boleh dihantar langkah demi langkah: di sini komputer juga bermain.
letter-send = Hantar langkah ini
letter-sent = Pautan sudah dikongsi.
letter-not-sent = Tiada apa-apa dihantar.
letter-link-copied = Pautan disalin.
letter-copied = Pautan disalin: hantarkannya kepada pemain lawan.
letter-copied-for = Pautan disalin: hantarkannya kepada { SEAT($seat) }.
letter-older = Anda sudah bermain lebih jauh dari sini.
letter-to-latest = Pergi ke langkah terkini

setting-speed = Kelajuan
setting-sound = Bunyi
setting-sound-on = Hidup
setting-sound-off = Mati
setting-ghost = Tunjukkan ke mana sesuatu langkah akan membawa
setting-ghost-on = Hidup
setting-ghost-off = Mati
setting-tap = Satu ketikan
setting-tap-once = Memainkan langkah serta-merta
setting-tap-twice = Menunjukkan dahulu, ketikan kedua memainkannya
setting-forced = Apabila hanya satu langkah boleh dibuat
setting-forced-play = Dimainkan untuk anda
setting-forced-wait = Menunggu ketikan
setting-orient = Papan dilihat dari
setting-orient-first = Sebelah anda, atau sebelah pemain 1
setting-orient-second = Sebelah pemain 2
setting-orient-third = Sebelah pemain 3
setting-orient-far = Dari sebelah pemain 2, tulisan tidak terbalik
setting-orient-turn = Pemain yang mendapat giliran
setting-again = Apabila anda bermain lagi
setting-again-exchange = Pemain lain memulakan
setting-again-keep = Pemain yang sama memulakan
setting-theme = Warna
setting-theme-light = Cerah
setting-theme-dark = Gelap
setting-theme-contrast = Kontras tinggi
setting-theme-auto = Sama dengan peranti
setting-digits = Angka
setting-digits-latin = Latin
setting-digits-arabic = Arab
ui-patterns-and-workshop = Corak dan bengkel
ui-set-up-position = Susun kedudukan
ui-embed-board = Letakkan papan ini di halaman anda

# The link to the course of the game: its length, and how far somebody has come.
learn-link = Pelajari
learn-minutes = { $minutes } min
learn-so-far = { $done } daripada { $all }
