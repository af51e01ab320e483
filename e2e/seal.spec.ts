import { readFile } from 'node:fs/promises';
import { newPerson, register } from './support/people';
import { expect, expectAccessible, test } from './support/test';

test('EVIDENCE 3.3: the seal of the record is on the page of data, by keyboard and at 320 px', async ({ page }) => {
  await register(page, newPerson());
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/settings/data');
  const link = page.getByRole('link', { name: 'Download the history' });
  await link.focus();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('history.jsonl');
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\n');
  const { head } = JSON.parse(lines.at(-1) ?? '') as { head: { n: number; line_sha256: string; key: string } };
  await page.reload();
  await page.getByText('Latest seals').first().focus();
  await page.keyboard.press('Enter');
  const seals = page.getByRole('table', { name: 'Latest seals' });
  const row = seals.getByRole('row', { name: `Line ${head.n}` });
  await expect(row).toContainText(head.line_sha256);
  await expect(row).toContainText(head.key);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('EVIDENCE 3.5: the page that checks a history opens next to the download', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/data');
  await page.getByRole('link', { name: 'the page that checks a history' }).click();
  await expect(page.getByLabel('History (history.jsonl)')).toBeVisible();
});
