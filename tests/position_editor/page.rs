//! What the page of the editor does with its actions.

use std::rc::Rc;

use papan::{
    board::View,
    engine::{pasang::Pasang, sowing::Sowing},
    page::editor::{action::EditorAction, edited::Edited, reducer::EditorState, view::control_side},
};
use yew::Reducible;

use super::{rendered, sowing};

/// The page after some actions.
fn after<F: Edited>(plain: F, actions: impl IntoIterator<Item = EditorAction>) -> Rc<EditorState<F>> {
    let state = Rc::new(EditorState::new(plain, "", View::Open));
    actions.into_iter().fold(state, EditorState::reduce)
}

fn used(name: &str, value: &str) -> EditorAction {
    EditorAction::from_control(name, value.into())
}

fn first() -> Sowing {
    sowing()[0].0
}

#[test]
fn a_text_that_is_refused_stays_until_the_board_changes() {
    let refused = after(first(), [used("pos-read", "4-4_ü")]);
    assert!(refused.announcement.starts_with("Column"), "{}", refused.announcement);
    assert_eq!(refused.draft.as_deref(), Some("4-4_ü"));
    assert!(rendered(control_side(&refused, "")).contains("4-4_ü"));
    // what has nothing to do with the board leaves it
    let kept = [EditorAction::Enlarge, EditorAction::ShowLink, EditorAction::Turn(View::Turned)];
    let kept = kept.into_iter().fold(refused, EditorState::reduce);
    assert_eq!(kept.draft.as_deref(), Some("4-4_ü"));
    assert_eq!(kept.reduce(used("pos-clear", "")).draft, None);
    let typed = after(first(), [EditorAction::Type("x".into()), EditorAction::Select(2)]);
    assert_eq!((typed.draft.as_deref(), typed.model.selection.at), (None, 2));
}

#[test]
fn the_address_follows_actions_and_not_the_focus() {
    let state = after(first(), [EditorAction::Select(1), EditorAction::ShowLink]);
    assert_eq!((state.edits, state.announcements), (0, 0));
    let state = state.reduce(EditorAction::Press("9".into()));
    assert_eq!((state.edits, state.model.now().holes[1]), (1, 9));
    // the place has the focus already: the number is not complete
    let state = state.reduce(EditorAction::Select(1)).reduce(EditorAction::Press("0".into()));
    assert_eq!(state.model.now().holes[1], 90);
}

#[test]
fn arrows_lead_across_the_board_as_it_is_shown() {
    let keys = |view| [EditorAction::Turn(view), EditorAction::Press("ArrowRight".into())];
    let [across, turned] = [View::Open, View::Turned].map(|view| after(first(), keys(view)));
    assert_ne!(across.model.selection.at, turned.model.selection.at);
    assert!(across.has_key("ArrowUp") && across.has_key("7") && !across.has_key("F5"));
    assert_eq!(across.announcement, "");
}

#[test]
fn another_address_is_another_board_and_what_cannot_be_read_is_said() {
    let plain = Pasang::default();
    let state = after(plain, [used("pos-clear", ""), EditorAction::Open("v=1&pos=nonsense".into())]);
    assert!(*state.model.now() == plain.setup_of(&papan::engine::Game::start(&plain)));
    assert_eq!(state.announcement, "The position in the address could not be read.");
    assert_eq!(state.model.steps(), [false, false]);
}
