# The pages on which two readings of a game are played side by side.

compare-title = Dua tafsiran { $name }
compare-page-title = { $name }: dua tafsiran sebelah-menyebelah
compare-description = Perkara yang tidak ditentukan oleh catatan tentang { $name }: satu permainan di dua papan, dan langkah pertama yang membezakan dua tafsiran.
compare-lead = Satu permainan di dua papan, masing-masing dengan tafsirannya sendiri. Perbezaan pertama ditandakan di kedua-duanya.
compare-board = Papan { $side }
compare-otherwise = Selain itu kedua-duanya bermain menurut: { $rules }
compare-play-on = Bermainlah di mana-mana papan: papan yang satu lagi memainkan langkah yang sama.
compare-alike = Selepas { $moves } langkah kedua-dua papan sama.
compare-will-part = { $moves ->
    [0] Kedua-duanya mula berbeza dalam langkah seterusnya.
    [1] Setakat ini sama. Kedua-duanya mula berbeza dalam langkah selepas langkah seterusnya.
   *[other] Setakat ini sama. Kedua-duanya mula berbeza selepas { $moves } langkah lagi.
}
compare-in-this-move = Kedua-duanya mula berbeza dalam langkah ini.
compare-parts-at-start = Papan sudah berbeza sebelum langkah pertama.
compare-parts-event = Dalam langkah { $number } kedua-dua papan mula berbeza.
compare-parts-clause = Dalam langkah { $number } perkara yang sama berlaku, tetapi menurut peraturan lain.
compare-parts-refused = Langkah { $number } boleh dimainkan di satu papan sahaja.
compare-parts-outcome = Selepas langkah { $number } permainan tamat secara berbeza.
compare-parts-agreed = Jika pemain bersetuju menamatkan permainan selepas langkah { $number }, permainan tamat secara berbeza.
compare-parts-starter = Selepas permainan ini pemain lain memulakan yang seterusnya.
compare-begins = { CAPITAL(SEAT($seat)) } memulakan permainan seterusnya.
compare-goes-on = Permainan diteruskan.
compare-move = Langkah { $at } daripada { $all }
compare-to-difference = Ke perbezaan
compare-from-start = Dari permulaan
compare-another = Lihat yang lain
compare-open-game = Main di papan { $side } sahaja
compare-needs = Dua papan ini memerlukan JavaScript. Perbezaannya diceritakan di bawah.
compare-list-title = Semua tafsiran dan tempat perbezaannya
compare-list-lead = Bagi setiap tafsiran, permainan terpendek yang ditemukan untuk membezakan jawapannya.
compare-usual = Dimainkan di sini:
compare-against = Atau: { $value }
compare-beside = Dengan: { $rules }
compare-see = Lihat perbezaan
compare-shortest = { $moves ->
    [0] Kedua-duanya berbeza sebelum langkah pertama.
    [1] Satu langkah membezakannya.
   *[other] { $moves } langkah membezakannya; tiada permainan yang lebih pendek dapat membezakannya.
}
compare-short = { $moves } langkah membezakannya: permainan terpendek yang ditemukan.
compare-not-found = Tidak dibezakan, baik oleh mana-mana permainan sehingga { $moves } langkah mahupun oleh { $games } permainan rawak.
compare-accounts-title = Perbandingan antara catatan
compare-accounts = { $a } dan { $b }
compare-accounts-alike = Tiada permainan dalam senarai di atas yang membezakan catatan-catatan ini.
