import { Client } from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';
import { kyselyOn } from './loadTables';
import { migrateWithin } from './migrate';

jest.setTimeout(60_000);

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const [RANCH, HERD, MINE, THEIRS, OTHER] = [1, 2, 3, 4, 5].map(uuid);
const RANCH_ROW = `insert into ranches (uuid, name, created_at, revision) values ('${RANCH}', 'Dry Creek', '2026-05-02', 2)`;

/** A group that wrote revision 2, and one that changed nothing and was remembered with the same revision. */
const ROWS = `${RANCH_ROW};
  insert into record_groups values
    ('${RANCH}', '${OTHER}', '', 1, '2026-05-02', '2026-05-02', 'Founded the ranch', null, null, null),
    ('${RANCH}', '${MINE}', '', 2, '2026-05-02', '2026-05-02', 'Imported 1 herd', '${MINE}', null, null),
    ('${RANCH}', '${THEIRS}', '', 2, '2026-05-02', '2026-05-02', 'Imported 1 herd', '${THEIRS}', null, null);
  insert into record_versions values
    ('${RANCH}', '${RANCH}', 1, '${OTHER}', '{}'), ('${RANCH}', '${HERD}', 2, '${MINE}', '{}');`;

let database: TestDatabase;
let client: Client;
beforeEach(async () => {
  database = await createEmptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

it('attack F4: a group of before that changed nothing loses the revision of another one', async () => {
  await migrateWithin(kyselyOn(client), '0012_move_notices');
  await client.query(ROWS);
  await migrateWithin(kyselyOn(client));
  const { rows } = await client.query('select uuid, revision, seen from record_groups order by uuid');
  expect(rows).toEqual([
    { uuid: MINE, revision: '2', seen: null },
    { uuid: THEIRS, revision: null, seen: '2' },
    { uuid: OTHER, revision: '1', seen: null },
  ]);
});

it('attack W1: a ranch of before is counted at its next group, and a new one from its first', async () => {
  await migrateWithin(kyselyOn(client), '0012_move_notices');
  await client.query(RANCH_ROW);
  await migrateWithin(kyselyOn(client));
  await client.query(`insert into ranches (uuid, name, created_at) values ('${HERD}', 'Old Mill', '2026-05-02')`);
  const { rows } = await client.query('select record_bytes from ranches order by uuid');
  expect(rows).toEqual([{ record_bytes: null }, { record_bytes: '0' }]);
});
