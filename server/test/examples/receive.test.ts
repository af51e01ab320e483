import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../src/platform/freePort';
import { Examples, type RunningExample } from '../support/examples';
import { until } from '../support/runningServer';

jest.setTimeout(180_000);

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const START_MS = 30_000;

let examples: Examples;
beforeAll(async () => {
  examples = await Examples.copy();
});
afterAll(() => examples.remove());

describe.each(['py', 'ts'])('OPEN H1, K10: the receiver as printed, .%s', (language) => {
  const secret = newSecret();
  const body = '{"type":"herd.moved","timestamp":"2026-05-01T12:00:00.000Z","data":{"off":null}}';
  let port: number;
  let running: RunningExample;

  async function start() {
    running = await examples.start(`receive.${language}`, { SECRET: secret, PORT: String(port) });
    await until(() => running.stdout().includes('listening\n'), START_MS);
  }

  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await examples.stop(running);
    await rm(join(examples.folder, 'seen.txt'), { force: true });
  });

  interface Message {
    id: string;
    seconds: number;
    signature: string;
    body: string;
  }

  const nowSeconds = () => Math.floor(Date.now() / 1000);

  /** A message as a server with this secret signs it, by the reference library. */
  function signed({ by = secret, seconds = nowSeconds(), id = `msg_${randomUUID()}` } = {}): Message {
    return { id, seconds, body, signature: new Webhook(by).sign(id, new Date(seconds * 1000), body) };
  }

  /** Sends a message; gives the status, and what the receiver printed of it. */
  async function deliver(message: Message): Promise<[number, string]> {
    const before = running.stdout().length;
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(message.seconds),
      'webhook-signature': message.signature,
    };
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: message.body });
    await until(() => running.stdout().slice(before).includes('\n'));
    return [answer.status, running.stdout().slice(before).trim()];
  }

  const TAKEN = [204, expect.stringMatching(/^herd\.moved \{"off": ?null\}$/)];

  it('takes a message that is signed, also with a second signature of another secret next to it', async () => {
    expect(await deliver(signed())).toEqual(TAKEN);
    const good = signed();
    const other = signed({ by: newSecret(), id: good.id, seconds: good.seconds });
    expect(await deliver({ ...good, signature: `${other.signature} ${good.signature}` })).toEqual(TAKEN);
  });

  it('takes what was sent 299 s ago, or by a clock that is 299 s ahead', async () => {
    const now = Date.now() / 1000;
    for (const seconds of [Math.ceil(now) - 299, Math.floor(now) + 299]) {
      expect(await deliver(signed({ seconds }))).toEqual(TAKEN);
    }
  });

  it('refuses a body that was changed by one byte', async () => {
    const message = signed();
    expect(await deliver({ ...message, body: body.replace('null', 'nulm') })).toEqual([
      401,
      'refused: another signature',
    ]);
    expect(await deliver({ ...message, body: `${body} ` })).toEqual([401, 'refused: another signature']);
  });

  it('refuses a timestamp 301 s old or ahead, and one that was changed', async () => {
    const now = Date.now() / 1000;
    for (const seconds of [Math.floor(now) - 301, Math.ceil(now) + 301]) {
      const late = signed({ seconds });
      expect(await deliver(late)).toEqual([401, 'refused: too old or too new']);
      expect(await deliver({ ...late, seconds: nowSeconds() })).toEqual([401, 'refused: another signature']);
    }
  });

  it('refuses another endpoint’s secret, and no signature', async () => {
    expect(await deliver(signed({ by: newSecret() }))).toEqual([401, 'refused: another signature']);
    for (const signature of ['', 'v1,', 'v1a,AAAA', signed().signature.replace('v1', 'v2')]) {
      expect(await deliver({ ...signed(), signature })).toEqual([401, 'refused: another signature']);
    }
  });

  it('refuses a second delivery of the same id, also after a restart, and lets the sender rest', async () => {
    const message = signed();
    expect(await deliver(message)).toEqual(TAKEN);
    expect(await deliver(message)).toEqual([204, 'refused: had before']);
    await examples.stop(running);
    await start();
    expect(await deliver(signed({ id: message.id }))).toEqual([204, 'refused: had before']);
  });

  it('refuses more than 20 KiB without reading it', async () => {
    expect(await deliver({ ...signed(), body: ' '.repeat(20 * 1024 + 1) })).toEqual([
      401,
      'refused: another signature',
    ]);
  });
});
