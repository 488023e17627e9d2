//! A zip of files.

use crate::contents::{Files, PACKED};
use std::io::{Cursor, Write};
use xtask::{Result, error};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

/// The levels of deflate: the last that is quick, and one round of zopfli after it. That makes programs, half of a pack, 4 %
/// smaller in ten seconds; the pages would take ninety more for as much.
const SMALL: i64 = 9;
const SMALLEST: i64 = 10;

/// The bytes of a zip that has the files below a folder `top`. The same files give the same bytes: no entry has a time.
pub fn zip(top: &str, files: &Files) -> Result<Vec<u8>> {
    let failed = |why: &dyn std::fmt::Display| error!("The zip cannot be made: {why}.");
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(10));
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        let level = if path.ends_with(PACKED) { SMALLEST } else { SMALL };
        let options = options.compression_level(Some(level));
        writer.start_file(format!("{top}/{path}"), options).map_err(|e| failed(&e))?;
        writer.write_all(bytes).map_err(|e| failed(&e))?;
    }
    Ok(writer.finish().map_err(|e| failed(&e))?.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use zip::ZipArchive;

    #[test]
    fn a_zip_has_its_files_below_one_folder_and_the_same_bytes_each_time() {
        let long = "all counters are sown. ".repeat(500).into_bytes();
        let files = Files::from([("a/b.txt".into(), b"one".to_vec()), ("c.txt".into(), long.clone())]);
        let bytes = zip("top", &files).unwrap();
        assert_eq!(bytes, zip("top", &files).unwrap());
        assert!(bytes.len() < long.len() / 2);
        let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
        assert_eq!(archive.len(), 2);
        for (path, expected) in &files {
            let mut found = Vec::new();
            archive.by_name(&format!("top/{path}")).unwrap().read_to_end(&mut found).unwrap();
            assert_eq!(&found, expected, "{path}");
        }
    }
}
