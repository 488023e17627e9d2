# What the course of Mangala of Suez says, step by step.

lesson-theme = Permainan pantas dengan cengkerang siput buri
lesson-theme-text = Parker menulis tentang permainan Arab ini pada 1909; katalog menempatkannya di Sinai. Cengkerangnya disebut “Dogs”. Dua pemain bermain satu pusingan: yang makan lebih banyak cengkerang menang.
lesson-theme-after = Makan bermakna mengambil cengkerang dari papan ke dalam longgokan anda sendiri.

lesson-empties = Tiga lubang kehilangan cengkerang
lesson-empties-text = Setiap lubang berisi lapan. Anda, yang mula, mengosongkan satu lubang anda (a hingga f), pemain lawan satu lubangnya, kemudian anda satu lagi. Cengkerang ini keluar daripada permainan.
lesson-empties-after = Dua lubang bermula kosong di satu belah, satu di belah yang lain. Siapa memilih, dan belah siapa yang ada dua, ialah peraturan kami.

lesson-own-side = Lubang manakah yang boleh anda mainkan sekarang?
lesson-own-side-text = Baris bawah ialah belah anda, baris atas belah pemain lawan. Anda mula di mana-mana lubang di belah anda yang berisi cengkerang.

lesson-sow = Di manakah cengkerang terakhir jatuh?
lesson-sow-text = Anda memainkan f. Semua cengkerangnya ditabur lawan arah jam, satu bagi setiap lubang, naik ke baris lawan. Lubang kosong yang lubang bertentangannya kosong menamatkan langkah.

lesson-relay = Di manakah cengkerang terakhir langkah ini jatuh?
lesson-relay-text = Anda memainkan b. Jika cengkerang terakhir jatuh di lubang yang berisi, semuanya diangkat dan penaburan disambung.

lesson-eat = Berapakah cengkerang yang dimakan oleh f?
lesson-eat-text = Jika cengkerang terakhir jatuh di lubang kosong, anda makan isi lubang bertentangan, di belah mana pun.
lesson-eat-after = Cengkerang di baris anda sendiri pun masuk ke longgokan anda. Cengkerang yang makan itu kemudian bergerak: peringkat berikutnya menunjukkan caranya.

lesson-move-on = Cengkerang yang makan bergerak terus
lesson-move-on-text = Selepas makan, cengkerang itu bergerak ke lubang berikutnya dan terus ditabur bersama semua cengkerang di situ. Di sini ia makan dari b dan bergerak ke c.

lesson-eat-again = Berapakah cengkerang yang dimakan oleh b semuanya?
lesson-eat-again-text = Jika cengkerang yang makan itu bergerak ke lubang kosong, ia dikira jatuh di situ: ia boleh makan lagi.
lesson-eat-again-after = Ia bergerak sekali lagi, ke e, yang lubang bertentangannya kosong: langkah tamat.

lesson-early = Di manakah cengkerang terakhir b jatuh?
lesson-early-text = Permainan bermula. Dalam dua giliran pertama, satu bagi setiap pemain, tiada apa-apa dimakan: anda terus menabur seperti biasa, lubang kosong menamatkan langkah.
lesson-early-after = Parker menyebut taburan yang tidak makan apa-apa; bahawa setiap pemain ada satu taburan begitu ialah tafsiran kami.

lesson-follow = Di manakah anda boleh mula sekarang?
lesson-follow-text = Pemain lawan makan, dan tamat di C. Langkah anda bermula satu lubang selepasnya, di belah mana pun; jika kosong, di lubang berikutnya yang berisi.

lesson-free = Dan di manakah anda boleh mula sekarang?
lesson-free-text = Pemain lawan memainkan D dan tidak makan apa-apa. Hanya selepas langkah yang makan, langkah berikutnya mesti bermula selepas tempat tamatnya.
lesson-free-after = Selepas langkah yang tidak makan, mulakan di mana-mana di belah anda. Menurut catatan Parker sendiri, setiap langkah yang kemudian bermula selepas tempat tamat langkah sebelumnya.

lesson-end = Menangi pusingan ini
lesson-end-text = Pusingan tamat apabila pemain yang akan melangkah tiada cengkerang di belahnya, walaupun langkahnya akan bermula di belah anda. Setiap seorang telah makan 33.
lesson-end-after = Pemain yang makan lebih banyak menang, walau dengan satu cengkerang; sama banyak bermakna seri.

lesson-left = Siapakah yang mendapat baki cengkerang?
lesson-left-text = Anda memainkan c. Pemain lawan akan melangkah dengan belah kosong: pusingan tamat dengan baki lima cengkerang.
lesson-left-1 = Peraturan kami: tiada sesiapa
lesson-left-2 = Ludii: pemain belah itu
lesson-left-after = Baki cengkerang tidak dikira untuk sesiapa, peraturan kami: di sini anda kalah, 33 lawan 34. Dalam program Ludii, baki itu milik anda.

lesson-judge = Makan sekurang-kurangnya empat, jangan tinggalkan apa-apa untuk dimakan
lesson-judge-text = Selepas anda makan, pemain lawan hanya boleh mula di satu lubang. Lihat di mana langkah anda tamat, dan apa yang akan dimakan oleh lubang itu.
lesson-judge-after = Dengan makan, anda juga memilih tempat pemain lawan bermula.

lesson-game = Permainan pertama anda
lesson-game-text = Kosongkan dua lubang, tabur kali pertama, dan kemudian perhatikan di mana setiap langkah yang makan tamat.

# The rule sheet.
sheet-about = Permainan Arab dengan siput buri dari Sinai atau Suez, Mesir, menurut ringkasan Parker 1909, halaman 601, dalam katalog Ludii.
sheet-needs = Dua pemain; dua baris enam lubang di atas pasir atau kadbod; dua cawan untuk longgokan; 96 cengkerang siput buri, kacang atau kerikil.
sheet-lay = Lapan cengkerang setiap lubang. Belah anda ialah baris yang lebih dekat. Setujui siapa mula: dia mengosongkan satu lubangnya, lawannya satu, dia satu lagi. Cengkerang ini keluar daripada permainan (peraturan kami).
sheet-rule-1 = Yang mula menabur dahulu; kemudian bergilir. Mulakan di mana-mana lubang berisi di belah anda.
sheet-rule-2 = Angkat semua cengkerangnya dan tabur lawan arah jam, satu bagi setiap lubang: ke kanan di belah anda, kemudian balik di belah lawan.
sheet-rule-3 = Jika cengkerang terakhir jatuh di lubang berisi, angkat semuanya dan terus menabur.
sheet-rule-4 = Jika jatuh di lubang kosong, anda makan isi lubang bertentangan, di belah mana pun: masukkan ke longgokan anda. Jika itu juga kosong, langkah tamat.
sheet-rule-5 = Selepas makan, cengkerang yang makan bergerak ke lubang berikutnya. Terus menabur dengannya dan semua cengkerang di situ. Jika lubang itu kosong, ia dikira jatuh di situ: ia boleh makan lagi.
sheet-rule-6 = Dalam dua langkah pertama, satu bagi setiap pemain, tiada apa-apa dimakan: lubang kosong menamatkannya.
sheet-rule-7 = Tetapi selepas langkah yang makan, yang berikutnya mesti bermula satu lubang selepas tempat tamatnya, di belah mana pun; jika kosong, di lubang berisi berikutnya.
sheet-rule-8 = Permainan tamat apabila pemain yang akan melangkah tiada cengkerang di belahnya. Yang makan lebih banyak menang; jika sama, tiada pemenang. Baki tidak dikira untuk sesiapa (peraturan kami).
sheet-differs = Menurut Parker, setiap langkah selepas dua yang pertama bermula selepas tempat tamat yang sebelumnya: tiada siapa memilih. Dalam program Ludii, mula di mana anda suka di belah anda; baki milik belah itu. Bila permainan tamat, dan bahawa cengkerang boleh makan lagi, kesimpulan kami. Peraturan kami juga: hentikan taburan selepas 1,000 kali diangkat.
