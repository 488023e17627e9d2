# Words that the pages of all games share. `$it`, `$before` and `$place` belong to calls: see docs/translating.md.

# Numbers up to twelve in words.
spell = { $it ->
    [0] tiada
    [1] satu
    [2] dua
    [3] tiga
    [4] empat
    [5] lima
    [6] enam
    [7] tujuh
    [8] lapan
    [9] sembilan
    [10] sepuluh
    [11] sebelas
    [12] dua belas
   *[other] { $it }
}
# The same where nothing follows.
some = { SPELL($it) }
# A seat by what its player is called: `$called` says how, and `$called-name` is a name that was given.
seat = { $called ->
    [you] anda
    [other-player] pemain lawan
    [computer] Komputer
    [computers] Komputer { $it }
    [named] { $called-name }
   *[number] Pemain { $it }
}
# By itself, as a heading.
seat-title = { CAPITAL(SEAT($seat)) }
# What belongs to a seat: in Malay it follows what is owned, “giliran anda”.
own = { SEAT($it) }
# Verbs that follow a seat.
is = ialah
has = ada
win = menang
# A seat in two letters, on the board.
seat-letter = P{ $it }

# Lists.
list = { $place ->
    [first] { $it }
    [last] { $before } dan { $it }
   *[middle] { $before }, { $it }
}
seats = { $place ->
    [first] { SEAT($it) }
    [last] { $before } dan { SEAT($it) }
   *[middle] { $before }, { SEAT($it) }
}
commas = { $place ->
    [first] { $it }
   *[other] { $before }, { $it }
}
semicolons = { $place ->
    [first] { $it }
   *[other] { $before }; { $it }
}
# Thousands of a number, apart.
thousands = { $place ->
    [first] { $it }
   *[other] { $before },{ $it }
}

# Who is next, and how persons end a game.
next-seat = Giliran { SEAT($seat) }.
next-again = Giliran { SEAT($seat) } lagi.
next-round = Pusingan { $round } boleh bermula.
next-unsaid = { "" }
stopped-resigned = { CAPITAL(SEAT($seat)) } menyerah kalah. { COUNT($wins) ->
    [1] { CAPITAL(SEATS($wins)) } menang.
   *[other] { CAPITAL(SEATS($wins)) } berkongsi kemenangan.
}
stopped-agreed = Seri atas persetujuan.

# Where in a game a board is.
moment = { $it ->
    [0] sebelum langkah pertama
   *[other] selepas langkah { $it }
}
start = Permainan baharu. { $next }
# Who plays, at the start.
# A move that plays itself before anybody has begun.
example = Contohnya: { $announcement }
ui-example = Contoh
ui-show-example = Tunjukkan contoh
ui-stop-example = Hentikan contoh
ui-play-computer = Lawan komputer
ui-first-wins = Sesiapa yang memulakan boleh menang di sini, walau apa pun yang dilakukan pihak lain: ini terbukti. Untuk menyamakannya, biarkan komputer mengambil tempat kedua, atau mainkan dua permainan dan masing-masing memulakan satu.
ui-the-proof = Buktinya
ui-computer-level = Tahap komputer
start-level = Tahap { $level }
rung = { $whole }.{ $part }
start-together = { $seats ->
    [2] Dua orang di sini
   *[other] Tiga orang di sini
}
ui-rules-of-game = Ubah peraturan
ui-read-rules = Baca peraturan
took-back = Dibuat asal: kini { MOMENT($moves) }. { $next }
played-again = Dibuat semula: kini { MOMENT($moves) }. { $next }
# The first move that nobody had to choose.
played-alone = Hanya satu langkah boleh dibuat, jadi langkah itu dimainkan. { $told }
played-alone-briefly = Satu-satunya langkah: { $told }
over = Permainan sudah tamat. { $result }
at-start = Tiada langkah untuk dibuat asal.
at-end = Tiada langkah untuk dibuat semula.
nothing-refused = Tiada langkah yang ditolak.
# What is refused, and the words of the clause that forbids it.
explained = { $text } { $clause }
scores = { held }: { COMMAS($scores) }. { $next }
seat-count = { SEAT($seat) } { $count }
# The same with what has been gained since the start.
seat-held = { SEAT($seat) } { $count } ({ $gain })
# What each of three seats has, all debts paid.
settled = { $ended } Setelah hutang dibayar: { SEAT(1) } { $first }, { SEAT(2) } { $second }, { SEAT(3) } { $third }.
to-move = giliran
# While a move is being shown.
moving = { CAPITAL(SEAT($seat)) } sedang membuat langkah.
wins = menang
draws = seri
board-at = { $name }, papan { MOMENT($moves) }
# What is said already, word for word.
verbatim = { $text }
step-of = Peringkat { $step } daripada { $all }
pace-quarter = ¼
pace-half = ½
pace-usual = 1×
pace-instant = Serta-merta

# A game that has been kept.
saved-game = { $named ->
    [yes] { $names }: { kept-moves }
   *[no] { kept-moves }
}
kept-moves = { $moves } langkah{ $over ->
    [yes] , tamat
   *[no] { "" }
}

# Presets, and where a game differs from one.
preset-as-it-is = { $title }. { $text }
preset-but = { $title }, kecuali: { SEMICOLONS($readings) }.
reading-answered = { $is_question ->
    [yes] { $question } { $answer }
   *[no] { $question }: { $answer }
}
source-ours = Ketetapan kami: sumber tidak menyebutnya
source-pages = { $source }: { $pages }

# What cannot be read: addresses, records, positions.
unreadable = Pautan ini ada kesilapan. { $why }
link-beyond = Permainan ini hanya ada { $moves } langkah: papan ditunjukkan selepas langkah terakhir.
link-beyond-step = Langkah { $number } hanya ada { $steps } peringkat: penghujungnya ditunjukkan.
link-key = “{ $text }” bukan nilai yang boleh dipakai.
link-option = Tiada pilihan “{ $text }”.
bad-record = Baris { $line }, lajur { $column }: { $what }
other-game = Ini permainan { $name }: buka di halaman permainan itu.
record-tag = baris dalam kurungan mesti berbentuk [Key "value"].
record-format = format { $text } tidak dikenali di sini.
record-no-game = tiada permainan dinamakan.
record-unknown-game = tiada permainan bernama “{ $text }”.
record-preset = tiada set peraturan “{ $text }”.
record-pair = “{ $text }” tidak berbentuk tafsiran-nilai.
record-reading = tiada tafsiran “{ $text }”.
record-value = “{ $text }” tiada nilai “{ $value }”.
record-position = ini bukan kedudukan.
record-not-a-move = “{ $text }” bukan langkah di papan ini.
record-number = “{ $text }” bukan nombor langkah berikutnya.
record-illegal = langkah “{ $text }” tidak dibenarkan. { $clause }
record-after-end = langkah “{ $text }” datang selepas permainan tamat.
record-result = rekod menyatakan keputusan “{ $text }”, tetapi langkah-langkahnya memberi “{ $found }”.
record-json-syntax = ini bukan JSON bermula dari sini.
record-json-ends = teks habis sebelum rekod habis.
record-json-not-text = teks dalam tanda petik dijangka di sini.
record-json-not-a-list = senarai langkah dalam kurungan siku dijangka di sini.

# Buttons, headings and other fixed words that the program writes.
ui-game-given-up = Permainan di papan akan hilang.
tap-again = Ketik sekali lagi untuk memainkannya.
ui-hold-to-look = Tekan lama untuk melihat ke mana sesuatu langkah membawa.
ui-branched-off = Ini kini permainan baharu. Permainan terdahulu tidak berubah.
ui-to-earlier-game = Pergi ke permainan terdahulu
ui-here-it-acts = Di sini peraturan ini terpakai.
ui-example-of-rule = Contoh peraturan ini. Permainan anda disimpan.
ui-return-to-game = Kembali ke permainan anda
ui-close = Tutup
ui-result = Keputusan
ui-review = Lihat semula
ui-share = Kongsi
ui-play-again = Main lagi
ui-time-of-move = Masa dalam langkah
ui-step-back = Undur satu peringkat
ui-step-on = Maju satu peringkat
ui-pause = Jeda
ui-show-move = Tunjukkan langkah
ui-move-step = Peringkat langkah
ui-speed = Kelajuan
ui-delete = Padam
ui-delete-surely = Padam selama-lamanya
ui-cancel-choice = Batal
ui-not-kept = Pelayar ini tidak menyimpan apa-apa untuk halaman ini. Anda boleh terus bermain: alamat halaman ini mengandungi permainan itu.
ui-not-by-hand = Sekarang giliran komputer. Untuk bermain bagi pihaknya, hentikannya dahulu.
ui-not-in-review = Itu langkah komputer. Anda boleh mengambil tempatnya dalam menu.
ui-not-played = Komputer berhenti kerana ralat. Anda boleh membuat langkahnya sendiri.
ui-not-laid-out = Mula-mula buat corak anda sendiri di bengkel.
ui-compare-readings = Bandingkan tafsiran di dua papan
ui-copied = Disalin.
ui-diagram = Satu kedudukan
diagram-tokens = { $black } hitam, { $white } putih
ui-not-copied = Pelayar tidak membenarkan penyalinan. Teks sudah dipilih: salin sendiri.
ui-not-read = Fail tidak dapat dibaca.
ui-continue-last-game = Sambung permainan terakhir

# The log of any game.
turn-goes = Sekarang giliran { SEAT($seat) }.
move-of = Langkah { $number } daripada { $all }
lap = Putaran { $lap }
