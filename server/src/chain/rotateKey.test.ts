import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildVerify } from '../../../scripts/buildVerify';
import { GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { readHistory } from '../../test/support/readHistory';
import { HOUR, SECRET, TestApp } from '../../test/support/testApp';
import { ownKey } from './ownKey';
import { rotateKey } from './rotateKey';
import { signDaily } from './signDaily';

jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'rotated-'));
beforeAll(() => buildVerify(folder));
afterAll(() => rmSync(folder, { recursive: true }));

let test: TestApp;
let ranch: GrazingRanch;
beforeEach(async () => {
  test = await TestApp.start();
  ranch = await GrazingRanch.start(test);
});
afterEach(() => test.close());

const deps = () => ({ db: test.db, clock: test.clock, secretKey: SECRET });
const rotate = (signal = new AbortController().signal) => rotateKey({ ...deps(), signal });

async function download() {
  const { body } = await test.get(`${ranch.path}/export/history.jsonl`, { token: ranch.host.owner });
  return { body, ...readHistory(body) };
}
type History = Awaited<ReturnType<typeof download>>;

const headsOf = ({ heads }: History) => heads.map(({ head }) => [head.n, head.key]);
const typesOf = ({ lines }: History) => lines.map(({ line }) => line.type);

/** What the program says that checks a history without the server. */
function check({ body }: Pick<History, 'body'>, ...args: string[]) {
  writeFileSync(join(folder, 'history.jsonl'), body);
  const program = [join(folder, 'verify.mjs'), join(folder, 'history.jsonl'), ...args];
  const { status, stdout } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout };
}
function aSeal({ heads }: History): string {
  writeFileSync(join(folder, 'seal.json'), JSON.stringify(heads.at(-1)));
  return join(folder, 'seal.json');
}

it('EVIDENCE 12.7: a rotated key is a line that the old key signs, and an old seal matches the new file', async () => {
  const before = await download();
  const old = before.heads[0]?.head.key as string;
  const seal = aSeal(before);
  await ranch.write([newRecord('herd')]);
  test.clock.advance(HOUR);
  const { key, ranches } = await rotate();
  expect(ranches).toBe(1);
  await ranch.write([newRecord('paddock')]);
  const after = await download();
  expect(typesOf(after)).toEqual(['genesis', 'group', 'group', 'key', 'group']);
  expect(after.lines[3]?.line).toMatchObject({ key, public_key: after.heads.at(-1)?.public_key });
  expect(headsOf(after)).toEqual([[1, old], [2, old], [3, old], [4, key]]); // prettier-ignore
  const { status, said } = check(after, '--head', seal, '--key', old);
  expect([status, said]).toEqual([0, expect.stringContaining('4 signed heads match it, the last of line 4')]);
  expect(said).toContain('Your own seal: 1 signed head matches it, of line 1');
  expect(said).not.toContain('did not vouch');
});

it('EVIDENCE 12.7: a key that is rotated twice is vouched for by the first, also of a ranch never signed before', async () => {
  const first = (await ownKey(deps())).key;
  test.clock.advance(HOUR);
  await rotate();
  test.clock.advance(HOUR);
  const { key } = await rotate();
  const history = await download();
  expect(typesOf(history)).toEqual(['genesis', 'group', 'key', 'key']);
  const { status, said } = check(history, '--key', first);
  expect([status, said]).toEqual([0, expect.not.stringContaining('did not vouch')]);
  const { keys } = (await test.get('/.well-known/grazewell-keys.json')).json<{
    keys: { kid: string; to: unknown }[];
  }>();
  expect(keys.map(({ to }) => to === null)).toEqual([false, false, true]);
  expect([keys[0]?.kid, keys[2]?.kid]).toEqual([first, key]);
  expect(history.first).toMatchObject({ keys: keys.map(({ kid }) => ({ key: kid })) });
});

it('EVIDENCE 12.7: after a lost secret the next line says the new key, and that the old one did not vouch', async () => {
  const old = (await download()).heads[0]?.head.key as string;
  // Sealed under a secret that the server has no more.
  await test.db
    .updateTable('signing_keys')
    .set({ sealed: Buffer.alloc(60) })
    .execute();
  test.clock.advance(HOUR);
  const history = await download();
  expect(typesOf(history)).toEqual(['genesis', 'group', 'key']);
  const { key } = await ownKey(deps());
  expect(headsOf(history)).toEqual([[1, old], [2, key]]); // prettier-ignore
  const { status, said } = check(history);
  expect(status).toBe(0);
  expect(said).toContain('The key changed at line 2, and the key before did not vouch for the new one.');
  expect(check(history, '--key', old)).toEqual({
    status: 1,
    said: expect.stringContaining(`The signature of the head of line 2 is not by the key ${old}.`),
  });
});

it('EVIDENCE 3.3: a rotation that was broken off is completed before the next end of a ranch is signed', async () => {
  const old = (await download()).heads[0]?.head.key;
  const { key, ranches } = await rotate(AbortSignal.abort());
  expect(ranches).toBe(0);
  await ranch.write([newRecord('herd')]);
  test.clock.advance(24 * HOUR);
  const notSigned = (error: unknown) => expect(error).toBeNull();
  await signDaily({ ...deps(), signal: new AbortController().signal, notSigned });
  const history = await download();
  expect(typesOf(history)).toEqual(['genesis', 'group', 'group', 'key']);
  expect(headsOf(history)).toEqual(expect.arrayContaining([[2, old], [3, old], [3, key]])); // prettier-ignore
  expect(check(history, '--key', String(old)).status).toBe(0);
});

it('EVIDENCE 3.3: while people write and download, each head is by the key of its line', async () => {
  const old = (await ownKey(deps())).key;
  // A chain that the old key never signed needs no line of the new one, where a download comes before its turn.
  await download();
  const writing = Array.from({ length: 8 }, () => ranch.write([newRecord('rain', { on: '2026-04-19' })]));
  const reading = Array.from({ length: 4 }, () => download());
  await Promise.all([rotate(), ...writing, ...reading]);
  const { status, said } = check(await download(), '--key', old);
  expect([status, said]).toEqual([0, expect.stringContaining('This history is whole: 11 lines')]);
});
