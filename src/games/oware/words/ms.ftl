# What is said of Oware, in our own words.

name = Oware

# What visitors choose the game by, and what we add to a reference.
fact-idea = Buat dua atau tiga di sebelah lawan untuk menangkapnya, dan jangan biarkan sebelah itu tiada biji untuk ditabur.
fact-people = pemain di banyak negara
fact-place = Afrika Barat dan Caribbean
fact-time = tradisional, dan dimainkan hingga hari ini
fact-after = peraturan kejohanan
# Other spellings of its name, and names of its board: searched, not shown.
fact-other-names = abapa, awari, awale, mancala, permainan menabur
fact-material = biji pada papan dua belas lubang
source-note-oware-society = Versi yang dimainkan oleh orang dewasa dan digunakan dalam pertandingan.
source-note-wikipedia-oware = Dengan beberapa peraturan bagi grand slam, iaitu langkah yang akan menangkap semua biji di sebelah lawan.
source-note-mind-sports-olympiad = Pengumuman kejohanan itu. Grand slam, iaitu langkah yang akan menangkap semua biji di sebelah lawan, tidak menangkap apa-apa.
source-note-romein-bal-2002 = Dengan permainan terbaik, tiada sesiapa menang; peraturan bagi akhir permainan berbeza sedikit daripada peraturan kami.

# What one plays for, in a sentence.
aim = Tangkap lebih banyak biji daripada pemain lawan: permainan tamat apabila seorang ada 25, atau apabila tiada langkah lagi.

# How it is told.
counter = biji
nothing-taken = Ini akan menangkap semua biji di sebelah lawan: tiada apa-apa ditangkap.
repeats = Kedudukan yang sama telah muncul tiga kali: permainan tamat.
result = { $draw ->
    [yes] Seri
   *[no] { CAPITAL(SEAT($winner)) } menang
}
ended = { result }, { figures }: { $clause ->
    [owa-agreed] kedua-duanya bersetuju menamatkan permainan, dan masing-masing menyimpan barisnya sendiri
    [owa-majority] lebih daripada separuh semua biji
    [owa-repetition] kedudukan yang sama tiga kali
   *[other] tiada langkah lagi
}.
note-fault = permainan yang tamat kerana pengulangan tidak meninggalkan biji pada papan.

# A sentence a clause, by its id.
clause-owa-setup = Setiap satu daripada dua belas lubang bermula dengan empat biji; kedua-dua rumah kosong.
clause-owa-own-hole = Anda bermain dari mana-mana lubang di baris anda yang tidak kosong.
clause-owa-feed = Apabila baris lawan kosong, anda mesti memainkan lubang yang bijinya sampai ke situ, jika ada.
clause-owa-sow = Semua biji di dalam lubang itu ditabur lawan arah jam, satu bagi setiap lubang. Taburan panjang melangkau lubang asalnya, dan tiada apa-apa ditabur ke dalam rumah.
clause-owa-capture = Jika biji terakhir menjadikan dua atau tiga di lubang sebelah lawan, anda menangkapnya.
clause-owa-chain = Kemudian anda menangkap isi lubang sebelumnya, dan yang sebelum itu lagi, selagi lubang itu di sebelah lawan dan berisi dua atau tiga.
clause-owa-grand-slam = Satu langkah tidak boleh menangkap semua biji di sebelah lawan: jika begitu, langkah itu tidak menangkap apa-apa. Di tempat lain langkah begitu memang menangkap semuanya, atau tidak boleh dimainkan; dalam hal itu, jika tiada langkah lain, langkah itu tidak menangkap apa-apa.
clause-owa-no-feed = Jika anda tiada langkah, kerana baris anda kosong atau kerana tiada lubang anda sampai ke baris lawan yang kosong, permainan tamat dan setiap belah menyimpan isi barisnya.
clause-owa-majority = Pemain yang telah menangkap 25 biji atau lebih menang serta-merta.
clause-owa-agreed = Jika kedua-dua pemain bersetuju bahawa langkah hanya berputar-putar, permainan tamat, dan masing-masing menyimpan isi barisnya sendiri.
clause-owa-agreed-draw = Kecuali pemain memilih cara lain, kami mengira permainan yang ditamatkan dengan persetujuan sebagai seri.
clause-owa-repetition = Tiada sesiapa perlu ditanya: kedudukan yang muncul kali ketiga dikira sebagai persetujuan, dan setiap belah menyimpan isi barisnya.
clause-owa-winner = Pemain dengan lebih banyak biji menang; 24 setiap seorang bermakna seri.

# What a reading asks, and its answers.
reading-agreed_end = Bagaimana jika kedua-dua pemain bersetuju menamatkan permainan?
reading-agreed_end-draw = Permainan seri
reading-agreed_end-own_rows = Masing-masing menyimpan isi barisnya, dan biji lebih banyak menang
reading-grand_slam = Bagaimana jika satu langkah akan menangkap semua biji di sebelah lawan?
reading-grand_slam-takes_nothing = Langkah itu tidak menangkap apa-apa
reading-grand_slam-allowed = Langkah itu menangkap semuanya
reading-grand_slam-forbidden = Langkah itu tidak boleh dimainkan

# Presets, each with a sentence.
preset-abapa = Abapa
preset-abapa-says = Seperti dalam kejohanan: langkah yang akan menangkap semua biji di sebelah lawan tidak menangkap apa-apa.

note-repeated = Tamat kerana pengulangan

# What the laws ask of a position, by the clause behind them.
law-owa-repetition = Apabila permainan tamat kerana pengulangan, setiap belah telah menyimpan bijinya: tiada yang tinggal pada papan.

# Words that a newcomer may not know: as they stand in sentences, and what they mean.
term-sow = { sow-term }
term-sow-means = { sow-term-means }
term-store = { store-term }
term-store-means = { store-term-means }
