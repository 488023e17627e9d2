//! The table form of a rules test, one row a line, and what reads it. Its own test
//! is in the room of Kalah, because a checker that cannot fail checks nothing.
//!
//! `clause | readings | before | moves | after | outcome | events citing the clause`
//!
//! *before* is `start` or a position; *moves* are joined by `_`, `-` for none, and the row is about the last; `agreed` as
//! the last of them is the players' agreement to end the game.
//! *after* is the position then, `refused` (by the row's clause), or `unlawful` (no such position).
//! A seat `*` in it is not looked at: nobody moves in a finished game of Kalah. *outcome* is `-` while the
//! game goes on, else `first: adj.stuck`. *events* are those of the last move that cite the clause, drops
//! in a row run together (`drop bcd`); `-` says that none does, `*` that the rules name none.

use papan::{
    engine::{
        Game, Hole,
        family::Family,
        sowing::{
            Kind, Sowing,
            position::{Event, Mark},
        },
    },
    notation::{hole_letter, read_move, read_position, read_readings, record::result_text, write_position},
    session::{Action, Refusal, Session, Stop},
};

use super::rooms;

pub struct Row<'a> {
    pub clause: &'a str,
    pub readings: &'a str,
    pub before: &'a str,
    pub moves: &'a str,
    pub after: &'a str,
    pub outcome: &'a str,
    pub events: &'a str,
}

/// The table of a game.
pub fn of(kind: Kind) -> String {
    let path = rooms::tests(kind.name()).join("rules.txt");
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The rows of a table; lines beginning with `#` and empty ones are for people.
pub fn rows(table: &str) -> Vec<Row<'_>> {
    let lines = table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let columns: Vec<&str> = line.split('|').map(str::trim).collect();
            let [clause, readings, before, moves, after, outcome, events] = columns[..] else {
                panic!("seven columns wanted: {line}");
            };
            Row { clause, readings, before, moves, after, outcome, events }
        })
        .collect()
}

/// What is wrong with each row, with the row before it; empty when all hold.
pub fn failures(kind: Kind, table: &str) -> Vec<String> {
    let wrong = |row: &Row| check(kind, row).err().map(|why| format!("{}: {why}", row_name(row)));
    rows(table).iter().filter_map(wrong).collect()
}

fn row_name(row: &Row) -> String {
    format!("{} | {} | {} | {}", row.clause, row.readings, row.before, row.moves)
}

fn check(kind: Kind, row: &Row) -> Result<(), String> {
    let (game, _) = read_readings(kind.game(), row.readings).map_err(|why| format!("{why:?}"))?;
    let start = match row.before {
        "start" => Ok(game.start()),
        text => read_position(&game, text),
    };
    if row.after == "unlawful" {
        return start.map_or(Ok(()), |_| Err("the position was accepted".into()));
    }
    let mut session = Session::new(game, start.map_err(|why| format!("{why:?}"))?);
    let words: Vec<&str> = row.moves.split('_').filter(|word| *word != "-").collect();
    for (place, word) in words.iter().enumerate() {
        if *word == "agreed" {
            session = session.act(Action::Stop(Stop::Agreed)).map_err(|why| format!("no end: {why:?}"))?;
            continue;
        }
        let chosen = read_move(&game, word).ok_or(format!("{word} is no move"))?;
        session = match session.play(chosen) {
            Ok(next) => next,
            Err(Refusal::Clause(clause)) if row.after == "refused" && place + 1 == words.len() => {
                let found = game.clauses()[usize::from(clause.0)].id;
                return same("refused by", row.clause, found);
            }
            Err(refusal) => return Err(format!("{word} was refused: {refusal:?}")),
        };
    }
    if row.after == "refused" {
        return Err("the move was played".into());
    }
    let found = write_position(&game, session.position());
    let wanted = match row.after.split_once("_*") {
        Some((counts, rest)) => format!("{counts}_{}{rest}", session.position().to_move().index() + 1),
        None => row.after.into(),
    };
    same("position", &wanted, &found)?;
    let outcome = session.ended().map_or("-".into(), |outcome| {
        let clause = game.clauses()[usize::from(outcome.clause.0)].id;
        format!("{}: {clause}", result_text(Some(outcome)))
    });
    same("outcome", row.outcome, &outcome)?;
    if row.events == "*" { Ok(()) } else { same("events", row.events, &cited(&session, row.clause)) }
}

fn same(what: &str, wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("{what} {wanted} wanted, {found} found")) }
}

/// The events of the last move that cite a clause, as text.
fn cited(session: &Session<Sowing>, clause: &str) -> String {
    let game = session.game();
    let letter = |hole: Hole| hole_letter(hole, game.row());
    let mut text = String::new();
    let mut dropping = false;
    let (_, events) = session.replay(session.cursor()).unwrap_or((*session.position(), [].into()));
    for event in events.iter().filter(|event| game.clauses()[usize::from(event.clause.0)].id == clause) {
        let drops = matches!(event.event, Event::Drop { .. });
        let word = match event.event {
            Event::Drop { hole } if dropping => letter(hole).to_string(),
            Event::Drop { hole } => format!("drop {}", letter(hole)),
            Event::Lift { hole, count } => format!("lift {} {count}", letter(hole)),
            Event::Bank { seat } => format!("bank {}", seat.name()),
            Event::Capture { hole, count, seat } => {
                format!("capture {} {count} {}", letter(hole), seat.name())
            }
            Event::Remove { hole, count } => format!("remove {} {count}", letter(hole)),
            Event::Shift { from, to } => format!("shift {} {}", letter(from), letter(to)),
            Event::NothingTaken => "nothing taken".into(),
            Event::Endless => "endless".into(),
            Event::Pass { seat } => format!("pass {}", seat.name()),
            Event::Again { seat } => format!("again {}", seat.name()),
            Event::Turn { seat } => format!("turn {}", seat.name()),
            Event::Note { .. } => "note".into(),
            Event::Give { from, to, count } => format!("give {} {} {count}", from.name(), to.name()),
            Event::Fill { seat, hole, count } => format!("fill {} {count} {}", letter(hole), seat.name()),
            Event::Mark { hole, mark } => format!("mark {} {}", letter(hole), mark_name(mark)),
            Event::RoundEnds => "round ends".into(),
            Event::RoundBegins { round } => format!("round {round}"),
        };
        let runs_on = drops && dropping;
        if !runs_on && !text.is_empty() {
            text += ", ";
        }
        text += &word;
        dropping = drops;
    }
    if text.is_empty() { "-".into() } else { text }
}

fn mark_name(mark: Mark) -> String {
    match mark {
        Mark::None => "none".into(),
        Mark::Closed => "closed".into(),
        Mark::Tied(seat) => format!("tied {}", seat.name()),
        Mark::Puta => "puta".into(),
        Mark::Naga => "naga".into(),
        Mark::Wala => "wala".into(),
    }
}

/// Clauses of the game's table that no row is about.
pub fn clauses_without_a_row(kind: Kind, table: &str) -> Vec<&'static str> {
    let rows = rows(table);
    let named = |id: &str| rows.iter().any(|row| row.clause == id);
    kind.game().clauses().iter().map(|clause| clause.id).filter(|id| !named(id)).collect()
}

/// Values of readings that no row shows to matter: beside a row under the value there must be another with
/// the same position and move, differing in this reading alone, in which something else happens.
pub fn values_without_a_difference(kind: Kind, table: &str) -> Vec<String> {
    let rows = rows(table);
    let held = |row: &Row, reading: usize| {
        read_readings(kind.game(), row.readings).map(|(game, _)| game.value(reading))
    };
    let count = kind.readings().len();
    let apart = |one: &Row, two: &Row, reading: usize| {
        let elsewhere = (0..count).filter(|&other| other != reading);
        (one.before, one.moves) == (two.before, two.moves)
            && (one.after, one.outcome) != (two.after, two.outcome)
            && held(one, reading) != held(two, reading)
            && elsewhere.clone().all(|other| held(one, other) == held(two, other))
    };
    let mut missing = Vec::new();
    for (index, reading) in kind.readings().iter().enumerate() {
        for &value in reading.values {
            let shows = |row: &&Row| held(row, index) == Ok(value);
            if !rows.iter().filter(shows).any(|row| rows.iter().any(|other| apart(row, other, index))) {
                missing.push(format!("{}-{value}", reading.name));
            }
        }
    }
    missing
}

/// Presets that no row is played under.
pub fn presets_without_a_row(kind: Kind, table: &str) -> Vec<&'static str> {
    let rows = rows(table);
    let named = |name: &str| rows.iter().any(|row| row.readings.split('.').next() == Some(name));
    kind.presets().iter().map(|preset| preset.name).filter(|name| !named(name)).collect()
}

/// Every clause, value and preset of a game that no row of its table tells.
pub fn uncovered(kind: Kind, table: &str) -> Vec<String> {
    let names = [clauses_without_a_row(kind, table), presets_without_a_row(kind, table)].concat();
    names.into_iter().map(String::from).chain(values_without_a_difference(kind, table)).collect()
}

/// The game's table against ids and certainties typed from the rules files, in any order.
pub fn table_differences(kind: Kind, wanted: &[(&str, &str)]) -> Vec<String> {
    let found: Vec<_> =
        kind.game().clauses().iter().map(|clause| (clause.id, clause.certainty.name())).collect();
    let missing =
        wanted.iter().filter(|row| !found.contains(row)).map(|row| format!("not in the engine: {row:?}"));
    let added =
        found.iter().filter(|row| !wanted.contains(row)).map(|row| format!("not in the rules: {row:?}"));
    let twice = (1..found.len()).filter(|&n| found[..n].iter().any(|row| row.0 == found[n].0));
    missing.chain(added).chain(twice.map(|n| format!("twice: {}", found[n].0))).collect()
}
