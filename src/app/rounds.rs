//! What stands under the board where a move is more than a hole: the way round, the pause between two rounds, the
//! arranging of a short row.

use yew::prelude::*;

use super::{
    frame::ui,
    icons::{Icon, icon},
    stage::clause_link,
    table::Table,
};
use crate::{
    engine::{Target, Way, seat::Seat},
    i18n::{Message, Named, Ui, round::Round, say},
    story::caption,
};

fn round(what: Round) -> String {
    say(&Message::Round(what.into()))
}

fn button(name: &'static str, class: &'static str, says: String) -> Html {
    html! { <button type="button" {class} data-t={name}>{ says }</button> }
}

/// That the last round was over before its time, where the match is over with it.
#[inline(never)]
pub fn cut_short(table: &Table, rules: &AttrValue) -> Html {
    match caption::cut(&table.session) {
        Some((cut, clause)) => html! {
            <>
                <p>{ round(Round::Cut(cut)) }</p>
                { clause_link(table, clause, rules) }
            </>
        },
        None => Html::default(),
    }
}

/// Which round it is, in games that are played in rounds.
pub fn number(table: &Table) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    if !game.kind().has_rounds() {
        return Html::default();
    }
    let round = game.round(position);
    html! {
        <p class="round" id="round">
            { self::round(Round::Number { round, of: game.rounds() }) }
            if let Some(way) = game.direction(position).filter(|_| !position.is_between()) {
                <span>{ self::round(Round::Goes(way)) }</span>
            }
        </p>
    }
}

/// The part a seat plays in this round.
pub fn role(table: &Table, seat: Seat) -> Html {
    let game = table.session.game();
    match game.role(table.session.position(), seat) {
        Some(role) => html! { <span class="role">{ round(Round::Role(role)) }</span> },
        None => Html::default(),
    }
}

/// What a seat owes others.
pub fn debts(table: &Table, seat: Seat) -> Html {
    let game = table.session.game();
    let owed = game.debts(table.session.position()).into_iter().filter(|(from, ..)| *from == seat);
    let owed: Vec<_> =
        owed.map(|(from, to, count)| round(Round::Owes { kind: game.kind(), from, to, count })).collect();
    html! {
        if !owed.is_empty() {
            <p class="owes">{ owed.join(", ") }</p>
        }
    }
}

/// A choice under way, or the pause between two rounds. `rules` is the page that has the rules, empty for this one.
pub fn panel(table: &Table, rules: &AttrValue) -> Html {
    // a program of another game carries nothing of this
    if !table.session.game().kind().has_rounds() || table.session.is_over() || table.showing.is_some() {
        return Html::default();
    }
    if let Some((seat, _, left)) = table.row_laid() {
        return arranging(table, seat, left);
    }
    if let [Target::Hole(hole)] = *table.session.chosen() {
        return way(table, Named { hole, row: table.session.game().row() });
    }
    if table.session.position().is_between() { between(table, rules) } else { Html::default() }
}

/// Which way shall the round go?
fn way(table: &Table, hole: Named) -> Html {
    let seat = table.session.position().to_move();
    let may = |way| table.session.may_choose(Target::Way(way));
    let one = |name: &'static str, way: Way, sign: Icon| {
        html! {
            if may(way) {
                <button type="button" class="btn main" data-t={name}>{ icon(sign) }{ " " }{ round(Round::Way(way)) }</button>
            }
        }
    };
    html! {
        <section id="way" class="note" aria-labelledby="which-way">
            <p id="which-way">{ round(Round::WhichWay { seat, hole }) }</p>
            <p class="acts">
                { one("way-a", Way::Anticlockwise, Icon::Anticlockwise) }
                { one("way-c", Way::Clockwise, Icon::Clockwise) }
                { button("drop", "btn", ui(Ui::Drop).to_string()) }
            </p>
        </section>
    }
}

/// A round is over: what everybody holds, and how the next begins.
fn between(table: &Table, rules: &AttrValue) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    let (kind, over) = (game.kind(), game.round(position));
    let holds = game.scores(position);
    let (cut, clause) = caption::cut(&table.session).unzip();
    html! {
        <section id="between" class="note" aria-labelledby="round-over">
            <p id="round-over">{ round(Round::Over { kind, round: over, holds, cut }) }</p>
            if let Some(clause) = clause {
                { clause_link(table, clause, rules) }
            }
            <p class="acts">
                if table.session.may_choose(Target::Next) {
                    { button("next", "btn main", round(Round::Begin { round: over + 1 })) }
                }
                if let Some((seat, count)) = game.arranger(position) {
                    { button("arrange", "btn", round(Round::Arrange { kind, seat, count })) }
                }
            </p>
        </section>
    }
}

/// A short row is being laid.
fn arranging(table: &Table, seat: Seat, left: u8) -> Html {
    let (game, position) = (table.session.game(), table.session.position());
    let kind = game.kind();
    html! {
        <section id="arranging" class="note" aria-labelledby="to-lay">
            <p id="to-lay">{ round(Round::Arranging { kind, seat, left }) }</p>
            <p class="acts">
                { button("laid", "btn main", round(Round::Begin { round: game.round(position) + 1 })) }
                { button("drop", "btn", ui(Ui::Drop).to_string()) }
            </p>
        </section>
    }
}
