// What Konspira's phones heard, as bench/_load.py wrote it: rooms of steps of [phone, bytes].
import { readFileSync } from "node:fs";

export function readTape(path) {
  const file = readFileSync(path);
  let at = 0;
  const number = () => file.readUInt32LE((at += 4) - 4);
  const list = (item) => Array.from({ length: number() }, item);
  const bytes = (length) => file.subarray(at, (at += length));
  return list(() => list(() => list(() => [number(), bytes(number())])));
}
