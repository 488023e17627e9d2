//! What cannot be read: addresses, records, positions.

use papan::{
    engine::{Hole, Kind, clause::ClauseId, pasang, sowing::setup::SetupError},
    notation::{ImportError, ImportErrorKind, JsonError, Law, PositionError, ReadingsError},
    words::{LinkError, Message, say},
};

use super::position::points_laws;
use crate::sheet::{Sheet, Text, variants, whole};

variants!(LinkError { Import, Key, Option, Beyond, BeyondStep });
variants!(ImportErrorKind {
    Tag,
    Format,
    NoGame,
    UnknownGame,
    Elsewhere,
    Readings,
    Position,
    NotAMove,
    Number,
    Illegal,
    AfterEnd,
    Result,
    Json,
});
variants!(JsonError { Syntax, Ends, NotText, NotAList });
variants!(ReadingsError { Preset, Pair, Reading, Value });
variants!(PositionError { Syntax, Law });
variants!(Law { Sowing, Pasang });
variants!(SetupError { Holes, Stores, Total, Mark, Seat, Note, Value, MustPass });

pub fn all() -> Text {
    let mut sheet = Sheet::new(|trouble: &LinkError| say(&Message::Unreadable(trouble.clone().into())));
    for moves in [0, 1, 2] {
        sheet.put(LinkError::Beyond { moves });
        sheet.put(LinkError::BeyondStep { number: moves, steps: moves });
    }
    sheet.put(LinkError::Key("sideways".into()));
    sheet.put(LinkError::Option("sideways".into()));
    for kind in Kind::ALL {
        sheet.of(kind);
        for what in whole(troubles(kind)) {
            let error = ImportError { line: 3, column: 14, kind: what };
            let said = say(&Message::BadRecord { kind, error: error.clone().into() });
            let link = LinkError::Import { kind, error };
            // a record and an address say the same of it
            assert!(say(&Message::Unreadable(link.clone().into())).ends_with(&said), "{said}");
            sheet.put(link);
        }
    }
    // which game a record is of is said alike on every page
    for other in Kind::ALL {
        let says = |kind| {
            let error = ImportError { line: 3, column: 14, kind: ImportErrorKind::Elsewhere(other) };
            say(&Message::Unreadable(LinkError::Import { kind, error }.into()))
        };
        Kind::ALL.into_iter().for_each(|kind| assert_eq!(says(kind), says(other)));
    }
    sheet.whole()
}

/// What can be wrong with a record that is read on a game's page.
fn troubles(kind: Kind) -> Vec<ImportErrorKind> {
    let text = || "text".to_string();
    let mut all = vec![
        ImportErrorKind::Tag,
        ImportErrorKind::Format("2".into()),
        ImportErrorKind::NoGame,
        ImportErrorKind::UnknownGame(text()),
        ImportErrorKind::NotAMove("z9".into()),
        ImportErrorKind::Number("13.".into()),
        ImportErrorKind::Illegal { text: "a".into(), clause: ClauseId(1) },
        ImportErrorKind::AfterEnd("a".into()),
        ImportErrorKind::Result { claimed: "first".into(), found: "second".into() },
    ];
    let json = [JsonError::Syntax, JsonError::Ends, JsonError::NotText, JsonError::NotAList];
    all.extend(whole(json.to_vec()).into_iter().map(ImportErrorKind::Json));
    all.push(ImportErrorKind::Elsewhere(kind));
    let readings = vec![
        ReadingsError::Preset(text()),
        ReadingsError::Pair(text()),
        ReadingsError::Reading(text()),
        ReadingsError::Value { reading: "pattern".into(), value: text() },
    ];
    all.extend(whole(readings).into_iter().map(ImportErrorKind::Readings));
    let mut laws: Vec<_> = sowing_laws().into_iter().map(Law::Sowing).collect();
    laws.extend(points_laws().into_iter().map(|law: pasang::Law| Law::Pasang(law)));
    let mut positions: Vec<_> = whole(laws).into_iter().map(PositionError::Law).collect();
    positions.push(PositionError::Syntax { column: 3 });
    all.extend(whole(positions).into_iter().map(ImportErrorKind::Position));
    all
}

/// The laws that a board of holes can break.
pub fn sowing_laws() -> Vec<SetupError> {
    let (key, value) = ("round".to_string(), "x".to_string());
    let mut all = vec![
        SetupError::Holes { found: 13, wanted: 14 },
        SetupError::Stores { found: 1, wanted: 2 },
        SetupError::Mark { hole: Hole(0) },
        SetupError::Mark { hole: Hole(9) },
        SetupError::Seat { found: 3 },
        SetupError::Note { key: key.clone() },
        SetupError::Value { key, value },
        SetupError::MustPass,
    ];
    for found in [0, 36, 37, 46, 47, 48, 49, 50, 59, 60, 61] {
        all.push(SetupError::Total { found, wanted: 48 });
    }
    whole(all)
}
