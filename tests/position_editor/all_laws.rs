//! All laws that are broken at once are said, and none that means nothing while another is broken.

use fastrand::Rng;
use papan::{
    engine::{
        pasang::{
            Pasang,
            board::{CENTRE, Colour, Point},
            pattern::PATTERN_1,
            position::{Piece, Position},
            setup::Setup,
        },
        seat::Seat,
    },
    page::editor::{edited::Edited, editor_model::EditorModel, view},
};

use super::{
    model, pasang, positions, rendered,
    rows::{Row, rows},
    sowing,
};

/// What is said of a board, each law with its clause, empty where none is behind it.
fn said<F: Edited>(editor: &EditorModel<F>) -> Vec<(String, &'static str)> {
    let status = editor.status();
    let id = |clause: Option<papan::engine::clause::ClauseId>| {
        clause.map_or("", |id| editor.game.clauses()[usize::from(id.0)].id)
    };
    let first = (!status.lawful).then(|| (status.text.clone(), id(status.clause)));
    first.into_iter().chain(status.also.into_iter().map(|(says, clause)| (says, id(clause)))).collect()
}

#[track_caller]
fn says<F: Edited>(editor: &EditorModel<F>, wanted: &[(&str, &str)]) {
    let all = said(editor);
    let alike = |((says, cited), (part, clause)): (&(String, &str), &(&str, &str))| {
        says.contains(part) && cited == clause
    };
    assert!(all.len() == wanted.len() && all.iter().zip(wanted).all(alike), "{all:?}");
}

#[test]
fn laws_of_holes_that_are_apart_are_all_said() {
    let rows = rows("all");
    assert!(!rows.is_empty());
    for Row { game: plain, readings, text, laws } in rows {
        let dot = if readings.is_empty() { "" } else { "." };
        let preset = plain.kind().presets()[0].name;
        let editor = model(plain, &format!("v=1&r={preset}{dot}{readings}&pos={text}"));
        assert_eq!(editor.text(), text, "{} was read", plain.kind().name());
        let laws: Vec<_> = laws.iter().map(|(says, clause)| (says.as_str(), clause.as_str())).collect();
        says(&editor, &laws);
    }
}

#[test]
fn laws_of_points_that_are_apart_are_all_said() {
    let start = Pasang::default().setup(&Position::laid_out(&PATTERN_1));
    type Change = fn(&mut Setup);
    let rows: [(Change, &[(&str, &str)]); 6] = [
        (|_| (), &[]),
        (
            |open| {
                open.to_move = 1;
                open.scores = [3, 0];
            },
            &[("Player 1’s turn", "pas.turns"), ("0 have been taken", "pas.score")],
        ),
        (
            |open| {
                open.rows[10].swap(0, 2);
                open.ka_tokens = [Some(Colour::Black); 2];
                open.rows[0][0] = None;
                open.scores = [3, 0];
            },
            &[
                ("Player 1’s ka needs a point", ""),
                ("Player 2’s ka needs a point", ""),
                ("a11 cannot be empty", "pas.passage-1"),
                ("other colour", "pas.pattern"),
            ],
        ),
        (
            |open| {
                open.passages[1] = Some(2);
                open.scores = [3, 0];
            },
            &[
                ("first each player empties a column", "pas.passage-1"),
                ("stands in a passage", "pas.passage-1"),
            ],
        ),
        (
            |open| {
                open.put(Point::at(0, 0), Some(Piece::Ka(Seat::FIRST)));
                open.put(Point::at(1, 0), Some(Piece::Ka(Seat::FIRST)));
                let corner = &mut open.rows[0][0];
                *corner = Some(Piece::Token(match *corner {
                    Some(Piece::Token(Colour::White)) => Colour::Black,
                    _ => Colour::White,
                }));
            },
            &[("more than one ka", ""), ("other colour", "pas.pattern")],
        ),
        // the bare board: what has been taken is told once all that is missing can have been
        (|open| *open = Setup::empty(), &[("a1 cannot be empty", "pas.passage-1")]),
    ];
    for (change, wanted) in rows {
        let mut open = start.clone();
        change(&mut open);
        says(&model(Pasang::default(), &format!("v=1&pos={}", Pasang::write_setup(&open))), wanted);
    }
}

/// Whatever is laid out: the first law is the one that the game names, and each has its words on the page.
fn all_of<F: Edited>(mut editor: EditorModel<F>, boards: impl Iterator<Item = F::Setup>) {
    let game = editor.game;
    let mut several = 0;
    for open in boards {
        editor.replace(open, &papan::words::position::EditorMessage::Taken);
        let laws = game.broken_laws(editor.now());
        let first = game.checked(editor.now()).err();
        let broken = |law| game.law_text(editor.now(), law);
        assert_eq!(laws.first().map(broken), first.as_ref().map(broken), "{}", editor.text());
        let html = rendered(view::laws(&editor, &editor.status()));
        assert_eq!(html.matches("<li").count(), laws.len().saturating_sub(1), "{html}");
        several += usize::from(laws.len() > 1);
    }
    assert!(several > 10, "{several}");
}

#[test]
fn the_first_law_is_the_one_that_the_game_names() {
    let mut rng = Rng::with_seed(3);
    for (game, preset) in sowing() {
        const VALUES: [&str; 9] = ["0", "1", "2", "12", "99", "z", "open", "021", "100000"];
        const MARKS: [&str; 8] = ["", "", "", "", "t1", "p", "n", "w"];
        let notes = game.note_schema();
        let board = |_| {
            let hole = |_| format!("{}{}", rng.u8(0..12), MARKS[rng.usize(..MARKS.len())]);
            let holes: Vec<_> = (0..2 * game.row()).map(hole).collect();
            let stores: Vec<_> = (0..game.stores()).map(|_| rng.u8(0..3).to_string()).collect();
            let mut text = format!("{}_{}_{}", holes.join("-"), stores.join("-"), rng.u8(1..4));
            for noted in &notes {
                if rng.bool() {
                    continue;
                }
                text += &format!("_{}-{}", noted.key, VALUES[rng.usize(..VALUES.len())]);
            }
            if rng.u8(..4) == 0 {
                text += "_strange-1";
            }
            game.read_setup(&text).unwrap_or_else(|_| panic!("{text}"))
        };
        let boards: Vec<_> = (0..200).map(board).collect();
        all_of(model(game.kind().game(), &format!("v=1&r={preset}")), boards.into_iter());
    }
    for (game, preset) in pasang() {
        let pieces = [
            None,
            Some(Piece::Token(Colour::Black)),
            Some(Piece::Token(Colour::White)),
            Some(Piece::Ka(Seat::FIRST)),
            Some(Piece::Ka(Seat::SECOND)),
        ];
        let starts = positions(game, 3, 100);
        let boards = starts.iter().map(|position| {
            let mut open = game.setup_of(position);
            for _ in 0..rng.usize(1..4) {
                let point = Point::at(rng.u8(..11), rng.u8(..11));
                if point != CENTRE {
                    open.put(point, pieces[rng.usize(..pieces.len())]);
                }
            }
            open.to_move ^= usize::from(rng.bool());
            open.passages[rng.usize(..2)] = Some(rng.u8(..11));
            open
        });
        all_of(model(Pasang::default(), &format!("v=1&r={preset}")), boards);
    }
}

#[test]
fn the_first_law_is_said_aloud_with_how_many_there_are_more() {
    let mut several = 0;
    for Row { game, readings, text, laws } in rows("all") {
        let preset = game.kind().presets()[0].name;
        let dot = if readings.is_empty() { "" } else { "." };
        let said = model(game, &format!("v=1&r={preset}{dot}{readings}")).read(&text);
        let (first, _) = &laws[0];
        // where the law is long, no more than the law is said
        let law = said.strip_prefix("The position has been loaded. ").unwrap_or(&said);
        let is_short = law != said;
        assert!(law.starts_with("Not playable yet: ") && law.contains(first.as_str()), "{said}");
        let more = match laws.len() {
            1 => "",
            2 => " One more law is broken.",
            3 => " Two more laws are broken.",
            4 => " Three more laws are broken.",
            5 => " Four more laws are broken.",
            many => panic!("{many} laws"),
        };
        assert!(!is_short || said.ends_with(more) && said.contains("more law") != more.is_empty(), "{said}");
        several += usize::from(is_short && laws.len() > 1);
    }
    assert!(several > 0, "nothing was said of several laws");
}
