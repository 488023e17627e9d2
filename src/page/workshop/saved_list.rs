//! The list of the visitor's saved patterns: a picture, a name, a class, and what can be done with each.

use yew::prelude::*;

use super::{
    Place,
    pattern_address::{self, AddressBoard},
    picture,
    reducer::WorkshopState,
    saved_patterns::SavedPattern,
    text::on_page,
};
use crate::{
    engine::pasang::symmetry::Class,
    words::{
        UiText,
        patterns::{PatternsPageText, WorkshopMessage},
        say,
    },
};

/// The section of saved patterns.
pub fn saved_list(state: &WorkshopState, place: &Place) -> Html {
    let none = if state.saves_nothing {
        say(&WorkshopMessage::NotSaved)
    } else {
        on_page(PatternsPageText::YoursLead)
    };
    html! {
        <section id="pat-own" aria-labelledby="pat-own-title">
            <h2 id="pat-own-title" tabindex="-1">{ on_page(PatternsPageText::Yours) }</h2>
            <p id="pat-own-none" hidden={!state.saved.is_empty()}>{ none }</p>
            <ul class="pat-list" id="pat-own-list">
                for saved in state.saved.iter() {
                    { item(saved, &state.address_board, state.pending_delete.as_ref() == Some(&saved.id), place) }
                }
            </ul>
        </section>
    }
}

/// A saved pattern; with `pending_delete` the next request deletes it.
fn item(saved: &SavedPattern, address_board: &AddressBoard, pending_delete: bool, place: &Place) -> Html {
    let SavedPattern { id, draft, name, .. } = saved;
    let pattern = draft.pattern();
    let class = match &pattern {
        Ok(pattern) => WorkshopMessage::Class(Class::of(pattern)),
        Err(unfinished) => WorkshopMessage::Unfinished(*unfinished),
    };
    let delete = if pending_delete { UiText::DeleteSurely } else { UiText::Delete };
    // the accessible name of a control: what it does, and with which pattern
    let with_name =
        |label: String| html! { <>{ label }<span class="hidden">{ [" ", name].concat() }</span></> };
    html! {
        <li class="pat" key={id.clone()}>
            { Html::from_html_unchecked(picture::of_draft(draft).into()) }
            <b>{ name }</b>
            <span>{ say(&class) }</span>
            <span class="pat-tag" data-sure="editorial">{ say(&WorkshopMessage::Yours) }</span>
            <p class="pat-do">
                if let Ok(pattern) = &pattern {
                    <a href={place.of_game(&pattern_address::address(address_board, pattern))}>{ with_name(say(&WorkshopMessage::Play)) }</a>
                }
                <a href="#workshop" data-t={["own-change-", id].concat()}>{ with_name(say(&WorkshopMessage::Change)) }</a>
                <button type="button" data-t={["own-delete-", id].concat()}>{ with_name(say(&delete)) }</button>
            </p>
        </li>
    }
}
