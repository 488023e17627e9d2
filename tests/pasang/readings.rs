//! Every reading changes what it should, and a preset is the readings it names.

use papan::{
    engine::{
        Game,
        pasang::{
            CentreBlocks, JumpNeedsToken, KaMethod, KaTokenScored, Layout, LineRule, NextStarterRule,
            PartialCapture, Pasang, Row11, SecondPassageRule,
            board::Colour,
            pattern::{CHECKER, PATTERN_1, PATTERN_2, PATTERN_2_PRINTED},
            position::Position,
            setup::SetupError,
        },
        reading::Readings,
        seat::Seat,
    },
    playout::Playouts,
};

use crate::table::{board, custom, legal, lines_at};

fn counts(game: &Pasang) -> [u32; 2] {
    Colour::BOTH.map(|colour| game.start().count(colour))
}

#[test]
fn names_are_those_of_the_rules() {
    let table: Vec<_> = Pasang::READINGS
        .iter()
        .map(|reading| format!("{}: {}", reading.name, reading.values.join("|")))
        .collect();
    let rules = [
        "pattern: pattern_1|pattern_2|checker|custom",
        "pattern_2_row_11: emended|as_printed",
        "line_rule: joined|separate_sides|either",
        "partial_capture: none|odd_part",
        "second_passage: diagonal|free_except_facing",
        "ka_method: slide|jump|either",
        "jump_needs_token: true|false",
        "centre_blocks: both|lines_only",
        "ka_token_scored: false|true",
        "next_starter: last_capturer|alternate",
    ];
    assert_eq!(table, rules);
}

#[test]
fn presets_are_the_readings_they_name() {
    let of = |name: &str| {
        let preset = Pasang::PRESETS.iter().find(|preset| preset.name == name).expect("a preset");
        let mut game = Pasang::default();
        for (name, value) in preset.values {
            let reading =
                Pasang::READINGS.iter().position(|reading| reading.name == *name).expect("a reading");
            let value = Pasang::READINGS[reading].values.iter().position(|known| known == value);
            assert!(game.set_value(reading, value.expect("a value")));
        }
        game
    };
    assert_eq!(Pasang::PRESETS[0].name, "encyclopedia");
    assert_eq!(of("encyclopedia"), Pasang::default());
    let emas = Pasang {
        second_passage: SecondPassageRule::FreeExceptFacing,
        ka_method: KaMethod::Either,
        ..Pasang::default()
    };
    assert_eq!(of("pasang-emas"), emas);
    let traditional = Pasang { partial_capture: PartialCapture::OddPart, ..Pasang::default() };
    assert_eq!(of("traditional"), traditional);
}

#[test]
fn the_pattern_is_laid_out() {
    for (pattern, rows) in
        [(Layout::Pattern1, PATTERN_1), (Layout::Pattern2, PATTERN_2), (Layout::Checker, CHECKER)]
    {
        let game = Pasang { pattern, ..Pasang::default() };
        assert_eq!(game.start(), Position::laid_out(&rows));
        assert_eq!(counts(&game), [60, 60], "{pattern:?}");
        // any pattern of 60 and 60 may be laid out where it is custom, and no other elsewhere
        assert_eq!(custom().lay_out(&rows), Ok(game.start()));
    }
    let game = Pasang::default();
    assert!(matches!(game.lay_out(&CHECKER), Err(SetupError::Pattern { .. })));
    let uneven = custom().lay_out(&PATTERN_2_PRINTED);
    assert_eq!(uneven, Err(SetupError::Tokens { colour: Colour::White, found: 61, most: 60 }));
}

#[test]
fn the_printed_row_has_one_white_more() {
    let printed =
        Pasang { pattern: Layout::Pattern2, pattern_2_row_11: Row11::AsPrinted, ..Pasang::default() };
    assert_eq!(counts(&printed), [59, 61]);
    assert_eq!(printed.lay_out(&PATTERN_2_PRINTED), Ok(printed.start()));
    // it says nothing of another pattern
    let first = Pasang { pattern_2_row_11: Row11::AsPrinted, ..Pasang::default() };
    assert_eq!(first.start(), Pasang::default().start());
}

#[test]
fn lines_are_joined_or_not_and_parts_may_be_taken_or_not() {
    use LineRule::{Either, Joined, SeparateSides};
    use PartialCapture::{None, OddPart};
    for (tokens, line_rule, partial_capture, offered) in [
        ("b:d5,f5,h5", Joined, None, "W1E2"),
        ("b:d5,f5,h5", SeparateSides, None, "W1"),
        ("b:d5,f5,h5", Either, None, "W1 W1E2"),
        ("b:d5,f5,h5", Joined, OddPart, "E1 W1 W1E2"),
        ("b:d5,f5,h5", SeparateSides, OddPart, "W1"),
        ("b:d5,f5,h5", Either, OddPart, "E1 W1 W1E2"),
        ("b:d5,f5", Joined, None, ""),
        ("b:d5,f5", SeparateSides, None, "E1 W1"),
        ("b:d5,f5", Either, None, "E1 W1"),
        ("b:d5,f5", Joined, OddPart, ""),
        ("b:d5,f5", Either, OddPart, "E1 W1"),
        ("b:b5,c5,d5 w:f5", Joined, None, "E1 W3"),
        ("b:b5,c5,d5 w:f5", Joined, OddPart, "E1 W1 W3"),
        ("b:b5,c5,d5 w:f5", SeparateSides, OddPart, "E1 W1 W3"),
        ("b:c5,d5,f5,g5,h5", Joined, None, "W2E3"),
        ("b:c5,d5,f5,g5,h5", Joined, OddPart, "E1 E3 W1 W1E2 W2E1 W2E3"),
        ("b:c5,d5,f5,g5,h5", SeparateSides, None, "E3"),
        ("b:c5,d5,f5,g5,h5", SeparateSides, OddPart, "E1 E3"),
        ("b:c5,d5,f5,g5,h5", Either, None, "E3 W2E3"),
        ("b:c5,d5 w:f5", Either, OddPart, "E1"),
    ] {
        let game = Pasang { line_rule, partial_capture, ..custom() };
        let position = board(&format!("S:e1 N:k1 {tokens}"));
        let told = format!("{tokens} {line_rule:?} {partial_capture:?}");
        assert_eq!(lines_at(&game, &position, "e5"), offered, "{told}");
    }
}

#[test]
fn the_second_passage_may_be_any_that_does_not_face_the_first() {
    let free = Pasang { second_passage: SecondPassageRule::FreeExceptFacing, ..Pasang::default() };
    for (first, column) in ('a'..='k').enumerate() {
        let mut position = free.start();
        free.play(&mut position, papan::engine::pasang::Move::Passage(first as u8), |_| ());
        let others: Vec<_> = ('a'..='k').filter(|&other| other != column).map(String::from).collect();
        assert_eq!(legal(&free, &position), others.join(" "));
    }
}

#[test]
fn a_ka_slides_or_jumps_or_either() {
    let position = board("passages:dg b:e3,f3 w:h3");
    for (ka_method, moves) in
        [(KaMethod::Slide, "e3-d3xE1"), (KaMethod::Jump, "f3-d3xE1"), (KaMethod::Either, "e3-d3xE1 f3-d3xE1")]
    {
        assert_eq!(legal(&Pasang { ka_method, ..custom() }, &position), moves);
    }
}

#[test]
fn a_jump_needs_a_token_or_not() {
    let position = board("passages:dg b:f3 w:h3");
    for (jump_needs_token, moves) in [(JumpNeedsToken::Yes, ""), (JumpNeedsToken::No, "f3-d3xE1")] {
        let game = Pasang { ka_method: KaMethod::Jump, jump_needs_token, ..custom() };
        assert_eq!(legal(&game, &position), moves);
    }
}

#[test]
fn the_centre_stops_moves_or_only_lines() {
    let sideways = board("S:d6 N:k1 b:h3 w:e2,e4");
    for (centre_blocks, moves) in
        [(CentreBlocks::Both, "d2xE1 d4xE1 d3xE1"), (CentreBlocks::LinesOnly, "d2xE1 d4xE1 d3xE1 h6xS1")]
    {
        let mut moves: Vec<_> = moves.split(' ').collect();
        moves.sort_unstable();
        assert_eq!(legal(&Pasang { centre_blocks, ..custom() }, &sideways), moves.join(" "));
    }
    // past the centre the first piece stops it again
    let blocked = board("S:d6 N:g6 b:h3");
    let open = Pasang { centre_blocks: CentreBlocks::LinesOnly, ..custom() };
    assert_eq!(legal(&open, &blocked), "d3xE1");
}

#[test]
fn a_ka_counts_when_the_board_is_cleared_or_never() {
    for (ka_token_scored, sum) in [(KaTokenScored::No, 178), (KaTokenScored::Yes, 180)] {
        let game = Pasang { ka_token_scored, ..custom() };
        let mut position = board("S:e1 N:e9 b:d5");
        crate::table::play(&game, &mut position, "e5xW1");
        assert_eq!(position.score(Seat::FIRST) + position.score(Seat::SECOND), sum);
        assert_eq!(game.position(&game.setup(&position)), Ok(position));
    }
}

#[test]
fn the_next_game_begins_with_the_last_capturer_or_the_other() {
    let alternate = Pasang { next_starter: NextStarterRule::Alternate, ..custom() };
    let mut position = board("S:e1 N:e9 b:d5");
    crate::table::play(&custom(), &mut position, "e5xW1");
    assert_eq!(custom().next_starter(&position), Seat::FIRST);
    assert_eq!(alternate.next_starter(&position), Seat::SECOND);
}

/// On the first pattern no game is without a position that the line rules see differently, and the first of
/// them comes when the first ka is chosen: so the reading matters.
#[test]
fn every_game_meets_a_position_that_the_line_rules_see_differently() {
    let joined = Pasang::default();
    let others = [LineRule::SeparateSides, LineRule::Either].map(|line_rule| Pasang { line_rule, ..joined });
    let mut earliest = usize::MAX;
    for seed in 0..300 {
        let mut playouts = Playouts::new(joined, seed);
        let (mut moves, mut differs) = (0, None);
        playouts.play(joined.start(), |before, _, _| {
            let other = others.iter().any(|other| legal(other, before) != legal(&joined, before));
            differs = differs.or(other.then_some(moves));
            moves += 1;
        });
        earliest = earliest.min(differs.expect("a difference"));
    }
    assert_eq!(earliest, 2, "after two moves, before the third");
}
