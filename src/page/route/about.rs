//! The pages about the site itself, in the folder `about/`: files alone, without a program.

/// A page about the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// How sure the site is of its rules, and how one corrects it.
    Evidence,
    /// What was tested, what was not, and what does not work.
    Accessibility,
    /// What a browser keeps, and what a server sees.
    Privacy,
    /// What others made, and the licences of all.
    Credits,
    /// How a translation is reviewed.
    Translating,
    /// What never changes, and the rule sets of each game.
    Versions,
    /// All keys, and how one plays without them.
    Keys,
}

#[cfg(not(target_arch = "wasm32"))]
impl About {
    pub const ALL: [About; 7] = [
        About::Evidence,
        About::Accessibility,
        About::Privacy,
        About::Credits,
        About::Translating,
        About::Versions,
        About::Keys,
    ];

    /// Those that the foot of every page links.
    pub const FOOT: [About; 6] =
        [About::Accessibility, About::Privacy, About::Credits, About::Versions, About::Keys, About::Evidence];

    /// Its name in addresses and in the keys of its words.
    pub const fn name(self) -> &'static str {
        match self {
            About::Evidence => "evidence",
            About::Accessibility => "accessibility",
            About::Privacy => "privacy",
            About::Credits => "credits",
            About::Translating => "translating",
            About::Versions => "versions",
            About::Keys => "keys",
        }
    }

    /// Path of the file relative to the root of the site.
    pub fn file(self) -> String {
        format!("about/{}/index.html", self.name())
    }
}
