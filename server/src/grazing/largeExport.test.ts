import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewApiKey } from '@contract/keys/apiKey';
import { readCsv } from '@domain/testing/readCsv';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { MINUTE, SECOND, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

const PADDOCKS = 1_500;
let test: TestApp;
let ranch: GrazingRanch;
let key: string;
beforeAll(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
  await ranch.write(
    Array.from({ length: PADDOCKS }, (_none, index) => newRecord('paddock', { name: `Paddock ${index}` })),
  );
  const made = await test.post(`${ranch.path}/key`, aWantedKey(test.clock.now(), { scopes: ['figures', 'records'] }), {
    token: ranch.host.owner,
  });
  ({ key } = made.json<NewApiKey>());
});
afterAll(() => test.close());

const read = (name: string, headers: Record<string, string> = {}) =>
  test.get(`${ranch.path}/export/${name}?key=${key}`, { headers });

it('a large ranch is written by a thread of its own, and others are answered meanwhile', async () => {
  const large = ['grazing.xlsx', 'paddocks.kml', 'paddocks.csv'].map((name) =>
    test.get(`${ranch.path}/export/${name}`, { token: ranch.host.owner }),
  );
  const isDone = { large: false };
  const all = Promise.all(large).finally(() => (isDone.large = true));
  let answered = 0;
  while (!isDone.large) {
    expect((await test.get('/api/v1/health')).statusCode).toBe(200);
    answered += 1;
    await nextTurn();
  }
  const [, , csv] = await all;
  expect((await all).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(readCsv(csv?.body ?? '')).toHaveLength(PADDOCKS);
  expect(answered).toBeGreaterThan(10);
});

it('what is refused of a large ranch is refused in the same words', async () => {
  const answer = await test.get(`${ranch.path}/export/paddocks.csv?season=${randomUUID()}`, {
    token: ranch.host.owner,
  });
  expect([answer.statusCode, Object.keys(answer.json<{ details: object }>().details)]).toEqual([422, ['season']]);
});

it('more large exports at once than can wait are put off with 503 and Retry-After', async () => {
  const all = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => {
      const at = new Date(test.clock.now().getTime() - index * MINUTE).toISOString();
      return test.get(`${ranch.path}/export/paddocks.kml?at=${at}`, { token: ranch.host.owner });
    }),
  );
  const refused = all.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
  expect(all.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(20);
  expect((await read('paddocks.kml')).statusCode).toBe(200);
});

it('by a key a file is read in pieces that fit together, also when the record changes between them', async () => {
  const head = await test.call('HEAD', `${ranch.path}/export/paddocks.geojson?key=${key}`);
  const size = Number(head.headers['content-length']);
  expect(head.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: expect.stringMatching(/^"[\w-]{43}"$/) });
  const pieces: Buffer[] = [];
  for (let first = 0; first < size; first += 100_000) {
    const piece = await read('paddocks.geojson', { range: `bytes=${first}-${first + 99_999}` });
    expect([piece.statusCode, piece.headers.etag]).toEqual([206, head.headers.etag]);
    expect(piece.headers['content-range']).toBe(`bytes ${first}-${Math.min(first + 100_000, size) - 1}/${size}`);
    pieces.push(piece.rawPayload);
    test.clock.advance(SECOND);
    await ranch.write([newRecord('paddock', { name: 'Between' })]);
  }
  expect(pieces.length).toBeGreaterThan(3);
  const whole = JSON.parse(Buffer.concat(pieces).toString()) as { features: unknown[] };
  expect(whole.features).toHaveLength(PADDOCKS);
  const next = await read('paddocks.geojson');
  expect(next.json<{ features: unknown[] }>().features).toHaveLength(PADDOCKS + pieces.length);
  expect(next.headers.etag).not.toBe(head.headers.etag);
  const ofThatOne = { range: 'bytes=0-9', 'if-range': String(head.headers.etag) };
  expect((await read('paddocks.geojson', ofThatOne)).statusCode).toBe(200);
});

it('a piece is of the figures of the last minute at most', async () => {
  const before = (await read('records.json')).headers.etag;
  expect((await read('records.json', { range: 'bytes=0-9' })).headers.etag).toBe(before);
  test.clock.advance(MINUTE + SECOND);
  expect((await read('records.json', { range: 'bytes=0-9' })).headers.etag).not.toBe(before);
});

it('attack W8: a range behind the end is 416 and says how long the file is, and a malformed one is all of it', async () => {
  const whole = await read('paddocks.csv');
  for (const range of [`bytes=${whole.rawPayload.length}-`, 'bytes=-0']) {
    const answer = await read('paddocks.csv', { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`]);
    expect(answer.json()).toMatchObject({ code: 'invalid', error: expect.stringContaining('ends before') });
  }
  for (const range of ['bytes=9-1', 'bytes=0-1,5-6', 'bytes=a-', 'lines=0-1']) {
    expect([(await read('paddocks.csv', { range })).statusCode, range]).toEqual([200, range]);
  }
});
