import { randomUUID } from 'node:crypto';
import type { RecordDataByKind } from '@contract/grazing/records';
import { aGroup, newRecord, GrazingRanch } from '../../test/support/GrazingRanch';
import { MINUTE, TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

/** The version of clients from before dry matter. */
const BEFORE = 4;
const NOW = 5;
const DEFAULTS = { dm_percent: null, animal: null, days: null, feedstuff_uuid: null };

let test: TestApp;
let ranch: GrazingRanch;
let herd: string;
beforeAll(async () => {
  test = await TestApp.start();
});
beforeEach(async () => {
  ranch = await GrazingRanch.start(test);
  herd = randomUUID();
  await ranch.write([newRecord('herd', {}, herd)]);
});
afterAll(() => test.close());

const past = () => new Date(test.clock.now().getTime() - MINUTE).toISOString();

/** What becomes of one change by a client of that version. */
async function send(change: object, schema: number) {
  const response = await ranch.send([aGroup([change])], ranch.host.owner, { schema });
  return response.json<{ results: { status: string; revision: number }[] }>().results[0];
}

async function written(change: object, schema = NOW): Promise<number> {
  const result = await send(change, schema);
  if (result?.status !== 'applied') throw new Error(JSON.stringify(result));
  return result.revision;
}

const feeding = (fields: Partial<RecordDataByKind['feed']> = {}) =>
  newRecord('feed', { herd_uuid: herd, at: past(), ...fields });

function asOld<Change extends ReturnType<typeof feeding>>(change: Change) {
  const data = Object.fromEntries(Object.entries(change.data ?? {}).filter(([field]) => !(field in DEFAULTS)));
  return { ...change, data };
}

const dataOf = async (uuid: string) => (await ranch.record(uuid))?.data as Record<string, unknown> | undefined;

describe('EVIDENCE 12.14: a client of a lower schema', () => {
  it('feeds, moves and counts as before; its feed has the defaults', async () => {
    await written(newRecord('feedstuff'));
    const paddock = newRecord('paddock');
    await written(paddock, BEFORE);
    await written(newRecord('count', { herd_uuid: herd, at: past() }), BEFORE);
    await written(newRecord('move', { herd_uuid: herd, paddock_uuids: [paddock.uuid], at: past() }), BEFORE);
    const fed = asOld(feeding());
    await written(fed, BEFORE);
    expect(await dataOf(fed.uuid)).toMatchObject(DEFAULTS);
    expect(await send(asOld(feeding()), NOW)).toMatchObject({
      code: 'invalid',
      details: { dm_percent: 'This field is required', days: 'This field is required' },
    });
  });

  it('changes the lb of a feeding that has a dry matter, which it keeps, and brings it back with it', async () => {
    const fed = feeding({ dm_percent: 88, days: 4 });
    const base = await written(fed);
    const changed = await written({ kind: 'feed', uuid: fed.uuid, base, data: { lb: 900 } }, BEFORE);
    const gone = await written({ kind: 'feed', uuid: fed.uuid, base: changed, data: null }, BEFORE);
    await written({ ...asOld(fed), base: gone }, BEFORE);
    expect(await dataOf(fed.uuid)).toMatchObject({ dm_percent: 88, days: 4 });
  });

  it('may not write what it doesn’t know', async () => {
    expect(await send(feeding({ feedstuff_uuid: randomUUID() }), NOW)).toMatchObject({ code: 'unknown_reference' });
  });
});

it('a feed of the list that a feeding names can be retired, and not deleted', async () => {
  const feedstuff = newRecord('feedstuff');
  const base = await written(feedstuff);
  await written(feeding({ feedstuff_uuid: feedstuff.uuid }));
  const at = { kind: 'feedstuff', uuid: feedstuff.uuid, base };
  expect(await send({ ...at, data: null }, NOW)).toMatchObject({ code: 'in_use' });
  expect(await send({ ...at, data: { retired_at: past() } }, NOW)).toMatchObject({ status: 'applied' });
});

it('members record feeds of the list', async () => {
  const member = await ranch.member('bo@example.com', 'member');
  const response = await ranch.send([aGroup([newRecord('feedstuff')])], member);
  expect(response.json()).toMatchObject({ results: [{ status: 'applied' }] });
});
