//! One set of options, however it is given: the site's address after `#`, an embed's after `?`.

use crate::{
    engine::{
        Game,
        sowing::{Kind, Sowing},
    },
    i18n::LinkTrouble,
    notation::{ImportError, Trouble, position, read_move, read_readings},
    session::{Action, Refusal, Session},
};

/// What an address asks for. What it does not say is the game's default.
#[derive(Clone, Debug)]
pub struct Options {
    /// `r`: the readings; the session has them.
    pub preset: &'static str,
    /// `pos`, `moves` and `at`: the game as far as it has been played, looked at after `at` moves.
    pub session: Session<Sowing>,
    /// `at`: how many steps of the session's last move are shown, where the moment is inside it.
    pub steps: Option<usize>,
    /// What could not be read; the default stands in its place.
    pub troubles: Vec<LinkTrouble>,
}

/// Reads `key=value` pairs joined by `&`, or a moment alone (`m12`). Never fails: what cannot be read
/// is a trouble, and play begins from what could.
pub fn read(kind: Kind, text: &str) -> Options {
    let mut troubles = Vec::new();
    let moment = moment(text).map(|_| text);
    let get = |wanted: &str| {
        text.split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| *key == wanted)
            .map(|(_, value)| value)
    };
    // every part of an address is one line: a column is all there is to tell
    let trouble =
        |column: usize, what| LinkTrouble::Import { kind, error: ImportError { line: 1, column, what } };
    let start_of = |value: &str| (value.as_ptr() as usize).saturating_sub(text.as_ptr() as usize) + 1;

    let default = (kind.game(), kind.presets()[0].name);
    let (game, preset) = match get("r").map(|value| (value, read_readings(kind, value))) {
        None => default,
        Some((_, Ok(read))) => read,
        Some((value, Err(error))) => {
            troubles.push(trouble(start_of(value), Trouble::Readings(error)));
            default
        }
    };
    let mut start = game.start();
    if let Some(value) = get("pos") {
        match position::read_position(&game, value) {
            Ok(position) => start = position,
            Err(error) => troubles.push(trouble(start_of(value), Trouble::Position(error))),
        }
    }
    let mut session = Session::new(game, start);
    for word in get("moves").unwrap_or("").split('_').filter(|word| !word.is_empty()) {
        let played = read_move(&game, word)
            .ok_or_else(|| Trouble::NotAMove(word.into()))
            .and_then(|chosen| session.play(chosen).map_err(|refusal| refused(word, refusal)));
        match played {
            Ok(next) => session = next,
            Err(what) => {
                troubles.push(trouble(start_of(word), what));
                break;
            }
        }
    }
    let mut steps = None;
    if let Some(value) = get("at").or(moment) {
        match self::moment(value) {
            Some((moves, inside)) => {
                // a moment inside a move is looked at from the end of that move, with its picture held back
                let wanted = moves.saturating_add(usize::from(inside.is_some()));
                if wanted > session.moves().len() {
                    troubles.push(LinkTrouble::Beyond { moves: session.moves().len() });
                } else {
                    steps = inside;
                }
                session = session.act(Action::Goto(wanted)).unwrap_or(session);
            }
            None => troubles.push(LinkTrouble::Key(value.into())),
        }
    }
    Options { preset, session, steps, troubles }
}

/// How fast the time of a move may pass; 0 is at once.
pub const SPEEDS: [(f64, &str); 6] =
    [(0.25, "0.25"), (0.5, "0.5"), (1.0, "1"), (2.0, "2"), (4.0, "4"), (0.0, "instant")];

/// `speed`: one of [`SPEEDS`] by its name; `None` where none is named.
pub fn speed(text: &str) -> Option<f64> {
    let value = text.split('&').find_map(|pair| pair.strip_prefix("speed="))?;
    SPEEDS.into_iter().find(|(_, name)| *name == value).map(|(speed, _)| speed)
}

fn refused(word: &str, refusal: Refusal) -> Trouble {
    match refusal {
        Refusal::Clause(clause) => Trouble::Illegal { text: word.into(), clause },
        _ => Trouble::AfterEnd(word.into()),
    }
}

/// `m12`: after twelve moves. `m12.s7`: inside the thirteenth, after seven of its steps.
fn moment(text: &str) -> Option<(usize, Option<usize>)> {
    let number = |text: &str| -> Option<usize> {
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
    };
    let text = text.strip_prefix('m')?;
    match text.split_once(".s") {
        Some((moves, steps)) => Some((number(moves)?, Some(number(steps)?))),
        None => Some((number(text)?, None)),
    }
}
