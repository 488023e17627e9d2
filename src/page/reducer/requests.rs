//! What the page around an embed asks for, done as a person would do it, and the answers.

use crate::{
    engine::Target,
    notation, options,
    page::{
        action::PageAction,
        embedding::{replies::Replies, state},
        played::Played,
        table::{Answer, Asked, Names, Table},
    },
    protocol::{Code, Command, Fault, Request, Told},
    session::{Action, Session},
    settings::Settings,
    story::{caption, why},
    words::{Message, say},
};

impl<F: Played> Table<F> {
    /// Does some requests in their order; each is done whole or, with its fault as the answer, not at all.
    pub(super) fn requested(&mut self, requests: &[Request]) {
        let mut replies = Replies { number: self.replies.number + 1, ..Replies::default() };
        replies.topics = self.replies.topics;
        for Request { re, command } in requests {
            let told = self.request(command, &mut replies).map(|()| match command {
                Command::Hello => Told::Hello(state::hello(self)),
                _ => Told::State(state::state(self)),
            });
            replies.answers.push((re.clone(), told.unwrap_or_else(Told::Error)));
        }
        self.replies = replies.into();
    }

    fn request(&mut self, command: &Command, replies: &mut Replies) -> Result<(), Fault> {
        let (cursor, moves) = (self.session.cursor(), self.session.moves().len());
        match command {
            Command::Hello | Command::Get => {}
            Command::Load { address } => {
                self.load_requested(address)?;
                replies.loaded = Some(address.clone());
            }
            Command::Goto { at } => self.go_to(at)?,
            Command::Next if cursor < moves => self.apply(PageAction::Do(Action::Redo)),
            Command::Prev if cursor > 0 => self.apply(PageAction::Do(Action::Goto(cursor - 1))),
            Command::Next | Command::Prev => return Err(Fault::new(Code::NoMove, "")),
            Command::First => self.apply(PageAction::Do(Action::Goto(0))),
            Command::Last => self.apply(PageAction::Do(Action::Goto(moves))),
            Command::Play => match &self.showing {
                Some(showing) if showing.playing => {}
                Some(_) => self.apply(PageAction::TogglePause),
                None if self.replaying => {}
                None if moves == 0 => return Err(Fault::new(Code::NoMove, "")),
                None => self.apply(PageAction::Replay),
            },
            Command::Pause => {
                self.replaying = false;
                if self.showing.as_ref().is_some_and(|showing| showing.playing) {
                    self.apply(PageAction::TogglePause);
                }
            }
            Command::Move { text } => self.play_requested(text)?,
            Command::Undo if self.can_undo() => self.apply(PageAction::Do(Action::Undo)),
            Command::Redo if self.can_redo() => self.apply(PageAction::Do(Action::Redo)),
            Command::Undo | Command::Redo => return Err(Fault::new(Code::NoMove, "")),
            Command::Reset => {
                let session = Session::new(*self.session.game(), *self.session.start());
                self.load(session, self.preset, self.names.clone());
            }
            Command::Set { name, value } => {
                if !Settings::default().put(name, value) {
                    return Err(Fault::new(Code::Setting, "data"));
                }
                self.apply(PageAction::Set { name: name.clone(), value: value.clone() });
            }
            Command::Subscribe(topics) => replies.topics = *topics,
            Command::Highlight { places } => {
                let place = |(at, name): (usize, &String)| {
                    let fault = || Fault::new(Code::Place, &format!("data.places[{at}]"));
                    Ok((self.place(name).ok_or_else(fault)?, Answer::Ringed))
                };
                let answers = places.iter().enumerate().map(place).collect::<Result<_, _>>()?;
                self.asked = Asked { answers, ..(*self.asked).clone() }.into();
            }
            Command::Focus => replies.takes_focus = true,
        }
        Ok(())
    }

    /// The place of the board with a name.
    fn place(&self, name: &str) -> Option<Target> {
        match self.session.game().control(name)? {
            PageAction::Do(Action::Choose(target @ (Target::Hole(_) | Target::Point(_)))) => Some(target),
            _ => None,
        }
    }

    fn load_requested(&mut self, address: &str) -> Result<(), Fault> {
        let options = Box::new(options::read(self.plain(), address));
        if let Some(error) = options.errors.first() {
            let text = say(&Message::Unreadable(error.clone().into()));
            return Err(Fault { text: Some(text), ..Fault::new(Code::Address, "data.address") });
        }
        self.apply(PageAction::LoadGame { options, names: Names::default(), asks: false });
        Ok(())
    }

    fn go_to(&mut self, at: &str) -> Result<(), Fault> {
        let fault = || Fault::new(Code::Moment, "data.at");
        let (number, steps) = notation::moment(at).ok_or_else(fault)?;
        if number > self.session.moves().len() {
            return Err(fault());
        }
        if let Some(steps) = steps {
            let (_, events) = self.session.replay(number).ok_or_else(fault)?;
            if steps > events.iter().filter(|cited| F::is_step(&cited.event)).count() {
                return Err(fault());
            }
        }
        self.apply(PageAction::Do(Action::Goto(number)));
        if let Some(steps) = steps {
            self.apply(PageAction::StopAt(steps));
        }
        Ok(())
    }

    /// Plays a move as the person whose turn it is.
    fn play_requested(&mut self, text: &str) -> Result<(), Fault> {
        let chosen = self.session.game().read_move(text);
        let chosen = chosen.ok_or_else(|| Fault::new(Code::NotAMove, "data.move"))?;
        if self.opponent.locked || self.is_review() {
            return Err(Fault::new(Code::Waits, ""));
        }
        match self.session.play(chosen) {
            Ok(session) => {
                let announcement = caption::announcement(&session);
                self.is_starting = false;
                self.go(session, Action::Redo);
                self.say(announcement);
                self.autoplay = true;
                Ok(())
            }
            Err(refusal) => {
                let targets = self.session.game().targets(self.session.position(), chosen);
                let why = why::explain(&self.session, targets.first().copied(), refusal);
                let clause = why.clause.and_then(|id| self.session.game().clauses().get(usize::from(id.0)));
                let code = if clause.is_some() { Code::Illegal } else { Code::Over };
                Err(Fault {
                    clause: clause.map(|clause| clause.id),
                    text: Some(say(&*why.message)),
                    ..Fault::new(code, "data.move")
                })
            }
        }
    }
}
