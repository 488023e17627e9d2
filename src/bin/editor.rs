//! The program of the pages on which boards are laid out, the editors of positions and the workshop of Pasang's patterns,
//! and of the page on which a board is put into somebody else's page.

/// Smaller than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: the allocator requires a single thread, and a page's program has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    if papan::page::browser::is_page("patterns") {
        papan::page::workshop::start();
    } else if papan::page::browser::is_page("maker") {
        papan::page::embed_maker::start();
    } else {
        papan::page::editor::start();
    }
}
