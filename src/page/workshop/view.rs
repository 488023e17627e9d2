//! The workshop and the list of saved patterns as nodes. The host draws them into the page's file, the program
//! draws them again from then on.

use yew::prelude::*;

use super::{
    Place, action::colour_name, grid::grid, reducer::WorkshopState, saved_list::saved_list, text::on_page,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::page::{
    frame::{failed, stopped},
    keys::Keyboard,
};
use crate::{
    board::{draw::pasang::href, pasang::colour as draw_colour, static_element::static_element},
    engine::pasang::{board::Colour, brush::Brush},
    page::browser::choice,
    words::{
        patterns::{PatternsPageText, WorkshopMessage},
        say,
    },
};

/// The ids of the fields for the name and for the link.
pub const NAME_FIELD: &str = "ws-name";
pub const LINK: &str = "ws-link";

/// Both sections of the page.
pub fn sections(state: &WorkshopState, place: &Place) -> Html {
    html! {
        <>
            <section id="workshop" aria-labelledby="workshop-title">
                <h2 id="workshop-title" tabindex="-1">{ on_page(PatternsPageText::WorkshopTitle) }</h2>
                <p>{ on_page(PatternsPageText::WorkshopLead) }</p>
                { needs() }
                <div class="ws">
                    { grid(&state.model) }
                    { controls(state, place) }
                </div>
            </section>
            { saved_list(state, place) }
        </>
    }
}

/// The notes shown without a running program.
fn needs() -> Html {
    static_element!(
        "needs",
        html! {
            <div id="needs" data-static="">
                <noscript><p class="needs">{ on_page(PatternsPageText::NeedsScript) }</p></noscript>
                { failed(on_page(PatternsPageText::Failed)) }
                { stopped() }
            </div>
        }
    )
}

/// What the board is, and everything that changes it.
fn controls(state: &WorkshopState, place: &Place) -> Html {
    let model = &state.model;
    html! {
        <div class="ws-side">
            <p class="ws-counts" id="ws-counts" role="status">{ say(&model.counts()) }</p>
            <p class="ws-shape" id="ws-shape" role="status">{ say(&WorkshopMessage::Symmetry(model.shape().0)) }</p>
            { hand(model.hand) }
            <label for="ws-brush">{ on_page(PatternsPageText::Brush) }</label>
            { brushes(model.brush()) }
            <p class="acts">
                { button("ws-fill", false, PatternsPageText::Fill) }
                { button("ws-undo", false, PatternsPageText::Undo) }
                { button("ws-clear", false, PatternsPageText::Clear) }
            </p>
            <p class="pat-says" id="ws-says" role="status">
                // a new element for every announcement, so that equal words are announced again
                if !state.announcement.is_empty() {
                    <span key={state.announcements}>{ &*state.announcement }</span>
                }
            </p>
            { button("ws-play", true, PatternsPageText::PlayThis) }
            <label for={NAME_FIELD}>{ on_page(PatternsPageText::SaveName) }</label>
            <input id={NAME_FIELD} type="text" maxlength="40" autocomplete="off"
                value={(!state.name.is_empty()).then(|| state.name.clone())} />
            <p class="acts">
                { button("ws-save", false, PatternsPageText::Save) }
                { button("ws-copy", false, PatternsPageText::Copy) }
            </p>
            <div id="ws-linked" hidden={!state.shows_link}>
                <label class="small" for={LINK}>{ on_page(PatternsPageText::Link) }</label>
                <textarea id={LINK} rows="3" readonly=true spellcheck="false" value={state.shows_link.then(|| place.of_board(state))} />
            </div>
            { static_element!("ws-keys", Keyboard::Workshop.description("ws-keys")) }
        </div>
    }
}

fn button(name: &'static str, main: bool, label: PatternsPageText) -> Html {
    html! { <button type="button" class={if main { "btn main" } else { "btn" }} data-t={name}>{ on_page(label) }</button> }
}

/// The colour that a stroke lays.
fn hand(current: Option<Colour>) -> Html {
    html! {
        <fieldset class="ws-hand">
            <legend>{ on_page(PatternsPageText::InHand) }</legend>
            for colour in [Some(Colour::Black), Some(Colour::White), None] {
                <label key={colour_name(colour)}>
                    <input type="radio" name="ws-hand" id={["ws-hand-", colour_name(colour)].concat()}
                        value={colour_name(colour)} data-t="ws-hand" checked={colour == current} />
                    <span class="ws-ball" data-c={colour_name(colour)}>{ colour.map(ball) }</span>
                    { on_page(PatternsPageText::Colour(colour)) }
                </label>
            }
        </fieldset>
    }
}

/// A token as the board has it.
fn ball(colour: Colour) -> Html {
    let href = href(draw_colour(colour), 0);
    html! { <svg viewBox="-1.3 -1.3 2.8 2.8" aria-hidden="true"><use {href} /></svg> }
}

/// The brushes, grouped by the classes that they make.
fn brushes(current: Brush) -> Html {
    let same =
        |a: &Brush, b: &Brush| on_page(PatternsPageText::Group(*a)) == on_page(PatternsPageText::Group(*b));
    html! {
        <select id="ws-brush" data-t="ws-brush" ~value={choice(current.id())}>
            for group in Brush::ALL.chunk_by(same) {
                <optgroup label={on_page(PatternsPageText::Group(group[0]))}>
                    for brush in group {
                        <option key={brush.id()} value={brush.id()} selected={*brush == current}>{ on_page(PatternsPageText::BrushName(*brush)) }</option>
                    }
                </optgroup>
            }
        </select>
    }
}

#[cfg(test)]
mod tests {
    use yew::{LocalServerRenderer, Reducible};

    use super::{
        super::{action::WorkshopAction, saved_patterns::SavedPattern},
        *,
    };
    use crate::engine::pasang::{board::Point, draft::Draft, pattern::CHECKER};

    #[derive(Properties, PartialEq)]
    struct Written {
        html: Html,
    }

    #[component]
    fn Whole(props: &Written) -> Html {
        props.html.clone()
    }

    /// The page's HTML after an action.
    fn written(action: WorkshopAction) -> String {
        let state = std::rc::Rc::new(WorkshopState::default()).reduce(action);
        let props = Written { html: sections(&state, &Place { root: "../../".into(), ..Place::default() }) };
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(LocalServerRenderer::<Whole>::with_props(props).hydratable(false).render())
    }

    #[test]
    fn the_grid_has_a_button_a_point_and_one_that_the_tab_key_reaches() {
        let html = written(WorkshopAction::Paint(Point::at(4, 4)));
        let (_, grid) = html.split_once("class=\"ws-wood\"").expect("a board");
        let (grid, _) = grid.split_once("ws-side").expect("the controls");
        assert_eq!(grid.matches("<button").count(), 120);
        assert_eq!(grid.matches("role=\"row\"").count(), 11);
        assert_eq!(grid.matches("tabindex=\"0\"").count(), 1);
        assert!(grid.contains("aria-label=\"e5, black\" tabindex=\"0\" data-c=\"b\""), "{grid}");
        // a token as the game's board has it
        assert!(grid.contains("href=\"#pp-black-") && !grid.contains("href=\"#pp-white-"));
        assert!(grid.find("a11, empty") < grid.find("a1, empty"));
        assert!(!grid.contains("f6") && !grid.contains(" style"));
    }

    #[test]
    fn a_saved_pattern_holds_no_markup_of_the_visitor() {
        let item = |draft: Draft| {
            let saved =
                SavedPattern { id: "17-04".into(), draft, when: "17".into(), name: "Ama’s <b>".into() };
            let html = written(WorkshopAction::Listed(Some(vec![saved])));
            html.split_once("id=\"pat-own-list\"").expect("the list").1.to_string()
        };
        let unfinished = item(Draft::default());
        assert!(unfinished.contains("Ama’s &lt;b&gt;") && !unfinished.contains("Ama’s <b>"), "{unfinished}");
        assert!(unfinished.contains("120 points are still empty."), "{unfinished}");
        assert_eq!(unfinished.matches("<a ").count(), 1);
        assert!(!unfinished.contains("style="));
        let whole = item(CHECKER.into());
        assert!(whole.contains("<a href=\"../../pasang/index.html#v=1&amp;r="), "{whole}");
        assert!(whole.contains("Play this<span class=\"hidden\"> Ama"), "{whole}");
    }
}
