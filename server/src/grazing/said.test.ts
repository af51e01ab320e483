import { randomUUID } from 'node:crypto';
import type { DeletedGroups, PastImports, RecordHistory } from '@contract/grazing/history';
import { aGroup, GrazingRanch, newRecord } from '../../test/support/GrazingRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let test: TestApp;
let ranch: GrazingRanch;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
});
afterAll(() => test.close());

const get = async <Told>(path: string): Promise<Told> =>
  (await test.get(`${ranch.path}/${path}`, { token: ranch.host.owner })).json<Told>();
const send = async (said: unknown, more: Parameters<typeof aGroup>[1] = {}) => {
  const herd = newRecord('herd');
  const group = { ...aGroup([herd], more), said };
  const answer = await ranch.send([group], ranch.host.owner, { schema: 2 });
  return { herd, group, result: answer.json<{ results: object[] }>().results[0] };
};

/** Something that takes something back that takes something back… */
const deep = (levels: number): object =>
  levels === 0 ? { what: 'counted', herd: 'C' } : { what: 'undid', of: deep(levels - 1) };

it('what a group says of itself is told wherever its label is: in histories, imports and deletions', async () => {
  const said = { what: 'imported', counts: [{ kind: 'herd', count: 1 }], file: 'ranch.kml' };
  const { herd, result } = await send(said, { import_uuid: randomUUID() });
  expect(result).toMatchObject({ status: 'applied' });
  expect((await get<RecordHistory>(`records/${herd.uuid}/history`)).versions[0]).toMatchObject({ said });
  expect((await get<RecordHistory>(`records/${herd.uuid}/history?related=true`)).versions[0]).toMatchObject({ said });
  expect((await get<PastImports>('imports')).imports[0]).toMatchObject({ said });
  const deleted = { what: 'deleted', kind: 'herd', name: 'Cows' };
  const gone = { kind: 'herd', uuid: herd.uuid, base: 2, data: null };
  await ranch.send([{ ...aGroup([gone]), said: deleted }], ranch.host.owner, { schema: 2 });
  expect((await get<DeletedGroups>('deleted')).groups[0]).toMatchObject({ said: deleted });
});

it('a group without it, as earlier versions and other programs send it, has its label alone', async () => {
  const herd = newRecord('herd');
  await ranch.write([herd]);
  const [version] = (await get<RecordHistory>(`records/${herd.uuid}/history`)).versions;
  expect(version).toMatchObject({ label: 'Wrote something down', said: null });
});

it('is a part of what a group is known by when it comes again', async () => {
  const { group } = await send({ what: 'added', kind: 'herd', name: 'Cows' });
  const again = { ...group, said: { what: 'added', kind: 'herd', name: 'Steers' } };
  const answer = await ranch.send([group, again], ranch.host.owner, { schema: 2 });
  expect(answer.json()).toMatchObject({ results: [{ status: 'applied' }, { status: 'refused', code: 'key_reused' }] });
});

it('attack W10: is judged the same in a large call as in a small one, also with very many names', async () => {
  const said = { what: 'merged', paddocks: Array.from({ length: 250 }, () => '') };
  const { group, result } = await send(said);
  expect(result).toMatchObject({ status: 'applied', revision: 2 });
  const large = aGroup([...Array.from({ length: 200 }, () => newRecord('note', { text: 'x'.repeat(500) }))]);
  const answer = await ranch.send([group, { ...large, said }], ranch.host.owner, { schema: 2 });
  expect(answer.json()).toMatchObject({
    results: [
      { status: 'applied', revision: 2 },
      { status: 'applied', revision: 3 },
    ],
  });
});

it('is the same group with nothing said and with null', async () => {
  const group = aGroup([newRecord('herd')]);
  await ranch.send([group]);
  const answer = await ranch.send([{ ...group, said: null }], ranch.host.owner, { schema: 2 });
  expect(answer.json()).toMatchObject({ results: [{ status: 'applied', revision: 2 }] });
});

it('says how many parts an import is to have', async () => {
  const importUuid = randomUUID();
  const of = { what: 'imported', counts: [{ kind: 'herd', count: 1 }], file: null };
  await send({ what: 'part', of, part: 1, parts: 3 }, { import_uuid: importUuid });
  await send({ what: 'part', of, part: 2, parts: 3 }, { import_uuid: importUuid });
  expect((await get<PastImports>('imports?unfinished=true')).imports).toMatchObject([
    { import_uuid: importUuid, parts: { saved: 2, of: 3 } },
  ]);
});

it.each<[string, unknown]>([
  ['a word', 'moved'],
  ['something that no version says', { what: 'flew' }],
  ['a name of every object', { what: 'constructor' }],
  ['one field less', { what: 'added', kind: 'herd' }],
  ['one field more', { what: 'counted', herd: 'Cows', head: 3 }],
  ['a kind that there is not', { what: 'added', kind: 'Herd', name: 'Cows' }],
  ['a number that is a text', { what: 'planned_moves', herd: 'Cows', moves: '3' }],
  ['a text that cannot be stored', { what: 'counted', herd: '\u0000' }],
  ['a part of something unknown', { what: 'part', of: { what: 'flew' }, part: 1, parts: 2 }],
  ['a list of very many', { what: 'merged', paddocks: Array.from({ length: 100_000 }, () => 'x') }],
  ['something very deep', deep(50)],
  ['more than 1 KiB', { what: 'merged', paddocks: Array.from({ length: 20 }, () => 'x'.repeat(100)) }],
])('%s is refused with its group, by the name of the field', async (_what, said) => {
  const { result } = await send(said);
  expect(result).toMatchObject({
    status: 'refused',
    change: null,
    code: 'invalid',
    details: { said: 'This isn’t something that a group can say of itself' },
  });
  expect((await ranch.page()).records.filter(({ kind }) => kind === 'herd')).toEqual([]);
});
