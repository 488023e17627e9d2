//! The parts of a comparison, in the file as well as in the browser.

use yew::prelude::*;

use super::{
    state::CompareState,
    tell::{self, Said},
};
use crate::{
    engine::{clause::ClauseId, family::Family},
    lesson::{
        compare::{Difference, Parting},
        seen::Compared,
    },
    page::{
        controls::{button, disabled, icon_button, main_button},
        frame::sibling_page,
        icons::{Icon, icon},
        markup::rule_link,
        played::Played,
        table::Table,
    },
    words::{Message, UiText, compare::CompareText, say},
};

/// The id of the heading, which gets the focus when another comparison is opened.
pub const HEADING: &str = "compare-title";

/// Everything: what is compared, both boards, time, and what is said.
pub fn comparison<F: Played + Compared>(state: &CompareState<F>) -> Html {
    let reached = state.reached();
    html! {
        <>
            <div class="cmp-top">
                <h1 id={HEADING} tabindex="-1">{ say(&CompareText::Title(state.plain.kind())) }</h1>
                <p>{ otherwise(state) }</p>
                if let Some(error) = &state.error {
                    <p class="needs" role="alert">{ say(&**error) }</p>
                }
            </div>
            <div class="cmp-boards">
                { side(state, 0, reached) }
                { side(state, 1, reached) }
            </div>
            <div class="cmp-below">
                { time(state) }
                <div class="cmp-status" id="compare-status" role="status">
                    if let Some(answer) = tell::answer(state) {
                        <p key={format!("answer-{}", state.tables.iter().map(|table| table.announcements).sum::<usize>())}>{ answer }</p>
                    }
                    <p key="parts" class={reached.map(|_| "cmp-parts")}>
                        { reached.map_or_else(|| tell::progress(state), tell::headline) }
                    </p>
                </div>
                <div class="cmp-ways">{ ways(state, reached) }</div>
            </div>
        </>
    }
}

/// What both play by, apart from what is compared.
fn otherwise<F: Played + Compared>(state: &CompareState<F>) -> String {
    let [a, b] = state.comparison.sessions.each_ref().map(|session| *session.game());
    let mut shared = a;
    let plain = a.with_preset(state.presets[0]).unwrap_or(state.plain);
    for (index, reading) in
        a.readings().iter().enumerate().filter(|(index, _)| a.value(*index) != b.value(*index))
    {
        // what is compared is named by each board
        let _ = shared.set_reading(reading.name, plain.value(index));
    }
    let rules = say(&crate::story::caption::rules_message(&shared, state.presets[0]));
    match state.presets[0] == state.presets[1] {
        true => say(&CompareText::Otherwise { rules: &rules }),
        false => say(&CompareText::Lead),
    }
}

/// The readings in which two games differ, as their places.
pub fn differing<F: Family>(a: &F, b: &F) -> Vec<usize> {
    (0..a.readings().len()).filter(|&index| a.value(index) != b.value(index)).collect()
}

/// A value of a reading in words.
pub fn value_of<F: Family>(game: &F, reading: usize) -> String {
    let known = game.readings().get(reading).map_or(&[][..], |reading| reading.values);
    let value = known.iter().position(|known| *known == game.value(reading)).unwrap_or(0);
    say(&Message::Value { kind: game.kind(), reading, value })
}

/// A board with its reading.
fn side<F: Played + Compared>(state: &CompareState<F>, side: usize, reached: Option<Parting>) -> Html {
    let (table, kind) = (&state.tables[side], state.plain.kind());
    let [a, b] = state.comparison.sessions.each_ref().map(|session| session.game());
    let own = [a, b][side];
    let differs = differing(a, b);
    let id = format!("compare-{}", side + 1);
    let label = say(&CompareText::Board { side: side + 1 });
    let preset = own.presets().iter().position(|known| known.name == state.presets[side]);
    let names_presets = state.presets[0] != state.presets[1];
    html! {
        <section class="cmp-side" data-side={(side + 1).to_string()} aria-labelledby={id.clone()}>
            <h2 {id}>
                <span class="cmp-name">{ label.clone() }</span>
                if let Some(preset) = preset.filter(|_| names_presets) {
                    { " " }<span class="cmp-preset">{ say(&Message::Preset { kind, preset }) }</span>
                }
            </h2>
            <dl class="cmp-readings">
                for &reading in &differs {
                    <div key={reading}>
                        <dt>{ say(&Message::Reading { kind, reading }) }</dt>
                        <dd>{ value_of(own, reading) }</dd>
                    </div>
                }
            </dl>
            <div class="place">{ F::board(table, label.into(), true) }</div>
            <div class="cmp-said">
                if has_panel(table, side) {
                    <div class="cmp-note">{ F::panel(table) }</div>
                }
                if let Some(parting) = reached {
                    { said(&tell::of_side(&state.comparison, parting, side), ground(parting, &differs), own, &state.game) }
                }
            </div>
            <p class="small"><a href={format!("{}#{}", state.game, state.game_address(side))}>{ say(&CompareText::OpenGame { side: side + 1 }) }</a></p>
        </section>
    }
}

/// Whether a board shows the panel of a choice: the one on which it is under way, and between two rounds the first.
fn has_panel<F: Played>(table: &Table<F>, side: usize) -> bool {
    let waits = table.session.game().waits_for_round(table.session.position()).is_some();
    !table.session.chosen().is_empty() || F::is_picking(table) || side == 0 && waits
}

/// The reading whose rule is named where no rule is cited: a move that is allowed rests on none.
pub fn ground(parting: Parting, differs: &[usize]) -> Option<usize> {
    differs.first().copied().filter(|_| !matches!(parting.what, Difference::Refused { .. }))
}

/// What happens on a board where they part, and the rule; where no rule is cited, that of the reading.
pub fn said<F: Compared>(said: &Said, reading: Option<usize>, game: &F, page: &str) -> Html {
    let of_reading = || game.readings().get(reading?).map(|reading| reading.clause);
    let known = said.clause.or_else(of_reading);
    let clause = known.and_then(|ClauseId(id)| game.clauses().get(usize::from(id)));
    // a refusal is told by its rule where there is nothing else to say
    let rule = known.map(|clause| say(&Message::Clause { kind: game.kind(), clause })).unwrap_or_default();
    let rule = if rule == said.text { String::new() } else { rule };
    html! {
        <>
            if !said.text.is_empty() {
                <p class="cmp-what">{ said.text.clone() }</p>
            }
            if let Some(clause) = clause {
                <p class="cmp-rule">{ rule }{ " " }{ rule_link(clause, &sibling_page(page, "evidence")) }</p>
            }
        </>
    }
}

/// The controls of time, for both boards.
fn time<F: Played + Compared>(state: &CompareState<F>) -> Html {
    let ((at, moves), (shown, all)) = (state.moves(), state.steps());
    let (sign, name) = match state.is_playing {
        true => (Icon::Pause, UiText::Pause),
        false => (Icon::Play, UiText::ShowMove),
    };
    html! {
        <div class="time cmp-time" role="group" aria-label={say(&UiText::TimeOfMove)}>
            { icon_button(Some("step-back"), "step-back".into(), say(&UiText::StepBack), Icon::Back, at > 0) }
            <button type="button" class="btn sq" id="pause" data-t="pause" aria-disabled={disabled(moves > 0)} aria-label={say(&name)} title={say(&name)}>{ icon(sign) }</button>
            { icon_button(Some("step-on"), "step-on".into(), say(&UiText::StepOn), Icon::Next, state.has_more()) }
            <input id="scrub" type="range" data-t="scrub" min="0" max={all.to_string()} value={shown.to_string()} aria-label={say(&UiText::MoveStep)}
                aria-valuetext={(!state.is_playing).then(|| say(&Message::StepOf { step: shown, all }))} disabled={all == 0} />
            <span class="small cmp-move">{ say(&CompareText::Move { at, all: moves }) }</span>
        </div>
    }
}

/// What can be done next; the main one is what shows the difference.
fn ways<F: Played + Compared>(state: &CompareState<F>, reached: Option<Parting>) -> Html {
    let waits = reached.is_none() && state.comparison.parting.is_some();
    html! {
        <>
            if waits {
                { main_button("compare-difference", say(&CompareText::ToDifference)) }
            }
            if reached.is_some() && state.examples.len() > 1 {
                { main_button("compare-another", say(&CompareText::Another)) }
            }
            if state.moves().0 > 0 {
                { button("compare-start", say(&CompareText::FromStart)) }
            }
            { button("compare-share", say(&UiText::Share)) }
            <span class="small" id="compare-shared" role="status"></span>
        </>
    }
}
