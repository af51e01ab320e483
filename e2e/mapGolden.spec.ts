import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { newPerson, register } from './support/people';
import { expect, test } from './support/test';

interface Golden {
  exports: { file: string; pastures: { pasture: string; acres: number }[] }[];
}
interface Land {
  features: { properties: { name: string }; geometry: object }[];
}

const folder = process.env.GOLDEN_DATA;
const file = (name: string) => join(folder ?? '', 'tomkat', name);
const read = <T>(name: string): T => JSON.parse(readFileSync(file(name), 'utf8')) as T;
/** 0.001 %. */
const NEAR = 1e-5;

const paddock = (name: string, shape: object) => ({
  kind: 'paddock',
  uuid: randomUUID(),
  base: null,
  data: {
    name,
    shape,
    acres: null,
    grazeable_percent: 100,
    rating: null,
    parent_uuid: null,
    starts_at: null,
    retired_at: null,
    rest_target_days: null,
    grass_type: '',
    note: '',
  },
});

/** Writes paddocks as one group of changes, and answers what `paddocks.csv` says of them then. */
async function written(request: APIRequestContext, person: { email: string; password: string }, land: Land) {
  const { email, password } = person;
  const login = await request.post('/api/v1/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const me = await request.get('/api/v3/user/me?include_multiple_ranches=true', { headers });
  const { ranches } = (await me.json()) as { ranches: [{ ranch_uuid: string }] };
  const path = `/api/v1/ranch/${ranches[0].ranch_uuid}`;
  const at = new Date().toISOString();
  const changes = land.features.map(({ properties, geometry }) => paddock(properties.name, geometry));
  const group = { uuid: randomUUID(), at, label: 'Wrote real paddocks', import_uuid: null, changes };
  const answer = await request.post(`${path}/changes`, { headers, data: { schema: 1, sent_at: at, groups: [group] } });
  expect(await answer.json()).toMatchObject({ results: [{ status: 'applied' }] });
  const csv = await request.get(`${path}/export/paddocks.csv`, { headers });
  return parse<Record<string, string>>(await csv.text(), { columns: true, bom: true });
}

test('the paddocks of a real ranch have the acres that its own exports name, written down and on the page', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.skip(folder === undefined || !existsSync(file('paddocks.geojson')), 'GOLDEN_DATA names no folder with them');
  const land = read<Land>('paddocks.geojson');
  const person = newPerson();
  await register(page, person);
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const rows = await written(request, person, land);
  await request.dispose();
  expect(rows).toHaveLength(75);
  const acres = new Map(rows.map((row) => [(row.name ?? '').toLowerCase(), Number(row.acres)]));
  for (const { pastures } of read<Golden>('golden.json').exports) {
    const compared = pastures.flatMap(({ pasture, acres: expected }) => {
      const own = acres.get(pasture.toLowerCase());
      return own === undefined ? [] : [{ pasture, off: Math.abs(own / expected - 1) }];
    });
    expect(compared.length).toBeGreaterThanOrEqual(72);
    expect(compared.filter(({ off }) => !(off <= NEAR))).toEqual([]);
  }

  await page.goto('/paddocks');
  const table = page.getByRole('table');
  const shown = new Map<string, string>();
  // Only the rows in view are there.
  await expect(async () => {
    for (const cells of await table
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)))) {
      const [name = '', text = ''] = cells;
      if (acres.has(name.toLowerCase())) shown.set(name.toLowerCase(), text);
    }
    await page.mouse.wheel(0, 500);
    expect(shown.size).toBe(acres.size);
  }).toPass();
  for (const [name, text] of shown) {
    const number = Number((/[\d.,]+/.exec(text)?.[0] ?? 'NaN').replaceAll(',', ''));
    // The page rounds to tenths.
    expect(Math.abs(number - (acres.get(name) ?? NaN)), name).toBeLessThanOrEqual(0.05 + 1e-9);
  }
});
