//! Our own sine and cosine. Those of the platform differ in the last bit between a server and a browser, but a
//! picture must not differ. The general ones also make the program larger, because they serve arguments that do
//! not occur here.

use std::f64::consts::{FRAC_PI_2, PI};

/// The sine of an angle in radians, to ten decimal places up to some thousands of radians.
pub fn sin(angle: f64) -> f64 {
    let half_turns = (angle / PI + 0.5).floor();
    let x = angle - half_turns * PI;
    let square = x * x;
    // the series of the sine, from its last term inwards: term n is divided by 2n(2n + 1)
    let series = (1..9).rev().fold(1.0, |sum, n| {
        let even = f64::from(2 * n);
        1.0 - square / (even * (even + 1.0)) * sum
    });
    let sine = x * series;
    if half_turns as i64 % 2 == 0 { sine } else { -sine }
}

/// The cosine, as [`sin`].
pub fn cos(angle: f64) -> f64 {
    sin(angle + FRAC_PI_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_machine() {
        for step in -5000..5000 {
            let angle = f64::from(step) * 0.0173;
            assert!((sin(angle) - angle.sin()).abs() < 1e-10, "{angle}");
            assert!((cos(angle) - angle.cos()).abs() < 1e-10, "{angle}");
        }
    }
}
