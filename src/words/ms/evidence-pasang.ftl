# What the page of evidence tells of Pasang, in our own words. A word between underscores is of the game's own
# language: _ka_.

evidence-lead = Dua pemain membersihkan papan daripada 120 buah hitam dan putih, satu garis ganjil setiap kali, masing-masing dengan satu buah yang bergerak, iaitu _ka_. Sesiapa yang tidak dapat mengambil mana-mana garis kalah.

evidence-fact-name = Permainan ini ialah Pasang. Pasang Emas, seperti yang sering dipanggil orang, ialah nama sebuah program komputer.
evidence-fact-ka-suntuk = _Ka_ ialah satu-satunya buah pemain yang bergerak. Pemain yang _ka_-nya tidak dapat mengambil apa-apa adalah _suntuk_: tersekat.
evidence-fact-gadong = _Gadong_ ialah cawan atau mangkuk yang diletakkan di tengah papan. Buah disimpan di dalamnya; _gadong_ tiada peranan dalam permainan.
evidence-fact-buah = Menurut Bell, seperti yang dipetik katalog, buahnya ialah bola kecil dan dipanggil _buah_.
evidence-fact-women = Pasang dimainkan di Brunei. Bell menceritakan kaum wanita kampung yang bermain dalam kenduri sepanjang malam: perkahwinan, upacara inisiasi, khatan.
evidence-fact-schools = Peraturan program Pasang Emas, kata pengarangnya, ialah peraturan yang diajarkan di sekolah.
evidence-fact-four = Nor Jaidi Tuah pernah mendengar tentang Pasang untuk empat pemain, dan tidak menceritakan lebih daripada itu.
evidence-fact-workshops = Jabatan Muzium-Muzium Brunei mengajarkan Pasang dalam bengkel. Sebuah akhbar bertarikh 5 April 2015 melaporkan satu daripadanya.
evidence-fact-gathering = Menurut adat, seorang pemain mengumpulkan tangkapannya dalam _gadong_, yang seorang lagi di atas meja. Tiada apa-apa dalam permainan bergantung padanya.
evidence-fact-diagonals = Garis pepenjuru dari sudut hanya membantu menyusun corak.
evidence-fact-patterns = Ada lebih daripada tiga puluh corak tradisional. Semuanya bersimetri, dan dikelaskan menurut simetrinya.
evidence-fact-perfect = Antara kelas corak, satu dipanggil sempurna. Corak-coraknya juga digunakan untuk lorekan pada sulaman.
evidence-fact-colours = Rencana ensiklopedia memberi setiap pemain buah satu warna. Namun rencana itu mengira tangkapan kedua-dua warna untuk kedua-dua pemain, dan mengatakan bahawa _ka_ tidak berwarna.
evidence-fact-next = Menurut tradisi, pemain yang membuat tangkapan terakhir memulakan permainan seterusnya.
evidence-fact-part = Menurut tradisi, pemain boleh mengambil sebahagian garis, misalnya tiga buah daripada lima. Pengarang Pasang Emas mengesyaki bahawa hal ini kebanyakannya berguna sebagai handikap.
evidence-fact-agreed = Menurut tradisi, kedua-dua pemain bersetuju tentang satu cara _ka_ masuk: dengan meluncur, atau dengan melompat.
evidence-fact-opened = Menurut tradisi, tiada siapa mengambil garis yang dibuka oleh pemain lawan, kecuali jika tanpa garis itu dia akan _suntuk_.
evidence-fact-choices = Dalam program Pasang Emas, pemain pertama boleh bermula dengan 11 cara dan pemain kedua membalas dengan 10. Sepanjang satu permainan, setiap giliran ada kira-kira tujuh pilihan.
evidence-fact-lengths = Dalam program itu, 118 buah boleh diambil. Permainan mengambil purata 56 giliran, yang terpanjang 94.
evidence-fact-country = Brunei. Rekod tiada koordinat.
evidence-fact-dated = Katalog menarikhkan rekodnya menurut buku Bell, 1973. Catatan tentang program Pasang Emas yang kami petik bertarikh 24 Mac 2010 hingga 11 Julai 2012.
evidence-fact-board = Menurut Bell, papan dibuat daripada kayu keras: _malangai_, _mengaris_, _kayu balian_ atau _salangan batu_. Garis digores, persilangan dilekukkan menjadi lekuk cetek, dan tepi yang tinggi menahan bola daripada bergolek keluar.
evidence-fact-sizes = Menurut Bell, saiz papan berbeza-beza. Tempat simpanan di tengah mengambil ruang sembilan titik dan lebarnya 4.5 inci.
evidence-fact-buttons = Buahnya dahulu daripada kayu. Kini butang kot sering menggantikannya.
evidence-fact-red-blue = Warna merah bagi satu _ka_ dan biru bagi yang satu lagi ialah kelaziman program Pasang Emas.
evidence-fact-record = Katalog menyebut rekodnya sebagai huraian peraturan sezaman. Permainan di dalamnya ialah permainan Bell, yang mempunyai peraturan lain.
evidence-fact-literature = Untuk bacaan lanjut katalog menamakan Lhôte 1994, halaman 571–572. Sebagai permainan yang serupa dengan permainan Bell, katalog menamakan Claim Jumpers.
evidence-fact-program = Nor Jaidi Tuah memulakan program Pasang Emas pada tahun 2000. Sebuah buku perpustakaan tidak cukup jelas, jadi seorang pemain lama mengajarnya permainan itu. Program itu dipamerkan di Inforama pada tahun 2001.
evidence-fact-authorities = Peraturan program itu berasal daripada sebuah buku Muzium Brunei, _Mari Bermain Pasang_, dan daripada seorang pemain pakar.
evidence-fact-unrelated = Rencana ensiklopedia mengatakan Pasang tidak berkaitan dengan permainan lain, kemudian mengatakan Pasang mungkin saudara jauh Fanorona.
evidence-fact-bell = Bell 1973 menceritakan permainan lain yang bernama Pasang. Buahnya menangkap dengan melompat, dua hingga empat orang bermain, warnanya tersusun seperti papan dam, dan sembilan titik di tengah tidak dimainkan.
evidence-fact-bell-doubted = Ada yang meragui ketepatan catatan Bell, tulis Nor Jaidi Tuah, yang tidak menyebelahi mana-mana pihak.

evidence-account-article = Rencana ensiklopedia
evidence-account-tradition = Tradisi, seperti yang diceritakan Nor Jaidi Tuah
evidence-account-program = Programnya, Pasang Emas, seperti yang dihuraikannya
evidence-account-neto = Halaman peraturan J. P. Neto

evidence-question-second-column = Lajur manakah yang boleh dikosongkan oleh pemain kedua?
evidence-answer-second-column-article = Yang bertentangan secara pepenjuru; lajur tengah dibalas dengan mana-mana kecuali yang tengah.
evidence-answer-second-column-tradition = Yang bertentangan secara pepenjuru, supaya permainan bermula dengan tenang.
evidence-answer-second-column-program = Sepuluh daripada sebelas lajur, termasuk yang dekat dengan lajur pemain pertama.
evidence-answer-second-column-neto = Yang bertentangan secara pepenjuru; lajur tengah dibalas dengan mana-mana kecuali yang tengah.
evidence-question-part-of-line = Bolehkah sebahagian garis diambil?
evidence-answer-part-of-line-article = Apa yang diambil mesti ganjil dan sewarna. Sebahagian garis tidak disebut.
evidence-answer-part-of-line-tradition = Ya: tiga buah daripada lima, misalnya.
evidence-answer-part-of-line-program = Tidak, hanya seluruh garis.
evidence-answer-part-of-line-neto = Garis mesti ganjil. Sebahagian daripadanya tidak disebut.
evidence-question-ka-way = Adakah _ka_ meluncur ke dalam laluan, atau melompat?
evidence-answer-ka-way-article = Pemain bersetuju tentang salah satu.
evidence-answer-ka-way-tradition = Pemain bersetuju tentang salah satu.
evidence-answer-ka-way-program = Setiap pemain boleh melakukan mana-mana satu.
evidence-answer-ka-way-neto = Pemain bersetuju tentang salah satu.
evidence-question-jump-over = Mestikah _ka_ yang melompat melepasi satu buah?
evidence-answer-jump-over-article = Ka melepasi lajur di sebelah laluan. Tiada buah disebut.
evidence-answer-jump-over-tradition = Ya, ka melompati satu buah.
evidence-answer-jump-over-program = Ya, ka melompati satu buah.
evidence-answer-jump-over-neto = Ya, ka melompati satu batu.
evidence-question-next-game = Siapakah yang memulakan permainan seterusnya?
evidence-answer-next-game-tradition = Pemain yang membuat tangkapan terakhir.
evidence-answer-next-game-program = Program itu tiada peraturan tentang hal ini.
evidence-question-opened-lines = Bolehkah pemain mengambil garis yang dibuka oleh pemain lawan?
evidence-answer-opened-lines-tradition = Hanya jika dia akan _suntuk_ tanpanya.
evidence-answer-opened-lines-program = Ya: peraturan itu tidak cukup tepat bagi sebuah program, kata pengarangnya.
evidence-question-players = Berapa orangkah yang boleh bermain?
evidence-answer-players-article = Dua.
evidence-answer-players-tradition = Dua; empat menurut cakap orang.
evidence-answer-players-program = Dua.
evidence-answer-players-neto = Dua.
evidence-question-layouts = Dalam corak apakah buah disusun?
evidence-answer-layouts-article = Lebih daripada tiga puluh ialah corak tradisional; dua ditulis penuh.
evidence-answer-layouts-tradition = Dalam lebih daripada tiga puluh corak, tulisnya pada 2 Mei 2010. Gambar-gambarnya belum kami lihat.
evidence-answer-layouts-neto = Dalam salah satu daripada beberapa corak; dua dilukis.

evidence-unknown-column = Bolehkah pemain kedua mengosongkan mana-mana lajur kecuali yang berhadapan, atau hanya yang bertentangan secara pepenjuru? Rencana ensiklopedia dan program Pasang Emas berbeza.
evidence-unknown-sides = Adakah buah sewarna di kedua-dua sisi _ka_ satu garis, atau dua?
evidence-unknown-ka-counts = Adakah buah yang menjadi _ka_ dikira untuk sesiapa pada akhirnya?
evidence-unknown-checkerboard = Adakah papan dam salah satu corak tradisional, dan apakah nama yang diberikan pemain kepadanya?

evidence-place-country = Brunei. Rekod hanya menamakan negara itu; titiknya ialah tengah negara, kami yang menetapkannya.
evidence-date-book = Buku Bell diterbitkan
evidence-date-posts = Pengarang Pasang Emas menulis tentang permainan ini

evidence-like-chuki = Papan dan bilangan buahnya serupa, tetapi buahnya dikeluarkan dengan lontaran dadu.
evidence-like-fanorona = Di situ juga satu langkah mengambil beberapa buah dalam satu garis, dan buah memenuhi sebahagian besar papan pada mulanya. Rencana ensiklopedia menyebut hubungannya jauh.
evidence-like-rimau = Di situ juga bilangan buah yang diambil sekali gus mesti ganjil.
evidence-like-bell = Permainan yang sama namanya: hitam bernilai satu dan putih dua, dan satu giliran mengambil bilangan ganjil. Tetapi buahnya melompat, dan tiada _ka_.
evidence-like-claim-jumpers = Yang diserupainya ialah permainan Bell: buah menangkap dengan melompat. Dalam Claim Jumpers, buah yang dilompati bertukar warna dan tetap di papan.
