import type { Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { canvas, clickAt, drawPaddock, openMap, type Point } from './support/map';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const PLACE = '?at=41.93,-101.62&zoom=14';
const CREEK: readonly Point[] = [
  [250, 200],
  [450, 200],
  [450, 400],
  [250, 400],
];
const beside = (page: Page) => page.getByRole('complementary', { name: 'Paddocks and herds' });
const tools = (page: Page) => page.getByRole('group', { name: 'Draw and edit' });
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add paddock' });

async function take(page: Page, tool: string): Promise<void> {
  await tools(page).getByRole('button', { name: tool, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add corner' })).toBeVisible();
}

async function draw(page: Page, points: readonly Point[]): Promise<void> {
  for (const point of points) await clickAt(page, point);
  await page.getByRole('button', { name: 'Finish' }).click();
}

test('a shape that crosses itself is refused, stays in hand, and is mended by its last corners', async ({ page }) => {
  await openMap(page, PLACE);
  await take(page, 'Draw a paddock');
  await draw(page, [
    [250, 200],
    [450, 400],
    [450, 200],
    [250, 400],
  ]);
  await expect(said(page, 'The shape crosses itself')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  const back = page.getByRole('button', { name: 'Remove last corner' });
  await back.click();
  await back.click();
  await draw(page, [[250, 400]]);
  await expect(dialogOf(page)).toBeVisible();
});

test('a shape on a neighbor says by how much, and may be kept', async ({ page }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  await draw(page, [
    [350, 240],
    [600, 240],
    [600, 360],
    [350, 360],
  ]);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(/It overlaps Creek by [\d.,]+ acres/);
  await dialog.getByLabel('Name', { exact: true }).fill('Mesa');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(beside(page).getByRole('button', { name: 'Mesa' })).toBeVisible();
});

test('a line that does not cut a paddock in two is refused with what to do', async ({ page }) => {
  await openMap(page, PLACE);
  // Like a U.
  await drawPaddock(page, 'Creek', [
    [250, 200],
    [310, 200],
    [310, 340],
    [390, 340],
    [390, 200],
    [450, 200],
    [450, 400],
    [250, 400],
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await take(page, 'Split');
  const lines: [Point[], RegExp][] = [
    [
      [
        [500, 200],
        [520, 400],
      ],
      /crosses no paddock|does not cross/,
    ],
    [
      [
        [220, 260],
        [480, 262],
      ],
      /more than once/,
    ],
    [
      [
        [250, 150],
        [250, 450],
      ],
      /runs along an edge|does not cross|crosses no paddock/,
    ],
  ];
  for (const [line, words] of lines) {
    await draw(page, line);
    await expect(said(page, words)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('a paddock that is none by its size is kept only by a person who means it', () => {
  for (const [what, zoom, words] of [
    ['a square foot', 22, /smaller than a hundredth of an acre|has no area/],
    ['a whole state', 6, /larger than 100,000 acres/],
  ] as const) {
    test(what, async ({ page }) => {
      await openMap(page, `?at=41.93,-101.62&zoom=${zoom}`);
      await take(page, 'Draw a paddock');
      const side = what === 'a square foot' ? 30 : 200;
      await draw(page, [
        [250, 200],
        [250 + side, 200],
        [250 + side, 200 + side],
        [250, 200 + side],
      ]);
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

test('a viewer sees the map, and may only measure', async ({ page, browser }) => {
  await openMap(page, PLACE);
  await drawPaddock(page, 'Creek', CREEK);
  const viewer = await joinCrew(page, browser, 'viewer');
  await viewer.goto(`/map${PLACE}`);
  await expect(canvas(viewer)).toBeVisible();
  await expect(beside(viewer).getByRole('button', { name: 'Creek' })).toBeVisible();
  const names = await tools(viewer)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(names).toEqual(['Select', 'Measure', 'Undo on the map', 'Redo on the map']);
  await beside(viewer).getByRole('button', { name: 'Creek' }).click();
  await expect(beside(viewer).getByRole('heading', { name: 'Creek' })).toBeVisible();
  await expect(beside(viewer).getByRole('button', { name: /Move|Split|Merge|Edit|Forage/ })).toBeHidden();
  await viewer.context().close();
});
