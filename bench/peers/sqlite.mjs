// SQLite that waits for the disk at every commit, set up as Konspira's log is. COMMIT runs on
// the event loop: a second thread would let others play on meanwhile, but costs more CPU.
import { DatabaseSync } from "node:sqlite";

export function openDatabase(path, tables) {
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 4000; ${tables}`);
  return database;
}

/** Writes in shared transactions: one at once, those that follow together after a while. */
export class Commits {
  #database;
  #write;
  #gather;
  #waiting = [];
  #notBefore = 0;

  constructor(database, gather, write) {
    this.#database = [database.prepare("BEGIN IMMEDIATE"), database.prepare("COMMIT")];
    this.#gather = gather;
    this.#write = write;
  }

  /** `done` is called once it is on the disk. */
  add(work, done) {
    this.#waiting.push([work, done]);
    if (this.#waiting.length > 1) return;
    const wait = this.#notBefore - performance.now();
    if (wait > 0) setTimeout(() => this.#flush(), wait);
    else setImmediate(() => this.#flush());
  }

  #flush() {
    const [begin, commit] = this.#database;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#notBefore = performance.now() + this.#gather;
    begin.run();
    for (const [work] of batch) this.#write(work);
    commit.run();
    for (const [, done] of batch) done();
  }
}
