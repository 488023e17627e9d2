//! Every law of every game is reached and said, with the clause that is behind it.

use papan::{
    desk::position::edited::Edited,
    engine::{
        Kind,
        pasang::{Pasang, pattern::PATTERN_1, position::Position, setup::SetupError as Points},
        sowing::{Sowing, setup::SetupError},
    },
    i18n::position::laws,
};

use super::{bench, pasang, positions, sowing};

const ADJIBOTO: &str = "10-10-10-10-10-10-10-10-10-10_0-0_1";
const KOTU: &str = "4-4-4-4-4-4-4-4-4-4-4-4-4-4_0-0_1";
const SEVENS: &str = "7-7-7-7-7-7-7-7-7-7-7-7-7-7";

/// A game by its readings, a position that breaks a law, what is said, and the clause.
type Row = (&'static str, &'static str, String, &'static str, &'static str);

#[rustfmt::skip]
fn rows() -> Vec<Row> {
    let say = |text: &str| text.to_string();
    let kotu = |notes: &str| format!("{KOTU}{notes}");
    let raja = |notes: &str| format!("{SEVENS}_0-0_1{notes}");
    let mandiri = |notes: &str| format!("{SEVENS}_0-0-0_1{notes}");
    let suez = |text: &str| say(text);
    vec![
        ("adjiboto", "", say("10-10-10-10-10-10-10-10-10-8_0-0_1"), "two beans still to place.", "adj.setup"),
        ("adjiboto", "", say("10-10-10-10-10-10-10-10-10-10_0-5_1"), "five beans too many.", "adj.setup"),
        ("adjiboto", "", format!("{ADJIBOTO}_played-z"), "holes of the board", "adj.opening"),
        ("adjiboto", "", format!("{ADJIBOTO}_moves-77"), "without captures", "adj.no-first-capture"),
        ("adjiboto", "", format!("{ADJIBOTO}_emptied-1"), "nothing called “emptied”", ""),
        ("adjiboto", "", say("10-10-10-10-10-10-10-10-10-10_0-0_3"), "no seat 3", ""),
        ("adjiboto", "", say("10p-10-10-10-10-10-10-10-10-10_0-0_1"), "a cannot bear this mark", ""),
        ("adjiboto", "stuck-pass_then_count", say("0-0-0-0-0-50-10-10-10-10_10-0_1"), "cannot sow", "adj.pass"),
        ("kalah", "", say("4-4-4-4-4-4-4-4-4-4-4-4_1-0_1"), "one counter too many.", "kal.setup"),
        ("kalah", "", say("4-4-4-4-4-4-4-4-4-4-4-4_0-0_1_round-1"), "nothing called “round”", ""),
        ("mangala-suez", "", suez("4-4-4-4-4-4-4-4-4-4-4-4_0-0_1_emptied-0"), "shells still to place", "suez.setup"),
        ("mangala-suez", "", suez("1-0-0-0-0-0-0-0-0-0-0-0_0-0_1_turns-99"), "without captures", "suez.no-early-capture"),
        ("mangala-suez", "", suez("1-0-0-0-0-0-0-0-0-0-0-0_0-0_1_emptied-9"), "before play", "suez.empties"),
        ("mangala-suez", "", suez("FULL_from-z"), "begins at a hole", "suez.follow"),
        ("mangala-suez", "", suez("FULL_endless-2"), "without end", "suez.endless"),
        ("kotu-baendum", "", say("4-4-4-4-4-4-4-4-4-4-4-4-4-0_0-0_1"), "four seeds still to place.", "kotu.setup"),
        ("kotu-baendum", "", kotu("_round-99"), "no such round", "kotu.rounds"),
        ("kotu-baendum", "", kotu("_between-1"), "bare and unmarked", "kotu.round-end"),
        ("kotu-baendum", "", say("0-0-0-0-0-0-0-4-4-4-4-4-4-4_28-0_1"), "cannot sow", "kotu.round-end"),
        ("kotu-baendum", "", kotu("_way-sideways"), "the way is open before", "kotu.direction"),
        ("kotu-baendum", "", kotu("_owed-7"), "first turn", "kotu.end-start"),
        ("kotu-baendum", "", kotu("_starter-2"), "South starts the first round", "kotu.loser-starts"),
        ("kotu-baendum", "", kotu("_twelve-11"), "later round", "kotu.twelve"),
        ("kotu-baendum", "", say("4-4t1-4-4-4-4-4-4-4-4-4-4-4-4_0-0_1"), "only an end hole", "kotu.tie"),
        ("kotu-baendum", "", say("x-4-4-4-4-4-4-4-4-4-4-4-4-4_4-0_1"), "only an empty hole", "kotu.refill-left"),
        ("kotu-baendum", "", say("4p-4-4-4-4-4-4-4-4-4-4-4-4-4_0-0_1"), "one hole alone", "kotu.puta-naga-wala"),
        ("puhulmutu", "", say("4-4-4-4-4-4-4-4-4-4-4-4-4-0_0-0_1"), "four seeds still to place.", "puhul.setup"),
        ("puhulmutu", "", kotu("_round-99"), "no such round", "puhul.rounds"),
        ("puhulmutu", "", kotu("_between-1"), "bare and unmarked", "puhul.round-end"),
        ("puhulmutu", "", kotu("_way-sideways"), "the way is open before", "puhul.direction"),
        ("puhulmutu", "", kotu("_owed-1"), "nothing called “owed”", ""),
        ("puhulmutu", "", kotu("_starter-2"), "South starts the first round", "puhul.loser-starts"),
        ("puhulmutu", "", kotu("_twelve-11"), "later round", "puhul.twelve"),
        ("puhulmutu", "", say("x-4-4-4-4-4-4-4-4-4-4-4-4-4_4-0_1"), "only an empty hole", "puhul.refill-left"),
        ("puhulmutu", "", say("4p-4-4-4-4-4-4-4-4-4-4-4-4-4_0-0_1"), "one hole alone", "puhul.puta-naga-wala"),
        ("oware", "", say("4-4-4-4-4-4-4-4-4-4-4-4_0-1_1"), "one seed too many", "owa.setup"),
        ("oware", "", say("4-4-4-4-4-4-4-4-4-4-4-4_0-0_1_repeated-1"), "no seed on the board", "owa.repetition"),
        ("raja-pasu", "", raja("_round-77777"), "no such round", "rp.rounds"),
        ("raja-pasu", "", say("1-0-0-0-0-0-0-0-0-0-0-0-0-0_97-0_1"), "one seed alone", "rp.one-left"),
        ("raja-pasu", "", raja("_starter-9"), "the starter", "rp.starter"),
        ("raja-pasu", "", say("0-0-0-0-0-0-0-7-7-7-7-7-7-7_49-0_1"), "cannot sow", "rp.pass"),
        ("raja-pasu", "", say("7p-7-7-7-7-7-7-7-7-7-7-7-7-7_0-0_1"), "cannot bear this mark", "rp.close-from"),
        ("raja-pasu", "", say("7-7-7-7-7-7-7-7-7-7-7-7-7-7_0-1_1"), "one seed too many", "rp.setup"),
        ("raja-pasu-mandiri", "", mandiri("_round-77777"), "no such round", "rpm.nine"),
        ("raja-pasu-mandiri", "", say("1-0-0-0-0-0-0-0-0-0-0-0-0-0_97-0-0_1"), "one seed alone", "rpm.one-left"),
        ("raja-pasu-mandiri", "borrowing-sevens", mandiri("_debts-100000"), "borrows", "rpm.borrow-terms"),
        ("raja-pasu-mandiri", "", say("0-0-0-0-0-0-0-0-0-0-0-0-0-0_0-98-0_2"), "cannot sow", "rpm.pass"),
        ("raja-pasu-mandiri", "", say("7n-7-7-7-7-7-7-7-7-7-7-7-7-7_0-0-0_1"), "cannot bear this mark", "rpm.close-from"),
        ("raja-pasu-mandiri", "", say("7-7-7-7-7-7-7-7-7-7-7-7-7-7_0-0-2_1"), "two seeds too many", "rpm.setup"),
    ]
}

#[test]
fn every_law_of_holes_is_said_with_its_clause() {
    let mut kinds: Vec<(String, std::mem::Discriminant<SetupError>)> = Vec::new();
    for (name, readings, text, says, clause) in rows() {
        let plain = <Sowing as papan::engine::family::Family>::named(name).expect("a game");
        // a board of Mangala in play, whatever its numbers
        let full = plain.write_full();
        let text = text.replace("FULL", &full);
        let preset = plain.kind().presets()[0].name;
        let dot = if readings.is_empty() { "" } else { "." };
        let editor = bench(plain, &format!("v=1&r={preset}{dot}{readings}&pos={text}"));
        assert_eq!(editor.text(), text, "{name} was read");
        let status = editor.status();
        assert!(!status.lawful && status.says.contains(says), "{name} {text}: {}", status.says);
        let cited = status.clause.map_or("", |id| plain.kind().clauses()[usize::from(id.0)].id);
        assert_eq!(cited, clause, "{name} {text}: {}", status.says);
        assert_eq!(editor.game_address(), None);
        let law = editor.game.close(editor.now()).expect_err("a law is broken");
        kinds.push((name.into(), std::mem::discriminant(&law)));
    }
    for (game, _) in sowing() {
        let law = |law: SetupError| std::mem::discriminant(&law);
        let total = law(SetupError::Total { found: 0, wanted: 0 });
        assert!(kinds.contains(&(game.kind().name().into(), total)), "{}", game.kind().name());
    }
}

/// A position in the middle of a game.
trait WriteFull {
    fn write_full(&self) -> String;
}

impl WriteFull for Sowing {
    fn write_full(&self) -> String {
        let all = positions(*self, 3, 30);
        let text = |position| Sowing::write_open(&self.open(position));
        let plain = all.iter().map(text).find(|text| text.matches('_').count() == 2);
        plain.unwrap_or_else(|| Sowing::write_open(&self.bare()))
    }
}

#[test]
fn a_board_of_another_size_is_refused_in_words() {
    let (kotu, _) =
        sowing().into_iter().find(|(game, _)| game.kind().name() == "kotu-baendum").expect("a game");
    let mut editor = bench(kotu, "");
    let stood = editor.now().clone();
    for (text, says) in [
        (ADJIBOTO, "10 holes, and the board has 14."),
        (&format!("{SEVENS}_0-0-0_1"), "3 stores, and the game has 2."),
        (&format!("{SEVENS}_0-999_1"), "1041 seeds too many"),
        ("4-4_0-0-ü_1", "Column 9"),
        ("", "Column 1"),
        (&format!("{SEVENS}_0-0_9"), "Column 33"),
    ] {
        let said = editor.read(text);
        assert!(said.contains(says), "{text}: {said}");
        assert!(*editor.now() == stood);
    }
    assert!(editor.read(&format!(" {KOTU} \n")).contains("has been read"));
}

/// The laws of Pasang by what is done to a board of pattern 1.
#[test]
fn every_law_of_points_is_said_with_its_clause() {
    let custom = "v=1&r=modern.pattern-custom".to_string();
    let custom = if bench(Pasang::default(), &custom).game.pattern().is_none() {
        custom
    } else {
        format!("v=1&r={}.pattern-custom", pasang()[0].1)
    };
    let start = Pasang::default().setup(&Position::laid_out(&PATTERN_1));
    type Change = fn(&mut papan::engine::pasang::setup::Setup);
    let rows: &[(bool, Change, &str, &str)] = &[
        (false, |open| open.rows[0][0] = None, "nobody can have emptied a11 yet", "pas.passage-1"),
        (
            false,
            |open| {
                open.passages[0] = Some(2);
                open.to_move = 1
            },
            "a token lies in a passage",
            "pas.passage-1",
        ),
        (
            false,
            |open| open.passages[1] = Some(2),
            "first South and North empty a column each",
            "pas.passage-1",
        ),
        (false, |open| open.to_move = 1, "it is South’s turn here", "pas.turns"),
        (
            false,
            |open| open.ka_tokens[0] = Some(papan::engine::pasang::board::Colour::Black),
            "go together",
            "",
        ),
        (false, |open| open.scores[1] = 3, "3 points, and 0 have been taken", "pas.score"),
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
            "120 black tokens, and the pattern has 60",
            "pas.pattern",
        ),
    ];
    for (own, change, says, clause) in rows {
        let mut open = start.clone();
        change(&mut open);
        let text = Pasang::write_open(&open);
        let readings = if *own { &custom } else { "v=1" };
        let editor = bench(Pasang::default(), &format!("{readings}&pos={text}"));
        let status = editor.status();
        assert!(!status.lawful && status.says.contains(says), "{text}: {}", status.says);
        let cited = status.clause.map_or("", |id| Kind::Pasang.clauses()[usize::from(id.0)].id);
        assert_eq!(cited, *clause, "{}", status.says);
    }
    // the others by themselves: the editor says whatever the engine does
    let game = Pasang::default();
    let seat = papan::engine::seat::Seat::SECOND;
    let point = papan::engine::pasang::board::Point(3);
    for law in [
        Points::Rows { found: 3 },
        Points::Points { row: 3, found: 12 },
        Points::Centre,
        Points::Seat { found: 2 },
        Points::Kas { seat },
        Points::Column { seat, found: 12 },
        Points::SecondPassage { column: 4 },
        Points::KaPlace { point },
    ] {
        let (says, clause) = game.broken(&start, &law);
        assert!(says.len() > 10 && says.ends_with('.'), "{says}");
        assert!(clause.is_none_or(|id| usize::from(id.0) < Kind::Pasang.clauses().len()));
    }
    assert!(
        bench(game, "").read("11.11").contains("rows of 11")
            || bench(game, "").read("11.11").contains("Column")
    );
    let mut long = start.clone();
    long.rows.push(vec![None; 11]);
    assert!(bench(game, "").read(&Pasang::write_open(&long)).contains("12 rows of 11"));
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
