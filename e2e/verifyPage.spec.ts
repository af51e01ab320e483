import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { aRanch } from '../verify/testing/aRanch';
import { asText, SigningKey } from '../verify/testing/History';
import { expect, expectAccessible, test } from './support/test';

const PAGE = pathToFileURL(join(__dirname, '../dist/verify.html')).href;
const WHOLE = 'This history is whole: 7 lines from 1 April 2026 to 7 April 2026. Each follows the one before it.';
const MATCHES = '1 signed head matches it, of line 6, signed on 7 April 2026, 08:00.';

const history = aRanch();
const text = asText(history.file);
const fileOf = (name: string, content: string) => ({ name, mimeType: '', buffer: Buffer.from(content) });

test.use({ offline: true });
test.beforeEach(async ({ page }) => void (await page.goto(PAGE)));

/** Gives the page files and a key, presses Check by the keyboard, and waits for what is said. */
async function check(page: Page, content: string, { seal = '', key = '' } = {}): Promise<string[]> {
  await page.getByLabel('History (history.jsonl)').setInputFiles(fileOf('history.jsonl', content));
  if (seal !== '') await page.getByLabel('Your own seals').setInputFiles(fileOf('seal.json', seal));
  await page.getByLabel('Key').fill(key);
  await page.getByLabel('Key').press('Enter');
  await expect(page.locator('#report')).toBeFocused();
  const said = await page.getByRole('listitem').allTextContents();
  await expect(page.getByRole('status')).toHaveText(said[0] ?? '');
  return said;
}

test('EVIDENCE 3.6: the page says from a disk, without a network, that a history is whole', async ({ page }) => {
  const seal = JSON.stringify(history.heads[0]);
  const said = await check(page, text, { seal, key: history.key.name.toUpperCase() });
  expect(said).toEqual([WHOLE, MATCHES, `Your own seal: ${MATCHES}`]);
  await expect(page.getByRole('heading', { name: 'Names as this server gave them:' })).toBeVisible();
  await expectAccessible(page);
});

test('EVIDENCE 3.6: the page names the line of a record that was changed', async ({ page }) => {
  const said = await check(page, text.replace('gate by the oak', 'gate by the elm'));
  expect(said).toEqual(['The records of line 2 have been changed: they do not give the hash in the line.']);
  await expect(page.getByLabel('As of line')).toBeHidden();
  await expectAccessible(page);
});

test('EVIDENCE 3.6: the page says when a head is by another key or of another ranch', async ({ page }) => {
  const key = new SigningKey().name;
  expect(await check(page, text, { key })).toContain(`No signed head that matches this file is by the key ${key}.`);
  const [other] = aRanch().heads;
  const said = await check(page, text, { seal: JSON.stringify(other) });
  expect(said).toContain('Your own seal: This head is of another ranch.');
  expect(await check(page, '{"records":[]}\n')).toEqual([
    'This file is not a history of Grazewell, or its first line is damaged.',
  ]);
});

test('EVIDENCE 3.6: the records as of a line are shown, and saved as records.json', async ({ page }) => {
  await check(page, text);
  await page.getByLabel('As of line').fill('2');
  await page.getByLabel('As of line').press('Enter');
  await expect(page.getByRole('status')).toHaveText('3 records as of line 2');
  await expect(page.getByRole('region', { name: 'Records as of line 2' }).getByRole('row')).toHaveCount(4);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save records.json' }).press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('records.json');
  const { records, ranch_uuid: ranch } = JSON.parse(await readFile(await saved.path(), 'utf8')) as {
    records: { kind: string }[];
    ranch_uuid: string;
  };
  expect(ranch).toBe(history.ranch);
  expect(records.map(({ kind }) => kind)).toEqual(['paddock', 'herd', 'move']);
});
