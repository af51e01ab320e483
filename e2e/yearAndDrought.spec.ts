import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, register } from './support/people';
import { A_PADDOCK, MOVE, serverRanch, type ServerRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce', timezoneId: 'UTC' });

const YEAR = new Date().getUTCFullYear();
const LAST = YEAR - 1;
const COWS = { animal: 'cows', head: 100, average_weight_lb: 1_200, gain_lb_per_day: 0, au_per_head: null };

const add = (kind: string, data: object, uuid: string = randomUUID()) => ({ kind, uuid, base: null, data });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A herd that was in Creek in May of last year. */
async function lastYear(ranch: ServerRanch): Promise<string> {
  const [cows, creek] = [randomUUID(), randomUUID()];
  const at = (day: string) => `${LAST}-${day}T12:00:00.000Z`;
  await ranch.write(
    'Wrote last year',
    add('herd', { name: 'Cows', color: '#2b66a3', ours: true, retired_at: null, note: '' }, cows),
    add('paddock', { ...A_PADDOCK, name: 'Creek' }, creek),
    add('count', {
      ...{ herd_uuid: cows, at: at('01-01'), reason: 'counted', note: '' },
      classes: [{ ...COWS, intake_percent: null }],
    }),
    add('move', { ...MOVE, herd_uuid: cows, at: at('05-01'), paddock_uuids: [creek] }),
    add('move', { ...MOVE, herd_uuid: cows, at: at('05-11'), paddock_uuids: [], off: 'corral' }),
  );
  return cows;
}

test('EVIDENCE 12.13: a year is attested, a move of it changes, and the sheet counts that; the history has both', async ({
  page,
}) => {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  await lastYear(ranch);
  await page.goto(`/grazing/year?year=${LAST}`);
  await expect(page.getByRole('table', { name: 'Land and animals' })).toContainText('1,000');
  await expectAccessible(page);
  await button(page, /^Attest: /).click();
  const form = page.getByRole('dialog', { name: /^Attest .*, \d{4}$/ });
  await expect(form.getByLabel('What you attest')).toHaveValue(/^I have managed the land named /);
  await form.getByLabel('Your name').fill('Maria Cruz');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('No entries of the year were changed since.')).toBeVisible();

  const move = (await ranch.moves()).find(({ data }) => data.off === null);
  await ranch.write('Changed a move', {
    kind: 'move',
    uuid: move?.uuid,
    base: move?.revision,
    data: { at: `${LAST}-05-03T12:00:00.000Z` },
  });
  await page.reload();
  await expect(page.getByText('1 entry was changed since')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Land and animals' })).toContainText('800');
  const answer = await page.request.get(`/api/v1/ranch/${ranch.uuid}/export/history.jsonl`);
  const lines = (await answer.text()).split('\n');
  const of = (uuid: string) => lines.filter((line) => line.includes(`"uuid":"${uuid}"`) && line.includes('"changes"'));
  expect(of(move?.uuid ?? '')).toHaveLength(2);
  const attestation = (await ranch.records()).find(({ kind }) => kind === 'attestation');
  expect(of(attestation?.uuid ?? '')).toHaveLength(1);
});

test('EVIDENCE 12.12: a condition of the drought plan is met and decided; later rain changes the figure alone', async ({
  page,
}) => {
  await register(page, newPerson());
  const ranch = await serverRanch(page);
  await lastYear(ranch);
  await page.goto('/grazing/drought');
  await button(page, /^(Enter|Change) normal rain$/).click();
  const normal = page.getByRole('dialog', { name: /^Normal rain/ });
  await expect(normal.getByRole('textbox')).toHaveCount(12);
  for (const field of await normal.getByRole('textbox').all()) await field.fill('2');
  await normal.getByRole('button', { name: 'Save' }).click();
  await expect(normal).toBeHidden();
  await ranch.write(
    'Wrote a drought',
    add('rain', { on: `${LAST}-09-01`, inches: 1 }),
    add('rain', { on: `${LAST}-11-01`, inches: 3 }),
    add('trigger', {
      ...{ name: 'Fall rain', on_day: '01-01', indicator: 'rain_percent', from_day: '10-01', to_day: '12-31' },
      ...{ threshold: 75, side: 'below', action: 'Sell cows', animal: 'cows', head_percent: 30, retired_at: null },
      note: '',
    }),
  );
  const row = page
    .getByRole('table', { name: 'Year by year' })
    .getByRole('row')
    .filter({ hasText: `Jan 1, ${YEAR}` });
  await expect(row).toContainText('50 % (met when below 75 %)');
  await expect(row).toContainText('Met');
  await expect(row.getByRole('link', { name: '30 cows out of Cows' })).toBeVisible();
  await expectAccessible(page);
  await button(page, `Decide: Fall rain, ${YEAR}`).click();
  const form = page.getByRole('dialog', { name: 'Decide' });
  await form.getByLabel('Decided').selectOption({ label: 'Put off' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Put off');

  await ranch.write('Wrote late rain', add('rain', { on: `${LAST}-12-01`, inches: 3 }));
  await expect(row).toContainText('100 % (met when below 75 %)');
  await expect(row).toContainText('The figure then: 50 %.');
});
