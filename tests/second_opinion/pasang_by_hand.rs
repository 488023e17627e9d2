//! The plain telling of Pasang on small boards worked out by hand from the clauses of `rules/`.

use crate::pasang::{Choice, ENCYCLOPEDIA, Line, Lines, Method, Pasang, Piece, Point, Table, start};

/// A point as it is written: `a1` is the bottom left.
fn at(text: &str) -> Point {
    let column = usize::from(text.as_bytes()[0] - b'a');
    (column, text[1..].parse::<usize>().expect("a row") - 1)
}

/// A board of pieces like `d4b`: `b` and `w` are tokens, `S` and `N` the kas. South is to move; his passage is
/// column a and North's is column k unless a test says otherwise.
fn board(pieces: &str) -> Table {
    let mut table = Table { passages: [Some(0), Some(10)], ..start(&[[b'_'; 11]; 11]) };
    for piece in pieces.split_whitespace() {
        let (point, what) = piece.split_at(piece.len() - 1);
        let (column, row) = at(point);
        let seat = usize::from(what == "N");
        table.board[row][column] = Some(match what {
            "b" => Piece::Black,
            "w" => Piece::White,
            _ => {
                table.kas[seat] = Some((column, row));
                table.ka_tokens[seat] = Some(Piece::White);
                Piece::Ka(seat)
            }
        });
    }
    table
}

/// What the ka may take when it goes to a point.
fn takes(game: &Pasang, table: &Table, to: &str) -> Vec<Line> {
    let lines = game.legal(table).into_iter().filter_map(|choice| match choice {
        Choice::Go(point, line) if point == at(to) => Some(line),
        _ => None,
    });
    lines.collect()
}

const SEPARATE: Pasang = Pasang { lines: Lines::Separate, ..ENCYCLOPEDIA };
const EITHER: Pasang = Pasang { lines: Lines::Either, ..ENCYCLOPEDIA };

#[test]
fn lines_of_pasang() {
    // one west beyond vacant points, two east, then another colour
    let three = board("e2S a5b g5b i5b j5w k5b");
    assert_eq!(takes(&ENCYCLOPEDIA, &three, "e5"), [[0, 0, 1, 2]]);
    assert_eq!(takes(&SEPARATE, &three, "e5"), [[0, 0, 1, 0]]);
    assert_eq!(takes(&EITHER, &three, "e5"), [[0, 0, 1, 2], [0, 0, 1, 0]]);
    // one and one are an even line, or two odd ones
    let two = board("e2S a5b g5b");
    assert!(takes(&ENCYCLOPEDIA, &two, "e5").is_empty());
    assert_eq!(takes(&SEPARATE, &two, "e5"), [[0, 0, 1, 0], [0, 0, 0, 1]]);
    assert_eq!(takes(&EITHER, &two, "e5"), [[0, 0, 1, 0], [0, 0, 0, 1]]);
    // other colours never join, and exactly one is taken
    let both = board("e2S c5b g5w h5w i5w");
    for game in [ENCYCLOPEDIA, SEPARATE, EITHER] {
        assert_eq!(takes(&game, &both, "e5"), [[0, 0, 1, 0], [0, 0, 0, 3]]);
    }
    // a ka ends a line as another colour does
    assert_eq!(takes(&ENCYCLOPEDIA, &board("e2S g5b h5N i5b"), "e5"), [[0, 0, 0, 1]]);
    assert!(takes(&ENCYCLOPEDIA, &board("e2S g5N h5b"), "e5").is_empty());
    // after a move along the row the column is read, and nothing else
    assert_eq!(takes(&ENCYCLOPEDIA, &board("b3S e1b e2b e7b h3b"), "e3"), [[1, 2, 0, 0]]);
    assert!(takes(&ENCYCLOPEDIA, &board("b3S h3b"), "e3").is_empty());
}

#[test]
fn parts_of_odd_lines() {
    let part = |game: Pasang| Pasang { odd_part: true, ..game };
    let three = board("e2S a5b g5b i5b");
    assert_eq!(takes(&part(ENCYCLOPEDIA), &three, "e5"), [[0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 2]]);
    assert_eq!(takes(&part(SEPARATE), &three, "e5"), [[0, 0, 1, 0]]);
    // a part of either whole line is named once
    assert_eq!(takes(&part(EITHER), &three, "e5").len(), 3);
    let five = board("e2S a5b g5b h5b i5b j5b");
    let lines = [[0, 0, 0, 1], [0, 0, 0, 3], [0, 0, 1, 0], [0, 0, 1, 2], [0, 0, 1, 4]];
    assert_eq!(takes(&part(ENCYCLOPEDIA), &five, "e5"), lines);
    // an odd part of an even line is not taken
    assert!(takes(&part(ENCYCLOPEDIA), &board("e2S g5b h5b"), "e5").is_empty());
}

#[test]
fn the_centre_of_pasang() {
    // of the middle row only the side of the ka is read
    assert_eq!(takes(&ENCYCLOPEDIA, &board("d2S b6b g6b"), "d6"), [[0, 0, 1, 0]]);
    assert!(takes(&ENCYCLOPEDIA, &board("d2S g6b"), "d6").is_empty());
    let over = Pasang { crosses_centre: true, ..ENCYCLOPEDIA };
    let across = board("d6S f9b h9b");
    assert!(takes(&ENCYCLOPEDIA, &across, "h6").is_empty());
    assert_eq!(takes(&over, &across, "h6"), [[1, 0, 0, 0]]);
    assert!(takes(&over, &across, "f6").is_empty(), "nothing stops on the centre");
    assert!(takes(&over, &board("d2S g6b"), "d6").is_empty(), "lines never cross it");
    // nothing is passed over by a move but vacant points
    for between in ["f3b f4b", "f3N"] {
        let table = board(&format!("d3S h9b {between}"));
        assert!(takes(&ENCYCLOPEDIA, &table, "h3").is_empty());
    }
}

/// South's choices of a ka with his passage in column e.
fn kas(game: &Pasang, pieces: &str) -> Vec<Choice> {
    game.legal(&Table { passages: [Some(4), Some(8)], ..board(pieces) })
}

#[test]
fn choosing_a_ka() {
    let jump = Pasang { method: Method::Jump, ..ENCYCLOPEDIA };
    // the point it slides from is vacant: the line is read beyond it
    let slide = Choice::Ka(at("d2"), at("e2"), [0, 0, 1, 0]);
    assert_eq!(kas(&ENCYCLOPEDIA, "d2w a2b"), [slide]);
    // what it hops over stays and is of the line
    let row = "c2w d2b b2b a2b";
    assert_eq!(kas(&jump, row), [Choice::Ka(at("c2"), at("e2"), [0, 0, 3, 0])]);
    let mut table = Table { passages: [Some(4), Some(8)], ..board(row) };
    jump.play(&mut table, Choice::Ka(at("c2"), at("e2"), [0, 0, 3, 0]));
    assert_eq!(
        (table.scores, table.kas[0], table.ka_tokens[0]),
        ([3, 0], Some(at("e2")), Some(Piece::White))
    );
    // there must be something to hop over, unless the reading says otherwise
    assert!(kas(&jump, "c2w b2b").is_empty());
    let free = Pasang { jumps_nothing: true, ..jump };
    assert_eq!(kas(&free, "c2w b2b"), [Choice::Ka(at("c2"), at("e2"), [0, 0, 1, 0])]);
    // the middle row is in nobody's half
    assert!(kas(&ENCYCLOPEDIA, "d6w a6b").is_empty());
    // a ka that has just arrived may take along its column too
    assert_eq!(kas(&ENCYCLOPEDIA, "d2w e8b"), [Choice::Ka(at("d2"), at("e2"), [1, 0, 0, 0])]);
    // the second player chooses in his own half
    let north = Table { turn: 1, ..board("b2S j9w h9b j4w h4b") };
    assert_eq!(ENCYCLOPEDIA.legal(&north), [Choice::Ka(at("j9"), at("k9"), [0, 0, 1, 0])]);
}

#[test]
fn how_pasang_ends() {
    let end = |game: &Pasang, table: &Table| game.end(table, &game.legal(table));
    let stuck = board("a1S k11N f3b g3b f4b g4b");
    assert_eq!(end(&ENCYCLOPEDIA, &stuck), Some(([false, true], "pas.suntuk")));
    let no_ka = board("f3b f4b");
    assert_eq!(end(&ENCYCLOPEDIA, &no_ka), Some(([false, true], "pas.suntuk-scope")));
    // the last token is a point for South
    for (scores, winners, clause) in [
        ([89, 86], [true, false], "pas.cleared"),
        ([87, 88], [true, true], "pas.cleared-draw"),
        ([80, 95], [false, true], "pas.cleared"),
    ] {
        let mut last = Table { scores, ..board("a1S k11N f3b") };
        assert_eq!(end(&ENCYCLOPEDIA, &last), None);
        let mut counted = Table { ka_tokens: [Some(Piece::White), Some(Piece::Black)], ..last.clone() };
        let go = Choice::Go(at("a3"), [0, 0, 0, 1]);
        ENCYCLOPEDIA.play(&mut last, go);
        assert_eq!(end(&ENCYCLOPEDIA, &last), Some((winners, clause)));
        Pasang { ka_scored: true, ..ENCYCLOPEDIA }.play(&mut counted, go);
        assert_eq!(counted.scores, [scores[0] + 3, scores[1] + 1]);
    }
}
