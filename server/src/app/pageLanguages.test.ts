import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestApp } from '../../test/support/testApp';

const pageOf = (language: string, page: string) =>
  `<html lang="${language}"><script src="/assets/${page}.js"></script>`;
const SHARED = '<link rel="canonical" href="/login?lang=es" /><link rel="alternate" hreflang="en" href="/login" />';

const files: Record<string, string> = {
  'app.html': pageOf('en', 'main'),
  'login/index.html': pageOf('en', 'login'),
  'es/app.html': pageOf('es', 'es/main'),
  'es/login/index.html': `${pageOf('es', 'es/login')}${SHARED}`,
  'assets/es/main.0123abcd.js': 'hola()',
};

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  }
  test = await TestApp.start({ distDir: join(folder, 'dist') });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const html = (headers: Record<string, string> = {}) => ({ headers: { accept: 'text/html', ...headers } });

/** How each of the three may name a language, best first; the last of each names none that there is. */
const ADDRESSES = ['es', 'en', undefined, 'fr', '../es', 'ES'];
const COOKIES = ['language=es', 'a=b; language=en', undefined, 'language=../../etc', 'language=%65%73'];
const BROWSERS = [
  'es-MX,es;q=0.9,en;q=0.8',
  'en-US,en;q=0.9,es;q=0.1',
  undefined,
  'fr-FR, de;q=0.5',
  '*',
  'x'.repeat(500),
];

const isSpanish = (lang?: string, cookie?: string, browser?: string) => {
  if (lang === 'es' || lang === 'en') return lang === 'es';
  if (cookie?.endsWith('language=es') === true || cookie?.endsWith('language=en') === true)
    return cookie.endsWith('language=es');
  return browser?.startsWith('es') === true;
};

const every = ADDRESSES.flatMap((lang) =>
  COOKIES.flatMap((cookie) => BROWSERS.map((browser) => ({ lang, cookie, browser }))),
);

it('languages apart: whatever address, cookie and browser ask for, a page is of one language and says which', async () => {
  for (const { lang, cookie, browser } of every) {
    const asked = html({
      ...(cookie === undefined ? {} : { cookie }),
      ...(browser === undefined ? {} : { 'accept-language': browser }),
    });
    for (const [path, page] of [
      ['/login', 'login'],
      ['/herds', 'main'],
    ]) {
      const { headers, body, statusCode } = await test.get(
        lang === undefined ? `${path}` : `${path}?lang=${encodeURIComponent(lang)}`,
        asked,
      );
      const language = isSpanish(lang, cookie, browser) ? 'es' : 'en';
      expect([statusCode, headers['content-language'], headers.vary]).toEqual([
        200,
        language,
        'accept-encoding, accept-language, cookie',
      ]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`/assets/${language === 'es' ? 'es/' : ''}${page}.js`);
    }
  }
});

it('an address that asks for a language is remembered, and one that asks for none that there is isn’t', async () => {
  const answered = async (path: string) => (await test.get(path, html())).headers['set-cookie'];
  expect(await answered('/login?lang=es')).toBe('language=es; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(await answered('/herds?lang=en')).toBe('language=en; Max-Age=31536000; Path=/; SameSite=Lax');
  for (const path of ['/login', '/login?lang=fr', '/login?lang=es&lang=en', '/app.html?lang=es'])
    expect(await answered(path)).toBeUndefined();
});

it('the cookie is of the domain of the site’s own, and by https alone where the site is', async () => {
  const config = { origSite: 'https://ranch.example.com', cookieDomain: 'example.com' };
  const other = await TestApp.start({ distDir: join(folder, 'dist'), config });
  const { headers } = await other.get('/login?lang=es', html());
  expect(headers['set-cookie']).toBe('language=es; Max-Age=31536000; Domain=example.com; Path=/; Secure; SameSite=Lax');
  await other.close();
});

it('the frame that a worker asks for is of the language it asks for', async () => {
  expect((await test.get('/app.html?lang=es')).body).toContain('lang="es"');
  expect((await test.get('/app.html?lang=en', html({ cookie: 'language=es' }))).body).toContain('lang="en"');
});

it.each(['/es', '/es/', '/es/login', '/es/login/index.html', '/es/app.html', '/es/herds'])(
  '%s is no page: addresses are the same in all languages',
  async (path) => {
    const page = await test.get(path, html({ cookie: 'language=es' }));
    expect([page.statusCode, page.headers['content-language']]).toEqual([404, 'es']);
    expect(page.body).toContain('/assets/es/main.js');
    expect((await test.get(path, { headers: { accept: 'application/json' } })).statusCode).toBe(404);
  },
);

it('the files of a language are served, and kept for ever', async () => {
  const { headers, body } = await test.get('/assets/es/main.0123abcd.js');
  expect([body, headers['cache-control']]).toEqual(['hola()', 'public, max-age=31536000, immutable']);
});

it('where a page is found in each language is an address of this site', async () => {
  const { body } = await test.get('/login?lang=es');
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/login?lang=es" />');
  expect(body).toContain('<link rel="alternate" hreflang="en" href="http://localhost:3000/login" />');
});

it('a language whose pages are not built is said in the log, and done without', async () => {
  await rm(join(folder, 'dist/es/app.html'));
  const bare = await TestApp.start({ distDir: join(folder, 'dist') });
  const { headers, body } = await bare.get('/login?lang=es', html());
  expect([headers['content-language'], headers['set-cookie']]).toEqual(['en', undefined]);
  expect(body).toContain('lang="en"');
  expect(bare.log.join('')).toContain('the pages of these languages have not been built');
  await bare.close();
});
