//! For each rule a moment of a game in which it acts, from tables in which rules are tested: `clause | readings | before |
//! moves | after`, where `before` is `start` or a position, `moves` are joined by `_` or `-`, `agreed` the players' end, and `after` may be `refused`
//! (the last move, by this clause) or `unlawful` (the position).

use crate::{
    engine::{Kind, clause::ClauseId, pasang::Pasang, sowing},
    notation::Written,
    options,
    session::{Action, Refusal, Session, Stop},
};

/// The moments of Pasang's rules, in the same form.
const PASANG: &str = include_str!("moments-pasang.txt");

/// The table of moments of a game.
pub fn table(kind: Kind) -> &'static str {
    let place = |kind| sowing::Kind::ALL.iter().position(|known| *known == kind);
    match kind {
        Kind::Sowing(kind) => place(kind).map_or("", |place| crate::games::MOMENTS[place]),
        Kind::Pasang => PASANG,
    }
}

/// The moments of all rules of a game, a line each: the id of the rule, the end of an address that opens the moment, and
/// the move that the rule refuses there, if it does.
pub fn addresses(kind: Kind) -> String {
    match kind {
        Kind::Sowing(of) => lines(of.game(), table(kind)),
        Kind::Pasang => lines(Pasang::default(), table(kind)),
    }
}

fn lines<F: Written>(plain: F, table: &str) -> String {
    let line = |id: &str| {
        let Moment { session, preset, refused } = moment(plain, table, id)?;
        // a moment at the start has no address of its own
        let address = Some(options::write(&session, preset, None)).filter(|address| !address.is_empty());
        let refused = refused.map(|chosen| format!(" {}", session.game().write_move(chosen)));
        Some(format!("{id} {}{}\n", address.as_deref().unwrap_or("v=1"), refused.unwrap_or_default()))
    };
    plain.clauses().iter().filter_map(|clause| line(clause.id)).collect()
}

/// Where a rule acts: in the last move of a session, at its start, or by refusing a move.
pub struct Moment<F: Written> {
    pub session: Session<F>,
    preset: &'static str,
    /// The move that the rule refuses.
    pub refused: Option<F::Move>,
}

impl<F: Written> Moment<F> {
    /// The end of an address that opens it.
    pub fn address(&self) -> String {
        options::write(&self.session, self.preset, None)
    }
}

/// How well a moment shows a rule, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Shows {
    /// An event of the last move, or the outcome, cites it.
    Acts,
    Refuses,
    /// It is true of the position.
    Stands,
}

/// The best moment of a clause in a table, the first of equals.
pub fn moment<F: Written>(plain: F, table: &str, clause: &str) -> Option<Moment<F>> {
    best(plain, table, clause).map(|(_, moment)| moment)
}

/// Whether a clause acts in no move under the readings of `game`, as far as a table tells: it says how things stand, or
/// forbids.
pub fn stands<F: Written>(game: F, table: &str, clause: &str) -> bool {
    !all(game, table, clause)
        .iter()
        .any(|(shows, moment)| *shows == Shows::Acts && *moment.session.game() == game)
}

fn best<F: Written>(plain: F, table: &str, clause: &str) -> Option<(Shows, Moment<F>)> {
    all(plain, table, clause).into_iter().min_by_key(|(shows, _)| *shows)
}

/// The moments of a clause in the order of a table.
fn all<F: Written>(plain: F, table: &str, clause: &str) -> Vec<(Shows, Moment<F>)> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let rows = lines.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
    let rows = rows.filter(|row| row.first() == Some(&clause));
    let shown = rows.filter_map(|row| match row[..] {
        [_, readings, before, moves, after, ..] => read(plain, clause, [readings, before, moves, after]),
        _ => None,
    });
    shown.collect()
}

fn read<F: Written>(plain: F, clause: &str, row: [&str; 4]) -> Option<(Shows, Moment<F>)> {
    let [readings, before, moves, after] = row;
    if after == "unlawful" {
        return None;
    }
    let (game, preset) = crate::notation::read_readings(plain, readings).ok()?;
    let start = match before {
        "start" => game.start(),
        text => game.read_position(text).ok()?,
    };
    let id = |at: ClauseId| game.clauses().get(usize::from(at.0)).map(|known| known.id);
    let mut session = Session::new(game, start);
    let mut refused = None;
    for word in moves.split('_').filter(|word| *word != "-") {
        // the players agree to end the game
        if word == "agreed" {
            session = session.act(Action::Stop(Stop::Agreed)).ok()?;
            continue;
        }
        let chosen = game.read_move(word)?;
        match session.push(chosen) {
            Ok(()) => {}
            Err(Refusal::Clause(by)) if after == "refused" && id(by) == Some(clause) => {
                refused = Some(chosen)
            }
            Err(_) => return None,
        }
    }
    let cited = session
        .replay(session.cursor())
        .is_some_and(|(_, events)| events.iter().any(|event| id(event.clause) == Some(clause)));
    let ends = session.ended().is_some_and(|outcome| id(outcome.clause) == Some(clause));
    let shows = match refused {
        Some(_) => Shows::Refuses,
        None if cited || ends => Shows::Acts,
        None => Shows::Stands,
    };
    Some((shows, Moment { session, preset, refused }))
}
