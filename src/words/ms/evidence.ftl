# The pages that show what each game rests on. No program carries these words.

evidence-evidence = Bukti
evidence-page-title = Bukti tentang { $name }
evidence-description = Apa yang diketahui tentang { $name }, siapa yang menyatakannya, di mana catatan berbeza, dan sejauh mana kami pasti tentang setiap peraturan.
evidence-to-game = Main { $name }
evidence-why-not = Chuki dari Johor: mengapa tidak dapat dimainkan
evidence-why-title = Mengapa tiada papan
evidence-known-title = Apa yang diketahui
evidence-known-lead = Garis di sebelah fakta menunjukkan sejauh mana fakta itu pasti; sumbernya di bawahnya.
evidence-four-words = Maksud empat istilah itu
evidence-contents = Di halaman ini
evidence-topic-names = Nama
evidence-topic-words = Perkataan
evidence-topic-people = Orang
evidence-topic-play = Permainan
evidence-topic-place = Tempat
evidence-topic-time = Masa
evidence-topic-material = Papan dan buah
evidence-topic-record = Rekod
evidence-topic-history = Sejak itu
evidence-confidence-note = Tahap keyakinan ialah angka katalog itu sendiri. Kami belum membaca apa yang diukurnya.
evidence-accounts-title = Catatan-catatan, sebelah-menyebelah
evidence-accounts-lead = Apa yang dikatakan setiap catatan, dengan perkataan kami.
evidence-question = Soalan
evidence-in-the-game = Dalam permainan di sini
evidence-silent = Tidak menyebutnya
evidence-differ = Berbeza
evidence-played = Dimainkan di sini:
evidence-or-chosen = Atau, jika anda memilihnya:
evidence-no-reading = Dimainkan di sini menurut:
evidence-rules-title = Peraturan, satu demi satu
evidence-rules-lead = Setiap satu dengan sumbernya, dan dengan saat dalam permainan apabila peraturan itu terpakai. Buka saat itu untuk melihatnya di papan, dan teruskan bermain dari situ.
evidence-filter-title = Tunjukkan peraturan yang
evidence-filter-all = semua { $count }
evidence-filter = { $certainty ->
    [stated] dinyatakan ({ $count })
    [inferred] disimpulkan ({ $count })
    [witness] daripada saksi lain ({ $count })
   *[editorial] kami tetapkan ({ $count })
}
evidence-open-moment = Buka saat ini
evidence-at-start = Pada permulaan.
evidence-in-this-position = Ini benar bagi kedudukan ini.
evidence-refused = Tidak dibenarkan di sini:
evidence-no-moment = Tiada gambar bagi peraturan ini: peraturan ini tidak dapat ditunjukkan dengan satu langkah.
evidence-unknown-title = Apa yang tiada siapa tahu
evidence-unknown-lead = Tiada sumber yang kami baca menjawab soalan-soalan ini. Permainan tidak dapat dimainkan tanpa jawapan, jadi kami memberikan satu.
evidence-not-played = Tiada siapa menjawab, jadi permainan ini tidak dimainkan di sini.
evidence-map-title = Di mana dan bila
evidence-within = Diketahui dalam lingkungan kira-kira { $km } km.
evidence-exact = Rekod menamakan tepat titik ini.
evidence-interval = { $from } hingga { $to }
evidence-like-title = Permainan yang serupa
evidence-like-lead = Siapa yang mengatakannya serupa dinamakan pada setiap satu.
evidence-to-network = Lihat semuanya dalam satu gambar.
evidence-like-unsaid = Sumber tidak menyatakan apa yang serupa.
evidence-records-title = Rekod
evidence-records-lead = Di bawah nombor ini permainan itu terdapat dalam katalog Digital Ludeme Project.
evidence-references-title = Sumber
evidence-references-lead = Untuk disalin, atau sebagai fail untuk program pengurusan rujukan.
evidence-format-bibtex = BibTeX
evidence-format-ris = RIS
evidence-format-csl = CSL-JSON
evidence-file = Sebagai fail
evidence-data-title = Halaman ini sebagai data
evidence-data-lead = Semua yang ada di sini, untuk program, dan skema yang dipatuhinya.
evidence-ledger-title = Sejauh mana kami pasti
evidence-ledger-lead = Daripada { $count } peraturan, { $stated } dinyatakan oleh sumber yang dipetik untuknya. Setiap tanda di bawah ialah satu peraturan; garis di kirinya menunjukkan asasnya.
evidence-report-title = Ada yang salah?
evidence-report-lead = Beritahu kami peraturan atau fakta yang mana, apa yang dikatakan sumber dengan perkataannya sendiri, dan di halaman mana. Namakan peraturan dengan alamatnya:
evidence-report-version = Versi laman ini ialah { $version }.
evidence-report-how = Cara membetulkan kami

# The page with the map, the line of time, and which games are alike.
map-title = Di mana, bila, dan permainan yang serupa
map-page-title = Peta permainan
map-description = Di mana dan bila setiap permainan direkodkan, setepat mana hal itu diketahui, dan permainan mana dikatakan serupa, menurut siapa.
map-link = Peta: di mana dan bila permainan direkodkan
map-lead = Setiap nama membawa anda ke asas permainan itu.
map-filter = Pilih permainan mengikut kawasan, pemain, papan, abad atau kepastian
map-all = semua
map-group-region = Kawasan
map-group-players = Pemain
map-group-board = Papan
map-group-century = Abad rekod
map-group-sure = Sejauh mana tempat atau tarikh itu pasti
map-century = abad ke-{ $century }
map-where = Di mana
map-where-lead = Lingkaran putus-putus menunjukkan setakat mana sesuatu tempat diketahui: permainan itu direkodkan di suatu tempat di dalamnya, dan semakin lebar lingkaran, semakin kurang yang kami ketahui. Tempat yang diketahui setepat titik akan menjadi bintik penuh.
map-sideways = Gerakkan gambar ke sisi untuk melihat semuanya.
map-frame-world = Dunia
map-frame-sri-lanka = Sri Lanka
map-frame-archipelago = Kepulauan Melayu
map-when = Bila
map-when-lead = Palang penuh dinyatakan oleh sumber yang dinamakan di halaman permainan, palang putus-putus disimpulkan, palang pucat diceritakan oleh saksi lain.
map-network = Permainan yang serupa
map-network-lead = Permainan di laman ini di kiri, permainan lain yang dikatakan serupa oleh seseorang di kanan. Garis penuh: sumber menyatakannya. Garis putus-putus: kami menyimpulkannya. Garis lebar yang pucat: saksi lain menyatakannya.
