// Messages between an embed of Papan and the page around it, version 1. Written from messages.schema.json.

/** A clause that acts in a step. */
export interface Clause {
  /** How sure it is that the source says so. */
  certainty: "stated" | "inferred" | "editorial" | "witness"
  /** The id of the clause. */
  clause: string
  /** The number of the move, from 1. */
  number: number
  /** The clause in words. */
  says: string
  /** The number of the step in it, from 1. */
  step: number
}

/** A step of a move. */
export interface Event {
  /** The clause that the step follows. */
  clause: string
  /** The number of the move, from 1. */
  number: number
  /** How many steps the move has. */
  of: number
  /** What happens, in words. */
  says: string
  /** The number of the step in it, from 1. */
  step: number
}

/** How a question has been answered. */
export interface Exercise {
  /** The question: what follows ? in the address of an embed of questions, beside mode. */
  address: string
  /** Whether it is solved. */
  done: boolean
  /** What is asked, by its name in the option kinds. */
  kind: string
  /** Whether the answer was shown. */
  shown: boolean
  /** How many answers to it were wrong. */
  wrong: number
}

/** What is wrong with a request, and where. */
export interface Fault {
  /** The field, as data.move; empty if it is the whole message. */
  at: string
  /** The clause that forbids it. */
  clause?: string
  /** What is wrong. */
  code: "message" | "version" | "type" | "unknown-field" | "field" | "too-long" | "too-many" | "address" | "moment" | "not-a-move" | "illegal" | "over" | "no-move" | "waits" | "setting" | "place" | "topic"
  /** What is said of it, in the language of the embed. */
  text?: string
}

/** Who speaks. */
export interface Hello {
  /** The game by its name in addresses. */
  game: string
  /** The types of requests that it understands. */
  hears: Array<string>
  /** The tag of the language that the embed speaks. */
  language: string
  /** The version of the site. */
  site: string
  /** The types of what it tells. */
  tells: Array<Topic>
}

/** How far somebody has come in a course. */
export interface Lesson {
  /** Whether it is solved, or its moves have been watched. */
  done: boolean
  /** How many steps have been done since the frame was opened. */
  finished: number
  /** The name of the step, as in the option lesson. */
  lesson: string
  /** How many steps the course has. */
  of: number
  /** Whether the answer was shown. */
  shown: boolean
  /** The number of the step that is open, from 1. */
  step: number
  /** How many answers to it were wrong. */
  wrong: number
}

/** A move that has been played. */
export interface Move {
  /** The move in the notation of the game. */
  move: string
  /** Its number, from 1. */
  number: number
  /** What happened, in words. */
  says: string
  seat: Seat
}

/** No data. */
export interface Nothing {
  
}

/** The end of a game. */
export interface Over {
  clause: string | null
  /** The same in words. */
  says: string
  /** Who has won; all in a draw. */
  winners: Array<Seat>
}

/** The height of a frame. */
export interface Size {
  /** In CSS pixels. */
  height: number
}

/** How the game stands at the moment looked at. */
export interface State {
  /** The game and the moment, as they follow # in the address of the game's page; empty for a game that has not begun. */
  address: string
  /** How many of them have been played at this moment. */
  at: number
  /** The game by its name in addresses. */
  game: string
  /** The moves that may be played. */
  may: Array<string>
  /** All moves of the game. */
  moves: Array<string>
  over: Over | null
  /** Whether the picture of the last of them is in motion; it leads to this moment. */
  playing: boolean
  /** The position, in the notation of the game. */
  position: string
  /** The rules, as in the option r. */
  readings: string
  step: number | null
  turn: Seat | null
}

/** Something that is not understood. */
export interface Warning {
  /** An option that no embed has. */
  option?: string
  /** What is wrong with a value, in words. */
  says?: string
}

/** What a page calls its request; the answer says the same. */
export type Re = number | string

/** What a page may ask of an embed. */
export type Request =
  /** Asks who is there. The answer is `hello`; every other request is answered by `state`, or by `error`. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "hello"; v: 1 }
  /** Opens another game. */
  | { data: { address: string }; id?: string; ns: "papan"; re?: Re | null; type: "load"; v: 1 }
  /** Goes to a moment of the game. */
  | { data: { at: string }; id?: string; ns: "papan"; re?: Re | null; type: "goto"; v: 1 }
  /** Shows the next move. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "next"; v: 1 }
  /** Goes back before the last move. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "prev"; v: 1 }
  /** Goes to the start. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "first"; v: 1 }
  /** Goes to the end. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "last"; v: 1 }
  /** Goes on with a picture that was paused, or plays the game again from here; at its end from the start. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "play"; v: 1 }
  /** Stops the picture. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "pause"; v: 1 }
  /** Plays a move as whoever has the turn. */
  | { data: { move: string }; id?: string; ns: "papan"; re?: Re | null; type: "move"; v: 1 }
  /** Takes back. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "undo"; v: 1 }
  /** Plays again what was taken back. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "redo"; v: 1 }
  /** The game from its start. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "reset"; v: 1 }
  /** Sets how games are shown. */
  | { data: { name: string; value: string }; id?: string; ns: "papan"; re?: Re | null; type: "set"; v: 1 }
  /** Asks how the game stands. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "get"; v: 1 }
  /** Chooses what is told from now on, besides answers. At first all but event and clause. */
  | { data: { types: Array<Topic> }; id?: string; ns: "papan"; re?: Re | null; type: "subscribe"; v: 1 }
  /** Rings these places of the board, and no others. */
  | { data: { places: Array<string> }; id?: string; ns: "papan"; re?: Re | null; type: "highlight"; v: 1 }
  /** Moves the focus to the board. */
  | { data?: null | Nothing; id?: string; ns: "papan"; re?: Re | null; type: "focus"; v: 1 }

/** A seat of the game. */
export type Seat = "first" | "second" | "third"

/** What an embed tells the page around it. */
export type Told =
  /** Who speaks: the first message, and the answer to hello. */
  | { data: Hello; id: string; ns: "papan"; re?: Re; type: "hello"; v: 1 }
  /** The board is live, and answers. */
  | { data: State; id: string; ns: "papan"; re?: Re; type: "ready"; v: 1 }
  /** How high the frame wants to be, with a board as wide as it is; told whenever it changes. */
  | { data: Size; id: string; ns: "papan"; re?: Re; type: "size"; v: 1 }
  /** The moment looked at has changed; also the answer to requests. */
  | { data: State; id: string; ns: "papan"; re?: Re; type: "state"; v: 1 }
  /** A move has been played. */
  | { data: Move; id: string; ns: "papan"; re?: Re; type: "move"; v: 1 }
  /** A step of a move is shown: a counter falls, or is taken. */
  | { data: Event; id: string; ns: "papan"; re?: Re; type: "event"; v: 1 }
  /** The clause behind that step. */
  | { data: Clause; id: string; ns: "papan"; re?: Re; type: "clause"; v: 1 }
  /** A question was opened or answered; told by an embed of questions. */
  | { data: Exercise; id: string; ns: "papan"; re?: Re; type: "exercise"; v: 1 }
  /** A step of a course was opened or done, or an answer was wrong; told by an embed of a course. */
  | { data: Lesson; id: string; ns: "papan"; re?: Re; type: "lesson"; v: 1 }
  /** The game is over. */
  | { data: Over; id: string; ns: "papan"; re?: Re; type: "over"; v: 1 }
  /** A request could not be done; nothing of it has been done. */
  | { data: Fault; id: string; ns: "papan"; re?: Re; type: "error"; v: 1 }
  /** Something of the embed's own address is not understood, and the usual stands in its place. */
  | { data: Warning; id: string; ns: "papan"; re?: Re; type: "warn"; v: 1 }
  /** The focus has left the embed. */
  | { data: Nothing; id: string; ns: "papan"; re?: Re; type: "focusexit"; v: 1 }

/** A type of what an embed tells. */
export type Topic = "hello" | "ready" | "size" | "state" | "move" | "event" | "clause" | "exercise" | "lesson" | "over" | "error" | "warn" | "focusexit"
