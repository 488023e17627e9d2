//! The layout of a page with a board: the page of a game, and the embed.

use yew::prelude::*;

use super::{
    advice, end_row,
    first_picture::Step,
    frame::{footer, head},
    log::{self, LogView},
    playback,
    played::Played,
    stage::stage,
    start_row,
    table::Table,
};
#[cfg(not(target_arch = "wasm32"))]
use super::{example, icons::Icon, rules::rules, stage::needs};
#[cfg(not(target_arch = "wasm32"))]
use crate::words::{
    PageText,
    facts::{GameFact, game_fact},
};
use crate::{
    board::static_element::static_element,
    engine::Kind,
    options::{Part, parts},
    story::caption,
    words::{Message, UiText, say},
};

/// The board and everything around it.
pub fn contents<F: Played>(
    table: &Table<F>,
    log: &LogView,
    step: Step,
    embed: bool,
    root: &AttrValue,
    address: &str,
) -> Html {
    if embed { embedded(table, log, step, root, address) } else { page(table, log, step, root) }
}

/// The page with the rules: empty for the game's own page.
pub fn rules_at(kind: Kind, embed: bool, root: &AttrValue) -> AttrValue {
    if embed { format!("{root}{}/index.html", kind.name()).into() } else { AttrValue::from("") }
}

/// The page of one game.
fn page<F: Played>(table: &Table<F>, log: &LogView, step: Step, root: &AttrValue) -> Html {
    let kind = table.session.game().kind();
    let preset = kind.presets().iter().position(|preset| preset.name == table.preset).unwrap_or(0);
    let beside = html! {
        <>
            { title(kind) }
            <span class="set">{ say(&Message::Preset { kind, preset }) }</span>
            { tools() }
        </>
    };
    html! {
        <>
            { static_element!("skip", html! { <a class="skip" id="skip" data-static="" href="#board">{ say(&PageText::SkipToBoard) }</a> }) }
            { head(root, beside) }
            <main>
                <div class="desk">
                    { stage(table, step, None) }
                    { row_of_questions(table, false).unwrap_or_else(|| playback::controls(table)) }
                </div>
                <p class="differs">
                    { say(&caption::rules_message(table.session.game(), table.preset)) }{ " " }<a href="#rules">{ say(&UiText::ReadRules) }</a>
                </p>
                { log.deck(advice::panel(table)) }
                { static_element!("rules-kept", rules(kind, example::static_sentence(table))) }
            </main>
            { footer(root) }
        </>
    }
}

/// What is asked before a game and after it, in place of the controls of a move: who plays, and whether to play again.
fn row_of_questions<F: Played>(table: &Table<F>, embed: bool) -> Option<Html> {
    match () {
        () if table.is_starting => Some(start_row::start_row(table, embed)),
        () if table.shows_end() => Some(end_row::end_row(table)),
        () => None,
    }
}

/// The embed: the same board, with the parts around it that its address asks for.
fn embedded<F: Played>(
    table: &Table<F>,
    view: &LogView,
    step: Step,
    root: &AttrValue,
    address: &str,
) -> Html {
    let kind = table.session.game().kind();
    let rules = rules_at(kind, true, root);
    let parts = parts(address);
    let has = |part| parts.has(part);
    let asked = has(Part::Controls).then(|| row_of_questions(table, true)).flatten();
    html! {
        <>
            <main>
                <div data-quiet={(!has(Part::Title)).then_some("")}>{ title(kind) }</div>
                { stage(table, step, Some(parts)) }
                if has(Part::Caption) {
                    <p class="differs">
                        { say(&caption::rules_message(table.session.game(), table.preset)) }{ " " }<a href={rules.clone()} target="_blank" rel="noopener">{ say(&UiText::ReadRules) }</a>
                    </p>
                }
                { view.last_move(has(Part::Source)) }
                { view.moves(has(Part::Moves)) }
                if has(Part::Time) {
                    { asked.clone().unwrap_or_else(|| playback::controls(table)) }
                }
            </main>
            if has(Part::Controls) || has(Part::Share) || table.is_demo {
                <footer class="bar" data-tools={has(Part::Controls).then_some("")}>
                    if has(Part::Controls) {
                        if !has(Part::Time) {
                            { asked.clone().unwrap_or_default() }
                        }
                        { tools() }
                        // the controls of a move have it too
                        if !has(Part::Time) && asked.is_none() {
                            { advice::hint_button(table) }
                        }
                    }
                    if table.is_demo {
                        { log::game_row::replay_button(table.replaying) }
                    }
                    if has(Part::Share) {
                        { share(&rules) }
                    }
                </footer>
            }
            // below all else: what it says moves nothing
            { advice::panel(table) }
        </>
    }
}

/// The elements of an embed that have words and exist only in its file.
#[cfg(not(target_arch = "wasm32"))]
pub fn static_texts(kind: Kind, root: &AttrValue) -> Html {
    html! { <>{ title(kind) }{ tools() }{ share(&rules_at(kind, true, root)) }{ needs() }</> }
}

/// The link from an embed to the game's page.
fn share(_rules: &AttrValue) -> Html {
    static_element!(
        "share",
        html! {
            <a id="share" data-static="" href={_rules.clone()} target="_blank" rel="noopener">
                <span class="wide">{ say(&PageText::OpenOnSite) }</span><span class="narrow">{ say(&PageText::SiteName) }</span>
            </a>
        }
    )
}

/// The game's name.
fn title(_kind: Kind) -> Html {
    static_element!(
        "title",
        html! { <h1 id="title" data-static="">{ game_fact(_kind, GameFact::Name) }</h1> }
    )
}

fn tools() -> Html {
    static_element!(
        "tools",
        html! {
            <div class="tools" id="tools" data-static="" role="group">
                // whether they can do something is written by an effect
                { playback::button("undo", say(&PageText::Undo), Icon::Undo, false) }
                { playback::button("redo", say(&PageText::Redo), Icon::Redo, false) }
                { playback::button("new", say(&PageText::NewGame), Icon::New, true) }
                { playback::button("menu-open", say(&UiText::Menu), Icon::Menu, true) }
            </div>
        }
    )
}
