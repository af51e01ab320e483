import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPicture } from './pictures';
import { added, type ServerRanch } from './serverRanch';
import { expect, test } from './test';

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');

const TUS = { 'tus-resumable': '1.0.0' };

interface Where {
  paddockUuid?: string | null;
  /** Longitude and latitude of each; the others have none. */
  points?: readonly (readonly [number, number])[];
  /** When the first one was taken. */
  since?: number;
}

/**
 * Notes with a photo each, whose pictures the server has, as another device of the person of the page sends them: one an
 * hour, from June 1 where nothing else is said.
 */
export async function sendPhotos(
  page: Page,
  ranch: ServerRanch,
  texts: readonly string[],
  { paddockUuid = null, points = [], since = Date.UTC(2026, 5, 1) }: Where = {},
): Promise<Buffer[]> {
  const { origin } = ranch;
  const path = `/api/v1/ranch/${ranch.uuid}`;
  const pictures: Buffer[] = [];
  for (const text of texts) {
    const { buffer } = await aPicture(page, text, 160, 120);
    const at = new Date(since + pictures.length * 3_600_000).toISOString();
    const sha256 = sha256Of(buffer);
    const note = added('note', { at, text, paddock_uuid: paddockUuid, herd_uuid: null, point: null });
    const size = { bytes: buffer.length, width: 160, height: 120 };
    const coordinates = points[pictures.length];
    const point = coordinates === undefined ? null : { type: 'Point', coordinates };
    const where = { point, bearing_deg: null, paddock_uuid: paddockUuid };
    const of = { subject_kind: 'note', subject_uuid: note.uuid };
    const photo = added('photo', { at, sha256, ...size, caption: text, ...where, ...of });
    await ranch.write('Added a note', note, photo);
    const metadata = `photo ${base64(photo.uuid)},sha256 ${base64(sha256)}`;
    const begun = await page.request.post(`${path}/upload`, {
      headers: { origin, ...TUS, 'upload-length': String(buffer.length), 'upload-metadata': metadata },
    });
    expect([begun.status(), await begun.text()]).toEqual([201, '']);
    const sent = await page.request.patch(begun.headers().location ?? '', {
      headers: { origin, ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: buffer,
    });
    expect(sent.status()).toBe(204);
    pictures.push(buffer);
  }
  return pictures;
}

/** Downloads all photos of the ranch of a page: the paths of its `photos.zip` and `records.json`. */
export async function downloadPhotos(page: Page): Promise<[zip: string, records: string]> {
  await page.goto('/settings/data');
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    const path = test.info().outputPath(name);
    await file.saveAs(path);
    return path;
  };
  return [await download('photos.zip'), await download('records.json')];
}

/** Where both files are chosen. */
export const photoFiles = (page: Page) => page.getByLabel('Choose records.json and photos.zip', { exact: true });
