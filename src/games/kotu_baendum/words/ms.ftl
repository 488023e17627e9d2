# What is said of Kotu Baendum, in our own words.

name = Kotu Baendum

# What visitors choose the game by, and what we add to a reference.
fact-idea = Ikat hujung baris, supaya pemain yang kalah dalam satu pusingan memulakan pusingan berikutnya dengan lubang tertutup.
fact-people = wanita di kampung-kampung Kandy (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = diterbitkan pada 1909
fact-after = ringkasan katalog dan Parker 1909
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = olinda keliya, mancala, permainan menabur
fact-material = biji merah pada papan olinda daripada kayu

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = biji
takes = makan
take = makan
captured = makan
unit-score = dalam rumah
ended = { $clause ->
    [kotu-match-end] { won } { SEAT($loser) } tidak dapat menabur.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [kotu-match-end] { won } biji { SEAT($loser) } tidak cukup untuk menabur satu pusingan lagi.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-owed = Masih perlu mula di lubang hujung
note-fault = { $key ->
    [owed] hanya pemain yang belum melangkah masih perlu mula di lubang hujung.
   *[other] { olinda-note-fault }
}
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-kotu-setup = { olinda-clause-setup }
clause-kotu-direction = { olinda-clause-direction }
clause-kotu-end-start = Langkah pertama anda bermula di salah satu daripada dua hujung baris anda.
clause-kotu-end-start-rounds = Kami menerapkan syarat ini dalam setiap pusingan: langkah pertama bermula di hujung baris.
clause-kotu-end-start-fallback = Jika kedua-dua lubang hujung tidak boleh dimainkan, langkah pertama bermula di mana-mana lubang; biji bersendirian mesti menunggu dalam langkah pertama juga.
clause-kotu-own-row = Anda mula di lubang di baris anda sendiri.
clause-kotu-singles = { olinda-clause-singles }
clause-kotu-singles-startable = Hanya lubang yang boleh dimainkan membuat biji bersendirian menunggu: lubang yang diikat atau bertanda tidak.
clause-kotu-front-single = { olinda-clause-front-single }
clause-kotu-front-hole = { olinda-clause-front-hole }
clause-kotu-sow = Semua biji di dalam lubang itu ditabur, satu bagi setiap lubang, melangkau lubang tertutup.
clause-kotu-origin = { olinda-clause-origin }
clause-kotu-skip-three = { olinda-clause-skip-three }
clause-kotu-skip-marked = Lubang yang diikat dan bertanda tidak pernah dilangkau, walaupun berisi tiga.
clause-kotu-skip-deadlock = { olinda-clause-skip-deadlock }
clause-kotu-eat-four = Jika biji terakhir anda jatuh di lubang berisi tiga, anda makan keempat-empatnya.
clause-kotu-after-eat = Selepas makan, menurut ringkasan, anda mengangkat isi lubang berikutnya dan terus menabur.
clause-kotu-after-eat-ends = Jika lubang selepas lubang yang dimakan itu kosong, diikat, puta atau naga, langkah tamat.
clause-kotu-after-eat-over = Menurut Parker, langkah tamat apabila ada yang dimakan.
clause-kotu-tie = Jika biji terakhir anda menjadikan empat di lubang hujung, lubang itu sebaliknya diikat: tiada apa-apa dimakan, lubang itu bertanda sepanjang baki pusingan, dan langkah tamat.
clause-kotu-tied-hole = Lubang yang diikat, puta dan naga masih menerima biji, tetapi tidak pernah dimakan, diangkat atau dimainkan; biji terakhir di situ menamatkan langkah.
clause-kotu-tied-owner = Lubang yang diikat dimiliki oleh pemain yang mengikatnya, di belah mana pun.
clause-kotu-tied-row = Ringkasan tidak menamakan pemilik lubang yang diikat; apabila ringkasan itu diikuti, kami mengira lubang itu milik barisnya.
clause-kotu-relay = { olinda-clause-relay }
clause-kotu-empty-ends = { olinda-clause-empty-ends }
clause-kotu-endless = { olinda-clause-endless }
clause-kotu-round-end = Pusingan tamat apabila tiba giliran anda dan tiada biji di baris anda.
clause-kotu-round-end-marked = Pusingan juga tamat apabila semua biji di baris anda terletak di lubang yang tidak boleh anda mainkan.
clause-kotu-round-end-row = { olinda-clause-round-end-row }
clause-kotu-collect = Isi sesuatu baris menjadi milik pemainnya, termasuk puta dan naga.
clause-kotu-refill = { olinda-clause-refill }
clause-kotu-refill-left = { olinda-clause-refill-left }
clause-kotu-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-kotu-wala = { olinda-clause-wala }
clause-kotu-loser-starts = { olinda-clause-loser-starts }
clause-kotu-loser-starts-full = { olinda-clause-loser-starts-full }
clause-kotu-level = { olinda-clause-level }
clause-kotu-twelve = { olinda-clause-twelve }
clause-kotu-twelve-capture = { olinda-clause-twelve-capture }
clause-kotu-twelve-tie = Bagi pemain ini, lubang hujung diikat dengan bilangan yang sama seperti bilangan yang dimakannya.
clause-kotu-match-end = { olinda-clause-match-end }
clause-kotu-rounds = { olinda-clause-rounds }
clause-kotu-repetition = Pusingan tamat apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, atau apabila tiada apa-apa dimakan atau diikat dalam 200 langkah.
clause-kotu-singles-marked = Jika biji bersendirian perlu menunggu lubang yang diikat dan bertanda juga, biji bersendirian di lubang hadapan anda turut menunggu biji bersendirian di lubang begitu.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-tied_owner = Siapakah yang mendapat biji di lubang yang diikat?
reading-tied_owner-row_owner = Pemain yang memiliki baris tempatnya terletak
reading-tied_owner-tier = Pemain yang mengikatnya
reading-end_hole_start = Siapakah yang mesti mula di lubang hujung?
reading-end_hole_start-each_player = Setiap pemain, dengan langkah pertama setiap pusingan
reading-end_hole_start-game_first_only = Hanya pemain yang memulakan perlawanan
reading-end_hole_start-first_round = Setiap pemain, dengan langkah pertama perlawanan
reading-skip_threes = Adakah lubang berisi tiga dilangkau?
reading-skip_threes-all_but_last = Oleh semua biji kecuali yang terakhir
reading-skip_threes-none = Tidak, tidak pernah
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_rule = Adakah biji bersendirian mesti menunggu lubang yang berisi lebih?
reading-singles_rule-true = Ya, biji bersendirian dimainkan terakhir sekali
reading-singles_rule-false = Tidak, biji bersendirian boleh dimainkan bila-bila masa
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-deficit_removal = { olinda-reading-deficit_removal }
reading-deficit_removal-equalise = { olinda-reading-deficit_removal-equalise }
reading-deficit_removal-same_number = { olinda-reading-deficit_removal-same_number }
reading-arrange_under_twelve = { olinda-reading-arrange_under_twelve }
reading-arrange_under_twelve-true = { olinda-reading-arrange_under_twelve-true }
reading-arrange_under_twelve-false = { olinda-reading-arrange_under_twelve-false }
reading-rounds = { olinda-reading-rounds }
reading-rounds-3 = { olinda-reading-rounds-3 }
reading-rounds-1 = { olinda-reading-rounds-1 }
reading-rounds-5 = { olinda-reading-rounds-5 }
reading-rounds-until_cannot_sow = { olinda-reading-rounds-until_cannot_sow }
reading-singles_count = Lubang manakah yang membuat biji bersendirian menunggu?
reading-singles_count-startable = Yang boleh dimainkan
reading-singles_count-all = Yang diikat dan bertanda juga
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-catalogue = Katalog
preset-catalogue-says = Seperti dalam ringkasan di katalog Ludii.
preset-parker-1909 = Parker 1909
preset-parker-1909-says = Setakat kata-kata Parker sendiri: makan menamatkan langkah, dan pemain yang mengikat lubang memilikinya; pusingan seperti dalam katalog.

# What the laws ask of a position, by the clause behind them.
law-kotu-tie = Lubang yang diikat ialah lubang hujung dengan dua biji atau lebih.
law-kotu-refill-left = Lubang tertutup itu kosong, dan tiada yang tertutup dalam pusingan pertama.
law-kotu-puta-naga-wala = Paling banyak satu lubang ialah puta, naga atau wala, dan tiada dalam pusingan pertama.
law-kotu-end-start = Pemain yang belum melangkah dalam sesuatu pusingan masih perlu mula di lubang hujung.
law-kotu-direction = Arah pusingan masih terbuka hanya sebelum taburan pertamanya.
law-kotu-round-end = Antara dua pusingan, papan kosong, dan pemain yang memulakan pusingan berikutnya akan melangkah.
law-kotu-round-end-row = Menurut katalog, tiada baris kosong semasa pusingan berjalan.

# What thousands of random games show.
random-play = Pusingan pertama mengambil 34 langkah menurut katalog dan 39 menurut Parker. Kira-kira 2.4 lubang hujung diikat di dalamnya, dan 30 atau 31 daripada 56 biji terletak di situ apabila pusingan tamat: pemilik lubang yang diikat menentukan kebanyakan pusingan. Pemain yang memulakan pusingan memenangi 56 daripada 100 pusingan pertama menurut katalog dan 49 menurut Parker; pemain lawan memenangi 40 dan 47; yang lain sama banyak.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
term-eat = { eat-term }
term-eat-means = { eat-term-means }
term-lifted = { lifted-term }
term-lifted-means = { lifted-term-means }
term-lap = { lap-term }
term-lap-means = { lap-term-means }
term-closed = { closed-term }
term-closed-means = { closed-term-means }
term-tied = diikat, mengikat, mengikatnya, ikat
term-tied-means = Lubang yang diikat ialah lubang hujung tempat biji terakhir menjadikan empat. Sehingga pusingan tamat, lubang itu menerima biji, tetapi tidak pernah dimainkan, diangkat atau dimakan.
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }

# What a mark on the board means.
sign-tied = Lubang yang diikat. Simpulnya terletak di belah pemain yang mengikatnya.
