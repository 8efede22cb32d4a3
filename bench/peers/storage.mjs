// A durable storage for boardgame.io, by the contract that its documentation gives. It is read
// from memory and keeps no history of moves, both in the library's favour; the library stores
// the whole state at every move, and shows a move before it is stored.
import internal from "boardgame.io/dist/cjs/internal.js";
import { Commits, openDatabase } from "./sqlite.mjs";

const TABLES = "CREATE TABLE match (id TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID";
const PUT = "INSERT INTO match VALUES (?, ?) ON CONFLICT DO UPDATE SET state = excluded.state";

export class Storage extends internal.Async {
  #matches = new Map();
  #path;
  #gather;
  #commits;

  constructor(path, gather) {
    super();
    this.#path = path;
    this.#gather = gather;
  }

  async connect() {
    const database = openDatabase(this.#path, TABLES);
    const put = database.prepare(PUT);
    this.#commits = new Commits(database, this.#gather, ([id, state]) => {
      put.run(id, JSON.stringify(state));
    });
  }

  async createMatch(id, { initialState, metadata }) {
    this.#matches.set(id, { initialState, metadata, state: initialState, log: [] });
    await this.#keep(id, initialState);
  }

  async setState(id, state) {
    this.#matches.get(id).state = state;
    await this.#keep(id, state);
  }

  async setMetadata(id, metadata) {
    this.#matches.get(id).metadata = metadata;
  }

  async fetch(id, wanted) {
    const match = this.#matches.get(id) ?? {};
    return Object.fromEntries(Object.keys(wanted).map((name) => [name, match[name]]));
  }

  async wipe(id) {
    this.#matches.delete(id);
  }

  async listMatches() {
    return [...this.#matches.keys()];
  }

  #keep(id, state) {
    return new Promise((done) => this.#commits.add([id, state], done));
  }
}
