// A game with the secrets of Codenames on boardgame.io, as its documentation shows it: eight
// players, two of whom know the key. Whether a move is legal is not checked, in its favour.
// Run `node boardgame.mjs DATABASE MILLISECONDS`; sqlite.mjs says what the latter are.
import server from "boardgame.io/dist/cjs/server.js";
import core from "boardgame.io/dist/cjs/core.js";
import { Storage } from "./storage.mjs";

const { ActivePlayers } = core;
const [, , DATABASE, GATHER] = process.argv;
const WORDS = Array.from({ length: 25 }, (_, number) => `codename ${number}`);
const KEY = [
  ...Array(9).fill("red"),
  ...Array(8).fill("blue"),
  ...Array(7).fill("bystander"),
  "assassin",
];
const PLACES = Array.from({ length: 8 }, (_, seat) => ({
  role: seat < 2 ? "spymaster" : "operative",
  team: seat % 2 ? "blue" : "red",
}));
const rival = { red: "blue", blue: "red" };

const deal = ({ random }) => ({
  places: PLACES,
  words: WORDS,
  key: random.Shuffle(KEY),
  covers: Array(25).fill(null),
  left: [9, 8],
  turns: [],
  phase: { type: "Cluing", team: "red" },
});

function touch({ G }, card) {
  const identity = (G.covers[card] = G.key[card]);
  const { team, clue, made } = G.phase;
  G.turns[G.turns.length - 1].cards.push(card);
  if (identity === "red") G.left[0]--;
  if (identity === "blue") G.left[1]--;
  if (identity === "assassin") G.phase = { type: "Over", winner: rival[team] };
  else if (!G.left[0] || !G.left[1]) G.phase = { type: "Over", winner: G.left[0] ? "blue" : "red" };
  else if (identity !== team || made === clue.number) G.phase = { type: "Cluing", team: rival[team] };
  else {
    G.phase.made++;
    G.phase.marks = G.phase.marks.filter((mark) => mark.card !== card);
  }
}

const game = {
  name: "codenames",
  setup: deal,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }) =>
    G.places[playerID]?.role === "spymaster" ? G : { ...G, key: [] },
  moves: {
    again: deal,
    clue: ({ G }, word, number) => {
      const team = G.phase.team;
      const clue = { word, number };
      G.turns.push({ team, clue, cards: [] });
      G.phase = { type: "Guessing", team, clue, made: 0, marks: [] };
    },
    mark: ({ G, playerID }, card) => {
      G.phase.marks.push({ seat: Number(playerID), card });
    },
    unmark: ({ G, playerID }, card) => {
      const kept = ({ seat, card: other }) => seat !== Number(playerID) || other !== card;
      G.phase.marks = G.phase.marks.filter(kept);
    },
    touch,
    stop: ({ G }) => {
      G.phase = { type: "Cluing", team: rival[G.phase.team] };
    },
  },
};

const log = console.log;
console.log = () => {}; // what the library says of itself
const db = new Storage(DATABASE, Number(GATHER));
const running = await server.Server({ games: [game], origins: ["*"], db }).run({
  port: 0,
  lobbyConfig: { apiPort: 0 },
});
log(running.appServer.address().port);
process.on("SIGTERM", () => process.exit());
