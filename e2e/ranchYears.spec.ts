import type { Page } from '@playwright/test';
import { button, press, tabTo, type } from './support/keyboard';
import { newPerson, register } from './support/people';
import { byTouch, lookAroundSample } from './support/record';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const today = () => new Date().toISOString().slice(0, 10);
const year = () => today().slice(0, 4);

/** Downloads a file of the ranch by its link, and answers what is in it. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  expect(download.suggestedFilename()).toBe(name);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

test('a ranch is set up, its season is ended and looked back at', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/ranch');
  await page.getByRole('button', { name: 'Change the ranch settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Ranch settings' });
  await settings.getByLabel('Rest target while growing (days)').fill('60');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: `End ${year()}` }).click();
  const dialog = page.getByRole('dialog', { name: `End ${year()}` });
  await expect(dialog.getByText('Nothing is missing')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Last day').fill(`${year()}-01-02`);
  await dialog.getByLabel('Name of the next season').fill('After the new year');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`From Jan 3, ${year()} on`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('60 days while growing, 90 while dormant')).toBeVisible();
  await page.getByRole('link', { name: year(), exact: true }).click();
  await expect(page.getByRole('heading', { name: `Season ${year()}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to now' }).click();
  await expect(page).toHaveURL('/paddocks');
});

/** Types a day into a date field that has the focus, as it is written in the United States. */
const typeDay = (page: Page, [month, day, ofYear]: readonly string[]) => page.keyboard.type(`${month}${day}${ofYear}`);

test('a season is added by keyboard alone, and one that overlaps is told beside its dates', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/ranch');
  await press(page, button(page, 'Add season'));
  const dialog = page.getByRole('dialog', { name: 'Add season' });
  await expect(dialog).toBeVisible();
  await type(page, dialog.getByLabel('Name', { exact: true }), 'Spring');
  await tabTo(page, dialog.getByLabel('First day'));
  await typeDay(page, ['03', '01', year()]);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog.getByText(`This overlaps the season ${year()}`)).toBeVisible();
  await expect(dialog.getByLabel('First day')).toBeFocused();
  await typeDay(page, ['03', '01', '2020']);
  await tabTo(page, dialog.getByLabel('Last day (optional)'));
  await typeDay(page, ['05', '31', '2020']);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Mar 1, 2020 to May 31, 2020')).toBeVisible();
  await press(page, button(page, 'Add season'));
  await expectAccessible(page);
});

test('a ranch is deleted by its name, and brought back from the page for people without one', async ({ page }) => {
  await register(page, newPerson());
  await page.goto('/settings/ranch');
  await page.getByRole('button', { name: 'Delete this ranch' }).click();
  await page.getByLabel('Name of the ranch to delete').fill('Rio');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Type the name exactly: Rio Seco')).toBeVisible();
  await page.getByLabel('Name of the ranch to delete').fill('Rio Seco');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/no-ranch');
  await expectAccessible(page);
  await page.goto('/settings/account');
  await expect(page.getByRole('button', { name: 'Bring back Rio Seco' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/no-ranch');
  await page.getByRole('button', { name: 'Bring back Rio Seco' }).click();
  await expect(page).not.toHaveURL('/no-ranch');
  await page.goto('/herds');
  await expect(page.getByRole('heading', { name: 'No herds yet' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sample ranch is opened by touch, its last year is looked at, taken along and deleted', async ({ page }) => {
    await register(page, newPerson());
    await lookAroundSample(page, byTouch);
    await expect(page.getByRole('button', { name: 'Ranch: Sample ranch' })).toBeVisible();

    await page.goto('/settings/ranch');
    await page.getByRole('link', { name: String(Number(year()) - 1), exact: true }).tap();
    await expect(page.getByText(/as it was at the end of that day/)).toBeVisible();
    await expect(page.getByText('24 paddocks').first()).toBeVisible();

    await page.goto('/settings/ranch');
    expect((await downloaded(page, 'stays.csv')).split('\r\n').length).toBeGreaterThan(60);
    expect((await downloaded(page, 'paddocks.csv')).trimEnd().split('\r\n')).toHaveLength(25);
    const { records } = JSON.parse(await downloaded(page, 'records.json')) as { records: { kind: string }[] };
    expect(records.filter(({ kind }) => kind === 'herd')).toHaveLength(3);

    await page.getByRole('button', { name: 'Delete this ranch' }).tap();
    await page.getByLabel('Name of the ranch to delete').fill('Sample ranch');
    await page.getByRole('button', { name: 'Delete', exact: true }).tap();
    await expect(page.getByText('Sample ranch is deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rio Seco' })).toBeVisible();
  });
});
