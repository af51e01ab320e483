import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn, newPerson, register } from '../support/people';
import { signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

test.use({ locale: 'es-MX', reducedMotion: 'reduce' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const columnOf = (page: Page, column: string) => page.getByLabel(`Qué es ${column}`, { exact: true });

/** Chooses a table on the page of data, as Excel in Spanish writes it. */
async function choose(page: Page, name: string, ...lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
  await page.getByLabel('Elegir una tabla').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: new RegExp(`^\\d filas? en ${name}$`) })).toBeFocused();
}

async function bringIn(page: Page, counts: string): Promise<void> {
  await button(page, `Importar ${counts}`).click();
  await expect(page.getByText('Todo está guardado.')).toBeVisible();
  await button(page, 'Importar otro archivo').click();
}

/** Tables of moves, herds and paddocks. */
async function bringInRanch(page: Page): Promise<void> {
  await page.goto('/settings/data');
  const moves = ['Álamo;Vacas;13 jul 2026;120', 'Mesa;Vacas;2 de agosto de 2026;120'];
  await choose(page, 'movimientos.csv', 'Potrero;Hato;Entrada;Cabezas', ...moves);
  await expect(page.getByLabel('Qué tiene la tabla')).toHaveValue('moves');
  await expect(columnOf(page, 'Potrero')).toHaveValue('paddock');
  await expect(columnOf(page, 'Hato')).toHaveValue('herd');
  await expect(columnOf(page, 'Entrada')).toHaveValue('date');
  // What a herd counts is in the table of herds.
  await expect(columnOf(page, 'Cabezas')).toHaveValue('');
  await bringIn(page, '2 potreros, 1 hato y 2 movimientos');
  await choose(page, 'hatos.csv', 'Hato;Cabezas;Peso promedio (kg)', 'Vacas;120;480,5');
  for (const [column, field] of [
    ['Hato', 'name'],
    ['Cabezas', 'head'],
    ['Peso promedio (kg)', 'weight'],
  ] as const)
    await expect(columnOf(page, column)).toHaveValue(field);
  await expect(page.getByLabel('Los decimales se escriben')).toHaveValue(',');
  await bringIn(page, '1 conteo');
  await choose(page, 'potreros.csv', 'Potrero;Superficie (ha);% pastoreable', 'Loma;40,5;90');
  await expect(columnOf(page, 'Superficie (ha)')).toHaveValue('area');
  await expect(columnOf(page, '% pastoreable')).toHaveValue('grazeable');
  await expect(page.getByLabel('Las superficies están en')).toHaveValue('ha');
  await bringIn(page, '1 potrero');
}

test('LANGUAGES 11.10: Spanish tables come in with their columns matched, on a Spanish page', async ({ page }) => {
  await signUpInSpanish(page);
  await bringInRanch(page);
  await page.goto('/paddocks');
  // 40.5 hectares.
  await expect(page.getByRole('row').filter({ hasText: 'Loma' })).toContainText('100.1');
  await page.goto('/grazing/record');
  await page.getByRole('combobox', { name: 'Temporada', exact: true }).selectOption('Todo el tiempo');
  await expect(page.getByRole('main')).toContainText(/13 (?:de )?jul\.? (?:de )?2026/);
  await expect(page.getByRole('main')).toContainText(/2 (?:de )?ago\.? (?:de )?2026/);
});

const FILES = ['paddocks.csv', 'herds.csv', 'stays.csv', 'paddocks.geojson', 'paddocks.kml', 'records.json'];

/** The bytes of a download, by its link. */
async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ]);
  return readFile(await file.path(), 'latin1');
}

test('LANGUAGES 11.10: downloads have the same bytes on a Spanish and an English page', async ({ page, browser }) => {
  // An account that has chosen no language has the browser's.
  const person = newPerson();
  await register(page, person);
  await bringInRanch(page);
  await page.goto('/settings/ranch');
  await expect(page.getByRole('heading', { name: 'Descargar', exact: true })).toBeVisible();
  const context = await browser.newContext({ locale: 'en-US' });
  const english = await context.newPage();
  await english.goto('/login?returnUrl=/settings/ranch');
  await logIn(english, person);
  await expect(english.getByRole('heading', { name: 'Download', exact: true })).toBeVisible();
  for (const name of FILES)
    // Figures of animals that are still there grow by the minute.
    await expect(async () => {
      const [spanish, other] = await Promise.all([download(page, name), download(english, name)]);
      expect(spanish.length).toBeGreaterThan(50);
      expect(spanish).toBe(other);
    }).toPass({ intervals: [0, 0, 0], timeout: 60_000 });
  await context.close();
});
