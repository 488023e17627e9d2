//! The words that are explained to a newcomer: each stands in something that its game says.

use papan::{
    engine::Kind,
    words::{
        files,
        format::format_in,
        glossary::{TermText, pieces, terms},
        keyed::KeyedMessage,
        say,
    },
};

use crate::everything::{everything, walk};

/// Whether a message is said on the page of a game, and does not itself explain.
fn is_said(message: &KeyedMessage, kind: Kind) -> bool {
    let mut own = !["term-", "clause-", "fact-", "reading-"].iter().any(|kind| message.key.starts_with(kind));
    walk(message, None, &mut |_, game| own &= game.is_none_or(|game| game == kind));
    own
}

#[test]
fn every_term_stands_in_a_sentence_of_its_game_and_is_explained_in_one() {
    let everything = everything();
    for kind in Kind::ALL {
        let terms = terms(kind);
        assert!(!terms.is_empty(), "{kind:?}");
        let said = everything.iter().filter(|message| is_said(message, kind));
        let said: Vec<_> = said.map(|message| format_in(files::english(), message)).collect();
        for (place, term) in terms.iter().enumerate() {
            // the others are found elsewhere: here each stands for itself
            let others: Vec<_> = (0..terms.len()).filter(|&other| other != place).collect();
            let stands = |text: &String| {
                pieces(text, &terms, &mut others.clone()).iter().any(|piece| piece.term.is_some())
            };
            assert!(said.iter().any(stands), "{kind:?}: nothing says {:?}", term.forms);
            let means = say(&TermText::Meaning(kind, &term.key));
            assert!(means.ends_with('.') && means.len() < 180, "{kind:?}: {means}");
        }
    }
}
