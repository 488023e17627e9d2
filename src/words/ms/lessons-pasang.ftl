# What the course of Pasang says, step by step.

lesson-theme = Permainan kenduri sepanjang malam di Brunei
lesson-theme-text = Kaum wanita kampung memainkannya di situ, cerita Bell (1973). 60 buah hitam dan 60 buah putih memenuhi titik-titik dalam corak yang dipersetujui; lebih daripada tiga puluh corak adalah tradisional.
lesson-theme-after = Tengah papan berongga. Tiada garis merentasinya, dan tiada apa-apa bergerak merentasinya. Garis pepenjuru hanya membantu menyusun corak.

lesson-aim = Apabila tiada yang tinggal, mata menentukan
lesson-aim-text = Setiap pemain menggerakkan satu ka; segi tiga pada ka anda menghala ke atas. Buah hitam bernilai satu mata, putih dua. Anda bergerak ke h3 dan mengambil tiga yang terakhir.
lesson-aim-after = Tiada siapa memiliki warna (peraturan kami). Dua buah yang menjadi ka tidak dikira untuk sesiapa, menurut catatan lain.

lesson-line = Berapakah buah yang diambil ka anda?
lesson-line-text = Ka pergi di sepanjang baris 5 ke a5. Di situ ka mengambil di sepanjang lajur a: semua buah sewarna, melepasi titik kosong, hingga warna lain atau ka.
lesson-line-after = Garis mesti ganjil, dan diambil seluruhnya. Selepas bergerak di sepanjang baris, ambil di sepanjang lajur; selepas lajur, di sepanjang baris.

lesson-odd = Mengapakah ka tidak boleh pergi ke a5?
lesson-odd-text = Di lajur a ka akan bertemu dua buah hitam.
lesson-odd-1 = Ka tidak boleh pergi sejauh itu.
lesson-odd-2 = Garis itu genap.
lesson-odd-3 = Ada titik kosong di antaranya.
lesson-odd-after = Ka bergerak lurus, sejauh mana pun melalui titik kosong, dan boleh melepasi tempat yang membolehkannya mengambil.

lesson-across = Mengapakah ka tidak boleh pergi ke d4?
lesson-across-text = Di situ ka akan bertemu tiga buah putih: c4, b4 dan a4.
lesson-across-1 = Ka akan datang di sepanjang baris itu.
lesson-across-2 = Jalannya terhalang.
lesson-across-3 = Garis itu genap.
lesson-across-after = Ka akan datang di sepanjang baris 4, jadi hanya lajur d dikira di situ, dan lajur itu kosong.

lesson-joined = Berapakah yang diambil ka anda sekarang?
lesson-joined-text = Ka pergi di sepanjang lajur g ke g8. Jika buah terdekat di kedua-dua sisi sewarna, kedua-dua sisi ialah satu garis (kami simpulkan).
lesson-joined-after = Jika warnanya berbeza, ada dua garis. Pilih satu: hanya garis itu diambil.

lesson-one = Mengapakah ka tidak boleh mengambil kedua-dua garis?
lesson-one-text = Di g3 ka akan berada antara tiga buah hitam dengan satu buah putih.
lesson-one-1 = Empat ialah nombor genap.
lesson-one-2 = Ka datang di sepanjang lajur g.
lesson-one-3 = Satu langkah mengambil satu garis.

lesson-centre = Mengapakah ka tidak boleh pergi ke g6?
lesson-centre-text = Di seberang pusat yang berongga ada tiga buah hitam di baris 6.
lesson-centre-1 = Garis itu genap.
lesson-centre-2 = Tiada garis merentasi pusat.
lesson-centre-3 = Ka akan datang di sepanjang baris 6.

lesson-suntuk = Jangan tinggalkan apa-apa untuk diambil pemain lawan
lesson-suntuk-text = Sesiapa yang tidak dapat mengambil apa-apa pada gilirannya suntuk, tersekat, lalu kalah, tidak kira mata. Di manakah ka di f10 dapat mengambil? Angka kecil: mata yang anda akan ambil.

lesson-passage = Permainan bermula dengan satu lajur kosong
lesson-passage-text = Bahagian anda ialah lima baris yang paling dekat dengan anda. Pemain yang memulakan mengambil satu lajur di bahagiannya, lima buah. Lajur kosong itu ialah laluannya.
lesson-passage-after = Seterusnya pemain lawan mengosongkan satu lajur. Kemudian anda memilih ka, dan selepas anda pemain lawan.

lesson-diagonal = Mengapakah pemain lawan tidak boleh mengambil i?
lesson-diagonal-text = Anda mengosongkan h. Pemain lawan mengosongkan lajur di bahagiannya yang bertentangan secara pepenjuru, kiri melawan kanan.
lesson-diagonal-1 = Lajur itu milik anda.
lesson-diagonal-2 = Sekarang giliran anda.
lesson-diagonal-3 = Lajur itu tidak bertentangan secara pepenjuru.
lesson-diagonal-after = Mana-mana lajur di kiri tengah boleh. Lajur di kiri dibalas dengan mana-mana lajur di kanan; lajur tengah dengan mana-mana yang lain.

lesson-ka = Pilih ka yang mengambil tiga buah atau lebih
lesson-ka-text = Satu buah di bahagian anda di sebelah laluan anda meluncur ke dalamnya dan menjadi ka anda. Ka terus mengambil satu garis, di sepanjang baris atau lajur.
lesson-ka-after = Hanya sekarang ka boleh memilih antara baris dengan lajur; selepas ini ka mengambil melintangi jalan datangnya. Jika tiada buah dapat menjadi ka anda, anda suntuk (kami simpulkan).

lesson-judge = Ambil tiga, dan tinggalkan sedikit
lesson-judge-text = Pilih langkah yang mengambil sekurang-kurangnya tiga buah, dan selepasnya tiada langkah pemain lawan yang mengambil lebih daripada satu.
lesson-judge-after = Sebelum setiap langkah, tanya dua kali: apakah yang saya ambil, dan apakah yang boleh diambil selepas itu?

lesson-game = Mainkan permainan pertama anda
lesson-game-text = Komputer yang paling lemah menentang anda. Ambil garis ganjil dengan setiap langkah. Menurut tradisi, kata catatan lain, pemain yang terakhir menangkap memulakan permainan seterusnya.

# The rule sheet.
sheet-about = Permainan Brunei, menurut rencana Wikipedia “Pasang (game)”; satu peraturan daripada Nor Jaidi Tuah 2010.
sheet-needs = Dua pemain; grid sebelas kali sebelas garis, tanpa titik tengah; 60 buah hitam dan 60 buah putih, misalnya butang atau dua jenis kacang; dua cincin untuk menandakan ka.
sheet-lay = Buah memenuhi titik-titik seperti dalam gambar, atau dalam corak lain yang dipersetujui. Bahagian anda ialah lima baris terdekat dengan anda.
sheet-rule-1 = Buah hitam bernilai satu mata, putih dua, bagi pemain yang mengambilnya (peraturan kami).
sheet-rule-2 = Pemain yang memulakan mengambil satu lajur di bahagiannya, lima buah: laluannya. Pemain lawan mengambil satu lajurnya yang bertentangan secara pepenjuru, di seberang lajur tengah; lajur tengah dibalas mana-mana yang lain.
sheet-rule-3 = Kemudian setiap pemain bergilir meluncurkan satu buah di bahagiannya ke sisi, dari lajur sebelah ke laluannya. Buah ini ialah ka. Ka terus mengambil satu garis di baris atau lajurnya.
sheet-rule-4 = Selepas itu hanya ka anda bergerak: di sepanjang baris atau lajurnya, sejauh mana pun melalui titik kosong, tidak sekali-kali merentasi pusat. Selepas bergerak di baris, ambil garis di lajur; selepas lajur, di baris.
sheet-rule-5 = Garis ialah semua buah sewarna, melepasi titik kosong, dari ka hingga warna lain, ka lain, pusat atau tepi. Jika buah terdekat di kedua-dua sisi sewarna, kedua-dua sisi menjadi satu garis (kami simpulkan).
sheet-rule-6 = Setiap langkah mengambil satu garis seluruhnya; bilangannya mesti ganjil.
sheet-rule-7 = Jika anda tidak dapat mengambil apa-apa pada giliran anda, anda suntuk dan kalah, tidak kira mata. Apabila hanya ka tinggal, mata lebih banyak menang; jika sama, tiada siapa menang (peraturan kami).
sheet-differs = Pemain boleh bersetuju agar ka melompat sahaja, bukan meluncur: dari jarak dua lajur, melepasi satu buah. Menurut tradisi sebahagian garis boleh diambil, dan yang terakhir menangkap memulakan permainan seterusnya. Dalam program Pasang Emas lajur kedua boleh mana-mana kecuali yang berhadapan. Hanya Nor Jaidi Tuah mengatakan ka tidak dikira untuk sesiapa.
