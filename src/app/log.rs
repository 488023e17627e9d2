//! The list of moves, and the last one told line by line with the clauses it rests on.

use yew::prelude::*;

use super::{
    frame::{citation, ui},
    table::{Deed, Table},
};
use crate::{
    engine::{
        Game,
        clause::Cited,
        sowing::{
            Move, Sowing,
            position::{Event, Position},
        },
    },
    i18n::{Message, Ui, say},
    notation::write_move,
    story::caption,
};

/// The move that led to the position looked at: each line a way to the moment it tells of.
pub fn last_move(table: &UseReducerHandle<Table>, rules: &AttrValue) -> Html {
    let game = table.session.game();
    let lines = match table.last() {
        Some((before, _, events)) => caption::lines(game, &before, &events),
        None => Vec::new(),
    };
    let now = table.showing.as_ref().map(|showing| showing.steps);
    html! {
        <ol class="log" id="log">
            for (index, line) in lines.iter().enumerate() {
                <li key={index}>
                    <button type="button" class="line" onclick={stand(table, line.from)}
                        aria-current={now.is_some_and(|now| (line.from..line.to).contains(&now)).then_some("step")}>
                        { say(&line.says) }
                    </button>
                    <span class="cites">
                        for clause in line.clauses.iter().filter_map(|id| game.clauses().get(usize::from(id.0))) {
                            { citation(clause, rules) }
                        }
                    </span>
                </li>
            }
        </ol>
    }
}

fn stand(table: &UseReducerHandle<Table>, steps: usize) -> Callback<MouseEvent> {
    let table = table.dispatcher();
    Callback::from(move |_| table.dispatch(Deed::StandAt(steps)))
}

#[derive(Properties, PartialEq)]
struct RowProps {
    game: Sowing,
    before: Position,
    chosen: Move,
    number: usize,
    current: bool,
    go: Callback<usize>,
}

/// One move of the list; drawn again only when it is another or becomes current.
#[component]
fn Row(props: &RowProps) -> Html {
    let RowProps { game, before, chosen, number, current, go } = props;
    let mut events: Vec<Cited<Event>> = Vec::new();
    game.play(&mut before.clone(), *chosen, |event| events.push(event));
    let sum = caption::sum(game, before, *chosen, &events);
    let mut ids: Vec<&str> = Vec::new();
    for cited in &events {
        let id = game.clauses().get(usize::from(cited.clause.0)).map_or("", |clause| clause.id);
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    let number = *number;
    let go = go.reform(move |_: MouseEvent| number);
    html! {
        <li data-move={number.to_string()}>
            <button type="button" class="move" onclick={go} aria-current={current.then_some("step")}>
                <span class="k">{ number }</span>
                <span>{ say(&Message::Seat(sum.seat)) }</span>
                <b>{ write_move(game, *chosen) }</b>
                if sum.taken > 0 {
                    <span>{ format!("×{}", sum.taken) }</span>
                }
            </button>
            <span class="ids">{ ids.join(" ") }</span>
        </li>
    }
}

/// All moves of the game, each a way back to it.
pub fn moves(table: &Table, go: Callback<usize>) -> Html {
    let session = &table.session;
    let game = *session.game();
    let rows = session.moves().iter().zip(1..).filter_map(|(&chosen, number)| {
        let before = *session.after(number - 1)?;
        let current = number == session.cursor();
        Some(html! { <Row key={number} {game} {before} {chosen} {number} {current} go={go.clone()} /> })
    });
    html! {
        <>
            <h2 class="side-head">{ ui(Ui::Moves) }<span class="small">{ format!("{} / {}", session.cursor(), session.moves().len()) }</span></h2>
            if session.moves().is_empty() {
                <p class="small">{ ui(Ui::NoMoves) }</p>
            }
            <ol class="moves" id="moves" tabindex="0" aria-label={ui(Ui::Moves)}>{ for rows }</ol>
        </>
    }
}
