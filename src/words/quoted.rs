//! Quotations of a person's input, shortened to fit the page.

/// The most characters quoted.
const LETTERS: usize = 40;

/// The beginning of a text, with an ellipsis if it was cut. Counts characters, not bytes.
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
