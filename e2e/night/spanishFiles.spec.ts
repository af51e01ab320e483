import type { Page } from '@playwright/test';
import { SAMPLE } from '../support/cyrillicRanch';
import { canvas } from '../support/map';
import { englishIn, signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

/** Files for other programs: their names are the same in every language. */
const FOR_PROGRAMS = [
  ...['paddocks.csv', 'herds.csv', 'stays.csv', 'feed.csv', 'grazing.xlsx'],
  ...['paddocks.geojson', 'paddocks.kml', 'records.json'],
];

test.use({ locale: 'es-MX', reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What a file is called that the page saves once something is pressed. */
async function nameOfFile(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.suggestedFilename();
}

async function openSample(page: Page): Promise<void> {
  await signUpInSpanish(page);
  await page.goto('/herds');
  await page.getByRole('button', { name: /rancho de ejemplo/ }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Cows', exact: true })).toBeVisible();
}

/** Sees that a name that a person reads is Spanish; the ranch's own is as it was typed. */
function expectSpanishName(name: string, like: RegExp): void {
  expect(name).toMatch(like);
  expect(englishIn(name.replace(SAMPLE, '').replace(/\.png$/, ''))).toBe(false);
}

test('LANGUAGES 4: files for other programs have the same names on a Spanish page', async ({ page }) => {
  await signUpInSpanish(page);
  await page.goto('/settings/ranch');
  await expect(page.getByRole('heading', { name: 'Descargar', exact: true })).toBeVisible();
  for (const name of FOR_PROGRAMS)
    expect(await nameOfFile(page, () => page.getByRole('link', { name, exact: true }).click())).toBe(name);
  await page.goto('/settings/data');
  await button(page, 'Crear una clave').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Nombre', { exact: true }).fill('Oficina');
  await dialog.getByRole('button', { name: 'Crear clave', exact: true }).click();
  expect(await nameOfFile(page, () => button(page, 'Descargar el enlace de red').click())).toBe('paddocks-live.kml');
});

test('LANGUAGES 4: pictures of the chart and the map have Spanish names', async ({ page }) => {
  await openSample(page);
  const save = () => button(page, 'Guardar como imagen').click();
  await page.goto('/grazing/chart/print');
  await expect(page.getByRole('heading', { name: 'Imprimir la gráfica' })).toBeVisible();
  expectSpanishName(await nameOfFile(page, save), new RegExp(`^${SAMPLE} Gráfica de pastoreo, .*\\.png$`));
  await page.goto('/map/print?scheme=restDays&at=41.93,-101.62&zoom=13.5');
  await expect(canvas(page)).toBeVisible();
  expectSpanishName(await nameOfFile(page, save), new RegExp(`^${SAMPLE} Días de descanso, .*\\.png$`));
});

test('LANGUAGES 4: what is printed from the browser takes its name from a Spanish title', async ({ page }) => {
  await openSample(page);
  for (const path of ['/grazing/chart/print', '/map/print', '/grazing/report', '/grazing/plan', '/paddocks']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
    expectSpanishName(await page.title(), /^\p{Lu}.* · Grazewell$/u);
  }
});
