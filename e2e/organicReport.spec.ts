import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { A_PADDOCK, MOVE, serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';
import { workerReady } from './support/worker';

test.use({ reducedMotion: 'reduce', timezoneId: 'UTC' });

const YEAR = new Date().getUTCFullYear();
const at = (monthDay: string, hour = '12') => `${YEAR}-${monthDay}T${hour}:00:00.000Z`;

const COWS = { animal: 'cows', head: 100, average_weight_lb: 1_300, gain_lb_per_day: 0, au_per_head: null };
const FEED = {
  ...{ what: 'hay', use: 'eaten', paddock_uuid: null, animal: null, days: null, feedstuff_uuid: null, note: '' },
};

/** A dairy herd that went on pasture on 2 January, with hay of which one load has no dry matter. */
async function aDairy(page: Page): Promise<string> {
  const ranch = await serverRanch(page);
  const [cows, creek] = [randomUUID(), randomUUID()];
  const add = (kind: string, data: object, uuid: string = randomUUID()) => ({ kind, uuid, base: null, data });
  const own = (await ranch.records()).find(({ kind }) => kind === 'ranch');
  await ranch.write(
    'Wrote the dairy',
    { kind: 'ranch', uuid: own?.uuid, base: own?.revision, data: { rule_set: 'us_nop', time_zone: 'UTC' } },
    add('herd', { name: 'Dairy', color: '#2b66a3', ours: true, retired_at: null, note: '' }, cows),
    add('paddock', { ...A_PADDOCK, name: 'Creek' }, creek),
    add('count', {
      ...{ herd_uuid: cows, at: at('01-01'), reason: 'counted', note: '' },
      classes: [{ ...COWS, intake_percent: null }],
    }),
    add('move', { ...MOVE, herd_uuid: cows, at: at('01-02', '00'), paddock_uuids: [creek] }),
    add('demand', {
      ...{ animal: 'cows', herd_uuid: null, starts_on: `${YEAR}-01-01`, stage: 'lactating', dmd_lb: 45 },
      ...{ dmd_percent: null, exempt: 'none', source: 'Certifier’s table' },
    }),
    add('feed', { ...FEED, herd_uuid: cows, at: at('01-03'), lb: 3_000, dm_percent: 88 }),
    add('feed', { ...FEED, herd_uuid: cows, at: at('01-04'), lb: 2_000, dm_percent: null }),
  );
  return cows;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function confine(page: Page, from: string, to: string, reason: string): Promise<void> {
  await button(page, 'Confine').click();
  const dialog = page.getByRole('dialog', { name: 'Confine' });
  await dialog.getByLabel('From').fill(from);
  await dialog.getByLabel('To').fill(to);
  await dialog.getByLabel('Reason').selectOption({ label: reason });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const cows = (page: Page) => page.getByRole('table', { name: 'Classes' }).getByRole('row', { name: /^Cows/ });

test.describe('an organic dairy', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaints: [/net::ERR_/] });

  test('a season with hay, two confinements without a signal and a missing dry matter, until 30 % can be told', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await register(page, newPerson());
    const herd = await aDairy(page);
    await page.goto('/grazing/organic');
    await expect(page.getByText('This year has no grazing season yet')).toBeVisible();
    await button(page, 'Add grazing season').click();
    const season = page.getByRole('dialog', { name: 'Add grazing season' });
    await expect(season.getByLabel('First day')).toHaveValue(`${YEAR}-01-02`);
    await season.getByLabel('Last day').fill(`${YEAR}-01-11`);
    await season.getByRole('button', { name: 'Save' }).click();
    await expect(cows(page)).toContainText('cannot be told: dry matter is missing');
    await expectAccessible(page);

    await page.goto(`/herds/${herd}`);
    await workerReady(page);
    await expect(page.getByRole('heading', { name: 'Kept from pasture' })).toBeVisible();
    await button(page, 'Confine').click();
    await page.getByRole('dialog', { name: 'Confine' }).getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(true);
    await button(page, 'Keep working').click();
    await confine(page, `${YEAR}-01-05T00:00`, `${YEAR}-01-07T00:00`, 'Weather (205.239(b)(1))');
    await confine(page, `${YEAR}-01-08T06:00`, `${YEAR}-01-08T18:00`, 'Milking (205.239(c)(4))');
    await context.setOffline(false);

    await page.goto('/herds/feed');
    await button(page, 'Set dry matter').click();
    const set = page.getByRole('dialog', { name: 'Set dry matter' });
    await set.getByLabel('Dry matter, %').fill('86');
    await set.getByRole('checkbox').check();
    await set.getByRole('button', { name: 'Save' }).click();
    await expect(set).toBeHidden();

    await page.goto('/grazing/organic');
    await expect(cows(page)).toContainText('Share grazed: 30 % is reached');
    // 10 days less the 2 in the barn, of 100 cows at 45 lb; (3,000 × 0.88 + 2,000 × 0.86) lb of dry matter.
    await expect(cows(page)).toContainText('36,000');
    await expect(cows(page)).toContainText('4,360');
    await expect(cows(page)).toContainText('12.1 %');
    await expect(cows(page)).toContainText('2 (Weather)');
    await expect(page.getByText(/^Seal of the record: Line \d+,/)).toBeVisible();
  });
});

for (const width of [320, 390, 768, 1280]) {
  test(`the organic report fits ${width} px, and is on paper whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await register(page, newPerson());
    await aDairy(page);
    await page.goto('/grazing/organic');
    await expect(page.getByRole('heading', { name: `Organic grazing report ${YEAR}` })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Figures by the rule text named above/)).toBeVisible();
    await expect(button(page, 'Print')).toBeHidden();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
}
