//! The words of a game that a newcomer may not know: the forms in which they stand in sentences, and what they mean.
//! Both are messages of the game's own file, `term-KEY` and `term-KEY-means`, so each language lists its own forms.

use super::{
    Localized, current,
    format::upper,
    keyed::{KeyedMessage, keyed},
    say,
};
use crate::engine::Kind;

/// A word that is explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The part of its messages' names that is its own.
    pub key: String,
    /// As it stands in sentences; the first form is the one by which it is called.
    pub forms: Vec<String>,
}

/// What is said of a term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TermText<'a> {
    /// Its forms, separated by commas.
    Forms(Kind, &'a str),
    Meaning(Kind, &'a str),
}

const PREFIX: &str = "term-";
const MEANS: &str = "-means";

impl Localized for TermText<'_> {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            TermText::Forms(kind, key) => keyed!(kind => &[PREFIX, key].concat()),
            TermText::Meaning(kind, key) => keyed!(kind => &[PREFIX, key, MEANS].concat()),
        }
    }
}

/// The terms of a game.
pub fn terms(kind: Kind) -> Vec<Term> {
    let keys = current::words().own(kind).into_iter().flat_map(|own| own.iter()).map(|(key, _)| key);
    let keys = keys.filter_map(|key| key.strip_prefix(PREFIX)).filter(|key| !key.ends_with(MEANS));
    keys.map(|key| {
        let forms = say(&TermText::Forms(kind, key));
        let forms = forms.split([',', '،', '、']).map(str::trim).filter(|form| !form.is_empty());
        Term { key: key.into(), forms: forms.map(Into::into).collect() }
    })
    .collect()
}

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    pub text: &'a str,
    /// The place of the term that it is among all terms.
    pub term: Option<usize>,
}

/// Splits a sentence at the first form of each term; terms whose places are in `told` are passed over, and those that
/// are found are added to them.
pub fn pieces<'a>(text: &'a str, terms: &[Term], told: &mut Vec<usize>) -> Vec<Piece<'a>> {
    let (mut all, mut from, mut before) = (Vec::new(), 0, None);
    for (at, letter) in text.char_indices() {
        let found = match at >= from && !joins(before, Some(letter)) {
            true => form_at(&text[at..], terms, told),
            false => None,
        };
        before = Some(letter);
        if let Some((place, length)) = found {
            told.push(place);
            all.push(Piece { text: &text[from..at], term: None });
            all.push(Piece { text: &text[at..at + length], term: Some(place) });
            from = at + length;
        }
    }
    all.push(Piece { text: &text[from..], term: None });
    all.retain(|piece| !piece.text.is_empty());
    all
}

/// The term whose form a text begins with, and how long that form is in the text: the longest of several.
fn form_at(text: &str, terms: &[Term], told: &[usize]) -> Option<(usize, usize)> {
    let open = terms.iter().enumerate().filter(|(place, _)| !told.contains(place));
    let forms = open.flat_map(|(place, term)| term.forms.iter().map(move |form| (place, form)));
    forms.filter_map(|(place, form)| Some((place, begins(text, form)?))).max_by_key(|&(_, length)| length)
}

/// The length in a text of the form that it begins with, as a whole word, in small or capital letters.
fn begins(text: &str, form: &str) -> Option<usize> {
    let (mut letters, mut length, mut last) = (text.chars(), 0, None);
    for wanted in form.chars() {
        let letter = letters.next().filter(|&letter| upper(letter) == upper(wanted))?;
        length += letter.len_utf8();
        last = Some(letter);
    }
    (!joins(last, letters.next())).then_some(length)
}

/// Whether two letters that follow one another belong to one word.
fn joins(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(is_of_word) && after.is_some_and(is_of_word)
}

/// Whether a letter is of a script that puts spaces between words: an alphabet with capitals, Arabic with its marks, Sinhala
/// with its vowels, a figure or a hyphen. In other scripts, such as that of Chinese, words may follow one another.
const fn is_of_word(letter: char) -> bool {
    let is_latin_greek_or_cyrillic =
        matches!(letter, 'À'..='Ö' | 'Ø'..='ö' | 'ø'..='ʯ' | 'Ά'..='ԯ' | 'Ḁ'..='ῼ');
    let is_arabic_or_sinhala =
        matches!(letter, '\u{610}'..='\u{61A}' | '\u{620}'..='\u{669}' | '\u{D80}'..='\u{DFF}' | '\u{200D}');
    letter.is_ascii_alphanumeric() || letter == '-' || is_latin_greek_or_cyrillic || is_arabic_or_sinhala
}

#[cfg(test)]
mod tests {
    use super::*;

    fn term(key: &str, forms: &[&str]) -> Term {
        Term { key: key.into(), forms: forms.iter().map(|&form| form.into()).collect() }
    }

    #[test]
    fn a_word_ends_where_the_script_ends_it() {
        for letter in ['é', 'ж', 'ب', '\u{64E}', 'ක', '\u{DCA}', '7', '-'] {
            assert!(is_of_word(letter), "{letter}");
        }
        for letter in [' ', '،', '؟', '字', '.'] {
            assert!(!is_of_word(letter), "{letter}");
        }
    }

    fn marked(text: &str, terms: &[Term], told: &mut Vec<usize>) -> String {
        let pieces = pieces(text, terms, told);
        assert_eq!(pieces.iter().map(|piece| piece.text).collect::<String>(), text);
        let mark = |piece: &Piece| match piece.term {
            Some(place) => format!("[{}:{place}]", piece.text),
            None => piece.text.into(),
        };
        pieces.iter().map(mark).collect()
    }

    #[test]
    fn a_term_is_marked_where_it_first_stands_as_a_word() {
        let terms = [term("ka", &["ka", "kas"]), term("line", &["odd line", "line", "lines"])];
        let mut told = Vec::new();
        let text = "Take an odd line: if your ka, the kakapo’s ka, takes no line, lines end.";
        let found = "Take an [odd line:1]: if your [ka:0], the kakapo’s ka, takes no line, lines end.";
        assert_eq!(marked(text, &terms, &mut told), found);
        assert_eq!(marked("Your ka takes a line.", &terms, &mut told), "Your ka takes a line.");
        assert_eq!(
            marked("Kas. Online, 3ka, by-line. Line", &terms, &mut Vec::new()),
            "[Kas:0]. Online, 3ka, by-line. [Line:1]"
        );
        assert_eq!(marked("", &terms, &mut Vec::new()), "");
    }

    #[test]
    fn words_that_no_space_separates_are_found() {
        let terms = [term("store", &["仓", "倉庫"])];
        assert_eq!(marked("在倉庫里", &terms, &mut Vec::new()), "在[倉庫:0]里");
    }

    #[test]
    fn letters_with_accents_belong_to_words_in_small_and_in_capital_letters() {
        let terms = [term("ka", &["élève"]), term("line", &["Ряд"])];
        let found = "[Élève:0]. élèvera, réélève; [ряд:1], рядом";
        assert_eq!(marked("Élève. élèvera, réélève; ряд, рядом", &terms, &mut Vec::new()), found);
        for letter in "aßžłαώжѓѢẽ0".chars() {
            assert!(is_of_word(letter) && letter.to_uppercase().all(is_of_word), "{letter}");
        }
        assert!(!"×÷’ .»。仓".chars().any(is_of_word));
    }
}
