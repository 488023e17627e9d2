//! The sounds of landings and liftings, played as the picture reaches them.

use std::rc::Rc;

use crate::{
    page::{browser, played::Played, speaker::Speaker, table::Table},
    settings::Set,
    story::{showing::Run, sound_filter::SoundFilter},
};

/// What has been heard so far.
pub struct Sounds<F: Played> {
    shown: Option<(Rc<Run<F>>, usize)>,
    /// The times of recent sounds.
    recent: Vec<f64>,
    speaker: Option<Speaker>,
}

impl<F: Played> Default for Sounds<F> {
    fn default() -> Sounds<F> {
        Sounds { shown: None, recent: Vec::new(), speaker: None }
    }
}

impl<F: Played> Sounds<F> {
    /// Sound has just been turned on: browsers allow it only after a gesture.
    pub fn turned_on(&mut self) {
        self.speaker = Speaker::on();
    }

    /// Plays the sounds of the steps since the last call, if sound is on.
    pub fn play(&mut self, table: &Table<F>) {
        let now = table.showing.as_ref().map(|showing| (showing.run.clone(), showing.steps));
        let before = std::mem::replace(&mut self.shown, now.clone());
        if table.settings.get(Set::Sound) != "on" {
            return;
        }
        let sound = |run: &Run<F>, step, lands| F::sound(&table.session, run, step, lands);
        let speed = table.settings.speed();
        let playing = table.showing.as_ref().is_some_and(|showing| showing.playing);
        let (time, recent) = (browser::milliseconds(), std::mem::take(&mut self.recent));
        let sounds = match (before, now) {
            (Some((run, from)), None) => {
                let filter = SoundFilter { run: &run, from, to: run.steps(), speed };
                let over = filter.is_over();
                let sounds = || filter.sounds(time, &recent, |step, lands| sound(&run, step, lands));
                over.then(sounds).unwrap_or_default()
            }
            // jumping to a moment plays no sounds
            (Some((was, from)), Some((run, to)))
                if Rc::ptr_eq(&was, &run) && (to == from + 1 || playing && to > from) =>
            {
                let filter = SoundFilter { run: &run, from, to, speed };
                filter.sounds(time, &recent, |step, lands| sound(&run, step, lands))
            }
            (_, Some((run, 0))) => sound(&run, 0, false).into_iter().collect(),
            _ => Vec::new(),
        };
        self.recent = recent.into_iter().filter(|before| (0.0..1000.0).contains(&(time - before))).collect();
        for knock in sounds {
            if self.speaker.is_none() {
                self.speaker = Speaker::on();
            }
            if let Some(speaker) = &self.speaker {
                speaker.knock(&knock);
            }
            self.recent.push(time);
        }
    }
}
