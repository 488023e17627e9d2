//! What is said on the pages on which two readings are compared.

use papan::{
    engine::Kind,
    words::{compare::CompareText, say},
};

use super::seats;
use crate::sheet::{Sheet, Text, variants};

variants!(CompareText<'_> {
    Title,
    PageTitle,
    Description,
    Lead,
    Board,
    Otherwise,
    PlayOn,
    Alike,
    WillPart,
    InThisMove,
    PartsAtStart,
    PartsEvent,
    PartsClause,
    PartsRefused,
    PartsOutcome,
    PartsAgreed,
    PartsStarter,
    Begins,
    GoesOn,
    Move,
    ToDifference,
    FromStart,
    Another,
    OpenGame,
    Needs,
    ListTitle,
    ListLead,
    Usual,
    Against,
    Beside,
    See,
    Shortest,
    Short,
    NotFound,
    AccountsTitle,
    Accounts,
    AccountsAlike,
});

pub fn all() -> Text {
    use CompareText::*;
    let mut sheet = Sheet::new(|text: &CompareText| say(text));
    sheet.put_all([Lead, PlayOn, InThisMove, PartsAtStart, GoesOn, ToDifference, FromStart, Another, Needs]);
    sheet.put_all([ListTitle, ListLead, Usual, See, AccountsTitle, AccountsAlike]);
    sheet.put_all([Board { side: 1 }, OpenGame { side: 2 }, Move { at: 3, all: 8 }]);
    sheet.put_all([Otherwise { rules: "A." }, Beside { rules: "A." }, Against { value: "B" }]);
    sheet.put(Accounts { a: "A", b: "B" });
    sheet.put_all([1, 5].map(|moves| Alike { moves }));
    sheet.put_all([0, 1, 5].map(|moves| WillPart { moves }));
    sheet.put_all([0, 1, 5].map(|moves| Shortest { moves }));
    sheet.put_all([Short { moves: 40 }, NotFound { moves: 4, games: 3000 }]);
    let number = 3;
    sheet.put_all([
        PartsEvent { number },
        PartsClause { number },
        PartsRefused { number },
        PartsOutcome { number },
        PartsAgreed { number },
        PartsStarter { number },
    ]);
    sheet.put_all(seats(Kind::Pasang).into_iter().map(|seat| Begins { seat }));
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([Title(kind), PageTitle(kind), Description(kind)]);
    }
    sheet.whole()
}
