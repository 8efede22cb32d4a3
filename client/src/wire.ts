// Made by `python3 dev.py write wire`. Do not edit.

/** The languages that Konspira speaks; the first is for those who speak no other. */
export const LANGUAGES = ["en", "pl", "ru"] as const
export type Language = (typeof LANGUAGES)[number]
export const PROTOCOL = 3
/** Moves of a hushed game end in spaces: they are so many bytes long, or a multiple. */
export const ASK_SIZE = 256
export const ALPHABET = "BCDFGHJKMNPQRSTVWXZ"
export const FACES = 20
export const COLOURS = 12
/** So much must be in a pack, by its kind. */
export const PACK_LEAST = {"words": 25, "locations": 8, "characters": 64, "associations": 25, "questions": 24}
export type PackKind = keyof typeof PACK_LEAST
/** Numbers of the rules that screens show, by game. */
export const RULE_NUMBERS = {"spyfall2": {"longest_text": 200, "stop_ms": 20000, "poll_ms": 20000}, "starwars": {"longest_text": 200, "stop_ms": 20000, "poll_ms": 20000}, "secret_identity": {"most_cards": 3, "objection_ms": 5000}, "mafia": {"longest_line": 300, "gang": 3, "seats_per_card": 4, "dawn_nobody_letters": 105, "dawn_gone_letters": 120, "dawn_agent_saw_letters": 110, "dawn_chosen_letters": 110}} as const
/** The host's place in a game, which is not a seat: the host moves from it. */
export const HOST = -3
/** The place of the person who leads the game, if one does. No seat either. */
export const MASTER = -5

/** A move that is open. A choice lists values, or names the table's field that does. */
export type OfferOf<Move extends { type: string }> = Move extends Move
  ? {
      kind: Move["type"]
      choices?: { [Field in Exclude<keyof Move, "type">]?: string | Array<Move[Field]> }
      differ?: Array<string>
    }
  : never

/** What everybody in the room sees, besides the game's own table. */
export interface RoomView {
  language: string
  hushed: boolean
  members: Array<MemberView>
  ring: Array<number>
  host: number | null
  former: number | null
  appointed: number | null
  locked: boolean
  game: string
  options: Record<string, boolean | number | string | Record<string, boolean | number | string>>
  packs: Array<PackView>
  playing: GameView | null
  cut_short: string | null
  results: Array<Result>
  reactions: Array<Reaction>
  reactions_allowed: boolean
  silent: Array<number>
  phones: Array<Array<number>>
  lent: Array<LoanView>
  lend_after: number | null
  faster: boolean
  today: string | null
}

export interface MemberView {
  id: number
  name: string
  look: Look
  present: boolean
  companion: Temper | null
}

/** A face and a colour, as numbers; what they look like is the client's business. */
export interface Look {
  face: number
  colour: number
}

export type Temper = "calm" | "normal" | "bold"

export interface PackView {
  name: string
  title: string
  language: string
  kind: string
  entries: number
  known: number | null
  few: boolean
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
  changes: Array<SeatChange>
  master: number | null
  masters: Array<Led>
  willing: Array<number>
  left: Array<LeftView>
  vacancies: Array<Vacancy>
  question: QuestionView | null
  lead_by_vote: boolean
  remark: RemarkView | null
  meant: Array<Aim>
  today: string | null
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

/** A seat of the game went from one person to another, by the host's hand. */
export interface SeatChange {
  seat: number
  before: string
  after: string
  at: number
  before_id: number
  after_id: number
}

/** Somebody leads the game from this moment on, or has led it. */
export interface Led {
  member: number
  name: string
  at: number
}

/** Somebody who had a part in the game at the table and is not in the room any more. */
export interface LeftView {
  id: number
  name: string
  look: Look
  removed: boolean
  companion: Temper | null
}

/** A seat whose player has left or is away, and who is there to take it. */
export interface Vacancy {
  seat: number
  heirs: Array<number>
  by_vote: Array<number>
}

/** What the host asks the table: may this member have that seat, or lead (-5)? */
export interface QuestionView {
  number: number
  seat: number
  member: number
  asked: Array<number>
  agreed: Array<number>
  against: Array<number>
  decided: boolean | null
}

/** What a companion has said: a word for a sentence that the page has. */
export interface RemarkView {
  seat: number
  word: string
  at: number
}

/** What a companion has meant with what it said: shown when the game is over. */
export interface Aim {
  member: number | null
  seat: number
  said: string
  aims: Array<string>
}

/** What a finished game brought, by member: an evening adds these up. */
export interface Result {
  game: string
  points: Record<string, number>
  winners: Array<number>
  why: string
  beaten: boolean | null
}

/** A small face that somebody has sent a moment ago. */
export interface Reaction {
  by: number
  feeling: Feeling
  at: number
}

/** A small face that somebody sends; what it looks like is the client's business. */
export type Feeling = "laugh" | "wow" | "hmm" | "clap" | "heart" | "facepalm"

/** A seat that a companion plays while its player is away. */
export interface LoanView {
  seat: number
  companion: number | null
  since: number
}

/** What the lobby needs to know of a game before it starts. */
export interface GameInfo {
  name: string
  seats: [number, number]
  presets: Record<string, Record<string, boolean | number | string | Record<string, boolean | number | string>>>
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
  pack: PackKind | null
}

/** The phone is in the room, as these members. */
export interface Welcome {
  type: "Welcome"
  id: number
  protocol: number
  room: string
  you: Array<You>
  lost: Array<string>
  left: Array<You>
  pings: number
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

/** What the referee thinks of a move that was asked about; null: there is none. */
export interface Opinion {
  type: "Opinion"
  id: number
  verdict: Verdict | null
  known: boolean | null
}

export interface Verdict {
  ruling: Ruling
  reason: Reason
  rule: string
  word: string
  how: string
  confidence: number
  forms: Forms
}

export type Ruling = "legal" | "doubtful" | "forbidden"

/** Why; a page has a sentence for each, in the player's language. */
export type Reason = "nothing-against-it" | "same-word" | "only-accents-differ" | "form" | "derived" | "compound" | "part" | "several-words" | "description" | "phrase" | "no-word" | "too-long" | "alphabet" | "foreign" | "unknown" | "proper-name" | "acronym" | "letter-or-number" | "number-as-hint"

/** Whether other forms of the visible words were looked for. */
export type Forms = "checked" | "not-loaded" | "not-installed" | "no-such-language"

/** All that companions did for a member in the game at the table, oldest first. */
export interface Deeds {
  type: "Deeds"
  id: number
  deeds: Array<Deed>
}

/** A move that a companion made for a member who was away. */
export interface Deed {
  seat: number
  at: number
  move: unknown
}

/** What has changed for this phone. */
export interface News {
  type: "News"
  v: number
  at: number
  whole?: boolean
  room?: Partial<RoomView>
  table?: Partial<Table> | null
  more?: Record<string, Array<unknown>>
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
  about?: Record<string, string | number>
}

/** Nothing is new, but the line holds: scripts in browsers cannot see protocol pings. */
export interface Ping {
  type: "Ping"
  at: number
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
  chosen?: boolean
}

/** Come back as a member who has left, with a token that `left` of Welcome names. */
export interface Return {
  type: "Return"
  id: number
  token: string
}

/** An act of a member of this phone. */
export interface Do {
  type: "Do"
  id: number
  by: number
  act: Act
  seen?: number | null
}

/** What would the referee say of this move, and companions? Nobody else hears of it. */
export interface Consult {
  type: "Consult"
  id: number
  by: number
  seat: number
  move: unknown
}

/** What did companions do for this member, who was away from the game at the table? */
export interface Recall {
  type: "Recall"
  id: number
  by: number
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

/** Another name, another face. */
export interface Rename {
  type: "Rename"
  name: string
  look?: Look
}

/** Leaves the room. The name is free again, and the token only good for `Return`. */
export interface Leave {
  type: "Leave"
}

/** Shows everybody a small face for a moment. */
export interface React {
  type: "React"
  feeling: Feeling
}

/** Plays in the next game. */
export interface Sit {
  type: "Sit"
}

/** Only looks on in the next game. */
export interface Stand {
  type: "Stand"
}

/** A member who lost the host's place by being away has it again. */
export interface TakeBack {
  type: "TakeBack"
}

/** Would lead the game at the table. `willing: false` takes it back. */
export interface OfferToLead {
  type: "OfferToLead"
  willing?: boolean
}

/** A move in the game, for a seat of their own. */
export interface Play {
  type: "Play"
  seat: number
  move: Move
}

/** Answers the question of this number, which the host has put to the table. */
export interface Agree {
  type: "Agree"
  question: number
  yes?: boolean
}

/** A newcomer joins the game at the table, if it takes one now. */
export interface SitIn {
  type: "SitIn"
  member: number
}

/** Who plays next, clockwise, as numbers of members. */
export interface Arrange {
  type: "Arrange"
  ring: Array<number>
}

/** Somebody else is host. */
export interface PassHost {
  type: "PassHost"
  member: number
}

/** Who leads the next game, if it is led by a person: they do not play in it. */
export interface Appoint {
  type: "Appoint"
  member: number | null
}

/** This member leads the game at the table from now on. */
export interface Lead {
  type: "Lead"
  member: number
}

/** Removes a member from the room. */
export interface Remove {
  type: "Remove"
  member: number
}

/** Nobody new comes in. */
export interface Lock {
  type: "Lock"
  locked: boolean
}

/** Whether people may react at all. */
export interface AllowReactions {
  type: "AllowReactions"
  allowed: boolean
}

/** The language of the table. Packs that nobody has chosen follow it. */
export interface Speak {
  type: "Speak"
  language: string
}

/** The next game, and what differs from its defaults. */
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
  kind?: string
}

/** Removes a pack of the group's own; not while a game runs. */
export interface DropPack {
  type: "DropPack"
  name: string
}

/** A companion comes in and plays in the next game; not while a game runs. */
export interface Invite {
  type: "Invite"
  name: string
  look?: Look
  mind?: Mind
}

/** What makes one companion differ from another. */
export interface Mind {
  temper?: Temper
  seed?: number
}

/** A companion leaves the room. What it holds or was lent is an empty seat. */
export interface Dismiss {
  type: "Dismiss"
  member: number
}

/** A companion is another character from now on; not while a game runs. */
export interface SetTemper {
  type: "SetTemper"
  member: number
  temper: Temper
}

/** A companion plays for a seat of the running game whose player is away. */
export interface Lend {
  type: "Lend"
  seat: number
  companion?: number | null
  mind?: Mind
}

/** After so many seconds a companion plays for whoever is away; null: never. */
export interface LendAfter {
  type: "LendAfter"
  seconds?: 60 | 180 | null
}

/** Whether companions answer at once. */
export interface Hasten {
  type: "Hasten"
  faster?: boolean
}

/** Chooses the game of the day, the same for everybody with that language on that date. */
export interface PlayToday {
  type: "PlayToday"
  name: string
  look?: Look
}

/** Sets up the chosen game for everybody in the ring. */
export interface Start {
  type: "Start"
}

/** Stops the game and its clock. */
export interface Pause {
  type: "Pause"
}

/** Lets the game and its clock go on. */
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

/** Asks the table whether a member may have an empty seat, or the game master's place. */
export interface Propose {
  type: "Propose"
  seat: number
  member: number | null
}

export interface CodenamesTable {
  type: "codenames"
  options: CodenamesOptions
  places: Array<CodenamesPlace>
  phase: CodenamesChoosing | CodenamesShuffling | CodenamesDealing | CodenamesCluing | CodenamesGuessing | CodenamesReview | CodenamesDrawing | CodenamesEnemyTurn | CodenamesOver
  words: Array<string>
  covers: Array<CodenamesIdentity | null>
  left: [number, number]
  turns: Array<CodenamesTurn>
  opinion: Verdict | null
  missing: Array<number>
  reasons: Array<CodenamesReason>
  needed: number
  key: Array<CodenamesIdentity>
  visible: Array<number>
  teams: Array<CodenamesTeam>
  sides: Array<CodenamesTeam | null>
  numbers: Array<number | "unlimited">
  enforced: boolean
  reveal_ms: number
  in_play: boolean
  lacking: CodenamesLack | null
  waits_for: number | null
  captain: number | null
  guesses: number | null
}

export interface CodenamesOptions {
  variant: CodenamesVariant
  spoken_clues: boolean
  pack: string
  reverse_sides: boolean
  expert_zero: boolean
  expert_unlimited: boolean
  judge: CodenamesJudge
  referee: CodenamesReferee
  pre_approval: boolean
  challenge_until: CodenamesChallengeUntil
  penalty_cover: boolean
  touch_by: CodenamesTouchBy
  against_companions: boolean
  timer: CodenamesTimerMode
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

export type CodenamesReferee = "off" | "advise" | "enforce"

export type CodenamesChallengeUntil = "first-touch" | "end-of-turn"

export type CodenamesTouchBy = "any-operative" | "majority" | "captain"

export type CodenamesTimerMode = "off" | "soft" | "hard" | "every-turn"

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

/** Chance makes the teams. */
export interface CodenamesShuffling {
  type: "Shuffling"
}

/** Chance lays out the board. */
export interface CodenamesDealing {
  type: "Dealing"
}

export interface CodenamesCluing {
  type: "Cluing"
  team: CodenamesTeam
  clock: Timer | null
  penalty: boolean
  slips: Array<CodenamesClue>
}

/** A running timer. A hard one ends something; a soft one only rings. */
export interface Timer {
  since: number
  until: number
  hard: boolean
  rung: boolean
}

/** A clue. Where clues are spoken, the word is heard in the room and empty here. */
export interface CodenamesClue {
  type: "Clue"
  word: string
  number: number | "unlimited"
}

export interface CodenamesGuessing {
  type: "Guessing"
  team: CodenamesTeam
  clue: CodenamesClue
  opens: number
  made: number
  clock: Timer | null
  marks: Array<CodenamesPointer>
  votes: Array<CodenamesPointer>
  upheld: boolean
  doubters: Array<number>
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
  until: number | null
  flagged_by: number
  reason: CodenamesReason | null
  verdicts: Array<CodenamesVerdict>
}

/** Why a clue is not legal: the rule it breaks (CN-O09). The most common come first. */
export type CodenamesReason = "CN-80" | "CN-81" | "CN-73" | "CN-74" | "CN-75" | "CN-77" | "CN-82" | "CN-83" | "CN-78" | "CN-79" | "CN-87" | "CN-85" | "CN-91" | "CN-76" | "CN-95" | "CN-96" | "CN-86" | "CN-90" | "CN-29" | "CN-30"

/** One judge's answer; no reason: the clue is fine. */
export interface CodenamesVerdict {
  seat: number
  reason: CodenamesReason | null
}

/** One team: chance proposes a word of the simulated enemy. */
export interface CodenamesDrawing {
  type: "Drawing"
  covers: number
}

/** The proposed word gets covered soon, unless the spymaster changes it (CN-O32). */
export interface CodenamesEnemyTurn {
  type: "EnemyTurn"
  covers: number
  until: number
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
  slips: Array<CodenamesClue>
  touched_by: Array<number>
}

/** Somebody whom a team still needs. */
export interface CodenamesLack {
  team: CodenamesTeam
  role: CodenamesRole
}

export interface CodenamesHand {
  type: "codenames"
  key: Array<CodenamesIdentity>
  asked: CodenamesAsked | null
  proposal: number | null
  allowed: Array<string>
  refused: Array<string>
  judged: Array<CodenamesAnswered>
  seat: number
  offers: Array<OfferOf<CodenamesMove>>
}

/** The private question, as the two spymasters see it. */
export interface CodenamesAsked {
  word: string
  number: number | "unlimited" | null
  waits: boolean
  answer: boolean | null
  opinion: Verdict | null
}

/** What the rival spymaster has said in private about a clue, in this turn (CN-O30). */
export interface CodenamesAnswered {
  word: string
  number: number | "unlimited" | null
  legal: boolean
}

/** The host: the teams stand, deal. */
export interface CodenamesStart {
  type: "Start"
}

/** The host: let chance make the teams (CN-02). */
export interface CodenamesShuffleTeams {
  type: "ShuffleTeams"
}

/** The host: this player sits with that team, as its spymaster or as an operative. */
export interface CodenamesAssign {
  type: "Assign"
  seat: number
  team: CodenamesTeam
  spymaster?: boolean
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

/** The host: we wait no longer for somebody who does not answer. */
export interface CodenamesGoOn {
  type: "GoOn"
}

/** The ROOM: somebody sits down at the end of the ring of a game that is at the table. */
export interface NewSeat {
  type: "NewSeat"
  invited?: boolean
  shared?: boolean
}

/** The ROOM: this seat has had no contact for a while, or is back. */
export interface Contact {
  type: "Contact"
  seat: number
  here: boolean
}

/** The ROOM: companions play these seats from now on, and people all others. */
export interface CompanionSeats {
  type: "CompanionSeats"
  seats: Array<number>
}

/** The ROOM: the host sits here (None: has no seat), for games to which it matters. */
export interface HostSeat {
  type: "HostSeat"
  seat: number | null
}

/** The teams as chance has made them. */
export interface CodenamesTeams {
  type: "Teams"
  places: Array<CodenamesPlace>
}

/** The board and the key, as drawn. `reverse` are the other sides of the same cards. */
export interface CodenamesDeal {
  type: "Deal"
  words: Array<string>
  reverse: Array<string>
  key: Array<CodenamesIdentity>
  language?: string
}

/** A spymaster covers a word: as a penalty (CN-63), or for the enemy (CN-103). */
export interface CodenamesCover {
  type: "Cover"
  card: number
}

/** In private, to the rival spymaster: would this clue be legal? (CN-66) */
export interface CodenamesAsk {
  type: "Ask"
  word: string
  number?: number | "unlimited" | null
}

export interface CodenamesAnswer {
  type: "Answer"
  legal: boolean
}

/** Turn over the sand timer (CN-69). */
export interface CodenamesCallTimer {
  type: "CallTimer"
}

/** The host gives a lost spymaster's key to an operative, or to who sits out. */
export interface CodenamesHandKey {
  type: "HandKey"
  team: CodenamesTeam
  seat: number
}

/** The host brings who sits out onto a team, as an operative; None: onto both. */
export interface CodenamesAdmit {
  type: "Admit"
  seat: number
  team: CodenamesTeam | null
}

/** The CLOCK's only move: a deadline has passed. Every game knows it. */
export interface TimeUp {
  type: "TimeUp"
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

/** 'I mean this one': talk, not a touch (CN-33). */
export interface CodenamesMark {
  type: "Mark"
  card: number
}

export interface CodenamesUnmark {
  type: "Unmark"
  card: number
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

/** 'Hmm, is that allowed?' Asks the judge, and decides nothing (CN-O09). */
export interface CodenamesFlag {
  type: "Flag"
  reason?: CodenamesReason | null
}

/** The spymaster or the host mends a slip of the finger, for all to see (CN-O28). */
export interface CodenamesCorrect {
  type: "Correct"
  word: string
  number: number | "unlimited"
}

/** The enemy word that chance proposes to cover (CN-O32). */
export interface CodenamesDraw {
  type: "Draw"
  card: number
}

/** The spymaster would rather have this word covered for the enemy (CN-O32). */
export interface CodenamesPropose {
  type: "Propose"
  card: number
}

export interface SpyfallTable {
  type: "spyfall"
  terms: SpyfallTerms
  phase: SpyfallUnpacking | SpyfallChoosing | SpyfallDealing | SpyfallLooking | SpyfallMeeting | SpyfallQuestioning | SpyfallStopped | SpyfallAccusing | SpyfallGuessing | SpyfallPointing | SpyfallNominating | SpyfallFacing | SpyfallJudging | SpyfallRoundOver | SpyfallOver
  places: Array<string>
  used: Array<number>
  unplayed: Array<number>
  dealer: number
  acting_dealer: number
  next_dealer: number | null
  round: number
  scores: Array<number>
  ring: Array<number>
  waiting: Array<number>
  answerable: Array<number>
  votes_needed: number | null
  accused: Array<number>
  talk: Array<SpyfallQuestion>
  asked: number
  trials: Array<SpyfallTrial>
  poll: Array<SpyfallPointed>
  history: Array<SpyfallRound>
  missing: Array<Away>
  gone: Array<number>
  cards: Array<SpyfallQuestionCard>
  deck: Array<number>
}

/** What was agreed, with every "as in the box" already looked up. */
export interface SpyfallTerms {
  box: SpyfallBox
  packs: Array<string>
  agreed: SpyfallSpying
  spies: number
  roles: boolean
  old_buddies: boolean
  dissent: number
  rounds: number
  asking: SpyfallAsking
  time_out_vote: SpyfallTimeOutVote
  non_spy_points: number
  innocent_bonus: SpyfallInnocentBonus
  accuser_bonus: SpyfallAccuserBonus
  accuser_bonus_at_time_out: boolean
  round_seconds: number
  vote_seconds: number
  talk_seconds: number
  guess_seconds: number
  reshuffle: boolean
  most_seats: number
  start_by_hand: boolean
}

export type SpyfallBox = "spyfall2" | "starwars"

/** How many spies there are, and what follows from it. */
export interface SpyfallSpying {
  spies: number
  old_buddies: boolean
  dissent: number
}

export type SpyfallAsking = "aloud" | "written" | "off" | "deck"

export type SpyfallTimeOutVote = "nominators" | "candidates"

export type SpyfallInnocentBonus = "any-vote" | "mid-round"

export type SpyfallAccuserBonus = "first-accuser" | "successful-accuser"

/** Chance lays out the list of places. */
export interface SpyfallUnpacking {
  type: "Unpacking"
}

/** People study the list; the host may choose who deals first. */
export interface SpyfallChoosing {
  type: "Choosing"
}

/** Chance deals a round. */
export interface SpyfallDealing {
  type: "Dealing"
}

/** Everybody looks at their card. */
export interface SpyfallLooking {
  type: "Looking"
  seen: Array<number>
  until: number | null
}

/** Old buddies: everybody closes their eyes, and the spies open theirs (SF2-111). */
export interface SpyfallMeeting {
  type: "Meeting"
  seen: Array<number>
  until: number | null
}

/** The clock runs, and people ask each other. */
export interface SpyfallQuestioning {
  type: "Questioning"
  turn: SpyfallTurn
  until: number
  undo: SpyfallTurn | null
}

/** Who asks next, whom they may not ask, and who still owes an answer. */
export interface SpyfallTurn {
  asker: number | null
  barred: number | null
  answering: number | null
}

/** The clock stands still: somebody is about to accuse, or thinks better of it. */
export interface SpyfallStopped {
  type: "Stopped"
  accuser: number
  until: number
  turn: SpyfallTurn
  left: number
}

/** The clock stands still, and everybody but the suspect votes. */
export interface SpyfallAccusing {
  type: "Accusing"
  accuser: number
  suspect: number
  voted: Array<number>
  until: number
  turn: SpyfallTurn
  left: number
}

/** A spy has turned over their card and names the place; then so does the other spy. */
export interface SpyfallGuessing {
  type: "Guessing"
  seat: number
  until: number
  extended: boolean
  guesses: Array<SpyfallGuessed>
}

/** What a spy named; nothing, if the time passed. */
export interface SpyfallGuessed {
  seat: number
  place: number | null
}

/** Time is up: everybody points at somebody at once, which binds nobody (SF2-O40). */
export interface SpyfallPointing {
  type: "Pointing"
  pointed: Array<number>
  until: number
}

/** Time is up: this player names a suspect. `lap` have had their turn before. */
export interface SpyfallNominating {
  type: "Nominating"
  seat: number
  lap: number
  until: number
}

/** Time is up: the table talks about this suspect before it votes. */
export interface SpyfallFacing {
  type: "Facing"
  seat: number
  lap: number
  until: number
  nominator: number | null
}

/** Time is up: everybody but the suspect votes. */
export interface SpyfallJudging {
  type: "Judging"
  nominator: number | null
  suspect: number
  voted: Array<number>
  lap: number
  until: number | null
  excused: Array<number>
}

/** All cards lie open, and the points are counted. */
export interface SpyfallRoundOver {
  type: "RoundOver"
}

/** The agreed rounds have been played. */
export interface SpyfallOver {
  type: "Over"
}

/** A question in writing or from the deck, and its answer when it has come. */
export interface SpyfallQuestion {
  asker: number
  target: number
  question: string
  answer: string
  card: number | null
  level: number | null
}

/** A vote that is over, by name. */
export interface SpyfallTrial {
  suspect: number
  accuser: number | null
  mid_round: boolean
  guilty: Array<number>
  innocent: Array<number>
  passed: boolean
}

/** At whom somebody pointed in the straw poll. */
export interface SpyfallPointed {
  seat: number
  suspect: number
}

/** A finished round: nothing of it is secret any more (SF2-O33). */
export interface SpyfallRound {
  dealer: number
  cards: SpyfallCards
  ending: SpyfallConvicted | SpyfallUnexposed | SpyfallNamed
  won: SpyfallSide
  awards: Array<SpyfallAward>
  trials: Array<SpyfallTrial>
  questions: Array<number>
}

/** The cards of a round: a secret, until it is over. */
export interface SpyfallCards {
  place: number
  spies: Array<number>
  roles: Array<string>
}

export interface SpyfallConvicted {
  type: "Convicted"
  suspect: number
  mid_round: boolean
}

/** Time ran out, and no vote convicted anybody. */
export interface SpyfallUnexposed {
  type: "Unexposed"
}

/** A spy stopped the game and named a place; with two spies, both did. */
export interface SpyfallNamed {
  type: "Named"
  guesses: Array<SpyfallGuessed>
}

export type SpyfallSide = "spies" | "others"

/** Points, and the rule that gives them. */
export interface SpyfallAward {
  seat: number
  points: number
  rule: string
}

/** A seat without contact, and since when. */
export interface Away {
  seat: number
  since: number
}

/** A question of the deck, and its three answers as they are worded in this round. */
export interface SpyfallQuestionCard {
  number: number
  text: string
  answers: Array<string>
}

export interface SpyfallHand {
  type: "spyfall"
  card: SpyfallCard | null
  vote: boolean | null
  points_at: number | null
  padding: string
  seat: number
  offers: Array<OfferOf<SpyfallMove>>
}

/** What a player holds: a place and perhaps a role, or neither: the spy's card. */
export interface SpyfallCard {
  spy: boolean
  place: number | null
  role: string
  met: boolean
  buddy: number | null
}

/** Chance lays out the list of places, and draws who deals first. */
export interface SpyfallUnpack {
  type: "Unpack"
  places: Array<string>
  dealer: number
  cards?: Array<SpyfallWordedCard>
}

/** A question of the deck, and all wordings of its answers, as it was laid out. */
export interface SpyfallWordedCard {
  number: number
  text: string
  answers: Array<Array<string>>
}

/** The host: go on without waiting for this seat. */
export interface SpyfallPassTurn {
  type: "PassTurn"
  seat: number
}

/** The HOST: the game ends here, with the score as it stands. */
export interface EndNow {
  type: "EndNow"
}

/** The host: who looks most suspicious, or is oldest, deals first (SF2-32, SW-22). */
export interface SpyfallPickDealer {
  type: "PickDealer"
  seat: number
}

/** Deal: at once, or by hand when everybody has seen the list (SF2-O38). */
export interface SpyfallStart {
  type: "Start"
}

/** The cards of a round, as drawn. A seat's role is empty if its card shows none. */
export interface SpyfallDeal {
  type: "Deal"
  place: number
  spies: Array<number>
  roles: Array<string>
  pile?: Array<number>
}

/** 'I have seen my card', and with old buddies: 'I have opened my eyes'. */
export interface SpyfallLook {
  type: "Look"
}

/** The dealer opens the round (SF2-47, SW-31). */
export interface SpyfallStartClock {
  type: "StartClock"
}

/** The host: this round does not count; the same dealer deals again. */
export interface SpyfallVoidRound {
  type: "VoidRound"
}

/** 'I am the spy.' The button is on every phone; a non-spy's press does nothing. */
export interface SpyfallReveal {
  type: "Reveal"
}

/** Name a suspect and call a vote: once per round (SF2-68, SW-48). */
export interface SpyfallAccuse {
  type: "Accuse"
  seat: number
}

/** 'I accuse ...': the clock stops before the name is said (SF2-68, SW-48). */
export interface SpyfallStopClock {
  type: "StopClock"
}

/** Aloud: a player who tapped on somebody by mistake asks anew. */
export interface SpyfallTakeBack {
  type: "TakeBack"
}

export interface SpyfallAnswer {
  type: "Answer"
  answer: string
}

/** The asker turns to somebody; written down if people play far apart. */
export interface SpyfallAsk {
  type: "Ask"
  seat: number
  question?: string
}

/** From the deck: 0 hardly, 1 it depends, 2 yes always (SF2-O41). */
export interface SpyfallAnswerCard {
  type: "AnswerCard"
  answer: number
}

/** From the deck: whom, and which of the questions that lie open (SF2-O41). */
export interface SpyfallAskCard {
  type: "AskCard"
  seat: number
  card: number
}

/** '... nobody after all': the clock goes on. The host may say it for them. */
export interface SpyfallWithdraw {
  type: "Withdraw"
}

export interface SpyfallVote {
  type: "Vote"
  guilty: boolean
}

/** The revealed spy names the place. */
export interface SpyfallGuess {
  type: "Guess"
  place: number
}

/** The revealed spy thinks on, once. */
export interface SpyfallMoreTime {
  type: "MoreTime"
}

/** Point at a suspect in the straw poll; a later tap points at another (SF2-O40). */
export interface SpyfallPoint {
  type: "Point"
  seat: number
}

/** The host: enough pointing, and whoever has not pointed does not (SF2-O40). */
export interface SpyfallOpenPoll {
  type: "OpenPoll"
}

/** Spyfall 2: name a suspect in the end-of-round vote (SF2-57, SF2-59). */
export interface SpyfallNominate {
  type: "Nominate"
  seat: number
}

/** The talk about a suspect is over, and the table votes (SF2-60, SW-41). */
export interface SpyfallOpenVote {
  type: "OpenVote"
}

/** On to the next round; after the last one the game is over. */
export interface SpyfallNextRound {
  type: "NextRound"
  reshuffle?: boolean
}

/** The host: a tie is played off (SF2-O21, SW-O14). */
export interface SpyfallOneMoreRound {
  type: "OneMoreRound"
}

/** The host: this player has left for good. */
export interface SpyfallRetire {
  type: "Retire"
  seat: number
}

export interface SecretIdentityTable {
  type: "secret_identity"
  options: SecretIdentityOptions
  phase: SecretIdentityDealing | SecretIdentityLaying | SecretIdentityCharacters | SecretIdentityDrawing | SecretIdentityClues | SecretIdentityVoting | SecretIdentityScoring | SecretIdentityRoundOver | SecretIdentityGuessing | SecretIdentityRevealed | SecretIdentityOver
  round: number
  rounds: number
  characters: Array<SecretIdentityCharacter | null>
  safes: Array<SecretIdentitySafe | null>
  scores: Array<number>
  team_score: number
  active: number | null
  fresh: number | null
  decisive: Array<Array<number>>
  waiting: Array<number>
  cards_left: Array<number>
  missed: Array<number>
  missing: Array<number>
  gone: Array<number>
  spare: number
  history: Array<SecretIdentityRound>
}

export interface SecretIdentityOptions {
  mode: SecretIdentityMode
  rounds: number
  hand_size: number
  pack: string
  famous_only: boolean
  known_abroad: boolean
  family: boolean
  themes: SecretIdentityThemes
  swapping: boolean
  clue_seconds: number
  ballot_seconds: number
  talk_seconds: number
}

export type SecretIdentityMode = "competitive" | "cooperative"

/** Which characters may lie on the table: one switch for each theme of a pack. */
export interface SecretIdentityThemes {
  fairy_tales: boolean
  myths: boolean
  books: boolean
  films: boolean
  cartoons: boolean
  history: boolean
  science: boolean
  arts: boolean
  sport: boolean
}

/** Chance deals the pictogram cards. */
export interface SecretIdentityDealing {
  type: "Dealing"
}

/** Chance fills the empty places at the board; an open swap window goes on after it. */
export interface SecretIdentityLaying {
  type: "Laying"
  window: SecretIdentityCharacters | null
}

/** The swap window: does everybody know these eight? (ID-12) */
export interface SecretIdentityCharacters {
  type: "Characters"
  proposals: Array<SecretIdentityProposal>
  kept: Array<number>
  ready: Array<number>
  passed: Array<number>
  reopened: boolean
}

/** Somebody asks to swap the character at this place. Who, is told to nobody. */
export interface SecretIdentityProposal {
  slot: number
  agreed: Array<number>
}

/** Chance hands out the mystery keys. */
export interface SecretIdentityDrawing {
  type: "Drawing"
}

/** All at once and unseen, the seats lay their cards; together, one seat alone. */
export interface SecretIdentityClues {
  type: "Clues"
  seats: Array<number>
  looked: Array<number>
  sent: Array<number>
  skipped: Array<number>
  clock: Timer | null
}

export interface SecretIdentityVoting {
  type: "Voting"
  seats: Array<number>
  sent: Array<number>
  skipped: Array<number>
  clock: Timer | null
}

/** The safes are opened one by one; those that are open are in the last round of the history. */
export interface SecretIdentityScoring {
  type: "Scoring"
  order: Array<number>
}

/** Every safe is open, and another round follows. */
export interface SecretIdentityRoundOver {
  type: "RoundOver"
}

/** Together: all but the active seat look for one character (ID-73). */
export interface SecretIdentityGuessing {
  type: "Guessing"
  marks: Array<SecretIdentityMark>
  passed: Array<number>
  clock: Timer | null
  confirmed: SecretIdentityConfirmed | null
}

/** Whom a guesser means. */
export interface SecretIdentityMark {
  seat: number
  number: number
}

/** A guesser says: this is our answer. It is, unless somebody objects in time. */
export interface SecretIdentityConfirmed {
  seat: number
  number: number
  until: number
}

/** Together: the key of the active seat lies open, in the last round of the history. */
export interface SecretIdentityRevealed {
  type: "Revealed"
}

export interface SecretIdentityOver {
  type: "Over"
  winners: Array<number>
  why: string
}

export interface SecretIdentityCharacter {
  name: string
  hint: string
}

/** A clue as everybody sees it: the one visible pictogram of each card, by name. */
export interface SecretIdentitySafe {
  green: Array<string>
  red: Array<string>
}

/** One round, as far as it is open. Together: one turn, with the guess of all. */
export interface SecretIdentityRound {
  characters: Array<SecretIdentityCharacter | null>
  safes: Array<SecretIdentitySafe | null>
  opened: Array<SecretIdentityOpened>
  guess: number | null
}

/** An open safe: its mystery key, and the voting key of every seat. */
export interface SecretIdentityOpened {
  seat: number
  number: number
  votes: Array<number | null>
  gains: Array<SecretIdentityGain>
}

/** Points, and the rule that gives them: ID-42 to the owner, ID-43 to a voter. */
export interface SecretIdentityGain {
  seat: number
  points: number
  rule: string
}

export interface SecretIdentityHand {
  type: "secret_identity"
  key: number | null
  cards: Array<[string, string, string, string]>
  draft: Array<SecretIdentityPlace>
  ballot: Array<number | null>
  seat: number
  offers: Array<OfferOf<SecretIdentityMove>>
}

/** Lay a card at the own safe, or lay it otherwise: one of its four pictograms shows. */
export interface SecretIdentityPlace {
  type: "Place"
  card: number
  face: number
  end: number
  side: SecretIdentitySide
}

export type SecretIdentitySide = "green" | "red"

/** The pictogram cards of every seat, once; together, also who begins (ID-O16). */
export interface SecretIdentityDeal {
  type: "Deal"
  hands: Array<Array<[string, string, string, string]>>
  first?: number | null
}

/** Characters for the empty places at the board, in order. */
export interface SecretIdentityLay {
  type: "Lay"
  characters: Array<SecretIdentityCharacter>
  spare: number
}

/** The answer to a flag. One no keeps the character. */
export interface SecretIdentityConsent {
  type: "Consent"
  slot: number
  yes: boolean
}

/** I know these eight: draw the keys. */
export interface SecretIdentityReady {
  type: "Ready"
}

/** 'Not everybody knows them, shall we swap?' Nobody learns who asked (ID-O06). */
export interface SecretIdentityFlag {
  type: "Flag"
  slot: number
}

/** The host goes on without a seat that everybody waits for. */
export interface SecretIdentitySkip {
  type: "Skip"
  seat: number
}

/** The host: this seat has left for good, and is removed after the round. */
export interface SecretIdentityLeave {
  type: "Leave"
  seat: number
}

/** The mystery key of every seat, or of the active seat alone; None: draws none. */
export interface SecretIdentityDraw {
  type: "Draw"
  keys: Array<number | null>
}

/** I have seen my key (ID-19). */
export interface SecretIdentityLook {
  type: "Look"
}

export interface SecretIdentityTakeBack {
  type: "TakeBack"
  card: number
}

/** This is my clue, for good (ID-O10). */
export interface SecretIdentitySendClues {
  type: "SendClues"
}

/** Put the voting key with this number aside for a seat's safe. */
export interface SecretIdentitySetVote {
  type: "SetVote"
  seat: number
  number: number
}

export interface SecretIdentityClearVote {
  type: "ClearVote"
  seat: number
}

/** These are my votes, for good (ID-O11). */
export interface SecretIdentitySendBallot {
  type: "SendBallot"
}

/** Open the next safe: its owner does, or the host (ID-40). */
export interface SecretIdentityOpen {
  type: "Open"
}

/** The host: eight new characters (ID-48). */
export interface SecretIdentityNextRound {
  type: "NextRound"
}

/** 'I think it is this one': a proposal, until all say the same (ID-O17, ID-O30). */
export interface SecretIdentityMarkGuess {
  type: "MarkGuess"
  number: number
}

/** 'This one!' Whom the guesser marked is the answer, if nobody objects (ID-O30). */
export interface SecretIdentityConfirmGuess {
  type: "ConfirmGuess"
}

/** 'Wait!' What was confirmed is a proposal again (ID-O30). */
export interface SecretIdentityObject {
  type: "Object"
}

/** The host: the talk is over, and this number is the answer (ID-O30). */
export interface SecretIdentityDecide {
  type: "Decide"
  number: number
}

/** The active seat, or the host: on to the next turn (ID-76). */
export interface SecretIdentityEndTurn {
  type: "EndTurn"
}

export interface MafiaTable {
  type: "mafia"
  terms: MafiaTerms
  phase: MafiaDealing | MafiaNightfall | MafiaOpening | MafiaDusk | MafiaTask | MafiaPanel | MafiaRecognition | MafiaRecruiting | MafiaDawn | MafiaReveal | MafiaSaved | MafiaFarewell | MafiaWindow | MafiaTalk | MafiaFirstVote | MafiaRollCall | MafiaCount | MafiaSpeeches | MafiaFinalVote | MafiaTieTalk | MafiaLastCards | MafiaTapped | MafiaLot | MafiaOver
  turn: number
  led: boolean
  living: Array<number>
  fallen: Array<MafiaFallen>
  hidden: MafiaHidden
  candidates: Array<number>
  voters: Array<number>
  voted: Array<number>
  ballots: Array<number | null>
  ready_needed: number
  missing: Array<number>
  removable: Array<number>
  agreed: Array<Array<number>>
  talk: Array<MafiaSpoken>
  council: MafiaCouncil
  councils: Array<MafiaCouncil>
  plays: Array<MafiaPlayed>
  spent: Array<MafiaCard>
  lying: Array<MafiaLying>
  commander: number | null
  hushed: boolean
  agent_looks: boolean
  mafia_meets: boolean
  repeat_ms: number
  window: Array<MafiaCard>
  aimed: boolean
  switch: boolean
  told: MafiaTold | null
}

export interface MafiaTerms {
  mafiosi: number
  agents: number
  cops: number
  night: MafiaNightMode
  talk: MafiaTalkMode
  ghosts: MafiaGhosts
  ghost_talk: boolean
  theme: MafiaTheme
  steps: MafiaSteps
  shortest: MafiaSteps
  dawn: MafiaDawns
  opening: number
  opening_least: number
  talk_ms: number
  vote_ms: number
  speech_ms: number
  tie_ms: number
  window_ms: number
  last_cards_ms: number
  count_ms: number
  finger_ms: number
  moment_ms: number
  reveal_ms: number
  lot_ms: number
  tie_rounds: number
  second_place_lot: boolean
  one_vote: boolean
  one_look: boolean
  mafia_first_night: boolean
  first_last_shots: boolean
  last_shots: boolean
  chain: boolean
  nobody_without_mark: boolean
  end_at_certain_win: boolean
  cards: Array<MafiaCard>
  gang_meets: boolean
  in_turn: boolean
  turn_ms: number
  wait_ms: number
  swap_ms: number
  commander_first_vote: MafiaCommanderFirstVote
  turncoat_wakes_by_token: boolean
  bandage_stops_shots: boolean
  redeal: boolean
}

export type MafiaNightMode = "narrated" | "short" | "eyes"

export type MafiaTalkMode = "aloud" | "written"

/** What the eliminated get to see. */
export type MafiaGhosts = "nothing" | "open-eyes" | "everything"

export type MafiaTheme = "as-kids" | "spytown" | "academy"

/** The steps of a night in milliseconds, with the calls counted from their beginning. */
export interface MafiaSteps {
  dusk: number
  first: number
  first_calls: Array<number>
  panel: number
  second: number
  second_calls: Array<number>
  longer: number
  both: number
  both_calls: Array<number>
}

/** How long a dawn takes to tell, by what it tells. */
export interface MafiaDawns {
  nobody: number
  gone: number
  agent_saw: number
  chosen: number
}

/** In the order of their numbers, by which plays of one moment are settled. */
export type MafiaCard = "vest" | "bandage" | "recruitment" | "commander" | "turncoat" | "role-swap" | "wiretap" | "shelter" | "safe-conduct" | "arrest" | "corner-shot" | "kidnapping" | "last-shot" | "new-gang" | "neutral"

/** What the Commander's ballot does in the first vote (MF-O29). */
export type MafiaCommanderFirstVote = "second-seat" | "literal" | "off"

/** Chance deals the tokens. */
export interface MafiaDealing {
  type: "Dealing"
}

/** Chance draws the order that decides ties and missing marks, needed or not. */
export interface MafiaNightfall {
  type: "Nightfall"
}

/** Everybody looks at their token, until all have (MF-13, MF-O71). */
export interface MafiaOpening {
  type: "Opening"
  clock: Timer
  ready: Array<number>
  called: boolean
}

/** Night falls; nothing to tap. */
export interface MafiaDusk {
  type: "Dusk"
  clock: Timer
}

/** Every living phone chooses one person (two, if both tasks run at once). */
export interface MafiaTask {
  type: "Task"
  slot: MafiaSlot
  calls: Array<number>
  clock: Timer
}

/** What the phones ask for: the Agent's task, the Mafia's, or both at once. */
export type MafiaSlot = "first" | "second" | "both"

/** Everybody holds to read: the Agent what they saw, the others their notes. */
export interface MafiaPanel {
  type: "Panel"
  clock: Timer
}

/** A panel before the Mafia's first task: the gang reads who is in it (MF-C14.10). */
export interface MafiaRecognition {
  type: "Recognition"
  clock: Timer
}

/** A panel: all hear that somebody is recruited, who reads it there (MF-C03.3). */
export interface MafiaRecruiting {
  type: "Recruiting"
  clock: Timer
}

/** Day breaks, and all see who is gone; None: nobody. */
export interface MafiaDawn {
  type: "Dawn"
  seat: number | null
  clock: Timer
}

/** A token is turned up, or a council has ended without (None). */
export interface MafiaReveal {
  type: "Reveal"
  seat: number | null
  cause: MafiaCause | null
  clock: Timer
  lot: Array<number>
  by: number | null
  gang: boolean
}

/** Why somebody goes. */
export type MafiaCause = "mafia" | "vote" | "last-shot" | "corner-shot" | "agent-saw" | "excluded" | "removed" | "wrong-phase"

/** Vest or Bandage: the seat that was to go stays, and the token stays covered. */
export interface MafiaSaved {
  type: "Saved"
  seat: number
  cause: MafiaCause
  clock: Timer
}

/** The eliminated player may take a last shot (MF-79), told at the `call`. */
export interface MafiaFarewell {
  type: "Farewell"
  seat: number
  call: number
  clock: Timer
  card: boolean
}

/** A moment for cards: at the `call` every living phone answers, whatever it holds. */
export interface MafiaWindow {
  type: "Window"
  kind: MafiaWindowKind
  call: number
  clock: Timer
  seat: number | null
  cause: MafiaCause | null
  lot: Array<number>
  by: number | null
}

/** A moment at which every living phone answers, with or without a card for it. */
export type MafiaWindowKind = "swap" | "save" | "council-opens"

/** The living talk, until two thirds of those present are ready, or time is up. */
export interface MafiaTalk {
  type: "Talk"
  clock: Timer
  ready: Array<number>
}

/** Everybody points at one player, unseen until the ballot closes (MF-40). */
export interface MafiaFirstVote {
  type: "FirstVote"
  clock: Timer
}

/** Ballots are opened one by one, and may be changed until then (MF-O66). */
export interface MafiaRollCall {
  type: "RollCall"
  final: boolean
  finalists: Array<number>
  order: Array<number>
  opened: number
  clock: Timer
}

/** Fingers rise: the ballots lie open. `finalists` of the next step, or who goes. */
export interface MafiaCount {
  type: "Count"
  final: boolean
  finalists: Array<number>
  clock: Timer
}

/** The finalists speak in their own defence, one after the other (MF-43). */
export interface MafiaSpeeches {
  type: "Speeches"
  finalists: Array<number>
  speaker: number
  clock: Timer
}

/** The finalists only (MF-45). */
export interface MafiaFinalVote {
  type: "FinalVote"
  finalists: Array<number>
  clock: Timer
}

/** The final vote is tied: talk is open again, and votes may move (MF-47). */
export interface MafiaTieTalk {
  type: "TieTalk"
  finalists: Array<number>
  round: number
  moved: boolean
  clock: Timer
}

/** The last cards of the day: the living talk, until they are ready for the night. */
export interface MafiaLastCards {
  type: "LastCards"
  clock: Timer
  ready: Array<number>
}

/** The Wiretap is played: all see who listens to whom, and the council waits. */
export interface MafiaTapped {
  type: "Tapped"
  seat: number
  on: number
  clock: Timer
}

/** Chance draws one of the tied: who goes, or who is the second finalist. */
export interface MafiaLot {
  type: "Lot"
  tied: Array<number>
  leader: number | null
  called: boolean
}

/** All tokens lie open (`Table.told`). */
export interface MafiaOver {
  type: "Over"
  asleep: boolean
}

/** Somebody is out, and their token lies open (MF-34, MF-49). */
export interface MafiaFallen {
  seat: number
  token: MafiaToken
  cause: MafiaCause
  turn: number
  by: number | null
}

export type MafiaToken = "cop" | "agent" | "mafioso"

/** How many tokens of each kind still lie on their faces. */
export interface MafiaHidden {
  mafiosi: number
  agents: number
  cops: number
}

/** A line of written talk. */
export interface MafiaSpoken {
  seat: number
  text: string
  at: number
}

/** The votes of one turn, and how it ended. */
export interface MafiaCouncil {
  turn: number
  votes: Array<MafiaBallot>
  lot: Array<number>
  out: number | null
}

/** A ballot that has closed, with everybody's vote by name (MF-53). */
export interface MafiaBallot {
  final: boolean
  ballots: Array<number | null>
  candidates: Array<number>
}

/** A card that was shown, by whom and for whom. It is spent. */
export interface MafiaPlayed {
  turn: number
  card: MafiaCard
  seat: number | null
  on: number | null
}

/** A card that lies face up before somebody, since this turn. */
export interface MafiaLying {
  card: MafiaCard
  holder: number
  seat: number
  turn: number
}

/** Everything, when the game is over. */
export interface MafiaTold {
  tokens: Array<MafiaToken>
  nights: Array<MafiaNight>
  bets: Array<MafiaWager>
  best_noses: Array<number>
  best_prophets: Array<number>
  cards: Array<MafiaCard>
  forces: Array<MafiaForce>
  recruit: MafiaRecruit | null
  swapped: Array<number>
}

/** A night that is over, with everything that was secret in it. Told at the end. */
export interface MafiaNight {
  turn: number
  order: Array<number>
  one: Array<number | null>
  two: Array<number | null>
  waking: Array<number>
  agent: number | null
  look: MafiaLook | null
  victim: number | null
  living: Array<number>
}

/** The Agent saw this token (MF-21). */
export interface MafiaLook {
  turn: number
  seat: number
  token: MafiaToken
}

/** An eliminated player's bet on whom a council votes out, or a night takes. */
export interface MafiaWager {
  turn: number
  seat: number
  on: number
  night: boolean
}

/** For whom somebody plays. */
export type MafiaForce = "police" | "mafia" | "gang"

/** Who was recruited, and by whom. Those who wake know it. */
export interface MafiaRecruit {
  seat: number
  by: number
  turn: number
}

export interface MafiaHand {
  type: "mafia"
  token: MafiaToken | null
  first: MafiaMeaning | null
  second: MafiaMeaning | null
  chosen: MafiaNote | null
  notes: Array<MafiaNote>
  looks: Array<MafiaLook>
  waking: Array<number>
  marks: Array<MafiaMark>
  ballot: number | null
  bet: number | null
  whispers: Array<MafiaSpoken>
  felt: Array<MafiaFelt>
  ghost: MafiaGhost | null
  console: MafiaConsole | null
  holding: MafiaHolding | null
  padding: string
  seat: number
  offers: Array<OfferOf<MafiaMove>>
}

/** What choosing a person means for this phone. Read only while held. */
export type MafiaMeaning = "look" | "suspect" | "mark" | "trust"

/** What this seat chose in a night: its own notes, looks or marks. */
export interface MafiaNote {
  turn: number
  one: number | null
  two: number | null
}

/** Whom somebody who wakes has marked. */
export interface MafiaMark {
  seat: number
  target: number
}

/** A small face that an eliminated player has shown to the others. */
export interface MafiaFelt {
  seat: number
  feeling: MafiaFeeling
  at: number
}

/** A small face; what it looks like is the client's business. */
export type MafiaFeeling = "laugh" | "wow" | "hmm" | "clap" | "heart" | "facepalm"

/** What the eliminated see of the night with open eyes. */
export interface MafiaGhost {
  agent: number | null
  waking: Array<number>
  looks: Array<MafiaLook>
  marks: Array<MafiaMark>
  tokens: Array<MafiaToken>
  recruit: MafiaRecruit | null
  deck: MafiaDeck | null
}

/** Everything about the action cards. */
export interface MafiaDeck {
  cards: Array<MafiaCard>
  forces: Array<MafiaForce>
  playable: Array<number>
  targets: Array<number>
  recruit: MafiaRecruit | null
  reactions: Array<MafiaReaction | null>
}

/** What a phone has answered in a window. */
export interface MafiaReaction {
  use: boolean
  target: number | null
}

/** What the game master sees: everything. */
export interface MafiaConsole {
  tokens: Array<MafiaToken>
  agent: number | null
  waking: Array<number>
  one: Array<number | null>
  two: Array<number | null>
  ballots: Array<number | null>
  look: MafiaLook | null
  victim: number | null
  absent: Array<number>
  nights: Array<MafiaNight>
  bets: Array<MafiaWager>
  deck: MafiaDeck | null
  ready: boolean
}

/** The card of a seat, and what it knows by cards. */
export interface MafiaHolding {
  card: MafiaCard
  usable: boolean
  in_window: boolean
  force: MafiaForce
  reaction: MafiaReaction | null
  switch: boolean
  tap: MafiaLook | null
  swap: MafiaLook | null
  gang: Array<number>
  recruit: MafiaRecruit | null
  plays: number
  free: number
}

/** The tokens, one for each seat; and the cards, if there are any in the game. */
export interface MafiaDeal {
  type: "Deal"
  tokens: Array<MafiaToken>
  cards?: Array<MafiaCard>
}

/** The ROOM: somebody holds the place of the MASTER from now on, or nobody does. */
export interface MasterPlace {
  type: "MasterPlace"
  held: boolean
  seats?: Array<number>
}

/** The game master is lost: the app leads on. */
export interface MafiaLetAppLead {
  type: "LetAppLead"
}

/** The game master hands the game over to the app. */
export interface MafiaHandToApp {
  type: "HandToApp"
}

/** 'I have looked at my token'; in the talk, 'I am ready to vote'; then 'for the night'. */
export interface MafiaReady {
  type: "Ready"
  ready?: boolean
}

/** Night falls, though not all have looked, or are ready for it (MF-O71, MF-O70). */
export interface MafiaCallNight {
  type: "CallNight"
}

/** On to the next step. */
export interface MafiaNext {
  type: "Next"
}

/** Caught peeking: out at once (MF-64). */
export interface MafiaExclude {
  type: "Exclude"
  seat: number
}

/** A card was shown in the wrong phase: its holder is out (MF-107). */
export interface MafiaWrongPhase {
  type: "WrongPhase"
  seat: number
}

/** One order of the living seats, drawn at every nightfall (MF-O05). */
export interface MafiaDrawOrder {
  type: "DrawOrder"
  order: Array<number>
}

/** An eliminated player: whom will this council vote out? Sealed until the end. */
export interface MafiaBet {
  type: "Bet"
  seat: number
}

/** What a phone has chosen at a call of the night, or nothing. */
export interface MafiaChoose {
  type: "Choose"
  call: number
  one?: number | null
  two?: number | null
  recruit?: boolean
}

/** The choice of a seat without a phone in one task of the night; None: nobody. */
export interface MafiaEnterChoice {
  type: "EnterChoice"
  seat: number
  slot: MafiaSlot
  target: number | null
}

/** Somebody without a phone plays the card they hold, at its moment. */
export interface MafiaPlaysCard {
  type: "PlaysCard"
  seat: number
  card: MafiaCard
  target?: number | null
}

/** Somebody was eliminated by mistake in this phase. */
export interface MafiaPutBack {
  type: "PutBack"
  seat: number
}

/** A living player agrees that somebody who is away shall go. Again: not so. */
export interface MafiaAgreeToRemove {
  type: "AgreeToRemove"
  seat: number
  agree?: boolean
}

/** Somebody who was away for a whole turn goes, if two thirds agree (MF-O64). */
export interface MafiaRemove {
  type: "Remove"
  seat: number
}

/** The answer of a phone at the call of a window: 'use', or 'let it be'. */
export interface MafiaReact {
  type: "React"
  use: boolean
  target?: number | null
}

/** The last shot of somebody who has just been eliminated; None: at nobody. */
export interface MafiaShoot {
  type: "Shoot"
  seat: number | null
}

/** The talk is over. */
export interface MafiaCallVote {
  type: "CallVote"
}

/** Half a minute more for this step of the council. */
export interface MafiaMoreTime {
  type: "MoreTime"
}

/** A line of written talk; of the eliminated among themselves, if they may. */
export interface MafiaSay {
  type: "Say"
  text: string
}

/** The holder of Corner Shot puts somebody out (MF-C11.3). */
export interface MafiaCornerShot {
  type: "CornerShot"
  seat: number
}

/** The holder of Wiretap looks at a token (MF-C07.3). */
export interface MafiaTap {
  type: "Tap"
  seat: number
}

/** An eliminated player shows a small face to the others who are out. */
export interface MafiaFeel {
  type: "Feel"
  feeling: MafiaFeeling
}

export interface MafiaVote {
  type: "Vote"
  seat: number
}

/** The ballot of a seat without a phone. */
export interface MafiaEnterBallot {
  type: "EnterBallot"
  seat: number
  target: number
}

/** The speaking finalist has said enough. */
export interface MafiaEndSpeech {
  type: "EndSpeech"
}

/** Draw the lot now. */
export interface MafiaCallLot {
  type: "CallLot"
}

/** One of the tied (MF-48). */
export interface MafiaDrawLot {
  type: "DrawLot"
  seat: number
}

/** The holder of Shelter or Safe Conduct lays it down (MF-C08.2, MF-C09.2). */
export interface MafiaProtect {
  type: "Protect"
}

export type Table = CodenamesTable | SpyfallTable | SecretIdentityTable | MafiaTable

export type Hand = CodenamesHand | SpyfallHand | SecretIdentityHand | MafiaHand

export type Move = CodenamesMove | SpyfallMove | SecretIdentityMove | MafiaMove

export type Out = Welcome | Transfer | Opinion | Deeds | News | Ping

export type In = Open | Hello | Join | Return | Do | Consult | Recall | MoveOut | MoveIn

export type Act = Rename | Leave | React | Sit | Stand | TakeBack | OfferToLead | Play | Agree | SitIn | Arrange | PassHost | Appoint | Lead | Remove | Lock | AllowReactions | Speak | Choose | AddPack | DropPack | Invite | Dismiss | SetTemper | Lend | LendAfter | Hasten | PlayToday | Start | Pause | Resume | Abandon | Reseat | Propose

export type CodenamesMove = CodenamesStart | CodenamesShuffleTeams | CodenamesAssign | CodenamesJoinTeam | CodenamesBecomeSpymaster | CodenamesLeaveTeam | CodenamesGoOn | NewSeat | Contact | CompanionSeats | HostSeat | CodenamesTeams | CodenamesDeal | CodenamesCover | CodenamesClue | CodenamesAsk | CodenamesAnswer | CodenamesCallTimer | CodenamesHandKey | CodenamesAdmit | TimeUp | CodenamesTouch | CodenamesStop | CodenamesMark | CodenamesUnmark | CodenamesAccept | CodenamesReject | CodenamesFlag | CodenamesCorrect | CodenamesDraw | CodenamesPropose

export type SpyfallMove = SpyfallUnpack | Contact | CompanionSeats | SpyfallPassTurn | EndNow | SpyfallPickDealer | SpyfallStart | SpyfallDeal | SpyfallLook | SpyfallStartClock | TimeUp | SpyfallVoidRound | SpyfallReveal | SpyfallAccuse | SpyfallStopClock | SpyfallTakeBack | SpyfallAnswer | SpyfallAsk | SpyfallAnswerCard | SpyfallAskCard | SpyfallWithdraw | SpyfallVote | SpyfallGuess | SpyfallMoreTime | SpyfallPoint | SpyfallOpenPoll | SpyfallNominate | SpyfallOpenVote | SpyfallNextRound | SpyfallOneMoreRound | SpyfallRetire | NewSeat

export type SecretIdentityMove = SecretIdentityDeal | Contact | CompanionSeats | HostSeat | SecretIdentityLay | SecretIdentityConsent | SecretIdentityReady | SecretIdentityFlag | SecretIdentitySkip | EndNow | SecretIdentityLeave | SecretIdentityDraw | SecretIdentityLook | SecretIdentityPlace | SecretIdentityTakeBack | SecretIdentitySendClues | TimeUp | SecretIdentitySetVote | SecretIdentityClearVote | SecretIdentitySendBallot | SecretIdentityOpen | SecretIdentityNextRound | SecretIdentityMarkGuess | SecretIdentityConfirmGuess | SecretIdentityObject | SecretIdentityDecide | SecretIdentityEndTurn

export type MafiaMove = MafiaDeal | Contact | CompanionSeats | MasterPlace | MafiaLetAppLead | MafiaHandToApp | MafiaReady | MafiaCallNight | TimeUp | MafiaNext | MafiaExclude | MafiaWrongPhase | MafiaDrawOrder | MafiaBet | MafiaChoose | MafiaEnterChoice | MafiaPlaysCard | MafiaPutBack | MafiaAgreeToRemove | MafiaRemove | MafiaReact | MafiaShoot | MafiaCallVote | MafiaMoreTime | MafiaSay | MafiaCornerShot | MafiaTap | MafiaFeel | MafiaVote | MafiaEnterBallot | MafiaEndSpeech | MafiaCallLot | MafiaDrawLot | MafiaProtect
