import type { Seal } from '@contract/grazing/seal';
import { aWantedKey } from '../../test/support/aWantedKey';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { DAY, TestApp } from '../../test/support/testApp';
import { addUnchainedGroups } from '../../test/support/unchained';
import { chainPasts } from '../chain';

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const get = (token?: string, path = ranch.path) => test.get(`${path}/seal`, token === undefined ? {} : { token });
const seal = async () => (await get(ranch.host.owner)).json<Seal>();
const download = () => test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });

it('EVIDENCE 3.3: the seal has the last line, the key and the signed lines, the latest first', async () => {
  const before = await seal();
  expect(before).toMatchObject({ end: { n: 1 }, heads: [] });
  const first = readHistory((await download()).body);
  await ranch.write([newRecord('herd')]);
  test.clock.advance(DAY);
  const { lines, heads } = readHistory((await download()).body);
  const { key, end, heads: told } = await seal();
  expect(end).toEqual({ n: 2, line_sha256: lines[2]?.sha256 });
  expect(told.map(({ n }) => n)).toEqual([2, 1]);
  expect(told.map((head) => head.signed_at)).toEqual(heads.map(({ head }) => head.signed_at).reverse());
  expect(told[1]?.line_sha256).toBe(first.lines[1]?.sha256);
  expect(told.map((head) => head.key)).toEqual([key, key]);
});

it('EVIDENCE 3.3: of many signed lines it has the last 30', async () => {
  for (let day = 0; day < 32; day += 1) {
    await download();
    test.clock.advance(60_000);
  }
  const { heads } = await seal();
  const times = heads.map(({ signed_at }) => signed_at);
  expect(times).toHaveLength(30);
  expect([...times].sort().reverse()).toEqual(times);
  expect(Date.parse(times[0] ?? '')).toBe(test.clock.now().getTime() - 60_000);
});

it('EVIDENCE 3.4: a ranch whose past is not chained yet has no last line, and has it once that is done', async () => {
  await addUnchainedGroups(test.db, ranch.uuid, 3);
  expect(await seal()).toMatchObject({ end: null });
  const notChained = (error: unknown) => expect(error).toBeNull();
  await chainPasts({ ...test, signal: new AbortController().signal, notChained });
  expect(await seal()).toMatchObject({ end: { n: 4 } });
});

it('EVIDENCE 12.9: owners and managers get it, members and viewers do not, and to others there is no ranch', async () => {
  const member = (role: 'manager' | 'member' | 'viewer') => ranch.member(`${role}-${ranch.uuid}@example.com`, role);
  const [manager, hand, viewer] = [await member('manager'), await member('member'), await member('viewer')];
  const stranger = (await GrazingRanch.start(test)).host.owner;
  const asked = [ranch.host.owner, manager, hand, viewer, stranger, undefined].map((token) => get(token));
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 404, 401]);
});

it('a key of the exports does not open it', async () => {
  const made = await test.post(`${ranch.path}/key`, aWantedKey(test.clock.now()), { token: ranch.host.owner });
  const { key } = made.json<{ key: string }>();
  expect((await test.get(`${ranch.path}/seal?key=${key}`)).statusCode).toBe(401);
});
