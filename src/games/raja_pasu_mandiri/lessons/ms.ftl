# What the course of Raja Pasu Mandiri says, step by step.

lesson-theme = Tiga pemain pada satu papan, di Colombo
lesson-theme-text = Raja, Pasu dan Mandiri dikatakan bermaksud raja, lembu betina dan menteri. Setiap lubang bermula dengan tujuh biji, setiap rumah kosong. Pemain yang memperoleh paling banyak dalam sembilan pusingan menang.
lesson-theme-after = De Voogt menerbitkan catatan tentang permainan ini pada 2000. Sembilan pusingan bagi satu perlawanan ialah peraturan kami.

lesson-sections = Lubang manakah yang boleh anda mainkan?
lesson-sections-text = Anda ialah Raja, dan tiga lubang tengah di kedua-dua baris milik anda. Anda bermain dari mana-mana satu yang tidak kosong.
lesson-sections-after = Di kiri anda, Mandiri (Pemain 2) memiliki a, b, F, G; di kanan anda, Pasu (Pemain 3) f, g, A, B.

lesson-turns = Raja, Mandiri, Pasu
lesson-turns-text = Mereka melangkah mengikut turutan ini, Raja dahulu. Semua biji di lubang ditabur lawan arah jam, satu bagi setiap lubang. Anda menabur C, Mandiri a, Pasu f.
lesson-turns-after = Selepas Pasu, yang ketiga menurut satu catatan lain, giliran anda lagi.

lesson-next-hole = Di manakah biji terakhir langkah ini jatuh?
lesson-next-hole-text = Anda memainkan d. Selepas biji terakhir, anda mengangkat isi lubang berikutnya, dan terus menabur dengannya, sehingga lubang berikutnya kosong.

lesson-gap = Berapakah biji yang anda tangkap dengan E?
lesson-gap-text = Jika lubang selepas biji terakhir kosong, anda menangkap isi lubang selepasnya, milik siapa pun, dan langkah anda tamat.
lesson-gap-after = Jika lubang selepasnya kosong juga, anda tidak menangkap apa-apa.

lesson-fours = Berapakah biji yang anda tangkap dengan d?
lesson-fours-text = Lubang yang menjadi empat semasa anda menabur, dengan biji terakhir juga, ditangkap serta-merta: empat biji itu menjadi milik pemiliknya.
lesson-fours-after = Taburan anda memberi Pasu lapan: kira hasilnya bagi semua. Selepas biji terakhir yang ditangkap pun, lihat lubang berikutnya.

lesson-origin = Di manakah biji terakhir jatuh?
lesson-origin-text = Anda memainkan d, dengan satu biji bagi setiap lubang. Apabila taburan berkeliling penuh, lubang asalnya mendapat satu biji juga: peraturan kami.
lesson-origin-after = Lubang e menjadi empat dan ditangkap, jadi lubang selepas d kosong, dan langkah tamat.

lesson-pass = Mengapakah giliran Pasu selepas d?
lesson-pass-text = Anda, Raja, memainkan d. Lihat empat lubang Mandiri.
lesson-pass-1 = Pasu mengikut Raja.
lesson-pass-2 = Peranan telah bertukar.
lesson-pass-3 = Mandiri tiada apa-apa untuk dimainkan.
lesson-pass-after = Pemain yang tiada apa-apa untuk dimainkan dilangkau, dan bermain lagi apabila biji sampai.

lesson-round-end = Mengapakah pusingan tamat?
lesson-round-end-text = Dua biji berkeliling dan tiada apa-apa lagi boleh ditangkap. Pemain yang melangkah terakhir mendapat kedua-duanya. Anda memainkan e.
lesson-round-end-1 = Papan kosong.
lesson-round-end-2 = Satu biji tinggal.
lesson-round-end-3 = Kedudukan yang sama kali ketiga.
lesson-round-end-after = Menurut peraturan kami, tiada apa-apa lagi boleh ditangkap apabila satu biji tinggal, atau apabila satu kedudukan muncul kali ketiga, pemain yang sama akan melangkah.

lesson-gift = Tamatkan pusingan dengan satu biji tinggal
lesson-gift-text = Dengan satu biji tinggal, pusingan tamat, dan pemain yang melangkah terakhir mendapatnya. Selepas setiap pusingan, Raja memberi setiap pemain lain satu biji.

lesson-reign = Selepas tiga pusingan, peranan bertukar
lesson-reign-text = Mandiri menjadi Raja, Raja Pasu, Pasu Mandiri. Sebelum setiap pusingan, semua mengisi lubang masing-masing dari rumah, tujuh biji setiap satu; lubang yang tidak diisi ditutup.
lesson-reign-after = Peraturan kami: yang paling dekat dengan tengah dahulu; jika sama, huruf kecil dahulu, dari a. Lubang tertutup dilangkau; baki biji kekal di rumah.

lesson-nine = Menangi perlawanan dalam pusingan terakhir
lesson-nine-text = Dalam pusingan kesembilan anda Mandiri. Pemain yang memperoleh paling banyak melebihi biji pertamanya menang: peraturan kami. Biji pertama anda 42, yang lain 28; kini anda ada 38.
lesson-nine-after = Biji pemberian Raja ditambah pula. Perolehan yang sama berkongsi kemenangan. Jika hanya seorang pemain masih dapat mengisi lubang, dia menang serta-merta.

lesson-judge = Tangkap enam, jangan tinggalkan apa-apa untuk ditangkap Mandiri
lesson-judge-text = Anda Raja lagi. Tiga langkah menangkap enam biji: selepas yang manakah pemain berikutnya tidak dapat menangkap apa-apa?

lesson-game = Permainan pertama anda
lesson-game-text = Anda mula sebagai Raja, di tengah. Cari lubang berisi tiga antara enam lubang anda, dan biji selepas lubang kosong.

# The rule sheet.
sheet-about = Permainan menabur tiga pemain dari Colombo, Sri Lanka, menurut de Voogt 2000, halaman 96–97, dan ringkasannya dalam katalog Ludii.
sheet-needs = Tiga pemain; dua baris tujuh lubang, dilukis di atas pasir atau kadbod; satu cawan setiap pemain sebagai rumah; 98 kacang atau kerikil sebagai biji.
sheet-lay = Tujuh biji setiap lubang; semua rumah kosong. Setujui siapa Raja, Mandiri dan Pasu. Raja duduk di baris bawah.
sheet-rule-1 = Di kedua-dua baris, Raja memiliki tiga lubang tengah, Mandiri dua di kiri Raja, Pasu dua yang lain.
sheet-rule-2 = Anda melangkah mengikut turutan ini. Mainkan mana-mana lubang anda; tanpa biji, anda dilangkau.
sheet-rule-3 = Tabur bijinya lawan arah jam (a hingga g, A hingga G), satu bagi setiap lubang, lubang asal tidak dilangkau (peraturan kami).
sheet-rule-4 = Lubang yang menjadi empat, walaupun dengan biji terakhir, serta-merta masuk ke rumah pemiliknya.
sheet-rule-5 = Selepas biji terakhir, angkat isi lubang berikutnya dan terus menabur. Jika kosong, tangkap isi lubang selepasnya; langkah tamat.
sheet-rule-6 = Pusingan tamat apabila tiada lagi tangkapan: paling banyak satu biji tinggal, atau satu kedudukan muncul kali ketiga (peraturan kami). Yang melangkah terakhir ambil baki; Raja memberi setiap lawan satu biji.
sheet-rule-7 = Selepas setiap pusingan ketiga, Mandiri menjadi Raja, Raja Pasu, Pasu Mandiri.
sheet-rule-8 = Sebelum setiap pusingan, isi lubang anda dengan tujuh biji, yang terdekat dengan tengah dahulu (peraturan kami). Lubang yang kekal kosong ditutup: langkau.
sheet-rule-9 = Selepas sembilan pusingan, yang memperoleh paling banyak melebihi biji mulanya, 42 atau 28, menang (peraturan kami). Jika hanya seorang dapat mengisi lubang, dia menang serta-merta.
sheet-differs = Dalam program Ludii, empat biji milik yang menabur, dan pusingan tamat dengan kurang daripada empat biji. Menurut Gering, peranan bertukar setiap pusingan; hanya Gering menyebut Pasu melangkah ketiga. De Voogt dan Gering membenarkan pinjaman. Bahawa empat biji milik pemilik lubang, kesimpulan kami. Peraturan kami juga: perolehan sama berkongsi kemenangan.
