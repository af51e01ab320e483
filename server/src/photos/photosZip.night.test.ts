import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordDataByKind } from '@contract/grazing/records';
import { newRecord } from '../../test/support/GrazingRanch';
import { OutsidePhotos } from '../../test/support/OutsidePhotos';
import { cleanUp, type RunningServer } from '../../test/support/runningServer';
import { MINUTE } from '../../test/support/testApp';

jest.setTimeout(10 * MINUTE);

const PHOTOS = 2_000;
const A_CALL = 250;
const BYTES = 300_000;
const MIB = 1024 ** 2;
const BUDGET_MIB = 64;

let photos: OutsidePhotos;
let server: RunningServer;
beforeAll(async () => {
  photos = await OutsidePhotos.start();
  server = await photos.server({});
});
afterAll(async () => {
  await cleanUp();
  await photos.test.close();
});

/** What the server's process holds of the machine's memory, in bytes. At once: the process ends soon after it was last asked. */
function memory(): number {
  const status = readFileSync(`/proc/${server.child.pid ?? 0}/status`, 'utf8');
  return 1_024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

/** Photos whose pictures have come: one file under many names, which is read as often as there are names. */
async function keepPhotos(): Promise<void> {
  const { ranch } = photos.ranch;
  const { db, dataDir, clock } = photos.test;
  const folder = join(dataDir, 'files', 'ranches', ranch.uuid);
  const picture = join(dataDir, 'picture');
  await writeFile(picture, randomBytes(BYTES));
  for (let from = 0; from < PHOTOS; from += A_CALL) {
    const hashes = Array.from({ length: A_CALL }, (_, at) =>
      createHash('sha256')
        .update(String(from + at))
        .digest('hex'),
    );
    const note = newRecord('note');
    const of = { subject_kind: 'note', subject_uuid: note.uuid, bytes: BYTES } satisfies Partial<
      RecordDataByKind['photo']
    >;
    await ranch.write([note, ...hashes.map((sha256) => newRecord('photo', { ...of, sha256 }))]);
    const kept = { ranch_uuid: ranch.uuid, is_picture: true, bytes: BYTES, stored_at: clock.now() };
    await db
      .insertInto('pictures')
      .values(hashes.map((sha256) => ({ ...kept, sha256, unnamed_since: null })))
      .execute();
    for (const sha256 of hashes) {
      await mkdir(join(folder, sha256), { recursive: true });
      await link(picture, join(folder, sha256, 'sent'));
    }
  }
}

/** Reads a download as fast as it comes, and answers its bytes. */
async function read(path: string): Promise<number> {
  const answer = await photos.call(server, 'GET', path);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  let bytes = 0;
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read())
    bytes += piece.value.length;
  return bytes;
}

it('PHOTOS P5: photos.zip of 2,000 pictures takes at most 64 MiB over idle', async () => {
  await keepPhotos();
  // What the first call of any kind loads counts as idle.
  await photos.call(server, 'GET', `${photos.ranch.ranch.path}/records`).then((answer) => answer.arrayBuffer());
  const idle = memory();
  let most = idle;
  const timer = setInterval(() => (most = Math.max(most, memory())), 20);
  const bytes = await read(`${photos.ranch.ranch.path}/export/photos.zip`);
  clearInterval(timer);
  expect(bytes).toBeGreaterThan(PHOTOS * BYTES);
  const over = (most - idle) / MIB;
  process.stdout.write(`photos.zip: ${over.toFixed(1)} MiB over ${(idle / MIB).toFixed(0)}\n`);
  expect(over).toBeLessThanOrEqual(BUDGET_MIB);
});
