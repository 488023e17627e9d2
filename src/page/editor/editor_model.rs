//! The editor, independent of its page: the position, its history, the result of the laws, and its links.

use std::rc::Rc;

use super::{
    edited::{Edited, SetupReadError},
    selection::Selection,
};
use crate::{
    engine::clause::ClauseId,
    notation::{Written, read_readings, write_readings},
    options,
    words::{position::EditorMessage, say},
};

/// The greatest number of undo steps.
const MAX_UNDO_STEPS: usize = 500;
/// The greatest number of words of one announcement.
const MAX_WORDS: usize = 25;

/// A position being edited.
#[derive(Clone)]
pub struct EditorModel<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    now: Rc<F::Setup>,
    /// The position with which the page was opened.
    opened: Rc<F::Setup>,
    /// The positions that undo and redo restore, the next one last.
    undo: Vec<Rc<F::Setup>>,
    redo: Vec<Rc<F::Setup>>,
    /// The last step was typed, and the next key may belong to it.
    typing: bool,
    pub selection: Selection,
}

/// The result of the laws for a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    pub text: String,
    pub clause: Option<ClauseId>,
    pub lawful: bool,
    /// The other broken laws, each with its clause.
    pub also: Vec<(String, Option<ClauseId>)>,
}

impl Status {
    /// The announcement: the first law, and the number of the others.
    fn announcement(&self) -> String {
        match self.also.len() {
            0 => self.text.clone(),
            more => say(&EditorMessage::Both(self.text.clone(), say(&EditorMessage::More(more)))),
        }
    }
}

/// The state of the editor before an action.
struct Before<F: Edited> {
    now: Rc<F::Setup>,
    status: Status,
    at: u8,
    /// The number of characters that had been typed.
    typed: usize,
}

/// The request of an address.
pub struct EditorRequest<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    /// The position; `None` if the address has none.
    pub setup: Option<Result<F::Setup, SetupReadError>>,
    /// The readings of the address could not be parsed: the defaults are used.
    pub invalid_readings: bool,
}

/// Parses an address; readings that cannot be parsed are the defaults. Of a game with moves it takes the
/// position looked at.
pub fn read_request<F: Edited>(plain: F, address: &str) -> EditorRequest<F> {
    let get = |wanted: &str| {
        let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == wanted).map(|(_, value)| value)
    };
    if get("moves").is_some() {
        let options = options::read(plain, address);
        let game = *options.session.game();
        let setup = options.errors.is_empty().then(|| Ok(game.setup_of(options.session.position())));
        let setup = setup.or(Some(Err(SetupReadError::Column(1))));
        return EditorRequest { game, preset: options.preset, setup, invalid_readings: false };
    }
    let first = plain.presets().first().map_or("", |preset| preset.name);
    let readings = get("r").map(|text| read_readings(plain, text).ok());
    let invalid_readings = readings == Some(None);
    let (game, preset) = readings.flatten().unwrap_or((plain, first));
    EditorRequest { game, preset, setup: get("pos").map(|text| game.read_setup(text)), invalid_readings }
}

impl<F: Edited> EditorRequest<F> {
    /// What could not be read.
    pub fn error(&self) -> Option<EditorMessage> {
        match self.setup {
            Some(Err(_)) => Some(EditorMessage::NotLinked),
            _ => self.invalid_readings.then_some(EditorMessage::NotRuled),
        }
    }
}

/// The address of a game that begins with a position. It always contains the readings, because an address
/// without any opens no game.
pub fn address<F: Written>(game: &F, preset: &str, position: &F::Position) -> String {
    format!("v=1&r={}&pos={}", write_readings(game, preset), game.write_position(position))
}

impl<F: Edited> EditorModel<F> {
    /// Loads the position of an address, or the start of its game.
    pub fn new(request: &EditorRequest<F>) -> EditorModel<F> {
        let (game, preset) = (request.game, request.preset);
        let now = Rc::new(match &request.setup {
            Some(Ok(setup)) => setup.clone(),
            _ => game.setup_of(&game.start()),
        });
        let at = game.places().first().copied().unwrap_or(0);
        let selection = Selection { at, ..Selection::default() };
        let (opened, undo, redo) = (now.clone(), Vec::new(), Vec::new());
        EditorModel { game, preset, now, opened, undo, redo, typing: false, selection }
    }

    pub fn now(&self) -> &F::Setup {
        &self.now
    }

    /// Whether undo and redo are possible.
    pub fn steps(&self) -> [bool; 2] {
        [!self.undo.is_empty(), !self.redo.is_empty()]
    }

    /// Selects a place; what was typed at the former one is complete.
    pub fn select(&mut self, at: u8) {
        self.selection.at = at;
        self.selection.typed.clear();
    }

    /// Performs an action and returns its announcement with any change in the result of the laws; `None` if
    /// nothing is done. Digits typed in succession at one place are one step.
    pub fn act(
        &mut self,
        action: impl FnOnce(&F, &mut F::Setup, &mut Selection) -> Option<String>,
    ) -> Option<String> {
        let before = self.before();
        let mut now = F::Setup::clone(&self.now);
        let announcement = action(&self.game, &mut now, &mut self.selection)?;
        if now != *self.now {
            self.now = now.into();
        }
        Some(self.completed(before, announcement))
    }

    /// Whether a key that does not move the focus has a meaning on the board.
    pub fn has_key(&self, key: &str) -> bool {
        let (mut now, mut selection) = (F::Setup::clone(&self.now), self.selection.clone());
        self.game.key(&mut now, &mut selection, key).is_some()
    }

    #[inline(never)]
    fn before(&self) -> Before<F> {
        let Selection { at, typed, .. } = &self.selection;
        Before { now: self.now.clone(), status: self.status(), at: *at, typed: typed.len() }
    }

    /// Completes an action: stores the undo step, and adds any change in the result of the laws to the
    /// announcement.
    #[inline(never)]
    fn completed(&mut self, before: Before<F>, announcement: String) -> String {
        let Selection { at, typed, .. } = &self.selection;
        let continues_typing = before.typed > 0 && *at == before.at && typed.len() > before.typed;
        self.typing &= continues_typing;
        if self.now == before.now {
            return announcement;
        }
        self.redo.clear();
        if !self.typing {
            self.undo.push(before.now);
            self.typing = !self.selection.typed.is_empty();
        } else if self.undo.last() == Some(&self.now) {
            // the number has its former value again
            self.undo.pop();
            self.typing = false;
        }
        if self.undo.len() > MAX_UNDO_STEPS {
            self.undo.remove(0);
        }
        self.with_status(announcement, &before.status)
    }

    /// An announcement, followed by the result of the laws if it has changed.
    fn with_status(&self, announcement: String, before: &Status) -> String {
        let status = self.status();
        if status == *before {
            return announcement;
        }
        let of_status = status.announcement();
        let both = say(&EditorMessage::Both(announcement, of_status.clone()));
        let long = |text: &str| text.split_whitespace().count() > MAX_WORDS;
        match (long(&both), long(&of_status)) {
            (false, _) => both,
            (_, false) => of_status,
            _ => status.text,
        }
    }

    /// Replaces the board; undo restores the former one.
    pub fn replace(&mut self, setup: F::Setup, edit: &EditorMessage) -> String {
        self.act(|_, now, selection| {
            *now = setup;
            selection.typed.clear();
            Some(say(edit))
        })
        .unwrap_or_default()
    }

    pub fn undo(&mut self) -> String {
        let Some(earlier) = self.undo.pop() else { return say(&EditorMessage::NothingToUndo) };
        let before = self.status();
        self.selection.typed.clear();
        self.redo.push(std::mem::replace(&mut self.now, earlier));
        self.with_status(say(&EditorMessage::Undone), &before)
    }

    pub fn redo(&mut self) -> String {
        let Some(later) = self.redo.pop() else { return say(&EditorMessage::NothingToRedo) };
        let before = self.status();
        self.selection.typed.clear();
        self.undo.push(std::mem::replace(&mut self.now, later));
        self.with_status(say(&EditorMessage::Redone), &before)
    }

    /// Restores the position with which the page was opened.
    pub fn reset_to_opened(&mut self) -> String {
        self.replace(F::Setup::clone(&self.opened), &EditorMessage::ResetToOpened)
    }

    pub fn at_start(&mut self) -> String {
        self.replace(self.game.setup_of(&self.game.start()), &EditorMessage::AtStart)
    }

    pub fn clear(&mut self) -> String {
        self.replace(self.game.empty_board(), &EditorMessage::Cleared)
    }

    /// Whether a text can be parsed as a position.
    pub fn can_read(&self, text: &str) -> bool {
        self.game.read_setup(text.trim()).is_ok()
    }

    /// Loads a position from a text, or announces why it cannot be parsed.
    pub fn read(&mut self, text: &str) -> String {
        match self.game.read_setup(text.trim()) {
            Ok(setup) => self.replace(setup, &EditorMessage::Taken),
            Err(SetupReadError::Column(column)) => say(&EditorMessage::NotRead { column }),
            Err(SetupReadError::Board(why)) => say(&EditorMessage::NoBoard(why)),
        }
    }

    /// The result of the laws for the board.
    pub fn status(&self) -> Status {
        match self.game.checked(&self.now) {
            Ok(position) => {
                let outcome = self.game.outcome(&position);
                let text = say(&outcome.map_or(EditorMessage::Lawful, EditorMessage::Over));
                let clause = outcome.map(|outcome| outcome.clause);
                Status { text, clause, lawful: true, also: Vec::new() }
            }
            Err(law) => {
                let text_of = |law: &F::BrokenLaw| self.game.law_text(&self.now, law);
                let (text, clause) = text_of(&law);
                let also = self.game.broken_laws(&self.now).iter().skip(1).map(text_of).collect();
                Status { text: say(&EditorMessage::Broken(text)), clause, lawful: false, also }
            }
        }
    }

    /// The position as text, also if it breaks laws.
    pub fn text(&self) -> String {
        F::write_setup(&self.now)
    }

    /// The address of this page with the board.
    pub fn address(&self) -> String {
        format!("v=1&r={}&pos={}", write_readings(&self.game, self.preset), self.text())
    }

    /// The address of a game that begins with the position; `None` if it breaks a law.
    pub fn game_address(&self) -> Option<String> {
        Some(address(&self.game, self.preset, &self.game.checked(&self.now).ok()?))
    }
}
