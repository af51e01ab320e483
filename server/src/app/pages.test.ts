import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { appPaths } from '../../../src/shared/paths';
import { TestApp } from '../../test/support/testApp';

const HEAD = '<meta property="og:url" content="/" /><meta property=og:image content=/social.png><a href="/">Home</a>';

const files: Record<string, string | Buffer> = {
  'index.html': 'the signup page',
  'app.html': 'the bare shell',
  'login/index.html': 'the login page',
  'login/index.html.br': brotliCompressSync('the login page'),
  'mobile-join/index.html': HEAD,
  'partner-join/index.html': '<!doctype html><html lang="en"><body>a guest sees this</body></html>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'social.png': 'image',
  'icons/icon-192.png': 'icon',
  'too-old.js': 'old()',
  'assets/main.0123abcd.js': 'the script',
  'assets/main.0123abcd.js.br': brotliCompressSync('the script'),
  'assets/main.0123abcd.js.gz': gzipSync('the script'),
  'assets/plain.css': 'css',
  'assets/json/settingsV.json': '{"API_V1":"of the file"}',
  '.hidden': 'hidden',
  '../secret.txt': 'secret',
};

const TOPO = {
  template: 'https://tiles.example.com/{z}/{x}/{y}',
  attribution: 'Someone',
  max_zoom: 12,
  may_keep: false,
};
let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
  test = await TestApp.start({
    distDir: join(folder, 'dist'),
    config: {
      cookieDomain: 'example.com',
      client: {
        apiV1: '/api/v1',
        apiV3: '/api/v3',
        analyticsKey: 'G-7',
        androidStoreUrl: 'https://a.example',
        iosStoreUrl: '',
        termsUrl: '/terms',
        privacyUrl: '',
        supportEmail: 'help@example.com',
        mapTiles: { ERSI_TOPO: TOPO },
      },
    },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  it.each([
    ['/', 'the signup page'],
    ['/?invitationToken=x', 'the signup page'],
    ['/login', 'the login page'],
    ['/login/', 'the login page'],
    ['/login?returnUrl=%2Fmap', 'the login page'],
    ['/settings/map', 'the bare shell'],
    ['/nothing/like/this', 'the bare shell'],
    ['/assets', 'the bare shell'],
    ['/apiary', 'the bare shell'],
  ])('%s shows %s and is never kept', async (path, text) => {
    const response = await test.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([response.statusCode, response.body]).toEqual([200, text]);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ...['/.env', '/.git/config', '/.stamp', '/.well-known/security.txt', '/x.php', '/login~', '/a/b~/c', '/caf%C3%A9'],
    ...['/wp-login.php', '/login/index.html~', '/a%20b', '/a//b', '/app.html/x', '/robots.txt/', '/assets/gone.js'],
  ])('R10: %s is no page: 404, with the 404 page for a browser and JSON for others', async (path) => {
    const page = await test.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.statusCode, page.body]).toEqual([404, 'the bare shell']);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const response = await test.get(path, { headers });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
    expect((await test.call('POST', path)).statusCode).toBe(404);
  });

  const somePaths = Object.values(appPaths).map((path) =>
    path.replace(':uuid', '63726565-6b00-7000-8000-000000000000'),
  );

  it.each(somePaths)('R10: %s is a page of the client', async (path) => {
    const { statusCode, headers } = await test.get(path, { headers: { accept: 'text/html' } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('do not stand where figures will be', async () => {
    expect((await test.app.inject('/metrics')).statusCode).toBe(404);
  });

  it('are nothing for who wants no HTML', async () => {
    const response = await test.get('/settings/map', { headers: { accept: 'application/json' } });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });

  it('come compressed as they were built', async () => {
    const response = await test.get('/login', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('the login page');
  });

  it.each([undefined, 'gzip', 'br', 'gzip;q=0.5, br', 'zstd', 'br;q=0, *;q=0'])(
    'name what is shared of them by the public address, also to who takes %s',
    async (encoding) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const { headers: answered, rawPayload } = await test.get('/mobile-join', { headers });
      const sent = answered['content-encoding'];
      const html =
        sent === 'br' ? brotliDecompressSync(rawPayload) : sent === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
      expect(html.toString()).toBe(
        '<meta property="og:url" content="http://localhost:3000/" />' +
          '<meta property=og:image content="http://localhost:3000/social.png"><a href="/">Home</a>',
      );
      expect(sent).toBe(
        encoding?.includes('br') === true && !encoding.includes('br;q=0')
          ? 'br'
          : encoding === 'gzip'
            ? 'gzip'
            : undefined,
      );
      expect(answered).toMatchObject({
        'content-length': String(rawPayload.length),
        vary: 'accept-encoding, accept-language, cookie',
      });
    },
  );

  it.each([
    ['has_session=1', true],
    ['a=b; has_session=1', true],
    ['has_session=0', false],
    [undefined, false],
  ])('are marked before they are painted where somebody is known by %s: %s', async (cookie, isKnown) => {
    const { body } = await test.get('/partner-join', { headers: cookie === undefined ? {} : { cookie } });
    expect(body).toMatch(isKnown ? '<html data-known lang="en">' : '<html lang="en">');
  });

  it('are the same under the name of their file', async () => {
    const response = await test.get('/mobile-join/index.html');
    expect(response.body).toContain('content="http://localhost:3000/social.png"');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await test.get('/nothing/index.html')).statusCode).toBe(404);
  });

  it('change when another build has written them', async () => {
    const file = join(folder, 'dist/login/index.html');
    await writeFile(file, 'the new login page');
    await utimes(file, new Date(), new Date(Date.now() + 60_000));
    expect((await test.get('/login')).body).toBe('the new login page');
    await writeFile(file, 'the login page');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('do not take %s', async (method) => {
    const response = await test.call(method, '/login');
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answer HEAD without a body', async () => {
    const response = await test.call('HEAD', '/login');
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '14']);
  });

  it('say in a sentence that they are not built', async () => {
    const bare = await TestApp.start();
    const response = await bare.get('/login');
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
    expect((await bare.get('/api/v1/health')).statusCode).toBe(200);
    await bare.close();
  });
});

describe('files', () => {
  it.each(['br', 'gzip', undefined])('with their content in the name are kept for ever (%s)', async (encoding) => {
    const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
    const response = await test.get('/assets/main.0123abcd.js', { headers: headers });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it.each(['/too-old.js', '/assets/plain.css'])('without it are asked for again (%s)', async (path) => {
    expect((await test.get(path)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/social.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
  ])('for browsers and crawlers have their type and are asked for again (%s)', async (path, type) => {
    const { statusCode, headers } = await test.get(path);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain(type);
  });

  it('that are not there are 404 and not kept', async () => {
    const response = await test.get('/assets/gone.0123abcd.js');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e%2fsecret.txt',
    '//../secret.txt',
    '/.hidden',
    '/%2ehidden',
    '/....//secret.txt',
    '/assets/%00/../../secret.txt',
  ])('outside of the built client stay there (%s)', async (path) => {
    const response = await test.get(path);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toMatch(/secret|hidden/);
  });
});

describe('settingsV.json', () => {
  it('comes from the configuration and is not kept', async () => {
    const response = await test.get('/assets/json/settingsV.json');
    expect(response.json()).toEqual({
      API_V1: '/api/v1',
      API_V3: '/api/v3',
      ORIG_SITE: 'http://localhost:3000',
      COOKIE_DOMAIN: 'example.com',
      ANALYTICS_KEY: 'G-7',
      ANDROID_STORE_URL: 'https://a.example',
      IOS_STORE_URL: '',
      TERMS_URL: '/terms',
      PRIVACY_URL: '',
      SUPPORT_EMAIL: 'help@example.com',
      VAPID_PUBLIC_KEY: expect.stringMatching(/^B[\w-]{86}$/),
      BETA: 'everyone',
      OFFLINE: 'on',
      LANGUAGES: ['en', 'es'],
      MAP_TILES: { ERSI_TOPO: TOPO },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('may stand with the calls elsewhere: they are mounted where it says', async () => {
    const { client } = (await import('../../test/support/testApp')).testConfig();
    const config = { client: { ...client, apiV1: 'https://api.example.com/one/', apiV3: '/three' } };
    const elsewhere = await TestApp.start({ config });
    expect((await elsewhere.get('/one/health')).statusCode).toBe(200);
    expect((await elsewhere.get('/three/user/me')).statusCode).toBe(401);
    expect((await elsewhere.get('/three/nothing')).json().code).toBe('not_found');
    expect((await elsewhere.get('/api/v1/health')).statusCode).toBe(404);
    await elsewhere.close();
  });
});
