//! What a page knows of who opens it.

use std::rc::Rc;

use crate::{settings::Settings, worker::Rung};

/// What the browser knows of a visitor when a page starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Visit {
    /// The settings of earlier visits.
    pub own_settings: Settings,
    /// Those together with the display options of the address.
    pub settings: Settings,
    pub reduced_motion: bool,
    /// The level of the computer that was played against last.
    pub level: Rung,
    /// The address of a game that was left.
    pub resume: Option<String>,
    /// The examples of rules that the page has.
    pub rule_examples: Rc<str>,
}
