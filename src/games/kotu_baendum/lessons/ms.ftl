# What the course of Kotu Baendum says, step by step.

lesson-theme = Mengikat hujung baris, di Sri Lanka
lesson-theme-text = Dua pemain menabur biji mengelilingi dua baris lubang. Wanita di kampung-kampung Kandy bermain dengan pantas, tulis Parker pada 1909. Namanya, menurut Parker, bermaksud mengikat kandang.
lesson-theme-after = Setiap satu daripada 14 lubang bermula dengan empat biji. Kedua-dua rumah, di tengah papan, bermula kosong.

lesson-aim = Selepas tiga pusingan, biji lebih banyak menang
lesson-aim-text = Baris a hingga g milik anda. Anda memainkan d. Pemain lawan tiada biji untuk dimainkan, jadi pusingan terakhir tamat. Isi baris anda masuk ke rumah anda.
lesson-aim-after = Anda menang 36 lawan 20; sama banyak bermakna seri. Anda makan biji dan membawanya dari pusingan ke pusingan. Tiga pusingan: peraturan kami.

lesson-first = Lubang manakah yang boleh anda mainkan dahulu?
lesson-first-text = Dalam setiap pusingan (peraturan kami), langkah pertama setiap pemain bermula di hujung barisnya. Baris anda ialah a hingga g.
lesson-first-after = Langkah anda yang berikutnya boleh bermula di lubang lain di baris anda juga.

lesson-sow = Di manakah biji terakhir jatuh?
lesson-sow-text = Anda memainkan d. 14 bijinya ditabur satu bagi setiap lubang, di sini lawan arah jam: selepas g ialah A. Lubang asal mendapat satu juga (peraturan kami).
lesson-sow-after = Setiap lubang mendapat satu biji, d yang terakhir. Ketika itu d kosong: biji terakhir di lubang kosong menamatkan langkah.

lesson-relay = Di manakah biji terakhir jatuh sekarang?
lesson-relay-text = Anda mula, dengan a, dan memilih arah pusingan untuk kedua-dua pemain: di sini lawan arah jam. Jika biji terakhir jatuh di lubang berisi, semuanya diangkat dan penaburan disambung.
lesson-relay-after = Anda terus menabur sehingga biji terakhir jatuh di lubang kosong.

lesson-skip = Di manakah biji terakhir jatuh?
lesson-skip-text = Anda memainkan b. Lubang berisi tiga dilangkau oleh setiap biji kecuali yang terakhir di tangan anda.
lesson-skip-after = Hanya biji terakhir boleh masuk ke lubang berisi tiga. Apa yang berlaku di situ diterangkan selepas ini.

lesson-eat = Berapakah biji yang dimakan oleh a?
lesson-eat-text = Biji terakhir di lubang berisi tiga: anda makan keempat-empatnya. Kemudian anda mengangkat isi lubang berikutnya dan terus menabur; jika kosong, langkah tamat.
lesson-eat-after = Dalam catatan Parker sendiri, makan menamatkan langkah.

lesson-tie = Ikat satu lubang hujung
lesson-tie-text = Jika biji terakhir anda menjadikan empat di lubang hujung (a, g, A atau G), anda tidak makan: lubang itu diikat sepanjang pusingan. Langkah tamat.
lesson-tie-after = Lubang itu masih menerima biji, tetapi tidak pernah dimainkan, diangkat atau dimakan. Biji terakhir di situ, atau makan di lubang sebelumnya, menamatkan langkah.

lesson-singles = Lubang manakah yang boleh anda mainkan sekarang?
lesson-singles-text = Lubang g diikat, jadi tidak pernah dimainkan. Biji bersendirian mesti menunggu selagi anda boleh memainkan lubang yang berisi lebih.

lesson-front = Mengapakah g mesti menunggu?
lesson-front-text = Lubang hadapan anda ialah yang terakhir menurut arah permainan: di sini g.
lesson-front-1 = Lubang lain berisi lebih.
lesson-front-2 = Lubang yang diikat tidak pernah dimainkan.
lesson-front-3 = Biji bersendirian lain mendahului yang di hadapan.
lesson-front-after = Hanya lubang yang boleh anda mainkan membuat biji bersendirian menunggu. Lubang a, dengan enam bijinya, diikat, jadi lubang itu tidak membuatnya menunggu.

lesson-end = Siapakah yang mendapat biji yang diikat?
lesson-end-text = Anda memainkan d. Biji di baris lawan semuanya diikat: pemain lawan tidak dapat bermain, dan pusingan tamat.
lesson-end-1 = Peraturan kami: pemain baris itu
lesson-end-2 = Parker: yang mengikatnya
lesson-end-after = Menurut peraturan kami, biji yang diikat menjadi milik pemain barisnya. Ikat hujung baris anda sendiri: menurut mana-mana peraturan pun, bijinya milik anda.

lesson-next = Yang kalah mula, di hujung: di sini a
lesson-next-text = Anda kalah, dengan 17 biji. Dari kiri anda (peraturan kami), anda mengisi lubang dengan empat; yang lain ditutup. Pemenang mengisi semuanya dan menyimpan bakinya.
lesson-next-after = Baki satu biji menjadikan puta, dua naga, tiga wala. Lubang bertentangan milik pemenang dikurangkan kepada bilangan yang sama.

lesson-closed = Di manakah biji terakhir jatuh?
lesson-closed-text = Pusingan kini bergerak ke arah lubang tertutup milik yang kalah, yang tidak mendapat biji. Anda memainkan c. Puta atau naga seperti lubang yang diikat; wala tidak.
lesson-closed-after = Biji terakhir di puta, atau makan di lubang sebelumnya, menamatkan langkah. Pada akhir pusingan, barisnya mendapat bijinya.

lesson-judge = Makan empat, jangan tinggalkan apa-apa untuk dimakan
lesson-judge-text = Pilih langkah yang makan sekurang-kurangnya empat biji, yang selepasnya tiada langkah pemain lawan dapat makan apa-apa.
lesson-judge-after = Sebelum setiap langkah, tanya dua perkara: apa yang saya makan, dan apa yang boleh dimakan selepas itu?

lesson-game = Mainkan perlawanan pertama anda
lesson-game-text = Tiga pusingan menentang komputer yang paling lemah. Mula di a atau g, makan empat biji, dan ikat hujung baris anda sendiri.

# The rule sheet.
sheet-about = Permainan menabur wanita kampung di Sri Lanka, menurut ringkasan Parker 1909, halaman 598–599, dalam katalog Ludii.
sheet-needs = Dua pemain; dua baris tujuh lubang di atas pasir atau kadbod; dua cawan sebagai rumah; 56 kacang atau kerikil sebagai biji (bukan biji olinda: kami percaya ia beracun); jerami sebagai tanda.
sheet-lay = Empat biji setiap lubang; kedua-dua rumah kosong. Baris anda ialah yang lebih dekat. Setujui siapa mula; dia memilih ikut atau lawan arah jam untuk semua.
sheet-rule-1 = Main tiga pusingan (peraturan kami), bergilir. Kemudian biji lebih banyak menang; jika sama, tiada pemenang.
sheet-rule-2 = Setiap pusingan (peraturan kami), mula di hujung baris anda, kemudian di mana-mana.
sheet-rule-3 = Biji bersendirian menunggu selagi lubang berisi lebih boleh dimainkan; di lubang terakhir anda, ikut arah main, juga menunggu yang bersendirian lain.
sheet-rule-4 = Tabur satu bagi setiap lubang; semua kecuali yang terakhir melangkau lubang berisi tiga.
sheet-rule-5 = Biji terakhir di lubang kosong menamatkan langkah. Di lubang berisi, angkat semua dan terus menabur.
sheet-rule-6 = Tetapi jika menjadi empat, makan: simpan, angkat isi lubang berikutnya dan terus menabur. Jika lubang itu kosong atau bertanda, langkah tamat.
sheet-rule-7 = Di lubang hujung, sebaliknya ikat empat itu: tandakan, dan berhenti. Lubang bertanda hanya menerima: jangan mainkan; biji terakhir di situ menamatkan langkah.
sheet-rule-8 = Jika tidak dapat melangkah, pusingan tamat. Masing-masing ambil barisnya, yang bertanda juga (peraturan kami).
sheet-rule-9 = Buang tanda. Isi lubang dengan empat, yang kalah dari kiri (peraturan kami). Bakinya masuk ke lubang berikutnya, bertanda jika satu atau dua; pemenang hanya tinggalkan sebanyak itu di lubang bertentangan. Lubang kosong ditutup: langkau. Yang kalah mula, lawan arah jam.
sheet-differs = Menurut Parker, makan menamatkan langkah, lubang yang diikat milik pengikatnya, dan hanya langkah pertama permainan bermula di hujung. Ditinggalkan: menyusun kurang daripada dua belas biji. Peraturan kami juga: lubang asal tidak dilangkau; selepas pusingan seri, pemain yang tidak memulakannya mula dan memilih; 200 langkah tanpa makan atau ikat menamatkan pusingan.
