//! The dialogs of a page as they stand in its file: another part of the program, loaded when one is first opened,
//! fills and hears them.

use yew::prelude::*;

use super::{
    frame::{ui, words},
    icons::{Icon, icon},
    markup::{citation, drawn, reading_id},
};
use crate::{
    engine::{Kind, clause::ClauseId},
    i18n::{File, Message, Ui, patterns::OnPage, position::OnPage as OnPosition, say},
    settings::{MENU, SETTINGS, Set},
};

/// `rules` is the page that has the rules, empty for this one.
pub fn dialogs(kind: Kind, rules: &AttrValue) -> Html {
    html! {
        <div id="dialogs" data-kept="">
            { new_game(kind, rules) }
            { menu(kind, rules) }
        </div>
    }
}

fn head(id: &'static str, title: File) -> Html {
    html! {
        <div class="dialog-head">
            <h2 {id}>{ words(title) }</h2>
            <button type="button" class="btn sq bare" data-t="close" aria-label={words(File::Close)}>{ icon(Icon::Close) }</button>
        </div>
    }
}

/// A new game: its readings by preset or one by one.
fn new_game(kind: Kind, rules: &AttrValue) -> Html {
    html! {
        <dialog id="setup" aria-labelledby="setup-title">
            { head("setup-title", File::SetupTitle) }
            <label for="preset">{ words(File::Preset) }</label>
            <select id="preset" data-t="preset">
                for (index, known) in kind.presets().iter().enumerate() {
                    <option key={known.name} value={known.name}>{ say(&Message::Preset { kind, preset: index }) }</option>
                }
            </select>
            <p class="small" id="setup-differs"></p>
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name}>
                    <label for={reading_id(reading.name)}>{ say(&Message::Reading { kind, reading: index }) }</label>
                    <select id={reading_id(reading.name)} name={reading.name} data-t="reading">
                        for (at, value) in reading.values.iter().enumerate() {
                            <option key={*value} value={*value}>
                                { say(&Message::Value { kind, reading: index, value: at }) }
                            </option>
                        }
                    </select>
                    { source(kind, reading.clause, rules) }
                    if (kind, reading.name) == (Kind::Pasang, "pattern") {
                        { patterns(rules) }
                    }
                </div>
            }
            <p class="small" id="setup-note">{ words(File::SetupNote) }</p>
            <button type="button" class="btn main" id="start" data-t="start">{ words(File::StartGame) }</button>
            { set_up("set-up-new", rules) }
        </dialog>
    }
}

/// The way to where positions are set up: the program adds the one on the table. From the game's page, or from beside
/// it.
fn set_up(id: &'static str, rules: &AttrValue) -> Html {
    let beside = !rules.is_empty();
    let to = format!("{}position/index.html", rules.trim_end_matches("index.html"));
    html! {
        <p class="reads">
            <a {id} href={to} target={beside.then_some("_blank")} rel={beside.then_some("noopener")}>
                { words(File::Position(OnPosition::Way)) }
            </a>
        </p>
    }
}

/// The clause that a reading reads, and where it is said; the way there leads out of the dialog.
fn source(kind: Kind, clause: ClauseId, rules: &AttrValue) -> Html {
    match kind.clauses().get(usize::from(clause.0)) {
        Some(clause) => {
            html! { <span class="reads" data-t="close">{ drawn(citation(clause, rules)) }</span> }
        }
        None => Html::default(),
    }
}

/// The way to the patterns as pictures: from the game's page, or from beside it.
fn patterns(rules: &AttrValue) -> Html {
    let beside = !rules.is_empty();
    let to = format!("{}patterns/index.html", rules.trim_end_matches("index.html"));
    html! {
        <a class="reads" href={to} target={beside.then_some("_blank")} rel={beside.then_some("noopener")}>
            { words(File::Patterns(OnPage::Way)) }
        </a>
    }
}

/// How the game is shown, who plays, its record, the games that are kept.
fn menu(kind: Kind, rules: &AttrValue) -> Html {
    let button = |name: &'static str, says: File| {
        html! { <button type="button" class="btn" data-t={name}>{ words(says) }</button> }
    };
    // who resigns, and whether a draw is offered, the program says when the dialog is opened
    let end = |name: &'static str, says: File| {
        html! { <button type="button" class="btn" id={name} data-t={name}>{ words(says) }</button> }
    };
    html! {
        <dialog id="menu" aria-labelledby="menu-title">
            { head("menu-title", File::Menu) }
            <h3>{ words(File::Players) }</h3>
            <label for="name-first">{ words(File::FirstName) }</label>
            <input id="name-first" type="text" maxlength="40" autocomplete="off" data-t="name" />
            <label for="name-second">{ words(File::SecondName) }</label>
            <input id="name-second" type="text" maxlength="40" autocomplete="off" data-t="name" />
            if kind.seats() > 2 {
                <label for="name-third">{ words(File::ThirdName) }</label>
                <input id="name-third" type="text" maxlength="40" autocomplete="off" data-t="name" />
            }
            <p class="acts">
                { end("resign", File::Resign) }
                { end("agree", File::AgreeDraw) }
                { button("again", File::Rematch) }
            </p>
            <h3>{ words(File::Settings) }</h3>
            for setting in MENU.map(|set| (set, &SETTINGS[set as usize])) {
                { select(kind, setting.0, setting.1.name, setting.1.values) }
            }
            <section id="saved" aria-labelledby="saved-title">
                <h3 id="saved-title">{ words(File::Saved) }</h3>
                <p class="small" id="saved-none">{ words(File::NoneSaved) }</p>
                <ul id="saved-list"></ul>
                <p class="small" id="saved-note">{ words(File::SavedNote) }</p>
                <p class="small" id="saved-refused" hidden=true>{ ui(Ui::NotKept) }</p>
            </section>
            <h3>{ words(File::Record) }</h3>
            <label class="small" for="record">{ words(File::RecordNote) }</label>
            <textarea id="record" rows="7" spellcheck="false" />
            <p id="record-why" role="status"></p>
            <p class="acts">
                { button("copy-record", File::Copy) }
                { button("copy-link", File::Link) }
                { button("save-text", File::DownloadText) }
                { button("save-json", File::DownloadJson) }
                { button("read-record", File::ReadRecord) }
            </p>
            { set_up("set-up", rules) }
            <label for="file">{ words(File::OpenFile) }</label>
            <input id="file" type="file" accept=".txt,.json,text/plain,application/json" data-t="file" />
        </dialog>
    }
}

fn select(kind: Kind, set: Set, name: &'static str, values: &'static [&'static str]) -> Html {
    let id = format!("set-{name}");
    html! {
        <div key={name}>
            <label for={id.clone()}>{ words(File::Setting(set)) }</label>
            <select id={id.clone()} data-t={id}>
                // a board for two has no third side
                for value in values.iter().filter(|&&value| value != "third" || kind.seats() > 2) {
                    <option key={*value} value={*value}>{ words(File::Choice(set, value)) }</option>
                }
            </select>
        </div>
    }
}
