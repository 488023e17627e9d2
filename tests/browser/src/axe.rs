//! Accessibility violations, as found by axe-core.

use crate::{Browser, Error, Page, Result, browser};
use std::{env, path::PathBuf};
use xtask::{project::Project, tools::Tools};

/// The themes in which axe checks the states of a page: all of them in one browser, and one in each of the
/// others, because colours do not depend on the browser.
pub fn themes() -> &'static [&'static str] {
    match browser() {
        Browser::Chromium => &["light", "dark", "contrast"],
        Browser::Firefox => &["light"],
        Browser::WebKit => &["dark"],
    }
}

impl Page {
    /// The rules that the page violates, each with the places; empty if there are none.
    pub async fn axe(&self) -> Result<Vec<String>> {
        // half a megabyte, once a document
        if self.js("return !self.axe").await? == true {
            self.js(&source()?).await?;
        }
        let found = self
            .js_async(
                "const found = await axe.run(document, { resultTypes: ['violations'] });\
                 return { rules: found.passes.length + found.violations.length, broken: found.violations.map(v =>\
                 `${v.id}: ${v.help}: ` + v.nodes.map(n => `${n.target.join(' ')} (${n.any.concat(n.all).map(c => c.message).join('; ')})`).join(', ')) }",
            )
            .await?;
        // a run without rules would pass everything
        if found["rules"].as_u64().unwrap_or(0) < 10 {
            return Err(Error::Other(format!("axe hardly looked at the page: {found}")));
        }
        let broken = found["broken"].as_array().into_iter().flatten();
        Ok(broken.filter_map(|v| v.as_str().map(String::from)).collect())
    }
}

/// The script of axe: where xtask says, or at its default place.
fn source() -> Result<String> {
    let path = match env::var_os("PAPAN_AXE") {
        Some(path) => PathBuf::from(path),
        None => Tools::find(&Project::find()?)?.axe(),
    };
    Ok(xtask::project::read(&path)?)
}
