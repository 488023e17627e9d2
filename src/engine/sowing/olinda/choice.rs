//! Which holes may be started, and which clause forbids the others.

use super::{ENDS, Olinda, RING, ROW, TWELVE, direction, owes_first_turn};
use crate::engine::{
    Direction, Hole,
    clause::ClauseId,
    seat::Seat,
    sowing::{
        position::{Mark, Position},
        turn::{row_mask, row_of},
    },
};

/// Whether a hole with this mark may not be lifted, eaten or started, though counters are sown into it.
#[inline(always)]
pub const fn is_kept(mark: Mark) -> bool {
    matches!(mark, Mark::Tied(_) | Mark::Puta | Mark::Naga)
}

/// A seat's row, a bit a hole from its owner's left.
struct Row {
    /// Holes that are not empty.
    nonempty: u32,
    /// Holes that hold more than one counter.
    multiple: u32,
    /// Holes that may not be started because of their mark.
    kept: u32,
}

impl Row {
    #[inline(always)]
    fn of(position: &Position, seat: Seat) -> Row {
        let at_least = |least| position.row_at_least(least, seat.index() as u8 * ROW, ROW);
        Row {
            nonempty: at_least(1),
            multiple: at_least(2),
            kept: row_mask(position.marked(is_kept), seat, ROW),
        }
    }
}

/// The bit of the front hole of a row, in a round of this direction.
fn front(game: &impl Olinda, way: Direction) -> u32 {
    if game.first_is_front() == (way == Direction::Clockwise) { 1 << (ROW - 1) } else { 1 }
}

/// The holes of a seat that the rules on single counters allow, a bit each.
#[inline(always)]
fn sowable(game: &impl Olinda, position: &Position, seat: Seat, way: Direction) -> u32 {
    let Row { nonempty, multiple, kept } = Row::of(position, seat);
    let startable = nonempty & !kept;
    let counted = if game.counts_all() { nonempty } else { startable };
    if game.singles_wait() && multiple & counted != 0 {
        return startable & multiple;
    }
    let front = front(game, way);
    let others = counted & !multiple & !front;
    if front & multiple == 0 && others != 0 { startable & !front } else { startable }
}

/// The holes that a seat may start in a round of this direction, a bit each from its own left.
#[inline(always)]
pub fn playable<G: Olinda>(game: &G, position: &Position, seat: Seat, way: Direction) -> u32 {
    let sowable = sowable(game, position, seat, way);
    let ends = sowable & ENDS;
    if ends != 0 && owes_first_turn::<G>(position, seat) { ends } else { sowable }
}

/// Whether a seat can start any hole.
#[inline(always)]
fn can_sow(game: &impl Olinda, position: &Position, seat: Seat) -> bool {
    let can = |way| sowable(game, position, seat, way) != 0;
    match direction(position) {
        Some(way) => can(way),
        None => can(Direction::Anticlockwise) || can(Direction::Clockwise),
    }
}

/// The clause by which the round is over before the turn of the player to move; `None` while it goes on.
#[inline(always)]
pub fn round_over<G: Olinda>(game: &G, position: &Position) -> Option<ClauseId> {
    let seat = position.to_move();
    let is_bare = |seat| row_mask(position.at_least(1), seat, ROW) == 0;
    if game.ends_with_a_row() && (is_bare(seat) || is_bare(seat.other())) {
        Some(G::CLAUSES.round_end_row)
    } else if can_sow(game, position, seat) {
        None
    } else if is_bare(seat) {
        Some(G::CLAUSES.round_end)
    } else {
        Some(G::CLAUSES.round_end_kept)
    }
}

/// The clause by which a legal hole is started. A single that would have to wait if kept holes counted has its
/// own clause.
#[inline(always)]
pub fn start_clause<G: Olinda>(game: &G, position: &Position, seat: Seat, hole: Hole) -> ClauseId {
    let waits = position.count(hole) == 1 && game.singles_wait();
    // the hole is legal, so no hole with more counters may be started
    if waits && Row::of(position, seat).multiple != 0 {
        G::CLAUSES.singles_startable
    } else {
        G::CLAUSES.own_row
    }
}

/// The clause that forbids a hole in a round of this direction.
pub fn hole_refusal<G: Olinda>(game: &G, position: &Position, hole: Hole, way: Direction) -> ClauseId {
    let seat = position.to_move();
    if hole.0 >= RING || row_of(hole, ROW) != seat {
        return G::CLAUSES.own_row;
    }
    let mark = position.mark(hole);
    if is_kept(mark) {
        return G::CLAUSES.kept_hole;
    }
    if position.count(hole) == 0 {
        return match mark {
            // after an arrangement, only the holes that it left empty are closed
            Mark::Closed if position.note(TWELVE) != 0 => G::CLAUSES.twelve,
            Mark::Closed => G::CLAUSES.refill,
            _ => G::CLAUSES.sow,
        };
    }
    let bit = 1 << (hole.0 % ROW);
    let row = Row::of(position, seat);
    if sowable(game, position, seat, way) & bit != 0 {
        // no other rule forbids a sowable hole
        return G::AT_ENDS.map_or(G::CLAUSES.own_row, |ends| ends.start);
    }
    let counted = if game.counts_all() { !0 } else { !row.kept };
    if game.singles_wait() && row.multiple & counted != 0 {
        return G::CLAUSES.singles;
    }
    // only the front single is left to refuse; kept singles alone hold it back if no other may be started
    let others = row.nonempty & !row.multiple & !row.kept & !bit;
    if others == 0 { G::CLAUSES.singles_marked } else { G::CLAUSES.front_single }
}
