# What the page of evidence tells of Puhulmutu, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Dua pemain menabur biji mengelilingi dua baris tujuh lubang, melangkau lubang tiga dan makan lubang empat. Permainan ini dimainkan dalam pusingan, dan pemain yang keluar daripada satu pusingan dengan biji yang lebih sedikit memulakan pusingan berikutnya dengan lubang tertutup.

evidence-fact-names = Namanya ditulis Puhulmutu, dan juga Puhulmuti.
evidence-fact-pearls = Parker menerangkan nama itu sebagai mutiara kundur.
evidence-fact-empty-hole = Lubang kosong disebut _puhuwala_ atau _pussa_.
evidence-fact-eating = _tun-indin kanawa_ bermaksud makan dengan tiga biji.
evidence-fact-left-over = Lubang yang memulakan pusingan dengan hanya satu, dua atau tiga biji, baki selepas pengisian, ialah _puta_, _naga_ atau _wala_.
evidence-fact-women = Wanita di kampung-kampung bermain permainan ini dan yang seumpamanya, dan mereka bermain pantas.
evidence-fact-first-move = Pemain yang bermain dahulu memilih arah keliling, dan biasanya mula di lubang kedua dari hujung.
evidence-fact-round = Apa yang disebut pusingan oleh Parker berlangsung sehingga pemain yang akan melangkah tiada biji di belahnya sendiri.
evidence-fact-waiting = Menurut rekod katalog, baki biji menunggu di rumah dalam pusingan kedua; hanya mulai pusingan ketiga baki itu menjadikan _puta_, _naga_ atau _wala_, dengan satu, dua atau tiga diambil dari lubang bertentangan. Menurut teks dalam program katalog, ini berlaku mulai pusingan kedua, dengan tiga, dua atau satu diambil.
evidence-fact-island = Permainan ini dari Sri Lanka. Rekodnya tiada koordinat.
evidence-fact-published = Katalog menarikhkannya 1909, tahun buku Parker.
evidence-fact-apart = Biji yang telah dimakan diletakkan berasingan, di satu tempat di hujung atau di tepi papan.
evidence-fact-twig = Ranting kecil atau jerami menunjukkan bahawa lubang ditutup sepanjang pusingan.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai etnografi. Tahap keyakinannya terhadap rekod itu tidak kami catat.
evidence-fact-pages = Katalog menyebut halaman 594 dalam buku Parker; Google Books menunjukkan permainan ini pada halaman yang dinomborkannya 596. Sehingga naskhah bercetak dilihat, hanya halaman 594 hingga 599 yang pasti.
evidence-fact-program-number = Program permainan ini dalam katalog bernombor 216. Kami menganggapnya nombor peraturan dalam katalog.
evidence-fact-measure = Parker menerangkan permainan lain dengan membandingkannya dengan Puhulmutu: Kotu Baendum, Daramutu, dan permainan Arab dari Suez.

evidence-account-parker = Parker 1909, setakat yang kami baca
evidence-account-record = Rekod katalog
evidence-account-summary = Ringkasan dalam program katalog

evidence-question-first-hole = Di manakah langkah pertama bermula?
evidence-answer-first-hole-parker = Biasanya di lubang kedua dari hujung.
evidence-answer-first-hole-record = Di satu lubang di baris sendiri.
evidence-answer-first-hole-summary = Di satu lubang di baris sendiri.
evidence-question-singles = Bolehkah biji bersendirian dimainkan?
evidence-answer-singles-summary = Tidak selagi ada lubang sendiri yang berisi lebih. Di lubang hadapan, biji itu menunggu biji bersendirian lain juga.
evidence-question-after-eating = Apakah yang berlaku selepas empat biji dimakan?
evidence-answer-after-eating-parker = Isi lubang berikutnya diangkat dan penaburan disambung. Jika lubang itu kosong, langkah tamat.
evidence-answer-after-eating-record = Isi lubang berikutnya diangkat dan penaburan disambung.
evidence-answer-after-eating-summary = Isi lubang berikutnya diangkat dan penaburan disambung.
evidence-question-round-end = Bilakah pusingan tamat?
evidence-answer-round-end-parker = Apabila pemain yang akan melangkah tiada biji di belahnya sendiri.
evidence-answer-round-end-record = Apabila satu baris kosong.
evidence-answer-round-end-summary = Apabila satu baris kosong.
evidence-question-remaining = Siapakah yang mendapat biji yang masih ada di baris apabila pusingan tamat?
evidence-answer-remaining-summary = Pemain baris itu.
evidence-question-from-round = Mulai pusingan ke berapakah baki biji diletakkan pada papan?
evidence-answer-from-round-record = Mulai pusingan ketiga. Dalam pusingan kedua baki itu menunggu di rumah.
evidence-answer-from-round-summary = Mulai pusingan kedua.
evidence-question-whose = Siapakah yang menyusun baki biji?
evidence-answer-whose-record = Pemenang pusingan kedua; jelas bahawa yang dimaksudkan ialah yang kalah.
evidence-answer-whose-summary = Pemain yang kalah dalam pusingan sebelumnya.
evidence-question-opposite = Berapakah yang diambil dari lubang bertentangan dengan _puta_, _naga_ dan _wala_?
evidence-answer-opposite-record = Satu, dua dan tiga.
evidence-answer-opposite-summary = Tiga, dua dan satu.
evidence-question-marks = Lubang manakah yang ditandakan, dan dengan apa?
evidence-answer-marks-record = Lubang tertutup, dengan ranting kecil atau jerami.
evidence-answer-marks-summary = _puta_ dan _naga_, dengan kertas atau jerami.

evidence-unknown-end = Kami hanya membaca bahagian awal halaman Parker: bagaimanakah permainan tamat menurutnya?
evidence-unknown-singles = Adakah biji bersendirian mesti menunggu, seperti kata ringkasan katalog sahaja, dan lubang manakah yang membuatnya menunggu?
evidence-unknown-front = Lubang manakah lubang hadapan, tempat biji bersendirian menunggu biji bersendirian yang lain?

evidence-place-island = Sri Lanka. Rekod hanya menamakan pulau itu; titik ini ialah tengahnya, kami tetapkan sendiri.
evidence-date-published = Diterbitkan

evidence-like-kotu-baendum = Kotu Baendum dimainkan seperti Puhulmutu, tetapi langkah pertama bermula di lubang hujung, empat biji yang terjadi di lubang hujung diikat, dan makan menamatkan langkah.
evidence-like-daramutu = Daramutu dimainkan seperti Puhulmutu, tetapi biji terakhir di lubang kosong makan isi lubang bertentangan.
evidence-like-mangala-suez = Taburannya sama dalam Mangala dari Suez, sehingga cengkerang terakhir jatuh di lubang kosong.
