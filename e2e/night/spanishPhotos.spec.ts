import type { Page } from '@playwright/test';
import { aPicture } from '../support/pictures';
import { sendPhotos } from '../support/sentPhotos';
import { A_PADDOCK, added, serverRanch } from '../support/serverRanch';
import { englishOn, inSpanish, signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

test.use({
  viewport: { width: 390, height: 844 },
  locale: 'es-MX',
  reducedMotion: 'reduce',
  expectedComplaints: [/net::ERR_FAILED|status of 422/],
});

const UPLOADS = '**/upload?**';
const button = (page: Page, english: string) => page.getByRole('button', { name: inSpanish(english), exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Sees that a page, and what is open on it, is Spanish and no wider than the phone. */
async function expectSpanish(page: Page, what: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  expect.soft(await englishOn(page), what).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(390);
  await page.screenshot({ path: test.info().outputPath(`${what}.png`) });
}

/** Opens a paddock of a Spanish reader, with photos of last year and of this one. */
async function openCreek(page: Page, names: readonly string[]): Promise<void> {
  await signUpInSpanish(page);
  const ranch = await serverRanch(page);
  const creek = added('paddock', { ...A_PADDOCK, name: 'Arroyo' });
  await ranch.write('Agregó un potrero', creek);
  await sendPhotos(page, ranch, names, { paddockUuid: creek.uuid });
  await page.goto(`/paddocks/${creek.uuid}`);
  await expect(page.getByRole('heading', { name: 'Arroyo', level: 1 })).toBeVisible();
}

async function addPhotos(page: Page, ...names: readonly string[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await dialog(page)
    .getByRole('button', { name: inSpanish('Add photos') })
    .click();
  const bad = { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') };
  await (await choosing).setFiles([...(await Promise.all(names.map((name) => aPicture(page, name)))), bad]);
  await expect(dialog(page).getByLabel(inSpanish('Caption'))).toHaveCount(names.length);
}

test('PHOTOS P8: a photo, two compared, and those of the report are Spanish', async ({ page }) => {
  await openCreek(page, ['Puerta', 'Bisagra', 'Poste']);
  await expectSpanish(page, 'potrero');
  const photos = page.getByRole('list', { name: inSpanish('Photos') });
  await photos.getByRole('button', { name: 'Poste', exact: true }).last().click();
  await expect(dialog(page)).toHaveAccessibleName('Poste');
  await expectSpanish(page, 'foto');
  await button(page, 'Compare with…').click();
  await expect(dialog(page)).toHaveAccessibleName(inSpanish('Compare with which photo?'));
  await expectSpanish(page, 'elegir');
  await dialog(page).getByRole('button', { name: 'Puerta' }).click();
  await expect(dialog(page)).toHaveAccessibleName(inSpanish('Compare'));
  await expectSpanish(page, 'lado a lado');
  await button(page, 'One over the other').click();
  await expect(dialog(page).getByRole('slider')).toBeVisible();
  await expectSpanish(page, 'una sobre otra');
  await page.goto('/grazing/report');
  await page.getByText(inSpanish('Choose photos for the report')).click();
  await page.getByRole('checkbox', { name: /Puerta/ }).check();
  await expect(page.getByRole('figure').filter({ hasText: 'Arroyo' })).toHaveCount(1);
  await expectSpanish(page, 'informe');
});

test('PHOTOS P8: photos in a form, and pictures that wait on this device, are Spanish', async ({ page }) => {
  await openCreek(page, []);
  await page.route(UPLOADS, (route) => route.abort());
  await button(page, 'Add note').click();
  await dialog(page).getByLabel(inSpanish('Note'), { exact: true }).fill('La puerta se cayó');
  await addPhotos(page, 'Puerta', 'Bisagra');
  await expectSpanish(page, 'nota');
  await button(page, 'Save').click();
  await expect(dialog(page)).toBeHidden();
  await expectSpanish(page, 'guardada');
  await page.goto('/settings/device');
  await expect(button(page, 'Try now')).toBeVisible();
  await expectSpanish(page, 'en este aparato');
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: inSpanish('Sign out') }).click();
  await expect(dialog(page)).toBeVisible();
  await expectSpanish(page, 'cerrar sesión');
});

test('PHOTOS P8: the settings of notices are Spanish', async ({ page }) => {
  await signUpInSpanish(page);
  await page.goto('/settings/notices');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSpanish(page, 'avisos');
});

test('PHOTOS P8: the sample ranch of a Spanish reader is Spanish, with its photos', async ({ page }) => {
  await signUpInSpanish(page);
  await page.goto('/herds');
  await button(page, 'Look around a sample ranch').click();
  await expect(page.getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
  // A page that is loaded again before they are drawn has none.
  await page
    .getByRole('link', { name: inSpanish('Paddocks'), exact: true })
    .first()
    .click();
  await page.getByRole('link', { name: 'Creek', exact: true }).click();
  const after = inSpanish('Along the water, a year later');
  const photos = page.getByRole('list', { name: inSpanish('Photos') });
  await photos.getByRole('button', { name: after, exact: true }).last().click();
  await expect(dialog(page)).toHaveAccessibleName(after);
  await expectSpanish(page, 'ejemplo foto');
  await button(page, 'Compare with…').click();
  await dialog(page)
    .getByRole('button', { name: inSpanish('Along the water'), exact: true })
    .click();
  await expectSpanish(page, 'ejemplo comparado');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectSpanish(page, 'ejemplo potrero');
  await page.goto('/todo');
  await expect(page.getByText(inSpanish('Fix the gate to the creek')).first()).toBeVisible();
  await expectSpanish(page, 'ejemplo pendientes');
});
