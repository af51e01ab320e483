import { adminPaths } from '@contract/admin/adminPaths';
import { paths } from '@contract/http/paths';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../src/app/buildApp';
import { signInAdmin } from '../support/admins';
import { requestOf, type CallSample } from '../support/CallSample';
import { EVERY_CALL, isEndless } from '../support/everyCall';
import { HostRanch } from '../support/HostRanch';
import { addManyRows, LARGE, MANY } from '../support/manyRows';
import { QueryWatch } from '../support/QueryWatch';
import { NOT_OF_PEOPLE, tablesOf } from '../support/tables';
import { SECRET, testConfig, TestApp, VAPID_KEY } from '../support/testApp';

jest.setTimeout(180_000);

const { v1, v3 } = paths;

let test: TestApp;
let app: FastifyInstance;
let watch: QueryWatch;
let large: HostRanch;
let admin: string;
beforeAll(async () => {
  test = await TestApp.start();
  large = await HostRanch.start(test);
  admin = await signInAdmin(test);
  await addManyRows(test.db, large.uuid, test.clock.now());
  watch = new QueryWatch(test.db);
  const config = testConfig({ dataDir: test.dataDir, logLevel: 'silent' });
  app = await buildApp({ config, db: watch.db, clock: test.clock, secretKey: SECRET, vapidKey: VAPID_KEY });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: object;
  token?: string;
}

/** The queries that read a large table whole while a call is answered, which must be answered well. */
async function wholeReads({ method, path, headers, body, token }: Request, asksDatabase = true): Promise<string[]> {
  const sent: InjectOptions = {
    method,
    url: path,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body }),
  };
  let status = 0;
  const queries = await watch.during(async () => {
    status = (await app.inject(sent)).statusCode;
  });
  expect([status < 300, queries.length > 0]).toEqual([true, asksDatabase]);
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

it('every table is filled, or holds only what passes', async () => {
  const small = Object.values(NOT_OF_PEOPLE).flat();
  expect((await tablesOf(test.db)).filter((name) => ![...LARGE, ...small].includes(name))).toEqual([]);
});

describe('R8: with 10,000 ranches and 10,000 members in one of them', () => {
  let people = 0;

  it.each(EVERY_CALL.filter((sample) => !isEndless(sample)))(
    '$call reads no large table whole',
    async (sample: CallSample) => {
      const request = requestOf(sample, await sample.prepare(test, `writer${(people += 1)}`));
      const asksDatabase = !('asksDatabase' in sample);
      expect(await wholeReads(request, asksDatabase)).toEqual([]);
    },
  );

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

  it.each([adminPaths.users, adminPaths.audit])(
    '%s gives 50 at a time and reads no large table whole',
    async (path) => {
      let cursor = '';
      for (let pages = 0; pages < 5; pages += 1) {
        const { count, bytes, next_cursor } = await page(path, cursor);
        expect(count).toBe(50);
        expect(bytes).toBeLessThan(20_000);
        const next = `/api/v1${path}?cursor=${cursor}`;
        expect(await wholeReads({ method: 'GET', path: next, token: admin })).toEqual([]);
        cursor = next_cursor;
      }
    },
  );

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
    const path = `/api/v1${v1.member(large.uuid, uuid)}`;
    const request = { method: 'PATCH', path, body: { role: 'member' }, token: large.owner } as const;
    expect(await wholeReads(request)).toEqual([]);
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
