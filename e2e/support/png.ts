import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Width and height of a PNG, and how many values its data has: whether something is drawn on it. */
export function readPng(path: string) {
  const file = readFileSync(path);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return { width, height, values: new Set(inflateSync(Buffer.concat(parts))).size };
}
