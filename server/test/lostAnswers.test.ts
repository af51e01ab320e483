import type { AddressInfo } from 'node:net';
import { paths } from '@contract/paths';
import { KEYED_WRITES, PLAIN_WRITES, type Write, type WriteCase } from './everyWrite';
import { FaultProxy } from './FaultProxy';
import { mailbox } from './mailbox';
import { SECOND, TestApp } from './testApp';
import { wholeState } from './wholeState';

jest.setTimeout(120_000);

let test: TestApp;
let url: string;
const proxy = new FaultProxy();
beforeAll(async () => {
  test = await TestApp.start();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  url = await proxy.open(`http://127.0.0.1:${port}/api/v1`);
});
afterAll(async () => {
  await proxy.close();
  await test.close();
});

interface Heard {
  status: number;
  body: Record<string, unknown>;
}

/** Sends a call by the road that may fail. Undefined: no answer came. */
async function send(method: string, { path, body, token }: Write, key: string): Promise<Heard | undefined> {
  const headers = {
    'idempotency-key': key,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${url}${path}`, sent).catch(() => undefined);
  if (answer === undefined) return undefined;
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

let people = 0;

/** Sends a call whose answer is lost after the server has given it, then the very same call again. */
async function loseAndRepeat({ name, prepare }: WriteCase) {
  const who = `person${(people += 1)}`;
  const [method = ''] = name.split(' ');
  const write = await prepare(test, who);
  const key = `key-of-${who}`;
  const before = await wholeState(test.db);
  proxy.spoilOnce({ kind: 'drop', from: key });
  expect(await send(method, write, key)).toBeUndefined();
  const lost = await wholeState(test.db);
  test.clock.advance(SECOND);
  const again = await send(method, write, key);
  return { who, write, before, lost, again, after: await wholeState(test.db) };
}

const rowsOf = (state: Record<string, string[]>) => Object.values(state).flat();
/** How many rows are there that were not. */
const added = (before: Record<string, string[]>, after: Record<string, string[]>) =>
  rowsOf(after).length - rowsOf(before).length;

it('every call of the contract that may change something is in the list', async () => {
  const names = ['ranch', 'invitation', 'user'];
  const patterns = Object.entries(paths.v1).map(([call, path]) => {
    if (typeof path === 'string') return path;
    const parts =
      call === 'member' ? [':ranch', ':user'] : call === 'adminUser' ? [':user'] : names.map((n) => `:${n}`);
    return path(...(parts as [string, string]));
  });
  const writes: string[] = [];
  for (const pattern of new Set(patterns)) {
    const { headers } = await test.call('OPTIONS', `/api/v1${pattern}`);
    const methods = String(headers.allow).split(', ');
    writes.push(...methods.filter((one) => !['GET', 'HEAD'].includes(one)).map((one) => `${one} ${pattern}`));
  }
  const listed = [...KEYED_WRITES, ...PLAIN_WRITES].map(({ name }) => name);
  expect(writes.sort()).toEqual(listed.sort());
});

describe.each(KEYED_WRITES)('$name, whose answer is lost', (one) => {
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
    expect([me.email, me.ranches.length]).toEqual([`${who}@example.com`, 1]);
  });
});

/** What a repetition hears where the call takes no key: the same again, or why there is nothing left to do. */
const REPEATED: Record<string, [status: number, code?: string]> = {
  'POST /auth/login': [200],
  'POST /auth/logout': [204],
  'POST /auth/masquerade': [401, 'unauthenticated'],
  'POST /auth/password-reset-request': [202],
  'POST /auth/password-reset': [410, 'token_used'],
  'POST /user/cancel_delete': [410, 'token_used'],
  'PATCH /user/me': [200],
  'PATCH /user/profile': [200],
  'POST /user/password': [401, 'wrong_credentials'],
  'POST /ranch/join': [410, 'token_used'],
  'PATCH /ranch/:ranch': [200],
  'DELETE /ranch/:ranch/invitation/:invitation': [404, 'not_found'],
  'PATCH /ranch/:ranch/user/:user': [200],
  'DELETE /ranch/:ranch/user/:user': [404, 'not_found'],
  'PATCH /admin/users/:user': [200],
};
/** These leave no row that people have made. */
const WITHOUT_ROWS = ['POST /auth/login', 'POST /auth/logout'];

const once = PLAIN_WRITES.filter(({ name }) => name in REPEATED);

describe.each(once)('$name, whose answer is lost', (one) => {
  it('has been done once, and a repetition changes nothing more and says how it stands', async () => {
    const { before, lost, again, after } = await loseAndRepeat(one);
    if (!WITHOUT_ROWS.includes(one.name)) expect(lost).not.toEqual(before);
    expect(after).toEqual(lost);
    const [status, code] = REPEATED[one.name] ?? [];
    expect([again?.status, again?.body.code]).toEqual([status, code]);
  });
});

/** Asking again asks for another link. What must not double is what the links are good for. */
describe('a call that mails or makes a link, whose answer is lost', () => {
  const named = (name: string) => PLAIN_WRITES.filter((one) => one.name === name);

  it.each(named('POST /ranch/:ranch/invitation'))('$name leaves one good invitation, the newer', async (one) => {
    const { before, lost, again, after } = await loseAndRepeat(one);
    expect([added(before, lost), again?.status]).toEqual([1, 201]);
    expect(after.invitations?.filter((row) => row.includes('revoked')).length).toBe(
      (lost.invitations?.filter((row) => row.includes('revoked')).length ?? NaN) + 1,
    );
    expect(after.invitations?.find((row) => row.includes(String(again?.body.uuid)))).not.toContain('revoked');
  });

  it.each(named('DELETE /user/me'))('$name keeps its day, and mails another link', async (one) => {
    const { who, lost, again, after } = await loseAndRepeat(one);
    expect([again?.status, after.users]).toEqual([202, lost.users]);
    expect(await mailbox(test, `${who}@example.com`)).toHaveLength(2);
  });

  it.each(named('POST /contract'))('$name makes another link, and each stands in the audit log', async (one) => {
    const { before, lost, again, after } = await loseAndRepeat(one);
    expect([added(before, lost), added(lost, after), again?.status]).toEqual([2, 2, 201]);
  });

  it('is none but these', () => {
    const links = ['POST /ranch/:ranch/invitation', 'DELETE /user/me', 'POST /contract'];
    expect(PLAIN_WRITES.map(({ name }) => name).sort()).toEqual([...Object.keys(REPEATED), ...links].sort());
  });
});
