//! A moment of a game as text.

/// `m12`: after twelve moves. `m12.s7`: inside the twelfth, after seven of its steps.
pub fn moment(text: &str) -> Option<(usize, Option<usize>)> {
    let number = |text: &str| -> Option<usize> {
        text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
    };
    let text = text.strip_prefix('m')?;
    // split by hand: a two-character search would be compiled in for this alone
    match text.split_once('.') {
        Some((moves, steps)) => Some((number(moves)?, Some(number(steps.strip_prefix('s')?)?))),
        None => Some((number(text)?, None)),
    }
}
