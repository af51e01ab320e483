import type { Position } from '../geometry/Position';

interface Land {
  readonly name: string;
  readonly ring: readonly Position[];
}

const NAME_BYTES = 20;

/** The geometry of lands as the `.shp` file of a shapefile has it. */
export function aShp(lands: readonly Land[]): Uint8Array {
  const lengths = lands.map(({ ring }) => 8 + 44 + 4 + ring.length * 16);
  const view = new DataView(new ArrayBuffer(100 + lengths.reduce((sum, length) => sum + length, 0)));
  view.setInt32(0, 9994);
  view.setInt32(24, view.byteLength / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, 5, true);
  let at = 100;
  for (const [index, { ring }] of lands.entries()) {
    view.setInt32(at, index + 1);
    view.setInt32(at + 4, ((lengths[index] ?? 0) - 8) / 2);
    view.setInt32(at + 8, 5, true);
    view.setInt32(at + 8 + 36, 1, true);
    view.setInt32(at + 8 + 40, ring.length, true);
    for (const [place, [x, y]] of ring.entries()) {
      view.setFloat64(at + 8 + 48 + place * 16, x, true);
      view.setFloat64(at + 8 + 56 + place * 16, y, true);
    }
    at += lengths[index] ?? 0;
  }
  return new Uint8Array(view.buffer);
}

/** The names of lands as its `.dbf` file has them, in Latin-1. */
export function aDbf(lands: readonly Land[]): Uint8Array {
  const bytes = Buffer.alloc(65 + lands.length * (1 + NAME_BYTES) + 1, 0x20);
  bytes[0] = 3;
  bytes.writeUInt32LE(lands.length, 4);
  bytes.writeUInt16LE(65, 8);
  bytes.writeUInt16LE(1 + NAME_BYTES, 10);
  bytes.fill(0, 32, 64);
  bytes.write('NAME', 32);
  bytes.write('C', 43);
  bytes[48] = NAME_BYTES;
  bytes[64] = 0x0d;
  for (const [index, { name }] of lands.entries()) bytes.write(name, 66 + index * (1 + NAME_BYTES), 'latin1');
  bytes[bytes.length - 1] = 0x1a;
  return new Uint8Array(bytes);
}
