//! What a move did or would do: the path of a ka, and the line it takes.

use super::super::mark::{DASHED, PLANNED_CHIP, chalk, circle};
use super::super::materials::{CHALK, SOOT};
use super::super::svg::{Path, Point, num};
use super::super::upright;
use super::layout::{BALL, BOARD};
use super::mark::{chip, chip_y, middle};
use super::{Colour, Layout, SIDE};

/// How much of a line of sight stays free of dots at a ka and at a ball.
const FREE: [f64; 2] = [BALL + 10.0, BALL + 7.0];

/// How a ka goes from one point to another of the same row or column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    pub from: usize,
    pub to: usize,
    /// Whether it hops over the token between them.
    pub jumps: bool,
}

/// The path of a move that was made.
pub struct MovePath<'a> {
    /// The step of the ka; `None` for a passage.
    pub step: Option<Step>,
    /// The points that tokens were taken from.
    pub taken: &'a [usize],
}

/// A line that a ka may take.
pub struct Offer<'a> {
    /// The point the ka takes it from.
    pub at: usize,
    /// The step of the ka to that point; `None` if it stands there already.
    pub step: Option<Step>,
    /// The tokens in the order they are counted, all of one colour.
    pub tokens: &'a [usize],
    pub colour: Colour,
    /// What the line brings, in words; free of markup.
    pub price: &'a str,
}

/// Draws the path of a move: a dotted ring where the ka stood, an arrow, and a ring round each emptied point,
/// with dots along the ka's line of sight. It must be drawn below the pieces.
pub fn move_path(layout: &Layout, path: &MovePath) -> String {
    let mut text = String::new();
    if let Some(step) = path.step {
        text += &sight(layout, step.to, path.taken, Some(step.from), [33.0, 15.0]);
        let dots = r#" stroke-dasharray="2.5 9.5" stroke-linecap="round""#;
        text += &circle(middle(layout, step.from), 18.0, 3.2 * layout.line_scale(), dots);
        text += &arrow(layout, step, 22.0, 37.0);
    }
    for &point in path.taken {
        text += &circle(middle(layout, point), 14.0, 2.4 * layout.line_scale(), "");
    }
    text
}

/// Draws the line that is considered: brackets at both ends, numbers on the balls, dots on the ka's line of
/// sight, the price on a chip, and the ka's step to the point, if any.
pub fn offer(layout: &Layout, offer: &Offer) -> String {
    let mut text = sight(layout, offer.at, offer.tokens, offer.step.map(|step| step.from), FREE);
    if let Some(step) = offer.step {
        text += &arrow(layout, step, BALL + 9.0, BALL + 8.0);
    }
    text += &brackets(layout, offer.tokens, "");
    for (i, &token) in offer.tokens.iter().enumerate() {
        text += &numbered(layout, token, offer.colour, i + 1);
    }
    let at = price_at(layout, offer.tokens);
    text + &chip(layout, at, offer.price, &PLANNED_CHIP)
}

/// Marks another line that might be taken from the same point: its brackets, dashed.
pub fn other(layout: &Layout, at: usize, step: Option<Step>, tokens: &[usize]) -> String {
    sight(layout, at, tokens, step.map(|step| step.from), FREE) + &brackets(layout, tokens, DASHED)
}

/// A number on a ball that leaves the ball's colour visible.
fn numbered(layout: &Layout, point: usize, colour: Colour, number: usize) -> String {
    let (x, y) = middle(layout, point);
    let size = if layout.is_small() { 35.0 } else { 26.0 };
    let (fill, halo) = match colour {
        Colour::Black => (CHALK, SOOT),
        Colour::White => (SOOT, CHALK),
    };
    let (x, y, size) = (num(x), num(y + size * 0.34), num(size));
    upright(&format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" class="pp-fig" fill="{fill}" stroke="{halo}" stroke-width="5" stroke-linejoin="round" paint-order="stroke">{number}</text>"#
    ))
}

/// The ends of a line of tokens along its axis: left or upper, then right or lower.
fn ends(layout: &Layout, tokens: &[usize]) -> Option<(Point, Point)> {
    let places = || tokens.iter().map(|&token| middle(layout, token));
    let first = places().reduce(|p, q| (p.0.min(q.0), p.1.min(q.1)))?;
    let last = places().reduce(|p, q| (p.0.max(q.0), p.1.max(q.1)))?;
    Some((first, last))
}

/// Brackets at both ends of a line of tokens; `upright` where it runs along a column.
fn brackets(layout: &Layout, tokens: &[usize], more: &str) -> String {
    let Some(((x0, y0), (x1, y1))) = ends(layout, tokens) else { return String::new() };
    let (e, lip) = (28.0, 15.0);
    let stay = |point: Point| point;
    let upright = runs_up(tokens);
    let d = if upright {
        Path::new(&stay)
            .line([(x0 - e, y0 - e + lip), (x0 - e, y0 - e), (x0 + e, y0 - e), (x0 + e, y0 - e + lip)])
            .line([(x1 - e, y1 + e - lip), (x1 - e, y1 + e), (x1 + e, y1 + e), (x1 + e, y1 + e - lip)])
    } else {
        Path::new(&stay)
            .line([(x0 - e + lip, y0 - e), (x0 - e, y0 - e), (x0 - e, y0 + e), (x0 - e + lip, y0 + e)])
            .line([(x1 + e - lip, y1 - e), (x1 + e, y1 - e), (x1 + e, y1 + e), (x1 + e - lip, y1 + e)])
    };
    chalk(&d.text(), 3.4 * layout.line_scale(), more)
}

/// Whether tokens stand in one column. A single token gets the brackets of a row.
fn runs_up(tokens: &[usize]) -> bool {
    tokens.len() > 1 && tokens.iter().all(|token| token % SIDE == tokens[0] % SIDE)
}

/// Where the price of a line stands: at the edge of the board that is nearer to the line.
fn price_at(layout: &Layout, tokens: &[usize]) -> Point {
    let Some(((x0, y0), (x1, y1))) = ends(layout, tokens) else { return (0.0, 0.0) };
    ((x0 + x1) / 2.0, chip_y(layout, if y0 + y1 < BOARD { -1.0 } else { 1.0 }))
}

/// Dots from a ka to the nearest token on each side, with a free length at the ka and at the token. The point
/// that the ka leaves is skipped, because the ka still lies there while a line is considered.
fn sight(
    layout: &Layout,
    at: usize,
    tokens: &[usize],
    from: Option<usize>,
    [leave, reach]: [f64; 2],
) -> String {
    let stay = |point: Point| point;
    let (x, y) = middle(layout, at);
    let mut path = Path::new(&stay);
    for (sx, sy) in [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)] {
        let far_on = |point: usize| {
            let (u, v) = middle(layout, point);
            let far = (u - x) * sx + (v - y) * sy;
            let aside = (u - x) * sy + (v - y) * sx;
            (far > 1.0 && aside * aside < 1.0).then_some(far)
        };
        let nearest = tokens.iter().filter_map(|&token| far_on(token)).reduce(f64::min);
        let leave = match (nearest, from.and_then(far_on)) {
            (Some(far), Some(passed)) if passed < far => passed + leave,
            _ => leave,
        };
        if let Some(far) = nearest
            && far - leave - reach > 12.0
        {
            path = path
                .line([(x + sx * leave, y + sy * leave), (x + sx * (far - reach), y + sy * (far - reach))]);
        }
    }
    let d = path.text();
    if d.is_empty() {
        return d;
    }
    let weight = layout.line_scale();
    let (under, width, gap) = (num(7.0 * weight), num(3.6 * weight), num(11.0 * weight));
    format!(
        r#"<path d="{d}" stroke="{SOOT}" stroke-opacity=".62" stroke-width="{under}" stroke-linecap="round"/><path d="{d}" stroke="{CHALK}" stroke-width="{width}" stroke-dasharray=".1 {gap}" stroke-linecap="round"/>"#
    )
}

/// An arrow between two points, with a free length at both ends; it bends round a token that is jumped.
fn arrow(layout: &Layout, step: Step, leave: f64, reach: f64) -> String {
    let ((x, y), (u, v)) = (middle(layout, step.from), middle(layout, step.to));
    let far = (u - x).abs() + (v - y).abs();
    if far < 1.0 {
        return String::new();
    }
    let (ax, ay) = ((u - x) / far, (v - y) / far);
    // coordinates along the arrow and to its left
    let at = |(along, aside): Point| (x + ax * along + ay * aside, y + ay * along - ax * aside);
    let wing = 8.0 * layout.line_scale();
    let path = Path::new(&at);
    let d = if step.jumps {
        // the bow clears the ball and ends at the rim of the piece at its end
        let (rise, slant) = (0.74, 0.68);
        let head = (far - reach * slant, reach * rise);
        path.m((leave * slant, leave * rise))
            .c((far * 0.3, 46.0), (far * 0.7, 46.0), head)
            .m((head.0 - wing * 1.3, head.1 + wing * 0.1))
            .l(head)
            .l((head.0 + wing * 0.1, head.1 + wing * 1.3))
    } else {
        let tip = (far - reach).max(leave + wing * 0.8);
        let start = leave.min(tip - wing * 0.8);
        path.line([(start, 0.0), (tip, 0.0)]).line([
            (tip - wing, wing * 0.85),
            (tip, 0.0),
            (tip - wing, -wing * 0.85),
        ])
    };
    chalk(&d.text(), 3.6 * layout.line_scale(), "")
}
