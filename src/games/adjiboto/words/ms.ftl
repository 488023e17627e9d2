# What is said of Adjiboto, in our own words.

name = Adjiboto

# What visitors choose the game by, and what we add to a reference.
fact-idea = 100 kacang, sepuluh lubang dan satu soalan: siapakah yang dahulu kehabisan kacang untuk ditabur?
fact-people = kaum Maroon Saamaka
fact-place = Beidotti, Suriname
fact-time = dilihat pada 1928, diterbitkan pada 1929
fact-after = Herskovits 1929
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Adji-boto, mancala, permainan menabur
fact-material = kacang adji merah dan hitam pada papan yang diukir kasar
source-note-herskovits-1929 = Kata lapuk itu sebahagian daripada judul asal makalah itu.

# What one plays for, in a sentence.
aim = { $decides ->
    [moves] Anda kalah jika tiada lubang anda berisi dua kacang untuk ditabur, atau seri jika telah menangkap lima puluh.
   *[scores] Tangkap lebih banyak kacang daripada pemain lawan: permainan tamat apabila kedua-duanya tidak dapat menabur.
}

# How it is told.
counter = kacang
choose = { $what ->
    [open] Tabur lubang yang dilingkari: dalam lima langkah, buka setiap lubang sekali.
   *[sow] Pilih lubang yang dilingkari untuk menabur { COUNTER(2) } di dalamnya.
}
store = boto
stores = boto
nothing-taken = Tiada apa-apa boleh ditangkap dalam langkah ini.
ended = { $clause ->
    [adj-stuck] { won } { SEAT($loser) } tidak ada lubang dengan dua kacang.
    [adj-draw] Seri: pemain yang tidak dapat menabur telah menangkap lima puluh kacang atau lebih.
    [adj-repetition] Seri: kedudukan yang sama muncul tiga kali.
   *[other] { $draw ->
        [yes] Seri: kedua-duanya tidak dapat menabur, dan isi boto sama, { figures }.
       *[no] { won } kedua-duanya tidak dapat menabur, dan isi boto ialah { figures }.
    }
}
note-played = Sudah dibuka
note-moves = Langkah pertama tanpa tangkapan yang sudah dimainkan
note-fault = { $key ->
    [played] yang sudah dibuka mestilah lubang pada papan.
   *[moves] langkah pertama tanpa tangkapan kurang daripada itu.
}

# A sentence a clause, by its id.
clause-adj-setup = Setiap satu daripada sepuluh lubang bermula dengan sepuluh kacang; kedua-dua boto kosong.
clause-adj-own-hole = Anda bermain dari salah satu daripada lima lubang di sebelah anda.
clause-adj-min-two = Lubang dengan hanya satu kacang tidak boleh dimainkan.
clause-adj-opening = Dengan lima langkah pertama, anda memainkan setiap satu daripada lima lubang anda sekali, mengikut apa-apa turutan.
clause-adj-opening-fallback = Jika tiada lubang yang masih perlu dibuka boleh dimainkan, mana-mana lubang dengan dua kacang atau lebih boleh dimainkan. Ini hanya boleh berlaku dalam kedudukan yang disusun sendiri.
clause-adj-leave-one = Satu kacang tinggal di dalam lubang yang anda mainkan; yang lain dijatuhkan satu bagi setiap lubang, lawan arah jam.
clause-adj-full-lap = Taburan yang berkeliling penuh menjatuhkan satu kacang ke dalam lubang asalnya juga.
clause-adj-single-lap = Apabila kacang terakhir jatuh, taburan itu tamat, dan giliran pemain lawan pula.
clause-adj-capture-next = Jika lubang betul-betul selepas kacang terakhir anda berisi satu, tiga atau lima, anda menangkap isinya, di sebelah mana pun.
clause-adj-capture-chain = Kemudian lubang selepas itu dinilai dengan cara yang sama, dan seterusnya sehingga ada lubang yang berisi bilangan lain.
clause-adj-chain-stops = Rantai tangkapan tamat sebelum sampai semula ke lubang kacang terakhir.
clause-adj-compulsory = Yang boleh ditangkap mesti ditangkap.
clause-adj-no-first-capture = Langkah yang membuka permainan tidak menangkap apa-apa.
clause-adj-stuck = Jika tiba giliran anda dan tiada lubang anda berisi dua kacang, anda kalah.
clause-adj-draw = Anda terselamat jika boto anda berisi sekurang-kurangnya 50: cukup untuk mengisi lima lubang anda dengan sepuluh semula. Maka tiada sesiapa menang.
clause-adj-repetition = Apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, permainan itu seri.
clause-adj-pass-over = Dalam versi kiraan, pemain yang buntu melepaskan giliran, sehingga kedua-duanya buntu.
clause-adj-pass = Apabila kedua-duanya buntu, kami mengira isi boto sahaja: yang lebih banyak menang, dan yang sama banyak bermakna seri. Catatan yang menceritakan giliran dilepaskan turut menambah isi baris masing-masing.

# What a reading asks, and its answers.
reading-opening = Bagaimanakah permainan dibuka?
reading-opening-each_hole_once = Setiap pemain membuka setiap lubang sekali
reading-opening-free = Mana-mana lubang boleh dimainkan sejak mula
reading-no_capture_moves = Berapakah langkah yang tidak menangkap apa-apa?
reading-no_capture_moves-1 = Langkah pertama permainan
reading-no_capture_moves-10 = Sepuluh langkah pertama
reading-skip_origin = Adakah taburan panjang melangkau lubang asalnya?
reading-skip_origin-false = Tidak, satu kacang jatuh di situ juga
reading-skip_origin-true = Ya, lubang itu dilangkau
reading-stuck = Bagaimana jika seorang pemain buntu?
reading-stuck-loses = Pemain itu kalah, atau seri dengan 50 kacang
reading-stuck-pass_then_count = Pemain itu melepaskan giliran; pada akhirnya kacang dikira

# Presets, each with a sentence.
preset-herskovits-1929 = Herskovits 1929
preset-herskovits-1929-says = Seperti yang dilihat dalam kalangan Saamaka pada 1928.
preset-ludii = Ludii
preset-ludii-says = Seperti dalam program Ludii: sepuluh langkah tidak menangkap apa-apa. Di sana rantai juga boleh berkeliling penuh, di sini tidak.
preset-counting = Kiraan
preset-counting-says = Seperti dalam ensiklopedia Sweden: pemain yang buntu melepaskan giliran. Hanya boto dikira: itu peraturan kami.

# What the laws ask of a position, by the clause behind them.
law-adj-opening = Setiap lubang dimainkan sekali sebelum mana-mana dimainkan lagi: kedudukan menyatakan lubang yang sudah dimainkan.
law-adj-no-first-capture = Langkah pertama tidak menangkap apa-apa: kedudukan menyatakan berapa yang sudah dimainkan.
law-adj-pass = Jika pemain yang buntu melepaskan giliran, pemain yang mendapat giliran mesti dapat menabur jika pemain lawan dapat.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = menabur, tabur, ditabur, taburan
term-sow-means = Menabur bermakna meninggalkan satu kacang di dalam lubang dan menjatuhkan yang lain satu demi satu ke dalam lubang-lubang berikutnya.
term-boto = boto
term-boto-means = Boto menyimpan kacang yang telah ditangkap oleh seorang pemain. Tiada apa-apa dimainkan dari situ.
term-opened = membuka lubang, membuka, dibuka
term-opened-means = Membuka lubang bermakna memainkannya buat kali pertama. Dalam lima giliran pertama, setiap lubang anda dibuka sekali.
