//! The panels below the board for moves that are more than a hole: the direction of sowing, the pause between
//! two rounds, arranging a short row.

use yew::prelude::*;

use super::super::{
    controls::{button, main_button},
    explained::terms::Terms,
    icons::{Icon, icon},
    markup::clause_mark,
    table::Table,
};
use crate::{
    engine::{Direction, Target, seat::Seat, sowing::Sowing},
    story::sowing::{caption, gains::gains},
    words::{
        HoleName, Message, UiText,
        round::Round,
        rule_texts::{RuleText, rule_words},
        say,
    },
};

fn round(what: Round) -> String {
    say(&Message::from(what))
}

/// A note labelled by its first paragraph: `id` is that of the note, `name` that of the paragraph.
fn note(id: &'static str, name: &'static str, text: String, more: Html, acts: Html) -> Html {
    html! {
        <section key={id} {id} class="note" aria-labelledby={name}>
            <p id={name}>{ text }</p>
            { more }
            <p class="acts">{ acts }</p>
        </section>
    }
}

/// A note that the last round ended early, if the match is over with it.
#[inline(never)]
pub fn cut_short(table: &Table<Sowing>) -> Html {
    match caption::early_end(&table.session) {
        Some((cut, clause)) => {
            html! { <><p>{ round(Round::Cut(cut)) }</p>{ clause_mark(table.session.game(), Some(clause)) }</> }
        }
        None => Html::default(),
    }
}

/// The number of the round, in games of several rounds.
pub fn number(table: &Table<Sowing>) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    if !game.kind().has_rounds() {
        return Html::default();
    }
    let way = game.direction(position).filter(|_| !position.is_between());
    html! {
        <p class="round" id="round">
            { round(Round::Number { round: game.round(position), of: game.rounds() }) }
            if let Some(way) = way {
                { " " }<span>{ round(Round::Goes(way)) }</span>
            }
        </p>
    }
}

/// The role of a seat in this round.
pub fn role(table: &Table<Sowing>, seat: Seat) -> Html {
    let game = table.session.game();
    match game.role(table.session.position(), seat) {
        Some(role) => {
            html! { <span class="role">{ Terms::of(game.kind().into()).mark(&round(Round::Role(role))) }</span> }
        }
        None => Html::default(),
    }
}

/// The debts of a seat.
pub fn debts(table: &Table<Sowing>, seat: Seat) -> Html {
    let game = table.session.game();
    let owed = game.debts(table.session.position()).into_iter().filter(|(from, ..)| *from == seat);
    let kind = game.kind();
    let owed: Vec<_> = owed.map(|(from, to, count)| round(Round::Owes { kind, from, to, count })).collect();
    if owed.is_empty() {
        Html::default()
    } else {
        html! { <p class="owes">{ Terms::of(kind.into()).mark(&owed.join(", ")) }</p> }
    }
}

/// The panel of a choice under way, or of the pause between two rounds.
pub fn panel(table: &Table<Sowing>) -> Html {
    // without this test the programs of other games would contain the code below
    if !table.session.game().kind().has_rounds() || table.session.is_over() || table.showing.is_some() {
        return Html::default();
    }
    if let Some((seat, _, left)) = table.row_laid() {
        return arranging(table, seat, left);
    }
    if let [Target::Hole(hole)] = *table.session.chosen() {
        return direction_choice(table, HoleName { hole, row: table.session.game().row() });
    }
    if table.session.position().is_between() { between(table) } else { Html::default() }
}

/// The choice of the direction of sowing.
fn direction_choice(table: &Table<Sowing>, hole: HoleName) -> Html {
    let seat = table.session.position().to_move();
    let ways = [
        ("way-a", Direction::Anticlockwise, Icon::Anticlockwise),
        ("way-c", Direction::Clockwise, Icon::Clockwise),
    ];
    let open = ways.into_iter().filter(|(_, way, _)| table.session.may_choose(Target::Direction(*way)));
    let acts = html! {
        <>
            for (name, way, sign) in open {
                <button key={name} type="button" class="btn main" data-t={name}>
                    { icon(sign) }{ [" ", &*round(Round::Way(way))].concat() }
                </button>
            }
            { button("drop", say(&UiText::CancelChoice)) }
        </>
    };
    note("way", "which-way", round(Round::WhichWay { seat, hole }), Html::default(), acts)
}

/// After a round: the counters of each player, and how the next round begins.
fn between(table: &Table<Sowing>) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    let (kind, over) = (game.kind(), game.round(position));
    let (holds, gains) = (game.scores(position), gains(game, position));
    let (cut, clause) = caption::round_end(&table.session).unzip();
    let cut = cut.flatten();
    // a round that is cut short says why itself
    let why =
        clause.filter(|_| cut.is_none()).map(|clause| rule_words(kind.into(), RuleText::Clause(clause)));
    let mark = clause_mark(game, clause);
    let more = match why {
        Some(why) => html! { <p class="why">{ why }{ " " }{ mark }</p> },
        None => mark,
    };
    let acts = html! {
        if !table.hands_rest() {
            if table.session.may_choose(Target::Next) {
                { main_button("next", round(Round::Begin { round: over + 1 })) }
            }
            if let Some((seat, count)) = game.arranger(position) {
                { button("arrange", round(Round::Arrange { kind, seat, count })) }
            }
        }
    };
    let text = round(Round::Over { kind, round: over, holds, gains, cut });
    note("between", "round-over", text, more, acts)
}

/// The panel while a short row is being laid.
fn arranging(table: &Table<Sowing>, seat: Seat, left: u8) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    let text = round(Round::Arranging { kind: game.kind(), seat, left });
    let begin = round(Round::Begin { round: game.round(position) + 1 });
    let acts = html! { <>{ main_button("laid", begin) }{ button("drop", say(&UiText::CancelChoice)) }</> };
    note("arranging", "to-lay", text, Html::default(), acts)
}
