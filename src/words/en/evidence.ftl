# The pages that show what each game rests on. No program carries these words.

evidence-evidence = Evidence
evidence-page-title = Evidence for { $name }
evidence-description = What is known of { $name }, who says it, where the accounts differ, and how sure we are of each rule.
evidence-to-game = Play { $name }
evidence-why-not = Chuki of Johore: why it cannot be played
evidence-why-title = Why there is no board
evidence-known-title = What is known
evidence-known-lead = The line beside a fact shows how sure it is; its source stands below it.
evidence-four-words = What the four words mean
evidence-contents = On this page
evidence-topic-names = Name
evidence-topic-words = Words
evidence-topic-people = People
evidence-topic-play = Play
evidence-topic-place = Place
evidence-topic-time = Time
evidence-topic-material = Board and counters
evidence-topic-record = The record
evidence-topic-history = Since then
evidence-confidence-note = A confidence is the catalogue’s own number. What it measures we have not read.
evidence-accounts-title = The accounts, side by side
evidence-accounts-lead = What each of them says, in our words.
evidence-question = Question
evidence-in-the-game = In the game here
evidence-silent = Says nothing of it
evidence-differ = They differ
evidence-played = Played here:
evidence-or-chosen = Or, if you choose it:
evidence-no-reading = Played here by:
evidence-rules-title = The rules, one by one
evidence-rules-lead = Each with its source, and with a moment of a game in which it acts. Open the moment to see it on the board, and play on from there.
evidence-filter-title = Show the rules that are
evidence-filter-all = all { $count }
evidence-filter = { $certainty ->
    [stated] stated ({ $count })
    [inferred] inferred ({ $count })
    [witness] from another witness ({ $count })
   *[editorial] ours ({ $count })
}
evidence-open-moment = Open this moment
evidence-at-start = At the start.
evidence-in-this-position = It is true of this position.
evidence-refused = Not allowed here:
evidence-no-moment = There is no picture of this rule: no single move shows it.
evidence-unknown-title = What nobody knows
evidence-unknown-lead = No source that we have read answers these questions. A game cannot be played without an answer, so we gave one.
evidence-not-played = Nobody answers, so it is not played here.
evidence-map-title = Where and when
evidence-within = Known to within about { $km } km.
evidence-exact = The record names this very point.
evidence-interval = { $from } to { $to }
evidence-like-title = Games that are like it
evidence-like-lead = Who calls them alike is named with each.
evidence-to-network = See all of them in one picture.
evidence-like-unsaid = In what they are alike, the source does not say.
evidence-records-title = Records
evidence-records-lead = Under these numbers the game is found in the catalogue of the Digital Ludeme Project.
evidence-references-title = Sources
evidence-references-lead = To copy, or as files for programs that manage references.
evidence-format-bibtex = BibTeX
evidence-format-ris = RIS
evidence-format-csl = CSL-JSON
evidence-file = As a file
evidence-data-title = This page as data
evidence-data-lead = All that stands here, for programs, and the schema that it keeps to.
evidence-ledger-title = How sure we are
evidence-ledger-lead = Of { $count } rules, { $stated } are stated by the source that is cited for them. Each mark below is a rule; the line at its left shows what it rests on.
evidence-report-title = Something is wrong?
evidence-report-lead = Tell us which rule or fact, what the source says in its own words, and on which page. Name the rule by its address:
evidence-report-version = The version of the site is { $version }.
evidence-report-how = How one corrects us

# The page with the map, the line of time, and which games are alike.
map-title = Where, when, and which games are alike
map-page-title = Map of the games
map-description = Where and when each game was recorded, how exactly that is known, and which games are called alike, by whose word.
map-link = Map: where and when the games were recorded
map-lead = Each name leads to what the game rests on.
map-filter = Choose games by region, players, board, century or certainty
map-all = all
map-group-region = Region
map-group-players = Players
map-group-board = Board
map-group-century = Century of the record
map-group-sure = How sure the place or the date is
map-century = { $century ->
    [21] 21st century
   *[other] { $century }th century
}
map-where = Where
map-where-lead = A broken ring shows how exactly a place is known: the game was recorded somewhere inside it, and the wider the ring, the less we know. A place known to the point would be a full dot.
map-sideways = Move the picture sideways to see all of it.
map-frame-world = The world
map-frame-sri-lanka = Sri Lanka
map-frame-archipelago = The Malay archipelago
map-when = When
map-when-lead = A full bar is stated by the source named on the game’s page, a broken one is inferred, a pale one is told by another witness.
map-network = Which games are alike
map-network-lead = Games of this site on the left, others that somebody calls similar on the right. A full line: the source says so. A broken one: we infer it. A broad pale one: another witness says so.
