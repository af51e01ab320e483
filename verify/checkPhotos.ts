import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from './bytes';
import type { Said } from './checkHeads';
import type { LineEntry } from './readEntry';
import { words } from './words';
import { readZip, type BytesAt } from './zip';

interface Photo {
  readonly sha256: string;
  readonly caption: string;
  readonly n: number;
}

/** The photos that a history holds at its end, with the hashes of their files. */
export class PhotosHeld {
  readonly byUuid = new Map<string, Photo>();

  add({ line, changes = [] }: LineEntry): void {
    for (const change of changes) {
      if (change.kind !== 'photo') continue;
      const data = 'data' in change ? change.data : null;
      if (typeof data?.sha256 !== 'string') this.byUuid.delete(change.uuid);
      else
        this.byUuid.set(change.uuid, {
          sha256: data.sha256,
          caption: typeof data.caption === 'string' ? data.caption : '',
          n: line.n,
        });
    }
  }
}

async function hashOf(pieces: AsyncIterable<Uint8Array>, read: (bytes: number) => unknown): Promise<string> {
  const hash = sha256.create();
  for await (const piece of pieces) {
    hash.update(piece);
    await read(piece.length);
  }
  return bytesToHex(hash.digest());
}

const missing = (uuid: string, { n, caption, sha256: hash }: Photo): string =>
  `Photo ${uuid} of line ${n}${caption === '' ? '' : ` (${caption})`}, SHA-256 ${hash}`;

/** What is said of the photos of a history whose files are in a ZIP file; those that have none are named. */
export async function checkPhotos(
  { byUuid }: PhotosHeld,
  zip: BytesAt,
  onRead: (bytes: number) => unknown,
): Promise<Said[]> {
  const found = new Set<string>();
  let done = 0;
  try {
    for await (const { pieces } of readZip(zip))
      found.add(await hashOf(pieces, (bytes) => onRead(Math.min((done += bytes), zip.bytes))));
  } catch {
    return [{ kind: 'fault', text: words.photosUnreadable() }];
  }
  const without = [...byUuid].filter(([, photo]) => !found.has(photo.sha256));
  return [
    { kind: without.length === 0 ? 'good' : 'note', text: words.photos(byUuid.size - without.length, byUuid.size) },
    ...without.map(([uuid, photo]): Said => ({ kind: 'note', text: missing(uuid, photo) })),
  ];
}
