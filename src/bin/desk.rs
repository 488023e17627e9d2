//! What a person asks for besides the board: loaded when first asked for.

fn main() {
    #[cfg(target_arch = "wasm32")]
    if let Some((kind, embed)) = papan::app::browser::page() {
        console_error_panic_hook::set_once();
        papan::desk::begin(kind, embed);
    }
}
