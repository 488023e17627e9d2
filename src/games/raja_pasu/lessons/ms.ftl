# What the course of Raja Pasu says, step by step.

lesson-theme = Raja dan lembu betina
lesson-theme-text = Raja Pasu, dikatakan bermaksud raja dan lembu betina, dimainkan di Sri Lanka, kebanyakannya oleh wanita. Setiap satu daripada 14 lubang bermula dengan tujuh biji. Selepas tiga pusingan, biji lebih banyak menang.
lesson-theme-after = Kami mengenalnya daripada catatan Gering, dan daripada catatan tentang permainan yang sama bagi tiga pemain.

lesson-own-row = Lubang manakah yang boleh anda mainkan?
lesson-own-row-text = Baris bawah milik anda, baris atas milik pemain lawan. Setiap seorang bermula dengan rumah kosong. Anda bermain dari mana-mana lubang di baris anda yang tidak kosong.

lesson-sow = Di manakah biji terakhir jatuh?
lesson-sow-text = Anda memainkan f. Semua bijinya ditabur lawan arah jam, satu bagi setiap lubang: selepas g ialah A, selepas G ialah a lagi. Kemudian pemain lawan melangkah.

lesson-next-hole = Di manakah biji terakhir langkah ini jatuh?
lesson-next-hole-text = Anda memainkan b. Selepas setiap biji terakhir, anda mengangkat isi lubang berikutnya dan terus menabur dengannya, sehingga lubang berikutnya kosong.
lesson-next-hole-after = Lubang tempat biji terakhir jatuh tidak diangkat: hanya lubang berikutnya.

lesson-gap = Berapakah biji yang anda tangkap dengan c?
lesson-gap-text = Jika lubang selepas biji terakhir kosong, anda menangkap isi lubang selepasnya, jika ada, di mana-mana baris. Langkah anda tamat.

lesson-fours = Berapakah biji yang anda tangkap dengan d?
lesson-fours-text = Lubang yang menjadi empat semasa anda menabur, walaupun dengan biji terakhir, ditangkap serta-merta; pemilik barisnya mendapatnya.
lesson-fours-after = Taburan anda memberi pemain lawan lapan: kira hasilnya bagi kedua-dua baris.

lesson-origin = Di manakah biji terakhir jatuh?
lesson-origin-text = Anda memainkan d, dengan 14 biji. Apabila taburan berkeliling penuh, lubang asalnya mendapat satu biji juga: peraturan kami.
lesson-origin-after = Lubang e menjadi empat dan ditangkap. Jadi lubang selepas biji terakhir kosong, dan anda menangkap f juga.

lesson-pass = Bermain supaya anda melangkah lagi
lesson-pass-text = Baris pemain lawan kosong. Pemain yang tiada apa-apa untuk dimainkan dilangkau (diceritakan tentang permainan tiga pemain; kami menerapkannya bagi dua).

lesson-round-end = Mengapakah pusingan tamat?
lesson-round-end-text = Anda memainkan a. Dua biji saling mengejar. Bakinya menjadi milik pemain yang melangkah terakhir.
lesson-round-end-1 = Satu biji tinggal.
lesson-round-end-2 = Kedudukan sama, pemain sama, kali ketiga.
lesson-round-end-3 = Papan kosong.
lesson-round-end-after = Pusingan tamat apabila tiada apa-apa lagi boleh ditangkap: juga tanpa biji atau, menurut peraturan kami, dengan satu biji. Pengulangan juga peraturan kami.

lesson-refill = Pusingan berikutnya
lesson-refill-text = Dari hujung kanan, anda mengisi lubang anda dengan tujuh biji setiap satu, pemain lawan juga. Lubang yang tidak dapat diisi ditutup. Yang ada lebih banyak biji mula: peraturan kami.
lesson-refill-after = Lubang tertutup dilangkau. Lubang itu terletak di kiri baris, dari tempat pemiliknya duduk.

lesson-third-round = Menangi perlawanan dalam pusingan terakhir
lesson-third-round-text = Selepas tiga pusingan, bilangan pilihan kami, biji lebih banyak menang. Satu biji tinggal pada papan menamatkan pusingan. Anda ada 44, pemain lawan 48.
lesson-third-round-after = Anda menangkap lima, dan biji terakhir, kerana anda melangkah terakhir: 50 lawan 48. Sama banyak bermakna seri.

lesson-match-end = Menangi perlawanan serta-merta
lesson-match-end-text = Pemain yang tidak dapat mengisi satu lubang pun kalah, dalam mana-mana pusingan. Pemain lawan ada lima biji, tidak cukup: tamatkan pusingan.

lesson-judge = Tangkap sekurang-kurangnya empat, jangan tinggalkan apa-apa untuk ditangkap
lesson-judge-text = Beberapa langkah menangkap biji. Cari yang juga tidak meninggalkan apa-apa untuk ditangkap oleh pemain lawan.
lesson-judge-after = Lubang berisi tiga di baris anda bakal menjadi empat. Kira juga apa yang dibuat oleh biji anda bagi baris lawan.

lesson-game = Permainan pertama anda
lesson-game-text = Anda mula. Cari lubang berisi tiga di baris anda, dan lubang selepas lubang kosong.

# The rule sheet.
sheet-about = Permainan menabur Sri Lanka, menurut catatan Gering (Mancala World) dan permainan tiga pemain dalam de Voogt 2000, halaman 96–97.
sheet-needs = Dua pemain; dua baris tujuh lubang, dilukis di atas pasir atau kadbod; satu cawan bagi setiap pemain sebagai rumah; 98 kacang atau kerikil sebagai biji.
sheet-lay = Tujuh biji setiap lubang; kedua-dua rumah kosong. Baris anda ialah yang lebih dekat. Setujui siapa mula; kemudian bergilir.
sheet-rule-1 = Mainkan mana-mana lubang di baris anda yang tidak kosong. Jika semua kosong, anda dilangkau.
sheet-rule-2 = Angkat semua bijinya dan tabur lawan arah jam, satu bagi setiap lubang: ke kanan di baris anda, kemudian balik di baris lawan. Lubang asal tidak dilangkau (peraturan kami).
sheet-rule-3 = Lubang yang menjadi empat semasa menabur, walaupun dengan biji terakhir, serta-merta masuk ke rumah pemilik barisnya, siapa pun yang menabur.
sheet-rule-4 = Selepas biji terakhir, angkat isi lubang berikutnya, dan terus menabur dengannya.
sheet-rule-5 = Jika lubang itu kosong, tangkap isi lubang selepasnya, jika ada, di mana-mana baris. Langkah anda tamat.
sheet-rule-6 = Pusingan tamat apabila tiada apa-apa lagi boleh ditangkap: paling banyak satu biji tinggal, atau satu kedudukan muncul kali ketiga (peraturan kami). Yang melangkah terakhir mengambil baki.
sheet-rule-7 = Kemudian isi lubang dengan tujuh biji dari rumah, dari hujung kanan baris. Lubang yang tidak dapat diisi ditutup: langkau. Yang ada lebih banyak biji mula (peraturan kami).
sheet-rule-8 = Selepas tiga pusingan (peraturan kami), biji lebih banyak menang; jika sama, tiada pemenang. Jika tidak dapat mengisi satu lubang pun, anda kalah.
sheet-differs = Menurut Gering, pusingan tamat apabila seorang tiada apa-apa untuk dimainkan; lawannya diberi baki, dan memulakan yang berikutnya. Tiada sumber lain menyebut siapa mula. Peraturan melangkau pemain, dan siapa mengambil baki, berasal daripada permainan tiga pemain. Peraturan kami juga: jika sama banyak, yang memulakan pusingan yang lalu mula lagi.
