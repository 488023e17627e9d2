//! Hosts that read a `_headers` file are not here: what they would send is computed from the file for every path.

use crate::{paths, rules};
use xtask::project::{Project, read};

#[test]
fn a_headers_file_names_every_file_of_the_site() {
    let file = Project::find().unwrap().root.join("docs/hosting/_headers");
    let rules = rules::parse(&read(&file).unwrap()).unwrap();
    for (path, _) in paths() {
        rules::hold(&rules, &format!("/{path}"));
    }
}
