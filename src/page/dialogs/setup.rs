//! A new game: who plays, and by which rules.

use yew::prelude::*;

use super::{
    DialogProps, head, position_editor_link, sibling_page, use_dialog,
    who_plays::{self, Who},
};
use crate::{
    options,
    page::{
        action::PageAction,
        browser::{self, choice},
        markup::{clause_mark, reading_id},
        opponent::Seated,
        played::Played,
        stored,
    },
    session::Session,
    story::caption,
    words::{Message, UiText, say},
};

/// The chosen game: a preset, with readings that may differ from it.
#[derive(Clone, Copy, PartialEq)]
pub struct Chosen<F> {
    game: F,
    preset: &'static str,
}

impl<F: Played> Chosen<F> {
    /// After a change of a field. Another preset sets its readings; an unknown value changes nothing.
    fn with(self, plain: F, field: &str, value: &str) -> Chosen<F> {
        let mut chosen = self;
        if field == "preset" {
            let known = plain.presets().iter().find(|preset| preset.name == value);
            if let Some((preset, game)) =
                known.and_then(|known| Some((known.name, plain.with_preset(known.name)?)))
            {
                chosen = Chosen { game, preset };
            }
        } else {
            let _ = chosen.game.set_reading(field, value);
        }
        chosen
    }
}

#[component]
pub fn Setup<F: Played>(props: &DialogProps<F>) -> Html {
    let at = &props.at;
    let (node, closed) = use_dialog(at);
    let game = *at.table.session.game();
    let played = (game, at.table.preset, at.table.names.clone());
    let draft = use_memo((), |()| at.drafts.borrow().setup.of(&played));
    let chosen = use_state(|| match *draft {
        Some((chosen, _)) => chosen,
        None => Chosen { game, preset: at.table.preset },
    });
    let who = use_state(|| match *draft {
        Some((_, who)) => who,
        None => Who::of(Seated::of(&game, &at.table.names)),
    });
    // before anybody has begun, it is other rules that are asked for
    let is_open = *use_state(|| at.table.is_starting);
    let loses_game = at.embed || !stored::has_storage();
    let note = use_state(|| if loses_game { say(&UiText::GameGivenUp) } else { say(&UiText::SetupNote) });
    let plain = at.table.plain();
    let kind = plain.kind();
    let changed = {
        let (chosen, who, drafts) = (chosen.clone(), who.clone(), at.drafts.clone());
        Callback::from(move |event: Event| {
            let field = browser::target(&event).and_then(|field| Some((field.get_attribute("name")?, field)));
            if let Some((name, field)) = field {
                let value = browser::typed(&field).unwrap_or_default();
                let now = match who.with(&name, &value) {
                    Some(who) => (*chosen, who),
                    None => (chosen.with(plain, &name, &value), *who),
                };
                drafts.borrow_mut().setup.put(played.clone(), now);
                chosen.set(now.0);
                who.set(now.1);
            }
        })
    };
    let clicked = {
        let (chosen, who, note, at) = (chosen.clone(), *who, note.clone(), at.clone());
        Callback::from(move |event: MouseEvent| match browser::control(&event) {
            Some((control, name)) if name == "close" => browser::close(&control),
            Some((control, name)) if name == "start" => match new_session(*chosen, &at.table.session) {
                Some(session) => {
                    let address = options::write(&session, chosen.preset, None);
                    let options = Box::new(options::read(plain, &address));
                    let names = who.names(&at.table.names, kind.seats());
                    at.drafts.borrow_mut().setup.used();
                    at.table.dispatch(PageAction::LoadGame { options, names, asks: false });
                    browser::close(&control);
                }
                None => note.set(say(&UiText::NotLaidOut)),
            },
            _ => (),
        })
    };
    html! {
        <dialog id="setup" aria-labelledby="setup-title" ref={node} onclose={closed} onclick={clicked} onchange={changed}>
            { head("setup-title", UiText::SetupTitle) }
            { who_plays::fields(kind, *who) }
            { evens(*chosen, at.embed) }
            <details id="setup-rules" open={is_open}>
            <summary>{ say(&UiText::RulesInForce) }{ ": " }<span id="setup-differs">{ say(&caption::rules_message(&chosen.game, chosen.preset)) }</span></summary>
            <label for="preset">{ say(&UiText::Preset) }</label>
            <select id="preset" name="preset" data-t="preset" ~value={choice(chosen.preset)}>
                for (index, known) in kind.presets().iter().enumerate() {
                    <option key={known.name} value={known.name} selected={known.name == chosen.preset}>
                        { say(&Message::Preset { kind, preset: index }) }
                    </option>
                }
            </select>
            for (index, reading) in kind.readings().iter().enumerate() {
                <div key={reading.name}>
                    <label for={reading_id(reading.name)}>{ say(&Message::Reading { kind, reading: index }) }</label>
                    <select id={reading_id(reading.name)} name={reading.name} data-t="reading" ~value={choice(chosen.game.value(index))}>
                        for (value, name) in reading.values.iter().enumerate() {
                            <option key={*name} value={*name} selected={*name == chosen.game.value(index)}>
                                { say(&Message::Value { kind, reading: index, value }) }
                            </option>
                        }
                    </select>
                    <span class="reads">{ clause_mark(&chosen.game, Some(reading.clause)) }</span>
                    if kind.pattern_reading() == Some(reading.name) {
                        { patterns(&at.rules) }
                    }
                </div>
            }
            { compare(&at.rules) }
            </details>
            <p class="small" id="setup-note">{ &*note }</p>
            <button type="button" class="btn main" id="start" data-t="start">{ say(&UiText::StartGame) }</button>
            { position_editor_link("set-up-new", &at.table, &at.rules) }
        </dialog>
    }
}

/// The new game, for the same players. A game that began with a set-up position begins with that position
/// again; `None` if it has not been set up yet.
fn new_session<F: Played>(chosen: Chosen<F>, before: &Session<F>) -> Option<Session<F>> {
    let start = match (chosen.game.is_laid_out(), before.game().is_laid_out()) {
        (true, true) => *before.start(),
        (true, false) => return None,
        _ => chosen.game.start(),
    };
    Some(Session::new(chosen.game, start))
}

/// Where whoever begins can always win: how to even it out, and the proof.
fn evens<F: Played>(chosen: Chosen<F>, embed: bool) -> Html {
    if !chosen.game.first_wins(chosen.preset) {
        return Html::default();
    }
    let proof = format!("{}numbers/index.html#{}-proved", browser::root(), chosen.game.name());
    html! {
        <p class="small" id="setup-evens">
            { say(&UiText::FirstWins) }{ " " }<a class="reads" href={proof} target={embed.then_some("_blank")} rel={embed.then_some("noopener")}>{ say(&UiText::TheProof) }</a>
        </p>
    }
}

/// The link to the page on which readings are compared.
fn compare(rules: &str) -> Html {
    let outside = !rules.is_empty();
    html! {
        <p><a class="reads" id="setup-compare" href={sibling_page(rules, "compare")} target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            { say(&UiText::CompareReadings) }
        </a></p>
    }
}

/// The link to the page of patterns.
fn patterns(rules: &str) -> Html {
    let outside = !rules.is_empty();
    html! {
        <a class="reads" href={sibling_page(rules, "patterns")} target={outside.then_some("_blank")} rel={outside.then_some("noopener")}>
            { say(&UiText::PatternsAndWorkshop) }
        </a>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Game as _, family::Family as _},
        games::sample,
    };

    #[test]
    fn a_preset_brings_its_readings_and_what_is_not_known_changes_nothing() {
        let plain = sample::PLAIN.game();
        let kind = plain.kind();
        let first = Chosen { game: plain, preset: kind.presets()[0].name };
        let other = &kind.presets()[1];
        let chosen = first.with(plain, "preset", other.name);
        assert!(chosen.preset == other.name && Some(chosen.game) == plain.with_preset(other.name));
        for (field, value) in [("preset", "x"), ("x", "y"), (kind.readings()[0].name, "x")] {
            assert!(chosen.with(plain, field, value) == chosen, "{field} {value}");
        }
        let reading = &kind.readings()[0];
        let one = chosen.with(plain, reading.name, reading.values[0]);
        assert_eq!((one.game.value(0), one.preset), (reading.values[0], other.name));
    }

    #[test]
    fn a_new_game_begins_at_its_start() {
        let plain = sample::PLAIN.game();
        let before = options::read(plain, "moves=a").session;
        let chosen = Chosen { game: plain, preset: "standard" };
        assert_eq!(new_session(chosen, &before).map(|new| *new.position()), Some(plain.start()));
    }
}
