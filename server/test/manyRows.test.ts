import { paths } from '@contract/paths';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../src/app';
import { signInAdmin } from './admins';
import { KEYED_WRITES, PLAIN_WRITES, type Write } from './everyWrite';
import { HostRanch } from './HostRanch';
import { addManyRows, LARGE, MANY } from './manyRows';
import { QueryWatch } from './QueryWatch';
import { SECRET, testConfig, TestApp } from './testApp';

jest.setTimeout(180_000);

const { v1, v3 } = paths;

let test: TestApp;
let app: FastifyInstance;
let watch: QueryWatch;
let large: HostRanch;
let small: HostRanch;
let admin: string;
beforeAll(async () => {
  test = await TestApp.start();
  [large, small] = [await HostRanch.start(test), await HostRanch.start(test)];
  admin = await signInAdmin(test);
  await addManyRows(test.db, large.uuid, test.clock.now());
  watch = new QueryWatch(test.db);
  const config = testConfig({ dataDir: test.dataDir, logLevel: 'silent' });
  app = await buildApp({ config, db: watch.db, clock: test.clock, secretKey: SECRET });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** The queries that read a large table whole while a call is answered, which must be answered well. */
async function wholeReads(method: string, base: string, { path, body, token }: Write): Promise<string[]> {
  const sent: InjectOptions = {
    method: method,
    url: `${base}${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body }),
  };
  let status = 0;
  const queries = await watch.during(async () => {
    status = (await app.inject(sent)).statusCode;
  });
  expect([status < 300, queries.length > 0]).toEqual([true, true]);
  const found: string[] = [];
  for (const query of queries) {
    const tables = await watch.readWhole(query, LARGE);
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${query.sql}`);
  }
  return found;
}

it('the watch sees a table that is read whole', async () => {
  const [query] = await watch.during(async () => {
    await watch.db.selectFrom('users').select('uuid').where('full_name', '=', 'nobody').execute();
  });
  expect(query && (await watch.readWhole(query, LARGE))).toEqual(['users']);
});

describe('R8: with 10,000 ranches and 10,000 members in one of them', () => {
  let people = 0;

  it.each([...KEYED_WRITES, ...PLAIN_WRITES])('$name reads no large table whole', async ({ name, prepare }) => {
    const write = await prepare(test, `writer${(people += 1)}`);
    expect(await wholeReads(name.split(' ')[0] ?? '', '/api/v1', write)).toEqual([]);
  });

  it.each([
    ['me', '/api/v3', () => `${v3.me}?include_multiple_ranches=true`],
    ["a small ranch's payment", '/api/v1', () => v1.payment(small.uuid)],
    ["a small ranch's team", '/api/v3', () => v3.team(small.uuid)],
    ["a small ranch's invitations", '/api/v1', () => v1.invitations(small.uuid)],
  ])('%s reads no large table whole', async (_what, base, path) => {
    expect(await wholeReads('GET', base, { path: path(), token: small.owner })).toEqual([]);
  });

  /** A page of a list of admins from some place on. */
  async function page(path: string, cursor: string) {
    const answer = await app.inject({
      url: `/api/v1${path}?cursor=${cursor}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    const { users, entries, next_cursor } = answer.json<{
      users?: unknown[];
      entries?: unknown[];
      next_cursor: string;
    }>();
    return { count: (users ?? entries ?? []).length, bytes: answer.rawPayload.length, next_cursor };
  }

  it.each([v1.adminUsers, v1.adminAudit])('%s gives 50 at a time and reads no large table whole', async (path) => {
    let cursor = '';
    for (let pages = 0; pages < 5; pages += 1) {
      const { count, bytes, next_cursor } = await page(path, cursor);
      expect(count).toBe(50);
      expect(bytes).toBeLessThan(20_000);
      expect(await wholeReads('GET', '/api/v1', { path: `${path}?cursor=${cursor}`, token: admin })).toEqual([]);
      cursor = next_cursor;
    }
  });

  it('the whole team comes in one answer, of at most 250 bytes a member', async () => {
    const answer = await app.inject({
      url: `/api/v3${v3.team(large.uuid)}`,
      headers: { authorization: `Bearer ${large.owner}` },
    });
    const team = answer.json<unknown[]>();
    expect(team).toHaveLength(MANY + 1);
    expect(answer.rawPayload.length).toBeLessThan(250 * team.length);
  });

  it('a change of one member there is answered with that member alone', async () => {
    const member = await large.addMember('newest@example.com', 'viewer');
    const { uuid } = (await test.me(member)).json<{ uuid: string }>();
    const write = { path: v1.member(large.uuid, uuid), body: { role: 'member' }, token: large.owner };
    expect(await wholeReads('PATCH', '/api/v1', write)).toEqual([]);
  });

  it('each reference from one table to another has an index, so that nothing is searched when its end goes', async () => {
    const { rows } = await sql<{ reference: string }>`
      select c.conrelid::regclass || '.' || a.attname as reference
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
      order by 1`.execute(test.db);
    expect(rows.map(({ reference }) => reference)).toEqual([]);
  });
});
