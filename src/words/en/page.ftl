# What stands around a board: the headings of the log, and the dialogs.

ui-start-game = Start the game
ui-preset = Rule set
ui-setup-title = New game
ui-who-plays = Who plays
ui-rules-in-force = Rules of this game
ui-setup-note = The game on the board stays among your saved games.
ui-last-move = What happened
ui-rounds = Rounds
ui-round = Round
# In the table of rounds, before what a player begins the next round with: “3 in the store, 1 closed”.
ui-carried-over = Next round:
ui-no-rounds = No round is over yet. The result of each will appear here, with what it means for the next.
ui-moves = Moves
ui-no-moves = None yet.
# Beside a move: there was no other.
ui-only-move = only move
ui-whole-game = The whole game
ui-first-move = Start of the game
ui-move-before = Move before
ui-move-after = Move after
ui-last-of-game = Last move
ui-replay-game = Play the whole game
ui-scrub-game = Move of the game
ui-menu = Game and settings
ui-settings = Settings
ui-players = Players
ui-first-name = Player 1, who begins a new game
ui-second-name = Player 2
ui-third-name = Player 3
ui-rematch = Rematch
ui-record = Record
ui-record-note = The game as text. You can paste another one here, or drop a file on the page.
ui-copy = Copy
ui-download-text = Save as text
ui-download-json = Save as JSON
ui-read-record = Load
ui-open-file = Open a file
ui-saved = Saved games
ui-saved-note = Saved in this browser only; nothing is sent anywhere.
ui-none-saved = None yet: a game is saved from its first move.
ui-link = Copy a link to this moment

# What opens beside a rule, a term or the marks of the board.
explain-rule = Rule
explain-rule-is = { $sure ->
    [stated] Rule: stated by the source
    [inferred] Rule: it follows from the source
    [witness] Rule: another source says so
   *[editorial] Rule: ours, the sources are silent
}
explain-sure = { $sure ->
    [stated] stated
    [inferred] inferred
    [witness] another witness
   *[editorial] ours
}
explain-sure-of-move = { $sure ->
    [stated] stated rules
    [inferred] inferred rule
    [witness] another witness’s rule
   *[editorial] a rule of ours
}
explain-rule-in-word = { explain-rule }: { explain-sure }
explain-first-of-ours = Here a rule of ours acts for the first time in this game: no source answers the question.
explain-read-in-rules = Read in the rules
explain-show-in-game = Show it in this game
explain-show-example = Show an example
explain-legend = The aim, how one takes, and the marks

# The citation of a position, and the picture of its board.
cite-title = Cite this position
cite-form = Form
cite-form-text = Text
cite-form-bibtex = BibTeX
cite-form-ris = RIS
cite-form-csl = CSL-JSON
cite-citation = The citation
cite-save = Save as a file
cite-svg = Board as SVG
cite-png = Board as PNG
cite-no-picture = This browser could not make the picture.
cite-position = { $name }, the position { MOMENT($moves) }
cite-version = Version { $number }
cite-read = read { $day }

# A move as a strip of pictures.
strip-show = Show this move as pictures
strip-title = The move as pictures
strip-no-move = Nothing has been played yet: play a move, then its pictures are here.
strip-copy = Copy SVG
strip-svg = Save SVG
strip-png = Save PNG
strip-print = Print
strip-code = The pictures as SVG text
strip-may-be-refused = If nothing came, this frame forbids it. Copy the pictures instead.
strip-also = The same move:
strip-as-text = as text
strip-as-animation = as animation
strip-heading = { $name }, move { $number }, played by { SEAT($seat) }
strip-foot = Papan · { $link }
strip-before = Before the move.
strip-more-laps = … { $count } more { $count ->
    [one] lap
   *[other] laps
}.
strip-more-takes = … { $count } more { $count ->
    [one] capture
   *[other] captures
}.

# A game that goes to and fro as a link.
letter-title = Play by letter
letter-note = Play at one screen, or with somebody far away by sending the link after each move.
letter-no-move = Play at one screen, or with somebody far away: first play a move, then its link can be sent here.
letter-not-last = Only the last move of the game can be sent: first go to it.
letter-computer = Only a game between people can be sent move by move: here the computer plays too.
letter-send = Send this move
letter-sent = The link is shared.
letter-not-sent = Nothing was sent.
letter-link-copied = Link copied.
letter-copied = Link copied: send it to the other player.
letter-copied-for = Link copied: send it to { SEAT($seat) }.
letter-older = You have played on from here.
letter-to-latest = Go to the latest move

setting-speed = Speed
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
setting-ghost = Show where a move would lead
setting-ghost-on = On
setting-ghost-off = Off
setting-tap = A tap
setting-tap-once = Plays at once
setting-tap-twice = Shows first, a second tap plays
setting-forced = When only one move is possible
setting-forced-play = It is played for you
setting-forced-wait = It waits for a tap
setting-orient = Board seen from
setting-orient-first = Your side, or player 1’s
setting-orient-second = Player 2’s side
setting-orient-third = Player 3’s side
setting-orient-far = From player 2’s side, words upright
setting-orient-turn = The player to move
setting-again = When you play again
setting-again-exchange = Another player begins
setting-again-keep = The same player begins
setting-theme = Colours
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-theme-auto = Same as the device
setting-digits = Figures
setting-digits-latin = Latin
setting-digits-arabic = Arabic
ui-patterns-and-workshop = Patterns and workshop
ui-set-up-position = Set up a position
ui-embed-board = Put this board into a page of yours

# The link to the course of the game: its length, and how far somebody has come.
learn-link = Learn it
learn-minutes = { $minutes } min
learn-so-far = { $done } of { $all }
