//! What takes too long for every run: each page in each language is held against axe-core, and against the width of the
//! narrowest screen. `cargo xtask bench access` asks for it.

use browser_tests::{Page, Result, Session as Asked, run_in, site};
use papan::{page::Page as File, words::files::languages};

/// The pages that people read.
fn read_pages() -> impl Iterator<Item = File> {
    File::all().into_iter().filter(|file| !matches!(file, File::Kiosk | File::Missing))
}

/// In the folder of its language, each of these pages as it is once it is live.
async fn each_page(page: &Page, tag: &str, themes: &[&str]) -> Result<Vec<String>> {
    let site = site(|_| ())?;
    let folder = if tag == languages()[0].language { String::new() } else { format!("{tag}/") };
    let mut broken = Vec::new();
    for file in read_pages() {
        let path = format!("{folder}{}", file.file());
        page.open(&site.url(&path)).await?;
        page.live().await?;
        broken.extend(page.axe_in(themes).await?.into_iter().map(|rule| format!("{path}: {rule}")));
        let wide = "const wide = document.documentElement.scrollWidth; return wide > innerWidth ? wide : 0";
        let wide = page.js(wide).await?;
        if wide != 0 {
            broken.push(format!("{path}: scrolls sideways, {wide} wide"));
        }
    }
    Ok(broken)
}

#[test]
#[ignore = "hundreds of pages take half an hour: `cargo xtask bench access` asks for them"]
fn every_page_in_every_language_is_accessible_on_the_narrowest_screen() {
    run_in(Asked { phone: Some((320, 640)), ..Asked::default() }, async |page| {
        let mut broken = Vec::new();
        for words in languages() {
            let found = each_page(page, &words.language, &["light", "dark"]).await?;
            println!("{}: {} pages, {} broken", words.language, read_pages().count(), found.len());
            broken.extend(found);
        }
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        Ok(())
    });
}
