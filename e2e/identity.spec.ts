import type { APIRequestContext } from '@playwright/test';
import { byDay } from './support/byNight';
import { expect, test } from './support/test';

const FOUND = ['/', '/login', '/mobile-join', '/password-reset-request'];
const PRIVATE = ['/join', '/partner-join', '/password-reset', '/admin', '/cancel_delete', '/settings/account'];

/** The title and the meta tags, by name, of a page's HTML as the server sends it: what a crawler sees. */
async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  const tags = [...html.matchAll(/<meta\s(?:name|property)="?([\w:-]+)"?\scontent=(?:"([^"]*)"|([^\s>]*))/g)];
  const metas = Object.fromEntries(tags.map(([, name, quoted, bare]) => [name, quoted ?? bare ?? '']));
  return { title: /<title>([^<]*)/.exec(html)?.[1] ?? '', metas };
}

test('each public page says in its HTML what it is, and how it looks where it is shared', async ({
  request,
  baseURL,
}) => {
  const descriptions = new Set<string>();
  for (const path of FOUND) {
    const { title, metas } = await headOf(request, path);
    expect(title).toMatch(/^\S.+ · Grazewell$/);
    expect(metas.description?.length).toBeGreaterThan(20);
    expect(metas['og:url']).toBe(`${baseURL}${path}`);
    expect(metas['og:image']).toBe(`${baseURL}/social.png`);
    expect(metas['twitter:card']).toBe('summary_large_image');
    expect(metas).not.toHaveProperty('robots');
    descriptions.add(metas.description ?? '');
  }
  expect(descriptions.size).toBe(FOUND.length);
});

test('a page that only a link, an admin or an account leads to asks not to be found', async ({ request }) => {
  for (const path of PRIVATE) {
    const { metas } = await headOf(request, path);
    expect(metas.robots).toBe('noindex');
    expect(metas).not.toHaveProperty('og:image');
  }
});

test('the title of the HTML is the one that the page has once it is drawn', async ({ page, request }) => {
  for (const path of FOUND) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle((await headOf(request, path)).title);
  }
});

/** The width and height that a PNG says it has, in pixels. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the icons and the image of a shared link are there, as large as they are said to be', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Grazewell', start_url: '/todo', scope: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
    if (type === 'image/png') expect(sizeOf(await response.body()).join('x')).toBe(sizes);
  }
  expect(sizeOf(await (await request.get('/icons/apple-touch-icon.png')).body())).toEqual([180, 180]);
  const social = await (await request.get('/social.png')).body();
  expect(sizeOf(social)).toEqual([1200, 630]);
  expect(social.length).toBeLessThan(150 * 1024);
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/icon/);
});

test('robots.txt keeps crawlers from the calls and from what acts when it is opened', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toMatch(/^User-agent: \*$/m);
  expect(rules).toMatch(/^Disallow: \/api\/$/m);
  expect(rules).toMatch(/^Disallow: \/cancel_delete$/m);
  expect(rules).not.toMatch(/^Disallow: \/$/m);
});

for (const width of [320, 390, 768, 844, 1280, 1920]) {
  const title = `the letters on the first page's map are large enough and clear of each other at ${width} px`;
  test(title, byDay(width === 320 || width === 1280), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^A ranch from above/ })).toBeVisible();
    const labels = await page.locator('section svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return { left, right, top, bottom, size: parseFloat(getComputedStyle(text).fontSize) * scale };
      }),
    );
    expect(labels).toHaveLength(8);
    for (const one of labels) {
      expect(one.size).toBeGreaterThanOrEqual(12);
      const touching = labels.filter(
        (other) =>
          other !== one &&
          other.left < one.right &&
          one.left < other.right &&
          other.top < one.bottom &&
          one.top < other.bottom,
      );
      expect(touching).toEqual([]);
    }
  });
}
