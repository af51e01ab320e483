import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { aRecord } from '../../test/support/aRecord';
import { actAs } from '../../test/support/actAs';
import { newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { DAY, TestApp } from '../../test/support/testApp';
import { sweepOldTombstones } from './sweepRecords';

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

const herds = (count: number) => Array.from({ length: count }, () => newRecord('herd'));
const remove = (uuid: string, base: number) => ({ kind: 'herd', uuid, base, data: null });

/** Reads page after page, from the first. */
async function readAll(first: string, limit: number) {
  const pages = [];
  for (let query = first; ;) {
    const page = await ranch.page(`?limit=${limit}${query}`);
    pages.push(page);
    if (!page.has_more) return pages;
    query = `&since=${page.next}`;
  }
}

describe('reading the record', () => {
  it('begins with the founding, as revision 1', async () => {
    const page = await ranch.page();
    expect(page).toMatchObject({ head: 1, next: 1, has_more: false });
    expect(page.records.map(({ kind, revision }) => [kind, revision]).sort()).toEqual([
      ['ranch', 1],
      ['season', 1],
    ]);
    const { uuid } = (await test.me(ranch.host.owner)).json<{ uuid: string }>();
    expect(page.records[0]).toMatchObject({ changed_by: uuid, changed_at: test.clock.now().toISOString() });
  });

  it('goes on from a revision, and says where to go on where there is nothing new', async () => {
    await ranch.write(herds(2));
    expect(await ranch.page('?since=2')).toMatchObject({ head: 2, next: 2, has_more: false, records: [] });
    await ranch.write(herds(1));
    expect((await ranch.page('?since=2')).records).toHaveLength(1);
  });

  it('never splits a revision over pages, and leaves nothing out', async () => {
    for (const count of [3, 1, 4]) await ranch.write(herds(count));
    const pages = await readAll('', 2);
    expect(pages.map(({ records }) => records.length)).toEqual([2, 3, 5]);
    expect(pages.map(({ next }) => next)).toEqual([1, 2, 4]);
    expect(new Set(pages.flatMap(({ records }) => records.map(({ uuid }) => uuid))).size).toBe(10);
  });

  it('tells of deleted ones with since alone', async () => {
    const [herd] = herds(1);
    const revision = await ranch.write([herd]);
    await ranch.write([remove(herd?.uuid ?? '', revision)]);
    expect((await ranch.page()).records.map(({ kind }) => kind).sort()).toEqual(['ranch', 'season']);
    expect((await ranch.page('?since=1')).records).toMatchObject([{ uuid: herd?.uuid, revision: 3, data: null }]);
  });

  it('comes compressed where the client can read it', async () => {
    await ranch.write(herds(50));
    const response = await test.get(`${ranch.path}/records`, {
      token: ranch.host.owner,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    const page = JSON.parse(brotliDecompressSync(response.rawPayload).toString()) as { records: unknown[] };
    expect(page.records).toHaveLength(52);
  });

  it.each(['?since=x', '?since=1.5', '?since=', '?limit=0', '?limit=10001', '?limit=1&limit=2', '?since=1&since=2'])(
    '%s is refused with 422',
    async (query) => {
      expect((await ranch.read(query)).statusCode).toBe(422);
    },
  );

  it('D11: another epoch, or a cursor above the head, is told to read all again', async () => {
    const { epoch } = await ranch.page();
    expect((await ranch.read(`?since=1&epoch=${epoch}`)).statusCode).toBe(200);
    for (const query of [`?since=1&epoch=${randomUUID()}`, '?epoch=x', '?since=2']) {
      const response = await ranch.read(query);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'reset']);
    }
  });

  it('comes back unchanged, whatever the text', async () => {
    const note = 'Zäune 🐄 "quoted" \\ \u2028 <b>&amp; line\nline';
    const [place, paddock] = [randomUUID(), randomUUID()];
    const corners: [number, number][] = [
      [-105.123456789, 38.1],
      [-105.1, 38.1],
      [-105.1, 38.2000001],
      [-105.123456789, 38.1],
    ];
    const shape = { type: 'Polygon' as const, coordinates: [corners] };
    await ranch.write([
      newRecord('place', { note }, place),
      newRecord('paddock', { shape, acres: null, rating: null }, paddock),
    ]);
    expect((await ranch.record(place))?.data).toEqual(aRecord('place', { note }));
    expect((await ranch.record(paddock))?.data).toEqual(aRecord('paddock', { shape, acres: null, rating: null }));
  });
});

describe('tombstones', () => {
  it('D11: go after 400 days; a reader from before is told to read all again, one on its first reading is not', async () => {
    const [first, second] = herds(2);
    const made = await ranch.write([first, second]);
    await ranch.write([remove(first?.uuid ?? '', made)]);
    await ranch.write(herds(1));
    const now = test.clock.now().getTime();
    await sweepOldTombstones(test.db, new Date(now + 400 * DAY - 1));
    expect((await ranch.page('?since=1')).records).toHaveLength(3);
    await sweepOldTombstones(test.db, new Date(now + 401 * DAY));
    expect((await ranch.read('?since=2')).json()).toMatchObject({ code: 'reset' });
    expect((await ranch.page('?since=3')).records).toHaveLength(1);
    const pages = await readAll('', 1);
    expect(pages.flatMap(({ records }) => records).length).toBe(4);
    expect(pages.every(({ next }) => typeof next === 'number')).toBe(true);
    expect(await ranch.apply([{ kind: 'herd', uuid: first?.uuid, base: made, data: { name: 'Late' } }])).toMatchObject({
      code: 'changed_meanwhile',
      records: [],
    });
  });
});

describe('D9: the history of a record', () => {
  const history = (uuid: string, query = '', token = ranch.host.owner) =>
    test.get(`${ranch.path}/records/${uuid}/history${query}`, { token });

  it('says who, when, and what it was, newest first', async () => {
    const member = await ranch.member(`hand-${ranch.uuid}@example.com`, 'member');
    const herd = randomUUID();
    const made = await ranch.write([newRecord('herd', {}, herd)]);
    const renamed = await ranch.write([{ kind: 'herd', uuid: herd, base: made, data: { name: 'Pairs' } }], member);
    await ranch.write([remove(herd, renamed)]);
    const { versions, next_cursor } = (await history(herd)).json();
    expect(next_cursor).toBeNull();
    expect(versions).toMatchObject([
      { revision: 4, data: null, label: 'Wrote something down', on_behalf_of: null },
      { revision: 3, data: { name: 'Pairs' }, changed_at: test.clock.now().toISOString() },
      { revision: 2, data: { name: 'Cows' }, changed_by: { full_name: 'Maria Lopez' } },
    ]);
    const { uuid } = (await test.me(member)).json<{ uuid: string }>();
    expect(versions[1].changed_by.uuid).toBe(uuid);
  });

  it('names the admin of a masquerade, and on whose behalf they wrote', async () => {
    const { email } = ranch.host;
    const masquerade = await actAs(test, email);
    const herd = newRecord('herd');
    await ranch.write([herd], masquerade);
    const [version] = (await history(herd.uuid)).json().versions;
    const { uuid } = (await test.me(masquerade)).json<{ uuid: string }>();
    expect(version.on_behalf_of).toEqual({ uuid, full_name: 'Maria Lopez' });
    expect(version.changed_by.uuid).not.toBe(uuid);
  });

  it('goes on page by page, and keeps a version whose writer is gone', async () => {
    const member = await ranch.member(`gone-${ranch.uuid}@example.com`, 'member');
    const herd = randomUUID();
    let revision = await ranch.write([newRecord('herd', {}, herd)], member);
    for (let index = 0; index < 52; index += 1) {
      revision = await ranch.write([{ kind: 'herd', uuid: herd, base: revision, data: { name: `Herd ${index}` } }]);
    }
    await test.db.deleteFrom('users').where('email', '=', `gone-${ranch.uuid}@example.com`).execute();
    const first = (await history(herd)).json();
    const second = (await history(herd, `?cursor=${first.next_cursor}`)).json();
    expect([first.versions.length, second.versions.length, second.next_cursor]).toEqual([50, 3, null]);
    expect(second.versions.at(-1).changed_by).toBeNull();
  });

  it('of what never was is 404, and of another ranch’s record too', async () => {
    const other = await GrazingRanch.start(test);
    const herd = newRecord('herd');
    await other.write([herd]);
    expect((await history(herd.uuid)).statusCode).toBe(404);
    expect((await history(randomUUID())).statusCode).toBe(404);
    expect((await history('x')).statusCode).toBe(404);
    expect((await history(ranch.uuid, '?cursor=x')).statusCode).toBe(422);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('is changed by no %s', async (method) => {
    const url = `${ranch.path}/records/${ranch.uuid}/history`;
    expect((await test.call(method, url, { token: ranch.host.owner, body: {} })).statusCode).toBe(405);
  });
});
