//! The row below the board of a game that is over: it has the place of the controls of a move.

use yew::prelude::*;

use super::{
    browser,
    controls::button,
    played::Played,
    sharing::{Sent, Sharing, use_sharing},
    table::Table,
};
use crate::{
    options,
    words::{UiText, letter::LetterText, say},
};

/// The id of the button that begins the game again.
pub const AGAIN: &str = "again";

pub fn end_row<F: Played>(table: &Table<F>) -> Html {
    let address = options::write(&table.session, table.preset, None);
    html! {
        <div class="time start end" role="group" aria-label={say(&UiText::Result)} key="end">
            <button key={AGAIN} type="button" class="btn main" id={AGAIN} data-t={AGAIN}>{ say(&UiText::PlayAgain) }</button>
            { button("review", say(&UiText::Review)) }
            <Share key="share" game={table.session.game().name()} {address} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ShareProps {
    /// The game's name in addresses, and the address of what was played.
    game: &'static str,
    address: String,
}

/// The button that shares a finished game. What has become of the link stands in its place; a link that could not be
/// copied stands beside it, selected.
#[component]
fn Share(props: &ShareProps) -> Html {
    let Sharing { sent, link, send, .. } = use_sharing(props.game, &props.address);
    let is_refused = sent == Sent::Refused;
    let field = use_node_ref();
    use_effect_with(is_refused, {
        let field = field.clone();
        move |&is_refused: &bool| {
            if is_refused {
                browser::choose_text(&field);
            }
        }
    });
    let label = match sent {
        Sent::Copied => UiText::Copied,
        _ => UiText::Share,
    };
    html! {
        <>
            <button type="button" class="btn" id="share-game" onclick={send}>{ say(&label) }</button>
            <textarea id="share-link" rows="1" readonly=true spellcheck="false" aria-label={say(&UiText::Share)} ref={field}
                hidden={!is_refused} value={link} />
            <span class="hidden" role="status">{ sent.says(LetterText::LinkCopied) }</span>
        </>
    }
}
