//! A test a clause: what it allows, what it forbids, and that the refusal or the event cites it.

use papan::engine::{
    Game, Target,
    pasang::{
        CentreBlocks, KaMethod, Layout, LineRule, NextStarterRule, PartialCapture, Pasang, SecondPassageRule,
        board::{CENTRE, Colour, Point},
        position::{Event, Piece, Position},
    },
    seat::Seat,
};

use crate::{
    ends,
    table::{board, custom, legal, lines_at, play, point, refusal, taken},
};

const TESTS: &[(&str, fn())] = &[
    ("pas.board", the_board),
    ("pas.pattern", the_pattern),
    ("pas.turns", turns),
    ("pas.next-starter", next_starter),
    ("pas.next-starter-turns", next_starter),
    ("pas.half", half),
    ("pas.passage-1", first_passage),
    ("pas.passage-2", second_passage),
    ("pas.passage-free", free_passage),
    ("pas.ka-slide", slide),
    ("pas.ka-slide-vacated", vacated),
    ("pas.ka-jump", jump),
    ("pas.ka-jump-over", jump_over),
    ("pas.ka-jump-stays", jump_stays),
    ("pas.ka-capture", ka_capture),
    ("pas.line", lines),
    ("pas.line-joined", joined),
    ("pas.odd", odd),
    ("pas.odd-whole", whole),
    ("pas.odd-part", odd_part),
    ("pas.odd-part-near", odd_part),
    ("pas.score", score),
    ("pas.colours", colours),
    ("pas.one-line", one_line),
    ("pas.centre", centre),
    ("pas.centre-moves", centre_moves),
    ("pas.move", moves),
    ("pas.across", across),
    ("pas.suntuk", ends::suntuk),
    ("pas.suntuk-scope", ends::suntuk_scope),
    ("pas.cleared", ends::cleared),
    ("pas.cleared-draw", ends::cleared_draw),
    ("pas.ka-unscored", ends::ka_unscored),
];

#[test]
fn every_clause_has_its_test_and_passes_it() {
    let ids: Vec<_> = Pasang::default().clauses().iter().map(|clause| clause.id).collect();
    assert_eq!(ids, TESTS.iter().map(|(id, _)| *id).collect::<Vec<_>>());
    TESTS.iter().for_each(|(_, test)| test());
}

fn jumping() -> Pasang {
    Pasang { ka_method: KaMethod::Jump, ..custom() }
}

/// After the columns that are named, each by whose turn it is.
fn after(game: &Pasang, columns: &str) -> Position {
    let mut position = game.start();
    columns.split_terminator("").skip(1).for_each(|column| drop(play(game, &mut position, column)));
    position
}

fn the_board() {
    let game = Pasang::default();
    let start = game.start();
    assert_eq!((start.tokens(), start.at(CENTRE)), (120, None));
    assert_eq!(Point::all().filter(|&point| start.at(point).is_some()).count(), 120);
    assert_eq!(refusal(&game, &start, "l"), "pas.board");
    let choosing = after(&game, "ak");
    for off in [CENTRE, Point(121), Point(255)] {
        let clause = game.refuse(&choosing, &[Target::Point(off)]);
        assert_eq!(game.clauses()[usize::from(clause.0)].id, "pas.board");
    }
}

fn the_pattern() {
    for (pattern, corner, beside) in
        [(Layout::Pattern1, "w", "b"), (Layout::Pattern2, "b", "b"), (Layout::Checker, "b", "w")]
    {
        let start = Pasang { pattern, ..Pasang::default() }.start();
        assert_eq!(Colour::BOTH.map(|colour| start.count(colour)), [60, 60], "{pattern:?}");
        let letter = |place: &str| match start.at(point(place)) {
            Some(Piece::Token(Colour::Black)) => "b",
            _ => "w",
        };
        assert_eq!((letter("a1"), letter("b1")), (corner, beside), "{pattern:?}");
    }
}

fn turns() {
    let game = Pasang::default();
    let mut position = game.start();
    for (place, chosen) in ["a", "k"].into_iter().enumerate() {
        assert_eq!(position.to_move().index(), place % 2);
        let events = play(&game, &mut position, chosen);
        assert_eq!(events.last(), Some(&(Event::Turn, "pas.turns")));
    }
    // a move that takes nothing is none
    let position = board("S:e1 N:k1 b:d2 w:j9");
    assert_eq!(refusal(&custom(), &position, "e4"), "pas.turns");
    assert_eq!(refusal(&custom(), &position, "e4x"), "pas.turns");
}

fn next_starter() {
    let ended = board("S:e1 N:k1 b:c9,d9");
    assert_eq!(custom().next_starter(&ended), Seat::SECOND);
    let mut other = ended;
    other.apply(Event::Turn);
    assert_eq!(custom().next_starter(&other), Seat::FIRST);
    // in turn, whoever captured last
    let turns = Pasang { next_starter: NextStarterRule::Alternate, ..custom() };
    assert_eq!([ended, other].map(|last| turns.next_starter(&last)), [Seat::SECOND; 2]);
}

fn half() {
    let game = Pasang::default();
    assert_eq!(refusal(&game, &game.start(), "e6"), "pas.half");
    assert_eq!(refusal(&game, &game.start(), "e7"), "pas.half");
    let choosing = after(&game, "dh");
    assert_eq!(refusal(&game, &choosing, "e6"), "pas.half");
    assert_eq!(refusal(&game, &choosing, "e7"), "pas.half");
    // the middle column has five points in each half
    for column in ["f", "af"] {
        let free = Pasang { second_passage: SecondPassageRule::FreeExceptFacing, ..game };
        let position = after(&free, column);
        assert_eq!(position.tokens(), 120 - 5 * column.len() as u32);
    }
}

fn first_passage() {
    let game = Pasang::default();
    let mut position = game.start();
    assert_eq!(legal(&game, &position), "a b c d e f g h i j k");
    let events = play(&game, &mut position, "c");
    assert_eq!(events[0], (Event::Passage { seat: Seat::FIRST, column: 2 }, "pas.passage-1"));
    assert_eq!(taken(&events), "c1 _, c2 _, c3 _, c4 _, c5 _".replace('_', "pas.passage-1"));
    assert_eq!(position.passage(Seat::FIRST), Some(2));
    assert_eq!(refusal(&game, &game.start(), "c3"), "pas.passage-1");
}

fn free_passage() {
    let game = Pasang { second_passage: SecondPassageRule::FreeExceptFacing, ..Pasang::default() };
    let mut position = after(&game, "a");
    assert_eq!(legal(&game, &position), "b c d e f g h i j k");
    assert_eq!(refusal(&game, &position, "a"), "pas.passage-free");
    let events = play(&game, &mut position, "b");
    assert_eq!(events[0], (Event::Passage { seat: Seat::SECOND, column: 1 }, "pas.passage-free"));
}

fn second_passage() {
    let game = Pasang::default();
    for (first, legal_columns) in [
        ("a", "g h i j k"),
        ("e", "g h i j k"),
        ("g", "a b c d e"),
        ("k", "a b c d e"),
        ("f", "a b c d e g h i j k"),
    ] {
        let position = after(&game, first);
        assert_eq!(legal(&game, &position), legal_columns);
        for wrong in
            "abcdefghijk".split_terminator("").skip(1).filter(|column| !legal_columns.contains(column))
        {
            assert_eq!(refusal(&game, &position, wrong), "pas.passage-2");
        }
    }
    let mut position = after(&game, "c");
    let events = play(&game, &mut position, "i");
    assert_eq!(taken(&events), "i7 _, i8 _, i9 _, i10 _, i11 _".replace('_', "pas.passage-2"));
}

fn slide() {
    let mut position = board("passages:dg b:c2,b2,e3 w:f3,c6,e7");
    assert_eq!(legal(&custom(), &position), "c2-d2xW1 e3-d3xE1");
    for wrong in ["b2", "f3", "d2", "c3", "e1"] {
        assert_eq!(refusal(&custom(), &position, wrong), "pas.ka-slide");
    }
    let events = play(&custom(), &mut position, "e3-d3xE1");
    let (seat, from, to) = (Seat::FIRST, point("e3"), point("d3"));
    assert_eq!(events[0], (Event::Rise { seat, point: from }, "pas.ka-slide"));
    assert_eq!(events[1], (Event::Slide { seat, from, to }, "pas.ka-slide"));
    assert_eq!((position.ka(seat), position.ka_token(seat)), (Some(to), Some(Colour::Black)));
    assert_eq!(position.at(from), None);
}

fn vacated() {
    let position = board("passages:dg b:e3,f3,g3 w:e2,f2");
    assert_eq!(legal(&custom(), &position), "e2-d2xE1");
    assert_eq!(refusal(&custom(), &position, "e3xE3"), "pas.ka-slide-vacated");
    assert_eq!(refusal(&custom(), &position, "e3xE2"), "pas.odd");
}

fn jump() {
    let mut position = board("passages:dg b:f3,b2,h3 w:e3,e4");
    assert_eq!(legal(&jumping(), &position), "f3-d3xE1");
    for wrong in ["e3", "b3", "h3"] {
        assert_eq!(refusal(&jumping(), &position, wrong), "pas.ka-jump");
    }
    let events = play(&jumping(), &mut position, "f3-d3xE1");
    let (seat, from, over, to) = (Seat::FIRST, point("f3"), point("e3"), point("d3"));
    assert_eq!(events[0], (Event::Rise { seat, point: from }, "pas.ka-jump"));
    assert_eq!(events[1], (Event::Jump { seat, from, over, to }, "pas.ka-jump"));
}

fn jump_over() {
    // the hopped token stays, and here it belongs to the line; nothing is hopped over from b2
    let mut position = board("passages:dg b:f3,b2 w:e3,h3,i3");
    assert_eq!(refusal(&jumping(), &position, "b2"), "pas.ka-jump-over");
    let events = play(&jumping(), &mut position, "f3-d3xE3");
    assert_eq!(taken(&events), "e3 pas.ka-capture, h3 pas.ka-capture, i3 pas.ka-capture");
}

fn jump_stays() {
    let mut position = board("passages:dg b:f3 w:e3,d9");
    play(&jumping(), &mut position, "f3-d3xN1");
    assert_eq!(position.at(point("e3")), Some(Piece::Token(Colour::White)));
    // where it is the line itself it is taken
    let mut position = board("passages:dg b:f3 w:e3,k9");
    assert_eq!(taken(&play(&jumping(), &mut position, "f3-d3xE1")), "e3 pas.ka-capture");
}

fn ka_capture() {
    // along the row or along the column, not both
    let position = board("passages:dg b:e3 w:f3,b3 b:d9");
    assert_eq!(legal(&custom(), &position), "e3-d3xN1");
    let position = board("passages:dg b:e3 w:f3 b:d9");
    assert_eq!(legal(&custom(), &position), "e3-d3xE1 e3-d3xN1");
    let mut both = position;
    assert_eq!(taken(&play(&custom(), &mut both, "e3-d3xN1")), "d9 pas.ka-capture");
    let mut row = position;
    assert_eq!(taken(&play(&custom(), &mut row, "e3-d3xE1")), "f3 pas.ka-capture");
}

fn lines() {
    for (tokens, offered) in [
        ("N:k1 b:d5", "W1"),
        ("N:k1 b:c5", "W1"),
        ("N:k1 b:b5,c5,d5", "W3"),
        ("N:k1 b:b5,d5 w:c5", "W1"),
        ("N:c5 b:b5,d5", "W1"),
        ("N:d5 b:b5,c5", ""),
        ("N:k1 w:g5,i5,k5", "E3"),
        ("N:k1 w:g5,i5 b:h5", "E1"),
        ("N:i5 w:f5,j5", "E1"),
    ] {
        let position = board(&format!("S:e1 {tokens} w:b9"));
        assert_eq!(lines_at(&custom(), &position, "e5"), offered, "{tokens}");
    }
    let mut position = board("S:e1 N:k1 b:b5,d5 w:c5,b9");
    assert_eq!(refusal(&custom(), &position, "e5xW3"), "pas.line");
    assert_eq!(refusal(&custom(), &position, "e5xE1"), "pas.line");
    assert_eq!(taken(&play(&custom(), &mut position, "e5xW1")), "d5 pas.line");
}

fn joined() {
    let mut position = board("S:e1 N:k1 b:d5,f5,h5");
    assert_eq!(lines_at(&custom(), &position, "e5"), "W1E2");
    assert_eq!(refusal(&custom(), &position, "e5xW1"), "pas.line-joined");
    let cited = "d5 pas.line-joined, f5 pas.line-joined, h5 pas.line-joined";
    assert_eq!(taken(&play(&custom(), &mut position, "e5xW1E2")), cited);
    let even = board("S:e1 N:k1 b:d5,f5 w:b9");
    assert_eq!(lines_at(&custom(), &even, "e5"), "");
    assert_eq!(refusal(&custom(), &even, "e5xW1"), "pas.line-joined");
    let separate = Pasang { line_rule: LineRule::SeparateSides, ..custom() };
    assert_eq!(refusal(&separate, &board("S:e1 N:k1 b:d5,f5,h5"), "e5xW1E2"), "pas.line-joined");
}

fn odd() {
    let position = board("S:e1 N:k1 b:c5,d5,f4,g4,h4,i4 w:b9");
    assert_eq!(["e4", "e5"].map(|place| lines_at(&custom(), &position, place)), ["", ""]);
    let position = board("S:e1 N:k1 b:c5,d5 w:d2");
    for even in ["e5", "e5xW2"] {
        assert_eq!(refusal(&custom(), &position, even), "pas.odd");
    }
    let partial = Pasang { partial_capture: PartialCapture::OddPart, ..custom() };
    assert_eq!(refusal(&partial, &position, "e5xW1"), "pas.odd");
}

fn whole() {
    let position = board("S:e1 N:k1 b:b5,c5,d5");
    assert_eq!(lines_at(&custom(), &position, "e5"), "W3");
    assert_eq!(refusal(&custom(), &position, "e5xW1"), "pas.odd-whole");
    let partial = Pasang { partial_capture: PartialCapture::OddPart, ..custom() };
    let mut part = position;
    assert_eq!(taken(&play(&partial, &mut part, "e5xW1")), "d5 pas.odd-part");
    let mut all = position;
    assert_eq!(taken(&play(&partial, &mut all, "e5xW3")), "d5 pas.line, c5 pas.line, b5 pas.line");
}

fn odd_part() {
    let partial = Pasang { partial_capture: PartialCapture::OddPart, ..custom() };
    let position = board("S:e1 N:k1 b:c5,d5 w:b9");
    // two are not a line to be taken, and neither of them is
    assert_eq!(lines_at(&partial, &position, "e5"), "");
    let mut position = board("S:e1 N:k1 b:b5,c5,d5");
    assert_eq!(lines_at(&partial, &position, "e5"), "W1 W3");
    // the nearest first
    assert_eq!(taken(&play(&partial, &mut position, "e5xW1")), "d5 pas.odd-part");
}

fn colours() {
    let position = board("S:e1 N:k1 b:d5 w:f5");
    for (line, colour) in [("e5xW1", Colour::Black), ("e5xE1", Colour::White)] {
        let events = play(&custom(), &mut position.clone(), line);
        assert!(events.iter().any(
            |(event, _)| matches!(event, Event::Take { seat: Seat::FIRST, colour: of, .. } if *of == colour)
        ));
    }
}

fn score() {
    for (tokens, points) in [("b:b5,c5,d5", 3), ("w:b5,c5,d5", 6), ("w:d5", 2), ("b:d5", 1)] {
        let mut position = board(&format!("S:e1 N:k1 {tokens} b:k2"));
        let before = position.score(Seat::FIRST);
        let chosen = legal(&custom(), &position);
        let game = custom();
        let chosen = chosen.split(' ').find(|chosen| chosen.starts_with("e5")).expect("the move to e5");
        // at once: the score has changed before the turn goes on
        let mut told = position;
        for (event, _) in play(&game, &mut position, chosen) {
            if event == Event::Turn {
                assert_eq!(told.score(Seat::FIRST), before + points, "{tokens}");
            }
            told.apply(event);
        }
        assert_eq!(position.score(Seat::FIRST), before + points, "{tokens}");
    }
}

fn one_line() {
    let mut position = board("S:e1 N:k1 b:d5 w:f5");
    assert_eq!(lines_at(&custom(), &position, "e5"), "E1 W1");
    assert_eq!(refusal(&custom(), &position, "e5xW1E1"), "pas.one-line");
    assert_eq!(refusal(&custom(), &position, "e5xN1E1"), "pas.one-line");
    assert_eq!(taken(&play(&custom(), &mut position, "e5xE1")), "f5 pas.line");
    assert_eq!(position.tokens(), 1);
}

fn centre() {
    let position = board("S:e1 N:k1 b:d6,g6");
    assert_eq!(lines_at(&custom(), &position, "e6"), "W1");
    for crossing in ["e6xE1", "e6xW1E1"] {
        assert_eq!(refusal(&custom(), &position, crossing), "pas.centre");
    }
    assert_eq!(refusal(&custom(), &board("S:e1 N:k1 b:g6 w:d2"), "e6"), "pas.centre");
    // upright too, and under the reading that lets moves cross
    let open = Pasang { centre_blocks: CentreBlocks::LinesOnly, ..custom() };
    assert_eq!(lines_at(&open, &board("S:c4 N:k1 b:f3,f8,f9"), "f4"), "S1");
}

fn centre_moves() {
    let position = board("S:f3 N:k1 b:d9,d4");
    assert_eq!(legal(&custom(), &position), "f4xW1");
    for crossing in ["f9", "f9xW1", "f6"] {
        assert_eq!(refusal(&custom(), &position, crossing), "pas.centre-moves");
    }
    let open = Pasang { centre_blocks: CentreBlocks::LinesOnly, ..custom() };
    assert_eq!(legal(&open, &position), "f4xW1 f9xW1");
    assert_eq!(refusal(&open, &position, "f6"), "pas.centre-moves");
}

fn moves() {
    let mut position = board("S:e1 N:e9 b:d2,d3,d10 w:h1 b:h4,c1");
    // it may go past the first point that captures, not past a token or the other ka
    assert_eq!(legal(&custom(), &position), "d1xN3 e2xW1 e3xW1 e4xE1");
    for wrong in ["e1", "f2", "h1", "i1", "e9", "e10", "c1", "b1"] {
        assert_eq!(refusal(&custom(), &position, wrong), "pas.move", "{wrong}");
    }
    let events = play(&custom(), &mut position, "e3xW1");
    let (seat, from, to) = (Seat::FIRST, point("e1"), point("e3"));
    assert_eq!(events[0], (Event::Slide { seat, from, to }, "pas.move"));
}

fn across() {
    let position = board("S:e1 N:k1 b:e8,h5 w:c3,b1");
    assert_eq!(legal(&custom(), &position), "c1xN1 e3xW1 e5xE1 h1xN1");
    for along in ["e4", "e5xN1", "d1"] {
        assert_eq!(refusal(&custom(), &position, along), "pas.across", "{along}");
    }
}
