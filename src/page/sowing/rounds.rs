//! What stands under the board where a move is more than a hole: the way round, the pause between two rounds, the
//! arranging of a short row. All as HTML text.

use super::super::{
    frame::ui,
    icons::Icon,
    markup::{button, element, paragraph},
    stage::clause_link,
    table::Table,
};
use crate::{
    engine::{Target, Way, seat::Seat, sowing::Sowing},
    i18n::{Message, Named, Ui, round::Round, say},
    story::sowing::caption,
};

fn round(what: Round) -> String {
    say(&Message::Round(what.into()))
}

/// A note that its first paragraph names: `id` is the note's, `name` the paragraph's.
fn note(id: &str, name: &str, says: &str, more: &str, acts: &str) -> String {
    let inside =
        [&element("p", &[("id", name)], says), more, &element("p", &[("class", "acts")], acts)].concat();
    element("section", &[("id", id), ("class", "note"), ("aria-labelledby", name)], &inside)
}

/// That the last round was over before its time, where the match is over with it.
#[inline(never)]
pub fn cut_short(table: &Table<Sowing>, rules: &str) -> String {
    match caption::cut(&table.session) {
        Some((cut, clause)) => paragraph(&round(Round::Cut(cut))) + &clause_link(table, Some(clause), rules),
        None => String::new(),
    }
}

/// Which round it is, in games that are played in rounds.
pub fn number(table: &Table<Sowing>) -> String {
    let (game, position) = (table.session.game(), table.session.position());
    if !game.kind().has_rounds() {
        return String::new();
    }
    let mut inside = round(Round::Number { round: game.round(position), of: game.rounds() });
    if let Some(way) = game.direction(position).filter(|_| !position.is_between()) {
        inside += &element("span", &[], &round(Round::Goes(way)));
    }
    element("p", &[("class", "round"), ("id", "round")], &inside)
}

/// The part a seat plays in this round.
pub fn role(table: &Table<Sowing>, seat: Seat) -> String {
    let game = table.session.game();
    match game.role(table.session.position(), seat) {
        Some(role) => element("span", &[("class", "role")], &round(Round::Role(role))),
        None => String::new(),
    }
}

/// What a seat owes others.
pub fn debts(table: &Table<Sowing>, seat: Seat) -> String {
    let game = table.session.game();
    let owed = game.debts(table.session.position()).into_iter().filter(|(from, ..)| *from == seat);
    let kind = game.kind();
    let owed: Vec<_> = owed.map(|(from, to, count)| round(Round::Owes { kind, from, to, count })).collect();
    if owed.is_empty() { String::new() } else { element("p", &[("class", "owes")], &owed.join(", ")) }
}

/// A choice under way, or the pause between two rounds. `rules` is the page that has the rules, empty for this one.
pub fn panel(table: &Table<Sowing>, rules: &str) -> String {
    // a program of another game carries nothing of this
    if !table.session.game().kind().has_rounds() || table.session.is_over() || table.showing.is_some() {
        return String::new();
    }
    if let Some((seat, _, left)) = table.row_laid() {
        return arranging(table, seat, left);
    }
    if let [Target::Hole(hole)] = *table.session.chosen() {
        return way(table, Named { hole, row: table.session.game().row() });
    }
    if table.session.position().is_between() { between(table, rules) } else { String::new() }
}

/// Which way shall the round go?
fn way(table: &Table<Sowing>, hole: Named) -> String {
    let seat = table.session.position().to_move();
    let mut acts = String::new();
    for (name, way, sign) in
        [("way-a", Way::Anticlockwise, Icon::Anticlockwise), ("way-c", Way::Clockwise, Icon::Clockwise)]
    {
        if table.session.may_choose(Target::Way(way)) {
            let inside = [sign.text(), round(Round::Way(way))].join(" ");
            acts += &button(name, "btn main", &inside);
        }
    }
    acts += &button("drop", "btn", &ui(Ui::Drop));
    note("way", "which-way", &round(Round::WhichWay { seat, hole }), "", &acts)
}

/// A round is over: what everybody holds, and how the next begins.
fn between(table: &Table<Sowing>, rules: &str) -> String {
    let (game, position) = (table.session.game(), table.session.position());
    let (kind, over) = (game.kind(), game.round(position));
    let holds = game.scores(position);
    let (cut, clause) = caption::cut(&table.session).unzip();
    let mut acts = String::new();
    if table.session.may_choose(Target::Next) {
        acts += &button("next", "btn main", &round(Round::Begin { round: over + 1 }));
    }
    if let Some((seat, count)) = game.arranger(position) {
        acts += &button("arrange", "btn", &round(Round::Arrange { kind, seat, count }));
    }
    let says = round(Round::Over { kind, round: over, holds, cut });
    note("between", "round-over", &says, &clause_link(table, clause, rules), &acts)
}

/// A short row is being laid.
fn arranging(table: &Table<Sowing>, seat: Seat, left: u8) -> String {
    let (game, position) = (table.session.game(), table.session.position());
    let says = round(Round::Arranging { kind: game.kind(), seat, left });
    let begin = round(Round::Begin { round: game.round(position) + 1 });
    let acts = button("laid", "btn main", &begin) + &button("drop", "btn", &ui(Ui::Drop));
    note("arranging", "to-lay", &says, "", &acts)
}
