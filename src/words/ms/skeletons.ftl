# What games of the olinda board say alike. A page carries of it what its game refers to.

olinda-clause-setup = Setiap satu daripada 14 lubang bermula dengan empat biji; kedua-dua rumah kosong.
olinda-aim = { $rounds ->
    [0] Makan biji sehingga pemain lawan tiada biji lagi untuk ditabur.
    [1] Miliki lebih banyak biji daripada pemain lawan selepas satu pusingan.
   *[other] Miliki lebih banyak biji daripada pemain lawan selepas { SPELL($rounds) } pusingan, atau biarkan dia tanpa biji untuk ditabur.
}
olinda-ended-at-length = { $draw ->
    [yes] Seri selepas pusingan terakhir, { figures }.
   *[no] { CAPITAL(SEAT($winner)) } menang dengan lebih banyak { COUNTER(2) } selepas pusingan terakhir: { figures }.
}
olinda-clause-direction = Pemain yang membuat langkah pertama pusingan memilih ikut arah jam atau lawan arah jam; semua mengikut arah itu sehingga pusingan tamat.
olinda-clause-singles = Biji yang bersendirian perlu menunggu selagi anda ada lubang yang berisi lebih banyak.
olinda-clause-front-single = Biji yang bersendirian di lubang hadapan anda perlu menunggu selagi anda ada biji lain yang bersendirian.
olinda-clause-front-hole = Lubang hadapan ialah lubang terakhir di baris anda menurut arah permainan.
olinda-clause-origin = Lubang asal biji itu tidak dilangkau.
olinda-clause-skip-three = Lubang yang berisi tiga dilangkau oleh setiap biji kecuali biji terakhir di tangan.
olinda-clause-skip-deadlock = Jika hanya ada lubang berisi tiga untuk ditaburi, tiada lubang dilangkau sepanjang baki putaran itu.
olinda-clause-relay = Jika biji terakhir jatuh di mana-mana lubang lain yang berisi, semua biji di situ diangkat dan penaburan disambung.
olinda-clause-empty-ends = Jika biji terakhir jatuh di lubang kosong, langkah itu tamat.
olinda-clause-endless = Ada taburan yang tidak pernah habis. Selepas 1,000 kali diangkat, langkah itu berhenti di tempatnya.
olinda-clause-round-end-row = Menurut katalog, baris yang kosong menamatkan pusingan, tidak kira giliran siapa.
olinda-clause-refill = Untuk pusingan seterusnya, setiap pemain mengisi lubang secara bersebelahan, empat biji setiap satu, sebanyak yang dapat diisi. Pemenang mengisi satu baris penuh dan menyimpan bakinya; lubang yang dibiarkan kosong oleh pemain yang kalah ditutup sepanjang pusingan itu.
olinda-clause-refill-left = Pemain yang kalah mengisi barisnya dari sebelah kirinya. Dari kanan, permainannya sama sahaja, seperti dalam cermin.
olinda-clause-puta-naga-wala = Bakinya masuk ke lubang berikutnya: satu biji menjadikannya puta, dua naga, tiga wala. Pemain lawan mengambil tiga, dua atau satu dari lubang bertentangan, supaya kedua-dua lubang sama.
olinda-clause-wala = Tiada apa-apa yang menghalang wala, jadi kami memainkannya seperti lubang biasa.
olinda-clause-loser-starts = Pemain yang kalah memulakan pusingan seterusnya, dan pusingan itu bergerak ke arah lubang yang tertutup.
olinda-clause-loser-starts-full = Jika tiada lubang yang tertutup, pusingan pemain yang kalah masih dimainkan lawan arah jam.
olinda-clause-level = Jika kedua-duanya mempunyai bilangan yang sama, pemain yang tidak memulakan pusingan yang lalu memulakan pusingan seterusnya dan memilih arahnya.
olinda-clause-twelve = Jika biji anda kurang daripada dua belas, anda boleh menyusunnya sendiri: satu atau dua di lubang hujung pertama, sifar hingga dua di setiap satu daripada lima lubang berikutnya, dan hingga empat di hujung sana. Lubang yang kosong ditutup. Pemain lawan mengisi satu baris penuh, dan tiada puta, naga atau wala.
olinda-clause-twelve-capture = Pemain yang menyusun bijinya sendiri makan apabila lubang menjadi tiga jika dia meletakkan dua di lubang hujung pertamanya, atau menjadi dua jika dia meletakkan satu; bijinya melangkau lubang yang berisi kurang satu daripada itu. Pemain lawan kekal dengan empat dan tiga.
olinda-clause-match-end = Perlawanan tamat apabila seorang pemain tiada apa-apa untuk ditabur pada permulaan pusingan: pemain lawan menang.
olinda-clause-rounds = Jika tidak, selepas bilangan pusingan yang dipersetujui, pemain dengan lebih banyak biji menang; bilangan yang sama ialah seri.
olinda-reading-after_capture = Apakah yang berlaku selepas sesuatu dimakan?
olinda-reading-after_capture-next_hole_continues = Lubang berikutnya diangkat dan penaburan disambung
olinda-reading-after_capture-turn_ends = Langkah itu tamat
olinda-reading-skip_deadlock = Bagaimana jika hanya ada lubang berisi tiga untuk ditaburi?
olinda-reading-skip_deadlock-suspend_skip = Tiada yang dilangkau dalam putaran itu
olinda-reading-skip_deadlock-end_turn = Tiada yang dilangkau, dan langkah tamat bersama putaran itu
olinda-reading-front_hole = Lubang manakah di sesuatu baris ialah lubang hadapan?
olinda-reading-front_hole-last_in_direction = Yang terakhir menurut arah permainan
olinda-reading-front_hole-first_in_direction = Yang pertama menurut arah permainan
olinda-reading-remainder_from_round = Mulai pusingan ke berapa baki biji pemain yang kalah disusun?
olinda-reading-remainder_from_round-2 = Mulai pusingan kedua
olinda-reading-remainder_from_round-3 = Mulai pusingan ketiga: dalam pusingan kedua biji itu kekal dalam rumah
olinda-reading-deficit_removal = Berapakah yang diambil dari lubang yang bertentangan dengan puta, naga dan wala?
olinda-reading-deficit_removal-equalise = Tiga, dua dan satu, supaya kedua-dua lubang sama
olinda-reading-deficit_removal-same_number = Satu, dua dan tiga, sebanyak isinya
olinda-reading-arrange_under_twelve = Bolehkah biji yang kurang daripada dua belas disusun dengan bebas?
olinda-reading-arrange_under_twelve-true = Ya
olinda-reading-arrange_under_twelve-false = Tidak, biji itu disusun seperti biasa
olinda-reading-round_end = Bilakah pusingan tamat?
olinda-reading-round_end-own_turn = Apabila pemain yang mendapat giliran tiada biji di barisnya
olinda-reading-round_end-row_empty = Sebaik sahaja satu baris kosong, tidak kira giliran siapa
olinda-reading-rounds = Berapakah pusingan yang dimainkan?
olinda-reading-rounds-3 = Tiga
olinda-reading-rounds-1 = Satu
olinda-reading-rounds-5 = Lima
olinda-reading-rounds-until_cannot_sow = Sebanyak yang diperlukan, paling banyak 255

olinda-closed-mark = hanya lubang kosong boleh ditutup, dan tiada yang ditutup dalam pusingan pertama.
olinda-note-fault = { $key ->
    [round] perlawanan ini tiada pusingan itu.
    [between] { $said ->
        [yes] antara dua pusingan, papan kosong dan tanpa tanda, dan giliran ialah milik pemain yang memulakan pusingan seterusnya.
       *[no] dengan biji ini pusingan sudah tamat.
    }
    [way] arah hanya boleh dipilih sebelum taburan pertama sesuatu pusingan, di papan tanpa tanda.
    [starter] { SEAT(1) } memulakan pusingan pertama.
   *[other] biji hanya disusun oleh pemain yang memulakan pusingan selepas pusingan pertama, dan pusingan itu bergerak lawan arah jam.
}
olinda-note-value = { $key ->
    [between] { $value ->
        [1] tamat
       *[other] sedang dimainkan
    }
    [way] { $value ->
        [open] belum dipilih
        [clockwise] ikut arah jam
        [anticlockwise] lawan arah jam
       *[other] { $value }
    }
    [twelve] { $begins ->
        [1] { SEAT(1) }, { $rest } di lubang hujung pertama
        [2] { SEAT(2) }, { $rest } di lubang hujung pertama
       *[none] tiada
    }
   *[other] { seats-named }
}

# What games of Raja and Pasu say alike.
raja-round-fault = { $alone ->
    [yes] papan tidak pernah berisi satu biji sahaja: apabila tinggal satu, pusingan tamat.
   *[no] perlawanan ini tiada pusingan itu.
}

# Terms that several games explain alike: as they stand in sentences, and what they mean.
sow-term = tabur, menabur, ditabur, menaburkan, ditaburkan, ditaburi, taburan, penaburan
sow-term-means = Menabur ialah mengambil semua { COUNTER(2) } dari satu lubang dan menjatuhkannya satu demi satu di lubang-lubang berikutnya.
store-term = rumah
store-term-means = Rumah menyimpan apa-apa yang dimenangi pemain. Isinya tidak dimainkan lagi.
eat-term = makan, memakan, dimakan
eat-term-means = Makan ialah mengambil { COUNTER(2) } dari papan dan memasukkannya ke { store } sendiri.
lifted-term = mengangkat lagi, diangkat lagi, diangkat
lifted-term-means = { CAPITAL(COUNTER(1)) } terakhir jatuh di lubang yang berisi: semua isinya diangkat dan penaburan disambung dalam langkah yang sama.
lap-term = putaran
lap-term-means = Putaran ialah taburan isi yang diangkat dari satu lubang. Satu langkah boleh ada beberapa putaran.
closed-term = tertutup, ditutup
closed-term-means = Lubang yang tertutup tidak ditaburi dan tidak dimainkan. Lubang itu kekal tertutup sepanjang pusingan.
repetition-term = pengulangan, ulangan
repetition-term-means = Kedudukan yang sama muncul buat kali ketiga, dengan giliran pemain yang sama.
olinda-puta-term = puta
olinda-puta-term-means = Puta ialah lubang yang hanya diisi baki satu biji oleh pemainnya semasa pusingan bermula. Puta menerima biji, tetapi tidak pernah dimainkan, diangkat atau dimakan.
olinda-naga-term = naga
olinda-naga-term-means = Naga ialah lubang yang hanya diisi baki dua biji oleh pemainnya semasa pusingan bermula. Naga menerima biji, tetapi tidak pernah dimainkan, diangkat atau dimakan.
olinda-wala-term = wala
olinda-wala-term-means = Wala ialah lubang yang hanya diisi baki tiga biji oleh pemainnya semasa pusingan bermula. Kami memainkannya seperti lubang lain.
raja-fill-term = mengisi lubang, mengisi satu lubang, mengisi sebuah lubang
raja-fill-term-means = Mengisi lubang ialah meletakkan tujuh { COUNTER(2) } di dalamnya sebelum pusingan.
raja-lifted-term = mengangkat lagi, diangkat lagi, diangkat
raja-lifted-term-means = Selepas { COUNTER(1) } terakhir jatuh, isi lubang berikutnya diangkat dan penaburan disambung dalam langkah yang sama.
