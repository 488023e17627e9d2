# What is said of Puhulmutu, in our own words.

name = Puhulmutu

# What visitors choose the game by, and what we add to a reference.
fact-idea = Langkau yang tiga, makan yang empat dan terus menabur: permainan untuk papan olinda tanpa lubang yang diikat.
fact-people = wanita di kampung-kampung Kandy (Parker 1909: 599)
fact-place = Sri Lanka
fact-time = diterbitkan pada 1909
fact-after = Parker 1909, ringkasannya dalam katalog dan, apabila kedua-duanya tidak menyebut apa-apa, Kotu Baendum pada papan yang sama
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Puhul-mutu, Puhulmuti, olinda keliya, mancala, permainan menabur
fact-material = biji merah pada papan olinda daripada kayu
source-note-parker-1909 = Dia menerangkan nama itu: mutiara kundur.
source-note-ludii = DLP.Evidence.691 ialah petikan tentang Kotu Baendum, yang dibandingkan dengan permainan ini. Menurut alamat dan fail programnya, permainan ini ialah DLP.Games.195 dan peraturannya DLP.GameRulesets.216; itu kesimpulan kami. Dalam pusingan ketiga, rekod itu membiarkan pemenang pusingan kedua menyusun bakinya; jelas bahawa yang dimaksudkan ialah yang kalah.

# What one plays for, in a sentence.
aim = { olinda-aim }

# How it is told.
counter = biji
takes = makan
take = makan
captured = makan
unit-score = dalam rumah
ended = { $clause ->
    [puhul-match-end] { won } { SEAT($loser) } tidak dapat menabur.
   *[other] { by-score }
}
ended-at-length = { $clause ->
    [puhul-match-end] { won } biji { SEAT($loser) } tidak cukup untuk menabur satu pusingan lagi.
   *[other] { olinda-ended-at-length }
}
closed-mark = { olinda-closed-mark }
note-fault = { olinda-note-fault }
note-value = { olinda-note-value }

# A sentence a clause, by its id.
clause-puhul-setup = { olinda-clause-setup }
clause-puhul-direction = { olinda-clause-direction }
clause-puhul-own-row = Anda mula di mana-mana lubang di baris anda sendiri.
clause-puhul-singles = { olinda-clause-singles }
clause-puhul-singles-startable = Hanya lubang yang boleh dimainkan membuat biji bersendirian menunggu: puta atau naga tidak.
clause-puhul-front-single = { olinda-clause-front-single }
clause-puhul-front-hole = { olinda-clause-front-hole }
clause-puhul-sow = Semua biji di dalam lubang itu ditabur, satu bagi setiap lubang, melangkau lubang tertutup.
clause-puhul-origin = { olinda-clause-origin }
clause-puhul-skip-three = { olinda-clause-skip-three }
clause-puhul-skip-marked = Puta dan naga tidak pernah dilangkau, walaupun berisi tiga.
clause-puhul-skip-deadlock = { olinda-clause-skip-deadlock }
clause-puhul-eat-four = Jika biji terakhir anda jatuh di lubang berisi tiga, anda makan keempat-empatnya.
clause-puhul-eat-ends = Hujung baris bukan pengecualian: empat biji yang terjadi di situ juga dimakan.
clause-puhul-after-eat = Selepas makan, anda mengangkat isi lubang berikutnya dan terus menabur. Jika lubang itu kosong, langkah tamat.
clause-puhul-after-eat-ends = Lubang berikutnya ialah lubang pertama selepasnya yang tidak tertutup; jika lubang itu puta atau naga, langkah tamat.
clause-puhul-marked-hole = Puta dan naga masih menerima biji, tetapi tidak pernah dimakan, diangkat atau dimainkan.
clause-puhul-marked-ends = Jika biji terakhir jatuh di puta atau naga, langkah tamat.
clause-puhul-relay = { olinda-clause-relay }
clause-puhul-empty-ends = { olinda-clause-empty-ends }
clause-puhul-endless = { olinda-clause-endless }
clause-puhul-round-end = Pusingan tamat apabila pemain yang akan melangkah tiada biji di barisnya.
clause-puhul-round-end-marked = Pusingan juga tamat apabila tiada apa-apa di baris itu boleh dimainkan.
clause-puhul-round-end-row = { olinda-clause-round-end-row }
clause-puhul-collect = Pemain yang masih ada biji di barisnya mengambilnya.
clause-puhul-collect-marked = Isi puta atau naga juga menjadi milik pemain barisnya.
clause-puhul-refill = { olinda-clause-refill }
clause-puhul-refill-left = { olinda-clause-refill-left }
clause-puhul-puta-naga-wala = { olinda-clause-puta-naga-wala }
clause-puhul-wala = { olinda-clause-wala }
clause-puhul-loser-starts = { olinda-clause-loser-starts }
clause-puhul-loser-starts-full = { olinda-clause-loser-starts-full }
clause-puhul-level = { olinda-clause-level }
clause-puhul-twelve = { olinda-clause-twelve }
clause-puhul-twelve-capture = { olinda-clause-twelve-capture }
clause-puhul-match-end = { olinda-clause-match-end }
clause-puhul-rounds = { olinda-clause-rounds }
clause-puhul-repetition = Pusingan tamat apabila kedudukan yang sama muncul kali ketiga dengan pemain yang sama akan melangkah, atau apabila tiada apa-apa dimakan dalam 200 langkah.
clause-puhul-singles-marked = Jika biji bersendirian perlu menunggu puta dan naga juga, biji bersendirian di lubang hadapan anda turut menunggu puta yang berisi satu biji.

# What a reading asks, and its answers.
reading-after_capture = { olinda-reading-after_capture }
reading-after_capture-next_hole_continues = { olinda-reading-after_capture-next_hole_continues }
reading-after_capture-turn_ends = { olinda-reading-after_capture-turn_ends }
reading-skip_deadlock = { olinda-reading-skip_deadlock }
reading-skip_deadlock-suspend_skip = { olinda-reading-skip_deadlock-suspend_skip }
reading-skip_deadlock-end_turn = { olinda-reading-skip_deadlock-end_turn }
reading-singles_count = Lubang manakah yang membuat biji bersendirian menunggu?
reading-singles_count-startable = Yang boleh dimainkan
reading-singles_count-all = Puta dan naga juga
reading-front_hole = { olinda-reading-front_hole }
reading-front_hole-last_in_direction = { olinda-reading-front_hole-last_in_direction }
reading-front_hole-first_in_direction = { olinda-reading-front_hole-first_in_direction }
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
reading-remainder_from_round = { olinda-reading-remainder_from_round }
reading-remainder_from_round-2 = { olinda-reading-remainder_from_round-2 }
reading-remainder_from_round-3 = { olinda-reading-remainder_from_round-3 }
reading-round_end = { olinda-reading-round_end }
reading-round_end-own_turn = { olinda-reading-round_end-own_turn }
reading-round_end-row_empty = { olinda-reading-round_end-row_empty }

# Presets, each with a sentence.
preset-parker-1909 = Katalog
preset-parker-1909-says = Seperti ringkasan katalog Ludii; apabila ringkasan itu tidak menyebut apa-apa, seperti dalam Kotu Baendum.
preset-record = Katalog, rekod bukti
preset-record-says = Seperti dalam rekod bukti: baki biji menunggu di rumah sehingga pusingan ketiga.

# What the laws ask of a position, by the clause behind them.
law-puhul-refill-left = Lubang tertutup itu kosong, dan tiada yang tertutup dalam pusingan pertama.
law-puhul-puta-naga-wala = Paling banyak satu lubang ialah puta, naga atau wala, dan tiada dalam pusingan pertama.
law-puhul-direction = Arah pusingan masih terbuka hanya sebelum taburan pertamanya.
law-puhul-round-end = Antara dua pusingan, papan kosong, dan pemain yang memulakan pusingan berikutnya akan melangkah.
law-puhul-round-end-row = Menurut katalog, tiada baris kosong semasa pusingan berjalan.

# What thousands of random games show.
random-play = Pusingan pertama mengambil 204 langkah, perlawanan tiga pusingan kira-kira 410. Tiada lubang diikat, jadi pusingan jarang tamat dengan sendirinya: daripada 100 pusingan pertama, 66 tamat kerana tiada apa-apa dimakan dalam 200 langkah, 26 kerana satu kedudukan muncul tiga kali, dan tujuh dengan baris kosong. Pemain yang memulakan pusingan memenangi 43 daripada 100 pusingan pertama, pemain lawan 50; yang lain sama banyak. Kedua-dua pemain memenangi perlawanan sama kerap.

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
term-puta = { olinda-puta-term }
term-puta-means = { olinda-puta-term-means }
term-naga = { olinda-naga-term }
term-naga-means = { olinda-naga-term-means }
term-wala = { olinda-wala-term }
term-wala-means = { olinda-wala-term-means }
term-repetition = { repetition-term }
term-repetition-means = { repetition-term-means }
