//! The opponent's program for Pasang.

/// Smaller than the allocator of std.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
// SAFETY: the allocator requires a single thread, and a worker has one
static ALLOCATOR: talc::TalckWasm = unsafe { talc::TalckWasm::new_global() };

fn main() {
    #[cfg(target_arch = "wasm32")]
    papan::worker::program::begin::<papan::engine::pasang::Pasang>();
}
