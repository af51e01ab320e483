import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRecord } from '../../server/test/support/GrazingRanch';
import { changesCall, makeFieldRanch, write, type FieldRanch } from '../field/fieldRanch';
import { databaseOf } from '../serve/databaseOf';
import type { Product } from '../serve/serveProduct';
import { madePicture } from './madePicture';

export const PHOTOS = 2_000;
const A_CALL = 200;
const DAY_MS = 86_400_000;

const SENT = { width: 1_280, height: 960 } as const;
const SMALL = { width: 320, height: 240 } as const;

const hashOf = (at: number) => createHash('sha256').update(String(at)).digest('hex');

/** Notes the pictures as come, and puts one file under the names of all: it is read as often as there are names. */
async function keepPictures({ dataDir }: Product, ranchUuid: string): Promise<void> {
  const folder = join(dataDir, 'files', 'ranches', ranchUuid);
  const files = { sent: SENT, small: SMALL };
  for (const [name, { width, height }] of Object.entries(files)) {
    await writeFile(join(dataDir, name), await madePicture(width, height, 1));
  }
  for (let at = 0; at < PHOTOS; at += 1) {
    const own = join(folder, hashOf(at));
    await mkdir(own, { recursive: true });
    for (const name of Object.keys(files)) await link(join(dataDir, name), join(own, name));
  }
  const kept = { ranch_uuid: ranchUuid, is_picture: true, bytes: 1, stored_at: new Date(), unnamed_since: null };
  const rows = Array.from({ length: PHOTOS }, (_, at) => ({ ...kept, sha256: hashOf(at) }));
  const db = await databaseOf(dataDir);
  await db
    .insertInto('pictures')
    .values(rows)
    .execute()
    .finally(() => db.destroy());
}

/** A ranch with 2,000 photos of its one paddock, a day apart, whose pictures have come. */
export async function makeManyPhotos(product: Product, email: string): Promise<FieldRanch> {
  const ranch = await makeFieldRanch(product.address, email);
  const note = randomUUID();
  await write(ranch, changesCall(ranch, [newRecord('note', { paddock_uuid: ranch.paddock }, note)]));
  const photo = (at: number) =>
    newRecord('photo', {
      at: new Date(Date.now() - (at + 1) * DAY_MS).toISOString(),
      sha256: hashOf(at),
      paddock_uuid: ranch.paddock,
      subject_kind: 'note',
      subject_uuid: note,
    });
  for (let from = 0; from < PHOTOS; from += A_CALL) {
    const photos = Array.from({ length: A_CALL }, (_, at) => photo(from + at));
    await write(ranch, changesCall(ranch, photos));
  }
  await keepPictures(product, ranch.uuid);
  return ranch;
}
