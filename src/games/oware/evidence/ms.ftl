# What the page of evidence tells of Oware, in our own words. A word between underscores is of the game's own
# language: _abapa_.

evidence-lead = Dua pemain menabur 48 biji mengelilingi dua belas lubang dan menangkap dua dan tiga di sebelah lawan. Oware dimainkan di banyak negara di Afrika Barat dan Caribbean; permainan ini ada di sini untuk dibandingkan dengan yang lain.

evidence-fact-names = Permainan ini disebut Oware, Awari, Awalé atau Wari.
evidence-fact-abapa = _abapa_ ialah versi untuk orang dewasa dan pertandingan. Kata ini daripada bahasa Twi, bahasa kaum Akan di Ghana: secara harfiah batu yang baik, maksudnya cara bermain yang betul.
evidence-fact-languages = Namanya Ayò dalam bahasa Yoruba, Awalé di Côte d’Ivoire, Wari di Mali dan Warri di Antigua dan di Barbados. Dalam bahasa apa permainan ini disebut Oware belum kami baca.
evidence-fact-aim = Dua dan tiga ditangkap. Dengan 25 biji, seorang pemain menang; 24 setiap seorang bermakna seri.
evidence-fact-next = Syiling atau persetujuan menentukan siapa yang mula. Selepas itu, pemenang memulakan permainan berikutnya.
evidence-fact-slam = Dalam pertandingan, langkah yang akan menangkap semuanya tidak menangkap apa-apa.
evidence-fact-agreement = Dua pemain yang permainannya berputar-putar boleh bersetuju menamatkannya. Masing-masing kemudian mengambil isi barisnya sendiri.
evidence-fact-yovodji = Yovodji, yang dilihat oleh Béart di Afrika Barat pada awal abad kedua puluh, juga boleh ditamatkan dengan persetujuan apabila berputar-putar.
evidence-fact-ghana = Rekod katalog berkenaan Gold Coast, kini Ghana. Rekod itu tiada koordinat.
evidence-fact-dated = Rekod itu bertarikh 1927.
evidence-fact-boards = Papan diukir, atau lekuk digali di tanah. Dua belas lekuk menyimpan biji, yang juga disebut nicker; dua lagi, jika ada, menyimpan tangkapan.
evidence-fact-pebbles = Di Gold Coast, menurut rekod itu, permainan ini memerlukan 48 kerikil dan papan dengan dua baris enam lekuk.
evidence-fact-drawn = Jenis kayu dan biji kelabu pada papan di laman ini pilihan kami.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai etnografi. Tahap keyakinannya tidak kami catat.
evidence-fact-solved = Permainan terbaik membawa kepada seri: begitulah dapatan Romein dan Bal pada 2002, bagi peraturan yang menamatkan permainan dengan cara yang berbeza sedikit. Kami mengenal makalah mereka hanya melalui judulnya dan apa yang ditulis orang tentangnya.

evidence-account-society = Oware Society (bahagian awal peraturannya)
evidence-account-article = Rencana ensiklopedia
evidence-account-tournament = Pengumuman sebuah kejohanan (Mind Sports Olympiad)
evidence-account-catalogue = Katalog, tentang Gold Coast

evidence-question-slam = Bagaimana jika satu langkah akan menangkap setiap biji di sebelah lawan?
evidence-answer-slam-article = Beberapa peraturan digunakan.
evidence-answer-slam-tournament = Langkah itu tidak menangkap apa-apa.
evidence-answer-slam-catalogue = Langkah itu tidak boleh dimainkan.
evidence-question-repetition = Bagaimana jika permainan berputar-putar?
evidence-answer-repetition-article = Kedua-duanya boleh bersetuju menamatkannya; masing-masing mengambil isi barisnya sendiri.
evidence-answer-repetition-catalogue = Kedua-duanya boleh bersetuju menamatkannya; masing-masing mengambil isi barisnya sendiri.
evidence-question-winning = Siapakah yang menang?
evidence-answer-winning-society = Pemain yang dahulu ada 25 biji; 24 setiap seorang bermakna seri.
evidence-answer-winning-article = Pemain yang menangkap lebih banyak biji; 25 sudah cukup.
evidence-answer-winning-tournament = Pemain yang menangkap lebih banyak biji; 25 sudah cukup, dan 24 setiap seorang bermakna seri.
evidence-answer-winning-catalogue = Pemain yang menangkap lebih banyak biji.
evidence-question-capture = Apakah yang ditangkap?
evidence-answer-capture-society = Dua atau tiga yang dijadikan oleh biji terakhir di sebelah lawan.
evidence-answer-capture-article = Dua atau tiga yang dijadikan oleh biji terakhir di sebelah lawan, serta dua dan tiga di lubang-lubang sejurus sebelumnya.
evidence-answer-capture-catalogue = Dua atau tiga yang dijadikan oleh biji terakhir di sebelah lawan, serta dua dan tiga di lubang-lubang sejurus sebelumnya.
evidence-question-origin = Adakah lubang asal taburan dilangkau?
evidence-answer-origin-article = Ya, setiap kali berkeliling papan.
evidence-answer-origin-catalogue = Ya, lubang itu sentiasa kekal kosong.
evidence-question-feeding = Bagaimana jika baris lawan kosong?
evidence-answer-feeding-article = Pemain mesti menabur ke dalamnya, jika dapat. Jika tidak, permainan tamat dan setiap belah menyimpan isi barisnya.
evidence-answer-feeding-catalogue = Pemain mesti menabur ke dalamnya, jika dapat. Jika tidak, dia mengambil isi barisnya sendiri.

evidence-unknown-repetition = Berapa kalikah satu kedudukan mesti muncul sebelum permainan dikira berputar-putar?
evidence-unknown-slam = Peraturan manakah, bagi langkah yang akan menangkap semuanya, dipakai di tempat yang mana?

evidence-place-gold-coast = Gold Coast, kini Ghana. Rekod tidak menamakan tempat di dalamnya; titik ini ialah tengah negara itu, kami tetapkan sendiri.
evidence-date-recorded = Dicatat di Gold Coast

evidence-like-warri = Oware Society menganggapnya permainan yang sama dengan nama lain.
evidence-like-awari = Papan, biji dan tangkapannya serupa, dan lubang asal kekal kosong. Tetapi permainan itu tamat apabila tiada lubang berisi lebih daripada satu biji.
evidence-like-kalah = Dua baris enam lubang, ditabur mengelilingi papan tanpa diangkat lagi. Dalam Kalah, rumah juga diisi ketika menabur; dalam Oware tidak.
evidence-like-adjiboto = Oware Society menyenaraikan Adji-Boto sebagai satu nama Oware, di Suriname juga. Adjiboto seperti yang dicatat di sana ada lima lubang sebaris, sepuluh kacang dalam setiap satu, dan cara tangkapan yang lain.
