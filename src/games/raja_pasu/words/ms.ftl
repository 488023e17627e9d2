# What is said of Raja Pasu, in our own words.

name = Raja Pasu

# What visitors choose the game by, and what we add to a reference.
fact-idea = Permainan tiga pemain untuk dua orang: empat biji menjadi milik pemilik lubang, dan baris yang tidak dapat diisi penuh terus bermain dengan lubang tertutup.
fact-people = terutamanya wanita (Gering); orang dewasa lelaki dan perempuan (rekod permainan tiga pemain)
fact-place = Colombo, Sri Lanka
fact-time = diterbitkan pada 2000; dilihat dalam satu lawatan yang tarikhnya belum kami baca
fact-after = Gering, dan permainan tiga pemain dalam de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, permainan menabur
fact-material = biji pada papan kayu
source-note-ludii = Tentang permainan tiga pemain.
source-note-de-voogt-2000 = Kami hanya membaca petikannya tentang permainan tiga pemain, 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Menangi biji sehingga pemain lawan tidak dapat mengisi satu lubang pun.
    [1] Miliki lebih banyak biji daripada pemain lawan selepas satu pusingan.
   *[other] Miliki lebih banyak biji daripada pemain lawan selepas { SPELL($rounds) } pusingan, atau buat bijinya tidak cukup untuk mengisi satu lubang.
}

# How it is told.
counter = biji
ended = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } tidak dapat mengisi satu lubang pun.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [rp-match-end] { won } { SEAT($loser) } tidak dapat mengisi satu lubang pun.
   *[other] { $draw ->
        [yes] Seri selepas pusingan terakhir, { figures }.
       *[no] { CAPITAL(SEAT($winner)) } menang dengan lebih banyak biji selepas pusingan terakhir: { figures }.
    }
}
unit-score = dalam rumah
note-fault = { $key ->
    [round] { raja-round-fault }
   *[starter] { SEAT(1) } atau { SEAT(2) } memulakan pusingan, dan antara dua pusingan giliran ialah milik pemain yang memulakan pusingan seterusnya.
}
note-value = { seats-named }

# A sentence a clause, by its id.
clause-rp-setup = Setiap satu daripada 14 lubang bermula dengan tujuh biji; kedua-dua rumah kosong.
clause-rp-order = Para pemain melangkah bergilir-gilir.
clause-rp-own-row = Anda bermain dari mana-mana lubang di baris anda yang tidak kosong.
clause-rp-sow = Semua biji di dalam lubang itu ditabur lawan arah jam, satu bagi setiap lubang; lubang tertutup dilangkau.
clause-rp-origin = Apabila taburan berkeliling penuh, lubang asalnya mendapat satu biji juga.
clause-rp-fours = Lubang yang menjadi empat semasa biji ditabur ditangkap serta-merta.
clause-rp-fours-owner = Empat biji itu menjadi milik pemilik baris, tidak kira siapa yang menabur.
clause-rp-fours-last = Empat biji yang dijadikan oleh biji terakhir juga ditangkap.
clause-rp-next-hole = Selepas biji terakhir, anda mengangkat isi lubang berikutnya, dan terus menabur dengannya.
clause-rp-gap = Jika lubang berikutnya kosong, anda menangkap isi lubang selepasnya, jika ada, dan langkah anda tamat.
clause-rp-endless = Taburan yang tidak akan habis dihentikan: selepas 1,000 putaran, langkah tamat di tempatnya.
clause-rp-pass = Dalam permainan tiga pemain, pemain yang buntu tidak bermain buat sementara; kami menerapkannya bagi dua pemain.
clause-rp-round-end = Pusingan tamat apabila tiada apa-apa lagi boleh ditangkap.
clause-rp-round-end-stuck = Menurut Gering, pemain yang tiada apa-apa untuk dimainkan menamatkan pusingan, dan pemain lawan diberi bakinya.
clause-rp-one-left = Dengan satu biji tinggal pada papan, tiada apa-apa lagi boleh ditangkap.
clause-rp-repetition = Apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, tiada apa-apa lagi akan ditangkap, dan pusingan tamat.
clause-rp-last-mover = Baki pada papan menjadi milik pemain yang melangkah terakhir.
clause-rp-leftovers = Menurut tafsiran lain, baki menjadi milik pemilik baris tempatnya terletak.
clause-rp-starter = Pemain dengan rumah yang lebih penuh membuka pusingan berikutnya: tiada catatan menyatakannya, itu jawapan kami.
clause-rp-starter-level = Jika kedua-duanya ada sama banyak, pemain yang memulakan pusingan ini memulakan yang berikutnya.
clause-rp-starter-took-rest = Menurut Gering, pusingan berikutnya dibuka oleh pemain yang diberi baki. Jika tiada baki, atau setiap seorang mengambil isi barisnya sendiri, pemain yang melangkah terakhir membukanya: itu peraturan kami.
clause-rp-refill = Untuk pusingan berikutnya, anda mengisi lubang di baris anda dengan tujuh biji setiap satu dari rumah anda. Lubang yang tidak dapat diisi tidak dimainkan; baki biji kekal di rumah.
clause-rp-close-from = Anda mengisi baris anda dari hujung kanannya ke dalam, seperti dilihat dari tempat duduk anda, supaya lubang di hujung kirinya ditutup dahulu.
clause-rp-match-end = Pemain yang tidak dapat mengisi satu lubang pun kalah dalam perlawanan.
clause-rp-rounds = Jika tidak, perlawanan tamat selepas bilangan pusingan yang dipersetujui, tiga kecuali anda memilih yang lain: pemain dengan paling banyak biji menang, dan sama banyak bermakna seri.

# What a reading asks, and its answers.
reading-fours_to = Siapakah yang menangkap empat biji?
reading-fours_to-owner = Pemilik baris
reading-fours_to-mover = Pemain yang menabur
reading-fours_to-mover_in_own_holes = Pemain yang menabur, hanya di barisnya sendiri
reading-four_on_last = Adakah empat biji ditangkap jika dijadikan oleh biji terakhir?
reading-four_on_last-true = Ya
reading-four_on_last-false = Tidak, biji itu kekal
reading-gap_chain = Adakah tangkapan selepas lubang kosong diteruskan?
reading-gap_chain-false = Tidak, satu lubang ditangkap
reading-gap_chain-true = Ya, selagi berikutnya lubang kosong dan selepasnya lubang berisi
reading-leftovers = Siapakah yang mendapat baki biji pada akhir pusingan?
reading-leftovers-last_mover = Pemain yang melangkah terakhir
reading-leftovers-row_owner = Pemilik baris tempatnya terletak
reading-rounds = Berapa panjangkah perlawanan?
reading-rounds-3 = Tiga pusingan
reading-rounds-1 = Satu pusingan
reading-rounds-until_sole_filler = Sehingga seorang pemain tidak cukup biji untuk satu lubang
reading-starter = Siapakah yang membuka pusingan berikutnya?
reading-starter-more_counters = Pemain dengan lebih banyak biji
reading-starter-took_the_rest = Pemain yang diberi baki
reading-round_end = Bilakah pusingan tamat?
reading-round_end-no_capture = Apabila tiada apa-apa lagi boleh ditangkap
reading-round_end-cannot_move = Apabila pemain yang akan melangkah tiada apa-apa untuk dimainkan

# Presets, each with a sentence.
preset-catalogue = Katalog
preset-catalogue-says = Seperti dalam ringkasan katalog Ludii tentang permainan tiga pemain, dengan satu baris bagi setiap satu daripada dua pemain.
preset-gering = Gering
preset-gering-says = Seperti yang diceritakan semula oleh R. Gering bagi dua pemain: pemain yang buntu menamatkan pusingan, dan pemain yang mendapat baki membuka yang berikutnya.

# What the laws ask of a position, by the clause behind them.
law-rp-close-from = Lubang tertutup itu kosong.
law-rp-pass = Pemain yang akan melangkah dapat menabur; antara dua pusingan, pada papan kosong, pemain itu ialah yang memulakan pusingan berikutnya.
law-rp-one-left = Papan tidak pernah berisi satu biji sahaja: apabila tinggal satu, pusingan tamat.

# What thousands of random games show.
random-play = Pemain yang memulakan pusingan memenangi 78 daripada 100 pusingan tunggal. Itulah sebabnya begitu penting bahawa pemenang satu pusingan memulakan yang berikutnya, dan itulah sebabnya tiga pusingan dimainkan.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-fill = mengisi lubang, mengisi satu lubang
term-fill-means = { raja-fill-term-means }
term-lifted = { raja-lifted-term }
term-lifted-means = { raja-lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
