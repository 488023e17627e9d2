//! Words of the rule sheets, which are printed. No program contains them.

use super::{
    Localized, current,
    format::format,
    keyed::{KeyedMessage, keyed},
    rule_texts::name,
    texts::named_variants,
};
use crate::engine::Kind;

named_variants! {
    /// Labels of a rule sheet.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum SheetText {
        /// The link to it.
        Link,
        PageTitle(Kind),
        Description(Kind),
        /// How it gets onto paper; not printed itself.
        HowToPrint,
        AtStart,
        NeedsTitle,
        RulesTitle,
        DiffersTitle,
        /// Beside the code that leads to the page of the game.
        Scan,
        /// Where this copy of the site has no public address.
        NoAddress,
    }
}

impl Localized for SheetText {
    fn keyed(&self) -> KeyedMessage {
        match *self {
            SheetText::PageTitle(kind) => keyed!("rule-sheet-page-title", name = name(kind)),
            SheetText::Description(kind) => keyed!("rule-sheet-description", name = name(kind)),
            text => text.key("rule-sheet-"),
        }
    }
}

/// What the sheet of a game says: `about`, `needs`, `lay`, `differs`, `rule-1` …; `None` if there is no such part.
pub fn part(kind: Kind, key: &str) -> Option<String> {
    let message = keyed!(kind => &["sheet-", key].concat());
    current::words().find(message.game, &message.key)?;
    Some(format(&message))
}

/// Its rules in their order.
pub fn rules(kind: Kind) -> Vec<String> {
    (1..).map_while(|number| part(kind, &format!("rule-{number}"))).collect()
}
