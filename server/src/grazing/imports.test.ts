import { randomUUID } from 'node:crypto';
import type { PastImports } from '@contract/grazing/history';
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

const imports = async (token = ranch.host.owner, search = '') =>
  (await test.get(`${ranch.path}/imports${search}`, { token })).json<PastImports>().imports;

const aPart = (importUuid: string, part: number, of: number) => {
  const paddock = newRecord('paddock');
  const all = { what: 'imported', counts: [{ kind: 'paddock', count: 1 }], file: null };
  const said = { what: 'part', of: all, part, parts: of };
  return { paddock, group: { ...aGroup([paddock], { import_uuid: importUuid }), said } };
};
const unfinished = () => imports(ranch.host.owner, '?unfinished=true');

it('tells what was brought in together, the latest first, with who did it and all its revisions', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await ranch.send([
    aGroup([newRecord('paddock')], { import_uuid: first, label: 'Imported 2 paddocks (part 1 of 2)' }),
    aGroup([newRecord('herd')]),
    aGroup([newRecord('paddock')], { import_uuid: first, label: 'Imported 1 paddock (part 2 of 2)' }),
    aGroup([newRecord('place')], { import_uuid: second, label: 'Imported 1 place' }),
  ]);
  const viewer = await ranch.member(`viewer-${ranch.uuid}@example.com`, 'viewer');
  const told = await imports(viewer);
  expect(told).toMatchObject([
    { import_uuid: second, label: 'Imported 1 place', revisions: [5] },
    { import_uuid: first, label: 'Imported 2 paddocks (part 1 of 2)', revision: 2, revisions: [2, 4] },
  ]);
  expect(told[0]?.changed_by?.full_name).toEqual(expect.any(String));
});

it('tells the last 30, and none of another ranch', async () => {
  const other = await GrazingRanch.start(test);
  await other.send([aGroup([newRecord('place')], { import_uuid: randomUUID() })]);
  expect(await imports()).toEqual([]);
  expect((await test.get(`${other.path}/imports`, { token: ranch.host.owner })).statusCode).toBe(404);
  await ranch.send(Array.from({ length: 32 }, () => aGroup([newRecord('place')], { import_uuid: randomUUID() })));
  const told = await imports();
  expect(told).toHaveLength(30);
  expect(told[0]?.revision).toBe(33);
});

it('tells what an import has changed, as that was before', async () => {
  const founding = (await ranch.page()).records;
  const [settings, season] = ['ranch', 'season'].map((kind) => founding.find((record) => record.kind === kind));
  const importUuid = randomUUID();
  const changes = [
    { kind: 'ranch', uuid: ranch.uuid, base: settings?.revision, data: { standard_weight_lb: 1_100 } },
    { kind: 'season', uuid: season?.uuid, base: season?.revision, data: { name: '2025' } },
    newRecord('season', { starts_on: '2020-01-01', ends_on: '2020-12-31' }),
  ];
  await ranch.send([aGroup(changes, { import_uuid: importUuid })]);
  const [told] = await imports();
  const before = [settings, season].map((each) => ({ kind: each?.kind, uuid: each?.uuid, data: each?.data }));
  expect(told?.changed).toHaveLength(2);
  expect(told?.changed).toEqual(expect.arrayContaining(before));
});

it('tells the paddocks that an import gave a shape, as they were before, until somebody changes them again', async () => {
  const [creek, mesa] = [newRecord('paddock', { acres: 40 }), newRecord('paddock', { acres: 60 })];
  await ranch.write([creek, mesa]);
  const [first, second] = [randomUUID(), randomUUID()];
  const given = ({ uuid }: { uuid: string }, base: number, acres: number) => ({
    kind: 'paddock',
    uuid,
    base,
    data: { acres },
  });
  await ranch.send([
    aGroup([given(creek, 2, 41), newRecord('paddock')], { import_uuid: first }),
    aGroup([given(mesa, 2, 61)], { import_uuid: first }),
  ]);
  const before = ({ uuid, data }: typeof creek) => ({ kind: 'paddock', uuid, data });
  const [told] = await imports();
  expect(told?.changed).toHaveLength(2);
  expect(told?.changed).toEqual(expect.arrayContaining([before(creek), before(mesa)]));
  await ranch.send([aGroup([given(creek, 3, 42)], { import_uuid: second })]);
  const [again, earlier] = await imports();
  expect(again?.changed).toEqual([{ ...before(creek), data: { ...creek.data, acres: 41 } }]);
  expect(earlier?.changed).toEqual([before(mesa)]);
});

it('attack W11: what others of the crew send under the id of an import is no part of it', async () => {
  const importUuid = randomUUID();
  const manager = await ranch.member(`manager-${ranch.uuid}@example.com`, 'manager');
  const crew = await ranch.member(`crew-${ranch.uuid}@example.com`, 'member');
  await ranch.send([aPart(importUuid, 1, 2).group]);
  await ranch.send(
    [{ ...aGroup([newRecord('herd')], { import_uuid: importUuid }), said: aPart(importUuid, 2, 1_000).group.said }],
    crew,
  );
  expect(await unfinished()).toMatchObject([{ revisions: [2], parts: { saved: 1, of: 2 } }]);
  await ranch.send([aPart(importUuid, 2, 2).group], manager);
  expect(await imports()).toMatchObject([{ revisions: [2, 4], parts: { saved: 2, of: 2 } }]);
});

it('attack F4: groups of an import that changed nothing are no part of it, and do not make it stand twice', async () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const [paddock, herd] = [newRecord('paddock'), newRecord('herd')];
  await ranch.send([aGroup([paddock], { import_uuid: mine }), aGroup([herd], { import_uuid: mine })]);
  const again = [aGroup([paddock]), aGroup([herd]), aGroup([newRecord('place')]), aGroup([herd])];
  const response = await ranch.send(again.map((group) => ({ ...group, import_uuid: theirs })));
  expect(response.json()).toMatchObject({
    results: [{ revision: null }, { revision: null }, { revision: 4 }, { revision: null }],
  });
  expect(await imports()).toMatchObject([
    { import_uuid: theirs, revision: 4, revisions: [4] },
    { import_uuid: mine, revision: 2, revisions: [2, 3] },
  ]);
  const nothing = randomUUID();
  await ranch.send([aGroup([paddock], { import_uuid: nothing }), aGroup([herd], { import_uuid: nothing })]);
  expect(await imports()).toHaveLength(2);
});

it('walk 18: tells of an import that was left half way, until it was continued', async () => {
  const [half, whole] = [randomUUID(), randomUUID()];
  await ranch.send([aPart(whole, 1, 2).group, aPart(whole, 2, 2).group]);
  await ranch.send([aPart(half, 1, 7).group, aPart(half, 3, 7).group]);
  expect(await unfinished()).toMatchObject([{ import_uuid: half, parts: { saved: 2, of: 7 } }]);
  expect((await imports()).map(({ parts }) => parts?.of)).toEqual([7, 2]);
  await ranch.send([aPart(half, 3, 3).group]);
  expect(await unfinished()).toEqual([]);
  expect((await imports())[0]?.parts).toEqual({ saved: 3, of: 3 });
});

it('walk 18: tells no more of an import that was left half way and undone', async () => {
  const { paddock, group } = aPart(randomUUID(), 1, 3);
  await ranch.send([group]);
  const [told] = await unfinished();
  expect(told?.revisions).toHaveLength(1);
  await ranch.write([{ kind: 'paddock', uuid: paddock.uuid, base: told?.revision ?? null, data: null }]);
  expect(await unfinished()).toEqual([]);
});
