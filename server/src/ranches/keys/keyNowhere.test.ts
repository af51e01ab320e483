import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewApiKey } from '@contract/keys/apiKey';
import { KEY_CALLS_A_MINUTE_MAX } from '@contract/http/limits';
import { sql } from 'kysely';
import { KeyRanch } from '../../../test/support/KeyRanch';
import { tablesOf } from '../../../test/support/tables';
import { DAY, PASSWORD, SECRET, TestApp, testConfig } from '../../../test/support/testApp';
import { Mailer } from '../../mail/Mailer';
import { noMetrics } from '../../metrics/Metrics';
import { sweepKeys } from './sweepKeys';

jest.setTimeout(180_000);

let test: TestApp;
let keys: KeyRanch;
let distDir: string;
/** All keys that were made, and what was sent in their place. */
let sent: string[];
/** What the server answered, headers and all, but for the keys that it told once. */
let answers: string[];
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'grazewell-pages-'));
  for (const name of ['index.html', 'app.html']) await writeFile(join(distDir, name), 'a page');
  test = await TestApp.start({ distDir, config: { logLevel: 'trace' } });
  keys = await KeyRanch.start(test);
  [sent, answers] = [[], []];
});
afterAll(async () => {
  await test.close();
  await rm(distDir, { recursive: true });
});

async function ask(...call: Parameters<TestApp['call']>) {
  const { statusCode, headers, body } = await test.call(...call);
  answers.push(JSON.stringify(headers), body);
  return statusCode;
}
const inQuery = (path: string, key: string) => ask('GET', `${path}${path.includes('?') ? '&' : '?'}key=${key}`);
const inHeader = (path: string, key: string) => ask('GET', path, { token: key });
const mistyped = ({ key }: NewApiKey) => `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;

/** Uses a key well and badly: on calls, files and pages, where it is none, and in a body. */
async function use({ key }: { key: string }): Promise<void> {
  const { path } = keys;
  const paths = [`${path}/key/me`, `${path}/export/herds.csv`, `${path}/export/nothing`, `${path}/records`];
  for (const each of [...paths, '/settings/data', '/developers?a=b', '/nothing', `${path}/calendar.ics?lang=es`]) {
    await inQuery(each, key);
    await inHeader(each, key);
  }
  for (const each of [
    `${path}/export/herds.csv%3Fkey=${key}`,
    `${path}/export/${key}`,
    `/${key}`,
    `${path}/key/${key}`,
  ])
    await ask('GET', each, { token: keys.owner });
  await ask('PUT', `${path}/fact/rain/a`, { token: key, body: { on: '2026-04-20', inches: 0.4 } });
  await ask('PUT', `${path}/fact/rain/b`, { token: key, body: { on: '2026-04-20', inches: 'much', key: 1 } });
  await ask('PUT', `${path}/fact/rain/c`, { body: key, headers: { authorization: `Bearer ${key}` } });
  await ask('GET', `${path}/key/me`, { headers: { authorization: `Basic ${key}`, cookie: `session=${key}` } });
  await ask('GET', `${path}/key/me`, { token: key, headers: { referer: `https://example.com/?key=${key}` } });
}

/** Uses it while the database can't answer. */
async function useInTrouble({ key }: NewApiKey): Promise<void> {
  for (const table of ['records', 'api_keys'] as const) {
    await test.db.schema.alterTable(table).renameTo('away').execute();
    expect(await inHeader(`${keys.path}/figures`, key)).toBeGreaterThanOrEqual(500);
    await inQuery(`${keys.path}/export/stays.csv`, key);
    await test.db.schema.alterTable('away').renameTo(table).execute();
  }
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const rows = [];
  for (const table of await tablesOf(test.db)) {
    const all = await sql<{ row: string }>`select kept::text as row from ${sql.table(table)} kept`.execute(test.db);
    rows.push(`${table}: ${all.rows.map(({ row }) => row).join('\n')}`);
  }
  return rows.join('\n');
}

async function sweep(): Promise<void> {
  const { db, clock, dataDir } = test;
  const config = testConfig({ dataDir });
  const mailer = new Mailer({ config, db, clock, secretKey: SECRET, metrics: noMetrics }, test.app.log);
  await sweepKeys({ db, clock, config, mailer }, async () => undefined);
}

const HISTORY = ['/export/history.jsonl', '/export/records.json', '/records', '/deleted', '/log', '/key'];

it('OPEN K3: a key is in no log, answer, referrer, history, mail or row of the database', async () => {
  const scopes = ['figures', 'records', 'photos', 'write'] as const;
  const made = [
    await keys.make({ source: 'All', scopes: [...scopes], kinds: ['rain'], password: PASSWORD }),
    await keys.make({ source: 'Phone', scopes: ['calendar'] }),
  ];
  const again = await test.post(
    `${keys.path}/key`,
    { source: 'Sent twice', scopes: ['figures'], expires_at: made[0]?.expires_at },
    { token: keys.owner, headers: { 'idempotency-key': 'made-by-a-form' } },
  );
  made.push(again.json<NewApiKey>());
  for (const key of made) {
    await use(key);
    await use({ key: mistyped(key) });
    sent.push(key.key, mistyped(key));
  }
  const [first, , last] = made as [NewApiKey, NewApiKey, NewApiKey];
  await useInTrouble(first);
  for (let call = 0; call <= KEY_CALLS_A_MINUTE_MAX; call += 1) await inHeader(`${keys.path}/key/me`, first.key);
  for (const path of HISTORY) expect(await inHeader(`${keys.path}${path}`, keys.owner)).toBe(200);
  await ask('DELETE', `${keys.path}/key/${last.uuid}`, { token: keys.owner });
  await use(last);
  test.clock.advance(76 * DAY);
  await sweep();
  const mails = JSON.stringify(await test.mails());

  const rows = await dump();
  expect(test.log.join('')).toContain('/export/herds.csv');
  expect(mails).toContain('The key for All ends on');
  expect(rows).toContain(first.uuid);
  const everywhere = { log: test.log.join(''), answers: answers.join('\n'), mails, rows };
  for (const key of sent) {
    // The first 8 characters are kept to recognize it; what follows is secret.
    const [part, bytes] = [key.slice(8, 30), Buffer.from(key)];
    const random = Buffer.from(key.slice(4, 47), 'base64url').toString('hex');
    const forms = [part, bytes.toString('hex'), bytes.toString('base64').slice(12, 60), random];
    for (const [where, text] of Object.entries(everywhere))
      expect([where, forms.filter((form) => text.includes(form))]).toEqual([where, []]);
  }
});

it.each(['/settings/data', '/developers', '/nothing', '/login'])(
  'OPEN K3: the page %s passes on no address, so no key in it',
  async (page) => {
    const answer = await test.get(`${page}?key=gwk_${'A'.repeat(43)}_000000`);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toContain('gwk_');
  },
);

it('OPEN K3: an error that names a key is logged without it', () => {
  const key = `gwk_${'B'.repeat(43)}_000000`;
  const logged = test.log.length;
  test.app.log.error({ err: new Error(`bad ${key} (${'C'.repeat(43)})`) }, 'trouble');
  expect(test.log.slice(logged).join('')).toMatch(/bad … \(…\)/);
  expect(test.log.slice(logged).join('')).not.toMatch(/B{40}|C{40}/);
});
