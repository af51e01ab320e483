import type { Locator, Page } from '@playwright/test';
import { invite, join, joinCrew } from './support/crew';
import { aPhone, expect, keepWorking, test as base, untilKept, type Phone } from './support/fieldTest';
import { newPerson, register } from './support/people';
import { aPicture } from './support/pictures';
import { sendPhotos } from './support/sentPhotos';
import { A_PADDOCK, added, serverRanch } from './support/serverRanch';

/** A phone that nobody has signed in on. */
const test = base.extend<{ hand: Phone }>({
  hand: async ({ profile, line }, use) => use(await aPhone(profile, line)),
});

test.use({
  serviceWorkers: 'allow',
  // The browsers at home ask for pictures that are on their way.
  expectedComplaints: [/404 .*\/photo\//],
});

/** 200 kbit/s, with every fourth answer lost. */
const BAD = { bytesPerSecond: 25_000, losesEvery: 4 };
/** As long as a phone may take to see that the network is there. */
const AT_ONCE = 10_000;
const A_MINUTE = 60_000;
const GATE = ['Gate', 'Hinge', 'Post'] as const;

async function openCreek(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Paddocks', exact: true }).first().click();
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
}

const section = (page: Page, heading: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
const notes = (page: Page) => section(page, /^Forage measurements, feedings and notes/);
const photos = (page: Page) => section(page, 'Photos').getByRole('list', { name: 'Photos' });

/** How many of the pictures are drawn, and not only their frames. */
const drawn = (of: Locator) =>
  of
    .locator('img')
    .evaluateAll((all) => all.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length);

async function addNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill('The gate is broken');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles(await Promise.all(GATE.map((name) => aPicture(page, name, 3_000, 2_000))));
  const captions = dialog.getByLabel('Caption');
  await expect(captions).toHaveCount(GATE.length);
  for (const [index, name] of GATE.entries()) await captions.nth(index).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Added note on Creek').first()).toBeVisible();
}

/** A hand of the crew whose phone holds the app and the ranch. */
async function signIn(hand: Phone, owner: Page): Promise<void> {
  const person = newPerson();
  await invite(owner, person, 'member');
  await join(hand.page, person);
  await hand.open('/paddocks');
  await expect(hand.page.getByRole('link', { name: 'Creek', exact: true })).toBeVisible();
  await untilKept(hand);
}

/** Compares the photo that is open with another one of its place. */
async function compareWith(page: Page, name: string): Promise<string[]> {
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Compare with…' }).click();
  await viewer.getByRole('button', { name, exact: true }).click();
  await expect(viewer).toHaveAccessibleName('Compare');
  await expect.poll(() => drawn(viewer)).toBe(2);
  return viewer.locator('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
}

/** Marks a photo for the season's report and prints that. */
async function printReportWith(page: Page, name: string): Promise<void> {
  await page.goto('/grazing/report');
  const sheet = page.getByRole('article', { name: 'Season report' });
  await sheet.getByText('Choose photos for the report').click();
  await sheet.getByRole('checkbox', { name: `In the report: ${name}` }).check();
  const figures = sheet.getByRole('figure');
  await expect.poll(() => drawn(figures)).toBe(1);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(figures.getByRole('img', { name })).toBeVisible();
  await page.emulateMedia({ media: null });
}

test('PHOTOS P7: a hand photographs a broken gate without a signal; at home they see it, compare it and print it', async ({
  hand,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  const creek = added('paddock', { ...A_PADDOCK, name: 'Creek' });
  await ranch.write('Added a paddock', creek);
  const lastYear = Date.UTC(new Date().getUTCFullYear() - 1, 5, 1);
  await sendPhotos(page, ranch, ['The gate last year'], { paddockUuid: creek.uuid, since: lastYear });
  const viewer = await joinCrew(page, browser, 'viewer');
  await signIn(hand, page);
  for (const each of [page, viewer]) {
    await each.goto(`/paddocks/${creek.uuid}`);
    await expect(notes(each).getByText('The gate last year')).toBeVisible();
  }

  await hand.setNetwork(false);
  await keepWorking(hand);
  await openCreek(hand.page);
  await addNote(hand.page);
  await hand.killAndOpen('/paddocks');
  await keepWorking(hand);
  await openCreek(hand.page);
  await expect.poll(() => drawn(photos(hand.page))).toBe(GATE.length);

  Object.assign(hand.line, BAD);
  await hand.setNetwork(true);
  const since = Date.now();
  await expect(notes(page).getByText('The gate is broken')).toBeVisible({ timeout: AT_ONCE });
  await expect.poll(() => drawn(photos(page)), { timeout: A_MINUTE }).toBe(GATE.length + 1);
  expect(Date.now() - since).toBeLessThanOrEqual(A_MINUTE);

  await photos(page).getByRole('button', { name: 'Gate', exact: true }).click();
  expect(await compareWith(page, 'The gate last year')).toEqual(['The gate last year', 'Gate']);
  await page.keyboard.press('Escape');
  await printReportWith(page, 'Gate');

  await expect(notes(viewer).getByText('The gate is broken')).toBeVisible();
  await expect.poll(() => drawn(photos(viewer)), { timeout: A_MINUTE / 2 }).toBe(GATE.length + 1);
  await expect(viewer.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await photos(viewer).getByRole('button', { name: 'Gate', exact: true }).click();
  await expect(viewer.getByRole('dialog')).toHaveAccessibleName('Gate');
  await viewer.context().close();
});
