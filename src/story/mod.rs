//! What happened, told from events alone.

pub mod caption;
pub mod marks;
pub mod scene;
pub mod showing;
pub mod timeline;
pub mod why;
