import { deploy, deployIn, FakeSite } from '@testing/fakeRelease';
import { activateRelease } from './activate';
import { keepRelease } from './install';

const ONE = '1111111111111111';
const TWO = '2222222222222222';
const THREE = '3333333333333333';
const cache = (build: string) => `grazewell ${build}`;
const PORTAL = '<!doctype html><p>Sign in to this network</p>';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`/assets/${at}.0123abcd.js`, `file ${at}`]));

async function running(site: FakeSite, build: string, files: Record<string, string>) {
  const release = deploy(site, build, files);
  await keepRelease(release);
  await activateRelease(release);
  site.takeAsked();
  return release;
}

it('keeps every file of the list, the list, and the frame of all pages', async () => {
  const site = new FakeSite();
  await keepRelease(deploy(site, ONE, { '/assets/a.0123abcd.js': 'a', '/too-old.js': 'old' }));
  expect(site.caches.pathsIn(cache(ONE))).toEqual([
    '/app.html',
    '/assets/a.0123abcd.js',
    '/assets/kept.en.11111111.json',
    '/too-old.js',
  ]);
});

it('asks for four files at once at most, past the cache, without cookies, behind what the page needs', async () => {
  const site = new FakeSite();
  await keepRelease(deploy(site, ONE, many(20)));
  expect(site.most).toBe(4);
  const files = site.asked.filter(({ path }) => path !== '/app.html?lang=en');
  expect(files).toHaveLength(21);
  for (const { options } of files) {
    expect(options).toMatchObject({ cache: 'no-cache', credentials: 'omit', priority: 'low' });
    expect(options.integrity).toMatch(/^sha256-.{43}=$/);
  }
  expect(site.asked.at(-1)).toMatchObject({ path: '/app.html?lang=en', options: { credentials: 'omit' } });
});

it.each([
  ['a portal’s page in place of a file', '/assets/3.0123abcd.js', PORTAL],
  ['a file that is cut off', '/assets/3.0123abcd.js', 'fil'],
  ['a file of another release', '/assets/3.0123abcd.js', 'file 4'],
  ['a file that is missing', '/assets/3.0123abcd.js', new Response('', { status: 404 })],
  ['a portal’s page in place of the list', '/assets/kept.en.11111111.json', PORTAL],
  ['a frame of another build', '/app.html?lang=en', '<script src="/assets/main.99999999.js"></script>'],
  ['a portal’s page in place of the frame', '/app.html?lang=en', PORTAL],
  ['an error in place of the frame', '/app.html?lang=en', new Response('main.11111111.js', { status: 500 })],
])('OFFLINE O7: does not install with %s', async (_what, path, answer) => {
  const site = new FakeSite();
  const release = deploy(site, ONE, many(6));
  site.files[path] = answer;
  await expect(keepRelease(release)).rejects.toThrow();
  expect(site.caches.textIn(cache(ONE), path.split('?')[0] ?? '')).toBeUndefined();
});

it('OFFLINE O7: goes on where an install was cut off', async () => {
  const site = new FakeSite();
  const release = deploy(site, ONE, many(20));
  site.files['/assets/12.0123abcd.js'] = PORTAL;
  await expect(keepRelease(release)).rejects.toThrow();
  const had = site.caches.pathsIn(cache(ONE));
  expect(had.length).toBeGreaterThan(10);
  site.files['/assets/12.0123abcd.js'] = 'file 12';
  site.takeAsked();
  await keepRelease(release);
  expect(site.takeAsked().filter((path) => had.includes(path))).toEqual([]);
  expect(site.caches.pathsIn(cache(ONE))).toHaveLength(22);
});

it('takes what is equal over from the active release, whatever it was called there', async () => {
  const site = new FakeSite();
  await running(site, ONE, { '/assets/a.0000aaaa.js': 'the same', '/assets/b.0000aaaa.js': 'old' });
  await keepRelease(deploy(site, TWO, { '/assets/c.0000bbbb.js': 'the same', '/assets/b.0000bbbb.js': 'new' }));
  expect(site.takeAsked()).toEqual(['/assets/kept.en.22222222.json', '/assets/b.0000bbbb.js', '/app.html?lang=en']);
  expect(site.caches.textIn(cache(TWO), '/assets/c.0000bbbb.js')).toBe('the same');
});

it('fetches what the active release should have and has not', async () => {
  const site = new FakeSite();
  await running(site, ONE, { '/assets/a.0000aaaa.js': 'the same' });
  await site.caches.delete(cache(ONE));
  await keepRelease(deploy(site, TWO, { '/assets/a.0000bbbb.js': 'the same' }));
  expect(site.caches.textIn(cache(TWO), '/assets/a.0000bbbb.js')).toBe('the same');
});

it('OFFLINE O7: keeps the release that was active before, not the last one that was installed', async () => {
  const site = new FakeSite();
  await running(site, ONE, { '/assets/a.0000aaaa.js': 'one' });
  await keepRelease(deploy(site, TWO, { '/assets/a.0000bbbb.js': 'two' }));
  await running(site, THREE, { '/assets/a.0000cccc.js': 'three' });
  expect((await site.caches.keys()).sort()).toEqual([cache(ONE), cache(THREE), 'grazewell state']);
  expect(JSON.parse(site.caches.textIn('grazewell state', '/state') ?? '')).toEqual({
    current: THREE,
    previous: ONE,
    language: 'en',
  });
});

it('keeps the one before it when the same release becomes active again, and leaves the caches of others alone', async () => {
  const site = new FakeSite();
  await running(site, ONE, {});
  await site.caches.open('grazewell ground USGS');
  const release = await running(site, TWO, {});
  await activateRelease(release);
  await running(site, THREE, {});
  expect((await site.caches.keys()).sort()).toEqual([
    cache(TWO),
    cache(THREE),
    'grazewell ground USGS',
    'grazewell state',
  ]);
});

it('is in the language that a page has told, where the release speaks it', async () => {
  const site = new FakeSite();
  const english = deploy(site, ONE, {});
  const list = english.lists.en;
  if (list === undefined) throw new Error('no list');
  site.files['/app.html?lang=es'] = '<script src="/assets/main.11111111.js" lang="es"></script>';
  const state = await site.caches.open('grazewell state');
  await state.put('/state', new Response('{"language":"es"}'));
  await keepRelease({ ...english, lists: { en: list, es: list } });
  expect(site.caches.textIn(cache(ONE), '/app.html')).toContain('lang="es"');
});

it('keeps the app in another language: its files and its frame, in place of those of the one before', async () => {
  const site = new FakeSite();
  const release = await running(site, ONE, { '/assets/a.0123abcd.js': 'a', '/too-old.js': 'old' });
  const both = deployIn(site, release, 'es', { '/assets/es/a.0123abcd.js': 'la a', '/too-old.js': 'old' });
  await keepRelease(both, 'es');
  await activateRelease(both, 'es');
  expect(site.caches.textIn(cache(ONE), '/assets/es/a.0123abcd.js')).toBe('la a');
  expect(site.caches.textIn(cache(ONE), '/app.html')).toContain('/assets/es/main');
  expect(site.caches.textIn('grazewell state', '/state')).toContain('"language":"es"');
});

it('stays in the language it was where a file of the other can’t be had', async () => {
  const site = new FakeSite();
  const release = await running(site, ONE, { '/assets/a.0123abcd.js': 'a' });
  const both = deployIn(site, release, 'es', { '/assets/es/a.0123abcd.js': 'la a' });
  site.files['/assets/es/a.0123abcd.js'] = new TypeError('Failed to fetch');
  await expect(keepRelease(both, 'es')).rejects.toThrow();
  expect(site.caches.textIn(cache(ONE), '/app.html')).toContain('/assets/main');
  expect(site.caches.textIn('grazewell state', '/state')).toContain('"language":"en"');
});
