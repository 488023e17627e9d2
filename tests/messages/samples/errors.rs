//! What cannot be read: addresses, records, positions.

use papan::{
    engine::{Hole, Kind, clause::ClauseId, pasang, sowing::setup::SetupError},
    i18n::{LinkTrouble, Message, say},
    notation::{ImportError, JsonTrouble, Law, PositionError, ReadingsError, Trouble},
};

use super::position::points_laws;
use crate::sheet::{Sheet, Text, variants, whole};

variants!(LinkTrouble { Import, Key, Beyond, BeyondStep });
variants!(Trouble {
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
variants!(JsonTrouble { Syntax, Ends, NotText, NotAList });
variants!(ReadingsError { Preset, Pair, Reading, Value });
variants!(PositionError { Syntax, Law });
variants!(Law { Sowing, Pasang });
variants!(SetupError { Holes, Stores, Total, Mark, Seat, Note, Value, MustPass });

pub fn all() -> Text {
    let mut sheet = Sheet::new(|trouble: &LinkTrouble| say(&Message::Unreadable(trouble.clone().into())));
    for moves in [0, 1, 2] {
        sheet.put(LinkTrouble::Beyond { moves });
        sheet.put(LinkTrouble::BeyondStep { number: moves, steps: moves });
    }
    sheet.put(LinkTrouble::Key("sideways".into()));
    for kind in Kind::ALL {
        sheet.of(kind);
        for what in whole(troubles(kind)) {
            let error = ImportError { line: 3, column: 14, what };
            let said = say(&Message::BadRecord { kind, error: error.clone().into() });
            let link = LinkTrouble::Import { kind, error };
            // a record and an address say the same of it
            assert!(say(&Message::Unreadable(link.clone().into())).ends_with(&said), "{said}");
            sheet.put(link);
        }
    }
    // which game a record is of is said alike on every page
    for other in Kind::ALL {
        let says = |kind| {
            let error = ImportError { line: 3, column: 14, what: Trouble::Elsewhere(other) };
            say(&Message::Unreadable(LinkTrouble::Import { kind, error }.into()))
        };
        Kind::ALL.into_iter().for_each(|kind| assert_eq!(says(kind), says(other)));
    }
    sheet.whole()
}

/// What can be wrong with a record that is read on a game's page.
fn troubles(kind: Kind) -> Vec<Trouble> {
    let text = || "text".to_string();
    let mut all = vec![
        Trouble::Tag,
        Trouble::Format("2".into()),
        Trouble::NoGame,
        Trouble::UnknownGame(text()),
        Trouble::NotAMove("z9".into()),
        Trouble::Number("13.".into()),
        Trouble::Illegal { text: "a".into(), clause: ClauseId(1) },
        Trouble::AfterEnd("a".into()),
        Trouble::Result { claimed: "first".into(), found: "second".into() },
    ];
    let json = [JsonTrouble::Syntax, JsonTrouble::Ends, JsonTrouble::NotText, JsonTrouble::NotAList];
    all.extend(whole(json.to_vec()).into_iter().map(Trouble::Json));
    all.push(Trouble::Elsewhere(kind));
    let readings = vec![
        ReadingsError::Preset(text()),
        ReadingsError::Pair(text()),
        ReadingsError::Reading(text()),
        ReadingsError::Value { reading: "pattern".into(), value: text() },
    ];
    all.extend(whole(readings).into_iter().map(Trouble::Readings));
    let mut laws: Vec<_> = sowing_laws().into_iter().map(Law::Sowing).collect();
    laws.extend(points_laws().into_iter().map(|law: pasang::Law| Law::Pasang(law)));
    let mut positions: Vec<_> = whole(laws).into_iter().map(PositionError::Law).collect();
    positions.push(PositionError::Syntax { column: 3 });
    all.extend(whole(positions).into_iter().map(Trouble::Position));
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
