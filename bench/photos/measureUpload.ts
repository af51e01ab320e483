import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { photoPaths } from '../../contract/grazing/photoPaths';
import { makeFieldRanch, type FieldRanch } from '../field/fieldRanch';
import type { Figure } from '../figure';
import { withDevice, type Device } from '../offline/device';
import { poll } from '../offline/poll';
import type { Site } from '../serve/serveBaselines';
import { v1 } from '../serverSide/people';
import { madePicture } from './madePicture';

const EMAIL = 'upload@example.com';
/** 800 kbit/s. */
const BYTES_PER_SECOND = 100_000;
const CUTS = 5;
const PATIENCE_MS = 180_000;

/** Records a note with a picture. */
async function addNote(page: Page, picture: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note', { exact: true }).fill('The gate is broken');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([{ name: 'picture.jpg', mimeType: 'image/jpeg', buffer: picture }]);
  await dialog.getByLabel('Caption').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

interface Recorded {
  kind: string;
  data: { sha256?: string; bytes?: number } | null;
}

/** The photo that was recorded last, as the server has it. */
async function lastPhoto({ address, uuid, token }: FieldRanch, known: ReadonlySet<string>) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}${v1(`/ranch/${uuid}/records`)}`, { headers });
  const { records } = (await answer.json()) as { records: Recorded[] };
  return records.find(({ kind, data }) => kind === 'photo' && !known.has(data?.sha256 ?? ''))?.data;
}

/** The bytes that were sent of a picture beyond its own, while the line was cut. */
async function uploadCut({ profile, line }: Device, ranch: FieldRanch, picture: Buffer, known: Set<string>) {
  const page = await profile.context.newPage();
  await page.goto(`${line.address}/paddocks/${ranch.paddock}`);
  line.bytesPerSecond = BYTES_PER_SECOND;
  line.uploaded = 0;
  await addNote(page, picture);
  let photo = await lastPhoto(ranch, known);
  for (; photo === undefined || photo === null; photo = await lastPhoto(ranch, known)) await sleep(50);
  const { sha256 = '', bytes = 0 } = photo;
  known.add(sha256);
  for (let cut = 1; cut <= CUTS; cut += 1) {
    await poll('the next cut', async () => line.uploaded >= (cut * bytes) / (CUTS + 1), PATIENCE_MS);
    line.cut();
  }
  const path = `${ranch.address}${v1(photoPaths.picture(ranch.uuid, sha256, 'small'))}`;
  const headers = { authorization: `Bearer ${ranch.token}` };
  await poll('the picture', async () => (await fetch(path, { headers })).ok, PATIENCE_MS);
  line.bytesPerSecond = undefined;
  await page.close();
  return { more: line.uploaded - bytes, bytes };
}

/** What an upload sends in all where its line is cut five times. */
export async function measureUpload({ address }: Site, rounds: number): Promise<Figure[]> {
  const ranch = await makeFieldRanch(address, EMAIL);
  const known = new Set<string>();
  const samples: { more: number; bytes: number }[] = [];
  await withDevice({ address, email: EMAIL, serviceWorkers: 'block' }, async (device) => {
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Uploads over a line that is cut, round ${round} of ${rounds}\n`);
      const picture = await madePicture(2_560, 1_920, round);
      samples.push(await uploadCut(device, ranch, picture, known));
    }
  });
  return [
    {
      // Of 1 MB at most 1.15 MB are sent: what a cut loses does not depend on the size.
      what: 'sent of a picture beyond its own bytes, line cut five times',
      unit: 'KiB',
      samples: samples.map(({ more }) => more / 1_024),
      budget: { atMost: 146 },
      details: [`pictures of ${samples.map(({ bytes }) => Math.round(bytes / 1_000)).join(', ')} kB`],
    },
  ];
}
