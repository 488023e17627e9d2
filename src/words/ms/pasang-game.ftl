# What is said of Pasang, in our own words.

name = Pasang

# What visitors choose the game by, and what we add to a reference.
fact-idea = 120 buah, dan dua daripadanya akan bergerak: ambil garis ganjil dengan setiap langkah, atau anda kalah.
fact-people = pemain di Brunei
fact-place = Brunei Darussalam
fact-time = tradisional, dan masih dimainkan hari ini
fact-after = rencana ensiklopedianya
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = Pasang Emas, capture game, permainan tangkap
fact-material = buah hitam dan putih di papan kayu
source-note-nor-jaidi-tuah-2012 = Pengarang program Pasang Emas, dalam jurnalnya: bagaimana program itu berbeza daripada permainan mengikut tradisi. Kami memetiknya apabila tiada orang lain menyatakannya.
source-note-culin-1898 = Chuki dari Johor, di papan yang sama tetapi dengan peraturan lain dan dadu. Itu bukan permainan yang sama.

# What one plays for, in a sentence.
aim = Ambil garis ganjil dengan setiap langkah, atau anda kalah. Apabila papan sudah bersih, mata yang lebih banyak menang.

# How it is told.
held = Mata
score = { CAPITAL(SEAT($seat)) }: { SPELL($size) } mata
counted = mata

# At a seat's name: what its number counts, what stands beside it, and all of it for those who hear it.
unit-score = mata
unit-moves = langkah
unit-beside = mata
standing-moves = { $score }, { SPELL($moves) } { unit-moves }

# A sentence a clause, by its id.
clause-pas-board = Papan ada sebelas baris dan sebelas lajur titik. Tengahnya berongga: titik itu tiada, begitu juga empat garis pendek yang sepatutnya menuju ke situ.
clause-pas-pattern = 60 buah hitam dan 60 buah putih memenuhi titik-titik, dalam corak yang dipersetujui kedua-dua pemain.
clause-pas-turns = Anda bergilir-gilir, satu langkah setiap kali. Setiap langkah mesti mengambil sesuatu, dan apa yang diambil tidak kembali ke papan.
clause-pas-next-starter = Menurut tradisi, pemain yang terakhir menangkap memulakan permainan seterusnya.
clause-pas-next-starter-turns = Atau anda bergilir memulakan permainan, jika kedua-duanya lebih suka begitu.
clause-pas-half = Bahagian anda ialah lima baris yang paling dekat dengan anda. Baris tengah bukan milik sesiapa, jadi setiap satu daripada sebelas lajur ada lima titik di setiap bahagian.
clause-pas-passage-1 = Pemain yang memulakan permainan mengambil satu lajur di bahagiannya, kelima-lima buah. Lajur yang kosong itu ialah laluannya.
clause-pas-passage-2 = Pemain lawan membalas dengan satu lajur di bahagiannya sendiri yang bertentangan secara pepenjuru: lajur di kiri tengah dibalas dengan lajur di kanan, dan sebaliknya; lajur tengah dibalas dengan mana-mana lajur kecuali yang tengah.
clause-pas-passage-free = Menurut program Pasang Emas, pemain kedua boleh membalas dengan mana-mana lajur kecuali yang berhadapan dengan lajur pertama.
clause-pas-ka-slide = Kemudian setiap pemain memilih ka, satu-satunya buahnya yang bergerak. Untuk meluncur, ka mesti buah di bahagian anda yang betul-betul di sebelah laluan anda: buah itu melangkah ke sisi masuk ke laluan.
clause-pas-ka-slide-vacated = Titik asal ka anda dianggap kosong semasa anda mencari garis.
clause-pas-ka-jump = Untuk melompat, ka mesti buah di bahagian anda, dua lajur dari laluan anda: buah itu melompat ke sisi masuk ke laluan, melepasi lajur di antaranya.
clause-pas-ka-jump-over = Lompatan memerlukan buah untuk dilompati.
clause-pas-ka-jump-stays = Buah yang dilompati tetap di tempatnya, dan boleh diambil dalam langkah yang sama.
clause-pas-ka-capture = Sebaik sahaja berada di laluan, ka mengambil satu garis, di sepanjang barisnya atau di sepanjang lajurnya.
clause-pas-line = Garis ialah buah sewarna yang dilihat ka anda di satu baris atau lajur, melepasi titik kosong, sehingga disekat oleh warna lain, ka yang satu lagi atau tepi papan. Ka anda tidak berwarna dan tidak dikira.
clause-pas-line-joined = Apabila buah terdekat di kedua-dua sisi sewarna, kedua-dua sisi bersama-sama menjadi satu garis.
clause-pas-odd = Garis boleh diambil hanya jika bilangan buahnya ganjil.
clause-pas-odd-whole = Garis diambil seluruhnya atau tidak langsung.
clause-pas-odd-part = Ada juga yang mengatakan bahawa sebahagian daripada garis boleh diambil, mungkin sebagai bantuan kepada pemain yang lebih lemah.
clause-pas-odd-part-near = Bagi sebahagian garis, kami menuntut perkara yang sama seperti bagi garis: bilangannya ganjil, dan tiada buah garis itu yang lebih dekat ditinggalkan.
clause-pas-score = Buah hitam bernilai satu mata, buah putih dua.
clause-pas-colours = Rencana itu memberi setiap pemain satu warna, kemudian membenarkan kedua-duanya mengambil kedua-dua warna. Di sini tiada siapa memiliki warna.
clause-pas-one-line = Jika anda boleh mengambil beberapa garis, pilih satu: hanya garis itu diambil.
clause-pas-centre = Tiada garis yang merentasi pusat yang berongga.
clause-pas-centre-moves = Ka juga tidak bergerak merentasi pusat yang berongga, kerana garis-garis papan berakhir di situ.
clause-pas-move = Sejak itu ka anda boleh bergerak sejauh mana pun di sepanjang barisnya atau lajurnya melalui titik kosong. Ka boleh melepasi titik yang membolehkannya mengambil sesuatu.
clause-pas-across = Selepas bergerak di sepanjang baris, ka mengambil di sepanjang lajur yang dicapainya; selepas bergerak di sepanjang lajur, di sepanjang baris.
clause-pas-suntuk = Jika tiba giliran anda dan tiada langkah ka anda yang mengambil apa-apa, anda suntuk dan kalah, tidak kira mata.
clause-pas-suntuk-scope = Anda juga suntuk jika tiada buah yang dapat menjadi ka anda. Tetapi apabila tiada buah lagi di papan, tiada siapa yang suntuk.
clause-pas-cleared = Apabila hanya dua ka yang tinggal, pemain dengan lebih banyak mata menang.
clause-pas-cleared-draw = Jika mata sama, tiada siapa menang.
clause-pas-ka-unscored = Dua buah yang menjadi ka tidak dikira untuk sesiapa.

# What a reading asks, and its answers.
reading-pattern = Corak manakah yang disusun?
reading-pattern-pattern_1 = Corak 1
reading-pattern-pattern_2 = Corak 2
reading-pattern-checker = Papan dam
reading-pattern-custom = Corak anda sendiri
reading-pattern_2_row_11 = Manakah baris bawah corak 2?
reading-pattern_2_row_11-emended = Yang dituntut oleh simetrinya, 60 buah setiap warna
reading-pattern_2_row_11-as_printed = Seperti yang dicetak, dengan 61 putih
reading-line_rule = Adakah buah sewarna di kedua-dua sisi ka satu garis?
reading-line_rule-joined = Ya, satu garis
reading-line_rule-separate_sides = Tidak, setiap sisi satu garis
reading-line_rule-either = Pemain memilih: kedua-dua sisi, atau satu
reading-partial_capture = Bolehkah sebahagian garis diambil?
reading-partial_capture-none = Tidak, hanya seluruh garis
reading-partial_capture-odd_part = Ya, sebahagian yang ganjil daripada garis ganjil, yang terdekat dahulu
reading-second_passage = Lajur manakah yang boleh dikosongkan oleh pemain kedua?
reading-second_passage-diagonal = Lajur yang bertentangan secara pepenjuru
reading-second_passage-free_except_facing = Mana-mana kecuali yang berhadapan dengan lajur pemain pertama
reading-ka_method = Bagaimanakah ka masuk ke laluan?
reading-ka_method-slide = Ka meluncur dari lajur sebelah
reading-ka_method-jump = Ka melompat dari jarak dua lajur
reading-ka_method-either = Kedua-dua cara boleh
reading-jump_needs_token = Mestikah ada buah untuk dilompati?
reading-jump_needs_token-true = Ya
reading-jump_needs_token-false = Tidak, titik kosong pun boleh
reading-centre_blocks = Apakah yang disekat oleh pusat yang berongga?
reading-centre_blocks-both = Garis dan langkah
reading-centre_blocks-lines_only = Garis sahaja: ka boleh melepasinya, tetapi tidak boleh berhenti di situ
reading-ka_token_scored = Adakah ka dikira untuk pemiliknya apabila papan sudah bersih?
reading-ka_token_scored-false = Tidak
reading-ka_token_scored-true = Ya, menurut buah asalnya
reading-next_starter = Siapakah yang memulakan permainan seterusnya?
reading-next_starter-last_capturer = Pemain yang terakhir menangkap
reading-next_starter-alternate = Pemain bergilir-gilir

# Presets, each with a sentence.
preset-encyclopedia = Wikipedia
preset-encyclopedia-says = Seperti dalam rencana ensiklopedia; apabila rencana itu membenarkan dua cara, ka meluncur.
preset-pasang-emas = Pasang Emas
preset-pasang-emas-says = Seperti dalam program Pasang Emas oleh Nor Jaidi Tuah: mana-mana lajur kecuali yang berhadapan, dan ka meluncur atau melompat.
preset-traditional = Tradisional
preset-traditional-says = Seperti yang diceritakan oleh Nor Jaidi Tuah tentang tradisi (11 Julai 2012): sebahagian garis boleh diambil.

# What the laws ask of a position, by the clause behind them.
law-pas-pattern = Setiap titik kosong, atau berwarna seperti yang ditetapkan oleh corak: buah tidak pernah bergerak.
law-pas-passage-1 = Mula-mula setiap pemain mengosongkan satu lajur di bahagiannya sendiri; sehingga kedua-duanya selesai, tiada titik lain yang kosong.
law-pas-passage-2 = Laluan pemain kedua ialah laluan yang boleh membalas laluan pemain pertama.
law-pas-ka-slide = Kemudian masing-masing memilih ka. Ka pemain pertama berada di laluannya sehingga pemain kedua ada ka.
law-pas-turns = Dalam empat langkah ini kedua-dua pemain bergilir-gilir.
law-pas-score = Jumlah mata kedua-dua pemain ialah mata buah corak itu yang tiada lagi di papan: satu bagi hitam, dua bagi putih.

# What thousands of random games show.
random-play = Pada corak 1, satu permainan mengambil 45 langkah; tiga perempat daripada permainan tamat dengan suntuk, dan pemain yang memulakan menang 41 dalam 100. Pada corak 2, satu permainan mengambil 44 langkah; 86 atau 87 dalam 100 tamat dengan suntuk, dan pemain yang memulakan menang separuh. Pada papan dam, separuh daripada semua permainan tamat menjelang langkah keempat; 94 dalam 100 tamat dengan suntuk, dan pemain yang memulakan menang 32 dalam 100.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-ka = ka
term-ka-means = Ka ialah satu-satunya buah pemain yang bergerak. Setiap pemain menjadikan satu buah sebagai ka.
term-passage = laluan, laluannya
term-passage-means = Laluan ialah lajur yang dikosongkan pemain pada permulaan: di situ ka masuk ke papan.
term-line = garis ganjil, garis
term-line-means = Garis ialah buah sewarna yang mula-mula ditemui ka di baris atau lajurnya; mungkin ada titik kosong di antaranya. Garis boleh diambil jika bilangannya ganjil.
term-suntuk = suntuk
term-suntuk-means = Pemain suntuk, dan kalah, apabila pada gilirannya ka-nya tidak dapat mengambil mana-mana garis.
term-points = mata, matanya
term-points-means = Buah hitam bernilai satu mata, buah putih dua.
term-half = bahagian
term-half-means = Bahagian anda di papan ialah lima baris yang paling dekat dengan anda. Baris di tengah bukan milik sesiapa.
term-slide = meluncur, luncur
term-slide-means = Meluncur ialah melangkah ke sisi masuk ke laluan dari lajur di sebelahnya.
term-jump = melompat, lompat, melompati, dilompati
term-jump-means = Melompat ialah masuk ke laluan dari sisi dengan melepasi lajur di sebelahnya.
term-cleared = bersih
term-cleared-means = Papan bersih apabila hanya dua ka yang tinggal.

# What the marks on the board mean.
sign-column = Anda boleh mengosongkan lajur ini. Angka biru ialah mata yang diberinya.
sign-passage = Laluan: lajur yang telah dikosongkan pemain.
sign-may-become-ka = Buah ini boleh menjadi ka anda. Angka biru ialah mata yang kemudian diambilnya.
sign-ka = Ka. Paruhnya menghala jauh daripada pemainnya.
sign-may-go = Ka anda boleh pergi ke sini. Angka biru ialah mata yang diambilnya; angka kedua di belakangnya bermaksud beberapa garis.
sign-line = Garis yang akan diambil ka anda, dengan bilangan buahnya.
sign-other-line = Garis lain yang boleh diambil ka anda dari situ, dan matanya.
sign-path = Langkah terakhir: perjalanan ka, dan lingkaran di tempat buah diambil.
sign-decided = Ini telah menentukan permainan.
sign-tray = Apa yang telah diambil pemain: buah hitam, buah putih dan mata.
sign-hint = Petua: lihat di sini.
sign-value = Nilai sesuatu langkah, daripada analisis. Sempadan berganda bermaksud nilai itu terbukti.
move-took = mengambil { $count }
