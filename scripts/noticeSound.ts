import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './buildStamp';

const RATE = 11_025;
const SECONDS = 0.4;
const HEADER_BYTES = 44;
const SOFT = 0.16;
/** Two notes, a fourth apart: frequency in Hz, and when each begins in seconds. */
const NOTES = [
  { pitch: 587.33, from: 0 },
  { pitch: 783.99, from: 0.09 },
];

/** A struck note: it comes within a few milliseconds, and dies away. */
function noteAt(seconds: number, pitch: number): number {
  if (seconds < 0) return 0;
  return Math.min(1, seconds / 0.006) * Math.exp(-seconds * 11) * Math.sin(2 * Math.PI * pitch * seconds);
}

/** One sample, from -1 to 1. The last hundredth of a second leads to silence, so that the end does not click. */
function sampleAt(seconds: number): number {
  const sum = NOTES.map(({ pitch, from }) => noteAt(seconds - from, pitch)).reduce((total, note) => total + note, 0);
  return SOFT * sum * Math.min(1, (SECONDS - seconds) / 0.01);
}

/** The header of a WAV file of one channel and 16 bits a sample. */
function headerFor(bytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** Writes the short soft sound of a message. */
function main(): void {
  const samples = Math.floor(RATE * SECONDS);
  const data = Buffer.alloc(samples * 2);
  for (let at = 0; at < samples; at += 1) data.writeInt16LE(Math.round(sampleAt(at / RATE) * 32_767), at * 2);
  writeFileSync(join(ROOT, 'public/sound/notice.wav'), Buffer.concat([headerFor(data.length), data]));
}

main();
