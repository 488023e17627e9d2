//! The reducer of the editor's page.

use std::rc::Rc;

use yew::Reducible;

use super::{
    action::EditorAction,
    edited::{Edited, place_for_key},
    editor_model::{EditorModel, read_request},
};
use crate::{
    board::View,
    words::{UiText, say},
};

/// The state of the editor's page.
#[derive(Clone)]
pub struct EditorState<F: Edited> {
    /// The page's game under its default preset.
    pub plain: F,
    pub model: EditorModel<F>,
    pub view: View,
    /// The last announcement, and the number of announcements so far.
    pub announcement: String,
    pub announcements: usize,
    /// What stands in the text field while it is not the text of the position: it is being typed, or was refused.
    pub draft: Option<String>,
    pub large: bool,
    /// Whether the link is shown, and how often it was copied.
    pub shows_link: bool,
    pub copies: usize,
    /// The number of actions on the position so far: after one the address is written.
    pub edits: usize,
}

impl<F: Edited> EditorState<F> {
    /// Loads the position of an address.
    pub fn new(plain: F, address: &str, view: View) -> EditorState<F> {
        EditorState {
            plain,
            model: EditorModel::new(&read_request(plain, address)),
            view,
            announcement: String::new(),
            announcements: 0,
            draft: None,
            large: false,
            shows_link: false,
            copies: 0,
            edits: 0,
        }
    }

    pub fn is_turned(&self) -> bool {
        self.view == View::Turned
    }

    /// The place that a key leads to from the selected one; `None` for other keys.
    pub fn place_for_key(&self, key: &str) -> Option<u8> {
        place_for_key(&self.model.game, self.model.now(), self.model.selection.at, key, self.is_turned())
    }

    /// Whether a key has a meaning on the board.
    pub fn has_key(&self, key: &str) -> bool {
        self.place_for_key(key).is_some() || self.model.has_key(key)
    }

    /// Announces a message; an empty one leaves the last announcement.
    fn announce(&mut self, announcement: String) {
        if !announcement.is_empty() {
            self.announcement = announcement;
            self.announcements += 1;
        }
    }

    /// Performs an action on the position, and announces the result.
    fn act(&mut self, act: impl FnOnce(&mut EditorModel<F>) -> String) {
        let announcement = act(&mut self.model);
        self.edits += 1;
        self.draft = None;
        self.announce(announcement);
    }

    fn press(&mut self, key: &str) {
        let to = self.place_for_key(key);
        self.act(|model| match to {
            Some(to) => {
                model.select(to);
                String::new()
            }
            None => {
                let announcement = model.act(|game, setup, selection| game.key(setup, selection, key));
                announcement.unwrap_or_default()
            }
        });
    }

    fn read(&mut self, text: String) {
        let can_read = self.model.can_read(&text);
        self.act(|model| model.read(&text));
        // a text that is refused stays in the field, to be corrected
        self.draft = (!can_read).then_some(text);
    }

    fn open(&mut self, address: &str) {
        let request = read_request(self.plain, address);
        self.model = EditorModel::new(&request);
        self.draft = None;
        self.announce(request.error().map_or_else(String::new, |error| say(&error)));
    }

    fn apply(&mut self, action: EditorAction) {
        match action {
            EditorAction::Open(address) => self.open(&address),
            EditorAction::Undo => self.act(EditorModel::undo),
            EditorAction::Redo => self.act(EditorModel::redo),
            EditorAction::ResetToOpened => self.act(EditorModel::reset_to_opened),
            EditorAction::AtStart => self.act(EditorModel::at_start),
            EditorAction::Clear => self.act(EditorModel::clear),
            EditorAction::Read(text) => self.read(text),
            EditorAction::Type(text) => self.draft = Some(text),
            EditorAction::Select(at) if at == self.model.selection.at => (),
            EditorAction::Select(at) => {
                self.model.select(at);
                self.draft = None;
            }
            EditorAction::Press(key) => self.press(&key),
            EditorAction::Use { name, value } => self.act(|model| {
                let announcement =
                    model.act(|game, setup, selection| game.action(setup, selection, &name, &value));
                announcement.unwrap_or_default()
            }),
            EditorAction::Enlarge => self.large = !self.large,
            EditorAction::ShowLink => self.shows_link = true,
            EditorAction::Copied(done) => {
                self.copies += 1;
                self.announce(say(if done { &UiText::Copied } else { &UiText::NotCopied }));
            }
            EditorAction::Announce(text) => self.announce(text),
            EditorAction::Turn(view) => self.view = view,
        }
    }
}

impl<F: Edited> Reducible for EditorState<F> {
    type Action = EditorAction;

    fn reduce(self: Rc<Self>, action: EditorAction) -> Rc<Self> {
        let mut state = (*self).clone();
        state.apply(action);
        state.into()
    }
}
