import { purgeDueAccounts } from '../accounts';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';
import { sweepGoneRanches } from './sweepRecords';

jest.setTimeout(60_000);

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(() => test.close());

const TABLES = ['records', 'record_versions', 'record_groups', 'record_lines'] as const;

async function ranchesIn(table: (typeof TABLES)[number]): Promise<string[]> {
  const rows = await test.db.selectFrom(table).select('ranch_uuid').distinct().execute();
  return rows.map(({ ranch_uuid }) => ranch_uuid);
}

const quiet = { info: () => undefined, error: () => undefined };

it('the record of a ranch goes with the account whose ranch it was alone, and no other', async () => {
  const [gone, kept] = [await GrazingRanch.start(test), await GrazingRanch.start(test)];
  for (const ranch of [gone, kept]) await ranch.write(Array.from({ length: 20 }, () => newRecord('herd')));
  await test.db
    .updateTable('users')
    .set({ deletion_scheduled_at: test.clock.now() })
    .where('email', '=', gone.host.email)
    .execute();
  await purgeDueAccounts({ db: test.db, clock: test.clock }, quiet);
  expect((await gone.read()).statusCode).toBe(401);
  await sweepGoneRanches(test.db);
  for (const table of TABLES) expect(await ranchesIn(table)).toEqual([kept.uuid]);
  expect(await test.db.selectFrom('ranches_gone').selectAll().execute()).toEqual([]);
  expect((await kept.page()).records).toHaveLength(22);
});

it('a record that a member wrote stays when their account goes', async () => {
  const ranch = await GrazingRanch.start(test);
  const token = await ranch.member('hand@example.com', 'member');
  const herd = newRecord('herd');
  await ranch.write([herd], token);
  await test.db
    .updateTable('users')
    .set({ deletion_scheduled_at: test.clock.now() })
    .where('email', '=', 'hand@example.com')
    .execute();
  await purgeDueAccounts({ db: test.db, clock: test.clock }, quiet);
  await sweepGoneRanches(test.db);
  expect(await ranch.record(herd.uuid)).toMatchObject({ data: herd.data });
});
