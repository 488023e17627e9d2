//! The search of the home page: queries, their form in addresses, and matching against the games.

/// A query; an empty text places no condition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// Words that must all occur in a game's words, as a whole or as a part.
    pub text: String,
    /// The number of players, in digits.
    pub players: String,
    /// A board by its name (`2x6`).
    pub board: String,
    /// A part of the world by its name.
    pub region: String,
}

/// The searchable data of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameFacts<'a> {
    /// All its words, normalised by [`normalised`].
    pub words: &'a str,
    pub players: &'a str,
    pub board: &'a str,
    /// Parts of the world, separated by spaces.
    pub regions: &'a str,
}

impl Query {
    /// Parses the part of an address after the `?`; unknown keys and invalid values are ignored.
    pub fn read(search: &str) -> Query {
        let mut query = Query::default();
        for (key, value) in search.split('&').filter_map(|pair| pair.split_once('=')) {
            let to = match key {
                "q" => &mut query.text,
                "players" => &mut query.players,
                "board" => &mut query.board,
                "region" => &mut query.region,
                _ => continue,
            };
            *to = decoded(value);
        }
        query
    }

    /// The inverse of [`Query::read`]; empty for an empty query.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let pairs =
            [("q", &self.text), ("players", &self.players), ("board", &self.board), ("region", &self.region)];
        for (key, value) in pairs.into_iter().filter(|(_, value)| !value.trim().is_empty()) {
            for part in [if text.is_empty() { "" } else { "&" }, key, "=", &encoded(value.trim())] {
                text.push_str(part);
            }
        }
        text
    }

    pub fn fits(&self, known: GameFacts) -> bool {
        let is = |wanted: &str, has: &str| wanted.is_empty() || has.split(' ').any(|one| one == wanted);
        is(&self.players, known.players)
            && is(&self.board, known.board)
            && is(&self.region, known.regions)
            && normalised(&self.text).split(' ').all(|word| known.words.contains(word))
    }
}

/// Normalises a text for comparison: lower case without diacritics, and one space for any run of characters
/// that are neither letters nor digits.
pub fn normalised(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            // combining marks and apostrophes
            '\u{300}'..='\u{36f}' | '’' | '\'' | 'ʻ' | 'ʼ' => (),
            'à'..='å' | 'ā' | 'ă' | 'ą' => plain.push('a'),
            'æ' => plain.push_str("ae"),
            'ç' | 'ć'..='č' => plain.push('c'),
            'ď' | 'đ' | 'ð' | 'ḍ' => plain.push('d'),
            'è'..='ë' | 'ē'..='ě' => plain.push('e'),
            'ĝ'..='ģ' => plain.push('g'),
            'ĥ' | 'ħ' | 'ḥ' => plain.push('h'),
            'ì'..='ï' | 'ĩ'..='ı' => plain.push('i'),
            'ĺ'..='ł' | 'ḷ' => plain.push('l'),
            'ñ' | 'ń'..='ŋ' | 'ṅ' | 'ṇ' => plain.push('n'),
            'ò'..='ö' | 'ø' | 'ō'..='ő' => plain.push('o'),
            'œ' => plain.push_str("oe"),
            'ŕ'..='ř' | 'ṛ' => plain.push('r'),
            'ś'..='š' | 'ṣ' => plain.push('s'),
            'ß' => plain.push_str("ss"),
            'ţ'..='ŧ' | 'ṭ' => plain.push('t'),
            'ù'..='ü' | 'ũ'..='ų' => plain.push('u'),
            'ý' | 'ÿ' => plain.push('y'),
            'ź'..='ž' => plain.push('z'),
            letter if letter.is_alphanumeric() => plain.push(letter),
            _ if plain.ends_with(' ') || plain.is_empty() => (),
            _ => plain.push(' '),
        }
    }
    if plain.ends_with(' ') {
        plain.pop();
    }
    plain
}

/// Decodes a value of an address; invalid UTF-8 becomes replacement characters.
fn decoded(value: &str) -> String {
    let figure = |byte: Option<&u8>| char::from(*byte?).to_digit(16);
    let (bytes, mut plain, mut at) = (value.as_bytes(), Vec::new(), 0);
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match (byte, figure(bytes.get(at)), figure(bytes.get(at + 1))) {
            (b'%', Some(high), Some(low)) => {
                plain.push((high * 16 + low) as u8);
                at += 2;
            }
            (b'+', ..) => plain.push(b' '),
            _ => plain.push(byte),
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

/// Encodes a text as a value of an address.
fn encoded(text: &str) -> String {
    const FIGURES: [u8; 16] = *b"0123456789ABCDEF";
    let mut value = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => value.push(byte.into()),
            b' ' => value.push('+'),
            byte => {
                let figures = [byte >> 4, byte & 15].map(|half| char::from(FIGURES[usize::from(half)]));
                value.push('%');
                value.extend(figures);
            }
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(text: &str) -> Query {
        Query { text: text.into(), ..Query::default() }
    }

    #[test]
    fn letters_are_compared_without_their_marks() {
        for (text, plain) in [
            ("Adji-boto", "adji boto"),
            ("  Puḷmuṭṭu ", "pulmuttu"),
            ("Mañgala, É\u{301}TÉ", "mangala ete"),
            ("Parker’s", "parkers"),
            ("…", ""),
            ("Кот 11×11", "кот 11 11"),
        ] {
            assert_eq!(normalised(text), plain, "{text}");
        }
    }

    #[test]
    fn every_word_and_every_choice_must_fit() {
        let known = GameFacts {
            words: "first baendum olinda sri lanka",
            players: "2",
            board: "2x7",
            regions: "south-asia west-africa",
        };
        for text in ["", "  ", "first", "BÆNDUM", "lanka olin", "Sri-Lanka"] {
            assert!(asks(text).fits(known), "{text}");
        }
        assert!(!asks("first third").fits(known));
        let mut query = Query::read("players=2&board=2x7&region=west-africa");
        assert!(query.fits(known));
        query.region = "africa".into();
        assert!(!query.fits(known));
        assert!(!Query { players: "3".into(), ..Query::default() }.fits(known));
    }

    #[test]
    fn what_is_asked_goes_into_an_address_and_out_of_it() {
        let query = Query {
            text: "é & 50% +x".into(),
            players: "3".into(),
            board: "11x11".into(),
            region: "south-asia".into(),
        };
        assert_eq!(query.write(), "q=%C3%A9+%26+50%25+%2Bx&players=3&board=11x11&region=south-asia");
        assert_eq!(Query::read(&query.write()), query);
        assert_eq!(asks(" ").write(), "");
        for broken in ["", "q", "=", "q=%", "q=%4", "q=%zz", "q=%ff%fe", "&&&", "q=%C3"] {
            let read = Query::read(broken);
            assert_eq!((read.players.as_str(), read.board.as_str()), ("", ""), "{broken}");
        }
    }
}
