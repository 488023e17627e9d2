//! The program of the pages on which boards are laid out: the editors of positions, and the workshop of Pasang's patterns.

/// Smaller than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: the allocator requires a single thread, and a page's program has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    if papan::page::browser::is_page("patterns") {
        papan::page::workshop::start();
    } else {
        papan::page::editor::start();
    }
}
