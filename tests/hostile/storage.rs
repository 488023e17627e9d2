//! Hostile text where a browser keeps games and patterns, and where the page of patterns reads what it is sent. Nothing
//! may panic; what is taken for a game or a pattern is the same after writing and reading again.

use papan::{
    engine::{
        pasang::{
            Pasang,
            built_in::built_in,
            pattern::{PATTERN_1, Pattern},
        },
        sowing::Kind,
    },
    page::workshop::{pattern_address, saved_patterns, saved_patterns::SavedPattern, workshop_model},
    page::{markup::escaped, saved_game::SavedGame},
};

use crate::mutations::{inputs, some};

#[test]
fn kept_games() {
    let valid = [
        "v=1&moves=a_A_b\n1790000000000\nAma\nKofi\n",
        "v=1&r=ludii&moves=a_A&at=m1\n17\n\n\nZoë 🥜",
        "v=1&moves=c&end=resigned-first\n1790000000001\n\n\n",
    ]
    .map(String::from);
    let mut read = 0;
    for text in inputs(50, &valid) {
        let Some(saved) = SavedGame::read("x", &text) else { continue };
        read += 1;
        let again = SavedGame::read("x", &saved.write());
        assert_eq!(again.as_ref(), Some(&saved));
        assert!(saved.when.len() <= 15 && saved.when.bytes().all(|byte| byte.is_ascii_digit()));
        let (_, _) = (saved.moves(), saved.age());
        if text.len() < 2_000 {
            let _ = (saved.is_over(Kind::ALL[0].game()), saved.is_over(Pasang::default()));
        }
    }
    some(read);
}

#[test]
fn patterns_and_boards() {
    let mut valid: Vec<String> = built_in().map(|known| known.pattern.text()).collect();
    valid.push(papan::page::workshop::draft_text::text(&Default::default()));
    let (mut patterns, mut boards) = (0, 0);
    for text in inputs(51, &valid) {
        if let Ok(pattern) = Pattern::parse(&text) {
            patterns += 1;
            assert_eq!(Pattern::parse(&pattern.text()), Ok(pattern), "{text:?}");
        }
        if let Some(draft) = papan::page::workshop::draft_text::draft(&text) {
            boards += 1;
            assert_eq!(
                papan::page::workshop::draft_text::draft(&papan::page::workshop::draft_text::text(&draft)),
                Some(draft),
                "{text:?}"
            );
        }
    }
    // hardly a change leaves sixty of each, or all rows as long as they must be
    assert!(patterns > 3 && boards > 9, "{patterns} patterns, {boards} boards");
}

#[test]
fn kept_patterns_and_their_names() {
    let valid: Vec<String> =
        built_in().take(4).map(|known| format!("{}\n1790000000000\nAma", known.pattern.text())).collect();
    let mut read = 0;
    for text in inputs(52, &valid) {
        let name = saved_patterns::name(&text);
        assert!(!name.trim().is_empty() && name.chars().count() <= 40 && !name.chars().any(char::is_control));
        assert!(
            SavedPattern::read(&text, &valid[0]).is_none_or(|saved| escaped(&saved.id) == text),
            "{text:?}"
        );
        let Some(saved) = SavedPattern::read("17-04", &text) else { continue };
        read += 1;
        assert_eq!(SavedPattern::read("17-04", &saved.write()).as_ref(), Some(&saved), "{text:?}");
    }
    some(read);
}

#[test]
fn addresses_of_boards_to_work_on() {
    let other = pattern_address::read("v=1&r=traditional");
    let valid: Vec<String> =
        [pattern_address::address(&other, &PATTERN_1), pattern_address::shared(&other, &PATTERN_1.into())]
            .into_iter()
            .chain(built_in().take(3).map(|known| pattern_address::address(&other, &known.pattern)))
            .collect();
    let mut boards = 0;
    for text in inputs(53, &valid) {
        let read = pattern_address::read(&text);
        boards += usize::from(read.status == pattern_address::BoardStatus::Valid);
        let again = pattern_address::read(&pattern_address::shared(&read, &read.draft));
        assert_eq!((again.draft, again.preset), (read.draft, read.preset), "{text:?}");
        if let Some(point) = workshop_model::cell_by_name(&text) {
            assert!(point.is_playable(), "{text:?}");
        }
    }
    assert!(boards > 9, "{boards} boards");
    let cells = inputs(54, &["ws-p0".to_string(), "ws-p120".into(), "ws-p61".into()]);
    some(
        cells
            .filter_map(|text| workshop_model::cell_by_name(&text))
            .filter(|point| point.is_playable())
            .count(),
    );
}
