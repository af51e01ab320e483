import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { TestApp } from '../../test/support/testApp';

const files: Record<string, string | Buffer> = {
  'app.html': '<html lang="en">the frame</html>',
  'sw.js': 'the worker',
  'sw.js.br': brotliCompressSync('the worker'),
  'sw-off.js': 'no worker',
};

let distDir: string;
let on: TestApp;
let off: TestApp;
beforeAll(async () => {
  distDir = join(await mkdtemp(join(tmpdir(), 'worker-')), 'dist');
  await mkdir(distDir);
  for (const [name, content] of Object.entries(files)) await writeFile(join(distDir, name), content);
  on = await TestApp.start({ distDir });
  off = await TestApp.start({ distDir, config: { offline: 'off' } });
});
afterAll(async () => {
  await Promise.all([on.close(), off.close()]);
  await rm(join(distDir, '..'), { recursive: true });
});

const SETTINGS = '/assets/json/settingsV.json';

it.each(['br', undefined])('the worker is asked for again whenever it is looked for (%s)', async (encoding) => {
  const { statusCode, body, rawPayload, headers } = await on.get('/sw.js', {
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
  const text = encoding === 'br' ? brotliDecompressSync(rawPayload).toString() : body;
  expect([statusCode, text, headers['cache-control']]).toEqual([200, 'the worker', 'no-cache']);
  expect(headers['content-type']).toMatch(/javascript/);
  expect((await on.get(SETTINGS)).json().OFFLINE).toBe('on');
});

it('the frame that it keeps comes without a cookie, and without a mark of a person for who sends none', async () => {
  for (const cookie of [{}, { cookie: 'has_session=1' }]) {
    const { headers } = await on.get('/app.html?lang=en', { headers: { accept: '*/*', ...cookie } });
    expect(headers['set-cookie']).toBeUndefined();
  }
  const { statusCode, body } = await on.get('/app.html?lang=en', { headers: { accept: '*/*' } });
  expect([statusCode, body]).toEqual([200, files['app.html']]);
});

describe('OFFLINE O7: OFFLINE=off', () => {
  it.each([undefined, 'br, gzip'])(
    'answers with the worker that goes away, whichever encoding (%s)',
    async (encoding) => {
      const { statusCode, body, headers } = await off.get('/sw.js', {
        headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
      });
      expect([statusCode, body, headers['cache-control']]).toEqual([200, 'no worker', 'no-cache']);
      expect(headers['content-type']).toMatch(/javascript/);
    },
  );

  it('is told to the client, so that no page registers the worker again', async () => {
    expect((await off.get(SETTINGS)).json().OFFLINE).toBe('off');
  });
});
