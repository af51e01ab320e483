import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@cfworker/json-schema';
import type { NewApiKey } from '@contract/keys/apiKey';
import type { RecordsPage } from '@contract/grazing/recordsPage';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../src/platform/freePort';
import { aRecord } from '../support/aRecord';
import { Examples, type RunningExample } from '../support/examples';
import { Recorder, type SavedAnswer } from '../support/Recorder';
import { cleanUp, spawnServer, startServer, stopServer, until, usedDataDir } from '../support/runningServer';
import { signup, PASSWORD } from '../support/testApp';

jest.setTimeout(300_000);
const SLOW_MS = 60_000;
const DAY_MS = 86_400_000;

let examples: Examples;
beforeAll(async () => {
  examples = await Examples.copy();
});
afterAll(async () => {
  await examples.remove();
  await cleanUp();
});

/** Calls a server as the app does. Throws what it said where it refuses. */
const caller = (url: string, token?: string) =>
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status}: ${said}`);
    return (said === '' ? undefined : JSON.parse(said)) as T;
  };

type Call = ReturnType<typeof caller>;

/** A ranch with the herd "Cows". */
async function newRanch(url: string): Promise<{ call: Call; uuid: string; herd: string }> {
  const { token } = await caller(url)<{ token: string }>('POST', 'v1/auth/register', signup());
  const call = caller(url, token);
  const { ranches } = await call<{ ranches: { ranch_uuid: string }[] }>(
    'GET',
    'v3/user/me?include_multiple_ranches=true',
  );
  const [uuid, herd, at] = [ranches[0]?.ranch_uuid ?? '', randomUUID(), new Date().toISOString()];
  const change = { kind: 'herd', uuid: herd, base: null, data: aRecord('herd') };
  const group = { uuid: randomUUID(), at, label: 'Added a herd', import_uuid: null, changes: [change] };
  await call('POST', `v1/ranch/${uuid}/changes`, { schema: 1, sent_at: at, groups: [group] });
  return { call, uuid, herd };
}

/** Two keys of one source, the second to follow the first. */
async function newKeys(call: Call, ranch: string): Promise<NewApiKey[]> {
  const make = (source: string) =>
    call<NewApiKey>('POST', `v1/ranch/${ranch}/key`, {
      source,
      scopes: ['records', 'write'],
      kinds: ['rain', 'weighing'],
      expires_at: new Date(Date.now() + 90 * DAY_MS).toISOString(),
      password: PASSWORD,
    });
  const first = await make('Gauge and scale');
  return [first, await make(first.source.uuid)];
}

/** What a described answer must be like, as another validator than the server's tests read it. */
function problemsOf({ method, path, status, type, body }: SavedAnswer, described: Described): string[] {
  const [asked = ''] = path.split('?');
  const template = Object.keys(described.paths).find((each) =>
    new RegExp(`^${each.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  );
  const answers = described.paths[template ?? '']?.[method.toLowerCase()]?.responses ?? {};
  const answer = answers[status] ?? answers.default;
  const meant =
    answer?.$ref === undefined ? answer : described.components.responses[answer.$ref.split('/').at(-1) ?? ''];
  const [mime = ''] = type.split(';');
  const schema = meant?.content?.[mime]?.schema;
  if (schema === undefined) return [`${method} ${asked} ${status} ${mime} is not described`];
  const { components } = described;
  const { errors } = new Validator({ ...schema, components }, '2020-12', false).validate(JSON.parse(body));
  return errors.map(({ instanceLocation, error }) => `${method} ${asked} ${status} ${instanceLocation}: ${error}`);
}

interface DescribedAnswer {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, DescribedAnswer> }>>;
  components: { schemas: object; responses: Record<string, DescribedAnswer> };
}

it('OPEN K9, K10: a week of readings, through a restart and a replaced key, told by a webhook; all its answers are as described', async () => {
  const dataDir = await usedDataDir();
  const server = await startServer(dataDir);
  const { call, uuid: ranch, herd } = await newRanch(server.url);
  const [first, next] = await newKeys(call, ranch);
  const recorder = new Recorder(server.port);
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const port = await freePort();
  const week: RunningExample = await examples.start('week.py', {
    GRAZEWELL: await recorder.listen(),
    RANCH: ranch,
    KEYS: `${first?.key},${next?.key}`,
    SECRET: secret,
    PORT: String(port),
  });
  const says = (words: string) => until(() => week.stdout().includes(`${words}\n`), SLOW_MS);
  const reads = (line: string) => week.child.stdin?.write(`${line}\n`);

  await says('listening');
  expect(week.stdout()).toContain(`read herd ${herd}\n`);
  reads('rain 2026-04-20 0.4');
  await says('rain 2026-04-20 created');

  const body = JSON.stringify({ type: 'record.changed', timestamp: new Date().toISOString(), data: {} });
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body });
  await says('told record.changed');
  await until(() => /^read rain /m.test(week.stdout()), SLOW_MS);

  await stopServer(server);
  reads('rain 2026-04-21 0.1');
  const again = spawnServer(dataDir, server.port);
  await until(() => again.stdout().includes('is ready on'), SLOW_MS);
  await says('rain 2026-04-21 created');

  await call('DELETE', `v1/ranch/${ranch}/key/${first?.uuid}`);
  reads('weighing session-1 Cows 982000123456789=1204 982000123456790=1187');
  await says('the key has ended: the next one');
  await says('weighing session-1 created');
  reads('rain 2026-04-21 0.2');
  await says('rain 2026-04-21 changed');

  week.child.stdin?.end();
  expect(await week.ended).toMatchObject({ code: 0, stderr: '' });
  const { records } = await call<RecordsPage>('GET', `v1/ranch/${ranch}/records`);
  const written = records.filter(({ kind }) => kind === 'rain' || kind === 'weighing').map(({ data }) => data);
  expect(written).toEqual([
    { on: '2026-04-20', inches: 0.4 },
    expect.objectContaining({ herd_uuid: herd, entries: [expect.objectContaining({ lb: 1204 }), expect.anything()] }),
    { on: '2026-04-21', inches: 0.2 },
  ]);

  const copy = join(examples.folder, 'answers.json');
  await writeFile(copy, JSON.stringify(recorder.saved));
  await recorder.close();
  const saved = JSON.parse(await readFile(copy, 'utf8')) as SavedAnswer[];
  const described = await call<Described>('GET', 'v1/openapi.json');
  expect(saved.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 201, 401]));
  expect(saved.flatMap((answer) => problemsOf(answer, described))).toEqual([]);
  const [wrong] = saved.filter(({ status }) => status === 201);
  const spoiled = { ...wrong, body: '{"status":"made"}' } as SavedAnswer;
  expect(problemsOf(spoiled, described).length).toBeGreaterThan(0);
});
