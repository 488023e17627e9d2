//! The saved games in the menu, each a link to its current position.

use yew::prelude::*;

use crate::{
    page::{
        browser, opponent,
        played::Played,
        saved_game::{SavedGame, latest_first},
        stored,
    },
    words::{Message, UiText, say},
};

#[derive(Properties, PartialEq)]
pub struct SavedProps<F: PartialEq> {
    pub plain: F,
}

/// The row of a saved game.
#[derive(Clone, PartialEq)]
struct Row {
    id: String,
    /// The fragment that opens it in this page.
    link: String,
    date: String,
    summary: String,
}

/// The saved games, the latest first; `None` if the browser has no storage.
fn rows<F: Played>(plain: F) -> Option<Vec<Row>> {
    let row = |saved: SavedGame| {
        let names: Vec<String> = saved.names.iter().flatten().map(|name| opponent::shown(name)).collect();
        let (moves, over) = (saved.moves(), saved.is_over(plain));
        let summary = say(&Message::SavedGame { moves, over, names: names.join(" · ") });
        Row { link: format!("#{}", saved.address), date: browser::date(&saved.when), summary, id: saved.id }
    };
    let saved = stored::has_storage().then(|| latest_first(stored::saved(plain.kind()), |saved| &saved.when));
    saved.map(|saved| saved.into_iter().map(row).collect())
}

/// The list. Deleting a game needs a second tap.
#[component]
pub fn SavedGames<F: Played>(props: &SavedProps<F>) -> Html {
    let plain = props.plain;
    let games = use_state(|| rows(plain));
    let pending_delete = use_state(|| None::<String>);
    let delete = {
        let (games, pending_delete) = (games.clone(), pending_delete.clone());
        Callback::from(move |event: MouseEvent| {
            let name = browser::control(&event).map(|(_, name)| name).unwrap_or_default();
            let Some(id) = name.strip_prefix("delete-") else { return };
            if pending_delete.as_deref() == Some(id) {
                stored::delete(plain.kind(), id);
                pending_delete.set(None);
                games.set(rows(plain));
            } else {
                pending_delete.set(Some(id.into()));
            }
        })
    };
    let all = games.as_deref().unwrap_or_default();
    let delete_label = |row: &Row| {
        say(&if pending_delete.as_ref() == Some(&row.id) { UiText::DeleteSurely } else { UiText::Delete })
    };
    html! {
        <section id="saved" aria-labelledby="saved-title">
            <h3 id="saved-title">{ say(&UiText::Saved) }</h3>
            if games.is_none() {
                <p class="small" id="saved-refused">{ say(&UiText::NotKept) }</p>
            } else if all.is_empty() {
                <p class="small" id="saved-none">{ say(&UiText::NoneSaved) }</p>
            }
            <ul id="saved-list" onclick={delete}>
                for row in all {
                    <li key={row.id.clone()}>
                        <a href={row.link.clone()} data-t="close"><time>{ &row.date }</time></a>
                        <span>{ &row.summary }</span>
                        <button type="button" class="btn" data-t={format!("delete-{}", row.id)}>{ delete_label(row) }</button>
                    </li>
                }
            </ul>
            if games.is_some() {
                <p class="small" id="saved-note">{ say(&UiText::SavedNote) }</p>
            }
        </section>
    }
}
