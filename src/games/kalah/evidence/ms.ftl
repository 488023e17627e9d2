# What the page of evidence tells of Kalah, in our own words. A word between underscores is of the game's own
# language.

evidence-lead = Dua pemain menabur buah mengelilingi papan dua baris, setiap seorang ke dalam rumahnya sendiri juga. Kalah ialah permainan abad kedua puluh, dicipta untuk dijual; permainan ini ada di sini untuk dibandingkan dengan yang lain.

evidence-fact-names = Kalah juga disebut Kalaha, Bantumi dan, sering kali, mancala sahaja.
evidence-fact-inventor = W. J. Champion mencipta Kalah. Sebelum itu dia pernah membaca tentang permainan mancala.
evidence-fact-country = Permainan ini berasal dari Amerika Syarikat. Syarikat Champion terletak di Holbrook, Massachusetts; di mana dia mencipta permainan ini tidak didokumenkan.
evidence-fact-beginnings = Menurut Mancala World, Champion mencipta Kalah pada 1940, menjualnya mulai 1944 dan menubuhkan syarikatnya pada 1958. Irving dan rakan-rakan menulis bahawa syarikat itu mengeluarkannya pada 1950-an.
evidence-fact-patents = Ada dua paten: satu tahun 1952 bagi reka bentuk dan satu tahun 1955, US 2,720,362, bagi peraturan. Kami membaca tentangnya, bukan paten itu sendiri.
evidence-fact-set = Satu set di sebuah muzium, yang diterima pada 1972, mempunyai papan kayu biasa, dan kacang atau biji, sebahagiannya dicat.
evidence-fact-stones = Sebuah ensiklopedia Jerman menunjukkan papan dengan batu kaca berwarna, dan menyebutnya bergaya Amerika.
evidence-fact-drawn = Titisan kaca pada papan di laman ini pilihan kami. Tiada catatan tentang jualan pertama Kalah yang menyebut kaca, setakat yang kami baca.
evidence-fact-record = Katalog menyenaraikan FairKalah, iaitu Kalah dengan satu atau dua buah yang dialihkan pada mulanya supaya tiada pemain mendapat kelebihan.
evidence-fact-unrecorded = Rekod bukti bagi Kalah sendiri, dengan jenis dan tahap keyakinan, tidak kami temui dalam katalog.
evidence-fact-empty-capture = Menurut paten dan peraturan pembuat tahun 1958, kata T. Neller, buah terakhir di dalam lubang kosong sendiri pulang walaupun tiada apa-apa di lubang bertentangan.

evidence-account-article = Rencana ensiklopedia
evidence-account-maker = Paten dan peraturan pembuat tahun 1958, menurut T. Neller
evidence-account-solvers = Penyelidik yang menyelesaikan permainan ini (bahagian awal makalah mereka, dan kata orang lain tentang peraturan mereka)
evidence-account-museum = Satu set di muzium, seperti peraturan di halamannya

evidence-question-empty-capture = Adakah buah terakhir di dalam lubang kosong menangkap apabila lubang bertentangan kosong?
evidence-answer-empty-capture-article = Tidak, lubang bertentangan mesti berisi.
evidence-answer-empty-capture-maker = Ya, buah terakhir itu sendiri pulang.
evidence-answer-empty-capture-solvers = Ya, kata dua orang yang telah membaca peraturan mereka.
evidence-answer-empty-capture-museum = Buah itu menangkap isi lubang bertentangan, lalu pulang. Bagaimana jika kosong tidak diceritakan.
evidence-question-counters = Berapakah buah di dalam lubang pada mulanya?
evidence-answer-counters-article = Bilangan yang sama dalam setiap lubang.
evidence-answer-counters-solvers = Beberapa bilangan, bagi papan beberapa saiz.
evidence-answer-counters-museum = Tiga.
evidence-question-end = Bilakah permainan tamat?
evidence-answer-end-article = Apabila satu belah kosong.
evidence-answer-end-maker = Apabila satu belah kosong, bukan hanya apabila pemain tidak dapat melangkah.
evidence-answer-end-museum = Apabila satu belah kosong.
evidence-question-again = Adakah buah terakhir di rumah sendiri memberi satu langkah lagi?
evidence-answer-again-article = Ya.
evidence-answer-again-museum = Ya.

evidence-unknown-empty-capture = Adakah buah terakhir di dalam lubang kosong pulang apabila lubang bertentangan kosong? Sumber-sumber berbeza, dan tiada perkara lain dalam peraturan yang belum pasti.

evidence-place-mystic = Mystic, Connecticut: di sini set pertama dibuat. Titik ini ialah tengah bandar itu, kami tetapkan sendiri.
evidence-place-holbrook = Holbrook, Massachusetts: di sini terletaknya syarikat Champion. Titik ini ialah tengah bandar itu, kami tetapkan sendiri.
evidence-date-devised = Dicipta
evidence-date-patent = Paten bagi peraturan

evidence-like-oware = Dua baris enam lubang, ditabur mengelilingi papan tanpa diangkat lagi. Dalam Kalah, rumah juga diisi ketika menabur; dalam Oware tidak.
evidence-like-dakon = Sangat serupa: rumah sendiri juga diisi ketika menabur, dan biji terakhir di situ memberi satu langkah lagi. Tetapi dalam Dakon, biji terakhir di dalam lubang berisi diangkat bersama isinya dan penaburan disambung.
evidence-like-congkak = Sangat serupa: rumah sendiri juga diisi ketika menabur, dan biji terakhir di situ memberi satu langkah lagi. Tetapi dalam Congkak, biji terakhir di dalam lubang berisi diangkat bersama isinya dan penaburan disambung.
evidence-like-fairkalah = Kalah itu sendiri, dengan satu atau dua buah dialihkan sebelum langkah pertama, supaya dua pemain sempurna bermain seri.

# Its tables on the page of numbers.
evidence-table-values-title = Kalah pada papan kecil, sudah diselesaikan
evidence-table-values-lead = Jadual ini menunjukkan kelebihan pemain pertama, dalam bilangan buah, jika kedua-duanya bermain tanpa kesilapan. Di bawah sifar, pemain kedua menang. Buah terakhir menangkap hanya jika lubang bertentangan berisi.
evidence-table-values-chart = Biru: pemain pertama menang. Kelabu: pemain kedua. Semakin gelap, semakin banyak buah. Tanda soal: tidak dihitung.
evidence-table-values-rows = Lubang di setiap belah
evidence-table-values-columns = Buah di setiap lubang
evidence-table-values-positions = kedudukan yang diperiksa:
evidence-table-values-empty-title = Kalah pada papan kecil, dengan peraturan tangkapan yang satu lagi
evidence-table-values-empty-lead = Sama seperti tadi, tetapi buah terakhir di dalam lubang kosong menangkap walaupun lubang bertentangan kosong. Dengan peraturan ini, Irving, Donkers dan Uiterwijk menyelesaikan Kalah pada 2000, dan M. Rawlings menyelesaikan papan enam lubang dengan enam buah pada 2015. Nilai mereka bagi enam lubang kami ketahui daripada rencana ensiklopedia, seperti adanya pada November 2015.
evidence-table-values-empty-chart = Biru: pemain pertama menang. Kelabu: pemain kedua. Semakin gelap, semakin banyak buah. Tanda soal: tidak dihitung.
evidence-table-values-empty-rows = Lubang di setiap belah
evidence-table-values-empty-columns = Buah di setiap lubang
evidence-table-values-empty-published = diterbitkan:
evidence-table-values-empty-positions = kedudukan yang diperiksa:
