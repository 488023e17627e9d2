# What the workshop of patterns and the list of what is kept say while they are used.

workshop-filled = Selebihnya diisi secara rawak.
workshop-full = Tiada titik kosong.
workshop-undone = Dibuat asal.
workshop-nothing-to-undo = Tiada apa-apa untuk dibuat asal.
workshop-cleared = Papan kosong.
workshop-not-saved = Pelayar ini tidak menyimpan apa-apa untuk halaman ini. Pautan ke corak mengandungi keseluruhannya.
workshop-not-read = Papan dalam alamat tidak dapat dibaca.
workshop-unnamed = Corak saya
workshop-yours = moden: ciptaan anda
workshop-play = Mainkan ini
workshop-change = Sunting di bengkel
class-name-perfect = sempurna
class-name-checkerboard-like = seperti papan dam
class-name-four-mirrors = empat cermin
class-name-fourfold-rotation = putaran empat lipat
class-name-diagonal = pepenjuru
brush-perfect = papan dam
brush-step-four = empat cermin, dan anjakan empat mengekalkan warna
brush-step-three = empat cermin, dan anjakan tiga menukar hitam dengan putih
brush-step-five = empat cermin, dan anjakan lima menukar hitam dengan putih
brush-four-mirrors = empat cermin
brush-night-by-quarter-turn = suku putaran menukar hitam dengan putih
brush-night-by-half-turn = separuh putaran menukar hitam dengan putih
brush-night-by-mirrors = suku putaran mengekalkan warna, cermin menukar hitam dengan putih
brush-fourfold-rotation = suku putaran mengekalkan warna
brush-both-diagonals = kedua-dua pepenjuru ialah cermin
brush-rising = pepenjuru yang menaik ialah cermin
brush-falling = pepenjuru yang menurun ialah cermin
brush-two-mirrors = kedua-dua garis tengah ialah cermin
brush-left-right = kiri mencerminkan kanan
brush-top-bottom = atas mencerminkan bawah
brush-half-turn = separuh putaran mengekalkan warna
brush-left-right-swapped = kiri mencerminkan kanan, dengan warna bertukar
brush-top-bottom-swapped = atas mencerminkan bawah, dengan warna bertukar
brush-free = titik demi titik
class-name-night-and-day-quarter-turn = malam dan siang dengan suku putaran
class-name-night-and-day-half-turn = malam dan siang dengan separuh putaran
class-name-night-and-day-mirrors = malam dan siang dengan cermin
class-none = tiada kelas
# What a class asks, in one sentence.
class-says-perfect = semua putaran dan cermin mengekalkan warna, dan titik yang berjiran sentiasa berbeza.
class-says-checkerboard-like = semua putaran dan cermin mengekalkan warna, dan anjakan pendek di sepanjang baris dan lajur mengekalkan warna atau menukar hitam dengan putih di mana-mana.
class-says-four-mirrors = kedua-dua garis tengah dan kedua-dua pepenjuru panjang ialah cermin.
class-says-night-and-day-quarter-turn = suku putaran menjadikan hitam putih dan putih hitam.
class-says-night-and-day-half-turn = separuh putaran menjadikan hitam putih dan putih hitam.
class-says-night-and-day-mirrors = suku putaran mengekalkan warna, dan setiap cermin menukar hitam dengan putih di luar empat paksi.
class-says-fourfold-rotation = suku putaran mengekalkan warna, tetapi tiada cermin yang berbuat demikian.
class-says-diagonal = cermin pada pepenjuru panjang mengekalkan warna, tetapi suku putaran tidak.
class-means = { CAPITAL($class) }: { $text }

workshop-counts = { $black } hitam daripada { $each }, { $white } putih daripada { $each }, { $empty ->
    [0] tiada titik kosong
   *[other] { $empty } titik kosong
}
symmetry-empty = Simetri: belum ada, papan kosong.
symmetry-class = Simetri: { $class }. { CAPITAL($text) }
symmetry-plain = Simetri: tidak termasuk dalam mana-mana kelas, tetapi { $law }.
symmetry-fits = Simetri setakat ini: { $law }.
symmetry-near = Simetri, hampir: { $law }. { $points } titik tidak sesuai.
symmetry-far = Simetri: tiada.
workshop-colour = { $it ->
    [black] hitam
    [white] putih
   *[none] kosong
}
workshop-cell = { $point }, { WORKSHOP_COLOUR($colour) }{ $odd ->
    [yes] , tidak sesuai
   *[no] { "" }
}
workshop-laid = { $point } kini { WORKSHOP_COLOUR($colour) }.{ $points ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }{ $points } titik { $colour ->
        [none] dikosongkan
       *[other] diisi
    } serentak.
}
workshop-no-point = Pusat papan berongga: tiada buah diletakkan di situ.
workshop-own-image = Berus ini memerlukan kedua-dua warna di { $point }: gunakan berus lain di situ.
workshop-own-images = Berus ini memerlukan kedua-dua warna di { $count } daripada titik kosong: isi titik itu dengan berus lain dahulu.
workshop-at-odds = { $count } buah, kini ditandakan, tidak sesuai dengan berus ini: ubah buah itu, atau gunakan berus lain.
workshop-uneven = Dengan berus ini papan tidak lagi dapat memuatkan { $each } setiap warna: yang paling hampir ialah { $black } hitam dan { $white } putih. Ubah atau kosongkan beberapa titik.
workshop-still-empty = { $points } titik masih kosong.
workshop-unbalanced = Ada { $black } buah hitam dan { $white } buah putih, tetapi corak memerlukan { $each } setiap warna.
workshop-saved = Disimpan dalam pelayar ini sebagai “{ $name }”.

# What the workshop and the list of what is kept are labelled with.
patterns-page-yours = Ciptaan anda
patterns-page-yours-lead = Corak yang dibuat di bengkel, disimpan dalam pelayar ini sahaja. Corak ini juga moden. Belum ada yang disimpan.
patterns-page-workshop-title = Bengkel corak
patterns-page-workshop-lead = Letakkan 60 buah hitam dan 60 buah putih. Berus mengisi setiap titik bersama semua titik yang sepadan dengannya. Apa yang anda buat di sini ialah moden.
patterns-page-grid = Corak, 11 × 11 titik
patterns-page-in-hand = Warna
patterns-page-brush = Berus
patterns-page-fill = Isi secara rawak
patterns-page-undo = Buat asal
patterns-page-clear = Kosongkan papan
patterns-page-save-name = Nama
patterns-page-save = Simpan
patterns-page-copy = Salin pautan
patterns-page-link = Pautan ke papan ini
patterns-page-play-this = Mainkan corak ini
patterns-page-brush-name = { CAPITAL($law) }
patterns-page-colour = { $it ->
    [black] Hitam
    [white] Putih
   *[none] Tiada: kosongkan
}
# The heading that brushes stand under: the class that they make.
brushes-perfect = Sempurna
brushes-checkerboard-like = Seperti papan dam
brushes-four-mirrors = Empat cermin
brushes-night-and-day = Malam dan siang
brushes-fourfold-rotation = Putaran empat lipat
brushes-diagonal = Pepenjuru
brushes-plain = Simetri lain
brushes-free = Tanpa simetri
