//! What a step of Pasang sounds like: glass balls on a wooden board and in wooden trays, and a ka of wood.

use crate::{
    engine::{clause::Cited, pasang::position::Event},
    story::sound::{Knock, Material, RUSTLE},
};

/// For a sliding ka, the time from one row or column of the board to the next, in seconds.
const GROOVE: f32 = 0.035;

/// The audible beginnings and ends of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SoundEvent {
    /// A ball is lifted from the board.
    Lifted,
    /// A ball is laid on others in a seat's tray.
    Laid { seat: usize, resting: u8 },
    /// A ka slides over a number of points.
    Slides { points: u8 },
    /// A ka is lifted for a jump.
    Springs,
    /// A ka arrives.
    PointContents { jumped: bool },
}

impl SoundEvent {
    fn knock(self) -> Knock {
        match self {
            // a lifted ball only brushes against the board
            SoundEvent::Lifted => {
                let ball = Material::Glass.falling(6, 0);
                Knock { loudness: ball.loudness * 0.3, duration: ball.duration * 0.4, ..ball }
            }
            // the two trays sound different
            SoundEvent::Laid { seat, resting } => Material::Glass.falling(resting, 3 + 2 * seat),
            SoundEvent::Slides { points } => {
                let wood = Material::Wood.handful(points, 0, 1);
                Knock {
                    loudness: wood.loudness * 0.25,
                    duration: wood.duration * 0.3,
                    interval: GROOVE,
                    ..wood
                }
            }
            SoundEvent::Springs => {
                let wood = Material::Wood.falling(0, 4);
                Knock {
                    loudness: wood.loudness * 0.25,
                    duration: wood.duration * 0.4,
                    interval: RUSTLE,
                    ..wood
                }
            }
            SoundEvent::PointContents { jumped } => {
                let wood = Material::Wood.falling(0, if jumped { 2 } else { 1 });
                Knock { loudness: wood.loudness * if jumped { 0.9 } else { 0.6 }, ..wood }
            }
        }
    }
}

fn sound_event(event: &Event, resting: u8, lands: bool) -> Option<SoundEvent> {
    Some(match (*event, lands) {
        (Event::Take { .. }, false) => SoundEvent::Lifted,
        (Event::Take { seat, .. }, true) => SoundEvent::Laid { seat: seat.index() % 2, resting },
        (Event::Slide { from, to, .. }, false) => {
            let points = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()));
            SoundEvent::Slides { points }
        }
        (Event::Jump { .. }, false) => SoundEvent::Springs,
        (Event::Slide { .. }, true) => SoundEvent::PointContents { jumped: false },
        (Event::Jump { .. }, true) => SoundEvent::PointContents { jumped: true },
        _ => return None,
    })
}

/// The sound of an event when it begins or, if it `lands`, when it is over; `resting` is the number of balls
/// already at its goal. `None` for events that are no steps.
pub fn of_step(event: &Event, resting: u8, lands: bool) -> Option<Knock> {
    sound_event(event, resting, lands).map(SoundEvent::knock)
}

/// The sound of a step of a move, the first being 0, when it begins or, if it `lands`, when it is over. `trays` are the
/// contents before the move, by seat and colour. `None` if the step has no such sound, or the move no such step.
pub fn sound(trays: [[usize; 2]; 2], events: &[Cited<Event>], step: usize, lands: bool) -> Option<Knock> {
    let (at, cited) = events.iter().enumerate().filter(|(_, cited)| cited.event.is_step()).nth(step)?;
    let resting = match cited.event {
        Event::Take { seat, colour, .. } => {
            let same = |known: &&Cited<Event>| match known.event {
                Event::Take { seat: by, colour: of, .. } => (by, of) == (seat, colour),
                _ => false,
            };
            let lay: usize = trays[seat.index() % 2][colour as usize];
            u8::try_from(lay + events[..at].iter().filter(same).count()).unwrap_or(u8::MAX)
        }
        _ => 0,
    };
    of_step(&cited.event, resting, lands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{
        pasang::board::{Colour, Point},
        seat::Seat,
    };

    #[test]
    fn every_step_is_heard_over_what_lies_there_and_nothing_else_is() {
        let seat = Seat::SECOND;
        let (from, over, to) = (Point::at(2, 7), Point::at(3, 7), Point::at(4, 7));
        let take = |colour| Event::Take { seat, point: over, colour };
        let all = [
            Event::Rise { seat, point: from },
            Event::Jump { seat, from, over, to },
            Event::Slide { seat, from, to },
            take(Colour::White),
            take(Colour::White),
            Event::Turn,
        ];
        let events: Vec<_> =
            all.iter().map(|&event| Cited { event, clause: crate::engine::clause::ClauseId(0) }).collect();
        let steps: Vec<_> = all.iter().filter(|event| event.is_step()).collect();
        for lands in [false, true] {
            for (step, event) in steps.iter().enumerate() {
                let sound = sound([[0, 0], [0, 7]], &events, step, lands);
                let resting = if step == 3 { 8 } else { 7 };
                assert!(sound.is_some() && sound == of_step(event, resting, lands), "{event:?}");
            }
            assert_eq!(sound([[0; 2]; 2], &events, steps.len(), lands), None);
            assert_eq!(of_step(&Event::Turn, 0, lands), None);
        }
    }

    #[test]
    fn what_a_ball_and_a_ka_sound_like_fits_their_steps() {
        for points in 1..=10 {
            let knock = SoundEvent::Slides { points }.knock();
            assert!(f32::from(knock.hits) * knock.interval + knock.duration < 0.42, "{knock:?}");
        }
        let all = [
            SoundEvent::Lifted,
            SoundEvent::Laid { seat: 1, resting: 0 },
            SoundEvent::Slides { points: 10 },
            SoundEvent::Springs,
        ];
        for knock in all
            .into_iter()
            .chain([false, true].map(|jumped| SoundEvent::PointContents { jumped }))
            .map(SoundEvent::knock)
        {
            let wave = knock.samples();
            let peak = wave.iter().fold(0.0, |peak, sample| f32::max(peak, sample.abs()));
            assert!(peak > 0.01 && peak < 0.6, "{knock:?}: {peak}");
            assert!(wave.iter().rev().take(16).all(|sample| sample.abs() < 1e-3 * peak), "{knock:?} clicks");
        }
        assert!(
            SoundEvent::Lifted.knock().loudness < SoundEvent::Laid { seat: 0, resting: 50 }.knock().loudness
        );
        assert_eq!(SoundEvent::PointContents { jumped: true }.knock().material, Material::Wood);
    }
}
