//! Every law of every game is reached and said, with the clause that is behind it.

use papan::{
    engine::{
        Kind,
        pasang::{Pasang, pattern::PATTERN_1, position::Position, setup::SetupError as PointsMessage},
        sowing::{self, Sowing, setup::SetupError},
    },
    page::editor::edited::Edited,
    words::position::laws,
};

use super::{
    model, pasang, positions,
    rows::{Row, rows},
    sowing as presets,
};

#[test]
fn every_law_of_holes_is_said_with_its_clause() {
    let mut kinds: Vec<(Sowing, std::mem::Discriminant<SetupError>)> = Vec::new();
    for Row { game: plain, readings, text, laws } in rows("one") {
        let [(says, clause)] = &laws[..] else { panic!("one law: {text}") };
        let name = plain.kind().name();
        // a board in play, whatever its numbers
        let text = text.replace("FULL", &plain.write_full());
        let preset = plain.kind().presets()[0].name;
        let dot = if readings.is_empty() { "" } else { "." };
        let editor = model(plain, &format!("v=1&r={preset}{dot}{readings}&pos={text}"));
        assert_eq!(editor.text(), text, "{name} was read");
        let status = editor.status();
        assert!(!status.lawful && status.text.contains(says.as_str()), "{name} {text}: {}", status.text);
        let cited = status.clause.map_or("", |id| plain.kind().clauses()[usize::from(id.0)].id);
        assert_eq!(cited, clause, "{name} {text}: {}", status.text);
        assert_eq!(editor.game_address(), None);
        let law = editor.game.checked(editor.now()).expect_err("a law is broken");
        kinds.push((plain, std::mem::discriminant(&law)));
    }
    for (game, _) in presets() {
        let law = |law: SetupError| std::mem::discriminant(&law);
        let total = law(SetupError::Total { found: 0, wanted: 0 });
        assert!(kinds.contains(&(game.kind().game(), total)), "{}", game.kind().name());
    }
}

/// A position in the middle of a game.
trait WriteFull {
    fn write_full(&self) -> String;
}

impl WriteFull for Sowing {
    fn write_full(&self) -> String {
        let all = positions(*self, 3, 30);
        let text = |position| Sowing::write_setup(&self.setup_of(position));
        let plain = all.iter().map(text).find(|text| text.matches('_').count() == 2);
        plain.unwrap_or_else(|| Sowing::write_setup(&self.empty_board()))
    }
}

#[test]
fn a_board_of_another_size_is_refused_in_words() {
    for game in sowing::Kind::ALL.map(sowing::Kind::game) {
        let mut editor = model(game, "");
        let stood = editor.now().clone();
        let (row, start) = (usize::from(game.row()), Sowing::write_setup(&stood));
        let [board, stores, seat, notes @ ..] = &start.split('_').collect::<Vec<_>>()[..] else {
            panic!("{start}")
        };
        let notes: String = notes.iter().map(|note| format!("_{note}")).collect();
        let other = vec!["7"; 2 * row - 4].join("-");
        for (text, says) in [
            (format!("{other}_{stores}_1"), format!("{} holes, but the board has {}.", 2 * row - 4, 2 * row)),
            (
                format!("{board}_{stores}-0_1"),
                format!("{} stores, but the game has {}.", game.stores() + 1, game.stores()),
            ),
            (
                format!("{board}_{}_{seat}{notes}", stores.replacen('0', "999", 1)),
                "This is not a board of this game: 999 ".into(),
            ),
            ("4-4_0-0-ü_1".into(), "Column 9".into()),
            (String::new(), "Column 1".into()),
            (format!("{board}_{stores}_9"), format!("Column {}", board.len() + stores.len() + 3)),
        ] {
            let said = editor.read(&text);
            assert!(said.contains(&says), "{text}: {said}");
            assert!(*editor.now() == stood);
        }
        assert!(editor.read(&format!(" {start} \n")).contains("has been loaded"));
    }
}

/// The laws of Pasang by what is done to a board of pattern 1.
#[test]
fn every_law_of_points_is_said_with_its_clause() {
    let custom = "v=1&r=modern.pattern-custom".to_string();
    let custom = if model(Pasang::default(), &custom).game.pattern().is_none() {
        custom
    } else {
        format!("v=1&r={}.pattern-custom", pasang()[0].1)
    };
    let start = Pasang::default().setup(&Position::laid_out(&PATTERN_1));
    type Change = fn(&mut papan::engine::pasang::setup::Setup);
    let rows: &[(bool, Change, &str, &str)] = &[
        (false, |open| open.rows[0][0] = None, "a11 cannot be empty yet", "pas.passage-1"),
        (
            false,
            |open| {
                open.passages[0] = Some(2);
                open.to_move = 1
            },
            "a token stands in a passage",
            "pas.passage-1",
        ),
        (false, |open| open.passages[1] = Some(2), "first each player empties a column", "pas.passage-1"),
        (false, |open| open.to_move = 1, "it must be Player 1’s turn", "pas.turns"),
        (
            false,
            |open| open.ka_tokens[0] = Some(papan::engine::pasang::board::Colour::Black),
            "needs a point",
            "",
        ),
        (false, |open| open.scores[1] = 3, "3 points, but 0 have been taken", "pas.score"),
        (false, |open| open.rows[10].swap(0, 2), "the other colour", "pas.pattern"),
        (
            true,
            |open| {
                open.rows.iter_mut().flatten().filter(|piece| piece.is_some()).for_each(|piece| {
                    *piece = Some(papan::engine::pasang::position::Piece::Token(
                        papan::engine::pasang::board::Colour::Black,
                    ))
                })
            },
            "120 black tokens, but the pattern has only 60",
            "pas.pattern",
        ),
    ];
    for (own, change, says, clause) in rows {
        let mut open = start.clone();
        change(&mut open);
        let text = Pasang::write_setup(&open);
        let readings = if *own { &custom } else { "v=1" };
        let editor = model(Pasang::default(), &format!("{readings}&pos={text}"));
        let status = editor.status();
        assert!(!status.lawful && status.text.contains(says), "{text}: {}", status.text);
        let cited = status.clause.map_or("", |id| Kind::Pasang.clauses()[usize::from(id.0)].id);
        assert_eq!(cited, *clause, "{}", status.text);
    }
    // the others by themselves: the editor says whatever the engine does
    let game = Pasang::default();
    let seat = papan::engine::seat::Seat::SECOND;
    let point = papan::engine::pasang::board::Point(3);
    for law in [
        PointsMessage::Rows { found: 3 },
        PointsMessage::Points { row: 3, found: 12 },
        PointsMessage::Centre,
        PointsMessage::Seat { found: 2 },
        PointsMessage::Kas { seat },
        PointsMessage::Column { seat, found: 12 },
        PointsMessage::SecondPassage { column: 4 },
        PointsMessage::KaPlace { point },
    ] {
        let (says, clause) = game.law_text(&start, &law);
        assert!(says.len() > 10 && says.ends_with('.'), "{says}");
        assert!(clause.is_none_or(|id| usize::from(id.0) < Kind::Pasang.clauses().len()));
    }
    assert!(
        model(game, "").read("11.11").contains("the board has 11")
            || model(game, "").read("11.11").contains("Column")
    );
    let mut long = start.clone();
    long.rows.push(vec![None; 11]);
    assert!(model(game, "").read(&Pasang::write_setup(&long)).contains("12 rows, but the board has 11"));
}

#[test]
fn what_the_laws_ask_can_be_read_of_every_game() {
    for kind in Kind::ALL {
        let ids: Vec<_> = kind.clauses().iter().map(|clause| clause.id).collect();
        let all = laws(kind);
        assert!(!all.is_empty());
        for (says, clause) in all {
            assert!(ids.contains(&clause), "{clause}");
            assert!(says.ends_with('.') && says.len() < 160, "{says}");
        }
    }
}
