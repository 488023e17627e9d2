//! What is known of the site only when it is built.

use std::cell::RefCell;

thread_local! {
    static DATE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Sets the day of the version, as `2026-11-30`; `false` if the text is no day.
pub fn set_date(date: &str) -> bool {
    let is_day = date.len() == 10
        && date.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if is_day {
        DATE.set(Some(date.into()));
    }
    is_day
}

/// The day of the version, if it is known.
pub fn date() -> Option<String> {
    DATE.with_borrow(Clone::clone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_a_day() {
        for wrong in ["", "2026", "2026-11-3", "30-11-2026", "2026/11/30", "2026-11-30 ", "２０２６-11-30"]
        {
            assert!(!set_date(wrong), "{wrong}");
        }
        assert_eq!(date(), None);
        assert!(set_date("2026-11-30"));
        assert_eq!(date().as_deref(), Some("2026-11-30"));
    }
}
