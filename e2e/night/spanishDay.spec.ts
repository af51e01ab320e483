import type { Locator, Page } from '@playwright/test';
import { canvas, clickAt } from '../support/map';
import { newPerson, register } from '../support/people';
import { noonIn } from '../support/plans';
import { readPng } from '../support/png';
import { pickPlace, row } from '../support/record';
import { aPhone, expectSpanish, invite, joinInSpanish } from '../support/spanishCrew';
import { expect, test } from '../support/test';

test.use({ locale: 'en-US', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const headingOf = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, words: string) => page.locator('.Toastify__toast').filter({ hasText: words });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();

/** The steps of the set-up: metric units, the look of the map, nobody invited. */
async function setUp(page: Page): Promise<void> {
  await expect(headingOf(page, 'Preparar Rio Seco')).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel('Sistema métrico').check();
  await button(page, 'Guardar y seguir').click();
  await expect(headingOf(page, '¿Cómo quiere leer su mapa?')).toBeVisible();
  await expectSpanish(page);
  await button(page, 'Guardar y seguir').click();
  await expect(headingOf(page, '¿Quién trabaja con usted?')).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('link', { name: 'Terminar', exact: true }).click();
  await expect(page).toHaveURL(/\/map/);
}

async function draw(page: Page, name: string, left: number): Promise<void> {
  await button(page, 'Herramientas').click();
  await button(page, 'Dibujar un potrero').click();
  await expect(button(page, 'Agregar esquina')).toBeVisible();
  await expectSpanish(page);
  for (const corner of [
    [left, 150],
    [left + 80, 150],
    [left + 80, 260],
    [left, 260],
  ] as const)
    await clickAt(page, corner);
  await button(page, 'Terminar').click();
  const dialog = page.getByRole('dialog', { name: 'Agregar potrero' });
  await dialog.getByLabel('Nombre', { exact: true }).fill(name);
  await expectSpanish(page);
  await button(dialog, 'Guardar').click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, `Dibujó el potrero ${name}`)).toContainText('Deshacer');
}

interface Filled {
  opener: string;
  fields: Readonly<Record<string, string>>;
}

/** Opens a form by its button, fills it and saves. */
async function write(page: Page, { opener, fields }: Filled): Promise<void> {
  await button(page, opener).first().click();
  const dialog = page.getByRole('dialog', { name: opener });
  await expectSpanish(page);
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await button(dialog, 'Guardar').click();
  await expect(dialog).toBeHidden();
}

async function moveInSpanish(page: Page, opener: string, paddock: string): Promise<void> {
  await button(page, opener).first().click();
  const dialog = page.getByRole('dialog', { name: 'Mover hatos' });
  await dialog.getByRole('radio', { name: new RegExp(`^${paddock}`) }).check();
  await expectSpanish(page);
  await button(dialog, 'Mover').click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, `Movió 120 cabezas a ${paddock}`)).toBeVisible();
}

/** A plan, the report and the chart, which is saved as a picture and goes onto a sheet. */
async function lookAhead(page: Page): Promise<void> {
  await nav(page, 'Pastoreo');
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await button(page, 'Agregar al plan').first().click();
  const dialog = page.getByRole('dialog', { name: 'Agregar al plan' });
  await dialog.getByRole('radio', { name: /^Mesa/ }).check();
  await dialog.getByLabel('Días planeados', { exact: true }).fill('4');
  await dialog.getByLabel('Cuándo', { exact: true }).fill(noonIn(5));
  await expectSpanish(page);
  await button(dialog, 'Guardar').click();
  await expect(toast(page, 'Planeó mover Vacas a Mesa')).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('link', { name: 'Informe', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Estancias de la temporada' })).toContainText('Álamo');
  await expectSpanish(page);
  await page.getByRole('link', { name: 'Gráfica', exact: true }).click();
  await expect(button(page, /^Planeado: Vacas en Mesa, /)).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('link', { name: 'Imprimir o guardar como imagen' }).click();
  await expect(headingOf(page, 'Imprimir la gráfica')).toBeVisible();
  await expectSpanish(page);
  const download = page.waitForEvent('download');
  await button(page, 'Guardar como imagen').click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/Gráfica de pastoreo.*\.png$/);
  expect(readPng(await picture.path()).values).toBeGreaterThan(20);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

test('LANGUAGES 11.3, 11.4: a day in Spanish on the ranch of an owner who reads English', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const owner = page;
  await register(owner, newPerson());
  const guest = newPerson();
  await invite(owner, guest.email);
  const { page: phone, complaints } = await aPhone(browser);
  await joinInSpanish(phone, guest);
  await setUp(phone);
  await expect(canvas(phone)).toBeVisible();
  await draw(phone, 'Álamo', 60);
  await nav(phone, 'Potreros');
  await write(phone, { opener: 'Agregar potrero', fields: { Nombre: 'Mesa', Hectáreas: '40,5' } });
  await expectSpanish(phone);

  await nav(phone, 'Hatos');
  await write(phone, { opener: 'Agregar hato', fields: { Nombre: 'Vacas', Cabezas: '120', 'Peso promedio': '500' } });
  await expect(row(phone, 'Vacas')).toContainText('Todavía sin lugar');
  await expectSpanish(phone);
  await moveInSpanish(phone, 'Echar al potrero', 'Álamo');
  await nav(phone, 'Pastoreo');
  await write(phone, { opener: 'Agregar lluvia', fields: { Milímetros: '12,7' } });
  await expect(phone.getByText('12.7 mm').first()).toBeVisible();
  await nav(phone, 'Por hacer');
  await write(phone, { opener: 'Agregar tarea', fields: { Tarea: 'Reparar el bebedero' } });
  await expectSpanish(phone);
  await lookAhead(phone);

  // The owner sees what was done, in English and in inches, and the phone's next page the other way round.
  await owner.goto('/herds');
  await expect(row(owner, 'Vacas')).toContainText('Álamo');
  await pickPlace(owner, button(owner, 'Move herds'), 'Mesa');
  await expect(toast(owner, 'Moved 120 head to Mesa')).toBeVisible();
  await owner.goto('/grazing');
  await expect(owner.getByText('0.5 in').first()).toBeVisible();
  await nav(phone, 'Hatos');
  await expect(row(phone, 'Vacas')).toContainText('Mesa');
  await expectSpanish(phone);

  await phone.getByRole('button', { name: 'Cuenta', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'Ajustes' }).click();
  await expect(headingOf(phone, 'Su cuenta')).toBeVisible();
  await expectSpanish(phone);
  await phone.getByRole('button', { name: 'Cuenta', exact: true }).click();
  await phone.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await phone.waitForURL(/\/login/);
  await expectSpanish(phone);
  expect(complaints).toEqual([]);
});
