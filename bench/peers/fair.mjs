// The fair peer: the job that Konspira does, done by Node with the package ws. It knows the
// rules, keeps a durable log, tells each phone only what has changed for it, refuses what is
// not allowed or stale, and nobody sees a move before it is on the disk. It speaks Konspira's
// protocol, so the same phones play it. What it lacks is in its favour: limits, presence,
// timers, one room on several servers, rooms that are read back from the log.
// Run `node fair.mjs DATABASE MILLISECONDS`; sqlite.mjs says what the latter are.
import { createHash, randomBytes } from "node:crypto";
import { WebSocketServer } from "ws";
import { HOST, Refusal, apply, draw, gist, hand, layOut, setUp, table } from "./codenames.mjs";
import { Log } from "./log.mjs";

const [, , DATABASE, GATHER] = process.argv;
const log = new Log(DATABASE, Number(GATHER));
const rooms = new Map();
const SEATS = Array.from({ length: 8 }, (_, seat) => seat);
const MEMBERS = SEATS.map((seat) => ({
  id: seat + 1,
  name: `Player ${seat + 1}`,
  look: { face: 0, colour: 0 },
  present: true,
}));
const IDS = MEMBERS.map(({ id }) => id);
const OPTIONS = { grace_seconds: 0, referee: "off" };
const NONE = [];

// Rooms

/** One room: check, append, publish, one act after the other. */
class Room {
  phones = new Set();
  version = 0;
  waiting = []; // acts, while the one before them is written
  isWriting = false;
  state = setUp(0);
  playing = started(1, Date.now());
  drawn = null; // is opened when the game is over
  results = [];
  shown = null;

  constructor(code) {
    this.code = code;
    this.submit({ by: 1, act: { type: "Play", seat: HOST, move: { type: "Start" } } });
  }

  submit(turn) {
    this.waiting.push(turn);
    this.next();
  }

  next() {
    while (this.waiting.length && !this.isWriting) {
      const turn = this.waiting.shift();
      const entry = { at: Date.now(), by: turn.by, act: turn.act };
      const after = this.check(turn, entry.at);
      if (!after) continue;
      this.isWriting = true;
      log.append(this.code, this.version, entry, () => this.written(turn, after));
    }
  }

  /** What the act changes; nothing if it is refused. */
  check({ phone, id, by, act, seen }, at) {
    try {
      phone?.check(by, act, seen);
      if (act.type === "Play") return this.play(act, at);
      if (act.type === "Deal") return this.deal(act);
      if (act.type === "Start") return this.start(at);
      throw new Refusal("not-allowed");
    } catch (error) {
      if (!(error instanceof Refusal) || !phone) throw error;
      phone.refused.push({ id, code: error.code });
      phone.tell(at, "", "");
    }
  }

  start(at) {
    if (this.state.phase.type !== "Over") throw new Refusal("game-is-running");
    const { number } = this.playing;
    return { state: setUp(number), playing: started(number + 1, at) };
  }

  deal({ nonce, deal }) {
    const digest = createHash("sha256").update(nonce + deal).digest("hex");
    const playing = { ...this.playing, seals: [digest] };
    return { state: layOut(this.state, JSON.parse(deal)), playing, drawn: { digest, nonce, deal } };
  }

  play({ seat, move }, at) {
    const state = apply(this.state, seat, move, at - this.playing.started);
    if (state.phase.type !== "Over") return { state };
    const { winner, why } = state.phase;
    const winners = SEATS.filter((seat) => state.places[seat].team === winner);
    const points = SEATS.map((seat) => Number(winners.includes(seat)));
    const outcome = { winners, points, why };
    const playing = { ...this.playing, opened_seals: [this.drawn], outcome };
    return { state, playing, results: [...this.results, { game: "codenames", ...outcome }] };
  }

  written(turn, after) {
    this.version++;
    this.isWriting = false;
    Object.assign(this, after);
    turn.phone?.done.push(turn.id);
    this.publish();
    if (this.state.phase.type === "Dealing") {
      const secret = { nonce: randomBytes(16).toString("hex"), deal: JSON.stringify(draw()) };
      this.waiting.unshift({ by: 0, act: { type: "Deal", ...secret } });
    }
    this.next();
  }

  publish() {
    const [old, now, at] = [this.shown, new Shown(this), Date.now()];
    this.shown = now;
    if (old?.room.playing.number !== now.room.playing.number) {
      for (const phone of this.phones) phone.tellAll(at, now);
      return;
    }
    const shared = now.since(old);
    const sameHands = now.gist.every((part, index) => part === old.gist[index]);
    for (const phone of this.phones) {
      phone.tell(at, shared, sameHands ? "" : phone.look(this.state, true));
    }
  }
}

const started = (number, at) => ({
  game: "codenames",
  number,
  seating: IDS,
  started: at,
  paused: 0,
  paused_at: null,
  seals: [],
  opened_seals: [],
  outcome: null,
  changes: [],
});

// What is shown

/** What everybody in a room sees, to tell later what has changed. */
class Shown {
  #all = "";

  constructor({ state, playing, results }) {
    this.gist = gist(state);
    this.table = table(state);
    this.room = {
      language: "en",
      members: MEMBERS,
      ring: IDS,
      host: 1,
      former: null,
      locked: false,
      game: "codenames",
      options: OPTIONS,
      packs: NONE,
      playing,
      cut_short: null,
      results,
    };
  }

  since(old) {
    return changes("room", old.room, this.room) + changes("table", old.table, this.table);
  }

  get all() {
    const { room, table } = this;
    const views = () => `"room":${JSON.stringify(room)},"table":${JSON.stringify(table)}`;
    return (this.#all ||= `,"whole":true,${views()}`);
  }
}

function changes(name, old, now) {
  let fields = "";
  for (const field in now) {
    if (now[field] !== old[field]) fields += `,"${field}":${JSON.stringify(now[field])}`;
  }
  return fields && `,"${name}":{${fields.slice(1)}}`;
}

class Phone {
  v = 0;
  staleBefore = 0;
  hands = new Map(); // by seat, as they were sent
  done = [];
  refused = [];

  constructor(socket) {
    this.socket = socket;
  }

  enter(room, seat) {
    this.room = room;
    this.seat = seat;
    this.seats = seat === 0 ? [seat, HOST] : [seat];
    room.phones.add(this);
  }

  check(by, act, seen) {
    const isOurs = act.type !== "Play" || this.seats.includes(act.seat);
    if (by !== this.seat + 1 || !isOurs) throw new Refusal("not-your-seat");
    if (act.type === "Play" && seen < this.staleBefore) throw new Refusal("stale");
  }

  /** The hands of this phone: all, or those that have changed. */
  look(state, onlyChanges) {
    let hands = "";
    for (const seat of this.seats) {
      const text = JSON.stringify(hand(state, seat));
      if (onlyChanges && text === this.hands.get(seat)) continue;
      this.hands.set(seat, text);
      hands += `,"${seat}":${text}`;
    }
    if (hands) this.staleBefore = this.v + 1;
    return hands.slice(1);
  }

  tellAll(at, shown) {
    this.tell(at, shown.all, this.look(this.room.state, false));
  }

  tell(at, shared, hands) {
    const { done, refused } = this;
    if (!shared && !hands && !done.length && !refused.length) return;
    let news = `{"type":"News","v":${++this.v},"at":${at}${shared}`;
    if (hands) news += `,"hands":{${hands}}`;
    if (done.length) news += `,"done":${JSON.stringify(done.splice(0))}`;
    if (refused.length) news += `,"refused":${JSON.stringify(refused.splice(0))}`;
    this.socket.send(`${news}}`);
  }
}

// Connections

function hear(phone, ask) {
  if (ask.type === "Do" && phone.room) {
    phone.room.submit({ phone, ...ask });
  } else if (ask.type === "Hello") {
    const { id, room: code, tokens } = ask;
    const seat = Number(tokens[0].at(-1));
    if (!rooms.has(code)) rooms.set(code, new Room(code));
    phone.enter(rooms.get(code), seat);
    const welcome = { id, protocol: 2, room: code, you: [{ member: seat + 1 }], lost: [] };
    phone.socket.send(JSON.stringify({ type: "Welcome", ...welcome }));
    if (phone.room.shown) phone.tellAll(Date.now(), phone.room.shown);
  }
}

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, path: "/ws" });
server.on("listening", () => console.log(server.address().port));
server.on("connection", (socket) => {
  const phone = new Phone(socket);
  socket.on("message", (message) => hear(phone, JSON.parse(message)));
  socket.on("close", () => phone.room?.phones.delete(phone));
});
process.on("SIGTERM", () => process.exit());
