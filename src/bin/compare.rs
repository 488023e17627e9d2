//! The program of the pages on which two readings of a game are compared.

/// Smaller than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: the allocator requires a single thread, and a page's program has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    papan::page::compare::start();
}
