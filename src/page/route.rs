//! The pages of the site; the same on the host and in the browser.

mod about;

pub use about::About;

#[cfg(not(target_arch = "wasm32"))]
use crate::{
    board,
    words::{
        PageText,
        about::AboutText,
        block::WordBundle,
        compare::CompareText,
        evidence::{EvidenceText, MapText, name},
        facts::{GameFact, game_fact},
        kiosk::KioskText,
        lesson::LessonText,
        maker::MakerText,
        numbers::NumbersText,
        offline::OfflineText,
        patterns::PatternsPageText,
        position::PositionPageText,
        practice::PracticeText,
        say,
        sheet::SheetText,
    },
};
use crate::{catalogue::evidence::Subject, engine::Kind};

/// A page of the site. Each is a file that can be read without scripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    Home,
    /// A page about the site itself.
    About(About),
    Game(Kind),
    Embed(Kind),
    /// Where and when games were recorded, and who is like whom.
    Map,
    /// What is known of the games by computation.
    Numbers,
    /// What a game rests on.
    Evidence(Subject),
    /// A game, learned step by step; and the same in somebody else's page.
    Learn(Kind),
    LearnEmbed(Kind),
    /// Questions about a game without end, and sheets of them to print; and the questions in somebody else's page.
    Practice(Kind),
    PracticeEmbed(Kind),
    /// Two readings of a game side by side; and the same in somebody else's page.
    Compare(Kind),
    CompareEmbed(Kind),
    /// The rules of a game on one page, to print.
    Sheet(Kind),
    /// Pasang's patterns, and the workshop for the visitor's own.
    Patterns,
    /// The form that makes the lines for somebody else's page.
    Maker,
    /// The page around all others on a screen that anybody may touch.
    Kiosk,
    /// The editor of a game's positions.
    Position(Kind),
    /// Served for addresses without a page, at any depth.
    Missing,
    /// Shown without a connection for a page that was not kept, at any depth.
    Offline,
}

impl Page {
    pub const fn game(self) -> Option<Kind> {
        match self {
            Page::Game(kind) | Page::Embed(kind) => Some(kind),
            Page::Home
            | Page::About(_)
            | Page::Map
            | Page::Numbers
            | Page::Evidence(_)
            | Page::Patterns
            | Page::Maker
            | Page::Kiosk
            | Page::Learn(_)
            | Page::LearnEmbed(_)
            | Page::Practice(_)
            | Page::PracticeEmbed(_)
            | Page::Compare(_)
            | Page::CompareEmbed(_)
            | Page::Sheet(_)
            | Page::Position(_)
            | Page::Missing
            | Page::Offline => None,
        }
    }
}

/// The data in a page's file.
#[cfg(not(target_arch = "wasm32"))]
impl Page {
    /// Whether the page is one to be found by itself: no embed, and none that stands for others.
    pub const fn is_listed(self) -> bool {
        !self.is_embed() && !matches!(self, Page::Kiosk | Page::Missing | Page::Offline)
    }

    /// Whether the page is made for a frame in somebody else's page.
    pub const fn is_embed(self) -> bool {
        matches!(self, Page::Embed(_) | Page::LearnEmbed(_) | Page::PracticeEmbed(_) | Page::CompareEmbed(_))
    }

    pub fn all() -> Vec<Page> {
        let of_game = |kind| {
            [
                Page::Game,
                Page::Embed,
                Page::Position,
                Page::Learn,
                Page::LearnEmbed,
                Page::Practice,
                Page::PracticeEmbed,
                Page::Compare,
                Page::CompareEmbed,
                Page::Sheet,
            ]
            .map(|page| page(kind))
        };
        let games = Kind::ALL.into_iter().flat_map(of_game);
        let evidence = Subject::all().map(Page::Evidence);
        let others = [
            Page::Home,
            Page::Map,
            Page::Numbers,
            Page::Patterns,
            Page::Maker,
            Page::Kiosk,
            Page::Missing,
            Page::Offline,
        ];
        others.into_iter().chain(About::ALL.map(Page::About)).chain(games).chain(evidence).collect()
    }

    /// Path of the file relative to the root of the site.
    pub fn file(self) -> String {
        match self {
            Page::Home => "index.html".into(),
            Page::About(about) => about.file(),
            Page::Map => "map/index.html".into(),
            Page::Numbers => "numbers/index.html".into(),
            Page::Evidence(subject) => format!("{}/evidence/index.html", subject.name()),
            Page::Game(kind) => format!("{}/index.html", kind.name()),
            Page::Embed(kind) => format!("embed/v1/{}/index.html", kind.name()),
            Page::Learn(kind) => format!("{}/learn/index.html", kind.name()),
            Page::LearnEmbed(kind) => format!("embed/v1/{}/learn/index.html", kind.name()),
            Page::Practice(kind) => format!("{}/practise/index.html", kind.name()),
            Page::PracticeEmbed(kind) => format!("embed/v1/{}/practise/index.html", kind.name()),
            Page::Compare(kind) => format!("{}/compare/index.html", kind.name()),
            Page::CompareEmbed(kind) => format!("embed/v1/{}/compare/index.html", kind.name()),
            Page::Sheet(kind) => format!("{}/sheet/index.html", kind.name()),
            Page::Patterns => format!("{}/patterns/index.html", Kind::Pasang.name()),
            Page::Maker => "embed/index.html".into(),
            Page::Kiosk => "kiosk/index.html".into(),
            Page::Position(kind) => format!("{}/position/index.html", kind.name()),
            Page::Missing => "404.html".into(),
            Page::Offline => "offline/index.html".into(),
        }
    }

    /// The relative path from this page to the root of the site: `./`, `../` …
    pub fn root(self) -> String {
        match self.file().matches('/').count() {
            0 => "./".into(),
            depth => "../".repeat(depth),
        }
    }

    /// The kind of the page, an attribute of the `html` element.
    pub const fn kind(self) -> &'static str {
        match self {
            Page::Home => "home",
            Page::About(_) => "about",
            Page::Map => "map",
            Page::Numbers => "numbers",
            Page::Evidence(_) => "evidence",
            Page::Game(_) => "game",
            Page::Embed(_) => "embed",
            Page::Learn(_) => "learn",
            Page::LearnEmbed(_) => "learn-embed",
            Page::Practice(_) => "practise",
            Page::PracticeEmbed(_) => "practise-embed",
            Page::Compare(_) => "compare",
            Page::CompareEmbed(_) => "compare-embed",
            Page::Sheet(_) => "sheet",
            Page::Patterns => "patterns",
            Page::Maker => "maker",
            Page::Kiosk => "kiosk",
            Page::Position(_) => "position",
            Page::Missing => "missing",
            Page::Offline => "offline",
        }
    }

    /// The program that the page loads: that of its game's family, that of the editors, or the home page's own.
    pub const fn program(self) -> Option<&'static str> {
        match self {
            Page::Game(kind) | Page::Embed(kind) => Some(kind.family()),
            Page::Position(_) | Page::Patterns | Page::Maker => Some("editor"),
            Page::Learn(_) | Page::LearnEmbed(_) | Page::Practice(_) | Page::PracticeEmbed(_) => {
                Some("lesson")
            }
            Page::Compare(_) | Page::CompareEmbed(_) => Some("compare"),
            Page::Home => Some("home"),
            Page::About(_)
            | Page::Map
            | Page::Numbers
            | Page::Evidence(_)
            | Page::Sheet(_)
            | Page::Kiosk
            | Page::Missing
            | Page::Offline => None,
        }
    }

    /// The game of the page.
    pub const fn of_game(self) -> Option<Kind> {
        match self {
            Page::Game(kind)
            | Page::Embed(kind)
            | Page::Position(kind)
            | Page::Learn(kind)
            | Page::LearnEmbed(kind)
            | Page::Practice(kind)
            | Page::PracticeEmbed(kind)
            | Page::Compare(kind)
            | Page::CompareEmbed(kind)
            | Page::Sheet(kind) => Some(kind),
            Page::Patterns => Some(Kind::Pasang),
            Page::Evidence(subject) => subject.kind(),
            Page::Home
            | Page::About(_)
            | Page::Map
            | Page::Numbers
            | Page::Maker
            | Page::Kiosk
            | Page::Missing
            | Page::Offline => None,
        }
    }

    /// The words that the page contains for its program.
    pub const fn word_bundle(self) -> Option<WordBundle> {
        match self {
            Page::Game(kind) | Page::Embed(kind) => Some(WordBundle::Game(kind)),
            Page::Position(kind) => Some(WordBundle::Position(kind)),
            Page::Learn(kind) | Page::LearnEmbed(kind) => Some(WordBundle::Lesson(kind)),
            Page::Practice(kind) | Page::PracticeEmbed(kind) => Some(WordBundle::Practice(kind)),
            Page::Compare(kind) | Page::CompareEmbed(kind) => Some(WordBundle::Compare(kind)),
            Page::Patterns => Some(WordBundle::Patterns),
            Page::Maker => Some(WordBundle::Maker),
            Page::Home => Some(WordBundle::Home),
            Page::About(_)
            | Page::Map
            | Page::Numbers
            | Page::Evidence(_)
            | Page::Sheet(_)
            | Page::Kiosk
            | Page::Missing
            | Page::Offline => None,
        }
    }

    /// The `<defs>` of the boards of the page.
    pub fn definitions(self) -> String {
        let kinds = match self {
            Page::Home => Kind::ALL.to_vec(),
            Page::Game(kind)
            | Page::Embed(kind)
            | Page::Position(kind)
            | Page::Learn(kind)
            | Page::LearnEmbed(kind)
            | Page::Practice(kind)
            | Page::PracticeEmbed(kind)
            | Page::Compare(kind)
            | Page::CompareEmbed(kind) => vec![kind],
            Page::Evidence(subject) => subject.kind().into_iter().collect(),
            Page::Patterns => vec![Kind::Pasang],
            Page::About(_)
            | Page::Map
            | Page::Numbers
            | Page::Sheet(_)
            | Page::Maker
            | Page::Kiosk
            | Page::Missing
            | Page::Offline => Vec::new(),
        };
        board::definitions(&kinds)
    }

    /// The names of the page's style sheets, in linking order: the one of the site, and those of single boards
    /// and pages.
    pub fn sheets(self) -> &'static [&'static str] {
        match self {
            // their boards have no controls, so Pasang's needs no sheet of its own
            Page::Home | Page::Missing | Page::Offline => &["site", "home"],
            Page::Game(Kind::Pasang) => &["site", "pasang"],
            Page::Embed(Kind::Pasang) => &["site", "pasang", "embed"],
            Page::Embed(kind) if kind.has_rounds() => &["site", "embed-rounds"],
            Page::Embed(_) => &["site", "embed"],
            Page::Patterns => &["site", "patterns"],
            Page::Maker => &["site", "maker"],
            Page::Kiosk => &["site", "kiosk"],
            Page::Position(Kind::Pasang) => &["site", "pasang", "position"],
            Page::Position(_) => &["site", "position"],
            Page::Learn(Kind::Pasang) | Page::LearnEmbed(Kind::Pasang) => &["site", "pasang", "lesson"],
            Page::Learn(_) | Page::LearnEmbed(_) => &["site", "lesson"],
            Page::Practice(Kind::Pasang) | Page::PracticeEmbed(Kind::Pasang) => {
                &["site", "pasang", "practise"]
            }
            Page::Practice(_) | Page::PracticeEmbed(_) => &["site", "practise"],
            Page::Compare(Kind::Pasang) | Page::CompareEmbed(Kind::Pasang) => &["site", "pasang", "compare"],
            Page::Compare(_) | Page::CompareEmbed(_) => &["site", "compare"],
            Page::Game(kind) if kind.has_rounds() => &["site", "rounds"],
            Page::Evidence(_) | Page::Map | Page::About(_) => &["site", "evidence"],
            Page::Numbers => &["site", "numbers"],
            Page::Sheet(_) => &["site", "sheet"],
            Page::Game(_) => &["site"],
        }
    }

    /// The title without the name of the site, for where that stands beside it.
    pub fn name(self) -> String {
        let (title, site) = (self.title(), format!(" · {}", say(&PageText::SiteName)));
        title.strip_suffix(&site).map_or(title.clone(), String::from)
    }

    pub fn title(self) -> String {
        let site = say(&PageText::SiteName);
        match self {
            Page::Home => format!("{site}: {}", say(&PageText::SiteIdea)),
            Page::Game(kind) | Page::Embed(kind) => format!("{} · {site}", game_fact(kind, GameFact::Name)),
            Page::Patterns => {
                format!("{} · {site}", say(&PatternsPageText::PageTitle))
            }
            Page::Maker => format!("{} · {site}", say(&MakerText::PageTitle)),
            Page::Kiosk => format!("{} · {site}", say(&KioskText::PageTitle)),
            Page::Position(kind) => {
                format!("{} · {site}", say(&PositionPageText::PageTitle(kind)))
            }
            Page::Learn(kind) | Page::LearnEmbed(kind) => {
                format!("{} · {site}", say(&LessonText::PageTitle(kind)))
            }
            Page::Practice(kind) | Page::PracticeEmbed(kind) => {
                format!("{} · {site}", say(&PracticeText::PageTitle(kind)))
            }
            Page::Compare(kind) | Page::CompareEmbed(kind) => {
                format!("{} · {site}", say(&CompareText::PageTitle(kind)))
            }
            Page::Sheet(kind) => format!("{} · {site}", say(&SheetText::PageTitle(kind))),
            Page::About(about) => format!("{} · {site}", say(&AboutText::PageTitle(about.name()))),
            Page::Map => format!("{} · {site}", say(&MapText::PageTitle)),
            Page::Numbers => format!("{} · {site}", say(&NumbersText::PageTitle)),
            Page::Evidence(subject) => {
                format!(
                    "{} · {site}",
                    say(&EvidenceText::PageTitle { name: &name(subject.kind(), subject.name()) })
                )
            }
            Page::Missing => format!("{} · {site}", say(&PageText::MissingTitle)),
            Page::Offline => format!("{} · {site}", say(&OfflineText::PageTitle)),
        }
    }

    /// One sentence for search engines and previews.
    pub fn description(self) -> String {
        match self {
            Page::Game(kind) | Page::Embed(kind) => game_fact(kind, GameFact::Idea),
            Page::Patterns => say(&PatternsPageText::Description),
            Page::Maker => say(&MakerText::Description),
            Page::Kiosk => say(&KioskText::Description),
            Page::Position(kind) => say(&PositionPageText::Description(kind)),
            Page::Learn(kind) | Page::LearnEmbed(kind) => {
                let steps = crate::lesson::file::course(kind).steps.len();
                say(&LessonText::Description { kind, steps })
            }
            Page::Practice(kind) | Page::PracticeEmbed(kind) => say(&PracticeText::Description(kind)),
            Page::Compare(kind) | Page::CompareEmbed(kind) => say(&CompareText::Description(kind)),
            Page::Sheet(kind) => say(&SheetText::Description(kind)),
            Page::About(about) => say(&AboutText::Description(about.name())),
            Page::Map => say(&MapText::Description),
            Page::Numbers => say(&NumbersText::Description),
            Page::Evidence(subject) => {
                say(&EvidenceText::Description { name: &name(subject.kind(), subject.name()) })
            }
            Page::Offline => say(&OfflineText::Description),
            Page::Home | Page::Missing => say(&PageText::SiteLead),
        }
    }
}

#[cfg(test)]
mod tests;
