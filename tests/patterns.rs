//! Patterns of Pasang against `rules/pasang-patterns.md`: what each one is, and what is read as one.

use papan::engine::pasang::{
    board::{CENTRE, Colour, Point},
    brush::Brush,
    built_in::{ATTESTED, MODERN, Origin, built_in, find},
    pattern::{CHECKER, PATTERN_1, PATTERN_2, PATTERN_2_PRINTED, Pattern, PatternError, PatternFault},
    symmetry::{Class, Law, Link, Night, Symmetry, Tone, step},
};

const TURNS: [Symmetry; 3] = [Symmetry::Quarter, Symmetry::Half, Symmetry::ThreeQuarters];
const MIRRORS: [Symmetry; 4] =
    [Symmetry::LeftRight, Symmetry::TopBottom, Symmetry::Falling, Symmetry::Rising];

/// The symmetries of a tone, the one that moves nothing left out.
fn of_tone(pattern: &Pattern, tone: Tone) -> Vec<Symmetry> {
    let mut all = Symmetry::ALL.to_vec();
    all.retain(|&symmetry| symmetry != Symmetry::Same);
    all.retain(|&symmetry| Link::Image(symmetry).tone(pattern) == Some(tone));
    all
}

#[test]
fn classes_are_those_of_the_document() {
    let classes = [
        ("pattern_1", Some(Class::NightAndDay(Night::Mirrors))),
        ("pattern_2", Some(Class::FourfoldRotation)),
        ("pattern_2_printed", None),
        ("checker", Some(Class::Perfect)),
        ("windows", Some(Class::CheckerboardLike)),
        ("brocade", Some(Class::CheckerboardLike)),
        ("chevrons", Some(Class::FourMirrors)),
        ("ripples", Some(Class::FourMirrors)),
        ("plus_signs", Some(Class::FourMirrors)),
        ("sails", Some(Class::FourfoldRotation)),
        ("parquet", Some(Class::FourfoldRotation)),
        ("gnomons", Some(Class::Diagonal)),
        ("steps", Some(Class::Diagonal)),
        ("vortex", Some(Class::NightAndDay(Night::QuarterTurn))),
        ("zigzag_bands", Some(Class::NightAndDay(Night::HalfTurn))),
        ("kites", Some(Class::NightAndDay(Night::Mirrors))),
    ];
    let found: Vec<_> = built_in().map(|built_in| (built_in.id, Class::of(&built_in.pattern))).collect();
    assert_eq!(found, classes);
}

#[test]
fn symmetries_are_those_of_the_document() {
    let all = [TURNS.as_slice(), &MIRRORS].concat();
    let half = vec![Symmetry::Half];
    let quarters = vec![Symmetry::Quarter, Symmetry::ThreeQuarters];
    let diagonals = vec![Symmetry::Half, Symmetry::Falling, Symmetry::Rising];
    let expected = [
        ("pattern_1", TURNS.to_vec(), vec![], None),
        ("pattern_2", TURNS.to_vec(), vec![], None),
        ("pattern_2_printed", vec![], vec![], None),
        ("checker", all.clone(), vec![], Some((1, Tone::Swaps))),
        ("windows", all.clone(), vec![], Some((4, Tone::Keeps))),
        ("brocade", all.clone(), vec![], Some((5, Tone::Swaps))),
        ("chevrons", all.clone(), vec![], None),
        ("ripples", all.clone(), vec![], None),
        ("plus_signs", all, vec![], None),
        ("sails", TURNS.to_vec(), vec![], None),
        ("parquet", TURNS.to_vec(), vec![], None),
        ("gnomons", diagonals, vec![], None),
        ("steps", vec![Symmetry::Rising], vec![], None),
        ("vortex", half.clone(), quarters, None),
        ("zigzag_bands", vec![], half, None),
        ("kites", TURNS.to_vec(), vec![], None),
    ];
    for (built_in, (id, keep, swap, step_of_all)) in built_in().zip(expected) {
        let pattern = &built_in.pattern;
        assert_eq!(built_in.id, id);
        assert_eq!(of_tone(pattern, Tone::Keeps), keep, "{id}");
        assert_eq!(of_tone(pattern, Tone::Swaps), swap, "{id}");
        // a step along rows and columns is told of those that all eight symmetries keep
        if keep.len() == 7 {
            assert_eq!(step(pattern), step_of_all, "{id}");
        }
    }
    for pattern in [PATTERN_1, find("kites").unwrap().pattern] {
        for mirror in MIRRORS {
            assert!(Law::swaps(Link::OffAxes(mirror)).holds(&pattern));
        }
    }
    let off_axes = Point::all().filter(|&point| Link::OffAxes(Symmetry::LeftRight).from(point).count() == 1);
    assert_eq!(off_axes.count(), 80);
}

#[test]
fn symmetries_lay_the_board_on_itself() {
    for symmetry in Symmetry::ALL {
        let mut images: Vec<_> = Point::all().map(|point| symmetry.image(point)).collect();
        images.sort();
        assert!(images.into_iter().eq(Point::all()), "{symmetry:?}");
        assert_eq!(symmetry.image(CENTRE), CENTRE);
        assert_eq!(symmetry.image(Point(255)), Point(255));
        for built_in in built_in() {
            let pattern = built_in.pattern;
            let is_black = |point: &Point| pattern.at(*point) == Some(Colour::Black);
            let laid_on = Pattern::of_black(Point::all().filter(is_black).map(|point| symmetry.image(point)));
            let keeps = symmetry == Symmetry::Same || of_tone(&pattern, Tone::Keeps).contains(&symmetry);
            assert_eq!(laid_on == pattern, keeps, "{} {symmetry:?}", built_in.id);
            assert_eq!(Class::of(&laid_on), Class::of(&pattern), "{} {symmetry:?}", built_in.id);
        }
    }
}

#[test]
fn colours_are_equal_but_in_the_misprint() {
    for built_in in built_in() {
        let is_misprint = built_in.pattern == PATTERN_2_PRINTED;
        assert_eq!(
            built_in.pattern.counts(),
            if is_misprint { (59, 61) } else { (60, 60) },
            "{}",
            built_in.id
        );
        assert_eq!(find(built_in.id), Some(built_in));
        assert_eq!(built_in.origin, Origin::of(&built_in.pattern));
    }
    assert!(ATTESTED.iter().all(|attested| attested.origin == Origin::Attested));
    assert!(MODERN.iter().all(|modern| modern.origin == Origin::Modern));
    assert_eq!(Origin::of(&CHECKER.with(Point(0), Colour::White)), Origin::Modern);
    assert_eq!(find("pattern_3"), None);
}

#[test]
fn one_change_alone_mends_the_misprint() {
    let fourfold = Law::keeps(Link::Image(Symmetry::Quarter));
    let changed = |point: &Point| {
        let other = match PATTERN_2_PRINTED.at(*point)? {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        };
        let after = PATTERN_2_PRINTED.with(*point, other);
        fourfold.holds(&after).then_some((*point, after))
    };
    let mended: Vec<_> = Point::all().filter_map(|point| changed(&point)).collect();
    let d1 = Point::at(3, 0);
    assert_eq!(mended, [(d1, PATTERN_2)]);
    let (brush, conflicts) = Brush::nearest(&PATTERN_2_PRINTED.into());
    assert_eq!((brush, conflicts.iter().collect::<Vec<_>>()), (Brush::FourfoldRotation, vec![d1]));
}

#[test]
fn rows_and_text_are_read_as_they_are_written() {
    for built_in in built_in() {
        let pattern = built_in.pattern;
        assert_eq!(Pattern::from_rows(pattern.rows()), Ok(pattern));
        assert_eq!(Pattern::parse(&pattern.text()), Ok(pattern));
        let ones = |rows: [u16; 11]| rows.iter().map(|row| row.count_ones()).sum::<u32>();
        assert_eq!((ones(pattern.black()), ones(pattern.white())), pattern.counts());
    }
    assert_eq!(PATTERN_1.rows()[0], "wwwwwbbbbbw");
    assert_eq!(PATTERN_1.at(Point::at(0, 10)), Some(Colour::White));
    assert_eq!(PATTERN_1.at(Point::at(1, 0)), Some(Colour::Black));
    assert_eq!(PATTERN_1.at(CENTRE), None);
    assert_eq!(PATTERN_1.at(Point(121)), None);
    assert_eq!(PATTERN_1.with(CENTRE, Colour::Black).with(Point(255), Colour::Black), PATTERN_1);
}

#[test]
fn what_is_no_pattern_is_named_by_row_and_column() {
    let of = |change: &dyn Fn(&mut Vec<String>)| {
        let mut rows = PATTERN_1.rows().to_vec();
        change(&mut rows);
        Pattern::from_rows(rows)
    };
    let error = |row, column, fault| Err(PatternError { row, column, fault });
    assert_eq!(of(&|rows| rows.clear()), error(1, 1, PatternFault::Missing));
    assert_eq!(of(&|rows| rows.truncate(10)), error(11, 1, PatternFault::Missing));
    assert_eq!(of(&|rows| rows.push(String::new())), error(12, 1, PatternFault::Beyond));
    assert_eq!(of(&|rows| rows[4].truncate(7)), error(5, 8, PatternFault::Missing));
    assert_eq!(of(&|rows| rows[4].push('w')), error(5, 12, PatternFault::Beyond));
    assert_eq!(of(&|rows| rows[2] = "bbwéwbbbwww".into()), error(3, 4, PatternFault::Letter('é')));
    assert_eq!(of(&|rows| rows[5] = "bbbbbbbbbbb".into()), error(6, 6, PatternFault::Letter('b')));
    assert_eq!(of(&|rows| rows[0] = "_wwwwbbbbbw".into()), error(1, 1, PatternFault::Letter('_')));
    let told = of(&|rows| rows[2] = "bbw".into()).unwrap_err().to_string();
    assert_eq!(told, "row 3 from the top, column 4: nothing is written");
}

#[test]
fn hostile_text_never_panics() {
    let letters = ['b', 'w', '_', '.', 'é', '\0', '黑', '\u{301}', '9', ' '];
    let mut random = fastrand::Rng::with_seed(1);
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text: Vec<char> = match random.bool() {
            true => PATTERN_2.text().chars().collect(),
            false => (0..random.usize(..200)).map(|_| letters[random.usize(..3)]).collect(),
        };
        for _ in 0..random.usize(..3) {
            let place = random.usize(..=text.len());
            match random.u8(..3) {
                0 => text.insert(place, letters[random.usize(..letters.len())]),
                1 if place < text.len() => drop(text.remove(place)),
                _ => text.truncate(place.max(text.len() * 3 / 4)),
            }
        }
        let text: String = text.into_iter().collect();
        match Pattern::parse(&text) {
            Ok(pattern) => {
                assert_eq!(pattern.text(), text);
                read += 1;
            }
            Err(error) => {
                assert!((1..=12).contains(&error.row) && (1..=12).contains(&error.column), "{error}")
            }
        }
    }
    assert!(read > 1000, "most texts were spoiled: {read} read");
    let endless = std::iter::repeat("wwwwwwwwwww");
    assert_eq!(Pattern::from_rows(endless).unwrap_err().fault, PatternFault::Letter('w'));
}
