//! The editor without its page: what lies, what lay before, what the laws say of it, and the links that hold it.

use super::edited::{Edited, Unread};
use crate::{
    engine::clause::ClauseId,
    i18n::position::{Edit, say},
    notation::{Written, read_readings, write_readings},
    options,
};

/// So many steps back are kept.
const KEPT: usize = 500;
/// The most words that are said at once.
const WORDS: usize = 25;

/// What is chosen and in hand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The place that is chosen: the tab key reaches it.
    pub at: u8,
    /// What a tap lays, where taps do: its place among what can be laid.
    pub brush: u8,
    /// What has been typed toward a number or a name.
    pub typed: String,
}

/// A position in the making.
pub struct EditorModel<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    now: F::Open,
    /// What was set up when the page was opened.
    came: F::Open,
    back: Vec<F::Open>,
    on: Vec<F::Open>,
    /// The last step was typed, and what is typed next may belong to it.
    typing: bool,
    pub hand: Hand,
}

/// What is said of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    pub says: String,
    pub clause: Option<ClauseId>,
    pub lawful: bool,
    /// The other laws that are broken, each with the clause behind it.
    pub also: Vec<(String, Option<ClauseId>)>,
}

impl Status {
    /// What is said aloud: the first, and how many more there are.
    fn aloud(&self) -> String {
        match self.also.len() {
            0 => self.says.clone(),
            more => format!("{} {}", self.says, say(&Edit::More(more))),
        }
    }
}

/// How the editor stood before something was done.
struct Stood<F: Edited> {
    now: F::Open,
    status: Status,
    at: u8,
    /// So many letters had been typed.
    typed: usize,
}

/// What an address asks for.
pub struct Asked<F: Edited> {
    pub game: F,
    pub preset: &'static str,
    /// What lies; nothing where the address says nothing of it.
    pub open: Option<Result<F::Open, Unread>>,
    /// What the address says of the rules could not be read: they are the usual ones.
    pub unread_readings: bool,
}

/// Reads an address; readings that cannot be read are the usual ones. A game that has begun is looked at where it
/// stands.
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

/// The address of a game that begins with a position. It says the readings in every case: an address without any
/// is no game.
pub fn address<F: Written>(game: &F, preset: &str, position: &F::Position) -> String {
    format!("v=1&r={}&pos={}", write_readings(game, preset), game.write_position(position))
}

impl<F: Edited> EditorModel<F> {
    /// Lays out what an address asks for, or the start of its game.
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

    /// Whether there is something to take back, and something to do again.
    pub fn steps(&self) -> [bool; 2] {
        [!self.back.is_empty(), !self.on.is_empty()]
    }

    /// Does something; what is said of it comes back with what it means for the laws. Nothing where nothing is done.
    /// Figures that are typed one after the other into the same place are one step.
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

    /// After something that has been done: the step is kept, and what it means for the laws is said with it.
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
            // the number is again what it was
            self.back.pop();
            self.typing = false;
        }
        if self.back.len() > KEPT {
            self.back.remove(0);
        }
        self.with_status(says, &was.status)
    }

    /// What has been done, and what is said of the position now where that is something else than before.
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

    /// Puts another board into the editor; undoing brings back what lay there.
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

    /// What was set up when the page was opened.
    pub fn as_it_came(&mut self) -> String {
        self.replace(self.came.clone(), &Edit::AsItCame)
    }

    pub fn at_start(&mut self) -> String {
        self.replace(self.game.open(&self.game.start()), &Edit::AtStart)
    }

    pub fn clear(&mut self) -> String {
        self.replace(self.game.bare(), &Edit::Cleared)
    }

    /// Whether a text can be laid out.
    pub fn reads(&self, text: &str) -> bool {
        self.game.read_open(text.trim()).is_ok()
    }

    /// Lays out a text, or says why it cannot be.
    pub fn read(&mut self, text: &str) -> String {
        match self.game.read_open(text.trim()) {
            Ok(open) => self.replace(open, &Edit::Taken),
            Err(Unread::Column(column)) => say(&Edit::NotRead { column }),
            Err(Unread::Board(why)) => say(&Edit::NoBoard(why)),
        }
    }

    /// What the laws say of what lies.
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

    /// The position as text, lawful or not.
    pub fn text(&self) -> String {
        F::write_open(&self.now)
    }

    /// The address of the board as it is, for this page.
    pub fn address(&self) -> String {
        format!("v=1&r={}&pos={}", write_readings(&self.game, self.preset), self.text())
    }

    /// The address of a game that begins with the position, where no law is broken.
    pub fn game_address(&self) -> Option<String> {
        Some(address(&self.game, self.preset, &self.game.close(&self.now).ok()?))
    }
}
