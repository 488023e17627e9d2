//! Sowing games on a page: holes as targets, rounds, arranged rows.

mod arranging;
mod listeners;
mod rounds;
mod signs;

use yew::prelude::*;

use super::{
    action::PageAction,
    explained::sign::Sign,
    log::{self, RoundRow},
    played::Played,
    table::{Answer, Table},
};
use crate::{
    board::{
        View,
        draw::Layout,
        sowing::{self as board, sowing_board},
    },
    engine::{
        Direction, Hole, Target,
        deciding::Decided,
        seat::Seat,
        sowing::{
            Sowing,
            position::{Event, Mark as HoleMark, Position},
            turn::holes_of,
        },
    },
    notation::hole_by_letter,
    session::{Action, Refusal, Session},
    settings::Set,
    story::{
        Query, Story,
        sowing::marks::{self, Mark},
    },
    words::{HoleName, Message, SowingMessage, round::Round},
};

/// The page's state of a board of holes besides the game.
#[derive(Clone)]
pub struct BoardState {
    /// The hole that Tab reaches.
    pub tab_stop: Hole,
    /// The row being arranged: the place of each counter, from its owner's left, in the order of laying.
    pub arranging: Option<Vec<u8>>,
}

/// An action on the board alone.
pub enum BoardAction {
    /// A hole has received the focus.
    Focused(Hole),
    /// Begins to arrange a short row.
    Arrange,
    /// The row is complete: begins the round.
    BeginRound,
    /// A typed letter that names no hole.
    UnknownLetter(char),
}

impl Played for Sowing {
    type BoardState = BoardState;
    type BoardAction = BoardAction;

    fn rounds(session: &Session<Sowing>) -> Vec<RoundRow> {
        log::rounds(session)
    }

    fn board_state(&self) -> BoardState {
        BoardState { tab_stop: Hole(0), arranging: None }
    }

    fn control(&self, name: &str) -> Option<PageAction<Sowing>> {
        Some(match name {
            "way-a" => PageAction::Do(Action::Choose(Target::Direction(Direction::Anticlockwise))),
            "way-c" => PageAction::Do(Action::Choose(Target::Direction(Direction::Clockwise))),
            "next" => PageAction::Do(Action::Choose(Target::Next)),
            "arrange" => PageAction::Board(BoardAction::Arrange),
            "laid" => PageAction::Board(BoardAction::BeginRound),
            _ => {
                let mut letters = name.chars();
                let letter = letters.next().filter(|_| letters.next().is_none())?;
                PageAction::Do(Action::Choose(Target::Hole(hole_by_letter(letter, self.row())?)))
            }
        })
    }

    fn handle(table: &mut Table<Sowing>, action: BoardAction) {
        match action {
            BoardAction::Focused(stop) => table.board_state.tab_stop = stop,
            BoardAction::Arrange => table.arrange(),
            BoardAction::BeginRound => table.lay_row(),
            BoardAction::UnknownLetter(letter) => table.warn(SowingMessage::NoSuchHole { letter }.into()),
        }
    }

    fn intercept(table: &mut Table<Sowing>, action: Action) -> bool {
        if !table.is_arranging() {
            return false;
        }
        match action {
            Action::Undo => table.take_one(),
            Action::Drop => table.give_up_row(),
            Action::Choose(Target::Hole(hole)) => table.lay_one(hole),
            Action::Choose(Target::Next) => table.lay_row(),
            _ => return false,
        }
        true
    }

    fn is_picking(table: &Table<Sowing>) -> bool {
        table.is_arranging()
    }

    fn position_changed(table: &mut Table<Sowing>) {
        table.board_state.arranging = None;
    }

    /// Another hole replaces one whose choice is not complete.
    fn choose(session: &Session<Sowing>, target: Target) -> Result<Session<Sowing>, Refusal> {
        match target {
            Target::Hole(_) if !session.chosen().is_empty() => {
                session.act(Action::Drop).and_then(|session| session.act(Action::Choose(target)))
            }
            _ => session.act(Action::Choose(target)),
        }
    }

    fn choice_under_way(session: &Session<Sowing>) -> Option<Message> {
        let [Target::Hole(hole)] = *session.chosen() else { return None };
        let hole = HoleName { hole, row: session.game().row() };
        let seat = session.position().to_move();
        Some(Message::from(Round::WhichWay { seat, hole }))
    }

    /// Includes the counters laid in an arrangement.
    fn position(table: &Table<Sowing>) -> Position {
        let mut position = *table.session.position();
        let game = table.session.game();
        if let (Some(counts), Some((seat, _))) = (table.counts(), game.arranger(&position)) {
            for (hole, count) in holes_of(seat, game.row()).zip(counts) {
                position.apply(Event::Mark { hole, mark: HoleMark::None });
                position.apply(Event::Fill { seat, hole, count });
            }
        }
        position
    }

    fn answer_query(table: &Table<Sowing>, query: Query) -> Message {
        table.answer_about(query)
    }

    fn layout(table: &Table<Sowing>) -> Layout {
        let turned = matches!(table.view, View::Turned);
        board::layout(table.session.game(), table.session.position(), turned)
    }

    fn board(table: &Table<Sowing>, label: AttrValue, targets: bool) -> Html {
        let of = board::BoardProps {
            game: *table.session.game(),
            position: table.position(),
            label,
            marks: marks(table),
            compares_stores: decided(table).scores,
            playable: may(table),
            last: table.last.clone().filter(|_| !table.is_arranging()),
            showing: table.showing.clone(),
            ghost: table.ghost.clone(),
            describes_moves: table.settings.get(Set::Ghost) == "on",
            reduced_motion: table.reduced_motion && table.session.cursor() > 0,
            tab_stop: table.board_state.tab_stop,
            asks_for_places: table.asked.takes_places,
            body: table.body(),
            targets,
        };
        sowing_board(table.view, &of)
    }

    /// With three seats, in the order of their sections on the board.
    fn seat_order(table: &Table<Sowing>) -> Vec<Seat> {
        let (game, position) = (table.session.game(), table.session.position());
        let row = game.row();
        if game.kind().seats() == 2 {
            return vec![Seat::SECOND, Seat::FIRST];
        }
        [0, row / 2, row - 1].into_iter().map(|hole| game.owner(position, Hole(hole))).collect()
    }

    fn role(table: &Table<Sowing>, seat: Seat) -> Html {
        rounds::role(table, seat)
    }

    fn below_heading(table: &Table<Sowing>, seat: Seat) -> Html {
        rounds::debts(table, seat)
    }

    fn above(table: &Table<Sowing>) -> Html {
        rounds::number(table)
    }

    fn panel(table: &Table<Sowing>) -> Html {
        rounds::panel(table)
    }

    fn cut_short(table: &Table<Sowing>) -> Html {
        rounds::cut_short(table)
    }

    fn signs(table: &Table<Sowing>) -> Vec<Sign> {
        signs::signs(table)
    }

    fn target(table: &Table<Sowing>, event: &web_sys::Event) -> Option<Target> {
        listeners::target(event, table.session.game().row())
    }

    fn focus_action(table: &Table<Sowing>, event: &web_sys::Event) -> Option<BoardAction> {
        listeners::hole(event, table.session.game().row()).map(BoardAction::Focused)
    }

    fn pressed(table: &Table<Sowing>, event: &KeyboardEvent, act: &dyn Fn(PageAction<Sowing>)) -> bool {
        listeners::pressed(table, event, act)
    }

    /// While a row is arranged, the focus goes to that row.
    fn focus_after_note(table: &Table<Sowing>, name: &str) -> String {
        let row = table.session.game().row();
        let arranger = table.session.game().arranger(table.session.position());
        match arranger.and_then(|(seat, _)| holes_of(seat, row).next()) {
            Some(hole) if name == "arrange" => listeners::on_board(hole, row),
            _ => listeners::BOARD.into(),
        }
    }
}

/// The marks of the last move, and the holes that may be played.
fn marks(table: &Table<Sowing>) -> Vec<(Hole, Mark)> {
    let game = table.session.game();
    let last = table.session.cursor().checked_sub(1).and_then(|last| table.session.moves().get(last));
    let mut marks = match (&table.last, last) {
        // while another move is considered, the marks of the last one are hidden
        (Some(run), Some(&chosen)) if table.ghost.is_none() && !table.is_arranging() => {
            marks::of_move(game, &run.before, chosen, &run.events)
        }
        _ => Vec::new(),
    };
    marks.extend(answers(table));
    if table.showing.is_some() {
        // during the animation only the first hole is marked; the end and the captures have not happened yet
        marks.retain(|(_, mark)| {
            matches!(mark, Mark::From | Mark::Picked | Mark::Right | Mark::Wrong | Mark::Ringed)
        });
        return marks;
    }
    let ended = marks::of_end(game, table.session.position(), decided(table));
    // a hole has one ring
    marks.retain(|(hole, mark)| matches!(mark, Mark::Captured(_)) || !ended.iter().any(|(of, _)| of == hole));
    marks.extend(ended);
    marks.extend(may(table).into_iter().map(|hole| (hole, Mark::Playable)));
    marks
}

/// The holes that were named in a lesson.
fn answers(table: &Table<Sowing>) -> impl Iterator<Item = (Hole, Mark)> {
    table.asked.answers.iter().filter_map(|(target, answer)| match target {
        Target::Hole(hole) => Some((
            *hole,
            match answer {
                Answer::Picked => Mark::Picked,
                Answer::Right => Mark::Right,
                Answer::Wrong => Mark::Wrong,
                Answer::Ringed => Mark::Ringed,
            },
        )),
        _ => None,
    })
}

/// What decided the game, where the board shows its end.
fn decided(table: &Table<Sowing>) -> Decided {
    match table.session.outcome().filter(|_| table.shows_end()) {
        Some(outcome) => Story::decided(table.session.game(), table.session.position(), outcome),
        None => Decided::default(),
    }
}

/// The holes that may be played.
pub fn may(table: &Table<Sowing>) -> Vec<Hole> {
    let (session, row) = (&table.session, table.session.game().row());
    // the opponent's holes are only looked at
    if table.is_review() || table.hands_rest() {
        return Vec::new();
    }
    if table.is_arranging() {
        let arranger = session.game().arranger(session.position());
        return arranger.map(|(seat, _)| holes_of(seat, row).collect()).unwrap_or_default();
    }
    let holes = (0..2 * row).map(Hole);
    let may =
        |session: &Session<Sowing>| holes.filter(|&hole| session.may_choose(Target::Hole(hole))).collect();
    if session.chosen().is_empty() {
        return may(session);
    }
    // another first target can be chosen instead
    session.act(Action::Drop).as_ref().map(may).unwrap_or_default()
}
