//! What the workshop and the list of patterns that are kept say while they are used.

use papan::{
    engine::pasang::{
        board::{CENTRE, Colour, Point},
        brush::{Brush, Refusal},
        draft::{Points, Unfinished},
        fill::Unfillable,
        symmetry::{Class, Night},
    },
    words::{
        patterns::{Shape, WorkshopMessage},
        say,
    },
};

use crate::sheet::{Sheet, Text, every, variants, whole};

variants!(WorkshopMessage {
    Counts,
    Symmetry,
    Class,
    ClassMeans,
    Brush,
    Cell,
    Laid,
    Refused,
    Filled,
    Full,
    Unfillable,
    Unfinished,
    Undone,
    NothingToUndo,
    Cleared,
    Saved,
    NotSaved,
    NotRead,
    Unnamed,
    Yours,
    Play,
    Change,
});
variants!(Shape { Empty, Class, Plain, Fits, Near, Far });
variants!(Class { Perfect, CheckerboardLike, FourMirrors, NightAndDay, FourfoldRotation, Diagonal });
variants!(Unfillable { OwnImages, Conflicts, Uneven });
variants!(Unfinished { Empty, Uneven });

pub fn classes() -> Vec<Class> {
    let nights = every!(Night { QuarterTurn, HalfTurn, Mirrors }).map(Class::NightAndDay);
    let mut all = vec![Class::Perfect, Class::CheckerboardLike, Class::FourMirrors];
    all.extend(nights);
    all.extend([Class::FourfoldRotation, Class::Diagonal]);
    whole(all)
}

/// So many points as a stroke of a brush lays: one, two, and more.
fn strokes() -> [Points; 3] {
    let laid = |brush: Brush| brush.orbit(Point::at(0, 1)).expect("a stroke").same;
    let strokes = [Brush::Free, Brush::LeftRight, Brush::FourMirrors].map(laid);
    assert_eq!(strokes.map(Points::len), [1, 2, 8]);
    strokes
}

fn shapes() -> Vec<Shape> {
    let mut all = vec![Shape::Empty, Shape::Far];
    all.extend(classes().into_iter().map(Shape::Class));
    for brush in Brush::ALL {
        all.extend([Shape::Plain(brush), Shape::Fits(brush)]);
        all.extend([1, 2, 12].map(|points| Shape::Near { brush, points }));
    }
    whole(all)
}

pub fn all() -> Text {
    let mut sheet = Sheet::new(|what: &WorkshopMessage| say(what));
    for (black, white) in [(0, 0), (60, 59), (60, 60), (58, 60), (61, 60), (120, 0)] {
        sheet.put(WorkshopMessage::Counts { black, white });
    }
    sheet.put_all(shapes().into_iter().map(WorkshopMessage::Symmetry));
    sheet.put_all(classes().into_iter().map(Some).chain([None]).map(WorkshopMessage::Class));
    sheet.put_all(classes().into_iter().map(WorkshopMessage::ClassMeans));
    sheet.put_all(Brush::ALL.map(WorkshopMessage::Brush));
    let point = Point::at(3, 0);
    for colour in [None, Some(Colour::Black), Some(Colour::White)] {
        sheet.put_all([false, true].map(|odd| WorkshopMessage::Cell { point, colour, odd }));
        sheet.put_all([0, 1, 2, 8].map(|points| WorkshopMessage::Laid { point, colour, points }));
    }
    for refusal in every!(Refusal { NoPoint, OwnImage }) {
        sheet.put_all([point, CENTRE].map(|point| WorkshopMessage::Refused { point, refusal }));
    }
    let mut unfillable = vec![Unfillable::Uneven { black: 62, white: 58 }];
    unfillable.extend(strokes().map(Unfillable::OwnImages));
    unfillable.extend(strokes().map(Unfillable::Conflicts));
    sheet.put_all(whole(unfillable).into_iter().map(WorkshopMessage::Unfillable));
    let mut unfinished = vec![Unfinished::Uneven { black: 61, white: 59 }];
    unfinished.extend([1, 2, 120].map(Unfinished::Empty));
    sheet.put_all(whole(unfinished).into_iter().map(WorkshopMessage::Unfinished));
    sheet.put_all([
        WorkshopMessage::Filled,
        WorkshopMessage::Full,
        WorkshopMessage::Undone,
        WorkshopMessage::NothingToUndo,
        WorkshopMessage::Cleared,
    ]);
    sheet.put_all([
        WorkshopMessage::Saved("My pattern 2".into()),
        WorkshopMessage::NotSaved,
        WorkshopMessage::NotRead,
        WorkshopMessage::Unnamed,
    ]);
    sheet.put_all([WorkshopMessage::Yours, WorkshopMessage::Play, WorkshopMessage::Change]);
    sheet.whole()
}
