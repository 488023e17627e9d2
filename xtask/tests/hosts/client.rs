//! The part of an HTTP client that these tests need: a request on a connection of its own.

use std::{
    io::{Read, Write},
    net::{SocketAddr, TcpStream},
    time::Duration,
};

/// A response: its status, its headers with their names in small letters, and its body.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// The value of a header; there must not be two.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut of = self.headers.iter().filter(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let first = of.next();
        assert_eq!(of.next(), None, "two of {name}");
        first
    }
}

/// Sends a request with these headers, each with its line end; the path goes out as it is.
pub fn ask(at: SocketAddr, method: &str, path: &str, headers: &str) -> Answer {
    let mut stream = TcpStream::connect(at).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{headers}\r\n").unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    answer(&bytes).unwrap_or_else(|| panic!("{method} {path}: {}", String::from_utf8_lossy(&bytes)))
}

/// A GET request for the bytes as they lie in the file.
pub fn get(at: SocketAddr, path: &str) -> Answer {
    ask(at, "GET", path, "")
}

fn answer(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let (first, lines) = head.split_once("\r\n").unwrap_or((head, ""));
    let status = first.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<_> = lines
        .lines()
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_string()))
        .collect();
    let body = &bytes[end + 4..];
    let is_chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let body = if is_chunked { chunks(body)? } else { body.to_vec() };
    Some(Answer { status, headers, body })
}

/// The bytes of a body that is sent in pieces, each after its length.
fn chunks(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    // a response to HEAD has none
    while !rest.is_empty() {
        let end = rest.windows(2).position(|two| two == b"\r\n")?;
        let length = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?, 16).ok()?;
        body.extend(rest.get(end + 2..end + 2 + length)?);
        rest = rest.get(end + 4 + length..)?;
    }
    Some(body)
}
