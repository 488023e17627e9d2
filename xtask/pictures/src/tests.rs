//! Pictures of pages and icons hold what they are to show.

use super::*;
use papan::site::picture;
use std::{collections::BTreeSet, thread};
use xtask::project::{self, read_bytes};

/// The most bytes of a picture.
const BYTES: usize = 120_000;

/// How far a colour of the palette may be from what was drawn, of 255.
const NEAR: u8 = 12;

/// The points of a PNG of ours.
fn read_png(bytes: &[u8]) -> Points {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut data = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut data).expect("its points");
    data.truncate(info.buffer_size());
    let rgba = match info.color_type {
        png::ColorType::Rgba => data,
        png::ColorType::Rgb => {
            data.chunks(3).flat_map(|point| [point[0], point[1], point[2], u8::MAX]).collect()
        }
        other => panic!("{other:?}"),
    };
    Points { width: info.width, height: info.height, rgba }
}

/// The share of the points of a part that a test finds, in hundredths.
fn share(of: &Points, [left, top, right, bottom]: [u32; 4], is: impl Fn([u8; 4]) -> bool) -> u32 {
    let all = (top..bottom).flat_map(|y| (left..right).map(move |x| of.at(x, y)));
    let found = all.filter(|point| is(*point)).count() as u32;
    found * 100 / ((right - left) * (bottom - top))
}

/// Whether two colours are as good as one.
fn is_near(a: [u8; 4], b: [u8; 4], far: u8) -> bool {
    a.iter().zip(b).all(|(a, b)| a.abs_diff(b) <= far)
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("papan-pictures-{}-{name}", std::process::id()));
    project::remove(&folder).unwrap();
    folder
}

#[test]
fn the_picture_of_every_game_has_its_name_and_its_board() {
    let folder = folder("all");
    let all = picture::all();
    for (name, svg) in &all {
        project::write(&folder.join(format!("{name}.svg")), svg).unwrap();
    }
    assert_eq!(replace(&folder), Ok(all.len()));
    assert_eq!(files(&folder).len(), all.len(), "no SVG is left");
    let mut different = BTreeSet::new();
    for (name, _) in &all {
        let bytes = read_bytes(&folder.join(format!("{name}.png"))).unwrap();
        assert!(bytes.len() <= BYTES, "{name} has {} bytes", bytes.len());
        let points = read_png(&bytes);
        let [width, height] = picture::SIZE;
        assert_eq!([points.width, points.height], [width, height], "{name}");
        let ground = points.at(2, 2);
        assert!(is_near(ground, points.at(width - 3, height - 3), 0), "{name}");
        // letters cover a fifth of where they stand
        let is_dark = |point: [u8; 4]| point[..3].iter().all(|part| *part < 90);
        let letters = share(&points, [60, 40, 240, 110], is_dark);
        assert!((5..=40).contains(&letters), "{name}: letters cover {letters} hundredths");
        let is_drawn = |point| !is_near(point, ground, NEAR);
        let board = share(&points, [60, 130, width - 60, height - 30], is_drawn);
        assert!((30..=99).contains(&board), "{name}: boards cover {board} hundredths");
        // wood, sand and counters
        let is_warm = |point: [u8; 4]| point[0] > point[2].saturating_add(20);
        let warm = share(&points, [60, 130, width - 60, height - 30], is_warm);
        assert!(warm >= 25, "{name}: {warm} hundredths are warm");
        different.insert(bytes);
    }
    assert_eq!(different.len(), all.len(), "each is a picture of its own");
    project::remove(&folder).unwrap();
}

#[test]
fn icons_are_what_their_drawing_gives() {
    let statics = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../static"));
    let drawn = ICONS.map(|icon| thread::spawn(move || (icon, icon.points().unwrap())));
    for (icon, drawn) in drawn.map(|thread| thread.join().unwrap()) {
        let file = statics.join(icon.file);
        if std::env::var_os("PAPAN_ACCEPT").is_some() {
            project::write(&file, png(&drawn).unwrap()).unwrap();
        }
        let kept = read_png(&read_bytes(&file).unwrap());
        assert_eq!([kept.width, kept.height], [icon.size; 2], "{}", icon.file);
        let all = kept.rgba.chunks(4).zip(drawn.rgba.chunks(4));
        let other = all.filter(|(kept, drawn)| {
            let [kept, drawn] = [kept, drawn].map(|point| <[u8; 4]>::try_from(*point).unwrap());
            // of what is not seen the colour does not matter
            let is_seen = kept[3] > 0 || drawn[3] > 0;
            is_seen && !is_near(kept, drawn, NEAR)
        });
        assert_eq!(other.count(), 0, "{} is another drawing: PAPAN_ACCEPT=1 writes it", icon.file);
        let corner_is_ground = drawn.at(0, 0)[3] == u8::MAX;
        assert_eq!(corner_is_ground, icon.file.contains("maskable") || icon.file.contains("180"));
    }
}

#[test]
fn what_is_no_picture_is_refused_in_words() {
    let folder = folder("refused");
    project::write(&folder.join("x.svg"), "<svg").unwrap();
    let refused = replace(&folder).unwrap_err().to_string();
    assert!(refused.contains("x.svg") && refused.contains("no SVG"), "{refused}");
    project::remove(&folder).unwrap();
    let two = Points { width: 2, height: 2, rgba: vec![0; 4] };
    assert!(png(&two).is_err());
}
