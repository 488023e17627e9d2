# The course of Adjiboto: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Permainan menabur kaum Maroon Saamaka
lesson-theme-text = Permainan ini dilihat di Suriname pada 1928. Sebelum pengebumian, orang bermain untuk menghiburkan si mati. Setiap satu daripada sepuluh lubang bermula dengan sepuluh kacang.

lesson-aim = Buat pemain lawan buntu
lesson-aim-text = Lubang memerlukan dua kacang untuk dimainkan. Pemain yang tiada lubang begitu pada gilirannya buntu dan kalah. Anda, di bawah, memainkan c.
lesson-aim-after = Anda menang, walaupun pemain lawan menangkap lebih banyak kacang.

lesson-yours = Lubang manakah yang boleh anda mainkan?
lesson-yours-text = Baris bawah milik anda, begitu juga rumah di hujung kanannya, boto anda, yang kosong pada mulanya. Lubang dengan satu kacang tidak boleh dimainkan.

lesson-sow = Satu kacang tinggal, yang lain berkeliling
lesson-sow-text = Anda memainkan a. Satu kacang tinggal; yang lain jatuh satu bagi setiap lubang, lawan arah jam. Dengan kacang terakhir, taburan tamat.
lesson-sow-after = Kemudian giliran pemain lawan. Tiada apa-apa ditabur ke dalam boto.

lesson-last = Di manakah kacang terakhir jatuh?
lesson-last-text = Anda memainkan e, dengan enam kacang. Selepas baris anda, taburan diteruskan melalui baris atas, dari A ke E.
lesson-last-after = Satu daripada enam tinggal, jadi hanya lima jatuh.

lesson-take = Berapakah kacang yang ditangkap oleh c?
lesson-take-text = Jika lubang betul-betul selepas kacang terakhir anda berisi satu, tiga atau lima, anda menangkap isinya, di sebelah mana pun.
lesson-take-after = Kacang itu masuk ke dalam boto anda.

lesson-chain = Berapakah kacang yang ditangkap oleh d?
lesson-chain-text = Selepas setiap lubang yang anda tangkap, lubang berikutnya dinilai dengan cara yang sama, sehingga ada bilangan lain. Yang boleh ditangkap mesti ditangkap.
lesson-chain-after = Lubang kosong juga menamatkannya. Dan menurut peraturan kami, rantai berhenti sebelum sampai semula ke lubang kacang terakhir.

lesson-first = Langkah pertama tidak menangkap apa-apa
lesson-first-text = Kacang terakhir anda jatuh di b. Satu kacang ada di c, lubang selepasnya; tetapi langkah yang membuka permainan tidak menangkap apa-apa.
lesson-first-after = Langkah pertama pemain lawan sudah boleh menangkap.

lesson-opening = Lubang manakah yang boleh anda mainkan sekarang?
lesson-opening-text = Anda telah membuka c dan b. Dengan lima langkah pertama, anda memainkan setiap satu daripada lima lubang anda sekali, mengikut apa-apa turutan.
lesson-opening-after = Pemain lawan berbuat begitu juga. Mulai langkah keenam, kedua-duanya bebas memilih.

lesson-far = Di manakah kacang terakhir jatuh?
lesson-far-text = Anda memainkan d, dengan dua belas. Taburan yang berkeliling penuh menjatuhkan satu kacang ke dalam lubang asalnya juga.
lesson-far-after = Kacang kesepuluh yang ditabur kembali ke lubang asalnya. Satu daripada dua belas tinggal, jadi yang kesebelas ialah yang terakhir.

lesson-saved = Apakah yang berlaku apabila anda memainkan c?
lesson-saved-text = Pemain buntu dengan lima puluh kacang atau lebih dalam botonya, sepuluh bagi setiap lubang, terselamat: tiada sesiapa menang.
lesson-saved-1 = Anda menang.
lesson-saved-2 = Permainan seri.
lesson-saved-3 = Pemain lawan melepaskan giliran.
lesson-saved-after = Untuk menunjukkan seri, jari digerakkan di sepanjang papan di antara dua baris.

lesson-answer = Tangkap lima, jangan tinggalkan apa-apa untuk ditangkap
lesson-answer-text = Fikir satu langkah lagi: tiada jawapan pemain lawan boleh menangkap kacang.
lesson-answer-after = Dua langkah lain juga menangkap lima. Selepas itu pemain lawan menangkap lapan.

lesson-win = Menang dengan langkah ini
lesson-win-text = Antara lubang di atas, hanya B masih boleh dimainkan. Pastikan pemain lawan tiada lubang dengan dua kacang.
lesson-win-after = Memainkan a akan menangkap lapan tetapi tidak menang. Dalam permainan ini, yang menentukan ialah dapat menabur, bukan hasil tangkapan.

lesson-game = Permainan pertama anda
lesson-game-text = Anda menentang komputer yang paling lemah. Kira sebelum menabur, dan simpan lubang dengan dua kacang atau lebih di sebelah anda.

# The rule sheet.
sheet-about = Permainan menabur kaum Maroon Saamaka di Suriname, dilihat di sana pada 1928, menurut Herskovits 1929, halaman 123–124.
sheet-needs = Dua pemain; dua baris lima lubang, dilukis di atas pasir atau kadbod; satu cawan di kanan setiap pemain sebagai rumah, iaitu boto; 100 kacang kering atau kerikil.
sheet-lay = Sepuluh kacang dalam setiap lubang. Kedua-dua boto kosong. Baris anda ialah yang lebih dekat.
sheet-rule-1 = Setujui siapa mula (peraturan kami), kemudian bergilir. Pilih satu daripada lima lubang anda yang berisi dua kacang atau lebih.
sheet-rule-2 = Tinggalkan satu kacang. Jatuhkan yang lain satu demi satu ke dalam lubang berikutnya, lawan arah jam: ke kanan di baris anda, kemudian balik di baris lawan. Boto tidak diisi. Jika taburan berkeliling penuh, lubang asal mendapat satu kacang juga.
sheet-rule-3 = Selepas kacang terakhir, lihat lubang berikutnya. Jika berisi satu, tiga atau lima kacang, anda mesti menangkapnya ke dalam boto anda, di sebelah mana pun.
sheet-rule-4 = Kemudian lihat lubang selepasnya dengan cara yang sama, sehingga ada yang kosong atau berisi bilangan lain. Sentiasa berhenti sebelum lubang kacang terakhir anda (peraturan kami).
sheet-rule-5 = Langkah pertama permainan tidak menangkap apa-apa.
sheet-rule-6 = Dengan lima langkah pertama, mainkan setiap lubang anda sekali, ikut apa-apa turutan. Selepas itu anda bebas memilih.
sheet-rule-7 = Jika pada giliran anda tiada lubang anda berisi dua kacang atau lebih, anda buntu dan kalah. Tetapi jika boto anda berisi 50 kacang atau lebih, permainan seri.
sheet-differs = Dalam program Ludii, sepuluh langkah pertama tidak menangkap, dan tangkapan boleh sampai ke lubang kacang terakhir. Dalam ensiklopedia Sweden, pemain buntu melepaskan giliran, dan akhirnya kacang dikira. Peraturan kami: dua yang bertanda, dan satu lagi: kedudukan yang muncul kali ketiga ialah seri.
