//! What is said on the pages on which questions are asked without end.

use papan::{
    engine::{Kind, pasang::board::Point, seat::Seat},
    lesson::exercise::Ask,
    words::{practice::PracticeText, say},
};

use super::hole;
use crate::sheet::{Text, variants};

variants!(PracticeText<'_> {
    Title,
    PageTitle,
    Description,
    Kinds,
    KindOf,
    Question,
    Sows,
    TakesColumn,
    BecomesKa,
    KaGoes,
    Turn,
    TurnOf,
    Ahead,
    Barred,
    Wins,
    Nobody,
    WorthIs,
    NotWorth,
    NotThatEnd,
    MayPlay,
    ByMoves,
    Grade,
    Run,
    Best,
    How,
    Next,
    Skip,
    NewSheet,
    Sheet,
    MakeSheet,
    RuleSheet,
    Print,
    CloseSheet,
    SheetTitle,
    SheetNote,
    Answers,
    YourName,
    YourAnswer,
    ReadTitle,
    ReadLead,
    Needs,
    NoQuestion,
});

pub fn all() -> Text {
    use PracticeText::*;
    let mut sheet = crate::sheet::Sheet::new(|text: &PracticeText| say(text));
    sheet.put_all([Kinds, Next, Skip, NewSheet, How, RuleSheet, MakeSheet, Print, CloseSheet]);
    sheet.put_all([Answers, YourName, YourAnswer, ReadTitle, ReadLead, Needs, NoQuestion, NotThatEnd]);
    for ask in Ask::ALL.map(Ask::name) {
        sheet.put(KindOf { ask });
        sheet.put_all([false, true].map(|round| Question { ask, round }));
    }
    let (seat, point) = (Seat::SECOND, Point(14));
    sheet.put_all([TakesColumn { seat, column: 'd' }, BecomesKa { seat, point }, KaGoes { seat, point }]);
    sheet.put_all([Turn { seat }, Wins { seat }, Barred { place: "b", rule: "4" }]);
    sheet.put_all([false, true].map(|handicap| Ahead { handicap }));
    sheet.put_all([MayPlay { place: "b" }, ByMoves { end: "4", moves: "c A" }]);
    sheet.put(Question { ask: "place", round: false });
    sheet.put_all([false, true].map(|round| Nobody { round }));
    sheet.put_all([0, 1, 4].map(|count| WorthIs { count }));
    sheet.put_all([NotWorth { count: 3 }, Grade { grade: 2, all: 5 }, Best { count: 7 }]);
    sheet.put_all([0, 1, 4].map(|count| Run { count }));
    sheet.put_all([Sheet { seed: 4021 }, SheetNote { seed: 4021 }]);
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([Title(kind), PageTitle(kind), Description(kind), SheetTitle(kind)]);
        if let Kind::Sowing(kind) = kind {
            let (from, to) = (hole(kind, 0), hole(kind, 1));
            sheet.put_all([Sows { seat, hole: to }, TurnOf { seat, from, to }]);
        }
    }
    sheet.whole()
}
