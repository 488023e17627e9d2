# What the page of evidence tells of Mangala of Suez, in our own words.

evidence-lead = Dua pemain menabur cengkerang siput buri mengelilingi dua baris enam lubang; tiga daripadanya bermula kosong. Cengkerang terakhir yang jatuh di lubang kosong makan isi lubang bertentangan, dan taburan diteruskan.

evidence-fact-name = Katalog menamakan permainan ini Mangala (Suez); Parker hanya menyebut permainan Arab itu.
evidence-fact-dogs = Cengkerang itu disebut “Dogs”, iaitu anjing.
evidence-fact-people = Tiada pemain dinamakan; permainan ini hanya disebut Arab.
evidence-fact-right = Cengkerang ditabur ke kanan.
evidence-fact-no-choice = Menurut Parker, tiada sesiapa memilih lubang mulai giliran ketiga: langkah bermula satu lubang selepas tempat tamat langkah sebelumnya. Ringkasan katalog menghendaki ini hanya selepas ada yang dimakan.
evidence-fact-quick = Permainan ini pantas dan hanya satu pusingan.
evidence-fact-place = Rekod katalog menamakan Sinai, programnya menamakan semenanjung Suez. Kedua-duanya tiada koordinat.
evidence-fact-published = Katalog menarikhkannya 1909, tahun buku Parker.
evidence-fact-shells = Sembilan lubang bermula dengan lapan cengkerang siput buri setiap satu; kami mengira 72.
evidence-fact-record = Katalog menggolongkan rekodnya sebagai huraian peraturan sezaman, dengan tahap keyakinan 60. Sebabnya 60 tidak diceritakan di mana-mana.
evidence-fact-garbled = Menurut susunan kata ringkasan katalog, ketiga-tiga lubang kosong terletak di baris seorang pemain, dan ayat itu kelihatan bercelaru. Bagi Parker, dua di satu belah dan satu di belah yang lain.
evidence-fact-program-number = Program permainan ini dalam katalog bernombor 279. Kami menganggapnya nombor peraturan dalam katalog.
evidence-fact-measure = Parker menerangkan permainan ini melalui dua permainan Sri Lanka: taburannya seperti Puhulmutu, dan isi lubang bertentangan dimakan seperti dalam Daramutu.

evidence-account-parker = Parker 1909, seperti petikan katalog
evidence-account-summary = Ringkasan katalog tentang catatan Parker
evidence-account-program = Program katalog

evidence-question-empty-holes = Di manakah letaknya tiga lubang kosong?
evidence-answer-empty-holes-parker = Dua di satu belah, satu di belah yang lain.
evidence-answer-empty-holes-summary = Semuanya di baris seorang pemain; ayat itu kelihatan bercelaru.
evidence-answer-empty-holes-program = Dua di satu baris, satu di baris yang lain.
evidence-question-chooser = Siapakah yang memilih lubang kosong?
evidence-answer-chooser-program = Para pemain bergilir-gilir, setiap seorang di barisnya sendiri.
evidence-question-first-captures = Dalam berapa giliran pertamakah tiada apa-apa dimakan?
evidence-answer-first-captures-parker = Dalam dua taburan yang mengelilingi papan.
evidence-answer-first-captures-summary = Dalam dua.
evidence-answer-first-captures-program = Dalam dua menurut teksnya; dalam tiga menurut programnya.
evidence-question-beginning = Bilakah langkah mesti bermula di tempat langkah sebelumnya tamat?
evidence-answer-beginning-parker = Sentiasa, setelah setiap pemain menabur: satu lubang selepas tempat itu.
evidence-answer-beginning-summary = Selepas ada yang dimakan: satu lubang selepas tempat itu.
evidence-answer-beginning-program = Tidak pernah: langkah bermula di mana-mana lubang di baris sendiri yang berisi cengkerang.
evidence-question-nothing-there = Bagaimana jika lubang tempat langkah mesti bermula itu kosong?
evidence-answer-nothing-there-parker = Langkah bermula di lubang berikutnya yang berisi cengkerang.
evidence-question-after-eating = Bagaimanakah taburan diteruskan selepas makan?
evidence-answer-after-eating-parker = Cengkerang yang makan itu bergerak ke lubang berikutnya, dan cengkerang di situ ditabur.
evidence-answer-after-eating-summary = Cengkerang yang makan itu bergerak ke lubang berikutnya, dan permainan diteruskan.
evidence-answer-after-eating-program = Cengkerang yang makan itu ditabur bersendirian, dan jatuh di lubang berikutnya.
evidence-question-end = Bilakah permainan tamat?
evidence-answer-end-parker = Dengan tamatnya satu pusingan itu.
evidence-answer-end-program = Apabila pemain yang akan melangkah tiada cengkerang di barisnya sendiri.
evidence-question-winner = Siapakah yang menang?
evidence-answer-winner-parker = Pemain yang makan lebih banyak.
evidence-answer-winner-program = Pemain yang ada lebih banyak, termasuk cengkerang yang tinggal di barisnya sendiri.
evidence-question-left = Siapakah yang mendapat cengkerang yang tidak dimakan oleh sesiapa?
evidence-answer-left-program = Pemain yang barisnya menjadi tempat cengkerang itu.

evidence-unknown-chooser = Siapakah yang memilih lubang mana yang kosong?
evidence-unknown-side = Di belah siapakah dua lubang kosong, dan di belah siapakah satu?
evidence-unknown-moved-shell = Apakah yang berlaku apabila cengkerang yang makan itu bergerak ke lubang kosong?
evidence-unknown-left = Siapakah yang mendapat cengkerang yang tidak dimakan oleh sesiapa?
evidence-unknown-early = Berapakah langkah yang menjadi taburan pertama, yang tidak makan apa-apa?
evidence-unknown-endless = Apakah yang menamatkan langkah jika taburannya tidak akan habis?

evidence-place-sinai = Semenanjung Sinai. Rekod hanya menamakan Sinai; titik ini ialah tengahnya, kami tetapkan sendiri.
evidence-date-published = Diterbitkan

evidence-like-puhulmutu = Cengkerang ditabur seperti biji Puhulmutu: jika yang terakhir jatuh di lubang berisi, semuanya diangkat dan penaburan disambung.
evidence-like-daramutu = Dalam Daramutu juga, biji terakhir di lubang kosong makan isi lubang bertentangan.
evidence-like-mangala-bedouin = Kedua-duanya ada dua baris enam lubang dan cengkerang siput buri yang disebut “Dogs”, yang ditabur seperti dalam Puhulmutu.
evidence-like-lab-al-akil = L’ab al-Akil dari Mesir juga ada dua baris enam lubang dan 72 cengkerang siput buri.

# Its tables on the page of numbers.
evidence-table-tree-title = Semua permainan Mangala menurut kata-kata Parker
evidence-table-tree-lead = Menurut kata-kata Parker, giliran bermula di tempat giliran sebelumnya tamat. Jadi tiada sesiapa memilih apa-apa setelah kedua-duanya menabur: semua permainan yang mungkin hanya berbeza dalam lima langkah pertama, dan kami telah memainkan setiap satu.
evidence-table-tree-games = Permainan yang boleh dimainkan
evidence-table-tree-positions = Kedudukan yang boleh muncul
evidence-table-tree-shortest = Yang paling pendek, dalam langkah
evidence-table-tree-median = Separuh tidak lebih panjang daripada
evidence-table-tree-longest = Yang paling panjang
evidence-table-tree-won-first = Dimenangi oleh pemain pertama
evidence-table-tree-won-second = Dimenangi oleh pemain kedua
evidence-table-tree-level = Sama banyak
evidence-table-tree-repeated = Tamat kerana pengulangan
evidence-table-tree-endless = Dengan taburan yang tidak akan habis
evidence-table-tree-value = Dengan permainan terbaik kedua-duanya, pemain pertama makan lebih banyak cengkerang, sebanyak
evidence-table-starts-title = Bagaimana Mangala menurut kata-kata Parker ditentukan
evidence-table-starts-lead = Pemain pertama mengosongkan satu lubang, kemudian pemain kedua. Dari situ, dengan permainan terbaik kedua-duanya, pemain pertama tamat dengan lebih cengkerang sebanyak ini; di bawah sifar, pemain kedua. Jadi dua pilihan kecil menentukan sebahagian besar permainan.
evidence-table-starts-chart = Biru: pemain pertama tamat dengan lebih banyak. Kelabu: pemain kedua. Semakin gelap, semakin banyak cengkerang.
evidence-table-starts-rows = Pemain pertama mengosongkan
evidence-table-starts-columns = Pemain kedua mengosongkan
evidence-table-starts-games = permainan:
evidence-table-starts-won = dimenangi oleh yang pertama:
evidence-table-proved-title = Siapa menang Mangala dari setiap permulaan
evidence-table-proved-lead = Menurut peraturan biasa kami: pemain pertama mengosongkan satu lubang, kemudian pemain kedua, kemudian yang pertama lagi. Pandangan ke hadapan membuktikan siapa menang dari situ jika kedua-duanya bermain tanpa silap. Pemain pertama memilih lubang terakhir, jadi satu pilihan yang baik sudah cukup.
evidence-table-proved-chart = Biru: pemain pertama boleh menang. Kelabu: pemain kedua boleh. Tanda soal: tidak terbukti.
evidence-table-proved-rows = Pemain pertama mengosongkan
evidence-table-proved-columns = Pemain kedua mengosongkan
evidence-table-proved-value-won = yang pertama menang
evidence-table-proved-first-wins = lubang terakhir yang memberi kemenangan kepada yang pertama:
evidence-table-proved-open = tidak terbukti:
