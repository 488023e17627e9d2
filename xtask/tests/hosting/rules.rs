//! The format of a `_headers` file, as its two best-known hosts read it: both apply all rules that match, but one joins the
//! values of a name that is given twice, and the other takes the last.

use std::collections::BTreeMap;
use xtask::policy::{cache_control, content_type, is_open, policy};

/// A rule: a path with at most one `*`, and headers with their names in small letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pub path: String,
    pub headers: Vec<(String, String)>,
}

/// The headers of a response.
pub type Headers = BTreeMap<String, String>;

/// The rules of a file; an error names its line.
pub fn parse(text: &str) -> Result<Vec<Rule>, String> {
    let mut rules: Vec<Rule> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let fault = |what| Err(format!("line {number} {what}: {line}"));
        // one of the hosts leaves out longer lines
        if line.len() > 2000 {
            return fault("is too long");
        }
        match line.trim() {
            "" => {}
            comment if comment.starts_with('#') => {}
            path if path.starts_with('/') => {
                if path.matches('*').count() > 1 || path.contains("/:") {
                    return fault("has more than one `*`, or a placeholder");
                }
                // the same host keeps only the last of two rules for one path
                if rules.iter().any(|rule| rule.path == path) {
                    return fault("is there twice");
                }
                rules.push(Rule { path: path.into(), headers: Vec::new() });
            }
            header => match (header.split_once(": "), rules.last_mut()) {
                (Some((name, value)), Some(rule)) if !name.contains(' ') => {
                    rule.headers.push((name.to_lowercase(), value.into()));
                }
                _ => return fault("is no header of a path"),
            },
        }
    }
    match rules.iter().find(|rule| rule.headers.is_empty()) {
        Some(rule) => Err(format!("{} has no headers", rule.path)),
        // as many as it reads
        None if rules.len() > 100 => Err(format!("{} rules are too many", rules.len())),
        None => Ok(rules),
    }
}

/// The headers of a path, values of one name joined: what Cloudflare Pages does.
pub fn joined(rules: &[Rule], path: &str) -> Headers {
    let mut headers = Headers::new();
    for (name, value) in rules.iter().filter(|rule| is_exact(&rule.path, path)).flat_map(|rule| &rule.headers)
    {
        let of_name = headers.entry(name.clone()).and_modify(|had| *had += ", ").or_default();
        *of_name += value;
    }
    headers
}

/// The headers of a path, the last value of a name: what Netlify does.
pub fn replaced(rules: &[Rule], path: &str) -> Headers {
    let fitting = rules.iter().filter(|rule| is_loose(&rule.path, path));
    fitting.flat_map(|rule| rule.headers.iter().cloned()).collect()
}

/// Whether a path is that of a rule, in which `*` is any text.
fn is_exact(rule: &str, path: &str) -> bool {
    match rule.split_once('*') {
        Some((before, after)) => {
            path.len() >= before.len() + after.len() && path.starts_with(before) && path.ends_with(after)
        }
        None => rule == path,
    }
}

/// The same where case and a last slash say nothing, nor the slash before a `*` at the end.
fn is_loose(rule: &str, path: &str) -> bool {
    let (rule, path) = (rule.to_lowercase(), path.to_lowercase());
    match rule.strip_suffix("/*") {
        Some(before) => path.starts_with(before),
        None => is_exact(rule.trim_end_matches('/'), path.trim_end_matches('/')),
    }
}

/// Holds what each host would send for a path, which begins with a slash, against our rules.
pub fn hold(rules: &[Rule], path: &str) {
    let sent = joined(rules, path);
    assert_eq!(sent, replaced(rules, path), "hosts differ: {path}");
    let sent = |name: &str| sent.get(name).map(String::as_str);
    let file = &path[1..];
    assert_eq!(sent("cache-control"), Some(cache_control(file)), "{path}");
    assert_eq!(sent("x-content-type-options"), Some("nosniff"), "{path}");
    assert_eq!(sent("access-control-allow-origin"), is_open(file).then_some("*"), "{path}");
    // a host may leave out `.html`, so that no rule knows a page by its name: everything has the policy
    assert_eq!(sent("content-security-policy"), Some(policy("https://papan.example").as_str()), "{path}");
    if let Some(kind) = sent("content-type") {
        assert_eq!(kind, content_type(file), "{path}");
    }
}
