//! The part of HTTP/1.1 needed to serve files on the loopback: one request per connection.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::TcpStream,
};

/// The limit of a request in bytes; the longest here are reports of policy violations.
const LONGEST: u64 = 64 * 1024;

/// A received request.
#[derive(Debug)]
pub struct Request {
    pub method: String,
    /// Decoded, without the query; begins with a slash.
    pub path: String,
    /// With its question mark, or empty.
    pub query: String,
    /// The requested host and port.
    pub host: Option<String>,
    /// Whether the client reads brotli.
    pub brotli: bool,
    pub body: String,
}

/// A response to be sent.
pub struct Response {
    pub status: Status,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

/// The status codes of this server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Ok,
    NoContent,
    Found,
    NotFound,
    NotAllowed,
}

impl Status {
    /// The code and its reason phrase.
    pub fn line(self) -> &'static str {
        match self {
            Self::Ok => "200 OK",
            Self::NoContent => "204 No Content",
            Self::Found => "302 Found",
            Self::NotFound => "404 Not Found",
            Self::NotAllowed => "405 Method Not Allowed",
        }
    }
}

/// Reads a request; `None` if the connection was opened in advance and never used.
pub fn receive(stream: &TcpStream) -> io::Result<Option<Request>> {
    let mut from = BufReader::new(stream.take(LONGEST));
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut words = line.split(' ');
    let (method, target) = (words.next(), words.next());
    let (Some(method), Some(target)) = (method, target) else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    let at = target.find('?').unwrap_or(target.len());
    let mut request = Request {
        method: method.into(),
        path: decode_path(&target[..at]).ok_or(io::ErrorKind::InvalidData)?,
        query: target[at..].into(),
        host: None,
        brotli: false,
        body: String::new(),
    };
    let mut length = 0;
    loop {
        let mut line = String::new();
        from.read_line(&mut line)?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        match name.to_ascii_lowercase().as_str() {
            "host" => request.host = Some(value.trim().into()),
            "accept-encoding" => request.brotli = value.split([',', ';']).any(|word| word.trim() == "br"),
            "content-length" => length = value.trim().parse().unwrap_or(0),
            _ => {}
        }
    }
    let mut body = Vec::new();
    from.take(length).read_to_end(&mut body)?;
    request.body = String::from_utf8_lossy(&body).into_owned();
    Ok(Some(request))
}

/// Sends a response, without its body for HEAD.
pub fn send(mut stream: &TcpStream, response: &Response, head: bool) -> io::Result<()> {
    let mut text = format!(
        "HTTP/1.1 {}\r\nConnection: close\r\nContent-Length: {}\r\n",
        response.status.line(),
        response.body.len()
    );
    for (name, value) in &response.headers {
        text += &format!("{name}: {value}\r\n");
    }
    stream.write_all((text + "\r\n").as_bytes())?;
    if !head {
        stream.write_all(&response.body)?;
    }
    stream.flush()
}

/// A path with %XX decoded; `None` if it is not UTF-8.
fn decode_path(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |b: Option<u8>| char::from(b?).to_digit(16);
                (digit(rest.next())? * 16 + digit(rest.next())?) as u8
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_decoded() {
        assert_eq!(decode_path("/a%20b/%C3%A9").as_deref(), Some("/a b/é"));
        for bad in ["/%", "/%4", "/%zz", "/%ff"] {
            assert_eq!(decode_path(bad), None, "{bad}");
        }
    }
}
