# What the marks on a board of holes mean.

sign-may-play = Anda boleh memilih lubang ini.
sign-figure = Bilangan { COUNTER(2) } di dalam lubang, dan huruf lubang itu.
sign-store = Bilangan { COUNTER(2) } di dalam { store }.
sign-owner = Hiasan di tepi papan menunjukkan lubang itu milik siapa.
sign-began = Langkah terakhir bermula di lubang ini.
sign-ended = Langkah terakhir berakhir di sini.
sign-taken = Bilangan { COUNTER(2) } yang diambil dari lubang ini.
sign-decided = Ini telah menentukan permainan.
sign-path = Perjalanan langkah terakhir: tanda kecil di setiap lubang yang mendapat { COUNTER(1) }, dan anak panah di lubang yang terakhir.
sign-last-lap = Putaran terakhir langkah itu: garis putus-putus, dengan nombornya.
sign-direction = Arah menabur dalam pusingan ini.
sign-preview = Sebelum anda bermain: tempat { COUNTER(1) } terakhir akan jatuh.
sign-preview-taken = Sebelum anda bermain: bilangan yang akan diambil di sini.
sign-hint = Petua: lihat lubang ini.
sign-value = Nilai sesuatu langkah, daripada analisis. Sempadan berganda bermaksud nilai itu terbukti.
sign-closed = Lubang yang tertutup: tiada apa-apa ditabur ke dalamnya.
sign-puta = Puta: menerima { COUNTER(2) }, tetapi tidak dimainkan.
sign-naga = Naga: menerima { COUNTER(2) }, tetapi tidak dimainkan.
sign-wala = Wala: dimainkan seperti lubang lain.
