//! The page's state of Pasang's board besides the game: the focus, what has been picked or typed, the enlarged
//! part.

use super::{columns, current_spot};
use crate::{
    board::pasang::PointOrColumn,
    engine::{
        Target,
        pasang::{
            Pasang,
            board::{CENTRE, Point, SIDE, Side, half_rows},
        },
        seat::Seat,
    },
    page::table::Table,
    session::Action,
    story::pasang::choice,
    words::{
        Message,
        pasang::{PasangMessage, RefusalReason},
    },
};

/// The state of the board.
#[derive(Clone)]
pub struct BoardState {
    /// The spot that Tab reaches, as last set.
    pub tab_stop: PointOrColumn,
    /// The row and the column that have been picked or typed, from 0.
    pub row: Option<u8>,
    pub column: Option<u8>,
    /// The digit 1 has been typed after a column; the row can still become 10 or 11.
    one: bool,
    /// The column and the row in the middle of the part that is enlarged, from 0.
    pub zoom: Option<(u8, u8)>,
}

impl Default for BoardState {
    fn default() -> BoardState {
        BoardState { tab_stop: PointOrColumn::Column(0), row: None, column: None, one: false, zoom: None }
    }
}

/// An action on the board alone.
pub enum BoardAction {
    /// A spot has received the focus.
    Focused(PointOrColumn),
    /// A row or a column is picked by its number or letter, from 0.
    Row(u8),
    Column(u8),
    /// A digit has been typed.
    Digit(u8),
    /// Enter after a 1 that could have become 10 or 11.
    Enter,
    /// A typed letter that names no column.
    UnknownLetter(char),
    /// Enlarges a part of the board, or shows the whole board again.
    Zoom,
    /// Moves the enlarged part to a side of the screen.
    Pan(Side),
}

/// The number of points by which the enlarged part moves, and the least distance of its middle from the edge.
const STRIDE: i8 = 3;
const EDGE: u8 = 2;

impl BoardState {
    /// Whether something has been picked or typed that does not make a point yet.
    pub fn is_picking(&self) -> bool {
        self.row.is_some() || self.column.is_some()
    }

    /// Whether a typed 1 waits for another key.
    pub fn waits(&self) -> bool {
        self.one
    }

    pub fn drop_picked(&mut self) {
        (self.row, self.column, self.one) = (None, None, false);
    }
}

/// The target of a spot.
pub fn target(spot: PointOrColumn) -> Target {
    match spot {
        PointOrColumn::Column(column) => Target::Column(column),
        PointOrColumn::Point(point) => Target::Point(point),
    }
}

/// Performs an action on the board alone.
pub fn handle(table: &mut Table<Pasang>, action: BoardAction) {
    let looks = matches!(action, BoardAction::Focused(_) | BoardAction::Zoom | BoardAction::Pan(_));
    if table.is_shown_only && !looks {
        return;
    }
    match action {
        BoardAction::Focused(spot) => {
            table.board_state.tab_stop = spot;
            follow(table, spot);
        }
        BoardAction::Row(row) => pick(table, Some(row), None),
        BoardAction::Column(column) => pick(table, None, Some(column)),
        BoardAction::Digit(figure) => typed(table, figure),
        BoardAction::Enter if table.board_state.one => pick(table, Some(0), None),
        BoardAction::Enter => (),
        BoardAction::UnknownLetter(letter) => {
            table.warn(Message::from(PasangMessage::NoSuchColumn { letter }));
        }
        BoardAction::Zoom => {
            table.board_state.zoom = match table.board_state.zoom {
                Some(_) => None,
                None => Some(middle(table)),
            };
        }
        BoardAction::Pan(side) => table.board_state.zoom = panned(table, side),
    }
}

/// The middle of the enlarged part after it has been moved to a side of the screen.
fn panned(table: &Table<Pasang>, side: Side) -> Option<(u8, u8)> {
    let (column, row) = table.board_state.zoom?;
    // by columns to the right and rows up, in the numbering of the board
    let (columns, rows) = match side {
        Side::North => (0, 1),
        Side::South => (0, -1),
        Side::West => (-1, 0),
        Side::East => (1, 0),
    };
    let by = |at: u8, by: i8| (at as i8 + by * STRIDE).clamp(0, SIDE as i8 - 1) as u8;
    // for the player on the other side, up on the screen means a lower row number
    let turn = if table.near() == Seat::SECOND { -1 } else { 1 };
    Some(within((by(column, columns * turn), by(row, rows * turn))))
}

/// Whether the enlarged part can be moved to a side of the screen.
pub fn can_pan(table: &Table<Pasang>, side: Side) -> bool {
    panned(table, side) != table.board_state.zoom
}

/// Adds a row or a column; with both, the point is chosen. While passages are made, a column is enough, and a row is
/// no choice.
fn pick(table: &mut Table<Pasang>, row: Option<u8>, column: Option<u8>) {
    if let Some(seat) = columns(&table.session) {
        table.board_state.drop_picked();
        return match column {
            Some(column) => table.act(Action::Choose(Target::Column(column))),
            None => table
                .warn(Message::from(PasangMessage::Refused(RefusalReason::EmptyFirst { seat, point: None }))),
        };
    }
    // picking the same again undoes it
    let toggled =
        |known: Option<u8>, new: Option<u8>| if new.is_some() && known == new { None } else { new.or(known) };
    table.board_state.row = toggled(table.board_state.row, row);
    table.board_state.column = toggled(table.board_state.column, column);
    table.board_state.one = false;
    if let (Some(row), Some(column)) = (table.board_state.row, table.board_state.column) {
        table.board_state.drop_picked();
        let point = Point::at(column, row);
        if point != CENTRE {
            table.board_state.tab_stop = PointOrColumn::Point(point);
        }
        return table.act(Action::Choose(Target::Point(point)));
    }
    let BoardState { row, column, .. } = table.board_state;
    table.say(Message::from(PasangMessage::Picked { row, column }));
}

/// A digit after a column: after 1 it waits, because rows go to 11.
fn typed(table: &mut Table<Pasang>, figure: u8) {
    match (table.board_state.one, figure) {
        (true, 0 | 1) => pick(table, Some(9 + figure), None),
        (true, _) => {
            table.board_state.one = false;
            typed(table, figure);
        }
        (false, 1) if table.board_state.column.is_some() => table.board_state.one = true,
        (false, 0) => (),
        (false, _) => pick(table, Some(figure - 1), None),
    }
}

/// Limits the middle so that the enlarged part lies on the board.
fn within((column, row): (u8, u8)) -> (u8, u8) {
    (column.clamp(EDGE, SIDE - 1 - EDGE), row.clamp(EDGE, SIDE - 1 - EDGE))
}

/// The middle of an enlarged part in which something can be chosen: the ka or the half of the seat to move, or else the
/// nearest choice.
fn middle(table: &Table<Pasang>) -> (u8, u8) {
    let at = within(own(table));
    match nearest_choice(table, at) {
        Some(choice) if !shows(at, choice) => within(choice),
        _ => at,
    }
}

/// Whether a point is in view, whatever the screen, in an enlarged part with this middle.
fn shows((column, row): (u8, u8), at: (u8, u8)) -> bool {
    column.abs_diff(at.0) <= EDGE && row.abs_diff(at.1) <= EDGE
}

/// The column and the row of the choice that is nearest to a place.
fn nearest_choice(table: &Table<Pasang>, (column, row): (u8, u8)) -> Option<(u8, u8)> {
    let candidates = choice::candidates(&table.session);
    let places = candidates.into_iter().map(|candidate| match candidate {
        choice::Candidate::Column { column, .. } => {
            (column, half_rows(table.session.position().to_move()).start + 2)
        }
        choice::Candidate::Point { point, .. } => (point.column(), point.row()),
    });
    places.min_by_key(|at| column.abs_diff(at.0).max(row.abs_diff(at.1)))
}

/// Moves the enlarged part to where a person can choose something, unless they can in what it shows.
pub fn follow_choice(table: &mut Table<Pasang>) {
    let Some(at) = table.board_state.zoom else { return };
    let is_persons = !table.undo_skips(table.session.position().to_move());
    if is_persons && nearest_choice(table, at).is_some_and(|choice| !shows(at, choice)) {
        table.board_state.zoom = Some(middle(table));
    }
}

/// The ka, or the half of the seat to move.
fn own(table: &Table<Pasang>) -> (u8, u8) {
    let position = table.session.position();
    let seat = position.to_move();
    let row = if seat == Seat::FIRST { 2 } else { SIDE - 3 };
    match position.ka(seat) {
        Some(ka) => (ka.column(), ka.row()),
        None => (position.passage(seat).unwrap_or(SIDE / 2), row),
    }
}

/// Moves the enlarged part so that the focused spot is in view.
fn follow(table: &mut Table<Pasang>, spot: PointOrColumn) {
    let Some((column, row)) = table.board_state.zoom else { return };
    let seat = columns(&table.session);
    let (to_column, to_row) = match (spot, seat) {
        (PointOrColumn::Point(point), _) => (point.column(), point.row()),
        (PointOrColumn::Column(to), Some(Seat::SECOND)) => (to, SIDE - 3),
        (PointOrColumn::Column(to), _) => (to, 2),
    };
    if column.abs_diff(to_column) > 2 || row.abs_diff(to_row) > 2 {
        table.board_state.zoom = Some(within((to_column, to_row)));
    }
}

/// The spot that Tab reaches now.
pub fn tab_stop(table: &Table<Pasang>) -> PointOrColumn {
    current_spot(&table.session, table.board_state.tab_stop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{board::View, engine::Game, options, playout::Playouts, session::Session};

    #[test]
    fn in_the_enlarged_part_something_can_be_chosen_in_every_turn() {
        for seed in 0..12 {
            let game = Pasang::default();
            let mut table = Table::new(options::read(game, ""), View::Turned);
            handle(&mut table, BoardAction::Zoom);
            let mut session = Session::new(game, game.start());
            Playouts::new(game, seed).play(game.start(), |_, chosen, _| {
                let at = table.board_state.zoom.expect("an enlarged part");
                let near = nearest_choice(&table, at).expect("a choice");
                assert!(shows(at, near), "{seed}: {near:?} from {at:?}");
                session = session.play(chosen).unwrap();
                table.session = session.clone();
                follow_choice(&mut table);
            });
        }
    }
}
