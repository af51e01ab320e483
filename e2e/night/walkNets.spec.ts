import { plainLatinOf } from '../support/plainLatin';
import { cutOn, paintedOn, shownOn, watchCanvases } from '../support/shown';
import { expect, test } from '../support/test';

/** A page on which nothing is wrong: each word has accents, but for what may be plain. */
const GOOD = `<h1>Ḿóv́éöö</h1><p lang="en">An English name</p><p translate="no">Rio Seco</p><p>120 lb · Jul 13, 2026</p>
  <div style="width: 300px; overflow: hidden; white-space: nowrap">Ád́d́ö</div>`;

const CUT = 'width: 60px; overflow: hidden; white-space: nowrap';

const MISTAKES: readonly [what: string, html: string, found: RegExp][] = [
  ['a bare text', '<p>Move herds</p>', /p: Move herds/],
  ['a bare word in a marked text', '<p>Ḿóv́éöö to Ḿéśáöö</p>', /p: .* to /],
  ['a bare label', '<button aria-label="Close">×</button>', /button aria-label: Close/],
  ['a bare title', '<abbr title="Animal days">Á</abbr>', /abbr title: Animal days/],
  ['a bare placeholder', '<input placeholder="Find">', /input placeholder: Find/],
  ['a picture with a bare text', '<img alt="A ranch">', /img alt: A ranch/],
  ['a bare option', '<select><option>Cows</option></select>', /option: Cows/],
  [
    'a bare text on a canvas',
    '<canvas></canvas><script>document.querySelector("canvas").getContext("2d").fillText("Days", 0, 9)</script>',
    /canvas: Days/,
  ],
  ['a text that is cut at its side', `<div style="${CUT}">Ḿóv́é áĺĺ h́éŕd́śöö</div>`, /cut .*Ḿóv́é/],
  ['a text that is cut below', `<div style="height: 20px; overflow: hidden">${'<p>Ád́d́ö</p>'.repeat(3)}</div>`, /cut /],
  ['a page that scrolls sideways', '<div style="width: 400px">Ád́d́ö</div>', /cut the page: /],
];

test.use({ viewport: { width: 320, height: 800 } });

async function faultsOf(page: Parameters<typeof shownOn>[0], html: string): Promise<string[]> {
  await watchCanvases(page);
  await page.route('http://made.example/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Ád́d́ö</title>${html}`,
    }),
  );
  await page.goto('http://made.example/');
  const plain = plainLatinOf([...(await shownOn(page)), ...(await paintedOn(page))]);
  return [...plain, ...(await cutOn(page)).map((cut) => `cut ${cut}`)];
}

test('LANGUAGES 11.13: the nets of the walks let a good page through', async ({ page }) => {
  expect(await faultsOf(page, GOOD)).toEqual([]);
});

for (const [what, html, found] of MISTAKES)
  test(`LANGUAGES 11.13: the nets of the walks catch ${what}`, async ({ page }) => {
    expect(await faultsOf(page, GOOD + html)).toEqual([expect.stringMatching(found)]);
  });

test('LANGUAGES 11.13: the nets of the walks catch a bare title of the page', async ({ page }) => {
  expect(await faultsOf(page, `${GOOD}<script>document.title = 'Herds'</script>`)).toEqual(['title: Herds']);
});

test('LANGUAGES 11.13: the nets of the walks catch a bare text that a worker paints', async ({ page }) => {
  const worker = `onmessage = () => {
    new OffscreenCanvas(9, 9).getContext('2d').fillText('Grazing', 0, 9);
    postMessage('');
  };`;
  const html = `<script>
    const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(worker)}])));
    worker.onmessage = () => document.body.dataset.painted = '';
    onresize = () => worker.postMessage('');
  </script>`;
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await faultsOf(page, GOOD + html);
  await expect.poll(() => page.workers().length).toBe(1);
  // As the walk does: a window of another size is painted anew.
  await page.setViewportSize({ width: width + 1, height });
  await expect(page.locator('body[data-painted]')).toBeVisible();
  expect(plainLatinOf(await paintedOn(page))).toEqual(['canvas: Grazing']);
});
