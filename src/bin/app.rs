//! The page's own program.

/// The first load is counted in bytes: this takes 1.7 kB of it (brotli) less than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: asked of whoever has more than one thread, and a page's program has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    papan::app::start();
}
