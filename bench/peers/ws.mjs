// A plain Node server with the package ws: it reads each move as JSON, forgets it, and tells
// the room's phones what Konspira told them. No rules, no log, no secrets.
import { WebSocketServer } from "ws";
import { readTape } from "./tape.mjs";

const rooms = readTape(process.argv[2]).map((steps) => ({ steps, next: 0, phones: [] }));
const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });

server.on("listening", () => console.log(server.address().port));
server.on("connection", (socket, request) => {
  const [, number, phone] = request.url.split("/").map(Number);
  const room = rooms[number];
  room.phones[phone] = socket;
  socket.on("message", (message) => {
    JSON.parse(message);
    const step = room.steps[room.next++ % room.steps.length];
    for (const [phone, bytes] of step) room.phones[phone].send(bytes, { binary: false });
  });
});
process.on("SIGTERM", () => process.exit());
