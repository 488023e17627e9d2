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
        self.axe_with("{ resultTypes: ['violations'] }", "passes.concat(found.violations)", 10).await
    }

    /// The rules that the page violates in some colours, each with the places, the colours before them; empty if there
    /// are none. In the first colours all rules are applied; of the same page in others those about colours, since no
    /// other rule reads any.
    pub async fn axe_in(&self, themes: &[&str]) -> Result<Vec<String>> {
        let mut broken = Vec::new();
        for (number, theme) in themes.iter().enumerate() {
            self.js(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
            self.settled().await?;
            let found = if number == 0 { self.axe().await? } else { self.axe_colours().await? };
            broken.extend(found.into_iter().map(|rule| format!("{theme}: {rule}")));
        }
        Ok(broken)
    }

    /// The rules about colours that the page violates, which were run on it in other colours before.
    async fn axe_colours(&self) -> Result<Vec<String>> {
        let rules = "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }";
        // where nothing has a plain ground, or no link stands in a text, neither passes nor fails
        let run = "passes.concat(found.violations, found.incomplete, found.inapplicable)";
        self.axe_with(rules, run, 2).await
    }

    async fn axe_with(&self, options: &str, run: &str, least: u64) -> Result<Vec<String>> {
        // half a megabyte, once a document
        if self.js("return !self.axe").await? == true {
            self.js(&source()?).await?;
        }
        let told = "broken: found.violations.map(v =>\
            `${v.id}: ${v.help}: ` + v.nodes.map(n => `${n.target.join(' ')} (${n.any.concat(n.all).map(c => c.message).join('; ')})`).join(', '))";
        let script = format!(
            "const found = await axe.run(document, {options}); return {{ rules: found.{run}.length, {told} }}"
        );
        let found = self.js_async(&script).await?;
        // a run without rules would pass everything
        if found["rules"].as_u64().unwrap_or(0) < least {
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
