//! Faults of accessibility, as axe-core finds them.

use crate::{Browser, Error, Page, Result, browser};
use std::{env, path::PathBuf};
use xtask::{project::Project, tools::Tools};

/// The colours in which axe looks at the states of a page: all of them in one browser and one in each of the
/// others, for no colour is a browser's own.
pub fn themes() -> &'static [&'static str] {
    match browser() {
        Browser::Chromium => &["light", "dark", "contrast"],
        Browser::Firefox => &["light"],
        Browser::WebKit => &["dark"],
    }
}

impl Page {
    /// Every rule that the page breaks, with the places where; empty when it breaks none.
    pub async fn axe(&self) -> Result<Vec<String>> {
        self.js(&source()?).await?;
        let found = self
            .js_async(
                "const found = await axe.run(document, { resultTypes: ['violations'] });\
                 return { rules: found.passes.length + found.violations.length, broken: found.violations.map(v =>\
                 `${v.id}: ${v.help}: ` + v.nodes.map(n => `${n.target.join(' ')} (${n.any.concat(n.all).map(c => c.message).join('; ')})`).join(', ')) }",
            )
            .await?;
        // a run that looked at nothing would pass everything
        if found["rules"].as_u64().unwrap_or(0) < 10 {
            return Err(Error::Other(format!("axe hardly looked at the page: {found}")));
        }
        let broken = found["broken"].as_array().into_iter().flatten();
        Ok(broken.filter_map(|v| v.as_str().map(String::from)).collect())
    }
}

/// The script: where xtask says, or where xtask would put it.
fn source() -> Result<String> {
    let path = match env::var_os("PAPAN_AXE") {
        Some(path) => PathBuf::from(path),
        None => Tools::find(&Project::find()?)?.axe(),
    };
    Ok(xtask::project::read(&path)?)
}
