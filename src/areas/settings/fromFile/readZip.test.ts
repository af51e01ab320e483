/** @jest-environment node */
import { createHash } from 'node:crypto';
import { changesFileText } from '@contract/grazing/changesFile';
import { zipChanges } from '@records/zipChanges';
import { aMe, RANCH_UUID } from '@testing/factories';
import { readFile } from './readFile';

const PICTURES = ['the gate', 'PK\u0003\u0004 the hinge', 'PK\u0001\u0002'].map((text) => new Blob([text]));
const sha256Of = async (blob: Blob) =>
  createHash('sha256')
    .update(Buffer.from(await blob.arrayBuffer()))
    .digest('hex');
const TEXT = changesFileText({
  ranch: { ranch_uuid: RANCH_UUID, name: 'Rio Seco' },
  person: aMe(),
  saved_at: '2026-06-02T12:00:00.000Z',
  groups: [],
});

async function zipOf(named: (sha256: string) => string, text = TEXT): Promise<Blob> {
  const files = await Promise.all(PICTURES.map(async (blob) => [named(await sha256Of(blob)), blob] as const));
  return zipChanges([['changes.json', new Blob([text])], ...files]);
}

const read = async (file: Blob) => {
  const answer = await readFile({ file, ranchUuid: RANCH_UUID });
  if ('problem' in answer) return answer.problem;
  return Promise.all(answer.read.pictures.map(({ blob }) => blob.text()));
};

it('PHOTOS P7: pictures come out of the file as they went in, also those that look like parts of a zip', async () => {
  expect(await read(await zipOf((sha256) => `${sha256}.jpg`))).toEqual(
    await Promise.all(PICTURES.map((blob) => blob.text())),
  );
});

it('PHOTOS P7: a picture that is called by another hash stays out', async () => {
  const other = 'a'.repeat(64);
  expect(await read(await zipOf(() => `${other}.jpg`))).toBe('There are no changes in this file');
});

it.each([
  ['with a path in its name', async () => zipOf((sha256) => `../${sha256}.jpg`), 'There are no changes in this file'],
  [
    'of another ranch',
    async () => zipOf((sha256) => `${sha256}.jpg`, TEXT.replace(RANCH_UUID, aMe().uuid)),
    'These changes are for another ranch, Rio Seco',
  ],
  [
    'without changes',
    async () => zipChanges([['notes.txt', new Blob(['x'])]]),
    'This file is damaged. Save it on the other device again',
  ],
  [
    'cut off',
    async () => (await zipOf((sha256) => `${sha256}.jpg`)).slice(0, 300),
    'This file is damaged. Save it on the other device again',
  ],
])('PHOTOS P7: a zip %s is refused in a sentence', async (_what, zip, sentence) => {
  expect(await read(await zip())).toBe(sentence);
});
