//! A page on paper, as the browser prints it.

use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::json;

use crate::{Page, Result};

/// The command that prints a page; the answer is a PDF file in Base64.
#[derive(Debug)]
struct Print {
    width: f64,
    height: f64,
}

impl WebDriverCompatibleCommand for Print {
    fn endpoint(
        &self,
        base_url: &url::Url,
        session_id: Option<&str>,
    ) -> std::result::Result<url::Url, url::ParseError> {
        base_url.join(&format!("session/{}/print", session_id.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        // the margins of the sheets are the smallest that both sizes of paper have
        let margin = json!({ "top": 1.2, "bottom": 1.2, "left": 1.2, "right": 1.2 });
        let paper = json!({ "width": self.width, "height": self.height });
        (
            http::Method::POST,
            Some(json!({ "page": paper, "margin": margin, "shrinkToFit": false }).to_string()),
        )
    }
}

impl Page {
    /// The number of pages on which this one is printed, on paper of a width and height in centimetres, with the margins
    /// of its style sheet.
    pub async fn printed_pages(&self, width: f64, height: f64) -> Result<u64> {
        let print = Print { width, height };
        let pdf = self.answer("printing", self.client.issue_cmd(print)).await?;
        let pages = "return (atob(arguments[0]).match(/\\/Type\\s*\\/Page[^s]/g) || []).length";
        Ok(self.js_with(pages, vec![pdf]).await?.as_u64().unwrap_or_default())
    }
}
