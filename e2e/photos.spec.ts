import type { Locator, Page } from '@playwright/test';
import { byDay } from './support/byNight';
import { joinCrew } from './support/crew';
import { newPerson, register } from './support/people';
import { aPicture, picturesSent, type PictureFile } from './support/pictures';
import { addHerd, addPaddock, byMouse, byTouch, type Press } from './support/record';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const notesOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Forage measurements, feedings and notes/ }) });

async function openCreek(page: Page): Promise<void> {
  await page.goto('/paddocks');
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creek', level: 1 })).toBeVisible();
}

/** Whether a picture is drawn, and not only its frame. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

async function addNote(page: Page, text: string, pictures: readonly PictureFile[], pressOn: Press): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Add note' }));
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill(text);
  const choosing = page.waitForEvent('filechooser');
  await pressOn(dialog.getByRole('button', { name: 'Add photos' }));
  await (await choosing).setFiles([...pictures]);
  await expect(dialog.getByLabel('Caption')).toHaveCount(pictures.length);
}

for (const [by, pressOn, viewport] of [
  ['mouse', byMouse, { width: 1280, height: 800 }],
  ['touch', byTouch, { width: 390, height: 844 }],
] as const) {
  test.describe(`by ${by}`, byDay(by === 'touch'), () => {
    test.use({
      viewport,
      hasTouch: by === 'touch',
      // The crew's browsers ask for pictures that are still on their way.
      expectedComplaints: [/404 .*\/photo\//],
    });

    test('a note gets photos, which the crew sees, with captions and one large after the other', async ({
      page,
      browser,
    }) => {
      await register(page, newPerson());
      await addPaddock(page, 'Creek', '80');
      const viewer = await joinCrew(page, browser, 'viewer');
      await openCreek(page);
      await addNote(page, 'The gate is broken', [await aPicture(page, 'Gate'), await aPicture(page, 'Hinge')], pressOn);
      const dialog = page.getByRole('dialog', { name: 'Add note' });
      await dialog.getByLabel('Caption').last().fill('The gate, from the road');
      await pressOn(dialog.getByRole('button', { name: 'Move up The gate, from the road' }));
      await expect(dialog.getByLabel('Caption').first()).toHaveValue('The gate, from the road');
      // Who uses the keyboard goes on with the same photo.
      await expect(dialog.getByRole('button', { name: 'Move down The gate, from the road' })).toBeFocused();
      await expect.poll(() => isDrawn(dialog.getByRole('img').first())).toBe(true);
      await pressOn(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toBeHidden();
      const photos = notesOf(page).getByRole('list', { name: 'Photos' }).getByRole('button');
      await expect(photos).toHaveCount(2);
      await expect.poll(() => isDrawn(photos.first().getByRole('img'))).toBe(true);

      await openCreek(viewer);
      const theirs = notesOf(viewer).getByRole('list', { name: 'Photos' }).getByRole('button');
      await expect(theirs).toHaveCount(2);
      // It is looked for again until it has come.
      await expect.poll(() => isDrawn(theirs.first().locator('img')), { timeout: 100_000 }).toBe(true);
      await expect(viewer.getByRole('button', { name: 'Add note' })).toBeHidden();
      await theirs.first().click();
      const large = viewer.getByRole('dialog', { name: 'The gate, from the road' });
      await expect.poll(() => isDrawn(large.getByRole('img'))).toBe(true);
      await expect(large.getByText('1 of 2')).toBeVisible();
      await viewer.keyboard.press('ArrowRight');
      await expect(viewer.getByRole('dialog', { name: /^Photo of Creek, / }).getByText('2 of 2')).toBeVisible();
      await viewer.keyboard.press('Escape');
      await expect(viewer.getByRole('dialog')).toBeHidden();
      await viewer.context().close();
    });
  });
}

test('a photo of a note is left out and another one added; deleting the note deletes both, and undo brings all back', async ({
  page,
}) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await openCreek(page);
  await addNote(page, 'Elk', [await aPicture(page, 'Elk')], byMouse);
  // A photo that is deleted while its picture is on its way gets a refusal, which the console tells.
  const sent = picturesSent(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const photos = notesOf(page).getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(photos).toHaveCount(1);
  await expect.poll(() => sent.size).toBe(1);
  await notesOf(page)
    .getByRole('button', { name: /^More for note of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit note' });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([await aPicture(page, 'Cow')]);
  await expect(dialog.getByLabel('Caption')).toHaveCount(2);
  await dialog.getByLabel('Caption').last().fill('A cow elk');
  await dialog.getByRole('button', { name: /^Remove Photo of Creek/ }).click();
  // Who uses the keyboard goes on with the next one.
  await expect(dialog.getByRole('button', { name: 'Remove A cow elk' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sent.size).toBe(2);
  await expect(photos).toHaveCount(1);
  await expect(photos.getByRole('img', { name: 'A cow elk' })).toBeVisible();
  await notesOf(page)
    .getByRole('button', { name: /^More for note of/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(photos).toHaveCount(0);
  await page.getByRole('alert').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
  await expect(photos).toHaveCount(1);
});

test('a file that is not a picture is refused in words, and the note is saved without it', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await openCreek(page);
  await page.getByRole('button', { name: 'Add note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add note' });
  await dialog.getByLabel('Note', { exact: true }).fill('Nothing to see');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (
    await choosing
  ).setFiles([{ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }]);
  await expect(dialog.getByText('notes.jpg: This isn’t a picture this browser can open.')).toBeVisible();
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('Nothing to see');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notesOf(page).getByText('Nothing to see')).toBeVisible();
});

/** Adds photos to the form that is open, and saves it. */
async function saveWithPhotos(page: Page, ...names: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles(await Promise.all(names.map((name) => aPicture(page, name))));
  const captions = dialog.getByLabel('Caption');
  await expect(captions).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await captions.nth(index).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('forage, a task and a mark get photos, and the paddock shows all of them, the latest first', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await openCreek(page);
  await page.getByRole('button', { name: 'Add forage' }).click();
  await page.getByRole('dialog').getByLabel('Pounds per acre').fill('800');
  await saveWithPhotos(page, 'Grass');
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByRole('dialog').getByLabel('Task', { exact: true }).fill('Mend the gate');
  await saveWithPhotos(page, 'Gate', 'Hinge');
  await page.getByRole('button', { name: 'Add mark' }).click();
  await saveWithPhotos(page, 'Sign');

  const card = (heading: string | RegExp) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  for (const [heading, count] of [
    ['Forage measurements, feedings and notes', 1],
    ['Tasks', 2],
    ['Marks', 1],
    ['Photos', 4],
  ] as const) {
    const shown = card(heading).getByRole('list', { name: 'Photos' }).getByRole('button');
    await expect(shown).toHaveCount(count);
    await expect.poll(() => isDrawn(shown.first().getByRole('img'))).toBe(true);
  }
  const all = card('Photos').getByRole('list', { name: 'Photos' }).getByRole('button');
  await all.first().click();
  const large = page.getByRole('dialog');
  await expect(large).toHaveAccessibleName('Sign');
  await expect(large.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAccessibleName('Grass');
  await expect(large.getByText('4 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  // From a row the photos are those of that row alone.
  await card('Tasks').getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
  await expect(large.getByText('1 of 2')).toBeVisible();
});

test('a move gets photos, which its herd and its paddock show, and which go with it', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await addHerd(page, 'Cows', '120');
  await page.getByRole('link', { name: 'Cows', exact: true }).click();
  await page.getByRole('button', { name: 'Put on pasture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move herds' });
  await dialog.getByRole('radio', { name: /^Creek/ }).click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).click();
  await (await choosing).setFiles([await aPicture(page, 'Gate')]);
  await dialog.getByLabel('Caption').fill('The gate they went through');
  const sent = picturesSent(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => sent.size).toBe(1);
  const photo = page.getByRole('list', { name: 'Photos' }).getByRole('img', { name: 'The gate they went through' });
  await expect.poll(() => isDrawn(photo)).toBe(true);
  await openCreek(page);
  // In the row of the stay, and among all photos of the paddock.
  await expect(photo).toHaveCount(2);
  await expect.poll(() => isDrawn(photo.first())).toBe(true);
  await page.goto('/herds');
  await page.getByRole('link', { name: 'Cows', exact: true }).click();
  await expect(photo).toBeVisible();
  await page.getByRole('button', { name: /^More for .*Creek/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(photo).toBeHidden();
  await expect(
    page
      .getByText('Everything is saved.')
      .or(page.getByText(/^Deleted/))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cows', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put on pasture' })).toBeVisible();
  await expect(photo).toBeHidden();
});

test('a picture that the server has already is not sent again, and nothing waits for it', async ({ page }) => {
  await register(page, newPerson());
  await addPaddock(page, 'Creek', '80');
  await openCreek(page);
  const picture = await aPicture(page, 'Gate');
  const uploads: string[] = [];
  page.on(
    'response',
    (answer) => answer.request().method() === 'POST' && answer.status() === 201 && uploads.push(answer.url()),
  );
  const sent = picturesSent(page);
  for (const text of ['The gate is broken', 'It is still broken']) {
    await addNote(page, text, [picture], byMouse);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    // A page that is left while a picture is on its way asks whether it has come, and its 404 is told in the console.
    await expect.poll(() => sent.size).toBe(1);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(notesOf(page).getByText(text)).toBeVisible();
    await page.goto('/settings/device');
    await expect(page.getByText('Everything is saved.')).toBeVisible({ timeout: 30_000 });
    await openCreek(page);
  }
  expect(uploads.filter((url) => url.includes('/upload'))).toHaveLength(1);
  const photos = notesOf(page).getByRole('list', { name: 'Photos' }).getByRole('img');
  await expect(photos).toHaveCount(2);
});
