//! The prospects of three seats as a point in a triangle: the nearer to a corner, the likelier its seat wins.

use crate::{
    engine::seat::Seat,
    page::markup::escaped,
    words::{Message, say},
};

/// The corners, in units of the drawing. That of the first seat is at the bottom, where this seat sits.
const CORNERS: [(i32, i32); 3] = [(120, 184), (22, 32), (218, 32)];

/// The point of prospects in thousandths, in hundredths of a unit; the middle if there are none.
fn point(prospects: [u16; 3]) -> (i32, i32) {
    let sum: i32 = prospects.iter().map(|&share| i32::from(share)).sum();
    let weigh = |along: fn((i32, i32)) -> i32| {
        let all = CORNERS.iter().zip(prospects);
        match sum {
            0 => CORNERS.iter().map(|&corner| along(corner)).sum::<i32>() * 100 / 3,
            sum => all.map(|(&corner, share)| along(corner) * i32::from(share)).sum::<i32>() * 100 / sum,
        }
    };
    (weigh(|(x, _)| x), weigh(|(_, y)| y))
}

fn unit(hundredths: i32) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Draws the triangle; the text beside it says the same.
pub fn triangle(prospects: [u16; 3]) -> String {
    let [a, b, c] = CORNERS.map(|(x, y)| format!("{x} {y}"));
    let (middle_x, middle_y) = point([1; 3]);
    let (x, y) = point(prospects);
    let mut text = format!(
        "<svg class=\"advice-triangle\" viewBox=\"0 0 240 216\" aria-hidden=\"true\" focusable=\"false\"><path class=\"advice-side\" d=\"M{a}L{b}L{c}z\"/>"
    );
    // from the middle to the corners: the lines on which two seats are equally likely
    for from in CORNERS {
        text += &format!(
            "<path class=\"advice-rib\" d=\"M{} {}L{} {}\"/>",
            unit(middle_x),
            unit(middle_y),
            from.0,
            from.1
        );
    }
    for (seat, (x, y)) in CORNERS.into_iter().enumerate() {
        let Some(seat) = Seat::at(seat) else { continue };
        let (y, anchor) = match x {
            120 => (y + 22, "middle"),
            ..120 => (y - 12, "start"),
            _ => (y - 12, "end"),
        };
        let x = match anchor {
            "start" => 4,
            "end" => 236,
            _ => x,
        };
        text += &format!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"17\">{}</text>",
            escaped(&say(&Message::Seat(seat)))
        );
    }
    let (x, y) = (unit(x), unit(y));
    text + &format!("<circle class=\"advice-point\" cx=\"{x}\" cy=\"{y}\" r=\"7\"/></svg>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_sure_to_win_has_the_point_in_the_corner() {
        for (seat, (x, y)) in CORNERS.into_iter().enumerate() {
            let mut prospects = [0; 3];
            prospects[seat] = 1000;
            assert_eq!(point(prospects), (100 * x, 100 * y));
        }
        assert_eq!(point([0; 3]), point([333; 3]));
        let (_, y) = point([500, 250, 250]);
        assert!(y > point([333; 3]).1, "towards the first");
        let drawn = triangle([500, 250, 250]);
        assert!(["Player 1", "Player 2", "Player 3"].iter().all(|seat| drawn.contains(&format!(">{seat}<"))));
    }
}
