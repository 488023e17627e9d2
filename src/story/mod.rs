//! What happened, told from events alone.

pub mod asked;
pub mod caption;
pub mod lines;
pub mod marks;
pub mod scene;
pub mod showing;
pub mod sound;
pub mod timeline;
pub mod wave;
pub mod way;
pub mod why;
