# What is said where positions are set up.

edit-undone = Dibuat asal.
edit-redone = Dibuat semula.
edit-nothing-to-undo = Tiada apa-apa untuk dibuat asal.
edit-nothing-to-redo = Tiada apa-apa untuk dibuat semula.
edit-reset-to-opened = Papan kembali seperti semasa halaman ini dibuka.
edit-at-start = Papan berada pada permulaan permainan.
edit-cleared = Papan kosong.
edit-taken = Kedudukan sudah dimuatkan.
edit-not-linked = Kedudukan dalam alamat tidak dapat dibaca.
edit-not-ruled = Peraturan dalam alamat tidak dapat dibaca. Peraturan biasa digunakan.
edit-lawful = Tiada hukum yang dilanggar: kedudukan ini boleh dimainkan.
edit-no-number = Itu bukan nombor bulat. Tiada apa-apa yang berubah.
edit-to-move = Giliran
edit-one-more = Tambah satu
edit-one-fewer = Kurangkan satu
points-brushes = Ketikan meletakkan
points-no-passage = belum ada
edit-not-read = Lajur { $column }: mulai dari sini teks bukan kedudukan.
edit-no-board = Ini bukan papan permainan ini: { $why }
edit-over = Tiada hukum yang dilanggar, tetapi permainan sudah tamat: { COUNT($winners) ->
    [1] { CAPITAL(SEATS($winners)) } menang.
   *[other] { CAPITAL(SEATS($winners)) } berkongsi kemenangan.
}
edit-broken = Belum boleh dimainkan: { $why }
edit-also = Juga: { $why }
edit-more = { CAPITAL(SPELL($more)) } hukum lagi dilanggar.
edit-count = Bilangan di { $place }
edit-place = { $announcement }.
edit-set = { $name }: { $value }.
edit-set-of = { $heading }. { $name }: { $value }.
# Two sentences, one after the other.
edit-both = { $announcement } { $next }

# The board and its buttons.
position-page-board = Papan yang anda susun
position-page-undo = Buat asal
position-page-redo = Buat semula
position-page-reset-to-opened = Tetapkan semula
position-page-at-start = Permulaan permainan
position-page-clear = Kosongkan papan
position-page-play = Main dari sini
position-page-copy = Salin pautan ke papan ini
position-page-link = Pautan
position-page-text = Kedudukan sebagai teks
position-page-read-text = Muatkan teks ini
position-page-large = Papan lebih besar

# Boards of holes.
holes-placed = { $state ->
    [all] Kesemua { $total } { COUNTER(2) } sudah diletakkan.
    [missing] { $placed } daripada { $total } { COUNTER(2) } sudah diletakkan, { SPELL($off) } lagi perlu diletakkan.
   *[over] { $placed } daripada { $total } { COUNTER(2) } sudah diletakkan, terlebih { SPELL($off) }.
}
holes-hole = { $hole } { SEAT($owner) }
holes-store = { CAPITAL(store) } { SEAT($seat) }
holes-mark = { CAPITAL($mark) }
holes-owes = Hutang { SEAT($debtor) } kepada { SEAT($creditor) }
holes-law-holes = { $found } lubang, tetapi papan ada { $wanted }.
holes-law-stores = { $found } rumah, tetapi permainan ini ada { $wanted }.
holes-law-few = { COUNTERS($off) } lagi perlu diletakkan.
holes-law-many = terlebih { COUNTERS($off) }.
holes-law-mark = { $hole } tidak boleh mempunyai tanda ini: { $mark ->
    [tied] hanya lubang hujung yang berisi dua biji atau lebih boleh diikat.
    [closed] { closed-mark }
   *[other] hanya satu lubang boleh menjadi puta, naga atau wala, mulai pusingan kedua. Lubang itu berisi sekurang-kurangnya satu biji, naga sekurang-kurangnya dua.
}
holes-law-must-pass = pemain ini tidak dapat menabur: giliran seterusnya mesti pemain lain.
# Why a hole cannot bear the mark of a closed one.
closed-mark = hanya lubang kosong boleh ditutup.
# Why a note cannot be what it is.
note-fault = “{ $key }” tidak boleh “{ $value }”.
# What a note asks, and a value of one.
note-round = Pusingan
note-between = Pusingan ini
note-way = Arah pusingan
note-starter = Siapa yang memulakan pusingan
note-twelve = Biji yang disusun untuk pusingan ini
note-value = { $value ->
    [0] tidak
    [1] ya
   *[other] { $value }
}
seats-named = { $value ->
    [1] { SEAT(1) }
    [2] { SEAT(2) }
    [12] kedua-duanya
   *[other] tiada siapa
}

# Pasang’s board.
points-counts = { $black } hitam dan { $white } putih di papan; { $taken ->
    [none] lebih banyak daripada yang ada dalam corak
   *[other] diambil: { $taken } mata{ $all ->
        [yes] { "" }
       *[no] , { $given } daripadanya diberikan kepada pemain
    }
}.
points-point = { $piece ->
    [centre] { $point }, pusat yang berongga: sentiasa kosong
    [vacant] { $point }, kosong
    [ka] { $point }, { points-ka }
   *[token] { $point }, { COLOUR($colour) }
}
points-ka = Ka { SEAT($seat) }
points-brush-pattern = Seperti dalam corak
points-brush-nothing = Tiada apa-apa
points-colour = { CAPITAL(COLOUR($colour)) }
points-passage = Laluan { SEAT($seat) }
points-ka-was = Buah yang menjadi ka { SEAT($seat) }
points-score = Mata { SEAT($seat) }
points-rest = Berikan selebihnya kepada { SEAT($seat) }
