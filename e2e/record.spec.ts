import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { aSecondLater } from './support/aSecondLater';
import { byDay } from './support/byNight';
import { joinCrew } from './support/crew';
import { button, field, press, tabTo } from './support/keyboard';
import { newPerson, register } from './support/people';
import { MOVE } from './support/serverRanch';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', timezoneId: 'America/Phoenix' });

/** How a person presses something: by mouse or by finger. */
type Press = (what: Locator) => Promise<void>;

const byMouse: Press = (what) => what.click();
const byTouch: Press = (what) => what.tap();

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

/** What a field for a day and a time holds, in the zone of the ranch. */
const localNoon = (days: number) => `${noonBefore(days).toISOString().slice(0, 10)}T12:00`;

const stay = (page: Page, paddock: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: paddock, exact: true }) });
const edit = (page: Page, paddock: string) =>
  page.getByRole('button', { name: new RegExp(`^Edit Cows in ${paddock}`) });

async function expectDays(page: Page, paddock: string, days: string, ad: string): Promise<void> {
  await expect(stay(page, paddock).getByRole('cell').nth(4)).toHaveText(days);
  await expect(stay(page, paddock).getByRole('cell').nth(5)).toHaveText(ad);
}

async function throughTheRecord(page: Page, pressOn: Press): Promise<void> {
  await page.goto('/grazing');
  await expect(page.getByRole('link', { name: 'Mesa', exact: true })).toBeVisible();
  await pressOn(page.getByRole('link', { name: 'Record', exact: true }));
  await expectDays(page, 'Creek', '15', '1,500');

  // The move to Mesa was 8 days ago.
  await pressOn(edit(page, 'Mesa'));
  const form = page.getByRole('dialog', { name: 'Edit the stay of Cows' });
  await form.getByLabel('When', { exact: true }).fill(localNoon(8));
  await expect(form.getByText(/^Creek: .* 12 days instead of 15$/)).toBeVisible();
  await pressOn(form.getByRole('button', { name: 'Save' }));
  await expect(form).toBeHidden();
  await expectDays(page, 'Creek', '12', '1,200');

  // A stay of an old notebook, after which nobody knows where they were.
  await pressOn(page.getByRole('button', { name: 'Add a missed move' }));
  const insert = page.getByRole('dialog', { name: 'Add a missed move' });
  await pressOn(insert.getByRole('radio', { name: /^Mesa/ }));
  await insert.getByLabel('When', { exact: true }).fill(localNoon(40));
  await insert.getByLabel('Until (optional)', { exact: true }).fill(localNoon(30));
  await pressOn(insert.getByRole('button', { name: 'Save' }));
  await expect(insert).toBeHidden();
  await page.getByRole('combobox', { name: 'Season' }).selectOption('All time');
  await expect(page.getByRole('row', { name: /Location unknown/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Mesa/ })).toHaveCount(2);

  // It is deleted, found among what was deleted, and brought back.
  await pressOn(edit(page, 'Creek'));
  await pressOn(page.getByRole('dialog').getByRole('button', { name: 'Delete the move to Creek' }));
  await expect(stay(page, 'Creek')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'What to list' }).selectOption('Recently deleted');
  await aSecondLater(page);
  await pressOn(page.getByRole('button', { name: 'Bring back: Deleted the move to Creek' }));
  await expect(page.getByText('Brought back the move to Creek')).toBeVisible();
  await page.getByRole('combobox', { name: 'What to list' }).selectOption('Stays');
  await page.reload();
  await expectDays(page, 'Creek', '12', '1,200');
}

const CORRECTED = 'a wrong move is found and corrected, a forgotten one inserted, a deleted one brought back';
test(CORRECTED, byDay(false), async ({ page }) => {
  await aRecord(page);
  await throughTheRecord(page, byMouse);
  await page.goto('/herds');
  await page.getByRole('link', { name: 'Cows', exact: true }).click();
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'History' }) });
  await expect(history.getByText('Brought back the move to Creek')).toBeVisible();
  await expect(history.getByText('Changed the move of Cows to Mesa')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the same is done by touch', async ({ page }) => {
    await aRecord(page);
    await throughTheRecord(page, byTouch);
  });
});

test('a move is corrected by keyboard alone, and a viewer sees it and changes nothing', async ({ page, browser }) => {
  await aRecord(page);
  const viewer = await joinCrew(page, browser, 'viewer');
  await page.goto('/grazing/record');
  await press(page, edit(page, 'Mesa'));
  await expect(page.getByRole('dialog', { name: 'Edit the stay of Cows' })).toBeVisible();
  await tabTo(page, page.getByLabel('Paddock', { exact: true }).last());
  await page.keyboard.type('Off pasture: Cor');
  await tabTo(page, field(page, 'Note'));
  await page.keyboard.type('Shipped a day early');
  await press(page, button(page, 'Save'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Corral/ })).toContainText('Shipped a day early');

  await viewer.goto('/grazing/record?form=insert-move');
  await expect(viewer.getByRole('row', { name: /Corral/ })).toContainText('Shipped a day early');
  await expect(viewer.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(viewer.getByRole('dialog')).toHaveCount(0);
  await viewer.goto('/grazing');
  await expect(viewer.getByRole('heading', { name: 'Off pasture' })).toBeVisible();
  await expect(viewer.getByRole('main').getByRole('button')).toHaveCount(0);
  await viewer.context().close();
});
