import { randomUUID } from 'node:crypto';
import { RECORD_KINDS, rulesOf, type RecordKind } from '@contract/grazing/records';
import { sql } from 'kysely';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const VIEWS: Record<RecordKind, string> = {
  ranch: 'grazing_ranches',
  season: 'grazing_seasons',
  paddock: 'grazing_paddocks',
  herd: 'grazing_herds',
  count: 'grazing_counts',
  transfer: 'grazing_transfers',
  move: 'grazing_moves',
  plan: 'grazing_plans',
  forage: 'grazing_forage',
  feed: 'grazing_feed',
  mark: 'grazing_marks',
  place: 'grazing_places',
  task: 'grazing_tasks',
  note: 'grazing_notes',
  rain: 'grazing_rain',
};
const COMMON = ['ranch_uuid', 'uuid', 'revision', 'changed_at', 'changed_by'];

it.each(RECORD_KINDS)('people who read the database with SQL find each field of a %s in a column', async (kind) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = ${VIEWS[kind]}
    order by ordinal_position`.execute(test.db);
  expect(rows.map(({ name }) => name)).toEqual([...COMMON, ...Object.keys(rulesOf(kind))]);
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
