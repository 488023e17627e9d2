# What the course of Puhulmutu says, step by step.

lesson-theme = Mutiara kundur, dari Sri Lanka
lesson-theme-text = Itulah maksud namanya, kata Parker (1909). Wanita kampung memainkannya, dan dengan pantas: dua pemain menabur biji mengelilingi dua baris lubang.
lesson-theme-after = Setiap satu daripada 14 lubang bermula dengan empat biji. Kedua-dua rumah, di tengah papan, bermula kosong.

lesson-aim = Selepas tiga pusingan, biji lebih banyak menang
lesson-aim-text = Baris a hingga g milik anda. Anda memainkan d. Kemudian pemain lawan tiada biji untuk dimainkan: pusingan tamat, dan isi baris anda masuk ke rumah anda.
lesson-aim-after = Anda menang 35 lawan 21; 28 setiap seorang bermakna seri. Kebanyakan biji masuk ke rumah dengan makan. Tiga pusingan ialah peraturan kami.

lesson-sow = Di manakah biji terakhir jatuh?
lesson-sow-text = Anda memainkan b. 14 bijinya ditabur satu bagi setiap lubang, di sini lawan arah jam: selepas g ialah A. Lubang yang dimainkan tidak dilangkau (peraturan kami).
lesson-sow-after = Setiap lubang mendapat satu biji, b yang terakhir. Ketika itu b kosong: biji terakhir di lubang kosong menamatkan langkah.

lesson-relay = Di manakah biji terakhir jatuh sekarang?
lesson-relay-text = Anda memulakan pusingan, dengan d, dan memilih ikut arah jam untuk kedua-dua pemain. Jika biji terakhir jatuh di lubang berisi, semuanya diangkat dan penaburan disambung.
lesson-relay-after = Anda terus menabur sehingga biji terakhir jatuh di lubang kosong. Arahnya kekal sepanjang pusingan.

lesson-skip = Di manakah biji terakhir jatuh?
lesson-skip-text = Pusingan ini ikut arah jam, dan anda memainkan f. Lubang berisi tiga dilangkau oleh setiap biji kecuali yang terakhir di tangan anda.
lesson-skip-after = Hanya biji terakhir boleh masuk ke lubang berisi tiga. Apa yang berlaku di situ diterangkan selepas ini.

lesson-eat = Berapakah biji yang dimakan oleh a?
lesson-eat-text = Biji terakhir di lubang berisi tiga, di mana-mana baris, makan keempat-empatnya. Kemudian angkat isi lubang berikutnya dan terus menabur; jika kosong, langkah tamat.
lesson-eat-after = Hujung baris bukan pengecualian (kesimpulan kami): anda makan di g juga.

lesson-singles = Lubang manakah yang boleh anda mainkan sekarang?
lesson-singles-text = Anda mula di lubang di baris anda. Tetapi biji bersendirian mesti menunggu selagi anda ada lubang yang berisi lebih.
lesson-singles-after = Ludii, sebuah katalog permainan, berkata begitu; apa yang kami baca daripada Parker tidak.

lesson-front = Mengapakah g mesti menunggu?
lesson-front-text = Lubang hadapan anda ialah yang terakhir menurut arah permainan (peraturan kami): di sini g.
lesson-front-1 = Biji bersendirian lain mendahului yang di hadapan.
lesson-front-2 = Itu bukan lubang anda.
lesson-front-3 = Lubang lain berisi lebih.
lesson-front-after = Lubang itu boleh dimainkan apabila tiada yang lain boleh anda mainkan.

lesson-refill = Pusingan berikutnya bermula
lesson-refill-text = Anda kalah: anda hanya ada 20 biji. Setiap pemain mengisi lubang dengan empat, yang kalah dari kiri (peraturan kami). Lubang yang tidak dapat anda isi ditutup.
lesson-refill-after = Lubang tertutup dilangkau ketika menabur. Yang kalah mula, dan pusingan bergerak ke arah lubang tertutup: tiada sesiapa memilih.

lesson-next = Baki satu, dua atau tiga
lesson-next-text = Anda ada 17 biji. Baki satu menjadikan e puta, ditandakan dengan jerami. Pemain lawan mengambil tiga dari C, lubang bertentangan.
lesson-next-after = C tidak ditandakan. Baki dua menjadikan naga, juga ditandakan: dua tinggal di lubang bertentangan. Tiga menjadikan wala: tiga tinggal di lubang bertentangan.

lesson-marked = Apakah yang berlaku di e?
lesson-marked-text = Anda memainkan c. Lubang e, puta anda, menerima biji, tetapi tidak pernah dimainkan, diangkat atau dimakan.
lesson-marked-1 = Anda makan keempat-empatnya.
lesson-marked-2 = Langkah tamat.
lesson-marked-3 = Keempat-empatnya terus ditabur.
lesson-marked-after = Bahawa langkah tamat di situ ialah peraturan kami. Naga sama sahaja; wala, menurut kesimpulan kami, lubang seperti yang lain.

lesson-repetition = Pusingan boleh tamat tanpa baris kosong
lesson-repetition-text = Anda memainkan b: satu kedudukan muncul kali ketiga dengan pemain yang sama akan melangkah. Pusingan tamat. 200 langkah tanpa makan menamatkannya juga (peraturan kami).
lesson-repetition-after = Masing-masing mengambil barisnya sendiri: kedua-duanya ada 28. Menurut peraturan kami, pemain yang tidak memulakan pusingan ini memulakan yang berikutnya dan memilih arah.

lesson-judge = Makan empat, jangan tinggalkan apa-apa untuk dimakan
lesson-judge-text = Pilih langkah yang makan sekurang-kurangnya empat biji, yang selepasnya tiada langkah pemain lawan dapat makan apa-apa.
lesson-judge-after = Sebelum setiap langkah, tanya dua perkara: apa yang saya makan, dan apa yang boleh dimakan selepas itu?

lesson-game = Mainkan perlawanan pertama anda
lesson-game-text = Tiga pusingan menentang komputer yang paling lemah. Anda mula, di mana-mana lubang dan ke mana-mana arah. Makan yang empat, dan sebelum setiap langkah tanya apa yang boleh dimakan lawan selepas itu.

# The rule sheet.
sheet-about = Permainan menabur wanita kampung di Sri Lanka, menurut Parker 1909, halaman 594–599, dan ringkasannya dalam katalog Ludii.
sheet-needs = Dua pemain; dua baris tujuh lubang di atas pasir atau kadbod; dua cawan sebagai rumah; 56 kacang atau kerikil sebagai biji; jerami sebagai tanda.
sheet-lay = Empat biji setiap lubang; kedua-dua rumah kosong. Baris anda ialah yang lebih dekat. Setujui siapa mula; dia memilih ikut atau lawan arah jam untuk semua.
sheet-rule-1 = Main tiga pusingan (peraturan kami), bergilir. Kemudian biji lebih banyak menang; jika sama, tiada pemenang.
sheet-rule-2 = Mainkan mana-mana lubang di baris anda. Tetapi biji bersendirian menunggu selagi anda ada lubang berisi lebih; di lubang terakhir anda, ikut arah main (peraturan kami), juga menunggu yang bersendirian lain.
sheet-rule-3 = Tabur satu bagi setiap lubang; semua kecuali yang terakhir melangkau lubang berisi tiga.
sheet-rule-4 = Biji terakhir di lubang kosong menamatkan langkah. Di lubang berisi, angkat semua dan terus menabur.
sheet-rule-5 = Tetapi jika menjadi empat, makan: simpan, angkat isi lubang berikutnya dan terus menabur. Jika lubang itu kosong atau bertanda, langkah tamat.
sheet-rule-6 = Jika tidak dapat melangkah, pusingan tamat, dan masing-masing ambil barisnya. Juga tamat selepas 200 langkah tanpa makan, atau apabila satu kedudukan muncul kali ketiga (peraturan kami).
sheet-rule-7 = Kemudian isi lubang dengan empat, yang kalah dari kiri (peraturan kami). Bakinya masuk ke lubang berikutnya, bertanda jika satu atau dua; pemenang hanya tinggalkan sebanyak itu di lubang bertentangan. Lubang kosong ditutup: langkau. Yang kalah mula, lawan arah jam.
sheet-rule-8 = Lubang bertanda hanya menerima: jangan mainkan; biji terakhir di situ menamatkan langkah (peraturan kami).
sheet-differs = Menurut rekod katalog, pusingan tamat apabila mana-mana baris kosong, dan baki biji kekal di rumah sehingga pusingan ketiga. Ditinggalkan: kurang daripada dua belas biji boleh disusun lain. Peraturan kami juga: lubang asal tidak dilangkau; jika semua lubang berisi tiga, tiada yang dilangkau; selepas pusingan seri, pemain yang tidak memulakannya mula dan memilih arah.
