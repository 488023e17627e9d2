//! The reducer of the page of patterns: what an action changes, and which effects it asks for.

use super::*;
use crate::engine::pasang::{
    board::Colour,
    built_in::MODERN,
    pattern::{CHECKER, PATTERN_1},
};
use crate::words::say;

const E5: Point = Point::at(4, 4);

fn after(state: WorkshopState, actions: impl IntoIterator<Item = WorkshopAction>) -> WorkshopState {
    let state = actions.into_iter().fold(Rc::new(state), |state, action| state.reduce(action));
    Rc::unwrap_or_clone(state)
}

fn saved(id: &str, name: &str) -> SavedPattern {
    SavedPattern { id: id.into(), draft: CHECKER.into(), when: "17".into(), name: name.into() }
}

fn listed(all: &[SavedPattern]) -> WorkshopAction {
    WorkshopAction::Listed(Some(all.to_vec()))
}

fn save() -> WorkshopAction {
    WorkshopAction::Save { new_id: "new".into(), now: "18".into() }
}

/// The id and the name of the pattern that the last effect saves.
fn to_be_saved(state: &WorkshopState) -> Option<(&str, &str)> {
    match state.effects.last()? {
        Effect::Save(saved) => Some((&saved.id, &saved.name)),
        _ => None,
    }
}

#[test]
fn a_stroke_hides_the_link_and_equal_words_are_announced_again() {
    let linked = after(WorkshopState::default(), [WorkshopAction::Copy]);
    assert!(linked.shows_link && linked.effects == [Effect::Copy]);
    let painted = after(linked, [WorkshopAction::Performed, WorkshopAction::Paint(E5)]);
    assert!(!painted.shows_link && painted.effects.is_empty());
    assert_eq!(painted.model.at, E5);
    let again = after(painted.clone(), [WorkshopAction::Paint(E5)]);
    assert_eq!(
        (&again.announcement, again.announcements),
        (&painted.announcement, painted.announcements + 1)
    );
}

#[test]
fn equal_seeds_fill_alike() {
    let fill = |seed| after(WorkshopState::default(), [WorkshopAction::Fill { seed }]);
    assert!(fill(7).model.pattern().is_ok());
    assert_eq!(fill(7).model.draft(), fill(7).model.draft());
    assert_ne!(fill(7).model.draft(), fill(8).model.draft());
}

#[test]
fn a_pattern_is_saved_over_the_open_one_of_the_same_name_only() {
    let open = [listed(&[saved("a", "Ama")]), WorkshopAction::OpenSaved("a".into())];
    let open = after(WorkshopState::default(), open);
    assert_eq!((open.open.as_deref(), &*open.name), (Some("a"), "Ama"));
    assert_eq!(open.effects, [Effect::Focus("#workshop-title".into())]);
    assert_eq!(to_be_saved(&after(open.clone(), [save()])), Some(("a", "Ama")));
    let renamed = after(open.clone(), [WorkshopAction::Name("Kofi".into()), save()]);
    assert_eq!(to_be_saved(&renamed), Some(("new", "Kofi")));
    // another tab has deleted it
    assert_eq!(to_be_saved(&after(open, [listed(&[]), save()])), Some(("new", "Ama")));
    let unnamed = after(WorkshopState::default(), [save()]);
    assert_eq!(to_be_saved(&unnamed), Some(("new", &*say(&WorkshopMessage::Unnamed))));
    let stored = after(unnamed, [WorkshopAction::Saved(saved("new", "My pattern"))]);
    assert_eq!((stored.open.as_deref(), &*stored.name), (Some("new"), "My pattern"));
}

#[test]
fn what_is_not_saved_is_linked() {
    let state = after(WorkshopState::default(), [WorkshopAction::Listed(None), WorkshopAction::NotSaved]);
    assert!(state.saves_nothing && state.shows_link);
    assert_eq!(state.announcement, say(&WorkshopMessage::NotSaved));
}

#[test]
fn a_pattern_is_deleted_at_the_second_request() {
    let delete = |id: &str| WorkshopAction::Delete(id.into());
    let focus = |css: &str| Effect::Focus(css.into());
    let all = [listed(&[saved("a", "Ama"), saved("b", "Esi")])];
    let once = after(after(WorkshopState::default(), all), [delete("a")]);
    assert_eq!(once.effects, [focus("[data-t=\"own-delete-a\"]")]);
    // a request for another one begins anew
    let other = after(once.clone(), [delete("b")]);
    assert_eq!(other.pending_delete.as_deref(), Some("b"));
    let twice = after(once, [WorkshopAction::Performed, delete("a")]);
    assert_eq!(twice.effects, [Effect::Delete("a".into()), focus("#pat-own-title")]);
    assert_eq!(twice.pending_delete, None);
}

#[test]
fn an_address_brings_its_readings_and_its_board() {
    let windows = MODERN[0].pattern;
    let address = pattern_address::address(&pattern_address::read("r=traditional"), &windows);
    let state = after(WorkshopState::default(), [WorkshopAction::Address(address.clone())]);
    assert_eq!(state.effects, [Effect::Links, Effect::Focus("#workshop-title".into())]);
    assert_eq!(state.model.pattern(), Ok(windows));
    assert_eq!(after(state.clone(), [WorkshopAction::Play]).effects.last(), Some(&Effect::Play(address)));
    let unread = after(state, [WorkshopAction::Address("pos=nonsense".into())]);
    assert_eq!((unread.model.pattern(), unread.announcement), (Ok(windows), say(&WorkshopMessage::NotRead)));
    let unfinished = after(WorkshopState::default(), [WorkshopAction::Play]);
    assert!(unfinished.effects.is_empty() && !unfinished.announcement.is_empty());
}

#[test]
fn an_opened_board_takes_the_place_of_the_former_one_until_it_is_taken_back() {
    let actions = [
        WorkshopAction::Name("Ama".into()),
        WorkshopAction::Hand(Some(Colour::White)),
        WorkshopAction::Paint(E5),
        WorkshopAction::OpenBuiltIn(PATTERN_1),
    ];
    let state = after(WorkshopState::default(), actions);
    assert_eq!((state.model.pattern(), &*state.name, &*state.announcement), (Ok(PATTERN_1), "", ""));
    let state = after(state, [WorkshopAction::Press(E5, Press::Undo)]);
    assert_eq!(state.model.draft().at(E5), Some(Colour::White));
    let to = Point::at(4, 5);
    let state = after(state, [WorkshopAction::Performed, WorkshopAction::Press(E5, Press::Go(to))]);
    assert_eq!((state.model.at, state.effects.len()), (to, 1));
}
