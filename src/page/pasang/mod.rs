//! Pasang on a page: columns, points and lines as targets, an enlarged part of the board, points picked by row
//! and column.

mod board_state;
mod listeners;
mod panel;
mod signs;
mod view;

use yew::prelude::*;

pub use board_state::{BoardAction, BoardState};

use super::{action::PageAction, explained::sign::Sign, played::Played, table::Table};
use crate::{
    board::pasang::{Edge, HOLLOW_NAME, PasangLayout, PointOrColumn, edge_by_name, place_by_name},
    engine::{
        Game, Target,
        clause::Cited,
        pasang::{
            Clause, Pasang,
            board::{CENTRE, Side},
            position::{Event, Position},
        },
        seat::Seat,
    },
    notation::pasang::line_by_name,
    session::{Action, Refusal, Session},
    story::pasang::choice,
    words::{Message, pasang::PasangMessage},
};

impl Played for Pasang {
    type BoardState = BoardState;
    type BoardAction = BoardAction;
    const UPRIGHT: bool = true;

    fn board_state(&self) -> BoardState {
        BoardState::default()
    }

    fn control(&self, name: &str) -> Option<PageAction<Pasang>> {
        let handled = match name {
            "zoom" => Some(BoardAction::Zoom),
            HOLLOW_NAME => return Some(PageAction::Do(Action::Choose(Target::Point(CENTRE)))),
            "pan-up" => Some(BoardAction::Pan(Side::North)),
            "pan-down" => Some(BoardAction::Pan(Side::South)),
            "pan-left" => Some(BoardAction::Pan(Side::West)),
            "pan-right" => Some(BoardAction::Pan(Side::East)),
            _ => edge_by_name(name).map(|edge| match edge {
                Edge::Row(row) => BoardAction::Row(row),
                Edge::Column(column) => BoardAction::Column(column),
            }),
        };
        if let Some(action) = handled {
            return Some(PageAction::Board(action));
        }
        let target = match place_by_name(name) {
            Some(spot) => board_state::target(spot),
            None => Target::Line(line_by_name(name.strip_prefix('x')?)?),
        };
        Some(PageAction::Do(Action::Choose(target)))
    }

    fn handle(table: &mut Table<Pasang>, action: BoardAction) {
        board_state::handle(table, action);
    }

    /// Undo drops what has been picked before it drops a choice.
    fn intercept(table: &mut Table<Pasang>, action: Action) -> bool {
        let picked = table.board_state.is_picking();
        table.board_state.drop_picked();
        picked && action == Action::Drop && table.session.chosen().is_empty()
    }

    fn is_picking(table: &Table<Pasang>) -> bool {
        table.board_state.is_picking()
    }

    fn position_changed(table: &mut Table<Pasang>) {
        table.board_state.drop_picked();
        board_state::follow_choice(table);
        // after a move by keyboard the focus is where the ka has arrived
        let went = |cited: &Cited<Event>| match cited.event {
            Event::Slide { to, .. } | Event::Jump { to, .. } => Some(to),
            _ => None,
        };
        if let Some(to) = table.last.as_ref().and_then(|run| run.events.iter().find_map(went)) {
            table.board_state.tab_stop = PointOrColumn::Point(to);
        }
    }

    /// While lines are open at a point: a token at the end of one chooses that line, the same point cancels the
    /// choice, and another point replaces it.
    fn choose(session: &Session<Pasang>, target: Target) -> Result<Session<Pasang>, Refusal> {
        let (&[Target::Point(before)], Target::Point(point)) = (session.chosen(), target) else {
            return session.act(Action::Choose(target));
        };
        let offers = choice::offers(session);
        if point == before {
            return session.act(Action::Drop);
        }
        if let Some(line) = choice::line_at_token(&offers, point) {
            return session.act(Action::Choose(Target::Line(line)));
        }
        if offers.iter().any(|offer| offer.tokens.contains(&point)) {
            return Err(Refusal::Clause(Clause::OneLine.into()));
        }
        session.act(Action::Drop).and_then(|session| session.act(Action::Choose(target)))
    }

    fn choice_under_way(session: &Session<Pasang>) -> Option<Message> {
        let first = choice::offers(session).into_iter().next()?;
        let lines = choice::offers(session).iter().map(choice::Offer::taken).collect();
        Some(Message::from(PasangMessage::MayTake { at: first.at, lines }))
    }

    fn position(table: &Table<Pasang>) -> Position {
        *table.session.position()
    }

    /// The players exchange seats if the one who begins the next game is not South.
    fn exchanges_seats(session: &Session<Pasang>) -> bool {
        let last = session.after(session.moves().len()).unwrap_or(session.position());
        session.game().next_starter(last) != Seat::FIRST
    }

    fn layout(table: &Table<Pasang>) -> PasangLayout {
        view::laid(table)
    }

    fn board(table: &Table<Pasang>, label: AttrValue, targets: bool) -> Html {
        view::board(table, label, targets)
    }

    fn below_heading(table: &Table<Pasang>, seat: Seat) -> Html {
        panel::tray(table, seat)
    }

    fn tools(table: &Table<Pasang>) -> Html {
        panel::tools(table)
    }

    fn panel(table: &Table<Pasang>) -> Html {
        panel::lines(table)
    }

    fn signs(table: &Table<Pasang>) -> Vec<Sign> {
        signs::signs(table)
    }

    fn target(_table: &Table<Pasang>, event: &web_sys::Event) -> Option<Target> {
        listeners::target(event)
    }

    fn focus_action(_table: &Table<Pasang>, event: &web_sys::Event) -> Option<BoardAction> {
        listeners::spot(event).map(BoardAction::Focused)
    }

    fn pressed(table: &Table<Pasang>, event: &KeyboardEvent, act: &dyn Fn(PageAction<Pasang>)) -> bool {
        listeners::pressed(table, event, act)
    }

    fn focus_after_note(_table: &Table<Pasang>, _name: &str) -> String {
        listeners::BOARD.into()
    }
}

/// The seat whose columns are the targets, while passages are made.
fn columns(session: &Session<Pasang>) -> Option<Seat> {
    let (game, position) = (session.game(), session.position());
    let seat = game.to_move(position);
    (position.passage(seat).is_none() && !session.is_over()).then_some(seat)
}

/// The spot itself, or its replacement: columns and points replace each other as the game goes on.
fn current_spot(session: &Session<Pasang>, spot: PointOrColumn) -> PointOrColumn {
    use crate::engine::pasang::board::{Point, half_rows};
    match (columns(session), spot) {
        (Some(_), PointOrColumn::Point(point)) => PointOrColumn::Column(point.column()),
        (None, PointOrColumn::Column(column)) => {
            let seat = session.position().to_move();
            PointOrColumn::Point(Point::at(column, half_rows(seat).start + 2))
        }
        (_, spot) => spot,
    }
}
