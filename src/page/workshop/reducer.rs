//! The state of the page of patterns, and its reducer. The reducer is pure: what it needs of the browser comes
//! with the action, and what it wants of the browser is an effect.

use std::rc::Rc;

use yew::Reducible;

use super::{
    action::{Effect, WorkshopAction},
    pattern_address::{self, AddressBoard, BoardStatus},
    saved_patterns::{self, SavedPattern},
    workshop_model::{Press, WorkshopModel, cell_name},
};
use crate::{
    engine::pasang::{board::Point, draft::Draft},
    page::saved_game::latest_first,
    words::{UiText, patterns::WorkshopMessage, say},
};

/// The state of the page.
#[derive(Clone)]
pub struct WorkshopState {
    pub model: WorkshopModel,
    /// The request of the address; games begin with its readings.
    pub address_board: Rc<AddressBoard>,
    /// The visitor's saved patterns, the latest first.
    pub saved: Rc<[SavedPattern]>,
    /// Whether the browser saves nothing for this page.
    pub saves_nothing: bool,
    /// The id of the saved pattern that is open in the workshop.
    pub open: Option<String>,
    /// The text of the name field.
    pub name: String,
    /// Whether the link to the board is shown.
    pub shows_link: bool,
    /// The id of a saved pattern that will be deleted if the person confirms.
    pub pending_delete: Option<String>,
    /// The last announcement, and the number of announcements: the same words can be repeated.
    pub announcement: String,
    pub announcements: usize,
    /// The effects that have not been performed yet, in order.
    pub effects: Vec<Effect>,
}

impl Default for WorkshopState {
    /// The state that the page's file has: an empty board.
    fn default() -> WorkshopState {
        WorkshopState {
            model: WorkshopModel::new(Draft::default()),
            address_board: pattern_address::read("").into(),
            saved: Rc::new([]),
            saves_nothing: false,
            open: None,
            name: String::new(),
            shows_link: false,
            pending_delete: None,
            announcement: String::new(),
            announcements: 0,
            effects: Vec::new(),
        }
    }
}

impl WorkshopState {
    fn announce(&mut self, announcement: String) {
        self.announcement = announcement;
        self.announcements += 1;
    }

    /// Changes the board and announces the result. The link shown belongs to the former board.
    fn act(&mut self, act: impl FnOnce(&mut WorkshopModel) -> WorkshopMessage) {
        let message = act(&mut self.model);
        self.shows_link = false;
        self.announce(say(&message));
    }

    fn request(&mut self, effect: Effect) {
        self.effects.push(effect);
    }

    /// Opens a board and leads there; undo restores the former board.
    fn open(&mut self, draft: Draft, saved: Option<SavedPattern>) {
        self.model.open(draft);
        let (id, name) = saved.map(|saved| (saved.id, saved.name)).unzip();
        (self.open, self.name) = (id, name.unwrap_or_default());
        self.shows_link = false;
        self.announce(String::new());
        self.request(Effect::Focus("#workshop-title".into()));
    }

    fn open_address(&mut self, address: &str) {
        self.address_board = pattern_address::read(address).into();
        self.request(Effect::Links);
        match self.address_board.status {
            BoardStatus::Absent => (),
            BoardStatus::Valid => self.open(self.address_board.draft, None),
            BoardStatus::Invalid => self.announce(say(&WorkshopMessage::NotRead)),
        }
    }

    fn press(&mut self, at: Point, press: Press) {
        match press {
            Press::Go(to) => {
                self.model.at = to;
                self.request(Effect::Focus(format!("#ws-grid [data-t=\"{}\"]", cell_name(to))));
            }
            Press::Paint(colour) => self.act(|model| model.paint(at, colour)),
            Press::Undo => self.act(WorkshopModel::undo),
        }
    }

    /// Saves under the typed name: over the saved pattern that is open if that has the same name.
    fn save(&mut self, new_id: String, when: String) {
        let name = saved_patterns::name(&self.name);
        let is_open = |saved: &&SavedPattern| Some(&saved.id) == self.open.as_ref() && saved.name == name;
        let id = self.saved.iter().find(is_open).map_or(new_id, |saved| saved.id.clone());
        self.request(Effect::Save(SavedPattern { id, draft: *self.model.draft(), when, name }));
    }

    /// Deletes at the second request.
    fn delete(&mut self, id: String) {
        if self.pending_delete.as_ref() == Some(&id) {
            self.pending_delete = None;
            self.request(Effect::Delete(id));
            self.request(Effect::Focus("#pat-own-title".into()));
        } else {
            self.request(Effect::Focus(format!("[data-t=\"own-delete-{id}\"]")));
            self.pending_delete = Some(id);
        }
    }

    fn apply(&mut self, action: WorkshopAction) {
        match action {
            WorkshopAction::Address(address) => self.open_address(&address),
            WorkshopAction::Listed(saved) => {
                self.saves_nothing = saved.is_none();
                self.saved = latest_first(saved.unwrap_or_default(), |saved| &saved.when).into();
            }
            WorkshopAction::Paint(point) => self.act(|model| {
                model.at = point;
                model.paint(point, model.hand)
            }),
            WorkshopAction::Press(at, press) => self.press(at, press),
            WorkshopAction::Hand(colour) => self.model.hand = colour,
            WorkshopAction::Brush(id) => self.model.select_brush(&id),
            WorkshopAction::Name(name) => self.name = name,
            WorkshopAction::Fill { seed } => {
                let mut random = fastrand::Rng::with_seed(seed);
                self.act(|model| model.fill(|| random.u64(..)));
            }
            WorkshopAction::Undo => self.act(WorkshopModel::undo),
            WorkshopAction::Clear => self.act(WorkshopModel::clear),
            WorkshopAction::Play => match self.model.pattern() {
                Ok(pattern) => {
                    self.request(Effect::Play(pattern_address::address(&self.address_board, &pattern)))
                }
                Err(unfinished) => self.announce(say(&WorkshopMessage::Unfinished(unfinished))),
            },
            WorkshopAction::Save { new_id, now } => self.save(new_id, now),
            WorkshopAction::Saved(saved) => {
                self.announce(say(&WorkshopMessage::Saved(saved.name.clone())));
                (self.open, self.name) = (Some(saved.id), saved.name);
            }
            WorkshopAction::NotSaved => {
                self.shows_link = true;
                self.announce(say(&WorkshopMessage::NotSaved));
            }
            WorkshopAction::Copy => {
                self.shows_link = true;
                self.request(Effect::Copy);
            }
            WorkshopAction::Copied(done) => {
                self.announce(say(if done { &UiText::Copied } else { &UiText::NotCopied }))
            }
            WorkshopAction::OpenBuiltIn(pattern) => self.open(pattern.into(), None),
            WorkshopAction::OpenSaved(id) => {
                if let Some(saved) = self.saved.iter().find(|saved| saved.id == id).cloned() {
                    self.open(saved.draft, Some(saved));
                }
            }
            WorkshopAction::Delete(id) => self.delete(id),
            WorkshopAction::Performed => self.effects.clear(),
        }
    }
}

impl Reducible for WorkshopState {
    type Action = WorkshopAction;

    fn reduce(self: Rc<Self>, action: WorkshopAction) -> Rc<Self> {
        let mut state = (*self).clone();
        state.apply(action);
        state.into()
    }
}

#[cfg(test)]
mod tests;
