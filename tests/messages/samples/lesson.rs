//! What is said on the pages on which games are learned; what single steps say stands in the files of the courses.

use papan::{
    engine::{Kind, sowing},
    words::{lesson::LessonText, say},
};

use super::{hole, some_holes};
use crate::sheet::{COUNTS, Sheet, Text, variants};

variants!(LessonText<'_> {
    Title,
    PageTitle,
    Description,
    Link,
    Minutes,
    SoFar,
    StepOf,
    Steps,
    Step,
    StepDone,
    Next,
    Back,
    Skip,
    Restart,
    Watch,
    WatchAgain,
    ShowMe,
    TryAgain,
    Done,
    Listen,
    Quiet,
    NoVoice,
    PlayFirst,
    Practise,
    Right,
    Shown,
    LastIs,
    NotThere,
    TooSoon,
    TooFar,
    GoesOn,
    LapByLap,
    Takes,
    NotTaken,
    Picked,
    MayBe,
    MayNot,
    NotTheGoal,
    NotThatRule,
    AllTitle,
    AllLead,
    Needs,
    Answer,
    MayAnswer,
    AnyAnswer,
});

pub fn all() -> Text {
    use LessonText::*;
    let lists: Vec<_> = sowing::Kind::ALL.into_iter().map(some_holes).collect();
    let mut lists = lists.iter();
    let mut sheet = Sheet::new(|text: &LessonText| say(text));
    sheet.put_all([
        Link, Steps, Next, Back, Skip, Restart, Watch, WatchAgain, ShowMe, TryAgain, Done, Listen, Quiet,
        NoVoice,
    ]);
    sheet.put_all([PlayFirst, Practise, Right, Shown, NotTheGoal, NotThatRule]);
    sheet.put_all([AllTitle, AllLead, Needs, Answer, AnyAnswer { chosen: "b" }]);
    sheet.put_all([1, 6].map(|minutes| Minutes { minutes }));
    sheet.put_all([(1, 14), (14, 14)].map(|(done, all)| SoFar { done, all }));
    sheet.put(StepOf { at: 3, all: 14 });
    sheet.put_all([Step { at: 3, title: "4" }, StepDone { at: 3, title: "4" }]);
    let counts = COUNTS.map(usize::from);
    sheet.put_all(counts.map(|count| Picked { count }));
    sheet.put_all(COUNTS.map(|count| Takes { count: count.into() }));
    sheet.put_all([0, 1, 4].map(|count| NotTaken { count }));
    for kind in Kind::ALL {
        sheet.of(kind);
        sheet.put_all([Title(kind), PageTitle(kind), Description { kind, steps: 14 }]);
        if let Kind::Sowing(kind) = kind {
            let hole = hole(kind, 1);
            sheet.put_all([
                LastIs { hole },
                NotThere { hole },
                GoesOn { hole },
                LapByLap { hole },
                MayBe { hole },
                MayNot { hole },
            ]);
            sheet.put_all([1, 2].map(|count| TooSoon { hole, count }));
            sheet.put_all([1, 2].map(|count| TooFar { hole, count }));
            let holes = lists.next().into_iter().flatten().skip(1);
            holes.for_each(|holes| sheet.put(MayAnswer { holes }));
        }
    }
    sheet.whole()
}
