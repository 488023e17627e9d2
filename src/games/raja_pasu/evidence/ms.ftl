# What the page of evidence tells of Raja Pasu, in our own words. A word between underscores is of the game's own
# language: _raja_.

evidence-lead = Dua pemain menabur mengelilingi dua baris tujuh lubang, menangkap empat biji dan apa-apa selepas lubang kosong, dan bermain pusingan demi pusingan dengan hasil kemenangan mereka. Kami mengenalnya daripada catatan Gering dan catatan tentang permainan tiga pemain.

evidence-fact-name = Namanya dikatakan bermaksud raja dan lembu betina: _raja_ ialah raja, dan _pasu_ lembu betina.
evidence-fact-language = Tiada sumber menamakan bahasa kata-kata ini. Kami menganggapnya bahasa Sinhala.
evidence-fact-women = Mereka yang memainkannya kebanyakannya wanita; sesetengah lelaki mengenalinya.
evidence-fact-left-end = Lubang yang tidak dapat diisi oleh pemain bagi pusingan baharu ialah yang di sebelah kiri baris.
evidence-fact-next-round = Pemain yang diberi baki sesuatu pusingan memulakan yang berikutnya.
evidence-fact-countries = Permainan ini dikatakan dimainkan di India dan Sri Lanka.
evidence-fact-colombo = Rekod permainan tiga pemain menunjuk ke Colombo, dan kami menganggap permainan dua pemain dari situ juga.
evidence-fact-visit = De Voogt menemui permainan ini ketika berada di sekitar Colombo untuk masa yang singkat. Tahunnya tidak diberi.
evidence-fact-published = Katalog menarikhkan rekodnya tentang permainan tiga pemain pada 2000, tahun makalah de Voogt.
evidence-fact-board = Papan ada 14 lubang dengan tujuh buah dalam setiap satu.
evidence-fact-museum = Papan lama di muzium-muzium Colombo semuanya serupa: tujuh lubang di setiap belah, dan dua yang lebih besar. Papan itu berasal dari zaman Kandy, dari abad ke-18 atau awal abad ke-19.
evidence-fact-by-the-three = De Voogt mengatakan tentang permainan tiga pemain bahawa peraturan mainnya ialah peraturan Raja Pasu.
evidence-fact-record = Rekod dalam katalog ialah tentang permainan tiga pemain.
evidence-fact-no-record = Kami tidak menemui rekod permainan dua pemain dalam katalog, dan jadi tiada jenis bukti atau tahap keyakinan.
evidence-fact-likelier = De Voogt berpendapat permainan ini lebih mungkin daripada Pallankuli dimainkan pada papan lama zaman Kandy.

evidence-account-gering = Gering, tentang permainan ini
evidence-account-de-voogt = De Voogt 2000, tentang permainan tiga pemain
evidence-account-catalogue = Ringkasan katalog tentang permainan tiga pemain

evidence-question-lift = Apakah yang berlaku selepas biji terakhir sesuatu taburan?
evidence-answer-lift-gering = Lubang selepasnya diangkat dan ditabur.
evidence-answer-lift-catalogue = Lubang selepasnya diangkat dan ditabur.
evidence-question-gap = Bagaimana jika lubang itu kosong?
evidence-answer-gap-gering = Pemain yang menabur menangkap isi satu lubang lebih jauh, di belah mana pun, atau hanya berhenti.
evidence-answer-gap-catalogue = Isi satu lubang lebih jauh ditangkap.
evidence-question-fours = Siapakah yang menangkap lubang yang menjadi empat?
evidence-answer-fours-gering = Pemilik baris, sementara langkah diteruskan.
evidence-answer-fours-de-voogt = Pemain boleh menangkap empat biji di lubang mereka sendiri.
evidence-answer-fours-catalogue = Empat biji ditangkap serta-merta; siapa yang menangkapnya tidak diceritakan.
evidence-question-round-end = Bilakah pusingan tamat?
evidence-answer-round-end-gering = Apabila seorang pemain tiada apa-apa untuk dimainkan.
evidence-answer-round-end-de-voogt = Apabila tiada sesiapa dapat menangkap lagi; pemain yang buntu tidak bermain sehingga itu.
evidence-answer-round-end-catalogue = Apabila tiada apa-apa lagi boleh ditangkap; pemain yang buntu melepaskan giliran sehingga itu.
evidence-question-left-over = Siapakah yang mendapat baki pada papan?
evidence-answer-left-over-gering = Lawan kepada pemain yang tidak dapat melangkah.
evidence-answer-left-over-de-voogt = Pemain terakhir.
evidence-answer-left-over-catalogue = Pemain yang bermain terakhir.
evidence-question-starter = Siapakah yang memulakan pusingan berikutnya?
evidence-answer-starter-gering = Pemain yang diberi baki.
evidence-question-closed = Lubang manakah yang ditutup dalam pusingan berikutnya?
evidence-answer-closed-gering = Yang tidak dapat diisi, di hujung kiri baris.
evidence-answer-closed-de-voogt = Ada yang ditutup; yang mana tidak diceritakan.
evidence-answer-closed-catalogue = Yang tidak dapat diisi dengan tujuh.
evidence-question-match-end = Bilakah seluruh permainan tamat?
evidence-answer-match-end-gering = Apabila seorang pemain tidak dapat mengisi walau satu lubang.
evidence-answer-match-end-de-voogt = Kemungkinan besar tidak pernah, dengan tiga pemain yang boleh meminjam.
evidence-answer-match-end-catalogue = Apabila hanya seorang pemain masih dapat mengisi lubang.

evidence-unknown-begins = Siapakah yang memulakan pusingan, jika Gering tidak diikuti?
evidence-unknown-last-four = Apakah yang terjadi kepada empat biji yang dijadikan oleh biji terakhir taburan?
evidence-unknown-for-ever = Bilakah pusingan tamat jika biji berkeliling selama-lamanya?

evidence-place-colombo = Colombo dan sekitarnya. Titik ini ialah titik rekod permainan tiga pemain, dan mewakili bandar raya itu; sejauh mana sekitarnya ialah tekaan kami.
evidence-date-published = Diterbitkan

evidence-like-mandiri = Peraturannya sama; tetapi tiga pemain bermain, dan berkongsi papan antara mereka dalam tiga bahagian.
evidence-like-walak-pussa = Di sana juga lubang berikutnya diangkat, dan isi lubang selepas lubang kosong ditangkap; tetapi tangkapan diteruskan di mana lubang kosong dan berisi berselang-seli.

evidence-table-proved-title = Siapa menang satu pusingan Raja Pasu
evidence-table-proved-lead = Kami belum tahu. Selepas setiap langkah pertama sesuatu pusingan, menurut peraturan biasa kami, pandangan ke hadapan cuba membuktikan siapa menang jika kedua-duanya bermain tanpa silap. Dalam permainan ini kedudukan boleh berulang, dan apa yang kelihatan menang bergantung pada jalan ke situ: itu bukan bukti.
evidence-table-proved-first-moves = Langkah pertama sesuatu pusingan
evidence-table-proved-won-first = Terbukti: pemain pertama menang
evidence-table-proved-won-second = Terbukti: pemain kedua menang
evidence-table-proved-level = Terbukti: seri
evidence-table-proved-open = Tidak terbukti
evidence-table-proved-positions = Kedudukan yang dilihat
evidence-table-proved-least-depth = Langkah dilihat ke hadapan, sekurang-kurangnya
