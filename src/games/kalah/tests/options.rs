//! Addresses of Kalah with a board of another size and a position on it.

use papan::{engine::sowing::Kind, notation::write_position, options};

#[test]
fn readings_and_positions_are_taken() {
    let read =
        options::read(Kind::Kalah.game(), "v=1&r=standard.counters-2.holes-3&pos=2-2-0-3-3-2_0-0_2&moves=A");
    assert!(read.errors.is_empty(), "{:?}", read.errors);
    assert_eq!(write_position(read.session.game(), read.session.start()), "2-2-0-3-3-2_0-0_2");
    assert_eq!(read.session.cursor(), 1);
    assert_eq!(read.preset, "standard");
}
