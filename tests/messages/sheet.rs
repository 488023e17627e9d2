//! Messages of one kind with what they say, a line each: none may be left out.

use std::{
    collections::{BTreeMap, BTreeSet},
    marker::PhantomData,
    ops::Add,
};

use papan::engine::Kind;

/// Counts that are said in ways of their own: none, one, several, and where words end and figures begin.
pub const COUNTS: [u8; 6] = [0, 1, 2, 11, 12, 13];

/// What a message is, whatever it holds. [`variants!`] writes it, so that a new one does not compile until it is named
/// there, and [`Sheet::whole`] fails until it has been said.
pub trait Variants {
    const ALL: &'static [&'static str];
    fn variant(&self) -> &'static str;
}

/// Names the variants of an enum.
macro_rules! variants {
    ($type:ty { $($variant:ident),+ $(,)? }) => {
        impl $crate::sheet::Variants for $type {
            const ALL: &'static [&'static str] = &[$(stringify!($variant)),+];
            fn variant(&self) -> &'static str {
                match self { $(Self::$variant { .. } => stringify!($variant)),+ }
            }
        }
    };
}
pub(crate) use variants;

/// Every value of an enum whose variants hold nothing; one that is left out does not compile.
macro_rules! every {
    ($type:ident { $($variant:ident),+ $(,)? }) => {{
        let known = |value: $type| match value { $($type::$variant => ()),+ };
        let all = [$($type::$variant),+];
        all.into_iter().for_each(known);
        all
    }};
}
pub(crate) use every;

/// Samples among which every variant has to be.
#[track_caller]
pub fn whole<M: Variants>(samples: Vec<M>) -> Vec<M> {
    let seen: BTreeSet<_> = samples.iter().map(Variants::variant).collect();
    let missing: Vec<_> = M::ALL.iter().filter(|known| !seen.contains(*known)).collect();
    assert!(missing.is_empty(), "no sample of {missing:?}");
    samples
}

/// What is said, by the name of the sowing game that it is said of; what is said of no game or of Pasang has no name.
#[derive(Default)]
pub struct Text(pub BTreeMap<&'static str, String>);

impl Text {
    pub fn put(&mut self, of: &'static str, says: &str) {
        self.0.entry(of).or_default().push_str(says);
    }
}

impl Add for Text {
    type Output = Text;

    fn add(mut self, other: Text) -> Text {
        other.0.iter().for_each(|(of, says)| self.put(of, says));
        self
    }
}

/// The name under which lines of a game are kept.
pub fn part_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Sowing(kind) => kind.name(),
        Kind::Pasang => "",
    }
}

/// What messages say, each game apart, in the order in which they are put; equal lines that follow one another are
/// counted.
pub struct Sheet<M: Variants> {
    says: fn(&M) -> String,
    /// Whose lines are put now.
    now: &'static str,
    lines: BTreeMap<&'static str, Vec<(String, usize)>>,
    seen: BTreeSet<&'static str>,
    of: PhantomData<M>,
}

impl<M: Variants> Sheet<M> {
    pub fn new(says: fn(&M) -> String) -> Sheet<M> {
        Sheet { says, now: "", lines: BTreeMap::new(), seen: BTreeSet::new(), of: PhantomData }
    }

    /// What is put from now on is said of a game.
    pub fn of(&mut self, kind: impl Into<Kind>) {
        self.now = part_of(kind.into());
    }

    /// What is put from now on is said of whichever game.
    pub fn of_all(&mut self) {
        self.now = "";
    }

    pub fn put(&mut self, message: M) {
        let variant = message.variant();
        self.seen.insert(variant);
        let line = format!("{variant}: {}", (self.says)(&message).replace('\n', "⏎"));
        let lines = self.lines.entry(self.now).or_default();
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((line, 1)),
        }
    }

    pub fn put_all(&mut self, messages: impl IntoIterator<Item = M>) {
        messages.into_iter().for_each(|message| self.put(message));
    }

    /// The text of the sheet, on which every variant has to be.
    #[track_caller]
    pub fn whole(self) -> Text {
        let missing: Vec<_> = M::ALL.iter().filter(|known| !self.seen.contains(*known)).collect();
        assert!(missing.is_empty(), "no sample of {missing:?}");
        let mut text = Text::default();
        for (of, lines) in self.lines {
            for (line, times) in lines {
                match times {
                    1 => text.put(of, &format!("{line}\n")),
                    times => text.put(of, &format!("{line} (×{times})\n")),
                }
            }
        }
        text
    }
}
