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

const imports = async (token = ranch.host.owner) =>
  (await test.get(`${ranch.path}/imports`, { token })).json<PastImports>().imports;

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
