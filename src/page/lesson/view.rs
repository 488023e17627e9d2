//! The parts of a lesson, in the file as well as in the browser.

use yew::prelude::*;

use super::{
    FIRST_LEVEL,
    reply::{offers_answer, reply},
    state::{LessonState, Phase},
};
use crate::{
    engine::{clause::Clause, family::Family},
    lesson::{
        course::{CourseStep, Task},
        judge::Right,
        places::Taught,
    },
    page::{
        controls::{button, disabled, icon_button, main_button},
        first_picture::Step,
        frame::sibling_page,
        icons::{Icon, icon},
        markup::rule_link,
        played::Played,
    },
    words::{Message, UiText, lesson::LessonText, say},
};

/// The id of the heading of the step, which gets the focus when a step is gone to.
pub const HEADING: &str = "learn-title";

/// The whole lesson: the steps, what is asked, the board, what is said, and the ways on.
pub fn lesson<F: Played + Taught>(
    state: &LessonState<F>,
    game: &AttrValue,
    embed: bool,
    drawn: Step,
) -> Html {
    if drawn < Step::Around {
        return Html::default();
    }
    html! {
        <>
            { steps(state) }
            { body(state, listen(state), ways(state, game, embed), (game, embed), drawn) }
            <div class="les-foot">
                { button_or_off("learn-back", LessonText::Back, state.at > 0) }
                { button_or_off("learn-restart", LessonText::Restart, true) }
                { button_or_off("learn-skip", LessonText::Skip, state.is_open() && state.at + 1 < state.steps.len()) }
            </div>
        </>
    }
}

/// What is asked, with a control beside it, the board, and what is said of the answer; `ways` lead on.
pub fn body<F: Played + Taught>(
    state: &LessonState<F>,
    beside: Html,
    ways: Html,
    (game, embed): (&AttrValue, bool),
    drawn: Step,
) -> Html {
    let Some(step) = state.step().filter(|_| drawn >= Step::Seats) else { return Html::default() };
    html! {
        <>
            <div class="ask">
                <h1 id={HEADING} tabindex="-1">{ step.title.clone() }</h1>
                { beside }
                <p>{ step.text.clone() }</p>
            </div>
            <div class="place">
                if drawn >= Step::Board {
                    { F::board(&state.table, step.title.clone().into(), drawn >= Step::Targets) }
                }
            </div>
            <div class="below">
                <div class="answers">{ answers(state, step) }</div>
                { F::tools(&state.table) }
                if state.task() == Task::Play && state.phase == Phase::Asked {
                    <div class="notes-of-lesson">{ F::panel(&state.table) }</div>
                }
                { time(state) }
                <section class="reply">
                    <div id="learn-reply" role="status">{ replies(state, step, game, embed) }</div>
                    <div class="go">{ ways }</div>
                </section>
            </div>
        </>
    }
}

fn button_or_off(name: &'static str, text: LessonText, can: bool) -> Html {
    html! {
        <button key={name} type="button" class="btn bare" data-t={name} aria-disabled={disabled(can)}>{ say(&text) }</button>
    }
}

/// The button by which the steps are read aloud, or that there is no voice for it.
fn listen<F: Played + Taught>(state: &LessonState<F>) -> Html {
    if state.lacks_voice {
        return html! { <p class="listen small" role="status">{ say(&LessonText::NoVoice) }</p> };
    }
    let label = say(&if state.listens { LessonText::Quiet } else { LessonText::Listen });
    html! {
        <button type="button" class="btn sq bare listen" data-t="learn-listen" aria-pressed={state.listens.to_string()}
            aria-label={label.clone()} title={label}>{ icon(Icon::Speak) }</button>
    }
}

/// What is read aloud: the step, and when something is said of an answer, that.
pub fn aloud<F: Played + Taught>(state: &LessonState<F>) -> String {
    let Some(step) = state.step().filter(|_| state.listens) else { return String::new() };
    let said = reply(state);
    match said.is_empty() {
        true => [step.title.as_str(), ". ", &step.text].concat(),
        false => {
            let after = (!state.is_open()).then_some(step.after.as_str());
            said.iter().map(String::as_str).chain(after).collect::<Vec<_>>().join(" ")
        }
    }
}

/// The steps as a row of marks: each leads to its step.
fn steps<F: Played + Taught>(state: &LessonState<F>) -> Html {
    let all = state.steps.len();
    html! {
        <nav class="steps" aria-label={say(&LessonText::Steps)}>
            <span class="small">{ say(&LessonText::StepOf { at: state.at + 1, all }) }</span>
            // where there is no room for the marks
            <progress aria-hidden="true" max={all.to_string()} value={(state.at + 1).to_string()}></progress>
            <ol>
                for (at, step) in state.steps.iter().enumerate() {
                    <li key={at}>
                        <a href={format!("#step-{}", at + 1)} data-t={format!("learn-step-{at}")} aria-current={(at == state.at).then_some("step")}
                            data-done={state.progress.is_done(at).then_some("")} aria-label={name(state, at, step)}></a>
                    </li>
                }
            </ol>
        </nav>
    }
}

fn name<F: Played + Taught>(state: &LessonState<F>, at: usize, step: &CourseStep) -> String {
    let (title, number) = (step.title.as_str(), at + 1);
    say(&if state.progress.is_done(at) {
        LessonText::StepDone { at: number, title }
    } else {
        LessonText::Step { at: number, title }
    })
}

/// What can be answered below the board: numbers, options, readings, or that all holes were named.
fn answers<F: Played + Taught>(state: &LessonState<F>, step: &CourseStep) -> Html {
    let option = |(at, text): (usize, &String)| {
        let chosen = state.reading == Some(at);
        html! {
            <button key={at} type="button" class="btn option" data-t={format!("learn-option-{at}")}
                aria-pressed={(step.step.task == Task::Readings).then(|| chosen.to_string())}>{ text.clone() }</button>
        }
    };
    match (step.step.task, state.right()) {
        (Task::Readings, _) => html! { <>{ for step.options.iter().enumerate().map(option) }</> },
        _ if !state.is_open() => Html::default(),
        (_, Right::Number { offered, .. }) => html! {
            for number in offered {
                <button key={*number} type="button" class="btn number" data-t={format!("learn-number-{number}")}>{ *number }</button>
            }
        },
        (_, Right::Option(_)) => html! { <>{ for step.options.iter().enumerate().map(option) }</> },
        (_, Right::Places(_)) => main_button("learn-done", say(&LessonText::Done)),
        _ => Html::default(),
    }
}

/// The controls of a move in time, where there is one to look at.
fn time<F: Played + Taught>(state: &LessonState<F>) -> Html {
    let can_look = state.has_moves() && (!state.is_open() || matches!(state.task(), Task::Show | Task::Name));
    if !can_look {
        return Html::default();
    }
    let table = &state.table;
    let (shown, all) = table.steps();
    let (at, moves) = (table.session.cursor(), table.session.moves().len());
    let begins = state.posed.as_ref().map_or(0, |posed| posed.before.cursor());
    let playing = table.showing.as_ref().is_some_and(|showing| showing.playing);
    let (sign, name) = if playing { (Icon::Pause, UiText::Pause) } else { (Icon::Play, UiText::ShowMove) };
    html! {
        <div class="time les-time" role="group" aria-label={say(&UiText::TimeOfMove)}>
            { icon_button(Some("step-back"), "step-back".into(), say(&UiText::StepBack), Icon::Back, at > begins) }
            <button type="button" class="btn sq" id="pause" data-t="pause" aria-disabled={disabled(all > 0)} aria-label={say(&name)} title={say(&name)}>{ icon(sign) }</button>
            { icon_button(Some("step-on"), "step-on".into(), say(&UiText::StepOn), Icon::Next, at < moves || shown < all) }
            <input id="scrub" type="range" data-t="scrub" min="0" max={all.to_string()} value={shown.to_string()} aria-label={say(&UiText::MoveStep)}
                aria-valuetext={(!playing).then(|| say(&Message::StepOf { step: shown, all }))} disabled={all == 0} />
        </div>
    }
}

/// What is said of the answer, and what the step teaches.
fn replies<F: Played + Taught>(
    state: &LessonState<F>,
    step: &CourseStep,
    game: &AttrValue,
    embed: bool,
) -> Html {
    let refused = state.table.why.as_ref().filter(|_| state.is_open());
    html! {
        <>
            // new elements for every reply, so that equal words are announced again
            for (at, text) in reply(state).into_iter().enumerate() {
                <p key={format!("{}-{at}", state.replies)}>{ text }</p>
            }
            if let Some(told) = &state.told {
                <p key={format!("told-{}", state.replies)}>{ say(told) }</p>
            }
            if let Some(why) = refused {
                <p key={format!("why-{}", state.table.announcements)}>{ say(&why.message) }</p>
            }
            if !step.after.is_empty() && (!state.is_open() || !state.task().asks()) {
                <p key="after" class="les-after">{ step.after.clone() }</p>
            }
            if !state.is_open() {
                { rules(state.table.session.game(), step, game, embed) }
            }
        </>
    }
}

/// What the rules of a step rest on: each source, and how sure it is, once.
fn rules<F: Family>(game: &F, step: &CourseStep, page: &AttrValue, embed: bool) -> Html {
    let page = if embed { [page, game.name(), "/index.html"].concat() } else { page.to_string() };
    grounds_of(game.clauses(), step, &page)
}

/// The same as links to a page with the rules.
pub fn grounds_of(known: &'static [Clause], step: &CourseStep, page: &str) -> Html {
    let mut clauses: Vec<&Clause> = Vec::new();
    for clause in step.step.rules().filter_map(|id| known.iter().find(|clause| clause.id == id)) {
        let says_the_same = |other: &&Clause| {
            (other.source, other.pages, other.certainty) == (clause.source, clause.pages, clause.certainty)
        };
        if !clauses.iter().any(says_the_same) {
            clauses.push(clause);
        }
    }
    html! {
        <p key="rules" class="les-rules">{ for clauses.into_iter().map(|clause| rule_link(clause, page)) }</p>
    }
}

/// The ways on: the main one is what somebody wants who has come so far.
pub fn ways<F: Played + Taught>(state: &LessonState<F>, game: &AttrValue, embed: bool) -> Html {
    let leads_on = state.at + 1 < state.steps.len();
    // what is shown is watched, or gone on from
    let waits = state.is_open() && state.task() == Task::Show && state.has_moves();
    html! {
        <>
            if state.task() == Task::Game {
                { first_game(state, game, embed) }
                if !embed {
                    <a key="practise" class="btn" href={PRACTICE}>{ say(&LessonText::Practise) }</a>
                }
            }
            if state.phase == Phase::Wrong {
                { main_button("learn-again", say(&LessonText::TryAgain)) }
            }
            if offers_answer(state) {
                { button("learn-show", say(&LessonText::ShowMe)) }
            }
            if waits {
                { main_button("learn-watch", say(&LessonText::Watch)) }
                { button("learn-next", say(&LessonText::Next)) }
            }
            if !state.is_open() && leads_on {
                { main_button("learn-next", say(&LessonText::Next)) }
            }
            if !state.is_open() && state.has_moves() {
                { button("learn-watch", say(&LessonText::WatchAgain)) }
            }
            // what both boards show is the answer
            if state.task() == Task::Readings && !state.is_open() {
                { compared(state, game, embed) }
            }
        </>
    }
}

/// The page of questions, relative to that of a course.
const PRACTICE: &str = "../practise/index.html";

/// The link to both readings of a step on two boards.
fn compared<F: Played + Taught>(state: &LessonState<F>, game: &AttrValue, embed: bool) -> Html {
    let Some(step) = state.step().map(|step| &step.step) else { return Html::default() };
    let page = if embed { [game, state.plain.name(), "/index.html"].concat() } else { game.to_string() };
    let page = sibling_page(&page, "compare");
    let [a, b] = [&step.a, &step.b].map(|readings| readings.trim_start_matches("r="));
    html! {
        <a key="compare" class="btn" id="learn-compare" href={format!("{page}#a={a}&b={b}&{}&moves={}&at=m1.s0", step.at, step.moves)}
            target={embed.then_some("_blank")} rel={embed.then_some("noopener")}>{ say(&UiText::CompareReadings) }</a>
    }
}

/// The link to a first game against the easiest computer.
fn first_game<F: Played + Taught>(state: &LessonState<F>, game: &AttrValue, embed: bool) -> Html {
    let kind = state.plain.kind();
    let computers = format!(",ai{FIRST_LEVEL}").repeat(kind.seats() - 1);
    let page = if embed { [game, kind.name(), "/index.html"].concat() } else { game.to_string() };
    html! {
        <a key="first" class="btn main" id="learn-first" href={format!("{page}#seats=h{computers}")}
            target={embed.then_some("_blank")} rel={embed.then_some("noopener")}>{ say(&LessonText::PlayFirst) }</a>
    }
}
