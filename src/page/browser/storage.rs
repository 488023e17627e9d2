//! The browser's storage for the site. Keys contain the site's path, because several projects share an origin.

/// The browser's storage, if the page may use it.
pub struct Storage(web_sys::Storage);

/// The storage is full or not available any more.
pub struct Refused;

/// The key of a value that is written and removed at once to test the storage.
const PROBE: &str = "probe";

impl Storage {
    pub fn open() -> Result<Storage, Refused> {
        web_sys::window().and_then(|window| window.local_storage().ok()?).map(Storage).ok_or(Refused)
    }

    /// The storage that lasts as long as this tab.
    pub fn of_this_tab() -> Result<Storage, Refused> {
        web_sys::window().and_then(|window| window.session_storage().ok()?).map(Storage).ok_or(Refused)
    }

    fn key(name: &str) -> String {
        format!("papan:{}:{name}", super::ROOT.with(Clone::clone))
    }

    pub fn get(&self, name: &str) -> Option<String> {
        self.0.get_item(&Self::key(name)).ok()?
    }

    pub fn set(&self, name: &str, value: &str) -> Result<(), Refused> {
        self.0.set_item(&Self::key(name), value).map_err(|_| Refused)
    }

    /// Whether it accepts values: some browsers provide a storage that is always full.
    pub fn takes(&self) -> bool {
        let takes = self.set(PROBE, "").is_ok();
        self.remove(PROBE);
        takes
    }

    pub fn remove(&self, name: &str) {
        let _ = self.0.remove_item(&Self::key(name));
    }

    /// The keys with a prefix, each with its value.
    pub fn all(&self, prefix: &str) -> Vec<(String, String)> {
        let whole = Self::key(prefix);
        let keys = (0..self.0.length().unwrap_or(0)).filter_map(|index| self.0.key(index).ok()?);
        keys.filter_map(|key| {
            let rest = key.strip_prefix(&whole)?;
            Some((rest.to_string(), self.0.get_item(&key).ok()??))
        })
        .collect()
    }
}
