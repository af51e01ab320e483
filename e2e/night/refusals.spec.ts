import type { Page } from '@playwright/test';
import { paths } from '../../contract/http/paths';
import { CODE_WORDS } from '../../src/shared/refusals/codeWords';
import { REFUSAL_WORDS } from '../../src/shared/refusals/refusalWords';
import { aSecondLater } from '../support/aSecondLater';
import { inSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

const SERVERS = 'What the server says in English';

/** A page of the login whose server refuses with that. */
async function refusedWith(page: Page, more: object): Promise<void> {
  const body = { error: SERVERS, details: SERVERS, code: 'forbidden', ...more };
  await page.route(`**${paths.v1.login}`, (route) => route.fulfill({ status: 422, json: body }));
  await aSecondLater(page);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test.use({ locale: 'es-MX', expectedComplaints: [/status of 422/] });
test.beforeEach(async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Correo electrónico').fill('rosa@fresno.example');
  await page.getByLabel('Contraseña', { exact: true }).fill('dry creek crossing');
});

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test('LANGUAGES 11.5: each reason shows its Spanish sentence at the form', async ({ page }) => {
  test.setTimeout(600_000);
  for (const [reason, english] of Object.entries(REFUSAL_WORDS)) {
    await refusedWith(page, { reason });
    await expect(alertOf(page)).toHaveText(inSpanish(english));
    await expect(page.getByText(SERVERS)).toHaveCount(0);
    await page.unroute(`**${paths.v1.login}`);
  }
});

test('LANGUAGES 11.5: values stand in it, and what is unknown shows the sentence of its code', async ({ page }) => {
  await refusedWith(page, { reason: 'account_waits', values: { minutes: 2 } });
  await expect(alertOf(page)).toHaveText('Demasiados intentos. Espere 2 minutos o restablezca su contraseña');
  await page.unroute(`**${paths.v1.login}`);
  await refusedWith(page, { reason: 'of_a_newer_server' });
  await expect(alertOf(page)).toHaveText(inSpanish(CODE_WORDS.forbidden));
});
