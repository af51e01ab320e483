import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { joinCrew } from './support/crew';
import { newPerson, register } from './support/people';
import { MOVE } from './support/serverRanch';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', timezoneId: 'America/Phoenix' });

const HERD = { color: '#2b66a3', ours: true, retired_at: null, note: '' };
const PADDOCK = {
  ...{ shape: null, acres: 50, grazeable_percent: 100, rating: null, parent_uuid: null, starts_at: null },
  ...{ retired_at: null, rest_target_days: null, grass_type: '', note: '' },
};
const COUNT = { animal: 'cows', head: 100, average_weight_lb: 1_000, gain_lb_per_day: 0, au_per_head: null };

const DAY_MS = 86_400_000;
/** Noon, some days ago, where no clock is changed to summer time. */
const noonBefore = (days: number): Date => {
  const noon = new Date(Date.now() - days * DAY_MS);
  noon.setUTCHours(19, 0, 0, 0);
  return noon;
};

/** A ranch with a herd that went to Creek 20 days ago and, as somebody wrote it down, to Mesa 5 days ago. */
async function aRecord(page: Page): Promise<void> {
  await register(page, newPerson());
  const me = await page.request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const [cows, creek, mesa] = [randomUUID(), randomUUID(), randomUUID()];
  const add = (kind: string, data: object, uuid: string = randomUUID()) => ({ kind, uuid, base: null, data });
  const at = noonBefore(20).toISOString();
  const changes = [
    add('herd', { name: 'Cows', ...HERD }, cows),
    add('paddock', { name: 'Creek', ...PADDOCK }, creek),
    add('paddock', { name: 'Mesa', ...PADDOCK }, mesa),
    add('count', { herd_uuid: cows, at, classes: [{ ...COUNT, intake_percent: null }], reason: 'counted', note: '' }),
    add('move', { herd_uuid: cows, at, paddock_uuids: [creek], ...MOVE }),
    add('move', { herd_uuid: cows, at: noonBefore(5).toISOString(), paddock_uuids: [mesa], ...MOVE }),
  ];
  const now = new Date().toISOString();
  const group = { uuid: randomUUID(), at: now, label: 'Wrote the record', import_uuid: null, changes };
  const path = `/api/v1/ranch/${ranches[0].ranch_uuid}/changes`;
  const headers = { origin: new URL(me.url()).origin };
  const answer = await page.request.post(path, { headers, data: { schema: 1, sent_at: now, groups: [group] } });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit the stay of Cows' });

async function openStay(page: Page): Promise<void> {
  await page.goto('/grazing/record');
  await page.getByRole('button', { name: /^Edit Cows in Mesa/ }).click();
  await expect(form(page)).toBeVisible();
}

const choosePlace = (page: Page, name: string) =>
  form(page).getByRole('combobox', { name: 'Paddock', exact: true }).selectOption(name);

test('walk 5: two people in the same stay: the one whose form is open is told, and chooses', async ({
  page,
  browser,
}) => {
  test.slow();
  await aRecord(page);
  const crew = await joinCrew(page, browser, 'member');
  await openStay(page);
  await openStay(crew);
  await choosePlace(page, 'Off pasture: Corral');
  await choosePlace(crew, 'Off pasture: Feedlot');
  await form(crew).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByRole('status').filter({ hasText: 'while you were editing' })).toContainText(
    'Joe Begay changed Paddock from Mesa to Feedlot while you were editing.',
  );
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Nothing is saved yet. Choose first: yours or theirs.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Use mine: Paddock' }).click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(crew.getByRole('row', { name: /Corral/ })).toBeVisible();
});

test('D17: back in a form with typed words asks, and staying keeps them', async ({ page }) => {
  await aRecord(page);
  await openStay(page);
  await form(page).getByLabel('Note', { exact: true }).fill('Dry creek');
  await page.goBack();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(form(page).getByLabel('Note', { exact: true })).toHaveValue('Dry creek');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/grazing\/record$/);
});
