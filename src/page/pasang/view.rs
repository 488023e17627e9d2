//! The data of the board of Pasang, from the table.

use yew::prelude::*;

use super::{board_state, columns};
use crate::{
    board::{
        View,
        pasang::{
            self as board, BoardProps, Candidate, Edge, Ghost, Offer, PasangLayout, PointOrColumn,
            moving_piece,
        },
    },
    engine::{
        Target,
        deciding::Decided,
        pasang::{
            Pasang,
            board::{Axis, Point},
        },
        seat::Seat,
    },
    page::table::{Answer, Table},
    session::Action,
    story::{
        Story,
        pasang::{choice, ghost, scene},
        showing::Showing,
    },
    words::{Message, pasang::PasangMessage, say},
};

pub fn laid(table: &Table<Pasang>) -> PasangLayout {
    let turned = matches!(table.view, View::Turned);
    let before = table.session.cursor().saturating_sub(1);
    PasangLayout {
        layout: board::layout(turned, table.board_state.zoom),
        trays: scene::trays(&table.session, before),
    }
}

/// The points that differ from another board beside this one.
fn differing(table: &Table<Pasang>) -> Vec<Point> {
    let differs = table.asked.answers.iter().filter(|(_, answer)| *answer == Answer::Ringed);
    differs
        .filter_map(|(target, _)| match target {
            Target::Point(point) => Some(*point),
            _ => None,
        })
        .collect()
}

/// What decided the game, where the board shows its end.
fn decided(table: &Table<Pasang>) -> Decided {
    match table.session.outcome().filter(|_| table.shows_end()) {
        Some(outcome) => table.session.game().decided(table.session.position(), outcome),
        None => Decided::default(),
    }
}

/// A line that may be taken, as the board draws it.
fn offer(offer: &choice::Offer) -> Offer {
    Offer {
        at: offer.at,
        from: offer.from,
        jumps: offer.jumps,
        tokens: offer.tokens.clone(),
        colour: offer.colour,
        points: offer.points,
        price: say(&Message::from(PasangMessage::Price(offer.taken()))).into(),
    }
}

/// The board; without `targets` nothing on it can be tapped.
pub fn board(table: &Table<Pasang>, label: AttrValue, targets: bool) -> Html {
    let session = &table.session;
    let position = table.position();
    let moving = table.showing.is_some();
    let before = scene::trays(session, session.cursor().saturating_sub(1));
    let (air, trays) = match &table.showing {
        Some(Showing { run, steps, .. }) => {
            let (air, trays) = moving_piece(run, before, *steps);
            (air.map(|air| (*steps, air)), trays)
        }
        None => (None, scene::trays(session, session.cursor())),
    };
    let position = match &table.showing {
        Some(Showing { run, steps, .. }) => Pasang::resting_position(run, *steps),
        None => position,
    };
    // another first target can be chosen instead
    let first = match session.chosen() {
        [] => None,
        _ => session.act(Action::Drop).ok(),
    };
    let candidates = choice::candidates(first.as_ref().unwrap_or(session));
    let offers = choice::offers(session);
    let columns = columns(session);
    let names = |spot: PointOrColumn| {
        let label = choice::label(&position, &candidates, &offers, board_state::target(spot));
        label.map(|label| say(&Message::from(label))).unwrap_or_default()
    };
    let edges = |edge: Edge| {
        let label = match edge {
            Edge::Row(row) => choice::lane(&position, Axis::Row, row),
            Edge::Column(column) => choice::lane(&position, Axis::Column, column),
        };
        say(&Message::from(label))
    };
    let may = candidates.iter().map(|candidate| Candidate {
        place: match candidate {
            choice::Candidate::Column { column, .. } => PointOrColumn::Column(*column),
            choice::Candidate::Point { point, .. } => PointOrColumn::Point(*point),
        },
        points: candidate.points(),
    });
    let chosen = match session.chosen() {
        [Target::Point(point), ..] => Some(*point),
        _ => None,
    };
    let ghost = table.ghost.as_deref().filter(|_| !moving).map(|ghost| match ghost {
        ghost::Ghost::Column { column, tokens } => Ghost::Column {
            column: *column,
            price: say(&Message::from(PasangMessage::PriceOf(*tokens))).into(),
        },
        ghost::Ghost::Lines { offers, picked } => {
            Ghost::Lines { offers: offers.iter().map(offer).collect(), picked: *picked }
        }
    });
    // the computer’s choices are only looked at
    let may_choose = !moving && !table.is_review() && !table.hands_rest();
    let shown = BoardProps {
        scores: [Seat::FIRST, Seat::SECOND].map(|seat| position.score(seat)),
        position,
        trays,
        label,
        columns,
        playable: if !may_choose { Vec::new() } else { may.collect() },
        chosen,
        offers: if !may_choose { Vec::new() } else { offers.iter().map(offer).collect() },
        ghost,
        last: table.last.as_ref().filter(|_| !moving).map(|run| (run.before, run.events.clone())),
        decided: decided(table),
        flying: air,
        reduced_motion: table.reduced_motion && session.cursor() > 0,
        tab_stop: board_state::tab_stop(table),
        row: table.board_state.row,
        column: table.board_state.column,
        zoom: table.board_state.zoom,
        body: table.body(),
        targets,
        differing: differing(table),
        names: &names,
        edges: &edges,
    };
    board::board(table.view, &shown)
}
