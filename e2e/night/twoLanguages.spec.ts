import type { Page } from '@playwright/test';
import { newPerson, register } from '../support/people';
import { addHerd, addPaddock, pickPlace, row } from '../support/record';
import { added, MOVE, serverRanch } from '../support/serverRanch';
import { aPhone, expectSpanish, invite, joinInSpanish } from '../support/spanishCrew';
import { expect, test } from '../support/test';

test.use({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const toast = (page: Page, words: string) => page.locator('.Toastify__toast').filter({ hasText: words });

/** Sees the words on the page of a herd, where it says who did what to it. */
async function expectHistory(page: Page, herd: string, words: readonly string[]): Promise<void> {
  await page.goto('/herds');
  await page.getByRole('link', { name: herd, exact: true }).click();
  const title = page.getByRole('heading', { name: /^(?:History|Historial)$/ });
  const history = page.locator('section').filter({ has: title });
  for (const one of words) await expect(history.getByText(one, { exact: true }).first()).toBeVisible();
}

/** What the buttons and the field of a note are called. */
interface NoteWords {
  add: string;
  note: string;
  save: string;
  more: string;
  remove: string;
}

const IN_ENGLISH: NoteWords = {
  ...{ add: 'Add note', note: 'Note', save: 'Save' },
  ...{ more: 'More for note of', remove: 'Delete' },
};
const IN_SPANISH: NoteWords = {
  ...{ add: 'Agregar nota', note: 'Nota', save: 'Guardar' },
  ...{ more: 'Más opciones de la nota', remove: 'Eliminar' },
};

/** Writes a note on the herd whose page is open, and deletes it. */
async function noteAndDelete(page: Page, { add, note, save, more, remove }: NoteWords): Promise<void> {
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByRole('dialog').getByLabel(note, { exact: true }).fill('Two are lame');
  await page.getByRole('dialog').getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(`^${more}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: remove, exact: true }).click();
}

/** Imports a table with one paddock. */
async function bringIn(page: Page, { label, act, done }: { label: string; act: string; done: string }, name: string) {
  await page.goto('/settings/data');
  const buffer = Buffer.from(`name,acres\n${name},40\n`);
  await page.getByLabel(label).setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: act, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
}

test('LANGUAGES 11.4: an owner in English and a manager in Spanish each read what the other did in their own', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(600_000);
  await register(owner, newPerson());
  const guest = newPerson();
  await invite(owner, guest.email);
  const { page: phone, complaints } = await aPhone(browser);
  await joinInSpanish(phone, guest);
  await addPaddock(owner, 'Creek', '100');
  await addPaddock(owner, 'Mesa', '100');
  await addHerd(owner, 'Cows', '120');
  const ranch = await serverRanch(owner);
  await expect.poll(async () => (await ranch.records()).some(({ kind }) => kind === 'herd')).toBe(true);
  const herd = (await ranch.records()).find(({ kind }) => kind === 'herd');

  // Undoing, in each one's toast.
  await phone.goto('/herds');
  await phone.getByRole('button', { name: 'Echar al potrero' }).click();
  await phone
    .getByRole('dialog')
    .getByRole('radio', { name: /^Creek/ })
    .check();
  await phone.getByRole('dialog').getByRole('button', { name: 'Mover', exact: true }).click();
  await expect(toast(phone, 'Movió 120 cabezas a Creek')).toContainText('Deshacer');
  await owner.goto('/herds');
  await expect(row(owner, 'Cows')).toContainText('Creek');
  await pickPlace(owner, row(owner, 'Cows').getByRole('button', { name: 'Move' }), 'Mesa');
  await toast(owner, 'Moved 120 head to Mesa').getByRole('button', { name: 'Undo' }).click();
  await expect(row(owner, 'Cows')).toContainText('Creek');
  await expectHistory(owner, 'Cows', ['Moved 120 head to Creek', 'Undid: Moved 120 head to Mesa']);
  await expectHistory(phone, 'Cows', ['Movió 120 cabezas a Creek', 'Deshizo: Movió 120 cabezas a Mesa']);

  // What was deleted.
  await noteAndDelete(owner, IN_ENGLISH);
  await expect(toast(owner, 'Deleted note on Cows')).toBeVisible();
  await noteAndDelete(phone, IN_SPANISH);
  await expect(toast(phone, 'Eliminó la nota sobre Cows')).toBeVisible();
  await phone.goto('/grazing/record?show=deleted');
  await expect(phone.getByRole('heading', { name: 'Eliminado hace poco' })).toBeVisible();
  await expect(phone.getByText('Eliminó la nota sobre Cows', { exact: true })).toHaveCount(2);
  await expectSpanish(phone);
  await owner.goto('/grazing/record?show=deleted');
  await expect(owner.getByText('Deleted note on Cows', { exact: true })).toHaveCount(2);

  // Imports.
  await bringIn(owner, { label: 'Choose a table', act: 'Import 1 paddock', done: 'All of it is saved.' }, 'North');
  const inSpanish = { label: 'Elegir una tabla', act: 'Importar 1 potrero', done: 'Todo está guardado.' };
  await bringIn(phone, inSpanish, 'South');
  await owner.goto('/settings/data');
  for (const name of ['North', 'South'])
    await expect(owner.getByText(`Imported 1 paddock from ${name}.csv`, { exact: true })).toBeVisible();
  await phone.goto('/settings/data');
  for (const name of ['North', 'South'])
    await expect(phone.getByText(`Importó 1 potrero de ${name}.csv`, { exact: true })).toBeVisible();
  await expectSpanish(phone);

  // Words of a program that says nothing else stay as they were written.
  await ranch.write(
    'Wrote it on paper, y después aquí',
    added('move', { ...MOVE, herd_uuid: herd?.uuid, at: new Date().toISOString(), paddock_uuids: [], off: 'corral' }),
  );
  await expectHistory(owner, 'Cows', ['Wrote it on paper, y después aquí']);
  await expectHistory(phone, 'Cows', ['Wrote it on paper, y después aquí']);
  expect(complaints).toEqual([]);
});
