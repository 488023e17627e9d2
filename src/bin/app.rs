//! The page's own program.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papan::app::start();
}
