# What the page of evidence tells of Raja Pasu Mandiri, in our own words. A word between underscores is of the game's
# own language: _mandiri_.

evidence-lead = Tiga pemain berkongsi satu papan: Raja memiliki tengahnya, Mandiri dan Pasu memiliki hujungnya. Mereka menangkap empat biji dan apa-apa selepas lubang kosong, dan bertukar tempat dari semasa ke semasa.

evidence-fact-name = Namanya dikatakan bermaksud raja, lembu betina dan menteri: _raja_, _pasu_, _mandiri_.
evidence-fact-mandiri = De Voogt memberikan kata Inggeris “minister” (menteri) sebagai kata lain bagi _mandiri_.
evidence-fact-players = Siapa yang memainkannya diceritakan dengan dua cara: orang dewasa lelaki dan perempuan menurut rekod katalog, wanita menurut Gering.
evidence-fact-middle = De Voogt menganggap tengah papan, iaitu bahagian Raja, sebagai bahagian yang paling penting.
evidence-fact-left = Lubang Mandiri terletak di kiri Raja, atau di kanan jika pemain mahu.
evidence-fact-gift = Menurut orang yang ditanya oleh de Voogt, Raja berhutang satu buah kepada setiap lawan apabila permainan tamat.
evidence-fact-hardly-ends = Permainan hampir tidak pernah tamat, dan pemain dengan terlalu sedikit buah diketahui meminjam.
evidence-fact-seats = Bila pemain bertukar tempat diceritakan dengan dua cara: selepas tiga permainan menurut de Voogt, setiap pusingan menurut Gering.
evidence-fact-colombo = Rekod itu ada koordinat sehingga seperseratus saat. Koordinat itu terletak di Colombo, dan kami menganggapnya mewakili bandar raya itu.
evidence-fact-dated = Rekod katalog bertarikh 2000.
evidence-fact-board = Tiga pemain ada tiga rumah dan dua baris lubang, dengan tujuh buah dalam setiap lubang.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai etnografi, dengan tahap keyakinan 100. Apa yang diukur oleh nombor itu belum kami baca.
evidence-fact-program = Program katalog bermain dengan peraturan yang tiada dalam rekodnya. Empat biji menjadi milik pemain yang menabur, pusingan tamat dengan kurang daripada empat buah pada papan, dan Raja memberi hanya dari rumah yang berisi lebih daripada dua.

evidence-account-de-voogt = De Voogt 2000, dengan kata-katanya sendiri
evidence-account-catalogue = Ringkasan katalog
evidence-account-gering = Gering
evidence-account-program = Program katalog

evidence-question-sides = Di sebelah manakah bahagian Mandiri, dilihat dari Raja?
evidence-answer-sides-de-voogt = Kiri, atau kanan jika pemain mahu.
evidence-answer-sides-catalogue = Seorang pemain memiliki kiri dan seorang kanan; yang mana Mandiri tidak diceritakan.
evidence-answer-sides-gering = Salah satu daripada dua; yang mana tidak diceritakan.
evidence-question-fours = Siapakah yang menangkap lubang yang menjadi empat?
evidence-answer-fours-de-voogt = Pemain boleh menangkap empat biji di lubang mereka sendiri.
evidence-answer-fours-catalogue = Empat biji ditangkap serta-merta; siapa yang menangkapnya tidak diceritakan.
evidence-answer-fours-gering = Seperti dalam permainan dua pemain, iaitu pemiliknya yang menangkap.
evidence-answer-fours-program = Pemain yang menabur.
evidence-question-round-end = Bilakah pusingan tamat?
evidence-answer-round-end-de-voogt = Apabila tiada sesiapa dapat menangkap lagi.
evidence-answer-round-end-catalogue = Apabila semua telah ditangkap, atau tiada apa-apa lagi boleh ditangkap.
evidence-answer-round-end-gering = Apabila tiada sesiapa dapat menangkap lagi.
evidence-answer-round-end-program = Apabila kurang daripada empat buah ada pada papan.
evidence-question-left-over = Siapakah yang mendapat baki pada papan?
evidence-answer-left-over-de-voogt = Pemain terakhir.
evidence-answer-left-over-catalogue = Pemain yang bermain terakhir.
evidence-answer-left-over-gering = Pemain yang melangkah terakhir.
evidence-answer-left-over-program = Pemain yang membuat langkah terakhir.
evidence-question-gift = Apakah yang diberi oleh Raja?
evidence-answer-gift-de-voogt = Satu buah kepada setiap lawan, menurut orang yang ditanyanya.
evidence-answer-gift-catalogue = Satu buah kepada setiap lawan, apabila pusingan baharu bermula.
evidence-answer-gift-program = Satu buah kepada setiap lawan, jika rumahnya berisi lebih daripada dua.
evidence-question-seats = Bilakah para pemain bertukar tempat?
evidence-answer-seats-de-voogt = Selepas tiga permainan. Kemudian Mandiri menjadi Raja, dan bekas Raja menjadi Pasu.
evidence-answer-seats-catalogue = Selepas tiga giliran sebagai Raja; pemain berikutnya menyusul.
evidence-answer-seats-gering = Setiap pusingan. Raja menjadi Pasu, Pasu menjadi Mandiri, Mandiri menjadi Raja.
evidence-answer-seats-program = Selepas tiga pusingan.
evidence-question-borrowing = Bolehkah pemain dengan terlalu sedikit buah meminjam?
evidence-answer-borrowing-de-voogt = Ya. Caranya tidak diceritakan.
evidence-answer-borrowing-gering = Ya, daripada para lawan, jika satu lubang pun tidak dapat diisi.
evidence-answer-borrowing-program = Tidak: dengan kurang daripada tujuh, pemain itu kalah.
evidence-question-match-end = Bilakah seluruh permainan tamat?
evidence-answer-match-end-de-voogt = Kemungkinan besar tidak pernah.
evidence-answer-match-end-catalogue = Apabila hanya seorang pemain masih dapat mengisi lubang.
evidence-answer-match-end-gering = Kemungkinan besar tidak pernah, kerana pemain boleh meminjam.
evidence-answer-match-end-program = Pemain dengan kurang daripada tujuh selepas satu pusingan kalah.

evidence-unknown-loan = Berapakah yang dipinjam oleh seorang pemain?
evidence-unknown-lender = Siapakah yang meminjamkan, jika Gering tidak diikuti? Menurutnya, para lawan.
evidence-unknown-given-back = Adakah pinjaman dipulangkan?
evidence-unknown-filled-first = Lubang manakah yang diisi dahulu?
evidence-unknown-counted = Bagaimanakah seluruh permainan dikira?

evidence-place-colombo = Colombo dan sekitarnya. Titik ini ialah titik rekod itu, dan mewakili bandar raya itu; sejauh mana sekitarnya ialah tekaan kami.
evidence-date-published = Diterbitkan

evidence-like-raja-pasu = Peraturannya sama; tetapi dua pemain bermain, dengan satu baris setiap seorang. Peranan Raja dan Pasu juga ada di sana.
