import { WITH_BRANDS as NEW } from '../../test/support/addedField';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

/** A release that has added a field to herds. */
jest.mock('@contract/grazing/changes', () => ({
  ...jest.requireActual<object>('@contract/grazing/changes'),
  SCHEMA_VERSION: 90,
}));

jest.setTimeout(60_000);

const OLD = NEW - 1;
let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

/** What becomes of one change by a sender of that version. */
async function apply(change: object, schema: number) {
  const response = await ranch.send([aGroup([change])], ranch.host.owner, { schema });
  return response.json<{ results: { status: string; revision: number; code?: string; details?: object }[] }>()
    .results[0];
}
const revisionOf = async (change: object, schema: number) => (await apply(change, schema))?.revision ?? -1;
const brandOf = async (uuid: string) => ((await ranch.record(uuid))?.data as { brand?: string } | undefined)?.brand;
const branded = (brand: string) => {
  const herd = newRecord('herd');
  return { ...herd, data: { ...herd.data, brand } };
};

it('a new record of an older sender has the default, and of a newer one the field is asked for', async () => {
  const herd = newRecord('herd');
  expect(await apply(herd, OLD)).toMatchObject({ status: 'applied' });
  expect(await brandOf(herd.uuid)).toBe('none');
  expect(await apply(newRecord('herd'), NEW)).toMatchObject({
    code: 'invalid',
    details: { brand: 'This field is required' },
  });
  const own = branded('Bar 7');
  expect(await apply(own, NEW)).toMatchObject({ status: 'applied' });
  expect(await brandOf(own.uuid)).toBe('Bar 7');
});

it('a server that does not have the version yet refuses nothing', async () => {
  const response = await ranch.send([aGroup([branded('Bar 7')])], ranch.host.owner, { schema: NEW + 1 });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
});

it('a deleted record that an older sender brings back keeps what it had', async () => {
  const herd = branded('Bar 7');
  const made = await revisionOf(herd, NEW);
  const base = await revisionOf({ kind: 'herd', uuid: herd.uuid, base: made, data: null }, NEW);
  const back = { ...newRecord('herd', { name: 'Back' }, herd.uuid), base };
  expect(await apply(back, NEW)).toMatchObject({ code: 'invalid' });
  expect(await apply(back, OLD)).toMatchObject({ status: 'applied' });
  expect((await ranch.record(herd.uuid))?.data).toMatchObject({ name: 'Back', brand: 'Bar 7' });
});

it('what was stored without the field is read with its default everywhere, and stays as it was stored', async () => {
  const uuid = randomUUID();
  const herd = newRecord('herd', {}, uuid);
  const revision = await revisionOf(herd, OLD);
  await sql`update records set data = data - 'brand' where uuid = ${uuid}`.execute(test.db);
  await sql`update record_versions set data = data - 'brand' where uuid = ${uuid}`.execute(test.db);
  const read = async <Answer>(path: string) =>
    (await test.get(`${ranch.path}/${path}`, { token: ranch.host.owner })).json<Answer>();
  interface Records {
    records: { uuid: string; data: { brand?: string } }[];
  }
  const inFile = (await read<Records>('export/records.json')).records.find((each) => each.uuid === uuid);
  expect([await brandOf(uuid), inFile?.data.brand]).toEqual(['none', 'none']);
  const { versions } = await read<{ versions: object[] }>(`records/${uuid}/history`);
  const related = await read<{ versions: object[] }>(`records/${uuid}/history?related=true`);
  expect([...versions, ...related.versions]).toMatchObject([{ data: { brand: 'none' } }, { data: { brand: 'none' } }]);
  // Equal data: it was made once.
  expect(await apply(herd, OLD)).toMatchObject({ status: 'applied', revision: null });
  expect(await apply({ ...herd, data: { ...herd.data, brand: 'none' } }, NEW)).toMatchObject({ revision: null });
  const { rows } = await sql<{ data: object }>`
    select data from records where uuid = ${uuid}
    union all select data from record_versions where uuid = ${uuid}`.execute(test.db);
  expect(rows.map(({ data }) => 'brand' in data)).toEqual([false, false]);
  await revisionOf({ kind: 'herd', uuid, base: revision, data: null }, NEW);
  const deleted = await read<{ groups: { records: { data: object }[] }[] }>('deleted');
  expect(deleted.groups[0]?.records[0]?.data).toMatchObject({ brand: 'none' });
});
