//! Shortens the names of a program's imports: the names of bindings end in a hash, which adds kilobytes to a
//! first load.

use crate::{Result, error};

const PREFIX: &str = "__wbg_";
/// The section of a module that holds its imports (WebAssembly 1.0, 5.5.5).
const IMPORTS: u8 = 2;
const HEADER: usize = 8;

/// Replaces the name of every binding by a number, in the glue and in the module.
///
/// # Errors
/// The module cannot be parsed.
pub fn shorten_imports(glue: &str, wasm: &[u8]) -> Result<(String, Vec<u8>)> {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut names: Vec<&str> = Vec::new();
    for (at, _) in glue.match_indices(PREFIX) {
        let name = glue[at..].split(|letter| !is_name(letter)).next().unwrap_or_default();
        let whole = !glue[..at].ends_with(is_name);
        let hash = name.rsplit('_').next().unwrap_or_default();
        let hashed = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        if whole && hashed && !names.contains(&name) {
            names.push(name);
        }
    }
    let short = |name: &[u8]| {
        let at = names.iter().position(|known| known.as_bytes() == name)?;
        Some(format!("w{}", at + 1))
    };
    let wasm =
        rename_imports(wasm, short).ok_or_else(|| error!("The imports of a module cannot be read."))?;
    // no name is a prefix of another, because all end in a hash of the same length and the longest are replaced
    // first
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(names[at].len()));
    let text =
        order.into_iter().fold(glue.to_string(), |text, at| text.replace(names[at], &format!("w{}", at + 1)));
    Ok((text, wasm))
}

/// The unread rest of a module.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, left) = self.0.split_at_checked(count)?;
        self.0 = left;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes(1).map(|byte| byte[0])
    }

    /// A number in LEB128, of 32 bits at most.
    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7F) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn vector(&mut self) -> Option<&'a [u8]> {
        let count = self.number()?;
        self.bytes(count)
    }

    /// Skips the limits of a table or a memory: one number, or two.
    fn limits(&mut self) -> Option<()> {
        let both = self.byte()? & 1 == 1;
        self.number()?;
        if both { self.number().map(drop) } else { Some(()) }
    }

    /// The description of an import without its names, as bytes.
    fn kind(&mut self) -> Option<&'a [u8]> {
        let from = self.0;
        match self.byte()? {
            0 => self.number().map(drop)?,
            1 => {
                self.byte()?;
                self.limits()?;
            }
            2 => self.limits()?,
            3 => self.bytes(2).map(drop)?,
            4 => {
                self.byte()?;
                self.number().map(drop)?;
            }
            _ => return None,
        }
        from.get(..from.len() - self.0.len())
    }
}

fn write_number(out: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn write_vector(out: &mut Vec<u8>, bytes: &[u8]) {
    write_number(out, bytes.len());
    out.extend(bytes);
}

/// A module with imports renamed by `short`; imports for which it returns nothing keep their names.
fn rename_imports(wasm: &[u8], short: impl Fn(&[u8]) -> Option<String>) -> Option<Vec<u8>> {
    let mut module = Reader(wasm);
    let mut out = module.bytes(HEADER)?.to_vec();
    while let Some(section) = module.byte() {
        let body = module.vector()?;
        out.push(section);
        if section != IMPORTS {
            write_vector(&mut out, body);
            continue;
        }
        let (mut imports, mut now) = (Reader(body), Vec::new());
        let count = imports.number()?;
        write_number(&mut now, count);
        for _ in 0..count {
            write_vector(&mut now, imports.vector()?);
            let name = imports.vector()?;
            let number = short(name);
            write_vector(&mut now, number.as_deref().map_or(name, str::as_bytes));
            now.extend(imports.kind()?);
        }
        if !imports.0.is_empty() {
            return None;
        }
        write_vector(&mut out, &now);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with a section of types, which stays unchanged, and imports: functions, a memory with a limit,
    /// a global.
    fn module(names: [&str; 4]) -> Vec<u8> {
        let mut imports = vec![4];
        for (name, kind) in
            names.into_iter().zip([&[0, 7][..], &[0, 0x80, 1], &[2, 1, 17, 0x80, 2], &[3, 0x7F, 0]])
        {
            write_vector(&mut imports, b"./app_bg.js");
            write_vector(&mut imports, name.as_bytes());
            imports.extend(kind);
        }
        let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0".to_vec();
        module.push(IMPORTS);
        write_vector(&mut module, &imports);
        module.extend(b"\x0A\x02\x01\0");
        module
    }

    #[test]
    fn bindings_are_numbered_alike_in_glue_and_wasm() {
        let glue = "{__wbg_now_0123456789abcdef:()=>1,__wbg_set_fedcba9876543210:2,__wbg_free:3,x:__wbg_now_0123456789abcdef}";
        let wasm =
            module(["__wbg_now_0123456789abcdef", "__wbg_set_fedcba9876543210", "memory", "__wbg_free"]);
        let (text, bytes) = shorten_imports(glue, &wasm).unwrap();
        assert_eq!(text, "{w1:()=>1,w2:2,__wbg_free:3,x:w1}");
        assert_eq!(bytes, module(["w1", "w2", "memory", "__wbg_free"]));
    }

    #[test]
    fn invalid_modules_are_refused() {
        let wasm = module(["a", "b", "c", "d"]);
        assert!(shorten_imports("", &wasm).is_ok());
        for cut in [0, 7, 12, wasm.len() - 1, wasm.len() - 6] {
            assert!(shorten_imports("", &wasm[..cut]).is_err(), "{cut}");
        }
    }
}
