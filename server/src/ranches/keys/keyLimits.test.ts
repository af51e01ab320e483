import { setTimeout as delay } from 'node:timers/promises';
import { KEY_CALLS_A_MINUTE_MAX, KEY_CHANGES_AN_HOUR_MAX, KEY_WRITES_A_MINUTE_MAX } from '@contract/http/limits';
import type { KeyUse } from '@contract/keys/keyUse';
import type { AddressInfo } from 'node:net';
import { KeyRanch } from '../../../test/support/KeyRanch';
import { aGroup, newRecord } from '../../../test/support/GrazingRanch';
import { HOUR, MINUTE, SECOND, TestApp } from '../../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let keys: KeyRanch;
beforeAll(async () => {
  test = await TestApp.start({ config: { rateLimitPerAddress: 60 } });
});
beforeEach(async () => {
  keys = await KeyRanch.start(test);
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  json: <T>() => T;
}
const toldOf = (answer: Answer) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
  Number(answer.headers['retry-after']),
];

describe('OPEN K7: the limits of a key', () => {
  it('the 121st call of a minute waits, also on a call that it may not open, and no other key does', async () => {
    const [one, other] = [await keys.make(), await keys.make({ source: 'Sheet' })];
    for (let call = 1; call < KEY_CALLS_A_MINUTE_MAX; call += 1) expect((await keys.me(one.key)).statusCode).toBe(200);
    expect((await test.get(`${keys.path}/records`, { token: one.key })).statusCode).toBe(403);
    test.clock.advance(20 * SECOND);
    expect(toldOf(await keys.me(one.key))).toEqual([429, 'too_many', 40]);
    expect((await keys.me(other.key)).statusCode).toBe(200);
    test.clock.advance(41 * SECOND);
    expect((await keys.me(one.key)).statusCode).toBe(200);
  });

  it('what is refused past its calls is counted as its use, from where it came', async () => {
    const { key, uuid } = await keys.make();
    for (let call = 1; call <= KEY_CALLS_A_MINUTE_MAX; call += 1) await keys.me(key);
    test.clock.advance(15 * SECOND);
    await keys.me(key);
    const other = await KeyRanch.start(test);
    for (let call = 1; call <= 5; call += 1) expect(toldOf(await keys.me(key))).toEqual([429, 'too_many', 45]);
    await test.get(`${keys.path}/key/me`, { token: key, ip: '192.0.2.77' });
    expect((await test.get(`${other.path}/key/me`, { token: key })).statusCode).toBe(401);
    const use = async () => (await test.get(`${keys.path}/key/${uuid}/use`, { token: keys.owner })).json<KeyUse>();
    for (let look = 0; (await use()).days[0]?.calls !== 127 && look < 60; look += 1) await delay(50);
    expect(await use()).toMatchObject({
      days: [{ calls: 127, refused: 7 }],
      addresses: expect.arrayContaining(['192.0.2.77']),
      last_refusal: { code: 'too_many' },
    });
    test.clock.advance(46 * SECOND);
    expect((await keys.me(key)).statusCode).toBe(200);
  });

  it('OPEN K2: past its calls too a revoked key opens nothing, and is told so within a second', async () => {
    const { key, uuid } = await keys.make();
    for (let call = 0; call <= KEY_CALLS_A_MINUTE_MAX; call += 1) await keys.me(key);
    await test.call('DELETE', `${keys.path}/key/${uuid}`, { token: keys.owner });
    expect((await keys.me(key)).statusCode).toBe(429);
    test.clock.advance(SECOND);
    expect((await keys.me(key)).statusCode).toBe(401);
  });

  it('the 61st call that writes waits, and writes nothing; reading goes on', async () => {
    const { key } = await keys.makeWriting();
    for (let call = 1; call <= KEY_WRITES_A_MINUTE_MAX; call += 1) {
      expect((await keys.sendRain(key, 'gauge', call / 100)).statusCode).toBeLessThan(300);
    }
    const { head } = await keys.ranch.page();
    expect(toldOf(await keys.sendRain(key, 'gauge', 9))).toEqual([429, 'too_many', 60]);
    expect((await keys.ranch.page()).head).toBe(head);
    expect((await keys.me(key)).statusCode).toBe(200);
  });

  it('a key writes 20,000 changes in an hour, and what is more is refused whole', async () => {
    const { key } = await keys.makeWriting();
    await keys.sendRain(key);
    // To write as many takes minutes.
    const inAnHour = new Date(test.clock.now().getTime() + HOUR);
    const counted = test.db.updateTable('address_tries').set({ tries: KEY_CHANGES_AN_HOUR_MAX - 2 });
    await counted.where('expires_at', '=', inAnHour).execute();
    const send = (count: number) => {
      const group = aGroup(Array.from({ length: count }, () => newRecord('rain')));
      return keys.ranch.send([group], key);
    };
    expect(toldOf(await send(3))).toEqual([429, 'too_many', 3600]);
    expect((await send(2)).statusCode).toBe(200);
    expect((await send(1)).statusCode).toBe(429);
    test.clock.advance(HOUR);
    expect((await send(1)).statusCode).toBe(200);
  });

  it('four calls of a ranch are under way at once, the fifth waits for its turn and is refused after 2 s', async () => {
    const { key } = await keys.makeWriting();
    const other = await KeyRanch.start(test);
    const foreign = await other.makeWriting();
    const locked = test.db.transaction().execute(async (trx) => {
      await trx.selectFrom('ranches').select('uuid').where('uuid', '=', keys.ranch.uuid).forNoKeyUpdate().execute();
      const held = [1, 2, 3, 4].map((gauge) => keys.sendRain(key, `gauge-${gauge}`));
      await delay(500);
      const [fifth, ofOther] = await Promise.all([keys.sendRain(key, 'fifth'), other.sendRain(foreign.key)]);
      return { held, fifth, ofOther };
    });
    const { held, fifth, ofOther } = await locked;
    expect([toldOf(fifth), ofOther.statusCode]).toEqual([[429, 'too_many', 1], 201]);
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await keys.sendRain(key, 'fifth')).statusCode).toBe(201);
  });

  it('places of calls that have ended are free, and a place whose process died is after a minute', async () => {
    const { key } = await keys.make();
    const until = new Date(test.clock.now().getTime() + MINUTE);
    const taken = [1, 2, 3, 4].map((place) => ({ place, holder: keys.ranch.uuid, taken_by: keys.ranch.uuid, until }));
    await test.db.insertInto('api_key_places').values(taken).execute();
    expect(toldOf(await keys.me(key))).toEqual([429, 'too_many', 1]);
    test.clock.advance(MINUTE);
    for (let call = 0; call < 10; call += 1) expect((await keys.me(key)).statusCode).toBe(200);
  });

  it('the third stream of a key is refused, until another one ends', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const { key } = await keys.make({ scopes: ['records'] });
    const follow = async () => {
      const ending = new AbortController();
      const headers = { authorization: `Bearer ${key}` };
      const { status } = await fetch(`http://127.0.0.1:${port}${keys.path}/events`, { headers, signal: ending.signal });
      return { status, end: () => ending.abort() };
    };
    const streams = [await follow(), await follow(), await follow()];
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 429]);
    // They take none of the ranch's places.
    expect((await keys.me(key)).statusCode).toBe(200);
    streams[0]?.end();
    let last = await follow();
    for (let look = 0; last.status === 429 && look < 50; look += 1) {
      await delay(100);
      last = await follow();
    }
    expect(last.status).toBe(200);
  });

  it('a wrong key is a try of its address, as a wrong password is', async () => {
    const tried = () => test.get(`${keys.path}/key/me`, { token: `gwk_${'A'.repeat(43)}_000000`, ip: '203.0.113.9' });
    for (let call = 1; call <= 60; call += 1) expect((await tried()).statusCode).toBe(401);
    expect(toldOf(await tried())).toEqual([429, 'too_many', 60]);
    const { key } = await keys.make();
    expect((await test.get(`${keys.path}/key/me`, { token: key, ip: '203.0.113.9' })).statusCode).toBe(200);
  });
});
