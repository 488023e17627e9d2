//! The reducer of the editor's page.

use std::rc::Rc;

use yew::Reducible;

use super::{
    action::EditorAction,
    edited::{Edited, reached},
    editor_model::{EditorModel, asked},
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
    pub said: String,
    pub announcements: usize,
    /// What stands in the text field while it is not the text of the position: it is being typed, or was refused.
    pub draft: Option<String>,
    pub large: bool,
    /// Whether the link is shown, and how often it was copied.
    pub linked: bool,
    pub copies: usize,
    /// The number of actions on the position so far: after one the address is written.
    pub acts: usize,
}

impl<F: Edited> EditorState<F> {
    /// Loads the position of an address.
    pub fn new(plain: F, address: &str, view: View) -> EditorState<F> {
        EditorState {
            plain,
            model: EditorModel::new(&asked(plain, address)),
            view,
            said: String::new(),
            announcements: 0,
            draft: None,
            large: false,
            linked: false,
            copies: 0,
            acts: 0,
        }
    }

    pub fn is_turned(&self) -> bool {
        self.view == View::Turned
    }

    /// The place that a key leads to from the selected one; `None` for other keys.
    pub fn reached(&self, key: &str) -> Option<u8> {
        reached(&self.model.game, self.model.now(), self.model.selection.at, key, self.is_turned())
    }

    /// Whether a key has a meaning on the board.
    pub fn has_key(&self, key: &str) -> bool {
        self.reached(key).is_some() || self.model.has_key(key)
    }

    /// Announces a message; an empty one leaves the last announcement.
    fn tell(&mut self, says: String) {
        if !says.is_empty() {
            self.said = says;
            self.announcements += 1;
        }
    }

    /// Performs an action on the position, and announces the result.
    fn act(&mut self, act: impl FnOnce(&mut EditorModel<F>) -> String) {
        let says = act(&mut self.model);
        self.acts += 1;
        self.draft = None;
        self.tell(says);
    }

    fn press(&mut self, key: &str) {
        let to = self.reached(key);
        self.act(|model| match to {
            Some(to) => {
                model.select(to);
                String::new()
            }
            None => {
                let says = model.act(|game, setup, selection| game.key(setup, selection, key));
                says.unwrap_or_default()
            }
        });
    }

    fn read(&mut self, text: String) {
        let read = self.model.reads(&text);
        self.act(|model| model.read(&text));
        // a text that is refused stays in the field, to be corrected
        self.draft = (!read).then_some(text);
    }

    fn arrive(&mut self, address: &str) {
        let asked = asked(self.plain, address);
        self.model = EditorModel::new(&asked);
        self.draft = None;
        self.tell(asked.trouble().map_or_else(String::new, |trouble| say(&trouble)));
    }

    fn apply(&mut self, action: EditorAction) {
        match action {
            EditorAction::Arrive(address) => self.arrive(&address),
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
                let says = model.act(|game, setup, selection| game.action(setup, selection, &name, &value));
                says.unwrap_or_default()
            }),
            EditorAction::Enlarge => self.large = !self.large,
            EditorAction::ShowLink => self.linked = true,
            EditorAction::Copied(done) => {
                self.copies += 1;
                self.tell(say(if done { &UiText::Copied } else { &UiText::NotCopied }));
            }
            EditorAction::Tell(says) => self.tell(says),
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
