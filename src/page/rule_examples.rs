//! The examples of rules that the file of a page has for its program.

/// The id of the element that holds them.
pub const BLOCK: &str = "rule-examples";

/// The element, for the file of a game's page: a line each rule, with its id, the address of a moment in which it acts,
/// and the move that it refuses there, if it does, as a text of JSON.
#[cfg(not(target_arch = "wasm32"))]
pub fn block(kind: crate::engine::Kind) -> String {
    let lines = serde_json::Value::from(crate::lesson::moments::addresses(kind)).to_string();
    format!("<script type=\"application/json\" id=\"{BLOCK}\">{}</script>", lines.replace('<', "\\u003c"))
}
