//! A mark of the board in the legend.

use yew::prelude::*;

use crate::words::explain::SignMeans;

/// A mark, drawn as the board draws it, and what it means.
pub struct Sign {
    pub picture: Html,
    pub means: SignMeans,
}
