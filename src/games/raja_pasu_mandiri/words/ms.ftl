# What is said of Raja Pasu Mandiri, in our own words.

name = Raja Pasu Mandiri

# What visitors choose the game by, and what we add to a reference.
fact-idea = Tiga pemain pada satu papan: Raja di tengah, Mandiri dan Pasu di kiri kanannya, dan empat biji menjadi milik pemilik lubang.
fact-people = orang dewasa lelaki dan perempuan (Ludii); wanita (Gering)
fact-place = Colombo, Sri Lanka
fact-time = diterbitkan pada 2000; dilihat dalam satu lawatan yang tarikhnya belum kami baca
fact-after = de Voogt 2000
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, permainan menabur
fact-material = biji pada papan kayu
source-note-de-voogt-2000 = Kami telah membaca halaman 96–97.

# What one plays for, in a sentence.
aim = { $rounds ->
    [0] Menangi cukup biji untuk menjadi satu-satunya pemain yang masih dapat mengisi satu lubang.
    [1] Pemain yang memperoleh paling banyak menang: pusingan tamat apabila tiada apa-apa lagi boleh ditangkap.
   *[other] Pemain yang memperoleh paling banyak dalam { SPELL($rounds) } pusingan menang. Pusingan tamat apabila tiada apa-apa lagi boleh ditangkap.
}

# How it is told.
counter = biji
ended = { $clause ->
    [rpm-match-end] { won } tiada sesiapa lain dapat mengisi satu lubang pun.
   *[other] { CAPITAL(SEATS($winners)) } menang{ $debts ->
        [yes] , hutang dikira
       *[no] { "" }
    }: { COMMAS($gains) }.
}
ended-at-length = { $clause ->
    [rpm-match-end] { won } tiada sesiapa lain dapat mengisi satu lubang pun.
   *[other] { CAPITAL(SEATS($winners)) } menang kerana memperoleh paling banyak biji sejak mula{ $debts ->
        [yes] , hutang dikira
       *[no] { "" }
    }: { COMMAS($gains) }.
}
unit-score = dalam rumah
advice-numbers-three = Nilai pada papan ialah peluang { SEAT($who) } menang. Sempadan berganda bermaksud nilai itu terbukti.
note-debts = Hutang (tujuh setiap satu)
note-fault = { $key ->
    [round] { raja-round-fault }
   *[other] tiada sesiapa meminjam sebelum pusingan pertama, atau dua kali sebelum mana-mana pusingan selepas itu.
}

# A sentence a clause, by its id.
clause-rpm-setup = Setiap satu daripada 14 lubang bermula dengan tujuh biji; ketiga-tiga rumah kosong.
clause-rpm-sections = Raja memiliki tiga lubang tengah di kedua-dua baris, Mandiri dua lajur di kiri Raja (di kanan, jika dipersetujui), dan Pasu dua lajur di belah yang lain.
clause-rpm-order = Raja melangkah dahulu, dan Mandiri selepasnya.
clause-rpm-order-pasu = Pasu yang ketiga, dan kemudian giliran Raja lagi.
clause-rpm-own-hole = Anda bermain dari mana-mana lubang milik anda yang tidak kosong, di mana-mana baris.
clause-rpm-sow = Semua biji di dalam lubang itu ditabur lawan arah jam, satu bagi setiap lubang; lubang tertutup dilangkau.
clause-rpm-origin = Apabila taburan berkeliling penuh, lubang asalnya mendapat satu biji juga.
clause-rpm-fours = Lubang yang menjadi empat semasa biji ditabur ditangkap serta-merta.
clause-rpm-fours-owner = Empat biji itu menjadi milik pemilik lubang, tidak kira siapa yang menabur.
clause-rpm-fours-last = Empat biji yang dijadikan oleh biji terakhir juga ditangkap.
clause-rpm-next-hole = Selepas biji terakhir, anda mengangkat isi lubang berikutnya, dan terus menabur dengannya.
clause-rpm-gap = Jika lubang berikutnya kosong, anda menangkap isi lubang selepasnya, jika ada, dan langkah anda tamat.
clause-rpm-pass = Pemain yang tiada apa-apa untuk dimainkan dilangkau, dan bermain lagi apabila biji sampai ke lubangnya.
clause-rpm-round-end = Pusingan tamat apabila tiada apa-apa lagi boleh ditangkap.
clause-rpm-one-left = Dengan satu biji tinggal pada papan, tiada apa-apa lagi boleh ditangkap.
clause-rpm-repetition = Apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, tiada apa-apa lagi akan ditangkap, dan pusingan tamat.
clause-rpm-last-mover = Baki pada papan menjadi milik pemain yang melangkah terakhir.
clause-rpm-leftovers = Menurut tafsiran lain, baki menjadi milik pemilik lubang tempatnya terletak.
clause-rpm-endless = Taburan yang tidak akan habis dihentikan: selepas 1,000 putaran, langkah tamat di tempatnya.
clause-rpm-gift = Selepas setiap pusingan, Rajanya mesti memberi satu biji kepada setiap lawan.
clause-rpm-gift-order = Mandiri menerima dahulu, sebelum isi rumah dikira; Raja yang tiada biji tidak memberi.
clause-rpm-reign = Tiga pusingan ialah satu pemerintahan. Kemudian semua beralih satu tempat: Mandiri menjadi Raja, Raja menjadi Pasu.
clause-rpm-reign-round = Menurut Gering, Pasu menjadi Mandiri, dan tempat bertukar setiap pusingan.
clause-rpm-refill = Untuk pusingan berikutnya, anda mengisi lubang di bahagian baharu anda dengan tujuh biji setiap satu dari rumah anda. Lubang yang tidak dapat diisi tidak dimainkan; baki biji kekal di rumah.
clause-rpm-close-from = Lubang dekat tengah papan diisi dahulu; antara yang sama dekat, a hingga g didahulukan daripada A hingga G, mengikut abjad. Lubang yang kekal kosong ditutup.
clause-rpm-borrow = Pemain yang tidak cukup biji boleh meminjam.
clause-rpm-borrow-from = Menurut Gering, para lawan meminjamkan apabila satu lubang pun tidak dapat diisi.
clause-rpm-borrow-terms = Pinjaman ialah tujuh biji daripada pemain yang paling banyak. Sebelum pusingan-pusingan berikutnya, hutang dibayar balik, selagi tujuh masih tinggal selepas bayaran; dalam kiraan terakhir semuanya dijelaskan, dan kiraan boleh jatuh bawah sifar.
clause-rpm-match-end = Jika hanya seorang pemain masih dapat mengisi satu lubang, pemain itu memenangi perlawanan.
clause-rpm-nine = Jika tidak, perlawanan tamat selepas sembilan pusingan, apabila setiap pemain telah menjadi Raja selama tiga. Pemain yang memperoleh paling banyak melebihi biji bahagian pertamanya, 42 atau 28, menang; pemain dengan perolehan yang sama berkongsi kemenangan.

# What a reading asks, and its answers.
reading-mandiri_side = Di sebelah manakah Mandiri duduk, dilihat dari Raja?
reading-mandiri_side-left = Di kiri
reading-mandiri_side-right = Di kanan
reading-fours_to = Siapakah yang menangkap empat biji?
reading-fours_to-owner = Pemilik lubang
reading-fours_to-mover = Pemain yang menabur
reading-fours_to-mover_in_own_holes = Pemain yang menabur, hanya di lubangnya sendiri
reading-four_on_last = Adakah empat biji ditangkap jika dijadikan oleh biji terakhir?
reading-four_on_last-true = Ya
reading-four_on_last-false = Tidak, biji itu kekal
reading-gap_chain = Adakah tangkapan selepas lubang kosong diteruskan?
reading-gap_chain-false = Tidak, satu lubang ditangkap
reading-gap_chain-true = Ya, selagi berikutnya lubang kosong dan selepasnya lubang berisi
reading-leftovers = Siapakah yang mendapat baki biji pada akhir pusingan?
reading-leftovers-last_mover = Pemain yang melangkah terakhir
reading-leftovers-row_owner = Pemilik lubang tempatnya terletak
reading-raja_gift = Apakah yang diberi oleh Raja kepada setiap pemain lain selepas pusingan?
reading-raja_gift-1 = Satu biji
reading-raja_gift-0 = Tiada apa-apa
reading-reign = Berapa lamakah seorang pemain menjadi Raja?
reading-reign-3 = Selama tiga pusingan berturut-turut
reading-reign-1 = Selama satu pusingan
reading-borrowing = Bolehkah pemain yang tidak cukup biji meminjam?
reading-borrowing-off = Tidak, lubangnya kekal tertutup
reading-borrowing-sevens = Ya, tujuh daripada pemain yang paling banyak
reading-rounds = Berapa panjangkah perlawanan?
reading-rounds-nine = Sembilan pusingan
reading-rounds-1 = Satu pusingan
reading-rounds-until_sole_filler = Sehingga semua kecuali seorang tidak cukup biji untuk satu lubang

# Presets, each with a sentence.
preset-catalogue = Katalog
preset-catalogue-says = Seperti dalam ringkasan di katalog Ludii, paling banyak sembilan pusingan.
preset-de-voogt-2000 = de Voogt 2000
preset-de-voogt-2000-says = Dengan pinjaman yang diketahui oleh pemain di Colombo; bahawa pinjaman itu tujuh biji ialah peraturan kami.

# What the laws ask of a position, by the clause behind them.
law-rpm-close-from = Lubang tertutup itu kosong.
law-rpm-pass = Pemain yang akan melangkah dapat menabur; antara dua pusingan, pada papan kosong, pemain itu ialah yang memulakan pusingan berikutnya.
law-rpm-one-left = Papan tidak pernah berisi satu biji sahaja: apabila tinggal satu, pusingan tamat.
law-rpm-borrow-terms = Tiada sesiapa meminjam sebelum pusingan pertama, atau lebih daripada sekali sebelum mana-mana pusingan lain.

# What thousands of random games show.
random-play = Pusingan pertama mengambil 65 langkah, perlawanan sembilan pusingan kira-kira 335. Lebih daripada satu pertiga pusingan pertama tamat dengan dua biji yang berkeliling selama-lamanya; sebab itulah pengulangan menamatkan pusingan. Daripada modal 42, Raja mengambil 45 daripada 98 biji dalam pusingan pertama; mulai pusingan kedua, Raja rugi antara satu dengan lima. Jika jumlah yang dikira, Raja pertama akan memenangi separuh semua perlawanan; menurut perolehan setiap pemain, ketiga-tiganya memenangi kira-kira 31, 34 dan 33 daripada 100, dan selepas satu pusingan sahaja 39, 20 dan 37.

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
term-raja = Raja
term-raja-means = Raja memainkan tiga lubang tengah di kedua-dua baris, dan melangkah dahulu.
term-mandiri = Mandiri
term-mandiri-means = Mandiri memainkan dua lajur di satu belah Raja, dan melangkah kedua.
term-pasu = Pasu
term-pasu-means = Pasu memainkan dua lajur di belah Raja yang satu lagi, dan melangkah terakhir.
term-owed = hutang, berhutang
term-owed-means = Apa yang dipinjam oleh pemain untuk mengisi satu lubang ialah hutang: dibayar balik sebelum pusingan yang kemudian, atau dikira pada akhirnya.

# What a mark on the board means.
sign-person = Tepi lubang mempunyai warna dan garis putus-putus pemain yang memilikinya, seperti di sebelah namanya.
