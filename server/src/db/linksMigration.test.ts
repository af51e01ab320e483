import { Client } from 'pg';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';
import { kyselyOn } from './loadTables';
import { migrateWithin } from './migrate';

jest.setTimeout(60_000);

const BEFORE = '0004_invitations_of_a_ranch';
const AFTER = '0007_links_of_partners';
const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

/** Links and contracts as they were kept before each knew of the other. */
const ROWS = `
  insert into ranches values ('${uuid(1)}', 'Dry Creek', null, '2026-05-02'), ('${uuid(2)}', 'Old Mill', null, '2026-01-02');
  insert into contract_links (uuid, token_hash, program, created_at, expires_at, ended_as, ended_at) values
    ('${uuid(3)}', '\\x01', 'Carbon', '2026-05-01', '2026-05-31', 'used', '2026-05-02'),
    ('${uuid(4)}', '\\x02', 'Carbon', '2026-05-03', '2026-06-02', null, null);
  insert into contracts values
    ('${uuid(5)}', '${uuid(1)}', 'Carbon', 'Ms', 'Montana', '59001', 3, 'cow', '{}', '2026-05-02'),
    ('${uuid(6)}', '${uuid(2)}', 'Soil', 'Mr', 'Texas', '75001', 1, 'seed', '{}', '2026-01-02');
  insert into audit_log values
    ('${uuid(7)}', '2026-05-01', 'admin@example.com', 'pat@example.com', 'contract_link_made', '::1'),
    ('${uuid(8)}', '2026-05-03', 'admin@example.com', '', 'contract_link_made', '::1');`;

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

it('links and contracts from before find each other, and a contract whose link is gone gets one again', async () => {
  await migrateWithin(kyselyOn(client), BEFORE);
  await client.query(ROWS);
  await migrateWithin(kyselyOn(client), AFTER);
  const { rows: contracts } = await client.query('select uuid, link_uuid from contracts order by uuid');
  expect(contracts).toEqual([
    { uuid: uuid(5), link_uuid: uuid(3) },
    { uuid: uuid(6), link_uuid: uuid(6) },
  ]);
  const { rows: links } = await client.query('select uuid, program, email, ended_as from contract_links order by uuid');
  expect(links).toEqual([
    { uuid: uuid(3), program: 'Carbon', email: 'pat@example.com', ended_as: 'used' },
    { uuid: uuid(4), program: 'Carbon', email: null, ended_as: null },
    { uuid: uuid(6), program: 'Soil', email: null, ended_as: 'used' },
  ]);
});
