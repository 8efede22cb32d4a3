// Made by `python -m konspira.wire_ts > client/src/wire.ts`. Do not edit.

export const PROTOCOL = 1
export const ALPHABET = "BCDFGHJKMNPQRSTVWXZ"
/** The host's place in a game: not a seat, and whoever is host speaks from it. */
export const HOST = -3

/** What everybody in the room sees, besides the game's own table. */
export interface RoomView {
  language: string
  members: Array<MemberView>
  ring: Array<number>
  host: number | null
  locked: boolean
  game: string
  options: Record<string, boolean | number | string | Record<string, boolean | number | string>>
  packs: Array<PackView>
  playing: GameView | null
  results: Array<Result>
}

export interface MemberView {
  id: number
  name: string
  look: Look
  present: boolean
}

/** A face and a colour, as numbers; what they look like is the client's business. */
export interface Look {
  face: number
  colour: number
}

export interface PackView {
  name: string
  title: string
  language: string
  words: number
}

/** The game at the table, as far as the room knows it. */
export interface GameView {
  game: string
  number: number
  seating: Array<number>
  started: number
  paused: number
  paused_at: number | null
  seals: Array<string>
  opened_seals: Array<Sealed>
  outcome: Outcome | null
}

/** A deal whose hash lay on the table from the start, so that nobody can doubt it. */
export interface Sealed {
  digest: string
  nonce: string
  deal: string
}

/** How a game ended. */
export interface Outcome {
  winners: Array<number>
  points: Array<number>
  why: string
}

/** What a finished game brought, by member: an evening adds these up. */
export interface Result {
  game: string
  points: Record<string, number>
  winners: Array<number>
  why: string
}

/** What the lobby needs to know of a game before it starts. */
export interface GameInfo {
  name: string
  seats: [number, number]
  presets: Record<string, unknown>
  form: Array<Field>
}

/** One line of the form. */
export interface Field {
  name: string
  kind: "choice" | "number" | "pack" | "switch"
  default: boolean | number | string
  rules: Array<string>
  values: Array<string>
  least: number | null
  most: number | null
}

/** The phone is in the room, as these members. */
export interface Welcome {
  type: "Welcome"
  id: number
  protocol: number
  room: string
  you: Array<You>
  lost: Array<string>
}

/** A member whom this phone holds. The token is told once, when it is new. */
export interface You {
  member: number
  token?: string
}

/** The code that another phone must show to take this member over. */
export interface Transfer {
  type: "Transfer"
  id: number
  code: string
  seconds: number
}

/** What has changed for this phone. */
export interface News {
  type: "News"
  v: number
  at: number
  whole?: boolean
  room?: Partial<RoomView>
  table?: Partial<Table> | null
  hands?: Record<string, Hand>
  done?: Array<number>
  refused?: Array<Refusal>
  pad?: string
}

/** Why not: a stable word, the rule that says so, at times a sentence for builders. */
export interface Refusal {
  id: number
  code: string
  rule?: string
  text?: string
}

/** Open a room, and be its first member and host. */
export interface Open {
  type: "Open"
  id: number
  protocol: number
  name: string
  look?: Look
  language?: string
}

/** Come into a room, or back to it. Without tokens the phone only looks on. */
export interface Hello {
  type: "Hello"
  id: number
  protocol: number
  room: string
  tokens?: Array<string>
}

/** Become a member; or one more on this phone, which is then passed round. */
export interface Join {
  type: "Join"
  id: number
  name: string
  look?: Look
  watch?: boolean
}

/** An act of a member of this phone. */
export interface Do {
  type: "Do"
  id: number
  by: number
  act: Act
  seen?: number | null
}

/** This member is about to move to another phone. */
export interface MoveOut {
  type: "MoveOut"
  id: number
  by: number
}

/** Another phone's member moves here. */
export interface MoveIn {
  type: "MoveIn"
  id: number
  protocol: number
  room: string
  code: string
}

export interface Rename {
  type: "Rename"
  name: string
  look?: Look
}

/** Goes home. The name is free again, the token void. */
export interface Leave {
  type: "Leave"
}

/** Play in the next game. */
export interface Sit {
  type: "Sit"
}

/** Only look on in the next game. */
export interface Stand {
  type: "Stand"
}

/** Who plays, in clockwise order. */
export interface Arrange {
  type: "Arrange"
  ring: Array<number>
}

export interface PassHost {
  type: "PassHost"
  member: number
}

export interface Remove {
  type: "Remove"
  member: number
}

/** Nobody new comes in. */
export interface Lock {
  type: "Lock"
  locked: boolean
}

/** The language of the table: of the TV, and of packs to begin with. */
export interface Speak {
  type: "Speak"
  language: string
}

/** The game to play next, and what the group agrees on. */
export interface Choose {
  type: "Choose"
  game: string
  options?: Record<string, boolean | number | string | Record<string, boolean | number | string>>
}

/** A pack of the group's own, as the text of its file. */
export interface AddPack {
  type: "AddPack"
  name: string
  text: string
}

export interface DropPack {
  type: "DropPack"
  name: string
}

/** Set up the chosen game for everybody in the ring. */
export interface Start {
  type: "Start"
}

/** A move in the game, by a seat or by the host. */
export interface Play {
  type: "Play"
  seat: number
  move: Move
}

export interface Pause {
  type: "Pause"
}

export interface Resume {
  type: "Resume"
}

/** The game is over without a result. */
export interface Abandon {
  type: "Abandon"
}

/** Another member takes over a seat of the running game, for good. */
export interface Reseat {
  type: "Reseat"
  seat: number
  member: number
}

export interface CodenamesTable {
  type: "codenames"
  options: CodenamesOptions
  places: Array<CodenamesPlace>
  phase: CodenamesChoosing | CodenamesDealing | CodenamesCluing | CodenamesGuessing | CodenamesReview | CodenamesPenalty | CodenamesEnemyTurn | CodenamesDrawing | CodenamesOver
  words: Array<string>
  covers: Array<CodenamesIdentity | null>
  left: [number, number]
  turns: Array<CodenamesTurn>
  key: Array<CodenamesIdentity>
}

export interface CodenamesOptions {
  variant: CodenamesVariant
  pack: string
  reverse_sides: boolean
  expert_zero: boolean
  expert_unlimited: boolean
  judge: CodenamesJudge
  pre_approval: boolean
  challenge_until: CodenamesChallengeUntil
  penalty_cover: boolean
  touch_by: CodenamesTouchBy
  timer: CodenamesTimer
  timer_seconds: number
  clue_seconds: number
  guess_seconds: number
  touch_bonus_seconds: number
  answer_seconds: number
  enemy_seconds: number
  grace_seconds: number
  clue_rules: CodenamesClueRules
}

export type CodenamesVariant = "two-teams" | "one-team" | "three-players"

export type CodenamesJudge = "rival-spymaster" | "host" | "vote"

export type CodenamesChallengeUntil = "first-touch" | "end-of-turn"

export type CodenamesTouchBy = "any-operative" | "majority" | "captain"

export type CodenamesTimer = "off" | "soft" | "hard" | "every-turn"

/** What makes a clue legal at this table. The program enforces the first two alone. */
export interface CodenamesClueRules {
  single_word: boolean
  no_visible_codename: boolean
  meaning_only: boolean
  no_position_clues: boolean
  letters_and_numbers: CodenamesLettersAndNumbers
  number_is_not_a_hint: boolean
  loan_words: boolean
  no_word_forms: boolean
  no_compound_parts: CodenamesCompoundParts
  sound_alikes_differ: boolean
  same_spelling_same_word: boolean
  two_word_terms: boolean
  proper_names: boolean
  long_proper_names: boolean
  long_place_names: boolean
  acronyms: CodenamesAcronyms
  any_rhyme: boolean
}

export type CodenamesLettersAndNumbers = "never" | "if-meaning" | "free"

export type CodenamesCompoundParts = "allowed" | "literal" | "both-directions"

export type CodenamesAcronyms = "never" | "well-known"

/** Where a seat stands. An operative without a team works for both (CN-112). */
export interface CodenamesPlace {
  role: CodenamesRole
  team: CodenamesTeam | null
}

export type CodenamesRole = "spymaster" | "operative" | "onlooker" | "retired"

export type CodenamesTeam = "red" | "blue"

/** People pick teams and spymasters. */
export interface CodenamesChoosing {
  type: "Choosing"
}

/** Chance lays out the board. */
export interface CodenamesDealing {
  type: "Dealing"
}

export interface CodenamesCluing {
  type: "Cluing"
  team: CodenamesTeam
  clock: CodenamesClock | null
}

/** A running sand timer. A soft one only rings. */
export interface CodenamesClock {
  until: number
  hard: boolean
  rung: boolean
}

export interface CodenamesGuessing {
  type: "Guessing"
  team: CodenamesTeam
  clue: CodenamesClue
  opens: number
  made: number
  clock: CodenamesClock | null
  marks: Array<CodenamesPointer>
  votes: Array<CodenamesPointer>
  upheld: boolean
}

export interface CodenamesClue {
  type: "Clue"
  word: string
  number: number | "unlimited"
}

/** An operative's pointer (CN-33), or their vote where the majority touches. */
export interface CodenamesPointer {
  seat: number
  card: number | null
}

/** The judge looks at a flagged clue, and touches are frozen. */
export interface CodenamesReview {
  type: "Review"
  turn: CodenamesGuessing
  since: number
  until: number
  flagged_by: number
  reason: CodenamesReason
  verdicts: Array<CodenamesVerdict>
}

/** Why a clue is not legal: the rule it breaks (CN-O09). */
export type CodenamesReason = "CN-29" | "CN-73" | "CN-74" | "CN-75" | "CN-76" | "CN-77" | "CN-78" | "CN-79" | "CN-80" | "CN-81" | "CN-82" | "CN-85" | "CN-86" | "CN-87" | "CN-90" | "CN-91" | "CN-95" | "CN-96"

/** One judge's answer; no reason: the clue is fine. */
export interface CodenamesVerdict {
  seat: number
  reason: CodenamesReason | null
}

/** The team's rival gave an invalid clue: its spymaster may cover a word. */
export interface CodenamesPenalty {
  type: "Penalty"
  team: CodenamesTeam
  until: number
}

/** One team: the spymaster covers words for the simulated enemy. */
export interface CodenamesEnemyTurn {
  type: "EnemyTurn"
  covers: number
  until: number
}

/** The spymaster let the time pass, so chance covers the enemy's word. */
export interface CodenamesDrawing {
  type: "Drawing"
  covers: number
}

export interface CodenamesOver {
  type: "Over"
  winner: CodenamesTeam | null
  why: string
}

export type CodenamesIdentity = "red" | "blue" | "bystander" | "assassin"

/** A line of the public record: a clue and its touches, or covers without a clue. */
export interface CodenamesTurn {
  team: CodenamesTeam
  clue: CodenamesClue | null
  cards: Array<number>
  rejected: CodenamesReason | null
}

export interface CodenamesHand {
  type: "codenames"
  seat: number
  key: Array<CodenamesIdentity>
  asked: CodenamesAsked | null
  may: Array<CodenamesMove["type"]>
}

/** The private question, as one of the two spymasters sees it. */
export interface CodenamesAsked {
  word: string
  number: number | "unlimited" | null
  answer: boolean | null
}

/** Sit with this team as an operative. */
export interface CodenamesJoinTeam {
  type: "JoinTeam"
  team: CodenamesTeam
}

export interface CodenamesBecomeSpymaster {
  type: "BecomeSpymaster"
  team: CodenamesTeam
}

/** Sit this game out. */
export interface CodenamesLeaveTeam {
  type: "LeaveTeam"
}

/** The host: the teams stand, deal. */
export interface CodenamesStart {
  type: "Start"
}

/** The board and the key, as drawn. `reverse` are the other sides of the same cards. */
export interface CodenamesDeal {
  type: "Deal"
  words: Array<string>
  reverse: Array<string>
  key: Array<CodenamesIdentity>
}

/** In private, to the rival spymaster: would this word be legal? (CN-66) */
export interface CodenamesAsk {
  type: "Ask"
  word: string
}

export interface CodenamesAnswer {
  type: "Answer"
  legal: boolean
}

/** 'I mean this one': talk, not a touch (CN-33). */
export interface CodenamesMark {
  type: "Mark"
  card: number
}

export interface CodenamesUnmark {
  type: "Unmark"
  card: number
}

/** The official guess (CN-34). */
export interface CodenamesTouch {
  type: "Touch"
  card: number
}

/** The operatives guess no further (CN-43). */
export interface CodenamesStop {
  type: "Stop"
}

/** Turn over the sand timer (CN-69). */
export interface CodenamesCallTimer {
  type: "CallTimer"
}

/** 'Was that legal?' Asks the judge, and decides nothing (CN-O09). */
export interface CodenamesFlag {
  type: "Flag"
  reason: CodenamesReason
}

/** The judge: the clue stands. */
export interface CodenamesAccept {
  type: "Accept"
}

/** The judge: the clue is invalid (CN-62). */
export interface CodenamesReject {
  type: "Reject"
  reason: CodenamesReason
}

/** A spymaster covers a word: as a penalty (CN-63), or for the enemy (CN-103). */
export interface CodenamesCover {
  type: "Cover"
  card: number
}

/** No penalty cover this time (CN-O07). */
export interface CodenamesDecline {
  type: "Decline"
}

/** Chance covers an enemy word for a spymaster who let the time pass. */
export interface CodenamesDraw {
  type: "Draw"
  card: number
}

/** The host gives a lost spymaster's key to another member of the team. */
export interface CodenamesHandKey {
  type: "HandKey"
  team: CodenamesTeam
  seat: number
}

/** The CLOCK's only move: a deadline has passed. Every game knows it. */
export interface TimeUp {
  type: "TimeUp"
}

export type Table = CodenamesTable

export type Hand = CodenamesHand

export type Move = CodenamesMove

export type Out = Welcome | Transfer | News

export type In = Open | Hello | Join | Do | MoveOut | MoveIn

export type Act = Rename | Leave | Sit | Stand | Arrange | PassHost | Remove | Lock | Speak | Choose | AddPack | DropPack | Start | Play | Pause | Resume | Abandon | Reseat

export type CodenamesMove = CodenamesJoinTeam | CodenamesBecomeSpymaster | CodenamesLeaveTeam | CodenamesStart | CodenamesDeal | CodenamesAsk | CodenamesAnswer | CodenamesClue | CodenamesMark | CodenamesUnmark | CodenamesTouch | CodenamesStop | CodenamesCallTimer | CodenamesFlag | CodenamesAccept | CodenamesReject | CodenamesCover | CodenamesDecline | CodenamesDraw | CodenamesHandKey | TimeUp
