//! Apache as a web space has it, with the site's `.htaccess`.

use crate::{
    asked,
    client::ask,
    server::{Place, command, free_address, installed, shown, start, text},
};
use std::fs;

/// The modules that a web space has, and those without which the server does not start.
const MODULES: [&str; 9] =
    ["mpm_prefork", "authz_core", "alias", "deflate", "dir", "filter", "headers", "mime", "autoindex"];

#[test]
fn apache_with_our_file_does_what_ours_does() {
    let place = Place::new("apache");
    let at = free_address();
    let site = place.copy_site("site");
    let ours = text("docs/hosting/htaccess").replace("https://papan.example", &format!("http://{at}"));
    fs::write(site.join(".htaccess"), ours).unwrap();
    let modules: String = MODULES
        .iter()
        .map(|name| {
            let file = installed(&format!("/usr/lib/apache2/modules/mod_{name}.so"));
            format!("LoadModule {name}_module {}\n", shown(&file))
        })
        .collect();
    let (folder, site) = (shown(&place.0), shown(&site));
    let conf = format!(
        "{modules}Listen {at}\nServerName {at}\nServerRoot {folder}\nPidFile {folder}/pid\n\
        ErrorLog {folder}/log\nTypesConfig /dev/null\nDirectoryIndex index.html\nDocumentRoot {site}\n\
        <Directory {site}>\nOptions Indexes FollowSymLinks\nAllowOverride FileInfo Options=Indexes\nRequire all granted\n</Directory>\n"
    );
    let conf = place.write("apache.conf", &conf);
    let checked = command("/usr/sbin/apache2").arg("-t").arg("-f").arg(&conf).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    let mut apache = command("/usr/sbin/apache2");
    apache.arg("-X").arg("-f").arg(&conf);
    let apache = start(apache, at, place);
    asked::every_file(at, "/", true);
    asked::what_is_not_there(at, &[403, 404]);
    asked::nothing_from_above(at);
    asked::slashes(at, "/");
    asked::heads(at);
    asked::asked_anew(at);
    let page = ask(at, "GET", "/pasang/", "Accept-Encoding: gzip\r\n");
    assert_eq!(page.header("content-encoding"), Some("gzip"));
    drop(apache);
}
