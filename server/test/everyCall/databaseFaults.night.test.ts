import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, QUERY_MS } from '../../src/db/connect';
import type { Db } from '../../src/db/Database';
import { requestOf, type WriteSample } from '../support/CallSample';
import { KEYED_WRITES } from '../support/everyCall';
import { FaultProxy, type Fault } from '../support/FaultProxy';
import { PASSWORD, TestApp } from '../support/testApp';
import { wholeState } from '../support/wholeState';

jest.setTimeout(240_000);

const QUERY_MS_HERE = 1_500;
/** When a person's browser gives a request up, less the patience that the product has and this test has not. */
const PERSON_MS = 15_000 - QUERY_MS + QUERY_MS_HERE;

const proxy = new FaultProxy();
let test: TestApp;
/** Past the proxy. */
let direct: Db;
let token: string;
beforeAll(async () => {
  test = await TestApp.start({ reroute: (url) => proxy.open(url), queryMs: QUERY_MS_HERE });
  direct = connect(test.databaseUrl);
  token = await test.newcomer('maria@example.com');
});
afterAll(async () => {
  await direct.destroy();
  await proxy.close();
  await test.close();
});

const rowsIn = async () => Object.values(await wholeState(direct)).flat().length;

const AWAY = [503, 'unavailable'];
const ways: [string, Fault][] = [
  ['comes far too late', { kind: 'delay', ms: 60_000 }],
  ['breaks off in its middle', { kind: 'truncate' }],
  ['comes a byte a second', { kind: 'trickle' }],
  ['is a reset', { kind: 'reset' }],
  ['never comes, since the connection ends', { kind: 'drop' }],
];

describe.each(ways)('R6: a database whose answer %s', (_way, fault) => {
  it('is 503 to every call before a person gives up, changes nothing, and is forgotten once it answers', async () => {
    const before = await wholeState(direct);
    proxy.spoil(fault);
    const start = performance.now();
    const answers = await Promise.all([
      test.me(token),
      test.login('maria@example.com', PASSWORD),
      test.register({ email: 'next@example.com' }),
      test.call('PATCH', '/api/v1/user/profile', { token, body: { full_name: 'Ana' } }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([AWAY, AWAY, AWAY, AWAY]);
    expect(performance.now() - start).toBeLessThan(PERSON_MS);
    expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    proxy.mend();
    expect(await wholeState(direct)).toEqual(before);
    expect((await test.me(token)).statusCode).toBe(200);
    expect((await test.login('maria@example.com', PASSWORD)).statusCode).toBe(200);
  });
});

it('R6: a database that waits for a lock gives the query up by itself, and the call says 503', async () => {
  await direct.transaction().execute(async (trx) => {
    await sql`lock table users in access exclusive mode`.execute(trx);
    const answer = await test.me(token);
    expect([answer.statusCode, answer.json().code]).toEqual(AWAY);
    // Nobody is left waiting in there for an answer that nobody wants any more.
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
    expect(rows).toEqual([]);
  });
  expect((await test.me(token)).statusCode).toBe(200);
});

let people = 0;

/** What a person finds who makes a call on which the database fails after so many queries, and repeats it. */
async function failAndRepeat(sample: WriteSample, kind: 'reset' | 'drop', skip: number) {
  const who = `faulty${(people += 1)}`;
  const { method, path, ...sent } = requestOf(sample, await sample.prepare(test, who));
  const headers = { ...sent.headers, 'idempotency-key': `key-of-${who}` };
  const call = () => test.call(method, path, { ...sent, headers });
  const before = await rowsIn();
  const begun = proxy.begun;
  // The first query that knows the email, or the ranch's name, and those that follow on its connection.
  proxy.spoilOnce({ kind, from: who, skip });
  const first = await call();
  proxy.mend();
  const made = (await rowsIn()) - before;
  let again = await call();
  // The connection that was cut may still be held to be at work for a moment.
  for (let tries = 0; tries < 100 && again.json().code === 'in_progress'; tries += 1) {
    await sleep(50);
    again = await call();
  }
  return { hasFailed: proxy.begun > begun, first, made, again, madeInAll: (await rowsIn()) - before };
}

async function failAtEveryQuery(one: WriteSample, kind: 'reset' | 'drop') {
  const runs: Awaited<ReturnType<typeof failAndRepeat>>[] = [];
  for (let skip = 0; runs.at(-1)?.hasFailed !== false; skip += 1) runs.push(await failAndRepeat(one, kind, skip));
  const whole = runs.at(-1)?.made ?? NaN;
  return { runs, whole, failed: runs.filter(({ first }) => first.statusCode !== 201) };
}

describe.each(KEYED_WRITES)('R6: $call', (one) => {
  it('on a connection that is reset before any of its queries in turn: 503, nothing is made, and a repetition makes it once', async () => {
    const { runs, whole, failed } = await failAtEveryQuery(one, 'reset');
    expect(failed.length).toBeGreaterThan(4);
    expect(failed.map(({ first, made }) => [first.statusCode, first.json().code, made])).toEqual(
      failed.map(() => [...AWAY, 0]),
    );
    expect(runs.map(({ again, madeInAll }) => [again.statusCode, madeInAll])).toEqual(runs.map(() => [201, whole]));
  });

  it('of which any answer in turn is lost, that to the commit too: 503, all is made or nothing, and once in the end', async () => {
    const { runs, whole, failed } = await failAtEveryQuery(one, 'drop');
    expect(failed.map(({ first }) => [first.statusCode, first.json().code])).toEqual(failed.map(() => AWAY));
    const inWhole = failed.filter(({ made }) => made === whole);
    const inNothing = failed.filter(({ made }) => made === 0);
    // The commit, and now and then what the call asks for after it, on the same connection.
    expect(inWhole.length).toBeGreaterThanOrEqual(1);
    expect(inWhole.length + inNothing.length).toBe(failed.length);
    expect(runs.map(({ again, madeInAll }) => [again.statusCode, madeInAll])).toEqual(runs.map(() => [201, whole]));
  });
});
