//! The options `bg` and `accent`: the colours of an embed, as the page around it has them.

use super::value;
use crate::settings::{Set, Settings};

/// A colour by its red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour([u8; 3]);

/// The least contrast of words with what is behind them (WCAG 1.4.3).
const LEAST: f64 = 4.5;

const WHITE: Colour = Colour([255; 3]);
const BLACK: Colour = Colour([0; 3]);

/// What lies behind words in the light and in the dark theme, and the fainter of their inks; the style sheet has the same.
const SHEETS: [[Colour; 2]; 2] =
    [[WHITE, Colour([0xe9, 0xec, 0xee])], [Colour([0x19, 0x22, 0x2a]), Colour([0x10, 0x16, 0x1c])]];
/// What is written on a button that has the accent.
const ON_ACCENT: [Colour; 2] = [WHITE, Colour([0x0c, 0x18, 0x36])];
const INKS: [Colour; 2] = [Colour([0x46, 0x53, 0x5f]), Colour([0xb4, 0xc0, 0xca])];

impl Colour {
    /// Reads six hexadecimal figures: `8a5a00`.
    pub fn read(text: &str) -> Option<Colour> {
        let figures = text.len() == 6 && text.bytes().all(|figure| figure.is_ascii_hexdigit());
        let number = u32::from_str_radix(text, 16).ok().filter(|_| figures)?;
        let [_, parts @ ..] = number.to_be_bytes();
        Some(Colour(parts))
    }

    /// As a style sheet writes it.
    pub fn css(self) -> String {
        let Colour([red, green, blue]) = self;
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The relative luminance, from 0 to 1.
    fn luminance(self) -> f64 {
        // a polynomial in place of the power of 2.4, which no other part of the program needs
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            part * (part * (part * 0.305_306_011 + 0.682_171_111) + 0.012_522_878)
        };
        let [red, green, blue] = self.0.map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast with another colour, from 1 to 21.
    pub fn contrast(self, other: Colour) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The colour with a share of another, in twentieths.
    fn mixed(self, other: Colour, share: u16) -> Colour {
        let mixed = |at: usize| {
            let (own, other) = (u16::from(self.0[at]), u16::from(other.0[at]));
            ((own * (20 - share) + other * share + 10) / 20) as u8
        };
        Colour(std::array::from_fn(mixed))
    }

    /// The colour nearest to this one that can be read on all of these.
    fn readable_on(self, behind: &[Colour], towards: Colour) -> Colour {
        let is_readable = |colour: &Colour| behind.iter().all(|other| colour.contrast(*other) >= LEAST);
        (0..20).map(|share| self.mixed(towards, share)).find(is_readable).unwrap_or(towards)
    }
}

/// What is behind an embed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Background {
    /// What the page around it has there.
    Transparent,
    Of(Colour),
}

/// The colours that an address asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours {
    background: Option<Background>,
    accent: Option<Colour>,
    /// The theme in which words can be read on the background.
    pub theme: Option<&'static str>,
}

/// The themes with words on a light and on a dark ground.
const THEMES: [&str; 2] = ["light", "dark"];

impl Colours {
    /// Reads the options. Gives with them the values that mean nothing, or on which no words could be read.
    pub fn read(text: &str) -> (Colours, Vec<&str>) {
        let mut colours = Colours::default();
        let mut refused = Vec::new();
        let asked = Settings::default().read(text).0.get(Set::Theme);
        match value(text, "bg") {
            None => {}
            Some("transparent") => colours.background = Some(Background::Transparent),
            Some(word) => {
                match Colour::read(word).and_then(|colour| Some((colour, theme_on(colour, asked)?))) {
                    Some((colour, theme)) => {
                        colours.background = Some(Background::Of(colour));
                        colours.theme = Some(theme);
                    }
                    None => refused.push(word),
                }
            }
        }
        if let Some(word) = value(text, "accent") {
            colours.accent = Colour::read(word);
            refused.extend(colours.accent.is_none().then_some(word));
        }
        (colours, refused)
    }

    /// The variables of the style sheet that have other values than usual.
    pub fn variables(self) -> Vec<(&'static str, String)> {
        let mut all = Vec::new();
        match self.background {
            Some(Background::Transparent) => all.push(("--room", "transparent".into())),
            Some(Background::Of(colour)) => all.push(("--room", colour.css())),
            None => {}
        }
        let Some(accent) = self.accent else { return all };
        let names = [["--accent-light", "--soft-light"], ["--accent-dark", "--soft-dark"]];
        for (at, [name, soft]) in names.into_iter().enumerate() {
            let mut behind = SHEETS[at].to_vec();
            behind.push(ON_ACCENT[at]);
            if let (Some(Background::Of(colour)), true) = (self.background, self.theme == Some(THEMES[at])) {
                behind.push(colour);
            }
            let shown = accent.readable_on(&behind, [BLACK, WHITE][at]);
            all.push((name, shown.css()));
            all.push((soft, shown.mixed(SHEETS[at][0], 17).css()));
        }
        all
    }
}

/// The theme whose words can be read on a background: the one that is asked for, or else the better.
fn theme_on(background: Colour, asked: &str) -> Option<&'static str> {
    let known = THEMES.iter().zip(INKS).filter(|(theme, _)| asked == "auto" || asked == **theme);
    let best = known.max_by(|(_, a), (_, b)| background.contrast(*a).total_cmp(&background.contrast(*b)));
    best.filter(|(_, ink)| background.contrast(*ink) >= LEAST).map(|(theme, _)| *theme)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        Colour::read(text).expect("a colour")
    }

    #[test]
    fn a_colour_is_six_figures() {
        assert_eq!(colour("8A5a00").css(), "#8a5a00");
        for wrong in ["", "fff", "#8a5a00", "8a5a0g", "+8a5a0", "8a5a0000", "red"] {
            assert_eq!(Colour::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        let exact = |Colour(parts): Colour| {
            let linear = |part: u8| {
                let part = f64::from(part) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            };
            let [red, green, blue] = parts.map(linear);
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        for step in 0..=255_u8 {
            let grey = Colour([step; 3]);
            assert!((grey.luminance() - exact(grey)).abs() < 0.003, "{step}");
        }
        assert!((WHITE.contrast(BLACK) - 21.0).abs() < 0.1);
    }

    #[test]
    fn the_style_sheet_has_the_same_colours() {
        let css = include_str!("../../static/css/look.css");
        for (name, of) in [("--sheet", 0), ("--room", 1)] {
            for sheets in SHEETS {
                // the shortest form, as in the sheet
                let wanted = sheets[of].css().replace("#ffffff", "#fff");
                assert!(css.contains(&format!("{name}: {wanted};")), "{name}: {wanted}");
            }
        }
        for on in ON_ACCENT {
            let wanted = on.css().replace("#ffffff", "#fff");
            assert!(css.contains(&format!("--on-blue: {wanted};")), "{wanted}");
        }
        for ink in INKS {
            assert!(css.contains(&format!("--ink-2: {};", ink.css())), "{ink:?}");
        }
    }

    #[test]
    fn a_background_brings_the_theme_whose_words_are_read_on_it() {
        let theme = |text: &str| Colours::read(text).0.theme;
        assert_eq!(theme("bg=fff8ee"), Some("light"));
        assert_eq!(theme("bg=102030"), Some("dark"));
        assert_eq!(theme("bg=transparent"), None);
        // on a middle grey neither can be read, and a theme that is asked for is not changed
        for refused in ["bg=808080", "bg=fff8ee&theme=dark", "bg=fff8ee&theme=contrast", "bg=white"] {
            let (colours, words) = Colours::read(refused);
            assert_eq!((colours, words.len()), (Colours::default(), 1), "{refused}");
        }
        assert_eq!(theme("bg=102030&theme=dark"), Some("dark"));
    }

    #[test]
    fn every_accent_can_be_read_in_both_themes() {
        for red in (0..=255).step_by(51) {
            for green in (0..=255).step_by(51) {
                for blue in (0..=255).step_by(51) {
                    let asked = Colour([red, green, blue]);
                    let (colours, _) = Colours::read("bg=f4e8d0");
                    let variables = Colours { accent: Some(asked), ..colours }.variables();
                    let get = |name: &str| {
                        let (_, value) = variables.iter().find(|(known, _)| *known == name).expect("one");
                        colour(&value[1..])
                    };
                    let [light, dark] = ["--accent-light", "--accent-dark"].map(get);
                    for behind in [SHEETS[0][0], SHEETS[0][1], colour("f4e8d0")] {
                        assert!(light.contrast(behind) >= LEAST, "{asked:?} {light:?}");
                    }
                    for behind in [SHEETS[1][0], SHEETS[1][1], colour("0c1836")] {
                        assert!(dark.contrast(behind) >= LEAST, "{asked:?} {dark:?}");
                    }
                }
            }
        }
        // one that can be read stays as it is
        let variables = Colours::read("accent=7a1f2b").0.variables();
        assert_eq!(variables[0], ("--accent-light", "#7a1f2b".into()));
    }
}
