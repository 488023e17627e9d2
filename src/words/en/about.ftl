# The page that says how sure the site is of its rules, and how one corrects it. No program carries these words.

about-title = How sure we are
about-page-title = How sure we are of each rule
about-description = What the words stated, inferred, another witness and ours mean at a rule, how many rules of each kind every game has, and how to correct one.
about-lead = Most of these games were written down once, in a few lines. Every rule here says what it rests on, in one of four words. The line beside a rule shows the same.
about-words-title = Four words
about-says-stated = The text that is cited says so. We cite no page more exactly than we have read it: where a range of pages is all that is known, the range is cited.
about-says-inferred = It follows from the text that is cited, which does not say it.
about-says-witness = An account other than the one that the game is played by says so. It is named at the rule.
about-says-editorial = Nobody says so. A game cannot be played without an answer, so we gave one. Where others would do as well, they can be chosen among the rules of the game.
about-ledger-title = Game by game
about-ledger-lead = How many rules of each game rest on what:
about-game = Game
about-rules = Rules
about-all-games = All games
about-correct-title = If a rule is wrong
about-correct-lead = Tell us, whether it is a rule, a page or a single word. It helps us most to have:
about-correct-address = the address of the rule, which ends in the rule’s name, as this one does:
about-correct-version = the version of the site, which stands at the foot of each page: now { $version };
about-correct-text = what the source says in its own words, with author, year and page, and where one can read it.
about-correct-frozen = Corrections never change a game that has been played: an address, once it has been cited, opens what it opened.
