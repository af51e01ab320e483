import { randomUUID } from 'node:crypto';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
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

interface Group {
  revision: number;
  label: string;
  count: number;
  changed_by: { full_name: string } | null;
  records: { kind: string; uuid: string; data: object }[];
}

async function deleted(query = '', token = ranch.host.owner): Promise<{ groups: Group[]; next_cursor: string | null }> {
  return (await test.get(`${ranch.path}/deleted${query}`, { token })).json();
}

const history = async (uuid: string, query: string) =>
  (await test.get(`${ranch.path}/records/${uuid}/history${query}`, { token: ranch.host.owner })).json<{
    versions: { revision: number; data: object | null }[];
  }>().versions;

/** A herd that was moved into a paddock. */
async function aMove() {
  const [herd, paddock, move] = [randomUUID(), randomUUID(), randomUUID()];
  await ranch.write([newRecord('herd', {}, herd), newRecord('paddock', {}, paddock)]);
  const change = newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock] }, move);
  const revision = await ranch.write([change]);
  return { herd, paddock, move, revision };
}

describe('what was deleted', () => {
  it('is told as it was, with who deleted it, and comes back over its tombstone', async () => {
    const { move, revision } = await aMove();
    const member = await ranch.member(`hand-${ranch.uuid}@example.com`, 'member');
    await ranch.write([{ kind: 'move', uuid: move, base: revision, data: { note: 'Through the gap' } }]);
    const gone = await ranch.write([{ kind: 'move', uuid: move, base: revision + 1, data: null }], member);
    const { groups, next_cursor } = await deleted();
    expect(next_cursor).toBeNull();
    expect(groups).toMatchObject([{ revision: gone, count: 1, records: [{ kind: 'move', uuid: move }] }]);
    expect(groups[0]?.changed_by?.full_name).toEqual(expect.any(String));
    const [record] = groups[0]?.records ?? [];
    expect(record?.data).toMatchObject({ note: 'Through the gap' });
    await ranch.write([{ kind: 'move', uuid: move, base: gone, data: record?.data ?? null }]);
    expect((await deleted()).groups).toEqual([]);
  });

  it('stands together where one group deleted it, goes on page by page, and is told to viewers', async () => {
    const herds = Array.from({ length: 33 }, () => newRecord('herd'));
    const made = await ranch.write(herds);
    const remove = (each: (typeof herds)[number]) => ({ kind: 'herd', uuid: each.uuid, base: made, data: null });
    await ranch.write(herds.slice(0, 2).map(remove));
    for (const each of herds.slice(2)) await ranch.write([remove(each)]);
    const viewer = await ranch.member(`viewer-${ranch.uuid}@example.com`, 'viewer');
    const first = await deleted('', viewer);
    const second = await deleted(`?cursor=${first.next_cursor}`, viewer);
    expect([first.groups.length, second.groups.length, second.next_cursor]).toEqual([30, 2, null]);
    expect(second.groups.at(-1)).toMatchObject({ count: 2 });
  });

  it('is none of another ranch', async () => {
    const other = await GrazingRanch.start(test);
    const herd = newRecord('herd');
    const made = await other.write([herd]);
    await other.write([{ kind: 'herd', uuid: herd.uuid, base: made, data: null }]);
    expect((await deleted()).groups).toEqual([]);
    expect((await test.get(`${other.path}/deleted`, { token: ranch.host.owner })).statusCode).toBe(404);
    expect((await test.get(`${ranch.path}/deleted?cursor=x`, { token: ranch.host.owner })).statusCode).toBe(422);
  });
});

describe('the history of a herd with what names it', () => {
  it('shows its moves, also those that were deleted, each group once', async () => {
    const { herd, move, revision } = await aMove();
    const gone = await ranch.write([{ kind: 'move', uuid: move, base: revision, data: null }]);
    expect((await history(herd, '?related=true')).map((version) => version.revision)).toEqual([
      gone,
      revision,
      revision - 1,
    ]);
    expect(await history(herd, '')).toHaveLength(1);
    expect(await history(herd, '?related=false')).toHaveLength(1);
    const odd = await test.get(`${ranch.path}/records/${herd}/history?related=x`, { token: ranch.host.owner });
    expect(odd.statusCode).toBe(422);
  });
});
