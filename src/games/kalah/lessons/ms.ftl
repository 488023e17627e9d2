# The course of Kalah: a heading a step, what one needs to know for it, and what to remember of it.

lesson-theme = Permainan menabur yang dicipta untuk dijual
lesson-theme-text = W. J. Champion menciptanya di Amerika Syarikat, sekitar 1940. Setiap satu daripada dua belas lubang bermula dengan empat buah; kedua-dua rumah kosong.

lesson-aim = Rumah yang lebih penuh menang
lesson-aim-text = Anda, di bawah, memainkan f. Apabila mana-mana baris kosong, permainan tamat. Buah yang tinggal di baris masuk ke dalam rumah pemainnya.
lesson-aim-after = Baris siapa yang kosong tidak penting. Rumah yang sama banyak bermakna seri.

lesson-yours = Lubang manakah yang boleh anda mainkan?
lesson-yours-text = Baris bawah milik anda, begitu juga rumah di hujung kanannya. Anda boleh memainkan mana-mana lubang di baris anda yang tidak kosong.

lesson-sow = Semua buah di dalam lubang ditabur
lesson-sow-text = Anda memainkan e. Buahnya jatuh satu demi satu, lawan arah jam: satu bagi setiap lubang, dan satu ke dalam rumah anda dalam perjalanan.
lesson-sow-after = Kemudian giliran pemain lawan.

lesson-last = Di manakah buah terakhir jatuh?
lesson-last-text = Anda memainkan f, dengan lapan. Anda menabur ke dalam rumah sendiri, tetapi melangkau rumah lawan.
lesson-last-after = Tiada lubang dilangkau: jika f berisi tiga belas buah, yang terakhir akan jatuh di f sendiri, yang ketika itu sudah kosong.

lesson-again = Cari langkah yang memberi anda langkah lagi
lesson-again-text = Jika buah terakhir anda jatuh di rumah sendiri, anda mendapat satu langkah lagi. Kira dari lubang ke rumah.
lesson-again-after = Ini boleh berlaku beberapa kali dalam satu giliran.

lesson-take = Berapakah buah yang ditangkap oleh c?
lesson-take-text = Jika buah terakhir anda jatuh di lubang kosong di baris anda, anda mengambilnya bersama semua isi lubang bertentangan.
lesson-take-after = Semuanya masuk ke dalam rumah anda. Jika lubang bertentangan kosong, tiada apa-apa ditangkap.

lesson-find = Tangkap sekurang-kurangnya lima buah
lesson-find-text = Cari lubang anda yang kosong dengan buah di lubang bertentangan. Dari manakah buah terakhir boleh jatuh ke situ?

lesson-end = Apakah yang berlaku apabila anda memainkan f?
lesson-end-text = Buah terakhir anda jatuh di rumah anda, dan tiada buah tinggal di baris anda.
lesson-end-1 = Anda melangkah lagi.
lesson-end-2 = Permainan tamat.
lesson-end-3 = Pemain lawan melangkah.
lesson-end-after = Tiada langkah lagi untuk anda: tujuh buah di baris atas masuk ke dalam rumah pemain lawan.

lesson-nothing = Lubang bertentangan kosong
lesson-nothing-text = Anda memainkan a. Menurut peraturan biasa, buah itu tinggal di b; menurut satu lagi, yang digunakan ketika papan kecil mula-mula diselesaikan, buah itu masuk ke rumah anda.
lesson-nothing-1 = Peraturan biasa
lesson-nothing-2 = Peraturan penyelidik

lesson-first = Mulakan dengan langkah yang memberi langkah lagi
lesson-first-text = Tiga lubang boleh menangkap enam serta-merta. Tetapi langkah yang memberi langkah lagi tidak merugikan anda: mainkannya dahulu.
lesson-first-after = Kedua-dua e dan f memberi langkah lagi. Papan berikutnya ialah selepas f.

lesson-then = Tangkap enam, jangan tinggalkan apa-apa untuk ditangkap
lesson-then-text = Anda telah memainkan f. Kini tiga lubang boleh menangkap enam. Selepas yang manakah pemain lawan tidak dapat menangkap apa-apa?
lesson-then-after = D pemain lawan tamat di E yang kosong. Bertentangan dengannya ialah b, yang baru anda kosongkan.

lesson-game = Permainan pertama anda
lesson-game-text = Anda mula menentang komputer yang paling lemah. Setiap giliran, cari dahulu langkah yang memberi langkah lagi, kemudian yang menangkap.

# The rule sheet.
sheet-about = Permainan menabur ciptaan W. J. Champion di Amerika Syarikat sekitar 1940, menurut rencana Wikipedia “Kalah”.
sheet-needs = Dua pemain; dua baris enam lubang, dilukis di atas pasir atau kadbod; satu cawan di kanan setiap pemain sebagai rumah; 48 buah, misalnya kacang atau kerikil.
sheet-lay = Empat buah dalam setiap lubang. Kedua-dua rumah kosong. Baris anda ialah yang lebih dekat.
sheet-rule-1 = Setujui siapa mula, kemudian bergilir. Mainkan mana-mana lubang di baris anda yang tidak kosong.
sheet-rule-2 = Angkat semua buahnya dan tabur lawan arah jam, satu bagi setiap lubang: ke kanan di baris anda, kemudian balik di baris lawan.
sheet-rule-3 = Ketika melalui rumah sendiri, tabur satu buah ke dalamnya. Langkau rumah lawan. Dengan banyak buah, anda berkeliling lagi; tiada lubang dilangkau.
sheet-rule-4 = Jika buah terakhir jatuh di rumah sendiri, anda melangkah lagi. Ini boleh berlaku beberapa kali dalam satu giliran.
sheet-rule-5 = Jika buah terakhir jatuh di lubang kosong di baris sendiri, dan lubang bertentangan berisi, anda menangkap kedua-duanya: buah itu dan semua isi lubang bertentangan masuk ke rumah anda. Jika lubang bertentangan kosong, tiada tangkapan.
sheet-rule-6 = Selepas langkah lain, giliran pemain lawan. Tiada buah diangkat lagi untuk menyambung penaburan.
sheet-rule-7 = Sebaik sahaja mana-mana baris kosong, permainan tamat, walaupun anda masih ada satu langkah lagi. Semua buah di belah yang satu lagi masuk ke rumah belah itu.
sheet-rule-8 = Pemain dengan lebih banyak buah di rumahnya menang. Rumah yang sama banyak bermakna seri.
sheet-differs = Paten, peraturan pembuat tahun 1958 dan penyelidik yang menyelesaikan papan kecil dikatakan berbeza dalam satu peraturan: buah terakhir di lubang kosong anda pulang walaupun lubang bertentangan kosong. Satu set di muzium bermula dengan tiga buah setiap lubang. Tiada peraturan di sini ciptaan kami.
