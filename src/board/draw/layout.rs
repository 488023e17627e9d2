//! Where everything on a board lies.

use super::svg::Point;
use super::{
    Board,
    spec::{Between, Size, Store},
};

/// Free space round the board in its view, in board units.
const MARGIN: f64 = 10.0;
/// Room below the board's edge for its shadow, in board units.
const SHADOW: f64 = 16.0;
/// From the middle of a figure to its baseline, in font sizes.
const BASELINE: f64 = 0.34;

/// Where the parts of a board lie, in board units with (0, 0) at the upper left.
///
/// Holes are numbered from 0: first the bottom row from left to right, then the top row from
/// right to left. A turned board stands upright for a portrait screen: the bottom row is then
/// the left one, from the top down.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    pub(crate) board: Board,
    holes: usize,
    pub(crate) turned: bool,
    /// The second row lies at the bottom.
    pub(crate) is_half_turned: bool,
    /// The place of the store of each seat.
    seats: [u8; 3],
}

/// What lies at a place: a hole by its number, or the store of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoleOrStore {
    Hole(usize),
    Store(usize),
}

/// The place of a hole, in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HolePlace {
    pub x: f64,
    pub y: f64,
    /// The radius of the hole.
    pub r: f64,
    /// The side of its row: 1 for the first row, -1 for the other one.
    pub side: f64,
    /// Along the board.
    pub u: f64,
    /// Across the board.
    pub v: f64,
}

/// The place of a store, in board units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StorePlace {
    /// The middle of the heap.
    pub x: f64,
    pub y: f64,
    /// Half the width of the heap.
    pub rx: f64,
    /// Half its height.
    pub ry: f64,
    /// The middle of the count.
    pub fx: f64,
    /// The baseline of the count.
    pub fy: f64,
}

impl Layout {
    /// Lays out a board with `holes_a_row` holes in each row, across the screen or turned down it.
    pub fn new(board: Board, holes_a_row: usize, turned: bool) -> Self {
        Layout { board, holes: holes_a_row, turned, is_half_turned: false, seats: [0, 1, 2] }
    }

    /// The same board after half a turn: top and bottom are exchanged, and text stays upright.
    pub fn half_turned(self) -> Self {
        Layout { is_half_turned: !self.is_half_turned, ..self }
    }

    /// The same board with the stores of the three seats at other places; 0 is the middle, 1 the left, 2 the
    /// right.
    pub fn with_stores_at(self, seats: [u8; 3]) -> Self {
        Layout { seats, ..self }
    }

    /// Which board is laid out.
    pub fn board(&self) -> Board {
        self.board
    }

    /// Whether the board has the number of holes for which it is drawn in the HTML file.
    pub fn is_prerendered(&self) -> bool {
        self.holes == self.board.spec().row
    }

    /// Whether the board is laid out down a portrait screen.
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// Gives the place of a hole, from 0 to twice the holes of a row.
    pub fn hole(&self, hole: usize) -> HolePlace {
        let size = self.size();
        let hole = if self.is_half_turned { (hole + self.holes) % (2 * self.holes) } else { hole };
        let (side, column) = if hole < self.holes { (1.0, hole) } else { (-1.0, 2 * self.holes - 1 - hole) };
        let u = size.ends + (column as f64 + 0.5) * size.pitch;
        let v = self.middle() + side * size.across;
        let (x, y) = self.map((u, v));
        HolePlace { x, y, r: size.r, side, u, v }
    }

    /// Gives the middle of the count of a hole and its baseline.
    pub fn figure(&self, hole: usize) -> Point {
        let (x, y) = self.beside(hole, 0.0);
        (x, y + self.figure_size() * BASELINE)
    }

    /// Gives the middle of the letter of a hole and its baseline.
    pub fn letter(&self, hole: usize) -> Point {
        if self.turned {
            let (x, y) = self.beside(hole, 0.0);
            (x, y + 31.0)
        } else {
            let (x, y) = self.beside(hole, 34.0);
            (x, y + 5.0)
        }
    }

    /// Gives the font size of the counts of holes.
    pub fn figure_size(&self) -> f64 {
        self.size().figure
    }

    /// Gives the font size of the counts of stores.
    pub fn store_figure_size(&self) -> f64 {
        self.size().figure + 3.0
    }

    /// Gives the font size of the letters of holes.
    pub fn letter_size(&self) -> f64 {
        self.size().letter
    }

    /// Gives the place of the store of a seat: 0 has it at the end of the first row.
    pub fn store(&self, seat: usize) -> StorePlace {
        let (u, v, inwards) = self.bowl(seat);
        let (store, along) = (self.store_size(), self.along(seat));
        let (x, y) = self.map((u + inwards * along * store.shift, v));
        let (rx, ry) = if self.turned { (store.across, along) } else { (along, store.across) };
        let figure_u = match self.between(seat) {
            Some(between) => self.length() / 2.0 + between.figure,
            None => self.end(seat) + inwards * store.figure,
        };
        let (fx, fy) = self.map((figure_u, self.middle() - inwards * store.aside.1));
        StorePlace { x, y, rx: rx * store.heap.0, ry: ry * store.heap.1, fx, fy: fy + 9.0 }
    }

    /// Gives the view of the board with its edge and shadow: left, top, width and height.
    pub fn view_box(&self) -> [f64; 4] {
        let thick = self.size().thick;
        // ground without an edge fills its view
        let (margin, below) = if thick > 0.0 { (MARGIN, thick + SHADOW) } else { (0.0, 0.0) };
        [-margin, -margin, self.width() + 2.0 * margin, self.height() + 2.0 * margin + below]
    }

    /// Gives the width of the board on the screen.
    pub fn width(&self) -> f64 {
        if self.turned { self.breadth() } else { self.length() }
    }

    /// Gives the height of the board on the screen.
    pub fn height(&self) -> f64 {
        if self.turned { self.length() } else { self.breadth() }
    }

    /// Maps a point of the board (u, v) to the screen (x, y).
    pub(crate) fn map(&self, (u, v): Point) -> Point {
        if self.turned { (self.breadth() - v, u) } else { (u, v) }
    }

    /// The lengths of this board.
    pub(crate) fn size(&self) -> &'static Size {
        let game = self.board.spec();
        if self.turned { &game.turned } else { &game.open }
    }

    /// The lengths of its stores.
    pub(crate) fn store_size(&self) -> &'static Store {
        &self.size().store
    }

    /// The number of holes of both rows.
    pub(crate) fn holes(&self) -> usize {
        2 * self.holes
    }

    /// The extent along the board.
    pub(crate) fn length(&self) -> f64 {
        let size = self.size();
        size.ends * 2.0 + self.holes as f64 * size.pitch
    }

    /// The extent across the board.
    pub(crate) fn breadth(&self) -> f64 {
        self.size().breadth
    }

    /// The line between the rows.
    pub(crate) fn middle(&self) -> f64 {
        self.breadth() / 2.0
    }

    /// How many stores the board has.
    pub fn stores(&self) -> usize {
        self.store_size().between.len().max(2)
    }

    /// How far the stores reach from the middle line towards the rows; 0 where they lie at the ends.
    pub(crate) fn inner(&self) -> f64 {
        let store = self.store_size();
        if store.between.is_empty() { 0.0 } else { store.across + 6.0 }
    }

    /// Half the length of the bowl of a seat's store, along the board.
    pub(crate) fn along(&self, seat: usize) -> f64 {
        self.between(seat).map_or(self.store_size().along, |between| between.along)
    }

    /// Whether the drawing of the edges must be mirrored.
    pub(crate) fn is_mirrored(&self) -> bool {
        // the section on the left of the middle one belongs to the seat that plays after its owner
        let middle = self.seats.iter().position(|&place| place == 0).unwrap_or(0);
        (self.seats[(middle + 1) % 3] == 2) != self.is_half_turned
    }

    /// The place of a seat's store.
    fn place(&self, seat: usize) -> usize {
        let place = usize::from(self.seats[seat % 3]);
        match (self.is_half_turned, self.stores()) {
            (false, _) => place,
            (true, 3) => (3 - place) % 3,
            (true, _) => 1 - place.min(1),
        }
    }

    fn between(&self, seat: usize) -> Option<&'static Between> {
        self.store_size().between.get(self.place(seat))
    }

    /// The middle (u, v) of a store's bowl, and the direction from it to the rows along u.
    pub(crate) fn bowl(&self, seat: usize) -> (f64, f64, f64) {
        let inwards = if self.place(seat) == 0 { -1.0 } else { 1.0 };
        if let Some(between) = self.between(seat) {
            return (self.length() / 2.0 + between.at, self.middle(), inwards);
        }
        let u = self.end(seat) + inwards * self.store_size().inset;
        (u, self.middle() - inwards * self.store_size().aside.0, inwards)
    }

    /// A name for this layout, to make ids that differ between boards.
    pub(crate) fn id(&self) -> String {
        let way = if self.turned { "t" } else { "o" };
        format!("{}-{}-{way}", self.board.spec().id, self.holes)
    }

    /// The end of the board on the side of a seat's store.
    fn end(&self, seat: usize) -> f64 {
        if self.place(seat) == 0 { self.length() } else { 0.0 }
    }

    /// The point outside a hole where its count stands, moved along the board.
    fn beside(&self, hole: usize, along: f64) -> Point {
        let place = self.hole(hole);
        self.map((place.u + along, place.v + place.side * (place.r + self.size().away)))
    }
}

#[cfg(test)]
mod tests {
    use super::{super::boards, *};

    fn layouts() -> impl Iterator<Item = Layout> {
        boards::all()
            .into_iter()
            .flat_map(|(_, board, n)| [false, true].map(|turned| Layout::new(board, n, turned)))
            .flat_map(|layout| [layout.clone(), layout.half_turned()])
    }

    #[test]
    fn holes_never_overlap() {
        for layout in layouts() {
            for a in 0..layout.holes() {
                for b in 0..a {
                    let (p, q) = (layout.hole(a), layout.hole(b));
                    let apart = (p.x - q.x).hypot(p.y - q.y);
                    // the lip round a hollow reaches 1.085 radii
                    assert!(apart > (p.r + q.r) * 1.085, "{layout:?} {a} {b}");
                }
            }
        }
    }

    #[test]
    fn holes_stay_clear_of_stores() {
        for layout in layouts() {
            for seat in 0..layout.stores() {
                let (u, v, _) = layout.bowl(seat);
                for hole in 0..layout.holes() {
                    let place = layout.hole(hole);
                    let beside = (place.u - u).abs() - place.r - layout.along(seat);
                    let above = (place.v - v).abs() - place.r - layout.store_size().across;
                    assert!(beside.max(above) > 10.0, "{layout:?} {hole} {seat}: {beside} {above}");
                }
            }
        }
    }

    #[test]
    fn counts_of_stores_stay_clear_of_heaps_and_holes() {
        for layout in layouts() {
            let font = layout.store_figure_size();
            // half of a figure of three digits with its halo
            let (wide, high) = (font * 0.5 * 1.5 + 2.0, font * 0.36 + 2.0);
            for seat in 0..layout.stores() {
                let at = layout.store(seat);
                let (x, y) = (at.fx, at.fy - font * BASELINE);
                let (u, v, _) = layout.bowl(seat);
                let (bowl_x, bowl_y) = layout.map((u, v));
                let (a, b) = (layout.along(seat), layout.store_size().across);
                let (rx, ry) = if layout.turned { (b, a) } else { (a, b) };
                let clear = (x - bowl_x).abs() > wide + rx || (y - bowl_y).abs() > high + ry;
                assert!(clear, "{layout:?} {seat}");
                assert!(x > wide && x < layout.width() - wide, "{layout:?} {seat}");
                assert!(y > high && y < layout.height() - high, "{layout:?} {seat}");
                for hole in 0..layout.holes() {
                    let place = layout.hole(hole);
                    let apart = (place.x - x).hypot(place.y - y);
                    assert!(apart > place.r + 14.0 + wide, "{layout:?} {seat} {hole}");
                }
            }
        }
    }

    #[test]
    fn holes_are_wide_enough_for_a_finger_on_a_phone() {
        for layout in layouts().filter(|layout| layout.turned) {
            let pixels = 2.0 * layout.hole(0).r / layout.view_box()[2] * 320.0;
            assert!(pixels >= 44.0, "{layout:?}: {pixels}");
        }
    }

    #[test]
    fn a_turned_board_has_its_rows_in_the_same_order() {
        for layout in layouts().filter(|layout| layout.turned && !layout.is_half_turned) {
            let open = Layout::new(layout.board, layout.holes, false);
            for hole in 1..layout.holes {
                assert!(layout.hole(hole).y > layout.hole(hole - 1).y);
                assert!(open.hole(hole).x > open.hole(hole - 1).x);
            }
            assert!(layout.hole(0).x < layout.hole(layout.holes).x);
            assert!(open.hole(0).y > open.hole(open.holes).y);
        }
    }
}
