//! The bytes of a program as a script that a zip makes small. Base64 hides from deflate what is alike, because three bytes
//! become four digits wherever they begin; here each byte is the same digit everywhere, and the rarer ones are two.

use xtask::pack::base64;

/// The digits: all of ASCII that stands in a string of JavaScript as it is, without the two marks.
const DIGITS: &str =
    " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|";

/// What stands before a digit: nothing for the most frequent bytes, a mark for the next ones, another for the rest.
const MARKS: [&str; 3] = ["", "~", "}"];

/// The script that puts the bytes where the start-up file looks for them, as Base64.
pub fn script(slot: &str, bytes: &[u8]) -> String {
    let order = by_frequency(bytes);
    let mut codes = vec![String::new(); order.len()];
    for (rank, &byte) in order.iter().enumerate() {
        let (mark, digit) = (MARKS[rank / DIGITS.len()], rank % DIGITS.len());
        codes[usize::from(byte)] = [mark, &DIGITS[digit..=digit]].concat();
    }
    let text: String = bytes.iter().map(|&byte| codes[usize::from(byte)].as_str()).collect();
    let (second, third) = (DIGITS.len(), 2 * DIGITS.len());
    let read = format!(
        "if(c==\"~\")from={second};else if(c==\"}}\")from={third};else{{text+=bytes[from+digits.indexOf(c)];from=0}}"
    );
    let order = base64(&order);
    [
        "(()=>{const digits=\"",
        DIGITS,
        "\",bytes=atob(\"",
        &order,
        "\");let text=\"\",from=0;for(const c of \"",
        &text,
        "\")",
        &read,
        "papan.packed.",
        slot,
        "=btoa(text)})()",
    ]
    .concat()
}

/// All bytes, the most frequent first.
fn by_frequency(bytes: &[u8]) -> Vec<u8> {
    let mut counts = [0_usize; 256];
    for &byte in bytes {
        counts[usize::from(byte)] += 1;
    }
    let mut order: Vec<u8> = (0..=u8::MAX).collect();
    order.sort_by_key(|&byte| (std::cmp::Reverse(counts[usize::from(byte)]), byte));
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the script does, with its own text.
    fn read(script: &str, order: &[u8]) -> Vec<u8> {
        let (_, rest) = script.split_once("for(const c of \"").unwrap();
        let (text, _) = rest.split_once('"').unwrap();
        let (mut bytes, mut from) = (Vec::new(), 0);
        for c in text.chars() {
            match MARKS[1..].iter().position(|mark| mark.starts_with(c)) {
                Some(mark) => from = (mark + 1) * DIGITS.len(),
                None => {
                    bytes.push(order[from + DIGITS.find(c).unwrap()]);
                    from = 0;
                }
            }
        }
        bytes
    }

    #[test]
    fn every_byte_comes_back() {
        let bytes: Vec<u8> = (0..=u8::MAX).chain([7; 500]).chain((0..=u8::MAX).rev()).collect();
        let script = script("page", &bytes);
        assert_eq!(read(&script, &by_frequency(&bytes)), bytes);
        assert!(script.ends_with("papan.packed.page=btoa(text)})()"), "{script}");
        assert!(script.contains("from=91;") && script.contains("from=182;"), "{script}");
    }

    #[test]
    fn digits_stand_in_a_string_as_they_are() {
        assert_eq!(DIGITS.len(), 91);
        assert!(DIGITS.bytes().all(|digit| (b' '..=b'|').contains(&digit) && !br#""\"#.contains(&digit)));
        assert!(MARKS.len() * DIGITS.len() >= 256);
        assert_eq!(by_frequency(b"bab")[..2], *b"ba");
    }
}
