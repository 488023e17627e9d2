//! Checksums, as `sha256sum -c` reads them.

use crate::contents::Files;
use sha2::{Digest, Sha256};

/// The name of the file that lists them.
pub const NAME: &str = "SHA256SUMS";

/// A line for each file but those named in `without`.
pub fn of(files: &Files, without: &[&str]) -> String {
    let listed = files.iter().filter(|(path, _)| !without.contains(&path.as_str()));
    listed.map(|(path, bytes)| format!("{}  {path}\n", hex(&Sha256::digest(bytes)))).collect()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_sum_two_spaces_and_a_path() {
        let files = Files::from([
            ("a/abc.txt".into(), b"abc".to_vec()),
            ("empty".into(), Vec::new()),
            ("left.js".into(), b"x".to_vec()),
        ]);
        // FIPS 180-4's example, and the sum of nothing
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a/abc.txt\n\
            e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty\n";
        assert_eq!(of(&files, &["left.js"]), expected);
    }
}
