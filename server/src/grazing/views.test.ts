import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { KIND_META } from '@contract/grazing/kindMeta';
import { RECORD_KINDS } from '@contract/grazing/records';
import { sql } from 'kysely';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { viewColumns, viewStatement } from '../../test/support/viewStatement';

jest.setTimeout(60_000);

const MIGRATIONS = join(__dirname, '../../migrations');

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

/** The name of the next migration, for a view. */
function nextMigration(view: string): string {
  const numbers = readdirSync(MIGRATIONS).map((file) => parseInt(file, 10));
  return `server/migrations/${String(Math.max(...numbers) + 1).padStart(4, '0')}_${view}.sql`;
}

it.each(RECORD_KINDS)('people who read the database with SQL find each field of a %s in a column', async (kind) => {
  const { view } = KIND_META[kind];
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns where table_name = ${view}
    order by ordinal_position`.execute(test.db);
  const shown = rows.map(({ name, type }) => `${name} ${type}`);
  if (isDeepStrictEqual(shown, viewColumns(kind))) return;
  const first = shown.length === 0 ? '' : `drop view ${view};\n`;
  throw new Error(`Write this into ${nextMigration(view)}:\n\n${first}${viewStatement(kind)}\n`);
});

it('columns have types, and what is deleted is not there', async () => {
  const ranch = await GrazingRanch.start(test);
  const [herd, paddock] = [randomUUID(), randomUUID()];
  const rain = newRecord('rain');
  const revision = await ranch.write([
    newRecord('herd', {}, herd),
    newRecord('paddock', {}, paddock),
    newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock] }),
    rain,
  ]);
  await ranch.write([{ kind: 'rain', uuid: rain.uuid, base: revision, data: null }]);
  const moves = await sql`
    select at, paddock_uuids, planned_days, off from grazing_moves where ranch_uuid = ${ranch.uuid}`.execute(test.db);
  expect(moves.rows).toEqual([
    { at: new Date('2026-04-20T12:00:00.000Z'), paddock_uuids: [paddock], planned_days: 3, off: null },
  ]);
  const rains = await sql`select from grazing_rain where ranch_uuid = ${ranch.uuid}`.execute(test.db);
  expect(rains.rows).toEqual([]);
});
