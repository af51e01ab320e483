import type { Page } from '@playwright/test';
import { button, field, press, tabTo, type } from './support/keyboard';
import { settled } from './support/plans';
import { serverRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

// Far from the ranch, where it is another day for most of the day.
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 780 }, timezoneId: 'Asia/Tokyo' });

const ZONE = 'America/Denver';

/** A ranch in Denver with 120 cows, whose owner works in kilograms. */
async function ranchInDenver(page: Page) {
  await settled(page);
  const ranch = await serverRanch(page);
  const { origin } = ranch;
  const known = (await ranch.records()).find(({ kind }) => kind === 'ranch');
  const zone = { kind: 'ranch', uuid: ranch.uuid, base: known?.revision, data: { time_zone: ZONE } };
  await ranch.write('Set the time zone', zone);
  const metric = await page.request.patch('/api/v1/user/me', {
    headers: { origin },
    data: { settings: { units: 'metric' } },
  });
  expect(metric.status()).toBe(200);
  await page.goto('/herds');
  await press(page, page.getByRole('link', { name: 'Cows', exact: true }));
  await expect(page.getByRole('heading', { name: 'Cows', level: 1 })).toBeVisible();
  return ranch;
}

/** What a field takes for now, in the zone of the ranch: without the minutes, which go on. */
function hourInDenver(): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(new Date()).replace(' ', 'T').slice(0, 13);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('ANIMALS 10.12: by keyboard alone a herd is treated on a narrow phone, in the time of the ranch', async ({
  page,
}) => {
  const ranch = await ranchInDenver(page);
  await press(page, button(page, 'Treat'));
  const dialog = page.getByRole('dialog', { name: 'Treat' });
  await expect(dialog).toBeVisible();
  const before = hourInDenver();
  const when = await dialog.getByLabel('When', { exact: true }).inputValue();
  expect([before, hourInDenver()]).toContain(when.slice(0, 13));
  const product = dialog.getByLabel('Product', { exact: true });
  await tabTo(page, product);
  await page.keyboard.type('Ivomec');
  await type(page, dialog.getByLabel('Meat, days'), '-1');
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  // What was typed is kept, and it is said what is wrong with it.
  await expect(dialog.getByLabel('Meat, days')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Meat, days')).toHaveValue('-1');
  await expect(product).toHaveValue('Ivomec');
  await type(page, dialog.getByLabel('Meat, days'), '35');
  await expect(dialog.getByText(/^Safe for meat from/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('link', { name: /^In withdrawal until .* \(meat\): up to 120 of 120 head$/ }),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect.poll(async () => (await ranch.records()).filter(({ kind }) => kind === 'treatment').length).toBe(1);
});

test('ANIMALS 10.12: by keyboard alone three cows are weighed in kilograms, and the record has pounds', async ({
  page,
}) => {
  const ranch = await ranchInDenver(page);
  await press(page, button(page, 'Weigh'));
  const dialog = page.getByRole('dialog', { name: 'Weigh' });
  await expect(dialog).toBeVisible();
  for (const kg of ['500', '510', '520']) {
    await type(page, field(page, 'Weight'), kg);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText(/^3 weights, mean 510 kg/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Weights' }).getByText('500 to 520 kg')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const weighed = async () => (await ranch.records()).find(({ kind }) => kind === 'weighing')?.data.entries;
  await expect.poll(weighed).toHaveLength(3);
  const [first] = (await weighed()) as { lb: number }[];
  // What is typed is kept as it was typed: rule K3 rounds files alone.
  expect(first?.lb).toBeCloseTo(500 / 0.45359237, 6);
});
