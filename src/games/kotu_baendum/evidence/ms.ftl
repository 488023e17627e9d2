# What the page of evidence tells of Kotu Baendum, in our own words. A word between underscores is of the game's own
# language: _puta_.

evidence-lead = Dua pemain menabur biji merah di sepanjang papan _olinda_, makan empat biji, dan mengikat hujung baris. Pemain yang keluar daripada satu pusingan dengan biji yang lebih sedikit memulakan pusingan berikutnya dengan lubang tertutup.

evidence-fact-names = Katalog menulis Kotu Baendum, Parker menulis Kotu-baendum.
evidence-fact-name = Parker menerangkan nama itu sebagai pengikatan kandang.
evidence-fact-tied = _baenda_ bermaksud diikat. Lubang yang memulakan pusingan dengan hanya satu, dua atau tiga biji, baki selepas pengisian, ialah _puta_, _naga_ atau _wala_.
evidence-fact-puta-naga = Dalam satu catatan tentang Daramutu, permainan yang serupa dengannya, _puta_ ialah anak lelaki dan _naga_ anak perempuan.
evidence-fact-board-words = Dalam satu catatan tentang Daramutu, permainan yang serupa dengannya, papan ialah _olinda-poruwa_, baris _pila_, lubang _wala_, biji _indi_ atau _indiya_; menabur ialah _ihinawa_, makan _innawa_.
evidence-fact-women = Wanita di kampung-kampung Kandy bermain permainan ini dan yang seumpamanya, dan mereka bermain pantas.
evidence-fact-long = Keempat-empat lubang hujung mungkin diikat semuanya, dan permainannya panjang.
evidence-fact-sits = Pemain yang biji terakhirnya menamatkan langkah tanpa makan dikatakan “duduk”.
evidence-fact-first-hole = Dalam permainan lain pada papan ini, pemain biasanya mula di lubang kedua dari hujung; dalam Kotu Baendum, pemain mula di hujung.
evidence-fact-island = Permainan ini dari Sri Lanka. Rekodnya tiada koordinat.
evidence-fact-published = Katalog menarikhkannya 1909, tahun buku Parker.
evidence-fact-board = Papannya ialah papan _Olinda Keliya_, dengan rumah segi empat tepat di antara barisnya; bijinya ialah biji _olinda_ merah. Ini diceritakan tentang Daramutu, permainan yang serupa dengannya.
evidence-fact-poison = Kami percaya bahawa biji _olinda_ beracun; tiada teks yang kami baca untuk halaman ini mengatakannya.
evidence-fact-marks = Secebis kertas atau jerami menandakan _puta_ dan _naga_; lubang yang diikat juga mendapat tanda begitu.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai etnografi, dengan tahap keyakinan 100.
evidence-fact-category = Katalog meletakkan permainan ini di bawah Asia Selatan, zaman moden, permainan papan, permainan menabur dan dua baris, dan menyebut Murray 1951, halaman 173.
evidence-fact-program-number = Program permainan ini dalam katalog bernombor 218. Kami menganggapnya nombor peraturan dalam katalog.
evidence-fact-similar = Katalog menyenaraikan sepuluh permainan serupa, dan tidak menyebut dari segi apa bagi mana-mana satu.

evidence-account-parker = Parker 1909, dengan kata-katanya sendiri
evidence-account-catalogue = Ringkasan katalog

evidence-question-after-eating = Apakah yang berlaku selepas empat biji dimakan?
evidence-answer-after-eating-parker = Langkah tamat.
evidence-answer-after-eating-catalogue = Isi lubang berikutnya diangkat dan penaburan disambung.
evidence-question-tied-owner = Milik siapakah lubang yang diikat?
evidence-answer-tied-owner-parker = Pemain yang mengikatnya memilikinya, di belah mana pun.
evidence-question-end-start = Siapakah yang mula di lubang hujung?
evidence-answer-end-start-parker = Permainan bermula di situ; selepas itu pemain mula di mana-mana.
evidence-answer-end-start-catalogue = Setiap pemain, dengan langkah pertamanya.
evidence-question-round-end = Bilakah pusingan tamat?
evidence-answer-round-end-parker = Apabila pemain yang akan melangkah tiada biji di belahnya sendiri.
evidence-answer-round-end-catalogue = Apabila satu baris kosong.
evidence-question-left-over = Bagaimanakah pusingan berikutnya bermula?
evidence-answer-left-over-catalogue = Lubang diisi dengan empat setakat biji yang ada. Baki satu, dua atau tiga menjadikan _puta_, _naga_ atau _wala_. Dengan kurang daripada dua belas biji, pemain boleh menyusunnya dengan cara lain.

evidence-unknown-every-round = Adakah langkah pertama setiap pusingan bermula di lubang hujung, atau hanya dalam pusingan pertama?
evidence-unknown-front = Lubang manakah lubang hadapan, tempat biji bersendirian menunggu biji bersendirian yang lain?
evidence-unknown-threes = Apakah yang terjadi kepada biji apabila setiap lubang di hadapannya berisi tiga dan dilangkau?
evidence-unknown-owner = Siapakah yang mendapat biji di lubang yang diikat, jika ringkasan katalog diikuti?
evidence-unknown-level = Apakah yang berlaku jika kedua-dua pemain menamatkan pusingan dengan sama banyak?

evidence-place-island = Sri Lanka. Rekod hanya menamakan pulau itu; titik ini ialah tengahnya, kami tetapkan sendiri.
evidence-date-published = Diterbitkan

evidence-like-puhulmutu = Kedua-duanya ada pusingan, lubang tiga yang dilangkau, lubang empat yang dimakan, dan penaburan yang disambung dari lubang terakhir.
evidence-like-daramuti = Lubang tiga dilangkau dalam Daramuti juga; tetapi biji terakhir di lubang kosong makan isi lubang bertentangan.
evidence-like-walak-pussa = Pusingan kedua-duanya hampir serupa; tetapi Walak-Pussa mengangkat lubang berikutnya, dan makan isi lubang selepas lubang kosong.
evidence-like-adi = Adi juga bermula dengan empat dalam setiap lubang, dan untuk pusingan berikutnya pemain yang mempunyai lebih sedikit biji mengisi seberapa banyak lubang yang dapat dengan empat biji.
evidence-like-fergen-gobale = Dalam Fergen Gobale juga, sesetengah lubang menjadi milik seorang pemain semasa pusingan; pemain itu tidak lagi menabur dari situ.
evidence-like-galatjang = Dalam Galatjang juga, biji terakhir yang jatuh di lubang berisi menyambung penaburan, dan lubang yang tidak dapat diisi ditutup bagi pusingan berikutnya.
evidence-like-lamosh = Dalam Lamosh juga, empat biji dimakan, dan biji terakhir yang jatuh di lubang berisi menyambung penaburan.
evidence-like-main-chongkak = Dalam Main Chongkak juga, biji terakhir yang jatuh di lubang berisi menyambung penaburan, dan lubang yang tidak dapat diisi ditutup bagi pusingan berikutnya.
evidence-like-mawkar-katiya = Dalam Mawkar Katiya juga, baki biji selepas pengisian masuk ke lubang berikutnya, dan lubang yang kekal kosong ditutup sepanjang pusingan.
evidence-like-sungka = Dalam Sungka juga, biji terakhir yang jatuh di lubang berisi menyambung penaburan, dan lubang yang tidak dapat diisi ditutup bagi pusingan berikutnya.
