//! The address of a question, `seed=7&question=3&grade=2&kinds=last.most`, or of a sheet on paper (`&paper=1`).

use crate::{
    lesson::exercise::{Ask, GRADES, Number},
    options::value,
    words::LinkError,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub number: Number,
    /// The kinds that are asked; none stands for all.
    pub asks: Vec<Ask>,
    /// Whether the sheet is shown as it is printed.
    pub on_paper: bool,
}

impl Default for Address {
    fn default() -> Address {
        Address { number: Number { seed: 1, at: 0, grade: 1 }, asks: Vec::new(), on_paper: false }
    }
}

impl Address {
    /// Reads what can be read; the rest is that of the first question.
    pub fn read(text: &str) -> Address {
        let Number { seed, grade, .. } = Address::default().number;
        let get = |wanted: &str| value(text, wanted);
        let number = |key: &str| get(key).and_then(|value| value.parse::<u32>().ok());
        let asks = get("kinds").into_iter().flat_map(|value| value.split(['.', ',']));
        Address {
            number: Number {
                seed: number("seed").unwrap_or(seed),
                at: number("question").map_or(0, |question| question.saturating_sub(1)),
                grade: number("grade")
                    .and_then(|grade| u8::try_from(grade).ok())
                    .unwrap_or(grade)
                    .clamp(1, GRADES),
            },
            asks: asks.filter_map(Ask::by_name).collect(),
            on_paper: get("paper") == Some("1"),
        }
    }

    /// The values that mean nothing.
    pub fn errors(text: &str) -> Vec<LinkError> {
        let is_number = |key: &str, least: u32, most: u32| {
            value(text, key)
                .filter(|word| !word.parse().is_ok_and(|number: u32| (least..=most).contains(&number)))
        };
        let numbers = [
            is_number("seed", 0, u32::MAX),
            is_number("question", 1, u32::MAX),
            is_number("grade", 1, GRADES.into()),
        ];
        let kinds = value(text, "kinds").into_iter().flat_map(|value| value.split(['.', ',']));
        let kinds = kinds.filter(|name| !name.is_empty() && Ask::by_name(name).is_none());
        numbers.into_iter().flatten().chain(kinds).map(|value| LinkError::Key(value.into())).collect()
    }

    /// What [`Address::read`] reads.
    pub fn write(&self) -> String {
        let Number { seed, at, grade } = self.number;
        let mut text = format!("seed={seed}&question={}&grade={grade}", u64::from(at) + 1);
        if !self.asks.is_empty() {
            let names: Vec<&str> = self.asks.iter().map(|ask| ask.name()).collect();
            text += &["&kinds=", &names.join(".")].concat();
        }
        if self.on_paper {
            text += "&paper=1";
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_reads_as_it_was_written_and_anything_else_as_a_first_question() {
        let address = Address {
            number: Number { seed: 4021, at: 6, grade: 3 },
            asks: vec![Ask::Last, Ask::Ending],
            on_paper: true,
        };
        assert_eq!(address.write(), "seed=4021&question=7&grade=3&kinds=last.ending&paper=1");
        assert_eq!(Address::read(&address.write()), address);
        let largest = Address {
            number: Number { seed: u32::MAX, at: u32::MAX - 1, grade: 5 },
            asks: Vec::new(),
            on_paper: false,
        };
        assert_eq!(Address::read(&largest.write()), largest);
        for text in ["", "seed=-1&question=x&grade=0&kinds=jump", "question=0&grade=1", "=&&=="] {
            let first =
                Address { number: Number { seed: 1, at: 0, grade: 1 }, asks: Vec::new(), on_paper: false };
            assert_eq!(Address::read(text), first, "{text}");
        }
    }

    #[test]
    fn every_value_that_means_nothing_is_told() {
        let told = |text: &str| Address::errors(text).len();
        assert_eq!(told("seed=7&question=3&grade=2&kinds=last.most&theme=dark"), 0);
        assert_eq!(told("seed=-1&question=0&grade=6&kinds=last.jump,hop"), 5);
    }
}
