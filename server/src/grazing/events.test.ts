import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { until } from '../../test/support/runningServer';
import { DAY, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
let origin: string;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(async () => {
  // After streams that it left, fetch holds a connection open on which it never asks anything.
  test.app.server.closeAllConnections();
  await test.close();
});

/** A stream of events, with what has come so far. */
async function follow(token = ranch.host.owner) {
  const controller = new AbortController();
  const response = await fetch(`${origin}${ranch.path}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  const stream = { response, text: '', isOver: false, leave: () => controller.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
      stream.text += decoder.decode(next.value, { stream: true });
    }
  };
  void read()
    .catch(() => undefined)
    .then(() => (stream.isOver = true));
  return stream;
}

const heads = ({ text }: { text: string }) => [...text.matchAll(/"head":(\d+)/g)].map(([, head]) => Number(head));

it('tells where the record is at once, and within 2 s whenever it grows', async () => {
  const stream = await follow();
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  expect(stream.response.headers.get('content-security-policy')).toContain("default-src 'none'");
  await until(() => heads(stream).length === 1);
  const { epoch } = await ranch.page();
  expect(stream.text).toBe(`event: revision\ndata: {"epoch":"${epoch}","head":1}\n\n`);
  await ranch.write([newRecord('herd')]);
  await until(() => heads(stream).includes(2), 3_000);
  await sleep(1_500);
  expect(heads(stream)).toEqual([1, 2]);
  stream.leave();
});

it('a ranch that is deleted tells nothing more within 2 s', async () => {
  const stream = await follow();
  await until(() => heads(stream).length === 1);
  const body = { name: "Maria's Ranch" };
  expect((await test.call('DELETE', ranch.path, { token: ranch.host.owner, body })).statusCode).toBe(204);
  await until(() => stream.isOver, 2_500);
  expect(heads(stream)).toEqual([1]);
});

it('D4: who is removed hears nothing more within 2 s', async () => {
  const token = await ranch.member(`removed-${ranch.uuid}@example.com`, 'viewer');
  const stream = await follow(token);
  await until(() => heads(stream).length === 1);
  const { uuid } = (await test.me(token)).json<{ uuid: string }>();
  await test.call('DELETE', `${ranch.path}/user/${uuid}`, { token: ranch.host.owner });
  await until(() => stream.isOver, 3_000);
  await ranch.write([newRecord('herd')]);
  expect(heads(stream)).toEqual([1]);
});

it('ends with the session within 2 s, and does not prolong it', async () => {
  const stream = await follow();
  await until(() => heads(stream).length === 1);
  await test.call('POST', '/api/v1/auth/logout', { token: ranch.host.owner });
  await until(() => stream.isOver, 3_000);
  const token = await test.newcomer(`idle-${ranch.uuid}@example.com`);
  const [own] = (await test.me(token)).json().ranches;
  test.clock.advance(13 * DAY);
  const opened = await fetch(`${origin}/api/v1/ranch/${own.ranch_uuid}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(opened.status).toBe(200);
  test.clock.advance(2 * DAY);
  expect((await test.me(token)).statusCode).toBe(401);
  await opened.body?.cancel();
});

it('a session has at most 10', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow()));
  const more = await follow();
  expect(more.response.status).toBe(429);
  for (const stream of streams) stream.leave();
  await until(async () => {
    const again = await follow();
    again.leave();
    return again.response.status === 200;
  });
});

it('is closed first when the server stops', async () => {
  const other = await TestApp.start();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const own = await GrazingRanch.start(other);
  const address = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
  const response = await fetch(`${address}${own.path}/events`, {
    headers: { authorization: `Bearer ${own.host.owner}` },
  });
  const text = response.text();
  const began = performance.now();
  await other.close();
  expect(await text).toContain('event: revision');
  expect(performance.now() - began).toBeLessThan(5_000);
});
