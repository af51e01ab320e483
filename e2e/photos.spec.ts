import type { Locator, Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { newPerson, register } from './support/people';
import { aPicture, type PictureFile } from './support/pictures';
import { addPaddock, byMouse, byTouch, type Press } from './support/record';
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
  test.describe(`by ${by}`, () => {
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
      await dialog.getByLabel('Caption').first().fill('The gate, from the road');
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
      await expect.poll(() => isDrawn(theirs.first().locator('img')), { timeout: 40_000 }).toBe(true);
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
  const uploaded = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  const first = uploaded();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const photos = notesOf(page).getByRole('list', { name: 'Photos' }).getByRole('button');
  await expect(photos).toHaveCount(1);
  await first;
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
  const second = uploaded();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await second;
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
