import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { newPerson, register } from './support/people';
import { lookAroundSample } from './support/record';
import { expect, test } from './support/test';

/** Downloads an export by its link, and reads it with a parser that knows nothing of how it was written. */
async function read(page: Page, name: string): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return parse(Buffer.concat(chunks), { columns: true, bom: true });
}

/** A number as the page shows it. */
const shown = (value: string | undefined, digits: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits }).format(Number(value));

/** The texts of a table's rows, cell by cell. */
const cellsOf = (page: Page, name: string): Promise<string[][]> =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));

test('what is exported says what the page says', async ({ page }) => {
  await register(page, newPerson());
  await lookAroundSample(page);
  await page.goto('/grazing/report');
  await expect(page.getByRole('table', { name: 'Stays of the season' })).toBeVisible();
  // ADA grows by the minute where animals stand.
  const paddocks = (await cellsOf(page, 'Paddocks of the season')).map((cells) => [
    cells[0],
    cells[1],
    cells[7] === 'still there' ? 'grazed' : cells[5],
  ]);
  const herds = (await cellsOf(page, 'Herds of the season')).map(([name, head]) => [name, head]);
  const here = (await cellsOf(page, 'Stays of the season'))
    .filter((cells) => cells[3] === 'still there')
    .map(([paddock, herd]) => [herd, paddock]);

  await page.goto('/settings/ranch');
  const lands = await read(page, 'paddocks.csv');
  expect(
    lands.map(({ name, acres, ada, state }) => [name, shown(acres, 1), state === 'Grazing' ? 'grazed' : shown(ada, 1)]),
  ).toEqual(paddocks);
  const animals = await read(page, 'herds.csv');
  const byName = (one: (string | undefined)[], other: (string | undefined)[]) =>
    (one[0] ?? '') < (other[0] ?? '') ? -1 : 1;
  expect(animals.map(({ name, head }) => [name, head]).sort(byName)).toEqual(herds.sort(byName));
  expect(animals.map(({ name, paddocks: places }) => [name, places]).sort(byName)).toEqual(here.sort(byName));
});
