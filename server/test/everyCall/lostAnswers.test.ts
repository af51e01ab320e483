import type { AddressInfo } from 'node:net';
import { emailOf, requestOf, type Repeated, type WriteSample } from '../support/CallSample';
import { KEYED_WRITES, WRITES } from '../support/everyCall';
import { FaultProxy } from '../support/FaultProxy';
import { SECOND, TestApp } from '../support/testApp';
import { added, wholeState } from '../support/wholeState';

jest.setTimeout(120_000);

let test: TestApp;
let url: string;
const proxy = new FaultProxy();
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  url = await proxy.open(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await proxy.close();
  await test.close();
});

type Request = ReturnType<typeof requestOf>;

/** Sends a call by the road that may fail. Undefined: no answer came. */
async function send({ method, path, body, token, headers: own }: Request, key: string): Promise<Repeated['again']> {
  const headers = {
    'idempotency-key': key,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...own,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent = {
    method,
    headers,
    ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  };
  const answer = await fetch(new URL(path, url), sent).catch(() => undefined);
  if (answer === undefined) return undefined;
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

let people = 0;

/** Sends a call whose answer is lost after the server has given it, then the very same call again. */
async function loseAndRepeat(sample: WriteSample): Promise<Repeated> {
  const who = `person${(people += 1)}`;
  const request = requestOf(sample, await sample.prepare(test, who));
  const key = `key-of-${who}`;
  const before = await wholeState(test.db);
  proxy.spoilOnce({ kind: 'drop', from: key });
  expect(await send(request, key)).toBeUndefined();
  const lost = await wholeState(test.db);
  test.clock.advance(SECOND);
  const again = await send(request, key);
  return { test, who, before, lost, again, after: await wholeState(test.db) };
}

describe.each(KEYED_WRITES)('$call, whose answer is lost', (one) => {
  it('has been done once when it comes again with its key, and is answered as if nothing had been', async () => {
    const { before, lost, again, after, who } = await loseAndRepeat(one);
    expect(added(before, lost)).toBeGreaterThan(0);
    expect(after).toEqual(lost);
    expect(again?.status).toBe(201);
    const { token, ranch_uuid } = again?.body ?? {};
    if (typeof token !== 'string') {
      expect(after.ranches?.filter((row) => row.includes(String(ranch_uuid)))).toHaveLength(1);
      return;
    }
    const me = (await test.me(token)).json();
    expect([me.email, me.ranches.length]).toEqual([emailOf(who), 1]);
  });
});

const once = WRITES.flatMap(({ again, ...one }) =>
  typeof again === 'object' && 'status' in again ? [{ ...one, again }] : [],
);

describe.each(once)('$call, whose answer is lost', (one) => {
  it('has been done once, and a repetition changes nothing more and says how it stands', async () => {
    const { before, lost, again, after } = await loseAndRepeat(one);
    if (one.leavesRows !== false) expect(lost).not.toEqual(before);
    expect(after).toEqual(lost);
    expect([again?.status, again?.body.code]).toEqual([one.again.status, one.again.code]);
  });
});

const otherwise = WRITES.flatMap(({ again, ...one }) =>
  typeof again === 'object' && 'holds' in again ? [{ ...one, again, what: again.what }] : [],
);

it.each(otherwise)('$call, whose answer is lost and that comes again, $what', async (one) => {
  await one.again.holds(await loseAndRepeat(one));
});
