//! Courses: the steps by which a newcomer learns a game, and how what a person does in a step is judged. Answers are never
//! stored: the engine plays the move, and the answer is what has happened. Nothing here draws.

#[cfg(not(target_arch = "wasm32"))]
pub mod apart;
pub mod compare;
pub mod compare_link;
pub mod course;
pub mod ending;
pub mod exercise;
#[cfg(not(target_arch = "wasm32"))]
pub mod file;
pub mod goal;
pub mod judge;
#[cfg(not(target_arch = "wasm32"))]
pub mod minutes;
#[cfg(not(target_arch = "wasm32"))]
pub mod moments;
pub mod places;
pub mod seen;
