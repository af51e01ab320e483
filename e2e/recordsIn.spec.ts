import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { newPerson, register } from './support/people';
import { lookAroundSample } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const FILES = ['paddocks.csv', 'herds.csv', 'stays.csv'];
/** Ids of seasons may differ, and nothing in these files names one. */
type Tables = Record<string, Record<string, string>[]>;

interface Me {
  ranches: { ranch_uuid: string; name: string; time_zone: string | null }[];
}

async function ranchNamed(page: Page, name: string): Promise<Me['ranches'][number] | undefined> {
  const me = (await (await page.request.get('/api/v3/user/me?include_multiple_ranches=true')).json()) as Me;
  return me.ranches.find((ranch) => ranch.name === name);
}

const ranchPath = async (page: Page, name: string): Promise<string> =>
  `/api/v1/ranch/${(await ranchNamed(page, name))?.ranch_uuid ?? ''}`;

async function exported(page: Page, path: string, at: string): Promise<Tables> {
  const tables: Tables = {};
  for (const name of FILES) {
    const answer = await page.request.get(`${path}/export/${name}?at=${at}`);
    expect(answer.status()).toBe(200);
    tables[name] = parse(await answer.text(), { columns: true, bom: true });
  }
  return tables;
}

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel('Choose records.json').setInputFiles({ name: 'records.json', mimeType: 'application/json', buffer });

test('E3: a ranch that was exported comes into an empty one with equal figures, and goes again', async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newPerson());
  await lookAroundSample(page);
  // A page that is left while its first changes are on their way may not have sent the ranch's time zone yet.
  await expect.poll(async () => (await ranchNamed(page, 'Sample ranch'))?.time_zone).toBeTruthy();
  await page.goto('/settings/ranch');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'records.json' }).click(),
  ]);
  const file = readFileSync(await download.path());
  const at = new Date().toISOString();
  const before = await exported(page, await ranchPath(page, 'Sample ranch'), at);
  expect(before['stays.csv']?.length).toBeGreaterThan(20);

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), timezoneId: 'Asia/Tokyo' });
  const other = await context.newPage();
  await register(other, newPerson());
  await other.goto('/settings/data');
  await choose(other, file);
  await expect(other.getByRole('heading', { name: 'A complete Grazewell ranch' })).toBeFocused();
  await expect(other.getByRole('row').filter({ hasText: 'Paddocks' })).toContainText('24');
  await other.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(other);
  await other.getByRole('button', { name: /^Import the settings, / }).click();
  await expect(other.getByText('All of it is saved.')).toBeVisible();
  const path = await ranchPath(other, 'Rio Seco');
  expect(await exported(other, path, at)).toEqual(before);

  await other.goto('/settings/data');
  await choose(other, file);
  await expect(other.getByText('Everything in this file is here already, or stays out.')).toBeVisible();
  await other.getByRole('button', { name: 'Choose another file' }).click();
  await other.getByRole('button', { name: /^Undo: Imported/ }).click();
  await expect(
    other.getByText('Everything in this import has been changed since, so there is nothing left to undo.'),
  ).toBeVisible();
  await expect(async () => {
    const { records } = (await (await other.request.get(`${path}/records`)).json()) as { records: { kind: string }[] };
    expect(records.map(({ kind }) => kind).sort()).toEqual(['ranch', 'season']);
  }).toPass();

  await choose(other, file);
  await other.getByRole('button', { name: /^Import the settings, / }).click();
  await expect(other.getByText('All of it is saved.')).toBeVisible();
  expect(await exported(other, path, at)).toEqual(before);
  await context.close();
});

test('E3: what is no export of Grazewell is told in a sentence', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/data');
  await choose(page, Buffer.from('{"schema":1,"records":['));
  await expect(page.getByRole('alert').filter({ hasText: 'breaks off or is damaged' })).toBeVisible();
  await choose(page, Buffer.from('{"schema":99,"records":[]}'));
  await expect(page.getByRole('alert').filter({ hasText: 'newer version of Grazewell' })).toBeVisible();
  await choose(page, Buffer.from('name,head'));
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t a Grazewell records.json' })).toBeVisible();
});
