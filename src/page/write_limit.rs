//! Limits how often the address is written where the browser has no other storage.

/// Safari refuses more than 100 addresses in 30 seconds. Writes after a pause come to 30 of them; the rest is
/// reserved for other writes.
const MOST: usize = 60;
const SPAN: f64 = 30_000.0;

/// The times of recent writes of the address, in milliseconds.
#[derive(Default)]
pub struct WriteLimit(Vec<f64>);

impl WriteLimit {
    /// Whether the address may be written at once.
    pub fn allows(&self, now: f64) -> bool {
        self.recent(now).count() < MOST
    }

    /// Records a write.
    pub fn record(&mut self, now: f64) {
        self.0 = self.recent(now).chain([now]).collect();
    }

    /// The writes of the period before `now`; if the clock was put back, none.
    fn recent(&self, now: f64) -> impl Iterator<Item = f64> {
        self.0.iter().copied().filter(move |time| (0.0..SPAN).contains(&(now - time)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_moves_in_ten_seconds_stay_below_what_safari_refuses() {
        for pause in [10.0, 100.0, 400.0, 999.0] {
            let (mut write_limit, mut written, mut wanted) = (WriteLimit::default(), Vec::<f64>::new(), 0);
            let mut tick = 0.0;
            while tick < 90_000.0 {
                wanted += 1;
                // a write that is not allowed at once waits until a second has passed
                if write_limit.allows(tick) || written.last().is_none_or(|last| tick - last >= 1000.0) {
                    write_limit.record(tick);
                    written.push(tick);
                }
                tick += pause;
            }
            assert!(written.len() >= 90.min(wanted), "{pause}");
            for first in &written {
                let most = written.iter().filter(|time| (*first..first + 30_000.0).contains(*time)).count();
                assert!(most < 95, "{most} with a move every {pause} ms");
            }
            assert!(written[..3] == [0.0, pause, 2.0 * pause], "the first are written at once");
        }
    }
}
