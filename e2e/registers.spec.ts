import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { newPerson, register } from './support/people';
import { addHerd } from './support/record';
import { added, A_PADDOCK, serverRanch, type ServerRanch } from './support/serverRanch';
import { expect, expectAccessible, test } from './support/test';

test.use({ reducedMotion: 'reduce' });

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const LABEL = {
  ...{ product_uuid: null, product: 'Ivomec', active: 'Ivermectin', reg_no: '', batch: 'B-22', expires_on: null },
  ...{ dose: 1, dose_unit: 'ml', dose_per_lb: 110, total: 400, route: 'subcutaneous', site: '' },
  ...{ meat_days: 35, milk_hours: null, export_days: 0, organic: null, not_for_food: false, extralabel: false },
};
const TREATMENT = {
  ...{ last_at: null, animal: 'cows', head: 40, tags: [], reason: 'Lice', by: 'Bo', vet: '', prescription: '' },
  ...{ supplier: '', proof: '', cost: null, note: '' },
  ...LABEL,
};
const SPRAYED = {
  ...{ acres: null, what: 'herbicide', product_uuid: null, product: 'Remedy', batch: '', rate: 2, rate_unit: 'pt/ac' },
  ...{ lb: null, n_percent: null, graze_days: 14, export_days: null, by: 'Bo', note: '' },
};

/** Cows that were treated `count` times, once by name without days, and a paddock that was sprayed. */
async function treated(page: Page, count: number): Promise<ServerRanch> {
  await register(page, newPerson());
  await addHerd(page, 'Cows', '120');
  const ranch = await serverRanch(page);
  const herd = async () => (await ranch.records()).find(({ kind }) => kind === 'herd')?.uuid;
  await expect.poll(herd).toBeDefined();
  const cows = await herd();
  const creek = added('paddock', { ...A_PADDOCK, name: 'Creek' });
  const ofCows = (fields: object) => added('treatment', { herd_uuid: cows, ...TREATMENT, ...fields });
  await ranch.write(
    'Treated',
    creek,
    ...Array.from({ length: count - 1 }, (_none, index) => ofCows({ at: ago(2 + index / 24) })),
    ofCows({ at: ago(1), animal: null, head: null, tags: ['840', 'US 12'], meat_days: null, by: '' }),
    added('paddock_treatment', { ...SPRAYED, paddock_uuid: creek.uuid, at: ago(1) }),
  );
  await page.goto('/herds');
  await page.getByRole('link', { name: 'Treatments' }).click();
  await expect(page.getByRole('table', { name: 'Treatments' }).getByRole('row')).toHaveCount(count + 1);
  return ranch;
}

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Treatments of animals' }).getByRole('row');

test('ANIMALS 10.9: the registers and the downloaded CSV file have the same treatments; empty cells are named', async ({
  page,
}) => {
  await treated(page, 3);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('heading', { name: 'Print the register' })).toBeVisible();
  for (const [name, cells] of [
    ['United States', '2; Cows: 840, US 12'],
    ['Australia', 'Cows: 840, US 12'],
    ['European Union', 'meat: not recorded'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(rowsOf(page)).toHaveCount(4);
    await expect(rowsOf(page).last()).toContainText(cells);
    await expect(rowsOf(page).last()).toContainText('not recorded');
    await expect(page.getByText(/^\d+ cells are not recorded\.$/)).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText(/complian|certif/i);
    await expectAccessible(page);
  }
  await page.goto('/settings/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'treatments.csv', exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const rows = parse<Record<string, string>>(Buffer.concat(chunks), { columns: true, bom: true });
  expect(rows.map(({ product, tags, meat_days }) => [product, tags, meat_days])).toEqual([
    ['Ivomec', '', '35'],
    ['Ivomec', '', '35'],
    ['Ivomec', '840; US 12', ''],
  ]);
});

test('each register is printed across the sheet, its foot and all of its rows on paper', async ({ page }, info) => {
  await treated(page, 60);
  for (const [name, tables] of [
    ['us_530_5', 1],
    ['au_lpa', 2],
    ['eu_2019_6', 1],
  ] as const) {
    await page.goto(`/herds/treatments/print?register=${name}`);
    await expect(rowsOf(page)).toHaveCount(61);
    await expect(page.getByRole('article').getByRole('table')).toHaveCount(tables);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Print the register' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Register of treatments' })).toBeVisible();
    await expect(page.getByText(/^This register has the fields that we read in the rule named above\./)).toBeVisible();
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true, path: info.outputPath(`${name}.pdf`) })).toString('latin1');
    const [, width = '0', height = '0'] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  }
});
