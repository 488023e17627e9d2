# What is said of the opponent and of its levels, and by the buttons that end a game.

opponent-person = Manusia
opponent-waits = Komputer menunggu.
opponent-thinks = Komputer sedang berfikir.
opponent-stopped = Komputer dihentikan. Anda boleh membuat langkahnya sendiri.
opponent-stop = Henti
opponent-think = Sambung
opponent-watched = Komputer bermain bagi semua pemain.
opponent-halted = Komputer bermain bagi semua pemain. Tekan Mula untuk meneruskan.
opponent-over = Permainan sudah tamat.
opponent-start = Mula
opponent-pause = Jeda
opponent-weighs = Komputer sedang menimbang tawaran itu.
opponent-agrees = Komputer menerima tawaran itu.
opponent-refuses = Komputer menolak: ia menjangka keputusan yang lebih baik.
opponent-lost-not-loaded = Komputer tidak dapat bermula: failnya tidak dapat dimuatkan. Anda boleh membuat langkahnya sendiri.
opponent-lost-not-allowed = Komputer tidak dapat bermula: pelayar tidak membenarkannya di sini. Anda boleh membuat langkahnya sendiri.
opponent-lost-broken = Komputer berhenti kerana ralat. Anda boleh membuat langkahnya sendiri.
opponent-lost-silent = Komputer tidak menjawab. Anda boleh membuat langkahnya sendiri.
level-title = Sekuat mana setiap tahap
level-sees-taking = Melihat secara kasar apa yang diambil langkahnya sendiri.
level-sees-move = Melihat langkahnya sendiri hingga akhir.
level-sees-answer = Melihat langkahnya sendiri dan satu balasan.
level-miscounts = Melihat langkahnya sendiri, tetapi tersilap kira { $share }% daripada langkahnya.
level-overlooks-answers = Melihat langkahnya sendiri dan satu balasan, tetapi terlepas pandang kira-kira { $share }% daripada balasan.
level-picture = Semakin tinggi lajur, semakin kerap tahap itu menang menentang yang sebelumnya. Jalur kelabu ialah langkah yang baik: { $seats ->
    [2] 60 hingga 80
   *[other] 43 hingga 67
} daripada 100.
ends-resign = Serah kalah
ends-agree = Bersetuju seri
ends-offer = Tawarkan seri
ends-agree-rows = Bersetuju tamat: masing-masing menyimpan baris sendiri
ends-offer-rows = Tawarkan tamat: masing-masing menyimpan baris sendiri
opponent-played-by = Siapa bermain sebagai pemain { $seat }
opponent-level = Komputer, tahap { $level }
opponent-usual-level = Komputer, tahap { $level } (biasa)
opponent-harder = Lebih sukar: tahap { $level }
opponent-easier = Lebih mudah: tahap { $level }
opponent-take = Ambil tempat { SEAT($seat) }
opponent-give = Pulangkan tempat { SEAT($seat) }
opponent-unseated-count = Alamat menamakan { $found } pemain untuk { $seats } tempat. Manusia bermain di setiap tempat.
opponent-unseated-player = “{ $word }” dalam alamat bukan pemain: tulis h untuk manusia, ai1 hingga ai{ $levels } untuk komputer. Manusia bermain di setiap tempat.

level-note = Diukur dengan peraturan biasa, selepas beberapa langkah rawak. Seri dikongsi; { $seats ->
    [2] separuh
   *[other] satu pertiga
} bermaksud sama kuat.
level-name = { $level }.
level-sees-ahead = Melihat { $moves } langkah ke hadapan.
level-overlooks-ahead = Melihat { $moves } langkah ke hadapan, tetapi terlepas pandang kira-kira { $share }% daripada yang boleh dilakukan.
level-sees-positions = Melihat { THOUSANDS($positions) } kedudukan setiap langkah.
level-sees-time = Melihat sebanyak mungkin kedudukan dalam sepersepuluh saat.
level-won = Memenangi { $share }% daripada { $games } { $rounds ->
    [yes] perlawanan
   *[no] permainan
} menentang { level-against }.
level-not-measured = Belum diukur menentang { level-against }.
level-against = { $against ->
    [chance] langkah rawak
    [pair] dua pemain tahap { $level }
   *[level] tahap { $level }
}

ends-resign-as = { CAPITAL(SEAT($seat)) } menyerah kalah
ends-surely = Serah kalah? { CAPITAL(SEATS($wins)) } akan menang.
