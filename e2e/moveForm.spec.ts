import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { MOVE } from './support/serverRanch';
import { expect, test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const PADDOCK = {
  ...{ shape: null, acres: 50, grazeable_percent: 100, rating: null, parent_uuid: null, starts_at: null },
  ...{ retired_at: null, rest_target_days: null, grass_type: '', note: '' },
};
const HERD = { color: '#2b66a3', ours: true, retired_at: null, note: '' };
const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Ten paddocks, and two herds that nobody has counted, with ten planned moves each. */
async function aPlannedRanch(page: Page): Promise<void> {
  await register(page, newPerson());
  const me = await page.request.get('/api/v3/user/me');
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const add = (kind: string, data: object, uuid: string = randomUUID()) => ({ kind, uuid, base: null, data });
  const paddocks = Array.from({ length: 10 }, (_, index) =>
    add('paddock', { name: `Paddock ${index + 1}`, ...PADDOCK }),
  );
  const herds = ['Cows', 'Bulls'].map((name) => add('herd', { name, ...HERD }));
  const moves = herds.map(({ uuid }) =>
    add('move', { herd_uuid: uuid, at: dayFrom(-0.05), paddock_uuids: [paddocks[0]?.uuid], ...MOVE }),
  );
  const plans = herds.flatMap((herd) =>
    paddocks.map(({ uuid }, index) =>
      add('plan', { herd_uuid: herd.uuid, paddock_uuids: [uuid], at: dayFrom(1 + index), days: 1, note: '' }),
    ),
  );
  const changes = [...herds, ...paddocks, ...moves, ...plans];
  const now = new Date().toISOString();
  const group = { uuid: randomUUID(), at: now, label: 'Wrote the record', import_uuid: null, changes };
  const path = `/api/v1/ranch/${ranches[0].ranch_uuid}/changes`;
  const headers = { origin: new URL(me.url()).origin };
  const answer = await page.request.post(path, { headers, data: { schema: 1, sent_at: now, groups: [group] } });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
}

/** How much of the height is left for herds and paddocks above what sticks to the foot of the form, px. */
async function heightAbove(foot: Locator): Promise<number> {
  const box = await foot.boundingBox();
  return box === null ? 0 : box.y;
}

test.describe('walk 11: with plans and warnings, herds and paddocks stay in view on a phone', () => {
  for (const percent of [100, 150]) {
    test(`with text at ${percent} %`, async ({ page }) => {
      await aPlannedRanch(page);
      await page.goto('/herds?form=move');
      const dialog = page.getByRole('dialog', { name: 'Move herds' });
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      await dialog.getByRole('checkbox', { name: /^Cows/ }).check();
      await dialog.getByRole('checkbox', { name: /^Bulls/ }).check();
      await dialog.getByRole('radio', { name: /^Paddock 1 / }).check();
      await expect(dialog.getByText(/ planned .* for /)).toHaveCount(1);
      await expect(dialog.getByText(/Nobody has counted/)).toHaveCount(2);
      await expect(dialog.getByText(/within two hours/)).toHaveCount(2);
      const acts = dialog.getByRole('button', { name: 'Move', exact: true });
      await expect(acts).toBeInViewport({ ratio: 1 });
      const warnings = dialog.getByText(/Nobody has counted Cows/).locator('xpath=ancestor::*[@role="status"]');
      expect(await heightAbove(warnings)).toBeGreaterThan(844 / 2);
    });
  }
});
