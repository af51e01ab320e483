import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { Client, escapeLiteral } from 'pg';
import { cleanUp, newDataDir, spawnServer, startServer } from '../../test/support/runningServer';
import { PASSWORD } from '../../test/support/testApp';
import { connect } from '../db/connect';
import { kyselyOn } from '../db/loadTables';
import { knownMigrations, migrateToLatest, migrateWithin } from '../db/migrate';
import { freePort } from '../platform/freePort';
import { hashOfToken, newToken } from '../platform/secrets';
import { runningEmbedded } from './withDatabase';

jest.setTimeout(120_000);
afterEach(cleanUp);

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: console.error };

/** Fills the fixture's names in. */
async function firstRelease(values: Record<string, string>): Promise<string> {
  const text = await readFile(join(__dirname, '../../test/fixtures/first_release.sql'), 'utf8');
  return text.replace(/:(password_hash|token_hash)\b/g, (_, name: string) => escapeLiteral(values[name] ?? ''));
}

/** A data folder as the first release left it, and the token of a session that somebody still has. */
async function firstDataDir(): Promise<{ dataDir: string; token: string }> {
  const [dataDir, token] = [await newDataDir(), newToken()];
  const token_hash = `\\x${hashOfToken(token).toString('hex')}`;
  const rows = await firstRelease({ token_hash, password_hash: await hash(PASSWORD) });
  await runningEmbedded(dataDir, log, async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await migrateWithin(kyselyOn(client), '0001_people_ranches_sessions');
    await client.query(rows);
    await client.end();
  });
  return { dataDir, token };
}

test('R5: a data folder of the first release is served by this one: rows live, people sign in, sessions go on', async () => {
  const { dataDir, token } = await firstDataDir();
  const { url } = await startServer(dataDir);
  const me = await fetch(`${url}/api/v3/user/me?include_multiple_ranches=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await me.json()).toMatchObject({
    email: 'maria@example.com',
    settings: { units: 'metric', colorScheme: 'restDays' },
    ranches: [{ name: 'Dry Creek', current_season_uuid: '44444444-4444-4444-8444-444444444444' }],
  });
  const call = (path: string, sent: object, session?: string) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
      body: JSON.stringify(sent),
    });
  const signedIn = await call('/auth/login', { email: 'sam@example.com', password: PASSWORD });
  expect(signedIn.status).toBe(200);
  // What later migrations brought works on rows of the first: an invitation to a ranch of then.
  const invitations = '/ranch/33333333-3333-4333-8333-333333333333/invitation';
  expect((await call(invitations, { email: 'new@example.com', role: 'member' }, token)).status).toBe(201);
});

test('R5: every row of the first release outlives the migrations, and new columns say that they hold nothing yet', async () => {
  const { dataDir } = await firstDataDir();
  await runningEmbedded(dataDir, log, async (url) => {
    const db = connect(url);
    const counts = async () => {
      const tables = ['users', 'ranches', 'memberships', 'subscriptions', 'sessions'] as const;
      const others = ['failed_checks', 'address_tries', 'idempotency_keys'] as const;
      const found = [...tables, ...others].map(async (table) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
        return [table, rows[0]?.n];
      });
      return Object.fromEntries(await Promise.all(found)) as Record<string, number>;
    };
    const before = await counts();
    expect(Object.values(before)).toEqual([2, 2, 3, 2, 1, 1, 1, 1]);
    await migrateToLatest(db);
    expect(await counts()).toEqual(before);
    const { rows: seasons } = await sql`
      select uuid, name, type, starts_on::text, ends_on from grazing_seasons`.execute(db);
    expect(seasons).toEqual([
      {
        uuid: '44444444-4444-4444-8444-444444444444',
        name: '2026',
        type: 'year',
        starts_on: '2026-01-01',
        ends_on: null,
      },
    ]);
    expect(await db.selectFrom('ranches').select(['revision', 'records_count']).orderBy('name').execute()).toEqual([
      { revision: 1, records_count: 2 },
      { revision: 1, records_count: 1 },
    ]);
    expect(await db.selectFrom('idempotency_keys').select('made_uuid').execute()).toEqual([{ made_uuid: null }]);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(await knownMigrations());
    await db.destroy();
  });
});

test('R5: a database of a newer release ends the start with one sentence and is not touched', async () => {
  const { dataDir } = await firstDataDir();
  await runningEmbedded(dataDir, log, async (url) => {
    const db = connect(url);
    await sql`insert into kysely_migration values ('0999_what_will_be', '2030-01-01')`.execute(db);
    await db.destroy();
  });
  const server = spawnServer(dataDir, await freePort());
  expect(await server.exited).toBe(1);
  expect(server.stderr()).toMatch(
    /^Grazewell did not start: the database is newer than this program, .* 0999_what_will_be: .*\.\n$/,
  );
  await runningEmbedded(dataDir, log, async (url) => {
    const db = connect(url);
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
    expect(rows).toEqual([{ name: '0001_people_ranches_sessions' }, { name: '0999_what_will_be' }]);
    await db.destroy();
  });
});
