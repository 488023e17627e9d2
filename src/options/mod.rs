//! One set of options, in the site's address after `#` or in an embed's after `?`.

mod colours;
mod embed;
mod keys;
mod look;
mod mode;
pub mod seats;
mod snippet;
mod thinking;

pub use colours::Colours;
pub use embed::{Part, Parts};
pub use keys::{debug, faults, is_of_game, parent, unknown_keys, value};
pub use look::{tells_height, upright, values};
pub use mode::{Mode, opened, plays_itself};
pub use snippet::{Snippet, frame};
pub use thinking::Thinking;

use crate::{
    engine::{Kind, seat::Seats},
    notation::{ImportError, ImportErrorKind, Written, moment, read_readings, write_readings},
    session::{Action, Refusal, Session, Stop},
    settings::Settings,
    words::{LinkError, current},
};

/// What an address asks for. An option that is absent has the game's default.
#[derive(Clone, Debug)]
pub struct Options<F: Written> {
    /// `r`: the preset of the readings; the session has the readings themselves.
    pub preset: &'static str,
    /// `pos`, `moves` and `at`: the game as far as it has been played, shown after `at` moves.
    pub session: Session<F>,
    /// `at`: how many steps of the session's last move are shown, if the moment is inside it.
    pub steps: Option<usize>,
    /// How games are displayed.
    pub settings: Settings,
    /// `seats`: who plays, as `key=value` text; empty if absent. It is parsed by the module that plays with the
    /// opponent.
    pub seats: String,
    /// The parts that could not be read; their defaults are used.
    pub errors: Vec<LinkError>,
}

/// Reads `key=value` pairs joined by `&`, or a moment alone (`m12`). Never fails: parts that cannot be read are
/// reported in `errors`, and the rest is used. `plain` is the game under its default preset.
pub fn read<F: Written>(plain: F, text: &str) -> Options<F> {
    let kind = plain.kind();
    let mut errors = Vec::new();
    let alone = moment(text).map(|_| text);
    let get = |key: &str| value(text, key);
    // every part of an address is one line, so only the column varies
    let import_error = |column: usize, fault| LinkError::Import {
        kind,
        error: ImportError { line: 1, column, kind: fault },
    };
    let start_of = |value: &str| (value.as_ptr() as usize).saturating_sub(text.as_ptr() as usize) + 1;

    let default = (plain, plain.presets().first().map_or("", |preset| preset.name));
    let (game, preset) = match get("r").map(|value| (value, read_readings(plain, value))) {
        None => default,
        Some((_, Ok(read))) => read,
        Some((value, Err(error))) => {
            errors.push(import_error(start_of(value), ImportErrorKind::Readings(error)));
            default
        }
    };
    let mut start = game.start();
    if let Some(value) = get("pos") {
        match game.read_position(value) {
            Ok(position) => start = position,
            Err(error) => errors.push(import_error(start_of(value), ImportErrorKind::Position(error))),
        }
    }
    let mut session = Session::new(game, start);
    for word in get("moves").unwrap_or("").split('_').filter(|word| !word.is_empty()) {
        let played = game
            .read_move(word)
            .ok_or_else(|| ImportErrorKind::NotAMove(word.into()))
            .and_then(|chosen| session.push(chosen).map_err(|refusal| refused(word, refusal)));
        if let Err(fault) = played {
            errors.push(import_error(start_of(word), fault));
            break;
        }
    }
    if let Some(value) = get("end") {
        match stop(value) {
            // a game of two has no third seat to resign
            Some(Stop::Resigned(seat)) if !game.seats().has(seat) => {
                errors.push(LinkError::Key(value.into()));
            }
            Some(stop) => session = session.act(Action::Stop(stop)).unwrap_or(session),
            None => errors.push(LinkError::Key(value.into())),
        }
    }
    let mut steps = None;
    let begins = || matches!(Mode::of(text), Mode::Replay | Mode::Demo).then_some("m0");
    if let Some(value) = get("at").or(alone).or_else(begins) {
        match moment(value) {
            Some((number, inside)) => {
                // a moment inside a move is shown as the position after that move, with the picture held at a
                // step
                let replay = session.replay(number).filter(|_| inside.is_some());
                let all =
                    replay.map(|(_, events)| events.iter().filter(|cited| F::is_step(&cited.event)).count());
                let moves = session.moves().len();
                match (inside, all) {
                    (None, _) if number <= moves => (),
                    (Some(inside), Some(all)) if inside <= all => steps = Some(inside),
                    (Some(_), Some(all)) => errors.push(LinkError::BeyondStep { number, steps: all }),
                    _ => errors.push(LinkError::Beyond { moves }),
                }
                session = session.act(Action::Goto(number)).unwrap_or(session);
            }
            None => errors.push(LinkError::Key(value.into())),
        }
    }
    let settings = Settings::default().read(text).0;
    let (_, unknown) = Parts::read(get("ui"));
    errors.extend(unknown.into_iter().map(LinkError::Key));
    // an unsupported value is reported, not silently ignored
    if let Some(value) = get("v").filter(|value| *value != VERSION) {
        errors.push(LinkError::Key(value.into()));
    }
    errors.extend(Thinking::read(text).1.into_iter().map(|value| LinkError::Key(value.into())));
    errors.extend(frame_errors(text));
    // its stones have no figures that could stand for them
    if kind == Kind::Pasang && get("counters") == Some("figures") {
        errors.push(LinkError::Key("figures".into()));
    }
    let seats = get("seats").map(|value| ["seats=", value].concat()).unwrap_or_default();
    Options { preset, session, steps, settings, seats, errors }
}

/// The values that mean nothing of options that all pages share: how they look, their language, and who may talk to them.
pub fn frame_errors(text: &str) -> Vec<LinkError> {
    let mut wrong = Settings::default().read(text).1;
    let language = value(text, "lang").filter(|tag| !tag.eq_ignore_ascii_case(&current::words().language));
    let origin = value(text, "parent").filter(|_| parent(text).is_none());
    let of_frame = [mode::unknown(text), look::unknown(text), Colours::read(text).1];
    wrong.extend(language.into_iter().chain(origin).chain(of_frame.concat()).map(String::from));
    wrong.into_iter().map(LinkError::Key).collect()
}

/// `ui`, `source` and `links`: what is shown around the board of an embed.
pub fn parts(text: &str) -> Parts {
    let parts = match value(text, "ui") {
        Some(names) => Parts::read(Some(names)).0,
        None => Mode::of(text).parts(),
    };
    look::parts(text, parts)
}

/// The version of the rules data; an old address must always open the same game.
const VERSION: &str = "1";
/// With it the address of a game begins.
pub const VERSION_PAIR: &str = "v=1";

/// The address of a game, shown inside its last move after `steps` steps if given. It has only letters, digits
/// and `- _ . ~ = &`, and is empty for a game that has not begun.
pub fn write<F: Written>(session: &Session<F>, preset: &str, steps: Option<usize>) -> String {
    let game = session.game();
    let mut text = String::new();
    let mut put = |key: &str, value: &str| {
        for part in [if text.is_empty() { VERSION_PAIR } else { "" }, "&", key, "=", value] {
            text.push_str(part);
        }
    };
    let readings = write_readings(game, preset);
    if game.presets().first().is_none_or(|first| first.name != readings) {
        put("r", &readings);
    }
    if *session.start() != game.start() {
        put("pos", &game.write_position(session.start()));
    }
    let moves = session.moves();
    if !moves.is_empty() {
        let mut words = String::new();
        for &chosen in moves {
            if !words.is_empty() {
                words.push('_');
            }
            words.push_str(&game.write_move(chosen));
        }
        put("moves", &words);
    }
    let cursor = session.cursor();
    if steps.is_some() || cursor < moves.len() {
        let mut at = String::from("m");
        at.push_str(&cursor.to_string());
        if let Some(steps) = steps {
            at.push_str(".s");
            at.push_str(&steps.to_string());
        }
        put("at", &at);
    }
    match session.stopped() {
        Some(Stop::Agreed) => put("end", "agreed"),
        Some(Stop::Resigned(seat)) => put("end", &["resigned-", seat.name()].concat()),
        None => {}
    }
    text
}

/// How the players ended a game: `agreed`, or `resigned-` and the seat.
fn stop(text: &str) -> Option<Stop> {
    let seat = |name: &str| Seats::THREE.iter().find(|seat| seat.name() == name);
    match text.strip_prefix("resigned-") {
        Some(name) => seat(name).map(Stop::Resigned),
        None => (text == "agreed").then_some(Stop::Agreed),
    }
}

/// What is said of a move of an address that is refused.
pub fn refused(word: &str, refusal: Refusal) -> ImportErrorKind {
    match refusal {
        Refusal::Clause(clause) => ImportErrorKind::Illegal { text: word.into(), clause },
        _ => ImportErrorKind::AfterEnd(word.into()),
    }
}

/// Whether a text is only a moment, which refers to the current game.
pub fn is_moment(text: &str) -> bool {
    moment(text).is_some()
}
