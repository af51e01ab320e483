import type { Locator, Page } from '@playwright/test';
import type { Reason, ReasonValues } from '../../contract/http/reasons';
import { CODE_WORDS } from '../../src/shared/refusals/codeWords';
import { REFUSAL_WORDS } from '../../src/shared/refusals/refusalWords';
import { VALUED_WORDS } from '../../src/shared/refusals/valuedWords';
import { aSecondLater } from '../support/aSecondLater';
import { englishOn, inSpanish, signUpInSpanish } from '../support/spanish';
import { expect, test } from '../support/test';

const SERVERS = 'What the server says in English';
const CHANGES = '**/api/v1/ranch/*/changes*';

/** One of each value that a sentence of a reason has. */
const VALUES: Record<{ [R in Reason]: keyof ReasonValues[R] }[Reason], string | number> = {
  ...{ kilobytes: 100, megabytes: 20, gigabytes: 5, minutes: 2, most: 3 },
  ...{ act: 'make_key', name: 'El Fresno', season: 'Invierno', kind: 'season', by: 'move' },
};

interface Refused {
  readonly at: string;
  /** What leads to the dialog, one after the other; none where it has an address or is a form of the page. */
  readonly openers?: readonly (string | RegExp)[];
  readonly fields: Readonly<Record<string, string>>;
  readonly press: string;
  /** The call that the server refuses. */
  readonly call: string;
  /** A field of the call, which has a sentence of its own. */
  readonly field: string;
}

const DIALOGS: readonly Refused[] = [
  {
    at: '/settings/data',
    openers: ['Crear una clave'],
    fields: { Nombre: 'Oficina' },
    press: 'Crear clave',
    call: '**/api/v1/ranch/*/key',
    field: 'source',
  },
  {
    at: '/settings/ranch',
    openers: ['Eliminar este rancho'],
    fields: { 'Nombre del rancho que se va a eliminar': 'El Fresno' },
    press: 'Eliminar',
    call: '**/api/v1/ranch/*',
    field: 'name',
  },
  {
    at: '/herds',
    openers: [/^Rancho: /, 'Agregar un rancho'],
    fields: { 'Nombre del rancho': 'La Noria' },
    press: 'Guardar',
    call: '**/api/v1/ranch',
    field: 'name',
  },
];

const FORMS: readonly Refused[] = [
  {
    at: '/settings/team',
    fields: { 'Correo electrónico': 'lupe@fresno.example' },
    press: 'Enviar invitación',
    call: '**/api/v1/ranch/*/invitation',
    field: 'email',
  },
  {
    at: '/settings/account',
    fields: { 'Contraseña actual': 'wrong as can be', 'Contraseña nueva': 'wind over the long ridge' },
    press: 'Cambiar contraseña',
    call: '**/api/v1/user/password',
    field: 'password',
  },
];

/** What a server may say: a reason, one that only a newer server knows, one with values, and one of a field. */
const refusalsOf = (field: string): readonly (readonly [body: object, english: string])[] => [
  [{ code: 'forbidden', reason: 'not_your_role' }, REFUSAL_WORDS.not_your_role],
  [{ code: 'forbidden', reason: 'of_a_newer_server' }, CODE_WORDS.forbidden],
  [
    { code: 'invalid', details: { [field]: SERVERS }, reasons: { [field]: { reason: 'day_ahead' } } },
    REFUSAL_WORDS.day_ahead,
  ],
  [{ code: 'invalid', details: { [field]: SERVERS } }, 'Check this field'],
];

/** Sees that a refusal is told in Spanish, and that nothing around it is English. */
async function expectTold(page: Page, where: Locator, english: string): Promise<void> {
  await expect(where.getByText(inSpanish(english), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(SERVERS)).toHaveCount(0);
  expect(await englishOn(page)).toEqual([]);
}

async function walk(page: Page, { at, openers = [], fields, press, call, field }: Refused): Promise<void> {
  await page.goto(at);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  for (const name of openers) {
    const opener = { name, exact: true };
    await page.getByRole('button', opener).or(page.getByRole('menuitem', opener)).first().click();
  }
  const where = openers.length > 0 ? page.getByRole('dialog').last() : page.getByRole('main');
  for (const [body, english] of refusalsOf(field)) {
    await page.route(call, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 422, json: { error: SERVERS, details: SERVERS, ...body } }),
    );
    for (const [label, value] of Object.entries(fields)) {
      // What was refused of a field is told as long as the field has what was sent.
      await where.getByLabel(label, { exact: true }).fill('');
      await where.getByLabel(label, { exact: true }).fill(value);
    }
    await aSecondLater(page);
    await where.getByRole('button', { name: press, exact: true }).click();
    await expectTold(page, where, english);
    await page.unroute(call);
  }
}

test.use({ locale: 'es-MX', expectedComplaints: [/status of 422/] });
test.beforeEach(async ({ page }) => {
  await signUpInSpanish(page);
});

for (const refused of [...DIALOGS, ...FORMS])
  test(`LANGUAGES 11.5: what the server refuses at "${refused.press}" on ${refused.at} is told in Spanish`, async ({
    page,
  }) => {
    await walk(page, refused);
  });

/** Refuses each group of changes, with more of why. */
async function refuseChanges(page: Page, why: object): Promise<void> {
  await page.unroute(CHANGES);
  await page.route(CHANGES, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { groups } = route.request().postDataJSON() as { groups: { uuid: string }[] };
    const results = groups.map(({ uuid }) => ({
      ...{ uuid, status: 'refused', change: 0, code: 'forbidden', details: SERVERS },
      ...why,
    }));
    return route.fulfill({ json: { epoch: 'another', head: 0, results } });
  });
}

test('LANGUAGES 11.5: a dialog of the record tells each reason in Spanish, also those with values', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/settings/ranch?form=add-season');
  const dialog = page.getByRole('dialog', { name: 'Agregar temporada' });
  await dialog.getByLabel('Nombre', { exact: true }).fill('Secas');
  await dialog.getByLabel('Primer día', { exact: true }).fill('2018-01-01');
  await dialog.getByLabel('Último día (opcional)', { exact: true }).fill('2018-12-31');
  const save = async (why: object) => {
    await refuseChanges(page, why);
    await aSecondLater(page);
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  };
  for (const [reason, english] of Object.entries(REFUSAL_WORDS)) {
    await save({ reason });
    await expectTold(page, dialog, english);
  }
  for (const reason of Object.keys(VALUED_WORDS)) {
    await save({ reason: 'of_a_newer_server' });
    await expectTold(page, dialog, CODE_WORDS.forbidden);
    await save({ reason, values: VALUES });
    await expect(dialog.getByText(inSpanish(CODE_WORDS.forbidden))).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toContainText(/\p{L}/u);
    expect(await englishOn(page)).toEqual([]);
  }
});

test('LANGUAGES 11.5: a change that is refused later is told in Spanish where its person decides', async ({ page }) => {
  await page.goto('/paddocks');
  for (const reason of ['records_full', 'has_subdivisions', 'other_content'] as const) {
    await refuseChanges(page, { code: 'ranch_full', reason });
    await page.getByRole('button', { name: 'Agregar potrero', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Agregar potrero' });
    await dialog.getByLabel('Nombre', { exact: true }).fill(`Mesa ${reason.length}`);
    await dialog.getByLabel('Acres', { exact: true }).fill('80');
    await aSecondLater(page);
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expectTold(page, page.locator('body'), REFUSAL_WORDS[reason]);
  }
});
