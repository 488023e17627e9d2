//! What other systems reach in random games: measured once, by their own playouts, one thread of a shared Zen 4
//! server, CPU time. For orientation: another machine gives other figures on both sides.

/// Ludii (Java): moves a second; a lap of a sowing counts as a move there.
pub fn ludii(game: &str) -> Option<f64> {
    Some(match game {
        "adjiboto" => 129_700.0,
        "mangala-suez" => 134_100.0,
        "kotu-baendum" => 92_200.0,
        "raja-pasu-mandiri" => 95_000.0,
        "kalah" => 326_600.0,
        "oware" => 92_600.0,
        _ => return None,
    })
}

/// OpenSpiel (C++, -O3): games a second.
pub fn openspiel(game: &str) -> Option<f64> {
    match game {
        "kalah" => Some(158_000.0),
        "oware" => Some(33_400.0),
        _ => None,
    }
}
