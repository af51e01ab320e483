import { randomUUID } from 'node:crypto';
import type { NewWebhook } from '@contract/hooks/webhook';
import type { NewApiKey } from '@contract/keys/apiKey';
import { freePort } from '../../src/platform/freePort';
import { aRecord } from './aRecord';
import { Examples, type RunningExample } from './examples';
import { Recorder, type SavedAnswer } from './Recorder';
import { spawnServer, startServer, stopServer, until, usedDataDir, type ServerProcess } from './runningServer';
import { PASSWORD, signup } from './testApp';

const SLOW_MS = 120_000;
const DAY_MS = 86_400_000;
/** The program listens where the server sends only by the operator's leave. */
const ENV = { WEBHOOK_ALLOW: '127.0.0.0/8' };

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

export type Call = ReturnType<typeof caller>;

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

/** `docs/examples/week.py`, running over a server of its own, with all answers that it got. */
export class ExampleWeek {
  private constructor(
    readonly call: Call,
    readonly ranch: { uuid: string; herd: string },
    readonly keys: readonly NewApiKey[],
    private readonly examples: Examples,
    private readonly running: RunningExample,
    private readonly recorder: Recorder,
    private server: ServerProcess,
    private readonly dataDir: string,
  ) {}

  static async start(): Promise<ExampleWeek> {
    const dataDir = await usedDataDir();
    const server = await startServer(dataDir, ENV);
    const { call, uuid, herd } = await newRanch(server.url);
    const keys = await newKeys(call, uuid);
    const port = await freePort();
    const { secret } = await call<NewWebhook>('POST', `v1/ranch/${uuid}/webhook`, {
      name: 'The week',
      address: `http://127.0.0.1:${port}/`,
      events: ['record.changed'],
    });
    const recorder = new Recorder(server.port);
    const examples = await Examples.copy();
    const running = await examples.start('week.py', {
      GRAZEWELL: await recorder.listen(),
      RANCH: uuid,
      KEYS: keys.map(({ key }) => key).join(','),
      SECRET: secret,
      PORT: String(port),
    });
    return new ExampleWeek(call, { uuid, herd }, keys, examples, running, recorder, server, dataDir);
  }

  get said(): string {
    return this.running.stdout();
  }

  get folder(): string {
    return this.examples.folder;
  }

  get saved(): readonly SavedAnswer[] {
    return this.recorder.saved;
  }

  /** Waits until the program has said something. */
  says(what: string | RegExp): Promise<void> {
    return until(() => (typeof what === 'string' ? this.said.includes(`${what}\n`) : what.test(this.said)), SLOW_MS);
  }

  reads(...readings: readonly string[]): void {
    for (const reading of readings) this.running.child.stdin?.write(`${reading}\n`);
  }

  /** Stops the server, does something without one, and starts it again where it was. */
  async withoutServer(work: () => void): Promise<void> {
    await stopServer(this.server);
    work();
    this.server = spawnServer(this.dataDir, this.server.port, ENV);
    await until(() => this.server.stdout().includes('is ready on'), SLOW_MS);
  }

  /** Gives no more readings, and waits for what the program printed in all. */
  async end() {
    this.running.child.stdin?.end();
    return this.running.ended;
  }

  async close(): Promise<void> {
    await this.recorder.close();
    await this.examples.remove();
  }
}
