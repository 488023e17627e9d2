//! What of HTML text is seen or heard: the words between its tags, a line a block, and the names of its elements.

/// Elements that stand within a line; all others begin one.
const INLINE: [&str; 11] = ["a", "abbr", "b", "cite", "code", "em", "i", "q", "span", "strong", "tspan"];
/// Attributes that are read out or shown.
const NAMES: [&str; 5] = ["aria-label", "alt", "aria-description", "placeholder", "title"];

/// The lines that are seen of HTML text; a name of an element stands in brackets.
pub fn lines(html: &str) -> Vec<String> {
    let (mut lines, mut line, mut rest) = (Vec::new(), String::new(), html);
    while let Some((text, tag)) = rest.split_once('<') {
        line.push_str(text);
        let (tag, after) = whole(tag);
        rest = after;
        let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap_or_default();
        if !INLINE.contains(&name) {
            end(&mut lines, &mut line);
        }
        lines.extend(NAMES.iter().filter_map(|name| Some(format!("[{name}] {}", attribute(tag, name)?))));
        if let Some((_, after)) = Some(name)
            .filter(|name| ["style", "script"].contains(name))
            .and_then(|_| rest.split_once("</").filter(|_| !tag.starts_with('/')))
        {
            rest = after.split_once('>').map_or("", |(_, after)| after);
        }
    }
    line.push_str(rest);
    end(&mut lines, &mut line);
    lines
}

/// A tag and what follows it: in the value of an attribute `>` ends nothing.
fn whole(text: &str) -> (&str, &str) {
    let mut quoted = false;
    let end = text.find(|letter| {
        quoted ^= letter == '"';
        letter == '>' && !quoted
    });
    end.map_or((text, ""), |end| (&text[..end], &text[end + 1..]))
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, value) = tag.split_once(&format!(" {name}=\""))?;
    value.split('"').next().map(plain).filter(|value| !value.is_empty())
}

fn plain(text: &str) -> String {
    let signs =
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&")];
    signs.iter().fold(text.to_string(), |text, (written, sign)| text.replace(written, sign))
}

fn end(lines: &mut Vec<String>, line: &mut String) {
    let words = plain(line).split_whitespace().collect::<Vec<_>>().join(" ");
    line.clear();
    if !words.is_empty() {
        lines.push(words);
    }
}

#[test]
fn the_words_of_blocks_stand_a_line_each() {
    let html = r#"<p class="a>b">One <b>two</b> &amp; three</p><button aria-label="Close">×</button>end"#;
    assert_eq!(lines(html), ["One two & three", "[aria-label] Close", "×", "end"]);
}
