# What is said of Mangala of Suez, in our own words.

name = Mangala dari Suez

# What visitors choose the game by, and what we add to a reference.
fact-idea = Tabur, angkat dan terus menabur: makan isi lubang yang bertentangan dengan cengkerang terakhir anda.
fact-people = permainan Arab, menurut Parker
fact-place = Sinai atau Suez, Mesir
fact-time = diterbitkan pada 1909
fact-after = ringkasan Parker 1909 dalam katalog
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Mangala, mancala, permainan menabur
fact-material = cengkerang siput buri; tiada apa-apa diceritakan tentang papannya

# What one plays for, in a sentence.
aim = Makan lebih banyak cengkerang daripada lawan, sehingga belah pemain yang akan melangkah kosong.

# How it is told.
counter = cengkerang
store = longgokan
stores = longgokan
choose = { $what ->
    [empty] Sebelum bermain, tiga lubang semuanya kehilangan cengkerang: pilih satu.
   *[sow] Pilih lubang yang dilingkari untuk menabur { COUNTER(2) } di dalamnya.
}
takes = makan
take = makan
captured = makan
unit-score = dimakan
nothing-taken = Tiada apa-apa dimakan: taburan pertama tidak makan apa-apa.
result = { $draw ->
    [yes] Seri
   *[no] { CAPITAL(SEAT($winner)) } menang
}
ended = { result }, { figures }: { $clause ->
    [suez-repetition] kedudukan yang sama tiga kali
    [suez-endless] taburan tanpa henti
   *[other] satu belah kosong
}.
note-emptied = Lubang yang dikosongkan sebelum bermain
note-turns = Langkah pertama tanpa makan yang sudah dimainkan
note-from = Langkah bermula di lubang ini
note-endless = Ada taburan tanpa henti
note-fault = { $key ->
    [emptied] sebelum bermain, semua lubang penuh kecuali yang dikosongkan, dan para pemain mengosongkan lubang masing-masing bergilir-gilir.
    [turns] langkah pertama tanpa makan kurang daripada itu.
    [from] selepas pengosongan, langkah bermula di lubang yang berisi cengkerang.
   *[endless] hanya permainan dengan peraturan itu menjadi seri kerana taburan tanpa henti.
}

# A sentence a clause, by its id.
clause-suez-setup = Sembilan lubang berisi lapan cengkerang setiap satu; tiga kosong, dua di satu belah dan satu di belah yang lain.
clause-suez-empties = Pemain yang memulakan permainan mengosongkan satu lubangnya, pemain lawan satu lubangnya, dan yang pertama satu lagi; cengkerang itu keluar daripada permainan. Siapa yang memilih, dan belah siapa yang ada dua, tiada sesiapa mencatatnya.
clause-suez-own-side = Anda mula di mana-mana lubang di belah anda yang berisi cengkerang.
clause-suez-follow = Langkah mesti bermula satu lubang selepas tempat tamat langkah sebelumnya, di belah mana pun: menurut ringkasan, selepas ada yang dimakan; menurut Parker, sentiasa, setelah setiap pemain menabur.
clause-suez-follow-empty = Jika lubang itu kosong, langkah bermula di lubang berikutnya yang berisi cengkerang.
clause-suez-sow = Semua cengkerang di dalam lubang itu ditabur lawan arah jam, satu bagi setiap lubang.
clause-suez-relay = Jika cengkerang terakhir jatuh di lubang yang berisi, semuanya diangkat dan penaburan disambung.
clause-suez-no-early-capture = Dalam dua giliran pertama, tiada apa-apa dimakan: lubang kosong menamatkannya.
clause-suez-early-sowings = Parker menyebut taburan mengelilingi papan yang tidak makan apa-apa; kami mentafsirkannya satu bagi setiap pemain.
clause-suez-eat-opposite = Jika cengkerang terakhir jatuh di lubang kosong, anda makan isi lubang bertentangan, di belah mana pun.
clause-suez-move-on = Cengkerang yang makan itu bergerak ke lubang berikutnya, dan anda terus menabur dengan cengkerang di situ.
clause-suez-eat-again = Di lubang kosong, cengkerang yang bergerak itu dikira jatuh di situ: ia boleh makan lagi.
clause-suez-end-turn = Lubang kosong yang lubang bertentangannya juga kosong menamatkan langkah.
clause-suez-endless = Sesetengah taburan tidak akan habis. Selepas 1,000 kali diangkat, langkah berhenti di tempatnya.
clause-suez-end = Pusingan tamat apabila pemain yang akan melangkah tiada cengkerang di belahnya sendiri.
clause-suez-one-round = Satu pusingan ialah seluruh permainan.
clause-suez-leftovers = Cengkerang yang tidak dimakan tidak dikira untuk sesiapa.
clause-suez-winner = Pemain yang makan lebih banyak menang; sama banyak bermakna seri.
clause-suez-repetition = Apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, pusingan itu tamat.

# What a reading asks, and its answers.
reading-empties = Siapakah yang mengosongkan tiga lubang itu?
reading-empties-alternate = Para pemain, bergilir-gilir
reading-empties-starter_sets = Pemain yang memulakan permainan
reading-empties-random = Secara rawak: pemain yang memulakan permainan mengetik lubang yang terpilih
reading-two_empty_side = Belah manakah yang ada dua lubang kosong?
reading-two_empty_side-starter = Belah pemain yang memulakan permainan
reading-two_empty_side-second = Belah yang satu lagi
reading-start_rule = Bilakah langkah mesti bermula di tempat langkah sebelumnya tamat?
reading-start_rule-after_capture = Selepas ada yang dimakan
reading-start_rule-always = Sentiasa, setelah setiap pemain menabur
reading-start_rule-own_side_free = Tidak pernah
reading-no_capture_turns = Berapakah langkah pertama yang tidak makan apa-apa?
reading-no_capture_turns-2 = Dua
reading-no_capture_turns-3 = Tiga
reading-no_capture_turns-4 = Empat
reading-no_capture_turns-0 = Tiada
reading-moved_shell = Apakah yang dibuat oleh cengkerang yang bergerak ke lubang kosong?
reading-moved_shell-treat_as_drop = Ia dikira jatuh di situ
reading-moved_shell-always_sow = Ia ditabur satu lubang lebih jauh
reading-skip_origin = Adakah taburan panjang melangkau lubang asalnya?
reading-skip_origin-false = Tidak, satu cengkerang jatuh di situ juga
reading-skip_origin-true = Ya, lubang itu dilangkau
reading-first_sower = Siapakah yang menabur dahulu?
reading-first_sower-starter = Pemain yang mengosongkan dahulu
reading-first_sower-second = Pemain yang satu lagi
reading-leftovers = Siapakah yang mendapat cengkerang yang tidak dimakan?
reading-leftovers-nobody = Tiada sesiapa
reading-leftovers-side_owner = Pemilik belah tempatnya terletak
reading-endless = Apakah yang berlaku jika taburan tidak akan habis?
reading-endless-end_turn = Langkah itu tamat
reading-endless-draw = Permainan seri

# Presets, each with a sentence.
preset-catalogue = Katalog
preset-catalogue-says = Seperti dalam ringkasan di katalog Ludii.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Seperti yang ditulis oleh Parker. Mulai langkah ketiga, tiada sesiapa memilih apa-apa: setiap langkah bermula di tempat langkah sebelumnya tamat.
preset-ludii = Ludii
preset-ludii-says = Seperti dalam program Ludii: setiap langkah bermula di mana anda suka.

# What the laws ask of a position, by the clause behind them.
law-suez-empties = Tiga lubang dikosongkan sebelum bermain, dua di satu belah dan satu di belah yang lain; cengkerangnya di luar permainan.
law-suez-no-early-capture = Langkah pertama tidak makan apa-apa: kedudukan menyatakan berapa yang sudah dimainkan.
law-suez-follow = Jika langkah mesti bermula di lubang tertentu, lubang itu berisi cengkerang.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-pile = longgokan
term-pile-means = Longgokan menyimpan cengkerang yang telah dimakan oleh seorang pemain. Tiada apa-apa dimainkan dari situ.
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
