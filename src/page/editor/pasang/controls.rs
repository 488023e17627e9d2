//! The controls of Pasang's board: the brush, the seat to move, and the data of each seat.

use yew::prelude::*;

use super::{MOST, SEATS, brushes};
use crate::{
    engine::{
        pasang::{
            Pasang,
            board::{Colour, Point, SIDE, half_rows},
            position::Piece,
            setup::Setup,
        },
        seat::Seat,
    },
    notation::pasang::{column_by_letter, column_letter},
    page::editor::{
        edited::{limited, number_typed},
        fields::{group, is_to_move, number, radio, select, to_move},
        selection::Selection,
    },
    words::{
        position::{EditorMessage, PointsMessage},
        say,
    },
};

pub fn controls(game: &Pasang, setup: &Setup, selection: &Selection) -> Html {
    let brushes = brushes(game).into_iter().enumerate().map(|(at, brush)| {
        let label = say(&PointsMessage::Brush(brush));
        radio("pos-brush", at.to_string(), label, at == usize::from(selection.brush))
    });
    html! {
        <>
            { group(say(&PointsMessage::Brushes), html! { <>{ for brushes }</> }) }
            { to_move(SEATS, setup.to_move) }
            <div class="pos-notes">{ for SEATS.map(|seat| seat_controls(setup, seat)) }</div>
        </>
    }
}

/// The data of a seat besides the pieces on the board.
fn seat_controls(setup: &Setup, seat: Seat) -> Html {
    let (index, number_of) = (seat.index(), seat.index() + 1);
    let letter = |column: u8| column_letter(column).to_string();
    let no_passage = ("-".into(), say(&PointsMessage::NoPassage));
    let columns = (0..SIDE).map(|column| (letter(column), letter(column)));
    let columns = [no_passage].into_iter().chain(columns).collect();
    let chosen = setup.passages[index].map_or("-".into(), letter);
    let passage =
        select(&format!("pos-passage-{number_of}"), say(&PointsMessage::Passage(seat)), columns, &chosen);
    let score = say(&PointsMessage::Score(seat));
    let score = number(&format!("pos-score-{number_of}"), score, 0, MOST, setup.scores[index]);
    html! {
        <key={number_of}>
            { passage }
            <p>
                { score }
                <button type="button" class="btn" data-t={format!("pos-rest-{number_of}")}>{ say(&PointsMessage::Rest(seat)) }</button>
            </p>
            if let Some(was) = setup.ka_tokens[index] {
                { former_colour(seat, was) }
            }
        </>
    }
}

/// The colour of the token that became the ka of a seat.
fn former_colour(seat: Seat, was: Colour) -> Html {
    let code = |colour| if colour == Colour::Black { "b" } else { "w" };
    let colours = Colour::BOTH.map(|colour| (code(colour).into(), say(&PointsMessage::Colour(colour))));
    let name = format!("pos-was-{}", seat.index() + 1);
    select(&name, say(&PointsMessage::KaWas(seat)), colours.into(), code(was))
}

/// Handles a control; returns the announcement.
pub fn action(
    game: &Pasang,
    setup: &mut Setup,
    selection: &mut Selection,
    name: &str,
    value: &str,
) -> Option<String> {
    let seat = |name: &str| match name {
        "1" => Some(Seat::FIRST),
        "2" => Some(Seat::SECOND),
        _ => None,
    };
    match name {
        "pos-brush" => {
            selection.brush = value.parse().ok().filter(|&at: &u8| usize::from(at) < brushes(game).len())?;
            return Some(String::new());
        }
        "pos-turn" => {
            let seat = seat(value)?;
            setup.to_move = seat.index();
            return Some(is_to_move(seat));
        }
        _ => (),
    }
    let (what, of) = name.strip_prefix("pos-")?.rsplit_once('-')?;
    let seat = seat(of)?;
    let index = seat.index();
    let set = |what: PointsMessage, value: String| say(&EditorMessage::Set { name: say(&what), value });
    match what {
        "passage" => {
            let column = value.chars().next().and_then(column_by_letter);
            make_passage(setup, seat, column);
            let value = column.map_or(say(&PointsMessage::NoPassage), |column| column_letter(column).into());
            Some(set(PointsMessage::Passage(seat), value))
        }
        "was" => {
            let colour = if value == "w" { Colour::White } else { Colour::Black };
            setup.ka(seat)?;
            setup.ka_tokens[index] = Some(colour);
            Some(set(PointsMessage::KaWas(seat), say(&PointsMessage::Colour(colour))))
        }
        "score" => {
            let typed = limited(value, 0, MOST);
            setup.scores[index] = typed.unwrap_or(setup.scores[index]);
            Some(number_typed(&typed, set(PointsMessage::Score(seat), setup.scores[index].to_string())))
        }
        "rest" => {
            let other = setup.scores[seat.other().index()];
            setup.scores[index] = game.captured_points(setup).unwrap_or(0).saturating_sub(other);
            Some(set(PointsMessage::Score(seat), setup.scores[index].to_string()))
        }
        _ => None,
    }
}

/// Sets the passage of a seat; the tokens of a passage count as taken.
fn make_passage(setup: &mut Setup, seat: Seat, column: Option<u8>) {
    setup.passages[seat.index()] = column;
    for column in column.into_iter() {
        for point in half_rows(seat).map(|row| Point::at(column, row)) {
            if matches!(setup.at(point), Some(Piece::Token(_))) {
                setup.put(point, None);
            }
        }
    }
}
