# What is said of Kalah, in our own words.

name = Kalah

# What visitors choose the game by, and what we add to a reference.
fact-idea = Mancala dari kedai dan dunia sains komputer: bawa pulang lebih banyak buah daripada pemain lawan.
fact-people = dicipta dan dijual oleh W. J. Champion
fact-place = Amerika Syarikat
fact-time = sekitar 1940
fact-after = rencana ensiklopedianya
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = mancala, permainan menabur
fact-material = buah pada papan dengan dua belas lubang dan dua rumah
source-note-irving-et-al-2000 = Kami telah membaca bahagian awalnya, dan peraturan tangkapannya menurut dua pembaca kemudian.
source-note-rawlings-2015 = Nilai tepat dengan sehingga enam buah bagi setiap lubang, seperti dalam rencana ensiklopedia itu.
source-note-champion-1955 = Dipohon pada 1951.

# What one plays for, in a sentence.
aim = Bawa lebih banyak buah ke dalam rumah anda daripada pemain lawan: permainan tamat apabila baris satu pihak kosong.

# How it is told.
counter = buah

ended = { $draw ->
    [yes] Seri, { figures }: baris satu pihak kosong.
   *[no] { won } { figures }: baris satu pihak kosong.
}
unit-score = dalam rumah

# A sentence a clause, by its id.
clause-kal-setup = Semua lubang bermula sama, dan kedua-dua rumah kosong.
clause-kal-own-hole = Anda bermain dari mana-mana lubang di baris anda yang tidak kosong.
clause-kal-sow = Semua buah di dalam lubang itu ditabur lawan arah jam, satu bagi setiap lubang, satu ke dalam rumah anda ketika melaluinya dan tiada ke dalam rumah lawan.
clause-kal-turns = Para pemain melangkah bergilir-gilir.
clause-kal-again = Buah terakhir di dalam rumah anda memberi satu langkah lagi.
clause-kal-capture = Buah terakhir di dalam lubang kosong di baris anda menangkap isi lubang bertentangan, jika ada, lalu pulang bersamanya.
clause-kal-capture-empty = Menurut peraturan yang digunakan ketika Kalah diselesaikan, buah itu pulang walaupun tiada apa-apa di lubang bertentangan.
clause-kal-end = Apabila baris satu pihak kosong, permainan tamat, dan buah yang tinggal masuk ke dalam rumah pemilik baris tempat buah itu terletak.
clause-kal-winner = Rumah yang lebih penuh menang; rumah yang sama banyak bermakna seri.

# What a reading asks, and its answers.
reading-holes = Lubang di setiap belah
reading-holes-1 = 1
reading-holes-2 = 2
reading-holes-3 = 3
reading-holes-4 = 4
reading-holes-5 = 5
reading-holes-6 = 6
reading-holes-7 = 7
reading-holes-8 = 8
reading-holes-9 = 9
reading-counters = Buah di setiap lubang
reading-counters-1 = 1
reading-counters-2 = 2
reading-counters-3 = 3
reading-counters-4 = 4
reading-counters-5 = 5
reading-counters-6 = 6
reading-counters-7 = 7
reading-counters-8 = 8
reading-counters-9 = 9
reading-capture = Bilakah buah terakhir di dalam lubang kosong menangkap?
reading-capture-opposite_nonempty = Apabila lubang bertentangan berisi buah
reading-capture-always = Sentiasa

# Presets, each with a sentence.
preset-standard = Biasa
preset-standard-says = Enam lubang di setiap belah, empat buah dalam setiap satu.
preset-irving-2000 = Irving 2000
preset-irving-2000-says = Peraturan yang digunakan ketika papan kecil mula-mula diselesaikan: buah terakhir menangkap walaupun lubang bertentangan kosong. Paten dan peraturan pembuat tahun 1958 juga begitu, kata T. Neller.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = rumah
term-store-means = Rumah menyimpan buah yang telah dibawa pulang oleh seorang pemain. Rumah anda di hujung kanan baris anda; tiada apa-apa dimainkan dari situ.
