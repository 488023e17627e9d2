//! On a small screen everything can be reached and read; a first load is small, and so is what the
//! opponent takes besides.

use std::{collections::BTreeMap, fs};

use browser_tests::{Frame, Page, Result, bytes, dist, few_pages, kinds, pages, run, session::MOVES, site};

const BOARDS: [&str; 6] = [
    "adjiboto/",
    "mangala-suez/",
    "kalah/",
    "embed/v1/adjiboto/",
    "embed/v1/mangala-suez/",
    "embed/v1/kalah/",
];

/// The width and height of every element that a selector names, in CSS pixels.
async fn boxes(page: &Page, css: &str) -> Result<Vec<(String, f64, f64)>> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(e => {\
        const r = e.getBoundingClientRect(); return [e.dataset.t || e.tagName, r.width, r.height] })";
    let found = page.js_with(script, vec![css.into()]).await?;
    let found = found.as_array().cloned().unwrap_or_default();
    let number = |v: &serde_json::Value| v.as_f64().unwrap_or(0.0);
    let each = found.iter().map(|b| (b[0].to_string(), number(&b[1]), number(&b[2])));
    // what is not drawn has no size: another layout's holes
    Ok(each.filter(|(_, width, height)| width + height > 0.0).collect())
}

#[test]
fn the_board_takes_the_width_of_a_phone_and_every_hole_is_a_finger_wide() {
    run(async |page| {
        let site = site(|_| ())?;
        for path in BOARDS {
            page.open_in(&site, Frame::sized(&site.url(path), 360, 740)).await?;
            page.live().await?;
            let holes = boxes(page, "circle.hit").await?;
            let expected = if path.contains("adjiboto") { 10 } else { 12 };
            assert_eq!(holes.len(), expected, "{path}: {holes:?}");
            let small: Vec<_> = holes.iter().filter(|(_, w, h)| *w < 44.0 || *h < 44.0).collect();
            assert!(small.is_empty(), "{path}: {small:?}");
            let width = boxes(page, "svg.board").await?.first().map_or(0.0, |b| b.1);
            assert!((324.0..=360.0).contains(&width), "{path}: {width}");
        }
        Ok(())
    });
}

#[test]
fn nothing_scrolls_sideways() {
    run(async |page| {
        let site = site(|_| ())?;
        let width = 320;
        for path in pages() {
            page.open_in(&site, Frame::sized(&site.url(path), width, 740)).await?;
            page.live().await?;
            let script = "return [document.scrollingElement.scrollWidth, document.scrollingElement.clientWidth, innerWidth]";
            let widths = page.js(script).await?;
            assert_eq!(widths[2], width, "{path}");
            assert_eq!(widths[0], widths[1], "{path} at {width}");
        }
        Ok(())
    });
}

#[test]
fn a_page_takes_eight_requests_and_no_more_bytes_than_it_may() {
    run(async |page| {
        let mut measured = BTreeMap::new();
        // further games of a family load the same program, and words of their own
        for path in few_pages() {
            // a server each, which is another site to the browser: a cache would hide requests
            let site = site(|_| ())?;
            page.open(&site.url(path)).await?;
            page.live().await?;
            page.fonts().await?;
            let requests = bytes::counted(&site);
            assert!((3..=8).contains(&requests.len()), "{path}: {requests:?}");
            let size = xtask::bench::transfer_size(&dist()?, requests.iter().map(String::as_str))?;
            println!("{path}: {size} bytes in {} requests", requests.len());
            // a page with a program has that, another one nothing but itself
            let least = if BOARDS.contains(&path) || path.is_empty() { 60_000 } else { 5_000 };
            let most = if path.is_empty() { bytes::HOME } else { bytes::PAGE };
            assert!((least..=most).contains(&size), "{path}: {size} bytes");
            measured.insert(if path.is_empty() { "home".into() } else { path.to_string() }, size);
        }
        bytes::hold(&measured);
        Ok(())
    });
}

#[test]
fn the_opponent_takes_200_kilobytes_at_most() {
    run(async |page| {
        let mut measured = BTreeMap::new();
        for kind in kinds() {
            // a server each, which is another site to the browser: a cache would hide requests
            let site = site(|_| ())?;
            page.open(&site.url(&format!("{}/", kind.name()))).await?;
            page.live().await?;
            // what other wishes bring is there before
            page.open_menu().await?;
            let before = bytes::counted(&site).len();
            page.select("#seat-first", "1").await?;
            page.close_menu().await?;
            page.until("its move", &format!("return {MOVES} > 0")).await?;
            let requests = bytes::counted(&site);
            // letters are asked for by whatever move it is
            let asked = requests.iter().skip(before).map(String::as_str);
            let asked: Vec<_> = asked.filter(|path| !path.contains("/fonts/")).collect();
            let own = format!("/static/opponent-{}-", kind.family());
            assert!(asked.len() == 2 && asked.iter().all(|path| path.starts_with(&own)), "{asked:?}");
            let size = xtask::bench::transfer_size(&dist()?, asked)?;
            println!("{}: the opponent has {size} bytes", kind.name());
            assert!((10_000..=bytes::OPPONENT).contains(&size), "{}: {size} bytes", kind.name());
            measured.insert(format!("opponent of {}", kind.family()), size);
        }
        bytes::hold(&measured);
        Ok(())
    });
}

#[test]
fn what_is_kept_of_a_language_weighs_one_and_a_half_megabytes_at_most() {
    let text = fs::read_to_string(dist().expect("the site").join("sw.js")).expect("the service worker");
    let (_, kept) = text.split_once("const KEPT = ").expect("what is kept");
    let kept = kept.lines().next().expect("a line");
    let kept: serde_json::Value = serde_json::from_str(kept).expect("JSON");
    let names = |list: &serde_json::Value| -> Vec<String> {
        let list = list.as_array().cloned().unwrap_or_default();
        list.iter().filter_map(|name| Some(format!("static/{}", name.as_str()?))).collect()
    };
    let mut measured = BTreeMap::new();
    for (tag, own) in kept["languages"].as_object().expect("languages") {
        let mut files = names(&kept["files"]);
        files.extend(names(&own["files"]));
        files.extend(own["pages"].as_str().map(|pages| format!("static/{pages}")));
        let dist = dist().expect("the site");
        let size = xtask::bench::transfer_size(&dist, files.iter().map(String::as_str)).expect("sizes");
        let stored: u64 = files.iter().map(|file| fs::metadata(dist.join(file)).expect("a file").len()).sum();
        println!("{tag}: {size} bytes are fetched, {stored} are kept, in {} files", files.len());
        assert!((500_000..=bytes::OFFLINE).contains(&size), "{tag}: {size} bytes");
        measured.insert(format!("offline {tag}"), size);
    }
    assert_eq!(measured.len(), papan::words::files::languages().len());
    bytes::hold(&measured);
}
