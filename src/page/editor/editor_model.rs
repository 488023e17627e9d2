//! The editor, independent of its page: the position, its history, the result of the laws, and its links.

use super::edited::{Edited, Unread};
use crate::{
    engine::clause::ClauseId,
    i18n::position::{Edit, say},
    notation::{Written, read_readings, write_readings},
    options,
};

/// The greatest number of undo steps.
const KEPT: usize = 500;
/// The greatest number of words of one announcement.
const WORDS: usize = 25;

/// The current selection and tool.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The selected place, which Tab reaches.
    pub at: u8,
    /// The brush that a tap applies, where taps draw: its index among all brushes.
    pub brush: u8,
    /// The part of a number or a name that has been typed so far.
    pub typed: String,
}

/// A position being edited.
pub struct EditorModel<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    now: F::Open,
    /// The position with which the page was opened.
    came: F::Open,
    back: Vec<F::Open>,
    on: Vec<F::Open>,
    /// The last step was typed, and the next key may belong to it.
    typing: bool,
    pub hand: Hand,
}

/// The result of the laws for a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    pub says: String,
    pub clause: Option<ClauseId>,
    pub lawful: bool,
    /// The other broken laws, each with its clause.
    pub also: Vec<(String, Option<ClauseId>)>,
}

impl Status {
    /// The announcement: the first law, and the number of the others.
    fn aloud(&self) -> String {
        match self.also.len() {
            0 => self.says.clone(),
            more => format!("{} {}", self.says, say(&Edit::More(more))),
        }
    }
}

/// The state of the editor before an action.
struct Stood<F: Edited> {
    now: F::Open,
    status: Status,
    at: u8,
    /// The number of characters that had been typed.
    typed: usize,
}

/// The request of an address.
pub struct Asked<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    /// The position; `None` if the address has none.
    pub open: Option<Result<F::Open, Unread>>,
    /// The readings of the address could not be parsed: the defaults are used.
    pub unread_readings: bool,
}

/// Parses an address; readings that cannot be parsed are the defaults. Of a game with moves it takes the
/// position looked at.
pub fn asked<F: Edited>(plain: F, address: &str) -> Asked<F> {
    let get = |wanted: &str| {
        let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == wanted).map(|(_, value)| value)
    };
    if get("moves").is_some() {
        let options = options::read(plain, address);
        let game = *options.session.game();
        let open = options.troubles.is_empty().then(|| Ok(game.open(options.session.position())));
        let open = open.or(Some(Err(Unread::Column(1))));
        return Asked { game, preset: options.preset, open, unread_readings: false };
    }
    let first = plain.presets().first().map_or("", |preset| preset.name);
    let ruled = get("r").map(|text| read_readings(plain, text).ok());
    let unread_readings = ruled == Some(None);
    let (game, preset) = ruled.flatten().unwrap_or((plain, first));
    Asked { game, preset, open: get("pos").map(|text| game.read_open(text)), unread_readings }
}

/// The address of a game that begins with a position. It always contains the readings, because an address
/// without any opens no game.
pub fn address<F: Written>(game: &F, preset: &str, position: &F::Position) -> String {
    format!("v=1&r={}&pos={}", write_readings(game, preset), game.write_position(position))
}

impl<F: Edited> EditorModel<F> {
    /// Loads the position of an address, or the start of its game.
    pub fn new(asked: &Asked<F>) -> EditorModel<F> {
        let game = asked.game;
        let now = match &asked.open {
            Some(Ok(open)) => open.clone(),
            _ => game.open(&game.start()),
        };
        let hand = Hand { at: game.places().first().copied().unwrap_or(0), ..Hand::default() };
        let (came, back, on) = (now.clone(), Vec::new(), Vec::new());
        EditorModel { game, preset: asked.preset, now, came, back, on, typing: false, hand }
    }

    pub fn now(&self) -> &F::Open {
        &self.now
    }

    /// Whether undo and redo are possible.
    pub fn steps(&self) -> [bool; 2] {
        [!self.back.is_empty(), !self.on.is_empty()]
    }

    /// Performs an action and returns its announcement with any change in the result of the laws; `None` if
    /// nothing is done. Digits typed in succession at one place are one step.
    pub fn act(
        &mut self,
        action: impl FnOnce(&F, &mut F::Open, &mut Hand) -> Option<String>,
    ) -> Option<String> {
        let was = self.stands();
        let says = action(&self.game, &mut self.now, &mut self.hand)?;
        Some(self.settled(was, says))
    }

    #[inline(never)]
    fn stands(&self) -> Stood<F> {
        let Hand { at, typed, .. } = &self.hand;
        Stood { now: self.now.clone(), status: self.status(), at: *at, typed: typed.len() }
    }

    /// Completes an action: stores the undo step, and adds any change in the result of the laws to the
    /// announcement.
    #[inline(never)]
    fn settled(&mut self, was: Stood<F>, says: String) -> String {
        let Hand { at, typed, .. } = &self.hand;
        let goes_on = was.typed > 0 && *at == was.at && typed.len() > was.typed;
        self.typing &= goes_on;
        if self.now == was.now {
            return says;
        }
        self.on.clear();
        if !self.typing {
            self.back.push(was.now);
            self.typing = !self.hand.typed.is_empty();
        } else if self.back.last() == Some(&self.now) {
            // the number has its former value again
            self.back.pop();
            self.typing = false;
        }
        if self.back.len() > KEPT {
            self.back.remove(0);
        }
        self.with_status(says, &was.status)
    }

    /// An announcement, followed by the result of the laws if it has changed.
    fn with_status(&self, says: String, stood: &Status) -> String {
        let status = self.status();
        if status == *stood {
            return says;
        }
        let aloud = status.aloud();
        let both = format!("{says} {aloud}");
        let long = |text: &str| text.split_whitespace().count() > WORDS;
        match (long(&both), long(&aloud)) {
            (false, _) => both,
            (_, false) => aloud,
            _ => status.says,
        }
    }

    /// Replaces the board; undo restores the former one.
    pub fn replace(&mut self, open: F::Open, edit: &Edit) -> String {
        self.act(|_, now, hand| {
            *now = open;
            hand.typed.clear();
            Some(say(edit))
        })
        .unwrap_or_default()
    }

    pub fn undo(&mut self) -> String {
        let Some(before) = self.back.pop() else { return say(&Edit::NothingToUndo) };
        let stood = self.status();
        self.hand.typed.clear();
        self.on.push(std::mem::replace(&mut self.now, before));
        self.with_status(say(&Edit::Undone), &stood)
    }

    pub fn redo(&mut self) -> String {
        let Some(after) = self.on.pop() else { return say(&Edit::NothingToRedo) };
        let stood = self.status();
        self.hand.typed.clear();
        self.back.push(std::mem::replace(&mut self.now, after));
        self.with_status(say(&Edit::Redone), &stood)
    }

    /// Restores the position with which the page was opened.
    pub fn as_it_came(&mut self) -> String {
        self.replace(self.came.clone(), &Edit::AsItCame)
    }

    pub fn at_start(&mut self) -> String {
        self.replace(self.game.open(&self.game.start()), &Edit::AtStart)
    }

    pub fn clear(&mut self) -> String {
        self.replace(self.game.bare(), &Edit::Cleared)
    }

    /// Whether a text can be parsed as a position.
    pub fn reads(&self, text: &str) -> bool {
        self.game.read_open(text.trim()).is_ok()
    }

    /// Loads a position from a text, or announces why it cannot be parsed.
    pub fn read(&mut self, text: &str) -> String {
        match self.game.read_open(text.trim()) {
            Ok(open) => self.replace(open, &Edit::Taken),
            Err(Unread::Column(column)) => say(&Edit::NotRead { column }),
            Err(Unread::Board(why)) => say(&Edit::NoBoard(why)),
        }
    }

    /// The result of the laws for the board.
    pub fn status(&self) -> Status {
        match self.game.close(&self.now) {
            Ok(position) => {
                let outcome = self.game.ended(&position);
                let says = say(&outcome.map_or(Edit::Lawful, Edit::Over));
                let clause = outcome.map(|outcome| outcome.clause);
                Status { says, clause, lawful: true, also: Vec::new() }
            }
            Err(law) => {
                let said = |law: &F::Broken| self.game.broken(&self.now, law);
                let (says, clause) = said(&law);
                let also = self.game.breaks(&self.now).iter().skip(1).map(said).collect();
                Status { says: say(&Edit::Broken(says)), clause, lawful: false, also }
            }
        }
    }

    /// The position as text, also if it breaks laws.
    pub fn text(&self) -> String {
        F::write_open(&self.now)
    }

    /// The address of this page with the board.
    pub fn address(&self) -> String {
        format!("v=1&r={}&pos={}", write_readings(&self.game, self.preset), self.text())
    }

    /// The address of a game that begins with the position; `None` if it breaks a law.
    pub fn game_address(&self) -> Option<String> {
        Some(address(&self.game, self.preset, &self.game.close(&self.now).ok()?))
    }
}
