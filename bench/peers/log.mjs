// Konspira's log for Node: the same two tables, compare-and-swap, a checksum for each entry.
import { crc32 } from "node:zlib";
import { Commits, openDatabase } from "./sqlite.mjs";

const TABLES = `
  CREATE TABLE room (
    name TEXT PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE entry (
    room TEXT NOT NULL, version INTEGER NOT NULL,
    body BLOB NOT NULL, checksum INTEGER NOT NULL,
    PRIMARY KEY (room, version)
  ) WITHOUT ROWID`;
const FIRST = "INSERT OR IGNORE INTO room (version, at, name) VALUES (?, ?, ?)";
const NEXT = "UPDATE room SET version = ?, at = ? WHERE name = ? AND version = ?";
const ADD = "INSERT INTO entry (room, version, body, checksum) VALUES (?, ?, ?, ?)";

export class Log {
  #first;
  #next;
  #add;
  #commits;

  constructor(path, gather) {
    const database = openDatabase(path, TABLES);
    [this.#first, this.#next, this.#add] = [FIRST, NEXT, ADD].map((sql) =>
      database.prepare(sql),
    );
    this.#commits = new Commits(database, gather, (entry) => this.#write(entry));
  }

  append(room, expected, entry, done) {
    this.#commits.add({ room, expected, entry }, done);
  }

  #write({ room, expected, entry }) {
    const version = expected + 1;
    const at = Math.floor(Date.now() / 1000);
    const { changes } = expected
      ? this.#next.run(version, at, room, expected)
      : this.#first.run(version, at, room);
    if (changes !== 1) throw new Error(`somebody else has written to ${room}`);
    const body = Buffer.from(JSON.stringify(entry));
    this.#add.run(room, version, body, crc32(body, crc32(room) + version));
  }
}
