//! Time inside a move, what is said of it, and what is heard. A family of games tells its own (`told.rs` lists what);
//! what is the same for all is here.

pub mod asked;
pub mod caption;
pub mod line;
pub mod pasang;
pub mod passing;
pub mod showing;
pub mod sound;
pub mod sowing;
pub mod timeline;
mod told;
pub mod wave;
pub mod why;

pub use line::Line;
pub use told::Told;
