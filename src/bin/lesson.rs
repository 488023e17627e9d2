//! The program of the pages on which games are learned: their courses, and questions without end.

/// Smaller than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: the allocator requires a single thread, and a page's program has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    if ["practise", "practise-embed"].into_iter().any(papan::page::browser::is_page) {
        papan::page::practice::start();
    } else {
        papan::page::lesson::start();
    }
}
