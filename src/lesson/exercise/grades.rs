//! The grade of the questions, which follows whoever answers.

/// How many grades there are.
pub const GRADES: u8 = 5;
/// So many right answers one after another lead to the next grade.
const UP: u8 = 2;

/// How somebody has answered so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grades {
    /// From 1 to [`GRADES`].
    pub grade: u8,
    /// Right answers since the grade was last changed.
    since: u8,
    /// Right answers one after another, and the most there were.
    pub run: u32,
    pub best: u32,
    pub answered: u32,
}

impl Grades {
    /// At the beginning of a sheet.
    pub fn at(grade: u8) -> Grades {
        Grades { grade: grade.clamp(1, GRADES), since: 0, run: 0, best: 0, answered: 0 }
    }

    /// After an answer: two right ones lead up, a wrong one down.
    pub fn answered(&mut self, is_right: bool) {
        self.answered += 1;
        if !is_right {
            self.grade = (self.grade - 1).max(1);
            (self.since, self.run) = (0, 0);
            return;
        }
        (self.since, self.run) = (self.since + 1, self.run + 1);
        self.best = self.best.max(self.run);
        if self.since >= UP && self.grade < GRADES {
            (self.grade, self.since) = (self.grade + 1, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_right_answers_lead_up_and_a_wrong_one_down() {
        let mut grades = Grades::at(1);
        let mut after = |answers: &[bool]| {
            answers.iter().for_each(|is_right| grades.answered(*is_right));
            (grades.grade, grades.run, grades.best)
        };
        assert_eq!(after(&[true]), (1, 1, 1));
        assert_eq!(after(&[true]), (2, 2, 2));
        assert_eq!(after(&[true, true]), (3, 4, 4));
        assert_eq!(after(&[true, false]), (2, 0, 5));
        assert_eq!(after(&[false, false]), (1, 0, 5));
        assert_eq!(after(&[true; 40]), (GRADES, 40, 40));
        assert_eq!((Grades::at(0).grade, Grades::at(200).grade), (1, GRADES));
    }
}
