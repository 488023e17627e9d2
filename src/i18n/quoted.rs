//! What is quoted back to somebody: of a long text its beginning, for a page has so much room.

/// Letters of what is quoted.
const LETTERS: usize = 40;

/// The beginning of a text, with an ellipsis where it is not all of it. Letters are counted, not bytes.
pub fn shortened(text: &str) -> String {
    match text.char_indices().nth(LETTERS) {
        Some(_) => text.chars().take(LETTERS - 1).chain(['…']).collect(),
        None => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_shortened_by_their_letters() {
        for letter in ["a", "é", "🥜"] {
            assert_eq!(shortened(&letter.repeat(LETTERS)), letter.repeat(LETTERS));
            assert_eq!(shortened(&letter.repeat(20_000)), letter.repeat(LETTERS - 1) + "…");
        }
    }
}
