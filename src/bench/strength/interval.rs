//! How certain a measured share of games is.

/// Results of games: a draw is half a win, a shared win of three is divided.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// The sums of the shares by the player's seat, which rotates.
    pub shares: [f64; 3],
}

impl Tally {
    pub fn add(&mut self, seat: usize, share: f64) {
        self.shares[seat % 3] += share;
        if share > 0.99 {
            self.wins += 1;
        } else if share > 0.01 {
            self.draws += 1;
        } else {
            self.losses += 1;
        }
    }

    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// 0 to 1.
    pub fn share(&self) -> f64 {
        self.shares.iter().sum::<f64>() / f64::from(self.games().max(1))
    }

    /// The share in each of `seats` seats.
    pub fn by_seat(&self, seats: usize) -> impl Iterator<Item = f64> {
        let games = move |seat: usize| (self.games() as usize + seats - 1 - seat) / seats.max(1);
        (0..seats.min(3)).map(move |seat| self.shares[seat] / games(seat).max(1) as f64)
    }

    /// Wilson's interval around the share: 95 times of 100 it holds the long-run value. Draws make the true
    /// interval narrower.
    pub fn interval(&self) -> [f64; 2] {
        wilson(self.share(), self.games())
    }

    /// Whether a bound lies outside the interval.
    pub fn excludes(&self, bound: f64) -> bool {
        let [low, high] = self.interval();
        bound < low || bound > high
    }
}

/// Wilson's interval of 95 % around a share of so many games.
pub fn wilson(share: f64, games: u32) -> [f64; 2] {
    const Z: f64 = 1.959_964;
    let games = f64::from(games);
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let z = Z * Z / games;
    let middle = (share + z / 2.0) / (1.0 + z);
    let half = Z / (1.0 + z) * (share * (1.0 - share) / games + z / (4.0 * games)).max(0.0).sqrt();
    [middle - half, middle + half]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilson_s() {
        let mut tally = Tally::default();
        for game in 0..200 {
            tally.add(game % 2, if game < 190 { 1.0 } else { 0.0 });
        }
        let [low, high] = tally.interval();
        assert!((low - 0.9104).abs() < 5e-4 && (high - 0.9726).abs() < 5e-4, "{low} {high}");
        assert!(tally.excludes(0.9) && !tally.excludes(0.95) && tally.excludes(0.98));
        assert_eq!(Tally::default().interval(), [0.0, 1.0]);
    }
}
