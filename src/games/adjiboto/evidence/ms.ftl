# What the page of evidence tells of Adjiboto, in our own words. A word between underscores is of the game's own
# language: _boto_.

evidence-lead = Dua pemain Saamaka di Suriname menabur seratus kacang mengelilingi sepuluh lubang, dan menangkap satu, tiga dan lima. Pemain yang tidak lagi ada lubang dengan dua kacang kalah.

evidence-fact-names = Katalog menulis Adjiboto; Herskovits menulis Adji-boto dalam judul makalahnya.
evidence-fact-meaning = Nama itu dikatakan bermaksud perahu kerikil: _adji_ ialah kerikil, dan _boto_ ialah perahu.
evidence-fact-boto = _boto_ ialah rumah di sebelah kanan pemain.
evidence-fact-kaba = Jatuhnya kacang terakhir sesuatu taburan disebut _kaba_, iaitu tamat.
evidence-fact-adji-bangi = Papannya ialah _adji-bangi_, bangku kerikil.
evidence-fact-saamaka = Ini permainan Saamaka, kaum Maroon yang nenek moyang mereka melarikan diri daripada perhambaan. Sesetengah teks menyebut mereka Saramaccan.
evidence-fact-for-the-dead = Dalam sepuluh hari sebelum pengebumian, orang bermain untuk menghiburkan si mati, di _kre wosu_, rumah perkabungan.
evidence-fact-by-day = Mancala World mengatakan bahawa orang bermain pada waktu siang sahaja, kerana pada waktu malam _yorkas_, iaitu hantu, akan turut bermain.
evidence-fact-at-night = Wikipedia mengatakan bahawa papan itu diletakkan di luar pada waktu malam, supaya hantu dapat bermain padanya.
evidence-fact-formality = Sepuluh langkah pertama sekadar formaliti; kemahiran hanya kelihatan selepas itu.
evidence-fact-first-move = Langkah pertama dikecualikan, kerana langkah itu pasti menangkap sesuatu: langkah itu tamat betul-betul sebelum lubang yang dibuka, tempat satu kacang tinggal.
evidence-fact-empty-hole = Lubang tidak pernah kosong kecuali selepas ditangkap isinya.
evidence-fact-finger = Untuk menunjukkan bahawa permainan seri, jari digerakkan di sepanjang tengah papan, di antara dua baris.
evidence-fact-village = Permainan ini dicatat di Beidotti, sebuah kampung di Suriname tempat orang Saamaka tinggal.
evidence-fact-saramacca = Rekod katalog hanya menamakan Saramacca, dan tiada koordinat.
evidence-fact-river = Mereka yang tinggal di hulu Sungai Suriname menyebut sungai itu Saramacca.
evidence-fact-field = Herskovits mengkaji permainan ini di lapangan pada 1928.
evidence-fact-dated = Rekod katalog bertarikh 1929.
evidence-fact-fifty = Setiap satu daripada dua pemain ada lima lubang dan lima puluh kacang.
evidence-fact-beans = Buahnya ialah kacang _adji_ merah dan hitam; Djuka, kaum jiran mereka, bermain dengan kacang yang sama.
evidence-fact-shapes = Papan diukir kasar; ada yang permukaannya lurus, ada yang melengkung. Sesebuah kampung patut ada kedua-duanya.
evidence-fact-carvers = Siapa yang membuat papan diceritakan dengan dua cara: hanya lelaki tua yang kematian isteri menurut Mancala World, hanya wanita yang kematian suami menurut Wikipedia.
evidence-fact-open-house = Papan itu ditempatkan di bangunan terbuka, tempat orang bermesyuarat, berkabung dan menumpangkan pengembara.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai etnografi, dengan tahap keyakinan 100. Apa yang diukur oleh nombor itu belum kami baca.
evidence-fact-category = Katalog meletakkannya di bawah Amerika Selatan, zaman moden, permainan papan, permainan menabur, dua baris, dan menyebut Murray 1951, halaman 203.
evidence-fact-literature = Wikipedia juga menyebut Herskovits 1932, “Wari in the New World”, Journal of the Royal Anthropological Institute 62, halaman 23–37. Kami belum membacanya.
evidence-fact-benin = Mancala World mendapati permainan ini serupa dengan permainan di Benin, Afrika Barat, tetapi tidak menyebut dari segi apa.
evidence-fact-wari = Wikipedia berpendapat bahawa permainan ini mungkin satu variasi Wari.
evidence-fact-list = Katalog menyenaraikan permainan serupa tanpa menyebut dari segi apa. Dalam salinan yang kami baca, senarai itu terputus selepas I Pere dan Chiana wa Bwalo.
evidence-fact-djuka = Kaum Djuka yang berjiran ada dua permainan mereka sendiri, Awari dan Lontu-holo, dengan enam lubang sebaris dan empat biji dalam setiap satu.
evidence-fact-counted = Menurut satu rencana ensiklopedia Sweden, pemain yang buntu melepaskan giliran. Pada akhirnya setiap pemain juga mengambil kacang yang tinggal di barisnya sendiri, dan yang ada lebih banyak menang.

evidence-account-herskovits = Herskovits 1929, dengan kata-katanya sendiri
evidence-account-catalogue = Ringkasan katalog
evidence-account-program = Program katalog
evidence-account-swedish = Ensiklopedia Sweden

evidence-question-opening = Bagaimanakah permainan dibuka?
evidence-answer-opening-herskovits = Dalam sepuluh langkah pertama, setiap satu daripada sepuluh lubang mesti dimainkan.
evidence-answer-opening-catalogue = Setiap pemain memainkan setiap satu daripada lima lubang sekali dalam sepuluh giliran pertama.
evidence-answer-opening-program = Pemain hanya memainkan lubang yang belum dimainkannya.
evidence-answer-opening-swedish = Sehingga giliran kesepuluh, setiap langkah bermula di lubang yang lain.
evidence-question-own-hole = Apakah yang berlaku di lubang yang dimainkan?
evidence-answer-own-hole-herskovits = Satu kacang tinggal di dalamnya.
evidence-answer-own-hole-catalogue = Kacang pertama ditabur ke dalamnya; hasilnya sama.
evidence-answer-own-hole-program = Kacang pertama ditabur ke dalamnya.
evidence-answer-own-hole-swedish = Semua kacang kecuali satu diangkat daripadanya.
evidence-question-quiet = Langkah manakah yang tidak menangkap apa-apa?
evidence-answer-quiet-herskovits = Langkah pembukaan sahaja.
evidence-answer-quiet-catalogue = Langkah pertama. Namun tangkapan diceritakan hanya bagi peringkat selepas sepuluh giliran pertama.
evidence-answer-quiet-program = Sepuluh yang pertama.
evidence-answer-quiet-swedish = Langkah pembukaan.
evidence-question-sides = Di sebelah siapakah pemain boleh menangkap?
evidence-answer-sides-herskovits = Di kedua-dua belah.
evidence-answer-sides-program = Di kedua-dua belah.
evidence-answer-sides-swedish = Kacang terakhir boleh jatuh di mana-mana belah.
evidence-question-chain = Sejauh manakah rantai tangkapan berjalan?
evidence-answer-chain-herskovits = Melalui setiap lubang berisi satu, tiga atau lima yang berturut-turut.
evidence-answer-chain-catalogue = Sehingga ada lubang dengan bilangan lain.
evidence-answer-chain-program = Sehingga ada lubang dengan bilangan lain; rantai boleh sampai semula ke lubang kacang terakhir.
evidence-answer-chain-swedish = Melalui deretan satu, tiga dan lima yang tidak terputus.
evidence-question-declined = Bolehkah pemain tidak menangkap apa yang boleh ditangkap?
evidence-answer-declined-herskovits = Tidak.
evidence-answer-declined-program = Tidak: program menangkapnya.
evidence-question-stuck = Apakah yang terjadi kepada pemain yang tidak dapat menabur?
evidence-answer-stuck-herskovits = Pemain itu kalah, atau seri jika kacang yang ditangkapnya dapat mengisi lima lubangnya semula.
evidence-answer-stuck-catalogue = Pemain lawan menang; seri jika kacang yang ditangkap mengisi lima lubang dengan sepuluh setiap satu.
evidence-answer-stuck-program = Pemain lawan menang; seri dengan lima puluh kacang tangkapan atau lebih.
evidence-answer-stuck-swedish = Pemain itu melepaskan giliran. Apabila kedua-duanya tidak dapat melangkah, permainan tamat.
evidence-question-winner = Siapakah yang menang?
evidence-answer-winner-herskovits = Pemain yang membuat lawannya tiada langkah.
evidence-answer-winner-catalogue = Pemain yang membuat lawannya tidak dapat menabur.
evidence-answer-winner-program = Pemain yang membuat lawannya tiada langkah.
evidence-answer-winner-swedish = Pemain dengan lebih banyak kacang, termasuk baki di barisnya sendiri.

evidence-unknown-chain-round = Bolehkah rantai tangkapan berkeliling penuh sehingga lubang kacang terakhir?
evidence-unknown-tenth = Bolehkah langkah kesepuluh, yang menamatkan pembukaan, menangkap apa-apa?
evidence-unknown-repetition = Apakah yang berlaku apabila satu kedudukan muncul berulang kali?
evidence-unknown-first = Siapakah yang bermain dahulu?

evidence-place-upper-river = Tanah kaum Saamaka, di hulu Sungai Suriname, di Gran Rio dan di Pikien Rio. Di mana letaknya Beidotti di situ belum kami baca; titik ini ialah tengah tanah itu, kami tetapkan sendiri.
evidence-date-field = Dilihat di lapangan
evidence-date-published = Diterbitkan

evidence-like-awari = Permainan kaum Djuka. Di sana juga setiap pemain memiliki baris yang dekat dengannya, menabur mengelilingi seluruh papan dan bermain dengan kacang merah dan hitam yang sama.
evidence-like-lontu-holo = Permainan kaum Djuka. Papannya juga ada rumah di hujung; tetapi pemain menabur hanya di separuh papannya sendiri.
evidence-like-wari = Taburan tidak diangkat lagi, dan satu langkah boleh menangkap isi beberapa lubang berturut-turut. Dalam satu bentuk dari St. Lucia, biji bersendirian juga tidak boleh ditabur.
evidence-like-benin = Dalam Fondji dari Dahomey, iaitu Benin hari ini, satu kacang juga jatuh ke dalam setiap lubang tanpa diangkat lagi, dan satu langkah boleh menangkap isi beberapa lubang berturut-turut.
evidence-like-i-pere = Permainan ini juga ada lima lubang di setiap belah; tetapi satu daripadanya ialah rumah.
evidence-like-chiana-wa-bwalo = Di sana juga pemain menang apabila lawannya tidak dapat bermain lagi, bukan dengan kiraan.

# Its table on the page of numbers.
evidence-table-small-title = Adjiboto pada papan kecil, sudah diselesaikan
evidence-table-small-lead = Siapa yang memenangi Adjiboto dengan lubang atau kacang yang lebih sedikit, jika kedua-duanya tidak membuat kesilapan. Peraturannya menurut Herskovits. Kedudukan yang muncul kali ketiga bermakna seri, jadi pemain yang tidak dapat menang dan tidak dapat dikalahkan bermain seri. Permainan sebenar, dengan lima lubang dan sepuluh kacang, masih jauh daripada dapat dihitung.
evidence-table-small-chart = Biru dan +1: pemain pertama menang. Kelabu dan −1: pemain kedua. Putih dan 0: seri. Tanda soal: tidak dihitung.
evidence-table-small-rows = Lubang di setiap belah
evidence-table-small-columns = Kacang di setiap lubang
evidence-table-small-value-won = pertama
evidence-table-small-value-drawn = seri
evidence-table-small-value-lost = kedua
evidence-table-small-positions = kedudukan:
evidence-table-small-moves = langkah:
