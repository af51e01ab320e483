import type { Page } from '@playwright/test';
import { SAMPLE } from '../support/cyrillicRanch';
import { newPerson, register } from '../support/people';
import { lookAroundSample } from '../support/record';
import type { ServerRecord } from '../support/serverRanch';
import { englishOn } from '../support/spanish';
import { expect, expectAccessible, test } from '../support/test';

/** The pages behind the login, as the sample ranch fills them. */
const PAGES = [
  ...[
    '/todo',
    '/herds',
    '/herds/withdrawal',
    '/herds/products',
    '/herds/feed',
    '/herds/animals',
    '/herds/treatments',
    '/herds/treatments/print?register=us_530_5',
    '/herds/treatments/print?register=au_lpa',
    '/herds/treatments/print?register=eu_2019_6',
    '/paddocks',
    '/map',
    '/grazing',
    '/grazing/plan',
    '/grazing/chart',
    '/grazing/report',
    '/grazing/organic',
    '/grazing/year',
    '/grazing/drought',
    '/grazing/monitoring',
    '/grazing/monitoring/photos',
  ],
  ...['/grazing/import', '/settings/account', '/settings/ranch', '/settings/team', '/settings/map', '/settings/data'],
  ...['/settings/device', '/settings/notices', '/subscribe', '/onboarding/step-2', '/no/such/page'],
];
/** What a publication is called is so in every language. */
const TITLES = ['University of Nebraska–Lincoln: Managing Drought Risk on the Ranch'];
const PUBLIC = ['/', '/login', '/mobile-join', '/password-reset-request', '/join', '/password-reset'];

/** Looks at a page once it is still. What people wrote on it may be English. */
async function look(page: Page, path: string, written: readonly string[] = []): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
  await expectAccessible(page);
  return englishOn(page, path, written);
}

/** What people wrote on the sample ranch, once the server has it with its photos. */
async function writtenOnSample({ request }: Page): Promise<string[]> {
  const me = await request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: { ranch_uuid: string; name: string }[] };
  const uuid = ranches.find(({ name }) => name === SAMPLE)?.ranch_uuid ?? '';
  let written: string[] = [];
  await expect(async () => {
    const answer = await request.get(`/api/v1/ranch/${uuid}/records`);
    const { records } = (await answer.json()) as { records: ServerRecord[] };
    const texts = records.flatMap(({ kind, data: { title, text, caption, product, reason, note } }) =>
      // The reasons of counts and transfers are codes, which pages have words for.
      kind === 'treatment' ? [product, reason] : [title, text, caption, note],
    );
    written = texts.filter((each): each is string => typeof each === 'string' && each !== '');
    for (const each of ['Fix the gate to the creek', 'Measured with the stick', 'Lice and worms'])
      expect(written).toContain(each);
  }).toPass({ timeout: 30_000 });
  // What is in another text is left out after it.
  return written.sort((one, other) => other.length - one.length);
}

test.use({ viewport: { width: 320, height: 720 }, locale: 'es-MX', expectedComplaints: [/status of 4(?:04|10|22)/] });

test('LANGUAGES 11.12: public pages are Spanish for a browser that asks for it, accessible and never too wide', async ({
  page,
}) => {
  const english: string[] = [];
  for (const path of PUBLIC) english.push(...(await look(page, path)));
  expect(english).toEqual([]);
  await page.goto('/login');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('LANGUAGES 8: every page of a ranch that an English page recorded is Spanish, accessible and never too wide', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await register(page, newPerson());
  await page.goto('/login?lang=en');
  await lookAroundSample(page);
  const written = await writtenOnSample(page);
  await page.goto('/settings/account');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const english: string[] = [];
  for (const path of PAGES) english.push(...(await look(page, path, [...TITLES, ...written])));
  expect(english).toEqual([]);
});
