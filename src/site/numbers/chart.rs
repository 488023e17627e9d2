//! Charts as SVG text. They are as narrow as a phone, so that nothing has to be moved sideways; the style sheet has their
//! colours. What they show stands in a table too, so they are hidden from those who have a page read to them.

use crate::page::markup::escaped;

/// The width of a chart, in units of the picture.
const WIDTH: f64 = 340.0;
/// The height of a row: a name and, below it, what is drawn.
const ROW: f64 = 40.0;

/// A share from 0 to 1 with its interval, and what would be even.
pub struct Bar {
    pub name: String,
    pub value: String,
    pub share: f64,
    pub low: f64,
    pub high: f64,
    pub even: f64,
}

/// A length: what few, half and most do not exceed.
pub struct Range {
    pub name: String,
    pub low: f64,
    pub middle: f64,
    pub high: f64,
}

/// Counts of 1, 2, 3 … moves.
pub struct Line {
    pub name: String,
    pub counts: Vec<u64>,
}

/// A place of a grid; without a value, it is not known.
pub struct Cell {
    pub text: String,
    pub value: Option<i32>,
}

fn svg(height: f64, inside: &str) -> String {
    format!(
        "<svg class=\"nb-chart\" viewBox=\"0 0 {WIDTH:.0} {height:.0}\" aria-hidden=\"true\">{inside}</svg>"
    )
}

/// What a letter is wide on average, in units of the picture, in the wider of the fonts that pages are shown in.
const LETTER: f64 = 6.6;

/// Two texts of one line, from its beginning and to its end. The first is set as narrow as the second leaves room for.
fn name(name: &str, value: &str, y: f64) -> String {
    let wide = |text: &str| text.chars().count() as f64 * LETTER;
    let room = WIDTH - wide(value) - LETTER;
    let squeezed = match wide(name) > room {
        true => format!(" textLength=\"{room:.0}\" lengthAdjust=\"spacingAndGlyphs\""),
        false => String::new(),
    };
    format!(
        "<text x=\"0\" y=\"{y:.0}\"{squeezed}>{}</text><text class=\"nb-end\" x=\"{WIDTH:.0}\" y=\"{y:.0}\">{}</text>",
        escaped(name),
        escaped(value)
    )
}

/// A bar a share, the interval as a line across its end, and a mark where the share would be even.
pub fn shares(bars: &[Bar]) -> String {
    let mut text = String::new();
    for (at, bar) in bars.iter().enumerate() {
        let y = ROW * at as f64;
        let [share, low, high, even] = [bar.share, bar.low, bar.high, bar.even].map(|share| share * WIDTH);
        let (top, middle) = (y + 19.0, y + 25.0);
        text += &name(&bar.name, &bar.value, y + 13.0);
        text += &format!(
            "<rect class=\"nb-track\" x=\"0\" y=\"{top:.0}\" width=\"{WIDTH:.0}\" height=\"12\"/>\
            <rect class=\"nb-bar\" x=\"0\" y=\"{top:.0}\" width=\"{share:.1}\" height=\"12\"/>\
            <path class=\"nb-even\" d=\"M{even:.1} {:.0}v18\"/>\
            <path class=\"nb-interval\" d=\"M{low:.1} {middle:.0}H{high:.1}M{low:.1} {:.0}v8M{high:.1} {:.0}v8\"/>",
            top - 3.0,
            middle - 4.0,
            middle - 4.0
        );
    }
    svg(ROW * bars.len() as f64, &text)
}

/// A bar from few to most, with a mark at half. Each step of the scale is ten times as long.
pub fn ranges(ranges: &[Range]) -> String {
    let most = ranges.iter().map(|range| range.high).fold(10.0, f64::max).log10().max(1.0);
    let place = |moves: f64| moves.max(1.0).log10() / most * WIDTH;
    let height = ROW * ranges.len() as f64;
    let mut text = String::new();
    for power in 0..=most as u32 {
        let x = place(10f64.powi(power as i32));
        text += &format!("<path class=\"nb-scale\" d=\"M{x:.1} 0V{height:.0}\"/>");
        let side = if x > WIDTH - 30.0 { " class=\"nb-end\"" } else { "" };
        text += &format!("<text{side} x=\"{x:.1}\" y=\"{:.0}\">{}</text>", height + 15.0, 10u64.pow(power));
    }
    for (at, range) in ranges.iter().enumerate() {
        let y = ROW * at as f64;
        let [low, middle, high] = [range.low, range.middle, range.high].map(place);
        text += &name(&range.name, &format!("{} – {} – {}", range.low, range.middle, range.high), y + 13.0);
        text += &format!(
            "<rect class=\"nb-bar nb-pale\" x=\"{low:.1}\" y=\"{:.0}\" width=\"{:.1}\" height=\"10\" rx=\"3\"/>\
            <path class=\"nb-interval\" d=\"M{middle:.1} {:.0}v16\"/>",
            y + 20.0,
            (high - low).max(2.0),
            y + 17.0
        );
    }
    svg(height + 20.0, &text)
}

/// A line a game; each step upwards is ten times as many. The name stands where the line ends.
pub fn lines(lines: &[Line]) -> String {
    const HEIGHT: f64 = 300.0;
    let [left, bottom, right] = [34.0, HEIGHT - 22.0, 104.0];
    let deepest = lines.iter().map(|line| line.counts.len()).max().unwrap_or(1).max(2);
    let most = lines.iter().flat_map(|line| &line.counts).max().copied().unwrap_or(10).max(10);
    let most = (most as f64).log10();
    let across = |depth: usize| left + depth as f64 / (deepest - 1) as f64 * (WIDTH - left - right);
    let up = |count: u64| bottom - (count.max(1) as f64).log10() / most * (bottom - 12.0);
    let mut text = String::new();
    for power in 0..=most as u32 {
        let y = up(10u64.pow(power));
        text += &format!(
            "<path class=\"nb-scale\" d=\"M{left:.0} {y:.1}H{:.0}\"/><text class=\"nb-end\" x=\"{:.0}\" y=\"{:.1}\">10<tspan dy=\"-5\" class=\"nb-power\">{power}</tspan></text>",
            WIDTH - right,
            left - 4.0,
            y + 4.0
        );
    }
    for depth in 0..deepest {
        text += &format!(
            "<text class=\"nb-mid nb-axis\" x=\"{:.1}\" y=\"{:.0}\">{}</text>",
            across(depth),
            HEIGHT - 4.0,
            depth + 1
        );
    }
    // names stand below one another in the order of the ends of their lines
    let mut names: Vec<(f64, f64, usize)> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let points: Vec<String> = (line.counts.iter().enumerate())
            .map(|(depth, &count)| format!("{:.1} {:.1}", across(depth), up(count)))
            .collect();
        text += &format!("<path class=\"nb-line nb-l{}\" d=\"M{}\"/>", at % 9, points.join("L"));
        let end = line.counts.len().saturating_sub(1);
        names.push((up(line.counts.last().copied().unwrap_or(1)), across(end), at));
    }
    names.sort_by(|one, two| one.0.total_cmp(&two.0).then(two.1.total_cmp(&one.1)));
    let mut free = 4.0f64;
    for (y, x, at) in names {
        let label = y.max(free);
        free = label + 15.0;
        let from = WIDTH - right + 6.0;
        text += &format!(
            "<path class=\"nb-lead-line nb-l{}\" d=\"M{x:.1} {y:.1}L{from:.0} {label:.1}\"/><text x=\"{:.0}\" y=\"{:.1}\">{}</text>",
            at % 9,
            from + 3.0,
            label + 4.0,
            escaped(lines.get(at).map_or("", |line| &line.name))
        );
    }
    svg(HEIGHT, &text)
}

/// Places coloured by their values: the deeper, the greater. Each has its number, as colours alone are not seen by all.
pub fn grid(names: [&str; 2], rows: &[String], columns: &[String], cells: &[Vec<Cell>]) -> String {
    let [down, across] = names;
    let (left, top) = (30.0, 40.0);
    let wide = (WIDTH - left) / columns.len().max(1) as f64;
    let high = wide.min(40.0);
    let most = cells.iter().flatten().filter_map(|cell| cell.value).map(i32::abs).max().unwrap_or(1).max(1);
    let mut text = name(&format!("{down} ↓"), &format!("{across} →"), 13.0);
    for (at, column) in columns.iter().enumerate() {
        let x = left + wide * (at as f64 + 0.5);
        text +=
            &format!("<text class=\"nb-mid\" x=\"{x:.1}\" y=\"{:.0}\">{}</text>", top - 7.0, escaped(column));
    }
    for (at, (row, cells)) in rows.iter().zip(cells).enumerate() {
        let y = top + high * at as f64;
        let middle = y + high / 2.0 + 5.0;
        text += &format!("<text x=\"4\" y=\"{middle:.1}\">{}</text>", escaped(row));
        for (at, cell) in cells.iter().enumerate() {
            let x = left + wide * at as f64;
            let depth = cell.value.map(|value| (value.abs() * 4 + most - 1) / most);
            let class = match (cell.value, depth) {
                (Some(value), Some(depth)) if value > 0 => format!("nb-won nb-d{depth}"),
                (Some(value), Some(depth)) if value < 0 => format!("nb-lost nb-d{depth}"),
                (Some(_), _) => "nb-drawn".into(),
                (None, _) => "nb-none".into(),
            };
            text += &format!(
                "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\"/><text class=\"nb-mid\" x=\"{:.1}\" y=\"{middle:.1}\">{}</text>",
                wide - 2.0,
                high - 2.0,
                x + wide / 2.0 - 1.0,
                escaped(&cell.text)
            );
        }
    }
    svg(top + high * rows.len() as f64, &text)
}
