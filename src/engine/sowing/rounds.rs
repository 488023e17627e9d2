//! For games in rounds whose players change roles.

/// A seat's role in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    Raja,
    Mandiri,
    Pasu,
}

impl Role {
    /// In the order of play.
    pub const ALL: [Role; 3] = [Role::Raja, Role::Mandiri, Role::Pasu];
}
