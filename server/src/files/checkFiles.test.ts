import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanUp, newDataDir, spawnServer, startServer } from '../../test/support/runningServer';
import { readiness } from '../../test/support/serverCalls';
import { S3Server } from '../../test/support/S3Server';
import type { S3Place } from '../config/Config';
import { freePort } from '../platform/freePort';
import { checkFiles } from './checkFiles';

jest.setTimeout(60_000);

const CANARY = 'canary-of-the-secret';

let s3: S3Server;
beforeAll(async () => {
  s3 = await S3Server.start();
});
afterAll(async () => {
  await cleanUp();
  await s3.stop();
});

/** What is said of a place: as the end of the start, or in the log. */
async function said(files: S3Place | { folder: string }): Promise<{ ended?: string; logged: string[] }> {
  const logged: string[] = [];
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, error: quiet, warn: (message: string) => void logged.push(message) };
  try {
    await checkFiles({ files, dataDir: '/nowhere' }, log);
    return { logged };
  } catch (error) {
    return { ended: String(error), logged };
  }
}

it('a place that works is left as it was', async () => {
  expect(await said(s3.place())).toEqual({ logged: [] });
  expect(await said(s3.place({ prefix: '' }))).toEqual({ logged: [] });
  expect(await s3.keys()).toEqual([]);
  expect(s3.calls.map((call) => call.split(' ')[0])).toEqual([
    'PUT',
    'GET',
    'GET',
    'DELETE',
    'PUT',
    'GET',
    'GET',
    'DELETE',
  ]);
});

it.each([
  ['bucket', { bucket: 'another' }, 'there is no such bucket (NoSuchBucket)'],
  [
    'secret',
    { credentials: { accessKeyId: 'S3RVER', secretAccessKey: CANARY } },
    'AWS_SECRET_ACCESS_KEY is not the secret of that key (SignatureDoesNotMatch)',
  ],
  [
    'key',
    { credentials: { accessKeyId: 'NOBODY', secretAccessKey: CANARY } },
    'AWS_ACCESS_KEY_ID is a key that it does not know (InvalidAccessKeyId)',
  ],
])('a wrong %s ends the start with what is wrong', async (_what, wrong, sentence) => {
  const { ended, logged } = await said(s3.place(wrong));
  expect(ended).toContain(`: ${sentence}. See FILES_URL in docs/settings.md.`);
  expect(ended).not.toContain(CANARY);
  expect(logged).toEqual([]);
});

it('a folder that cannot be written ends the start', async () => {
  const folder = await newDataDir();
  await writeFile(join(folder, 'file'), '');
  const { ended } = await said({ folder: join(folder, 'file', 'pictures') });
  expect(ended).toMatch(/the folder of pictures \S+ can't be written \(ENOTDIR\)\. See FILES_URL/);
});

it('a server with the wrong key does not start', async () => {
  const wrong = { ...s3.environment, AWS_SECRET_ACCESS_KEY: CANARY };
  const failed = spawnServer(await newDataDir(), await freePort(), wrong);
  expect(await failed.exited).toBe(1);
  expect(failed.stderr()).toMatch(/^Grazewell did not start: the pictures in s3:\S+ at \S+ can't be reached: .*\n$/);
  expect(failed.stderr() + failed.stdout()).not.toContain(CANARY);
});

it.each([
  ['that is not there', () => freePort().then((port) => `http://127.0.0.1:${port}`), /\(ECONNREFUSED\)/],
  ['whose name nobody has', async () => 'http://s3.example.invalid', /\((ENOTFOUND|EAI_AGAIN)\)/],
])('an S3 server %s is told in the log, and the server starts', async (_what, endpoint, code) => {
  const FILES_URL = `s3://pictures/here?endpoint=${await endpoint()}`;
  const started = await startServer(await newDataDir(), { ...s3.environment, FILES_URL });
  expect(await readiness(started.url)).toBe(200);
  expect(started.stdout()).toMatch(code);
  expect(started.stdout()).toContain('Pictures wait until it is');
});
