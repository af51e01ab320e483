import { sql } from 'kysely';
import type { ApiKey } from '@contract/keys/apiKey';
import { aWantedKey } from '../../test/support/aWantedKey';
import { backUp, newFolder, restoreInto } from '../../test/support/backedUp';
import { HostRanch, joining } from '../../test/support/HostRanch';
import { resetTokenFor } from '../../test/support/mailbox';
import { PASSWORD, TestApp } from '../../test/support/testApp';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/testDatabase';
import { connect } from '../db/connect';
import type { Db } from '../db/Database';

let before: TestApp;
let target: TestDatabase;
let files: Awaited<ReturnType<typeof newFolder>>;
beforeEach(async () => {
  [before, target, files] = await Promise.all([TestApp.start(), createEmptyDatabase(), newFolder()]);
});
afterEach(async () => {
  await before.close();
  await Promise.all([target.drop(), files.remove()]);
});

/** A server on what a backup of the first one's database was restored to. */
async function restored(): Promise<TestApp> {
  const file = files.at('ranches.backup');
  await backUp(before.databaseUrl, file);
  await restoreInto({ databaseUrl: target.url }, file);
  return TestApp.start({ reroute: async () => target.url });
}

/** Every table's rows, and the shape of everything. */
async function allOf(db: Db) {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_type = 'BASE TABLE' and not starts_with(table_name, 'kysely_') order by 1`.execute(db);
  const rows = tables.rows.map(async ({ name }) => {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    return [name, found.rows.map(({ row }) => row)] as const;
  });
  const foreignKeys = await sql`
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(db);
  const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(db);
  return { rows: await Promise.all(rows), foreignKeys: foreignKeys.rows, indexes: indexes.rows };
}

/** Takes back the line that a restore adds to each chain, by which a restored place differs. */
async function withoutRestoreLine(db: Db): Promise<void> {
  const { rows } = await sql`
    with added as (delete from record_lines where line ->> 'type' = 'restore' returning ranch_uuid, line)
    update ranches set chain_n = chain_n - 1, chain_sha256 = decode(added.line ->> 'prev', 'hex')
    from added where added.ranch_uuid = ranches.uuid returning ranches.uuid`.execute(db);
  expect(rows).toHaveLength(2);
}

test('what is restored is what was there: every row, every key, every index', async () => {
  const host = await HostRanch.start(before, 'Tab\there, "quotes", \\back\\slash, Straße 🐄');
  await host.tokenFor('guest@example.com');
  await before.login('nobody@example.com', 'wrong');
  await before.register({ email: 'key@example.com' }, { headers: { 'idempotency-key': 'one' } });
  await resetTokenFor(before, host.email);
  await before.post(
    `/api/v1/ranch/${host.uuid}/key`,
    aWantedKey(before.clock.now(), { source: 'Calendar', scopes: ['calendar'] }),
    { token: host.owner },
  );
  const after = await restored();
  await withoutRestoreLine(after.db);
  const [one, other] = [await allOf(before.db), await allOf(after.db)];
  const filled = one.rows.filter(([, rows]) => rows.length > 0).map(([name]) => name);
  expect(filled).toEqual(
    expect.arrayContaining(['users', 'sessions', 'invitations', 'one_time_tokens', 'limit_counts', 'api_keys']),
  );
  // A restore begins another epoch of the grazing record, whose readers then read it again.
  const [epoch, newEpoch] = [one, other].map(({ rows }) => rows.find(([name]) => name === 'record_epoch'));
  expect(newEpoch).not.toEqual(epoch);
  // Its owners are told of it.
  const [, toTell] = other.rows.find(([name]) => name === 'restore_mails') ?? [];
  expect(toTell).not.toEqual([]);
  const follows = ['record_epoch', 'restore_mails'];
  const apart = ({ rows, ...rest }: typeof one) => ({
    ...rest,
    // Keys are off since, and otherwise as they were: the time of that is the third from the end of their rows.
    rows: rows
      .filter(([name]) => !follows.includes(name))
      .map(([name, all]) => [
        name,
        name === 'api_keys' ? all.map((row) => row.replace(/,[^,]*(,[^,]*,[^,]*\))$/, '$1')) : all,
      ]),
  });
  expect(apart(other)).toEqual(apart(one));
  await after.close();
});

test('sessions, passwords and links are as they were: what was open opens, what was spent stays spent', async () => {
  const host = await HostRanch.start(before);
  const invited = await host.tokenFor('guest@example.com');
  const spent = await host.tokenFor('spent@example.com');
  expect((await before.post('/api/v1/auth/join', joining('spent@example.com', spent))).statusCode).toBe(201);
  const ended = await before.newcomer('ended@example.com');
  await before.call('POST', '/api/v1/auth/logout', { token: ended });
  const reset = await resetTokenFor(before, 'ended@example.com');

  const after = await restored();
  after.clock.advance(before.clock.now().getTime() - after.clock.now().getTime());
  expect((await after.me(host.owner)).statusCode).toBe(200);
  expect((await after.me(ended)).statusCode).toBe(401);
  expect((await after.login(host.email, PASSWORD)).statusCode).toBe(200);
  const join = (email: string, token: string) => after.post('/api/v1/auth/join', joining(email, token));
  expect((await join('spent@example.com', spent)).json()).toMatchObject({ code: 'token_used' });
  expect((await join('guest@example.com', invited)).statusCode).toBe(201);
  const redeem = () => after.post('/api/v1/auth/password-reset', { token: reset, password: 'five lame ducks at noon' });
  expect((await redeem()).statusCode).toBe(204);
  expect((await redeem()).statusCode).toBeGreaterThanOrEqual(400);
  await after.close();
});

test('OPEN §6: after a restore all keys are off until one press switches them on, and a revoked one stays revoked', async () => {
  const host = await HostRanch.start(before);
  const make = async () => {
    const made = await before.post(`/api/v1/ranch/${host.uuid}/key`, aWantedKey(before.clock.now()), {
      token: host.owner,
    });
    return made.json<{ uuid: string; key: string }>();
  };
  const [kept, revoked] = [await make(), await make()];
  await before.call('DELETE', `/api/v1/ranch/${host.uuid}/key/${revoked.uuid}`, { token: host.owner });
  const after = await restored();
  const statusOf = async ({ key }: { key: string }) =>
    (await after.get(`/api/v1/ranch/${host.uuid}/export/herds.csv?key=${key}`)).statusCode;
  expect([await statusOf(kept), await statusOf(revoked)]).toEqual([401, 401]);
  const [listed] = (await after.get(`/api/v1/ranch/${host.uuid}/key`, { token: host.owner })).json<ApiKey[]>();
  expect(listed).toMatchObject({ uuid: kept.uuid, off_since: expect.any(String) });
  const on = await after.post(`/api/v1/ranch/${host.uuid}/key/on`, { uuids: [kept.uuid] }, { token: host.owner });
  expect([on.statusCode, await statusOf(kept), await statusOf(revoked)]).toEqual([204, 200, 401]);
  await after.close();
});

test('a database that is not empty takes no backup and stays as it is', async () => {
  await before.newcomer('maria@example.com');
  const file = files.at('ranches.backup');
  await backUp(before.databaseUrl, file);
  await expect(restoreInto({ databaseUrl: before.databaseUrl }, file)).rejects.toThrow(
    'the database is not empty: restore into a new one.',
  );
  expect((await before.login('maria@example.com', PASSWORD)).statusCode).toBe(200);
  await expect(backUp(target.url, files.at('other'))).rejects.toThrow('nothing has been made in the database yet.');
});

test('a backup of rows that do not fit together restores nothing', async () => {
  await before.newcomer('maria@example.com');
  await sql`alter table memberships drop constraint memberships_user_uuid_fkey`.execute(before.db);
  await sql`update memberships set user_uuid = gen_random_uuid()`.execute(before.db);
  const file = files.at('ranches.backup');
  await backUp(before.databaseUrl, file);
  await expect(restoreInto({ databaseUrl: target.url }, file)).rejects.toThrow(/violates foreign key constraint/);
  await restoreNothing();
});

async function restoreNothing(): Promise<void> {
  const db = connect(target.url);
  const { rows } = await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(db);
  await db.destroy();
  expect(rows).toEqual([]);
}

test('there is nothing in the database that a backup would leave out', async () => {
  const others = await sql`
    select relname, relkind from pg_class where relnamespace = 'public'::regnamespace
    and relkind not in ('r', 'i', 'v')`.execute(before.db);
  expect(others.rows).toEqual([]);
  const schemas = await sql`
    select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')
    union all select oid::text from pg_largeobject_metadata`.execute(before.db);
  expect(schemas.rows).toEqual([]);
});
