//! A board to play on, with all that stands around it: the page of a game, and the embed.

use yew::prelude::*;

use super::{
    browser,
    frame::{citation, head, ui},
    icons::{Icon, icon},
    log,
    rules::Rules,
    setup::{Setup, differs},
    table::{Deed, Table},
    time,
};
use crate::{
    board::{Game as Playing, View, sowing_board},
    catalogue,
    engine::{Game, Target, clause::ClauseId, seat::Seat, sowing::Kind},
    i18n::{Message, Ui, say},
    notation::hole_named,
    options,
    session::Action,
    story::caption,
};

#[derive(Properties, PartialEq)]
pub struct PlayProps {
    pub kind: Kind,
    /// In somebody else's page: the board and its tools alone.
    pub embed: bool,
    pub view: View,
    pub root: AttrValue,
    pub address: AttrValue,
}

/// The table of a page, and whether its new-game dialog is open.
#[hook]
fn use_table(props: &PlayProps) -> (UseReducerHandle<Table>, UseStateHandle<bool>, UseStateHandle<f64>) {
    let table = use_reducer(|| Table::laid(options::read(props.kind, &props.address)));
    let asking = use_state_eq(|| false);
    let speed = use_state_eq(|| options::speed(&props.address).unwrap_or(1.0));
    use_effect_with(*speed, {
        let table = table.dispatcher();
        move |&speed| table.dispatch(Deed::Paced(speed > 0.0 && !browser::wants_stillness()))
    });
    use_effect_with((), {
        let (table, asking, row) = (table.dispatcher(), asking.setter(), table.session.game().row());
        move |()| {
            for tap in browser::take_taps() {
                match tap.as_str() {
                    "undo" => table.dispatch(Deed::Do(Action::Undo)),
                    "redo" => table.dispatch(Deed::Do(Action::Redo)),
                    "new" => asking.set(true),
                    _ => {
                        if let Some(hole) = tap.chars().next().and_then(|letter| hole_named(letter, row)) {
                            table.dispatch(Deed::Do(Action::Choose(Target::Hole(hole))));
                        }
                    }
                }
            }
        }
    });
    (table, asking, speed)
}

/// A board and what stands around it.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let (table, asking, speed) = use_table(props);
    let around = if props.embed { embed } else { page };
    html! {
        <>
            { around(props, &table, &speed, tools(&table, &asking)) }
            { new_game(&table, &asking) }
        </>
    }
}

/// The page of one game.
fn page(
    props: &PlayProps,
    table: &UseReducerHandle<Table>,
    speed: &UseStateHandle<f64>,
    tools: Html,
) -> Html {
    let rules = AttrValue::from("");
    let beside = html! {
        <>
            <h1>{ catalogue::entry(props.kind).name }</h1>
            <span class="set">{ preset_title(table) }</span>
            { tools }
        </>
    };
    html! {
        <>
            <a class="skip" href="#board">{ ui(Ui::SkipToBoard) }</a>
            { head(&props.root, beside) }
            <main>
                { stage(props, table, **speed, &rules) }
                { time::controls(table, speed) }
                <div class="deck">
                    <section class="told" aria-labelledby="told">
                        <h2 id="told" class="side-head">{ ui(Ui::LastMove) }</h2>
                        { log::last_move(table, &rules) }
                    </section>
                    <section class="side" aria-label={ui(Ui::Moves)}>{ log::moves(table, go(table)) }</section>
                </div>
                <Rules game={*table.session.game()} />
            </main>
        </>
    }
}

/// The same board in somebody else's page.
fn embed(
    props: &PlayProps,
    table: &UseReducerHandle<Table>,
    speed: &UseStateHandle<f64>,
    tools: Html,
) -> Html {
    let rules = AttrValue::from(format!("{}{}/index.html", props.root, props.kind.name()));
    html! {
        <>
            <main>
                <h1 class="hidden">{ catalogue::entry(props.kind).name }</h1>
                { stage(props, table, **speed, &rules) }
            </main>
            <footer class="bar">
                { tools }
                <a href={rules.clone()} target="_blank" rel="noopener">
                    <span class="wide">{ ui(Ui::OpenOnSite) }</span><span class="narrow">{ ui(Ui::SiteName) }</span>
                </a>
            </footer>
        </>
    }
}

fn preset_title(table: &Table) -> String {
    let kind = table.session.game().kind();
    let preset = kind.presets().iter().position(|preset| preset.name == table.preset).unwrap_or(0);
    say(&Message::Preset { kind, preset })
}

fn go(table: &UseReducerHandle<Table>) -> Callback<usize> {
    let table = table.dispatcher();
    Callback::from(move |moves| table.dispatch(Deed::Do(Action::Goto(moves))))
}

fn act(table: &UseReducerHandle<Table>, action: Action) -> Callback<MouseEvent> {
    let table = table.dispatcher();
    Callback::from(move |_| table.dispatch(Deed::Do(action)))
}

fn tools(table: &UseReducerHandle<Table>, asking: &UseStateHandle<bool>) -> Html {
    let ask = {
        let asking = asking.setter();
        Callback::from(move |_: MouseEvent| asking.set(true))
    };
    html! {
        <div class="tools" role="group">
            { tool("undo", Ui::Undo, Icon::Undo, act(table, Action::Undo)) }
            { tool("redo", Ui::Redo, Icon::Redo, act(table, Action::Redo)) }
            { tool("new", Ui::NewGame, Icon::New, ask) }
        </div>
    }
}

fn tool(id: &'static str, name: Ui, sign: Icon, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" {id} data-t={id} class="btn sq bare" aria-label={ui(name)} title={ui(name)} {onclick}>
            { icon(sign) }
        </button>
    }
}

fn new_game(table: &UseReducerHandle<Table>, asking: &UseStateHandle<bool>) -> Html {
    let close = {
        let asking = asking.setter();
        Callback::from(move |()| asking.set(false))
    };
    let start = {
        let (table, asking) = (table.dispatcher(), asking.setter());
        Callback::from(move |(game, preset)| {
            asking.set(false);
            table.dispatch(Deed::New { game, preset });
        })
    };
    html! { <Setup game={*table.session.game()} preset={table.preset} open={**asking} {close} {start} /> }
}

/// The board between its two seats, what was said, and what stands against a choice.
fn stage(props: &PlayProps, table: &UseReducerHandle<Table>, speed: f64, rules: &AttrValue) -> Html {
    let session = &table.session;
    let game = *session.game();
    let label = AttrValue::from(say(&Message::Board { kind: game.kind(), moves: session.cursor() }));
    let turn = session.outcome().is_none().then(|| game.to_move(session.position()));
    let choose = {
        let table = table.dispatcher();
        Callback::from(move |target| table.dispatch(Deed::Do(Action::Choose(target))))
    };
    let stray = {
        let table = table.dispatcher();
        Callback::from(move |letter| table.dispatch(Deed::Stray(letter)))
    };
    let stepped = {
        let table = table.dispatcher();
        Callback::from(move |steps| table.dispatch(Deed::Stepped(steps)))
    };
    let turn_back = {
        let table = table.dispatcher();
        Callback::from(move |back| table.dispatch(Deed::Do(if back { Action::Undo } else { Action::Redo })))
    };
    html! {
        <section class="stage" id="board" aria-label={label.clone()}
            data-turn={turn.map(Seat::name)} data-over={turn.is_none().then_some("")}>
            { seat(table, Seat::SECOND, turn) }
            { seat(table, Seat::FIRST, turn) }
            if !props.embed {
                <p class="differs">{ differs(&game, table.preset) }</p>
            }
            <div class="place">
                { sowing_board(props.view, &Playing { game, position: *session.position(), label: label.clone(),
                    marks: table.marks(), showing: table.showing.clone(), speed, stepped, choose, stray, turn_back }) }
            </div>
            <div class="notes">
                { why(table, rules) }
                { result(table, rules) }
            </div>
            <p id="say" class="hidden" role="status">{ table.said.as_deref().map(say).unwrap_or_default() }</p>
            <noscript><p class="needs">{ ui(Ui::NeedsScript) }</p></noscript>
            <p class="needs failed">{ ui(Ui::Failed) }</p>
        </section>
    }
}

fn seat(table: &Table, seat: Seat, turn: Option<Seat>) -> Html {
    let session = &table.session;
    let score = session.game().scores(session.position())[seat.index()];
    let state = match session.outcome() {
        Some(outcome) if outcome.winners.count() > 1 => Some(Message::Draws),
        Some(outcome) if outcome.winners.has(seat) => Some(Message::Wins),
        _ if turn == Some(seat) => Some(Message::ToMove),
        _ => None,
    };
    let side = if seat == Seat::FIRST { "south" } else { "north" };
    html! {
        <div class={classes!("seat", side, (turn == Some(seat)).then_some("to-move"))}>
            <h2><span class="num" data-score={seat.name()}>{ score }</span>{ " " }{ say(&Message::Seat(seat)) }</h2>
            <p>{ state.as_ref().map(say).unwrap_or_default() }</p>
        </div>
    }
}

/// Why the last choice was refused. The element stays, so that what comes into it is announced.
fn why(table: &UseReducerHandle<Table>, rules: &AttrValue) -> Html {
    let dismiss = {
        let table = table.dispatcher();
        Callback::from(move |_: MouseEvent| table.dispatch(Deed::Dismiss))
    };
    html! {
        <div id="why" role="status" class={classes!("note", table.why.is_none().then_some("empty"))}>
            if let Some(why) = &table.why {
                <p>{ say(&why.says) }</p>
                if let Some(clause) = why.clause {
                    { clause_link(table, clause, rules) }
                }
                <button type="button" class="btn sq bare" aria-label={ui(Ui::Close)} onclick={dismiss}>{ icon(Icon::Close) }</button>
            }
        </div>
    }
}

fn clause_link(table: &Table, clause: ClauseId, rules: &AttrValue) -> Html {
    let game = table.session.game();
    match game.clauses().get(usize::from(clause.0)) {
        Some(clause) => citation(clause, rules),
        None => Html::default(),
    }
}

fn result(table: &UseReducerHandle<Table>, rules: &AttrValue) -> Html {
    let Some(outcome) = table.session.outcome() else { return Html::default() };
    let again = {
        let table = table.dispatcher();
        Callback::from(move |_: MouseEvent| table.dispatch(Deed::Again))
    };
    html! {
        <section id="result" class="note" aria-label={ui(Ui::Result)}>
            <p>{ say(&caption::ended(&table.session, outcome)) }</p>
            { clause_link(table, outcome.clause, rules) }
            <p class="acts">
                <button type="button" class="btn main" id="again" onclick={again}>{ ui(Ui::PlayAgain) }</button>
                <button type="button" class="btn" onclick={act(table, Action::Goto(0))}>{ ui(Ui::Review) }</button>
            </p>
        </section>
    }
}
