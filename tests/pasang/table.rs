//! Boards, moves and lines as text, for tests.

use papan::engine::{
    Game, Target,
    clause::Cited,
    pasang::{
        Layout, Line, Move, Pasang,
        board::{Colour, Point, SIDE},
        position::{Event, Piece, Position},
        setup::Setup,
    },
    seat::Seat,
};

/// The default readings on a board of one's own.
pub fn custom() -> Pasang {
    Pasang { pattern: Layout::Custom, ..Pasang::default() }
}

/// `e5`: a column's letter and a row from 1 at the bottom.
pub fn point(text: &str) -> Point {
    let column = text.as_bytes()[0] - b'a';
    Point::at(column, text[1..].parse::<u8>().expect("a row") - 1)
}

fn point_text(point: Point) -> String {
    format!("{}{}", char::from(b'a' + point.column()), point.row() + 1)
}

/// `W1E2`: a letter a side and how many.
pub fn line(text: &str) -> Line {
    let mut line = Line::default();
    for (at, side) in text.char_indices().filter(|(_, c)| c.is_alphabetic()) {
        let digits: String = text[at + 1..].chars().take_while(char::is_ascii_digit).collect();
        line.sides["NSWE".find(side).expect("a side")] = digits.parse().expect("how many");
    }
    line
}

fn line_text(line: Line) -> String {
    "NSWE".chars().zip(line.sides).filter(|(_, n)| *n > 0).map(|(side, n)| format!("{side}{n}")).collect()
}

/// A move as records write it.
pub fn text(chosen: Move) -> String {
    match chosen {
        Move::Passage(column) => char::from(b'a' + column).into(),
        Move::Ka { from, to, line } => {
            format!("{}-{}x{}", point_text(from), point_text(to), line_text(line))
        }
        Move::Go { to, line } => format!("{}x{}", point_text(to), line_text(line)),
    }
}

/// `S:e1 N:k6 b:d5,f5 w:c3`: what stands where, and the passages `a` and `k`; `passages:dg` makes others, and
/// `passages:-` none. All that is missing of 60 and 60 is in the first seat's cup; both kas were black.
pub fn setup(text: &str, to_move: Seat) -> Setup {
    let mut setup = Setup {
        rows: vec![vec![None; 11]; 11],
        to_move: to_move.index(),
        passages: [Some(0), Some(10)],
        ..Setup::default()
    };
    let mut missing = 180;
    for part in text.split_whitespace() {
        let (what, places) = part.split_once(':').expect("what and where");
        let piece = match what {
            "S" => Piece::Ka(Seat::FIRST),
            "N" => Piece::Ka(Seat::SECOND),
            "b" => Piece::Token(Colour::Black),
            "w" => Piece::Token(Colour::White),
            _ => {
                let mut columns = places.bytes().filter(u8::is_ascii_lowercase).map(|letter| letter - b'a');
                setup.passages = [columns.next(), columns.next()];
                continue;
            }
        };
        for place in places.split(',').map(point) {
            setup.rows[usize::from(SIDE - 1 - place.row())][usize::from(place.column())] = Some(piece);
            missing -= match piece {
                Piece::Token(colour) => u32::from(colour.points()),
                Piece::Ka(seat) => {
                    setup.ka_tokens[seat.index()] = Some(Colour::Black);
                    1
                }
            };
        }
    }
    setup.scores = [missing, 0];
    setup
}

/// A lawful [`setup`] with a custom pattern, the first seat to move.
pub fn board(text: &str) -> Position {
    custom().position(&setup(text, Seat::FIRST)).unwrap_or_else(|law| panic!("{text}: {law:?}"))
}

/// All legal moves, sorted, with a space between.
pub fn legal(game: &Pasang, position: &Position) -> String {
    let mut moves = Vec::new();
    game.each_move(position, |chosen| moves.push(text(chosen)));
    moves.sort();
    moves.join(" ")
}

/// The lines that are offered at a point the ka moves to, sorted, with a space between.
pub fn lines_at(game: &Pasang, position: &Position, place: &str) -> String {
    let mut lines = Vec::new();
    game.each_move(position, |chosen| match chosen {
        Move::Go { to, line } if to == point(place) => lines.push(line_text(line)),
        _ => (),
    });
    lines.sort();
    lines.join(" ")
}

/// The targets of a written move: `c`, `e5`, `e5xW3`; of a ka the point it comes from.
pub fn targets(text: &str) -> Vec<Target> {
    let (place, taken) = text.split_once('x').map_or((text, None), |(place, taken)| (place, Some(taken)));
    if place.len() == 1 {
        return vec![Target::Column(place.as_bytes()[0] - b'a')];
    }
    std::iter::once(Target::Point(point(place))).chain(taken.map(|taken| Target::Line(line(taken)))).collect()
}

/// The id of the clause that refuses a choice, which begins no legal move.
pub fn refusal(game: &Pasang, position: &Position, text: &str) -> &'static str {
    let path = targets(text);
    game.each_move(position, |chosen| {
        assert!(!game.targets(position, chosen).starts_with(&path), "{text} is legal");
    });
    game.clauses()[usize::from(game.refuse(position, &path).0)].id
}

/// Plays a written move; what happened with the ids of its clauses.
pub fn play(game: &Pasang, position: &mut Position, written: &str) -> Vec<(Event, &'static str)> {
    let mut found = None;
    game.each_move(position, |chosen| {
        if text(chosen) == written {
            found = Some(chosen);
        }
    });
    let chosen = found.unwrap_or_else(|| panic!("{written} is none of {}", legal(game, position)));
    let mut events = Vec::new();
    game.play(position, chosen, |Cited { event, clause }| {
        events.push((event, game.clauses()[usize::from(clause.0)].id));
    });
    events
}

/// What a move took, in its order: the points and the ids of the clauses.
pub fn taken(events: &[(Event, &'static str)]) -> String {
    let token = |(event, clause): &(Event, &str)| match event {
        Event::Take { point, .. } => Some(format!("{} {clause}", point_text(*point))),
        _ => None,
    };
    events.iter().filter_map(token).collect::<Vec<_>>().join(", ")
}
