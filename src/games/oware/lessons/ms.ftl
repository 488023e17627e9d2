# The course of Oware: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Permainan dari Afrika Barat dan Caribbean
lesson-theme-text = Oware dimainkan di banyak negara; ini peraturan kejohanan. Setiap satu daripada dua belas lubang bermula dengan empat biji: 48 semuanya.

lesson-aim = Tangkap 25 biji
lesson-aim-text = Itu lebih daripada separuh: pemain yang telah menangkap 25 menang serta-merta. Anda, di bawah, ada 23; anda memainkan f dan menangkap dua.
lesson-aim-after = Cara biji ditangkap akan diterangkan nanti.

lesson-yours = Lubang manakah yang boleh anda mainkan?
lesson-yours-text = Baris bawah milik anda, begitu juga rumah di hujung kanannya, untuk tangkapan anda. Anda boleh memainkan mana-mana lubang anda yang tidak kosong.

lesson-sow = Semua biji di dalam lubang ditabur
lesson-sow-text = Anda memainkan c. Bijinya jatuh satu demi satu, lawan arah jam, satu bagi setiap lubang. Tiada apa-apa ditabur ke dalam rumah.
lesson-sow-after = Kemudian giliran pemain lawan.

lesson-far = Di manakah biji terakhir jatuh?
lesson-far-text = Anda memainkan c, dengan dua belas. Taburan panjang melangkau lubang asalnya.
lesson-far-after = Sebelas biji mengisi lubang-lubang lain; yang kedua belas pergi satu lubang lebih jauh.

lesson-take = Berapakah biji yang ditangkap oleh d?
lesson-take-text = Jika biji terakhir anda menjadikan dua atau tiga di lubang sebelah lawan, anda menangkap semua isinya.

lesson-chain = Berapakah biji yang ditangkap oleh e?
lesson-chain-text = Kemudian lihat lubang sebelumnya: dua atau tiga di situ, di sebelah lawan, ditangkap juga, dan seterusnya sehingga ada bilangan lain atau sampai di sebelah anda.
lesson-chain-after = B ada lima, jadi tangkapan tamat di situ, dan dua biji di A selamat.

lesson-slam = Apakah yang berlaku apabila anda memainkan f?
lesson-slam-text = Langkah yang akan menangkap setiap biji di sebelah lawan tidak menangkap apa-apa.
lesson-slam-1 = Anda menangkap empat biji.
lesson-slam-2 = Langkah itu tidak boleh dimainkan.
lesson-slam-3 = Anda tidak menangkap apa-apa.
lesson-slam-after = Biji tinggal di tempatnya. Di tempat lain langkah begitu memang menangkap semuanya, atau tidak boleh dimainkan.

lesson-feed = Lubang manakah yang boleh anda mainkan?
lesson-feed-text = Pemain lawan tiada biji untuk ditabur. Maka anda mesti, jika dapat, memainkan lubang yang bijinya sampai ke baris atas.
lesson-feed-after = Dari a dan c, tiada biji dapat melepasi f.

lesson-end = Pemain lawan menabur F. Selepas itu?
lesson-end-text = Jika tiada langkah anda dapat sampai ke baris yang kosong, permainan tamat; masing-masing menyimpan barisnya.
lesson-end-1 = Permainan tamat.
lesson-end-2 = Anda mesti memainkan d.
lesson-end-3 = Anda memainkan mana-mana lubang.
lesson-end-after = Anda menyimpan lima lagi dan menang 25 lawan 23. Biji lebih banyak menang; 24 setiap seorang bermakna seri.

lesson-round = Kedudukan yang sama kali ketiga
lesson-round-text = Dua biji berputar-putar. Selepas F, kedudukan itu muncul kali ketiga: menurut peraturan kami permainan tamat, masing-masing menyimpan barisnya.
lesson-round-after = Anda juga boleh bersetuju menamatkan permainan: kami mengiranya sebagai seri.

lesson-guard = Jangan tinggalkan apa-apa untuk ditangkap
lesson-guard-text = Dua biji pemain lawan di F akan menjadikan dua di a dan dua di b, lalu menangkap keempat-empatnya.
lesson-guard-after = Jika b kosong, biji terakhir dari F hanya menjadikan satu di situ, dan yang di a juga selamat.

lesson-answer = Tangkap tiga atau lebih; jangan tinggalkan apa-apa untuk ditangkap
lesson-answer-text = Tiga lubang menangkap biji. Fikirkan jawapannya juga: apakah yang boleh ditangkap oleh pemain lawan selepas itu?
lesson-answer-after = Memainkan e menangkap lima, tetapi kemudian pemain lawan menangkap enam.

lesson-game = Permainan pertama anda
lesson-game-text = Anda mula, menentang komputer yang paling lemah. Cari lubang dengan satu atau dua: di baris atas anda mungkin menangkapnya; jaga lubang anda sendiri.

# The rule sheet.
sheet-about = Permainan menabur Afrika Barat dan Caribbean, dalam bentuk kejohanannya, menurut Oware Society, Mind Sports Olympiad dan Wikipedia.
sheet-needs = Dua pemain; dua baris enam lubang, dilukis di atas pasir atau kadbod; satu cawan bagi setiap pemain sebagai rumah; 48 kacang atau kerikil sebagai biji.
sheet-lay = Empat biji dalam setiap lubang. Kedua-dua rumah kosong. Baris anda ialah yang lebih dekat. Setujui siapa mula, atau lambung syiling.
sheet-rule-1 = Melangkah bergilir. Mainkan mana-mana lubang di baris anda yang tidak kosong.
sheet-rule-2 = Angkat semua bijinya dan tabur lawan arah jam, satu bagi setiap lubang: ke kanan di baris anda, kemudian balik di baris lawan. Taburan panjang melangkau lubang asalnya. Tiada apa-apa ditabur ke dalam rumah.
sheet-rule-3 = Jika biji terakhir menjadikan dua atau tiga di lubang sebelah lawan, tangkap ke dalam rumah anda.
sheet-rule-4 = Kemudian lihat lubang sebelumnya. Jika di sebelah lawan dan berisi dua atau tiga, tangkap juga; teruskan sehingga ada yang tidak begitu.
sheet-rule-5 = Langkah yang akan menangkap semua biji lawan tidak menangkap apa-apa.
sheet-rule-6 = Jika baris lawan kosong, anda mesti memainkan lubang yang bijinya sampai ke situ, jika ada.
sheet-rule-7 = Jika anda tiada langkah, kerana baris anda kosong atau tiada lubang anda sampai ke baris kosong, permainan tamat. Setiap belah menyimpan isi barisnya.
sheet-rule-8 = Begitu juga apabila satu kedudukan muncul kali ketiga (peraturan kami).
sheet-rule-9 = Pemain dengan 25 biji atau lebih menang serta-merta. Jika tidak, biji lebih banyak menang; 24 setiap seorang ialah seri.
sheet-differs = Di tempat lain, langkah yang akan menangkap semua biji lawan memang menangkapnya, atau tidak boleh dimainkan. Dua catatan membenarkan pemain bersetuju menamatkan permainan yang berputar-putar, dan masing-masing menyimpan barisnya. Di laman ini, tamat dengan persetujuan bermakna seri, kecuali pemain memilih cara lain (peraturan kami).
