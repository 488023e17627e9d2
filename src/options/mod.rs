//! One set of options, however it is given: the site's address after `#`, an embed's after `?`.

mod embed;

pub use embed::{Part, Parts};

use crate::{
    engine::{
        Game,
        seat::Seats,
        sowing::{Kind, Sowing},
    },
    i18n::LinkTrouble,
    notation::{
        ImportError, Trouble, position, read_move, read_readings, write_move, write_position, write_readings,
    },
    session::{Action, Refusal, Session, Stop},
    settings::Settings,
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
    /// How games are shown.
    pub settings: Settings,
    /// `id`: what an embed calls itself in messages.
    pub id: String,
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
            .and_then(|chosen| session.push(chosen).map_err(|refusal| refused(word, refusal)));
        if let Err(what) = played {
            troubles.push(trouble(start_of(word), what));
            break;
        }
    }
    if let Some(value) = get("end") {
        match stop(value) {
            // a game of two has no third seat to resign
            Some(Stop::Resigned(seat)) if !game.seats().has(seat) => {
                troubles.push(LinkTrouble::Key(value.into()));
            }
            Some(stop) => session = session.act(Action::Stop(stop)).unwrap_or(session),
            None => troubles.push(LinkTrouble::Key(value.into())),
        }
    }
    let mut steps = None;
    if let Some(value) = get("at").or(moment) {
        match self::moment(value) {
            Some((number, inside)) => {
                // a moment inside a move is looked at from the end of that move, with its picture held back
                let told = session.told(number).filter(|_| inside.is_some());
                let all = told.map(|(_, events)| events.iter().filter(|cited| cited.what.is_step()).count());
                let moves = session.moves().len();
                match (inside, all) {
                    (None, _) if number <= moves => (),
                    (Some(inside), Some(all)) if inside <= all => steps = Some(inside),
                    (Some(_), Some(all)) => troubles.push(LinkTrouble::BeyondStep { number, steps: all }),
                    _ => troubles.push(LinkTrouble::Beyond { moves }),
                }
                session = session.act(Action::Goto(number)).unwrap_or(session);
            }
            None => troubles.push(LinkTrouble::Key(value.into())),
        }
    }
    let (settings, unset) = Settings::default().read(text);
    let (_, unknown) = Parts::read(get("ui"));
    troubles.extend(unset.into_iter().chain(unknown).map(LinkTrouble::Key));
    // what is not there yet is not silently something else
    for (key, known) in
        [("v", VERSION), ("seats", if kind.seats() > 2 { "h,h,h" } else { "h,h" }), ("lang", "en")]
    {
        if let Some(value) = get(key).filter(|value| *value != known) {
            troubles.push(LinkTrouble::Key(value.into()));
        }
    }
    let id = get("id").unwrap_or_default().into();
    Options { preset, session, steps, settings, id, troubles }
}

/// `ui`: what stands around the board of an embed.
pub fn parts(text: &str) -> Parts {
    Parts::read(text.split('&').find_map(|pair| pair.strip_prefix("ui="))).0
}

/// The version of the rules data: what an address opened it opens for ever.
const VERSION: &str = "1";

/// The address of a game, looked at inside its last move after `steps` steps where they are given: nothing
/// but letters, figures and `- _ . ~ = &`, and nothing at all for a game that has not begun.
pub fn write(session: &Session<Sowing>, preset: &str, steps: Option<usize>) -> String {
    let game = session.game();
    let kind = game.kind();
    let mut pairs: Vec<String> = Vec::new();
    let readings = write_readings(game, preset);
    if kind.presets().first().is_none_or(|first| first.name != readings) {
        pairs.push(format!("r={readings}"));
    }
    if *session.start() != game.start() {
        pairs.push(format!("pos={}", write_position(game, session.start())));
    }
    let moves = session.moves();
    if !moves.is_empty() {
        let words: Vec<_> = moves.iter().map(|&chosen| write_move(game, chosen)).collect();
        pairs.push(format!("moves={}", words.join("_")));
    }
    let cursor = session.cursor();
    match steps {
        Some(steps) => pairs.push(format!("at=m{cursor}.s{steps}")),
        None if cursor < moves.len() => pairs.push(format!("at=m{cursor}")),
        None => {}
    }
    match session.stopped() {
        Some(Stop::Agreed) => pairs.push("end=agreed".into()),
        Some(Stop::Resigned(seat)) => pairs.push(format!("end=resigned-{}", seat.name())),
        None => {}
    }
    if !pairs.is_empty() {
        pairs.insert(0, format!("v={VERSION}"));
    }
    pairs.join("&")
}

/// How the persons ended a game: `agreed`, or `resigned-` and the seat.
fn stop(text: &str) -> Option<Stop> {
    let seat = |name: &str| Seats::THREE.iter().find(|seat| seat.name() == name);
    match text.strip_prefix("resigned-") {
        Some(name) => seat(name).map(Stop::Resigned),
        None => (text == "agreed").then_some(Stop::Agreed),
    }
}

fn refused(word: &str, refusal: Refusal) -> Trouble {
    match refusal {
        Refusal::Clause(clause) => Trouble::Illegal { text: word.into(), clause },
        _ => Trouble::AfterEnd(word.into()),
    }
}

/// Whether a text is a moment alone: one of the game on the table.
pub fn is_moment(text: &str) -> bool {
    moment(text).is_some()
}

/// `m12`: after twelve moves. `m12.s7`: inside the twelfth, after seven of its steps.
fn moment(text: &str) -> Option<(usize, Option<usize>)> {
    let number = |text: &str| -> Option<usize> {
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
    };
    let text = text.strip_prefix('m')?;
    // cut at a letter: a search for two would be carried for this alone
    match text.split_once('.') {
        Some((moves, steps)) => Some((number(moves)?, Some(number(steps.strip_prefix('s')?)?))),
        None => Some((number(text)?, None)),
    }
}
