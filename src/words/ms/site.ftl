# Words that stand in the files of pages alone, no program carries them: the head and its buttons, rules, the home page.

site-name = Papan
site-idea = Mainkan permainan, lihat sumbernya
site-lead = Permainan papan tradisional. Setiap peraturan menamakan halaman asalnya, atau menyatakan bahawa tiada siapa menulisnya.
site-games = Permainan
site-skip-to-board = Langkau ke papan
site-undo = Buat asal
site-redo = Buat semula
site-new-game = Permainan baharu
site-random-lead = Dalam permainan rawak (dikira oleh program kami sendiri)
site-rules = Peraturan
site-rules-lead = Setiap peraturan dengan sumbernya. Garis di sebelahnya menunjukkan sejauh mana kami pasti:
site-how-sure = Sejauh mana kami pasti, dan cara membetulkan kami
site-evidence-of = Bukti tentang { $name }
site-evidence = Bukti
site-readings-lead = Di mana sumber berbeza atau tidak menyebutnya
site-sources = Sumber
site-needs-script = Untuk bermain, benarkan skrip dan WebAssembly. Peraturan boleh dibaca di sini tanpa kedua-duanya.
site-failed = Papan tidak dapat dimuatkan. Peraturan masih boleh dibaca di sini.
site-no-wasm = Halaman ini boleh dibaca tetapi tidak boleh dimainkan di sini: pelayar ini tidak menjalankan WebAssembly, atau terlalu usang untuknya.
site-stopped = Satu ralat telah menghentikan halaman ini. Muatkannya semula untuk menyambung daripada apa yang disimpan.
site-load-again = Muat semula
site-try-again = Cuba lagi
site-missing-title = Tiada halaman di sini
site-missing-text = Mungkin alamatnya tersalah taip, atau halaman itu telah berpindah.
site-missing-games = Atau pergi ke salah satu permainan:
site-home = Semua permainan
site-open-on-site = Peraturan dan sumber di Papan
site-licence = Program: MIT atau Apache 2.0. Fon: Gentium Book Plus, SIL Open Font License.
site-ornament = Hiasan papan ialah ciptaan kami sendiri dan tidak meniru mana-mana benda tertentu.
site-keys = Kekunci
site-reference = di sini untuk perbandingan
site-reference-lead = Permainan ini ada di sini untuk perbandingan: permainan ini dimainkan dan dikaji di seluruh dunia, jadi pembaca dapat membandingkan yang lain dengan permainan yang mungkin dikenalinya.

site-play-name = Main { $name }
certainty-stated = dinyatakan
certainty-inferred = disimpulkan
certainty-editorial = ketetapan kami
certainty-witness = saksi lain
certainty-means-stated = sumber menyatakannya
certainty-means-inferred = disimpulkan daripada kata-kata sumber
certainty-means-editorial = sumber tidak menyebutnya: kami terpaksa memutuskan
certainty-means-witness = catatan lain menyatakannya, dan kami menamakannya


# The home page.
home-page-saved-games = Permainan anda
home-page-saved-games-note = Disimpan dalam pelayar ini sahaja; tiada apa-apa dihantar ke mana-mana.
home-page-find = Cari permainan
home-page-search = Nama, orang, tempat atau bahan
home-page-players = Pemain
home-page-board = Papan
home-page-place = Bahagian dunia
home-page-any = Mana-mana
home-page-clear = Tunjukkan semua permainan
home-page-nothing = Tiada permainan yang menepati semua ini: cuba perkataan lain atau kurangkan pilihan, atau tunjukkan semua permainan.
home-page-where = Di mana
home-page-who = Siapa
home-page-when = Bila
home-page-length = Panjang
home-page-easiest-first = Yang paling mudah dipelajari didahulukan. Bilangan minit ialah anggaran kami sendiri.
home-page-minutes = kira-kira { $learn } minit untuk mengetahui semua peraturan, { $play } untuk bermain
home-page-news = Apa yang baharu
home-page-seats = { $seats ->
    [2] Dua
    [3] Tiga
   *[other] { $seats }
}
home-page-lead = Inilah { $name }, dan anda boleh memainkannya di sini sekarang. Matlamatnya: { $aim }
home-page-on-board = { $name }: { $people }, { $place }
home-page-century = Abad ke-{ $century }: { $time }
home-page-rows = { $rows } baris { $holes } lubang
home-page-square = Segi empat sama, { $side } × { $side } titik
region-south-america = Amerika Selatan
region-west-africa = Afrika Barat dan Caribbean
region-middle-east = Timur Tengah
region-south-asia = Asia Selatan
region-southeast-asia = Asia Tenggara
region-north-america = Amerika Utara
home-page-game-length = kira-kira { $moves } langkah
home-page-how-measured = Minit untuk peraturan dikira daripada panjang peraturan setiap permainan, kira-kira satu minit bagi { $words } patah perkataan, dilaraskan menurut banyaknya perkara yang perlu diingat. Panjang ialah median permainan rawak dengan set peraturan pertama setiap permainan, dan mengira langkah semua pemain. Minit untuk bermain ialah masa untuk menunjukkan langkah-langkah ini pada kelajuan biasa, ditambah { $thought } saat bagi setiap pilihan; jika anda berfikir lebih lama, permainan menjadi lebih lama. Bahagian dunia ialah pengelompokan kami sendiri bagi tempat dalam sumber.
news-opponent = Anda boleh melawan komputer dalam setiap permainan, pada enam tahap, dan meminta petua serta analisis daripadanya.
news-positions = Dua lagi permainan menabur ada di sini, dan anda boleh menyusun, memainkan dan menghantar mana-mana kedudukan bagi mana-mana permainan.
news-home = Papan di halaman utama bermain sendiri, dan anda boleh mencari permainan menurut pemain, papan, tempat atau mana-mana namanya.
news-pasang = Pasang dari Brunei ada di sini, dengan halaman coraknya dan bengkel untuk corak anda sendiri.
news-rounds = Permainan beberapa pusingan ada di sini, untuk dua pemain dan untuk tiga; setiap pusingan bermula daripada apa yang ditinggalkan pusingan sebelumnya.
news-kept = Permainan anda disimpan dalam pelayar ini mulai langkah pertamanya.
home-page-version = Dalam versi { $version }

# The page of Pasang’s patterns.
patterns-page-title = Corak Pasang
patterns-page-page-title = Corak dan bengkel · Pasang
patterns-page-description = Corak permulaan permainan Pasang, yang tercatat dan yang moden, masing-masing sebagai gambar dan sedia dimainkan; dan bengkel untuk corak anda sendiri.
patterns-page-on-this-page = Di halaman ini
patterns-page-needs-script = Semua corak boleh dilihat di sini walaupun tanpa skrip, dengan pautan untuk memainkan setiap satu. Bengkel, dan penyimpanan corak anda sendiri, memerlukan skrip dan WebAssembly.
patterns-page-failed = Bengkel tidak dapat dimuatkan. Semua corak masih boleh dilihat di sini, dengan pautan untuk memainkan setiap satu.
patterns-page-lead = 120 buah disusun dalam corak yang dipersetujui pemain. Lebih daripada 30 corak tradisional dilaporkan, semuanya bersimetri. Sumber kami merekodkan tiga daripadanya, dan tiada nama.
patterns-page-attested = Tercatat
patterns-page-attested-lead = Direkodkan dalam sumber kami, yang tidak memberinya nama: nama-namanya daripada kami.
patterns-page-modern = Moden
patterns-page-modern-lead = Ciptaan kami, termasuk namanya: tiada apa-apa di sini yang tradisional. Sebuah program mencuba rumus mudah untuk mencari simetri yang tepat, 60 buah setiap warna dan permainan yang rancak, dan kami memilih berdasarkan rupanya. Menyusun corak bersimetri anda sendiri memang menurut tradisi.
patterns-page-classes-title = Kelas simetri
patterns-page-classes-lead = Dikira oleh program ini daripada warna titik; kelasnya daripada kami sendiri. Putaran atau cermin “mengekalkan” jika setiap titik sama warnanya dengan imejnya, dan “menukar hitam dengan putih” jika setiap titik lain warnanya daripada imejnya. Pusat yang berongga tidak dikira.
patterns-page-fault-title = Kesilapan cetak
patterns-page-fault = Seperti yang dicetak dalam sumbernya, Corak 2 ada 61 buah putih, 59 buah hitam dan tiada simetri. Satu titik di baris bawahnya tidak sesuai: d1, di baris 11 dan lajur 4 dikira dari kiri atas.
patterns-page-fault-ours = Pembetulan kami: dengan hitam menggantikan putih di d1, suku putaran mengekalkan warna dan ada 60 setiap warna. Tiada perubahan lain pada satu titik yang menghasilkannya. Baris yang dibetulkan dimainkan di sini; anda boleh memilih baris yang dicetak.
patterns-page-printed = Seperti yang dicetak: b b w w w w b b w w b
patterns-page-emended = Seperti yang dimainkan di sini: b b w b w w b b w w b
patterns-page-ours = moden: ciptaan kami
pattern-pattern_1 = Corak 1
pattern-pattern_1-motif = Empat bilah dari pusat, masing-masing dengan bayangnya.
pattern-pattern_1-source = tercatat: Wikipedia, Pasang (game)
pattern-pattern_2 = Corak 2
pattern-pattern_2-motif = Jalur selebar dua titik, bertingkat-tingkat mengelilingi pusat.
pattern-pattern_2-source = tercatat: Wikipedia; satu titik dibetulkan
pattern-pattern_2_printed = Corak 2 seperti yang dicetak
pattern-pattern_2_printed-motif = Sama, dengan kesilapan cetak sumbernya: 61 putih, 59 hitam.
pattern-pattern_2_printed-source = tercatat: Wikipedia, Pasang (game)
pattern-checker = Papan dam
pattern-checker-motif = Hitam dan putih berselang-seli.
pattern-checker-source = tercatat: Nor Jaidi Tuah, 2 Mei 2010; bahawa inilah corak sempurna yang diceritakannya ialah kesimpulan
pattern-windows = Tingkap
pattern-windows-motif = Palang pada setiap garis keempat, dan bintik di setiap petak kaca.
pattern-windows-source = { patterns-page-ours }
pattern-brocade = Brokat
pattern-brocade-motif = Satu jubin tenunan empat kali, setiap kali dalam warna yang satu lagi.
pattern-brocade-source = { patterns-page-ours }
pattern-chevrons = Cevron
pattern-chevrons-motif = Cevron lebar menghala ke dalam dari empat sisi.
pattern-chevrons-source = { patterns-page-ours }
pattern-ripples = Riak
pattern-ripples-motif = Gelang-gelang di air, dipotong oleh empat sisi.
pattern-ripples-source = { patterns-page-ours }
pattern-plus_signs = Tanda tambah
pattern-plus_signs-motif = Empat di penjuru, separuh di sepanjang sisi, satu gelang di tengah.
pattern-plus_signs-source = { patterns-page-ours }
pattern-sails = Layar
pattern-sails-motif = Jalur condong berpusing di keliling pusat seperti pada kincir angin.
pattern-sails-source = { patterns-page-ours }
pattern-parquet = Parket
pattern-parquet-motif = Empat blok bilah kayu, tegak dan rebah berselang-seli.
pattern-parquet-source = { patterns-page-ours }
pattern-gnomons = Gnomon
pattern-gnomons-motif = Sesiku tukang kayu bersarang di sepanjang satu pepenjuru.
pattern-gnomons-source = { patterns-page-ours }
pattern-steps = Tangga
pattern-steps-motif = Jalur selebar dua turun di papan dan membelok di pepenjuru.
pattern-steps-source = { patterns-page-ours }
pattern-vortex = Pusaran
pattern-vortex-motif = Empat jalur berlingkar keluar dari pusat.
pattern-vortex-source = { patterns-page-ours }
pattern-zigzag_bands = Jalur zigzag
pattern-zigzag_bands-motif = Zigzag selebar tiga; gelap bertemu terang di tengah.
pattern-zigzag_bands-source = { patterns-page-ours }
pattern-kites = Wau
pattern-kites-motif = Empat wau terbang mengelilingi pusat, masing-masing dengan bayangnya.
pattern-kites-source = { patterns-page-ours }

# The page on which positions are set up.
position-page-lead = Susun papan daripada buku, gambar foto atau kawan. Semasa anda bekerja, halaman ini menyatakan hukum permainan yang dilanggar; apabila tiada yang dilanggar, anda boleh memainkan kedudukan itu. Alamat halaman ini sentiasa sepadan dengan papan, jadi anda boleh menghantar pautan pada bila-bila masa, walaupun ke papan yang belum siap.
position-page-needs-script = Untuk menyusun kedudukan, benarkan skrip dan WebAssembly. Hukum boleh dibaca di sini tanpa kedua-duanya.
position-page-failed = Papan tidak dapat dimuatkan. Hukum masih boleh dibaca di sini.
position-page-laws-title = Hukum kedudukan
position-page-laws-lead = Setiap kedudukan mematuhi hukum ini, tidak kira bagaimana permainan itu dimainkan. Setiap hukum dipautkan ke peraturannya, jika ada.
position-page-rules = { site-rules }: { $name }
position-page-title = Susun kedudukan { $name }
position-page-description = Susun mana-mana kedudukan { $name } dengan tangan: hukumnya disemak, dan anda boleh bermain dari situ atau menghantarnya sebagai pautan.
# The first law: the same for all of a family.
law-board = { $holes } lubang dan { $stores } rumah berisi { COUNTERS($total) } kesemuanya.
law-board-pasang = Papan ada sebelas baris dengan sebelas titik setiap satu, dan tiada apa-apa di pusat yang berongga.

# The rule sheets: a page each, to print.
rule-sheet-link = Helaian peraturan untuk dicetak
rule-sheet-page-title = { $name }: peraturan dalam satu halaman
rule-sheet-description = { $name } pada satu halaman bercetak: cara menyusunnya dengan papan anda sendiri, peraturan, dan di mana catatan berbeza.
rule-sheet-how-to-print = Cetak halaman ini: sehelai sahaja, A4 atau Letter.
rule-sheet-at-start = Papan pada permulaan.
rule-sheet-needs-title = Apa yang anda perlukan
rule-sheet-rules-title = Peraturan
rule-sheet-differs-title = Di mana catatan berbeza
rule-sheet-scan = Pelajari dan mainkan di sini:
rule-sheet-no-address = Salinan laman ini tiada alamat awam.

site-languages = Bahasa
site-unreviewed = Terjemahan ini belum disemak oleh penutur bahasa ini.

# What the picture of a page shows, where the page is shared: for those who do not see it.
site-picture-of = { $name }: papan di tengah-tengah permainan
site-picture-of-all = Papan semua permainan, masing-masing di tengah-tengah permainan
