//! The game's own dialog: the players, the display, the record, the saved games.

use yew::prelude::*;

use super::{
    DialogProps,
    cite::Cite,
    ends::{Buttons, buttons},
    head,
    letter::{Letter, letter},
    levels::levels,
    players::Players,
    record::{RecordOf, moment},
    saved_games::SavedGames,
    settings, use_dialog,
};
use crate::{
    page::{
        action::PageAction,
        advice,
        browser::{self, InLanguage},
        controls::button,
        opponent::Seated,
        played::Played,
        sharing::Share,
        table::Names,
    },
    words::{UiText, say, strip::StripText},
};

#[component]
pub fn Menu<F: Played>(props: &DialogProps<F>) -> Html {
    let at = &props.at;
    let table = &at.table;
    let (node, closed) = use_dialog(at);
    let plain = table.plain();
    let kind = plain.kind();
    let seated = Seated::of(table.session.game(), &table.names);
    let on_names = {
        let table = table.dispatcher();
        Callback::from(move |names: Names| table.dispatch(PageAction::Names(names)))
    };
    let clicked = Callback::from(|event: MouseEvent| match browser::control(&event) {
        Some((control, name)) if name == "close" || name == "offer" => browser::close(&control),
        _ => (),
    });
    let changed = {
        let table = table.dispatcher();
        Callback::from(move |event: Event| {
            let Some((field, name)) = browser::control(&event) else { return };
            if let (Some(name), Some(value)) = (name.strip_prefix("set-"), browser::typed(&field)) {
                table.dispatch(PageAction::Set { name: name.into(), value });
            }
        })
    };
    let names = table.names.each_ref().map(|name| name.as_deref().unwrap_or_default()).join("\n");
    html! {
        <dialog id="menu" aria-labelledby="menu-title" ref={node} onclose={closed} onclick={clicked} onchange={changed}>
            { head("menu-title", UiText::Menu) }
            { languages() }
            <p class="acts">
                <Share name="moment" game={table.session.game().name()} address={moment(table)} label={UiText::Link} />
            </p>
            <h3>{ say(&UiText::Players) }</h3>
            <Players names={table.names.clone()} {kind} on_change={on_names} />
            { levels(kind) }
            <Buttons ..buttons(&table.session, seated) />
            <Letter ..letter(table) />
            if !at.embed {
                { super::embed_link(table) }
            }
            <h3>{ say(&StripText::Title) }</h3>
            <p class="acts">{ button("strip", say(&StripText::Show)) }</p>
            { advice::in_menu(table) }
            <h3>{ say(&UiText::Settings) }</h3>
            { settings::fields(&table.settings, kind.seats()) }
            if !at.embed {
                <SavedGames<F> {plain} />
            }
            <Cite<F> at={at.clone()} />
            <RecordOf<F> key={names} at={at.clone()} error={props.error.clone()} />
        </dialog>
    }
}

/// The page in other languages. Their own names stand first, because who needs them cannot read the rest.
fn languages() -> Html {
    let Some((called, all)) = browser::languages() else { return html! {} };
    let language = |InLanguage { address, tag, name }: InLanguage| match address {
        Some(address) => {
            html! { <a href={address} hreflang={tag.clone()} lang={tag} rel="alternate">{ name }</a> }
        }
        None => html! { <span aria-current="true">{ name }</span> },
    };
    html! { <nav class="langs" aria-label={called}><p>{ for all.into_iter().map(language) }</p></nav> }
}
