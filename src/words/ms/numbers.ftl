# The page of numbers: what is known of the games by computation. No program carries these words.

numbers-title = Hasil pengiraan
numbers-page-title = Hasil pengiraan tentang permainan
numbers-description = Nilai tepat papan kecil, siapa menang dan berapa lama permainan, secara rawak dan dengan permainan kuat; setiap satu dengan perintah untuk mengiranya.
numbers-link = Hasil pengiraan: siapa yang menang, berapa lama permainan, papan mana yang sudah diselesaikan
numbers-of-game = Hasil pengiraan tentang { $name }
numbers-of-this = Hasil pengiraan
numbers-more = Semua angka
numbers-lead = Peraturan beberapa patah kata boleh menghasilkan permainan yang adil, atau permainan yang tamat sebelum sempat bermula. Di sini hal itu dikira. Setiap jadual menamakan perintah yang menghasilkannya semula.
numbers-ours = Bagi permainan yang ada di sini hanya untuk perbandingan, orang lain juga telah menerbitkan angka. Bagi yang selebihnya kami tidak menemukan apa-apa: setahu kami, inilah yang pertama.
numbers-contents = Di halaman ini

numbers-title-random = Permainan secara rawak
numbers-lead-random = Pemain yang memilih secara rawak bermain tanpa sebarang kemahiran. Jika seorang pemain masih lebih kerap menang, peraturan sahajalah yang menyebabkannya. Panjang permainan menunjukkan berapa lama permainan berlangsung antara pemain baharu.
numbers-title-strong = Komputer melawan dirinya
numbers-lead-strong = Setiap permainan bermula dengan dua langkah rawak. Kemudian komputer bermain bagi kedua-dua pihak pada satu tahap. Bandingkan dengan permainan secara rawak: adakah kemahiran menjadikannya lebih seimbang, atau kurang?
numbers-title-perft = Berapa banyak cara untuk bermula
numbers-lead-perft = Dari permulaan, sebanyak ini urutan 1, 2, 3 … langkah boleh dibuat. Sesiapa yang menulis program untuk sesuatu permainan juga boleh mengira urutan ini, dan melihat sama ada kedua-duanya bermain dengan peraturan yang sama.

numbers-chart-shares = Berapa kerap pemain pertama menang seorang diri, dengan peraturan yang digunakan laman ini untuk membuka setiap permainan; jadual memuatkan peraturan lain, pemain lain dan seri. Garis nipis ialah julat yang mengandungi bahagian sebenar 95 kali dalam 100; tanda putus-putus ialah bahagian yang seimbang.
numbers-chart-lengths = Panjang dalam langkah: satu daripada dua puluh permainan lebih pendek daripada palang, satu daripada dua puluh lebih panjang. Tandanya ialah nilai tengah (median). Setiap garis ke kanan ialah sepuluh kali ganda.
numbers-chart-perft = Melintang: langkah. Ke atas: urutan yang mungkin, setiap garis sepuluh kali ganda.

numbers-game = Permainan
numbers-rules = Peraturan
numbers-player = Tahap
numbers-played = Dimainkan
numbers-games = Berapa banyak
numbers-short = 5% tamat menjelang langkah
numbers-median = Separuh tamat menjelang langkah
numbers-long = 95% tamat menjelang langkah
numbers-wins = { $seat ->
    [1] Pemain pertama menang
    [2] Pemain kedua menang
   *[other] Pemain ketiga menang
}
numbers-nobody = Tiada pemenang tunggal
numbers-moves = { $count } langkah
numbers-unit-game = permainan
numbers-unit-match = perlawanan
numbers-unit-round = pusingan pertama
numbers-level = tahap { $level }
numbers-share = { $share }%
numbers-interval = { $low }–{ $high }
numbers-not-computed = tidak dikira
numbers-made = Dikira pada { $day } dalam { $seconds } saat, pada satu teras, dengan
numbers-file = Jadual sebagai fail, dengan benih dan hadnya
numbers-says = { $player ->
    [level] Tahap { $level } komputer melawan dirinya, { $games } { $unit ->
        [match] perlawanan
        [round] pusingan pertama
       *[other] permainan
    }: separuh daripadanya tamat menjelang langkah { $median }, dan pemain pertama menang { $share }%.
   *[other] Secara rawak, { $games } { $unit ->
        [match] perlawanan
        [round] pusingan pertama
       *[other] permainan
    }: separuh daripadanya tamat menjelang langkah { $median }, dan pemain pertama menang { $share }%.
}
