//! What opens beside a rule, a term or the marks of a board.

use papan::{
    board::{pasang::legend::SIGNS, sowing::legend::signs_of},
    engine::{Kind, clause::Certainty, sowing},
    words::{
        explain::{ExplainText, HoleSign, SignMeans},
        glossary::{TermText, terms},
        say,
    },
};

use crate::sheet::{Sheet, Text, variants, whole};

variants!(ExplainText {
    RuleIs,
    RuleInWord,
    Sure,
    SureOfMove,
    FirstOfOurs,
    Rule,
    ReadInRules,
    ShowInGame,
    ShowExample,
    Legend
});
variants!(SignMeans { Hole, Point });
variants!(TermText<'_> { Forms, Meaning });
variants!(HoleSign {
    MayPlay,
    Began,
    Ended,
    Taken,
    Path,
    LastLap,
    Preview,
    PreviewTaken,
    Closed,
    Tied,
    Puta,
    Naga,
    Wala,
    Direction,
    Figure,
    Store,
    Owner,
    Person,
    Decided,
    Hint,
    Value,
});

pub fn all() -> Text {
    let mut texts = Sheet::new(|text: &ExplainText| say(text));
    texts.put_all([
        ExplainText::Rule,
        ExplainText::ReadInRules,
        ExplainText::ShowInGame,
        ExplainText::ShowExample,
        ExplainText::Legend,
    ]);
    for certain in [ExplainText::RuleIs, ExplainText::RuleInWord, ExplainText::Sure, ExplainText::SureOfMove]
    {
        texts.put_all(Certainty::ALL.map(certain));
    }
    texts.put_all([ExplainText::FirstOfOurs]);
    texts.whole() + signs() + glossary()
}

fn signs() -> Text {
    let mut sheet = Sheet::new(|sign: &SignMeans| say(sign));
    let mut seen = Vec::new();
    for kind in sowing::Kind::ALL {
        sheet.of(kind);
        let signs: Vec<_> = signs_of(&kind.game()).into_iter().map(|(sign, _)| sign).collect();
        sheet.put_all(signs.iter().map(|&sign| SignMeans::Hole(kind.into(), sign)));
        seen.extend(signs);
    }
    whole(seen);
    sheet.of(Kind::Pasang);
    sheet.put_all(SIGNS.map(SignMeans::Point));
    sheet.whole()
}

fn glossary() -> Text {
    let all: Vec<_> = Kind::ALL.into_iter().map(|kind| (kind, terms(kind))).collect();
    let mut sheet = Sheet::new(|text: &TermText| say(text));
    for (kind, terms) in &all {
        sheet.of(*kind);
        for term in terms {
            sheet.put_all([TermText::Forms(*kind, &term.key), TermText::Meaning(*kind, &term.key)]);
        }
    }
    sheet.whole()
}
