//! Lines of a text of which the width is known nearly enough, without a browser: a picture wraps its own words.

/// The width of a letter in tenths of the size of the letters, in a common font without serifs; rather too much.
const fn tenths(letter: char) -> i32 {
    match letter {
        'i' | 'j' | 'l' | 'f' | 't' | 'r' | 'I' | ' ' | '.' | ',' | ':' | ';' | '!' | '\'' | '’' | '|'
        | '(' | ')' => 4,
        'm' | 'w' | 'M' | 'W' | '…' | '@' | '%' => 10,
        'A'..='Z' => 8,
        // scripts whose letters are as wide as high
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'.. => 11,
        _ => 6,
    }
}

/// The width of a text in the unit of `size`, which is the size of its letters.
pub fn width(text: &str, size: i32) -> i32 {
    text.chars().map(tenths).sum::<i32>() * size / 10
}

/// The lines of a text that are at most so wide. A word that is wider itself is broken.
pub fn lines(text: &str, size: i32, room: i32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().filter(|line| !line.is_empty());
        if let Some(line) = line {
            if width(line, size) + width(word, size) + width(" ", size) <= room {
                line.push(' ');
                line.push_str(word);
                continue;
            }
            lines.push(String::new());
        }
        for letter in word.chars() {
            let wide = width(letter.encode_utf8(&mut [0; 4]), size);
            if let Some(line) = lines.last_mut()
                && (line.is_empty() || width(line, size) + wide <= room)
            {
                line.push(letter);
                continue;
            }
            lines.push(letter.into());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_hold_all_words_and_are_as_wide_as_they_may() {
        let text = "South captured three beans from D. The turn goes to North, who has ten.";
        for room in [20, 60, 100, 300, 1000] {
            let lines = lines(text, 13, room);
            let words = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(words(&lines.concat()), words(text), "{room}");
            assert!(lines.iter().all(|line| width(line, 13) <= room), "{room}: {lines:?}");
            if room >= 60 {
                assert_eq!(lines.join(" "), text, "{room}: no word is broken that has room");
            }
        }
        assert_eq!(lines("", 13, 100), [""]);
    }
}
