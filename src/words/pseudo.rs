//! Pseudo-localised English for tests: accented letters and a third more text, so that untranslated text and
//! places that are too narrow become visible. Right to left on request.

use super::store::{Messages, Words};

/// The variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pseudo {
    Accented,
    /// The same, written from right to left.
    Mirrored,
}

impl Pseudo {
    pub fn by_name(name: &str) -> Option<Pseudo> {
        match name {
            "accented" => Some(Pseudo::Accented),
            "mirrored" => Some(Pseudo::Mirrored),
            _ => None,
        }
    }
}

/// All messages, pseudo-localised.
pub fn pseudo(english: &Words, how: Pseudo) -> Words {
    let keyed = |messages: &Messages| {
        messages.iter().map(|(key, text)| (key.to_string(), pseudo_text(text, how))).collect::<Messages>()
    };
    Words {
        // plurals follow English
        language: if how == Pseudo::Mirrored { "en-XB" } else { "en-XA" }.into(),
        shared: keyed(&english.shared),
        games: english.games.iter().map(|(game, own)| (game.clone(), keyed(own))).collect(),
    }
}

fn pseudo_text(text: &str, how: Pseudo) -> String {
    let mut out = String::new();
    pattern(text, how, &mut out);
    out
}

/// Pseudo-localises a pattern in the compact form to its end; gives the text after it.
fn pattern<'t>(mut rest: &'t str, how: Pseudo, out: &mut String) -> &'t str {
    loop {
        let end = rest.find(['{', '}', '[', '*']).unwrap_or(rest.len());
        let (text, after) = rest.split_at(end);
        words(text, how, out);
        let Some(inside) = after.strip_prefix('{') else { return after };
        out.push('{');
        let end = inside.find(['}', '>']).unwrap_or(inside.len());
        // a quoted bracket or brace
        let quoted = inside.strip_prefix('"').and_then(|literal| literal.find('"'));
        let end = quoted.map_or(end, |at| at + 2);
        let (head, mut after) = inside.split_at(end);
        out.push_str(head);
        if let Some(variants) = after.strip_prefix('>') {
            out.push('>');
            after = variants;
            while let Some((key, variant)) = after.split_once(']').filter(|_| after.starts_with(['[', '*'])) {
                out.push_str(key);
                out.push(']');
                after = pattern(variant, how, out);
            }
        }
        out.push('}');
        rest = after.strip_prefix('}').unwrap_or(after);
    }
}

fn words(text: &str, how: Pseudo, out: &mut String) {
    let has_letters = text.contains(|letter: char| letter.is_alphabetic());
    if how == Pseudo::Mirrored && has_letters {
        // overrides the direction of the letters that follow
        out.push('\u{202e}');
    }
    let mut letters = 0;
    for letter in text.chars() {
        out.push(accented(letter));
        letters += usize::from(letter.is_ascii_alphabetic());
        if letter.is_ascii_alphabetic() && letters % 3 == 0 {
            out.push(accented(letter.to_ascii_lowercase()));
        }
    }
    if how == Pseudo::Mirrored && has_letters {
        out.push('\u{202c}');
    }
}

const fn accented(letter: char) -> char {
    const PLAIN: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const ACCENTED: [char; 52] = [
        'Å', 'Ɓ', 'Ç', 'Ð', 'É', 'Ƒ', 'Ĝ', 'Ĥ', 'Î', 'Ĵ', 'Ķ', 'Ļ', 'Ṁ', 'Ñ', 'Ö', 'Þ', 'Ǫ', 'Ŕ', 'Š', 'Ţ',
        'Û', 'Ṽ', 'Ŵ', 'Ẋ', 'Ý', 'Ž', 'å', 'ƀ', 'ç', 'ð', 'é', 'ƒ', 'ĝ', 'ĥ', 'î', 'ĵ', 'ķ', 'ļ', 'ɱ', 'ñ',
        'ö', 'þ', 'ǫ', 'ŕ', 'š', 'ţ', 'û', 'ṽ', 'ŵ', 'ẋ', 'ý', 'ž',
    ];
    let mut at = 0;
    while at < PLAIN.len() {
        if PLAIN[at] as char == letter {
            return ACCENTED[at];
        }
        at += 1;
    }
    letter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_take_accents_and_what_is_no_text_stays() {
        let keyed = |text| pseudo_text(text, Pseudo::Accented);
        assert_eq!(
            keyed("is {SEAT($it)->[one]one*[other]no{\"[\"}}, yes"),
            "îš {SEAT($it)->[one]öñéé*[other]ñö{\"[\"}}, ýéšš"
        );
        assert_eq!(pseudo_text("a", Pseudo::Mirrored), "\u{202e}å\u{202c}");
    }
}
