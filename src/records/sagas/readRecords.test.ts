import { ranchOpened } from '@records/index';
import * as records from '@records/index';
import { headAsked } from '@records/recordsEvents';
import { aRanchRecord, aRecord, EPOCH, MESA } from '@testing/aRecord';
import { aMe, RANCH_UUID } from '@testing/factories';
import { RECORDS } from '@testing/fakeRecordServer';
import type { Answer } from '@testing/fakeServer';
import { move, openRanch, openReadRanch as ready } from '@testing/openRanch';

it('opens the ranch, and shows what the server has', async () => {
  const { state, server } = await ready();
  expect(records.selectAll(state(), 'paddock')).toHaveLength(2);
  expect(new URLSearchParams(server.callsTo(RECORDS)[0]?.query).get('limit')).toBe('10000');
});

it('reads page by page, and shows nothing before the last', async () => {
  const [first, ...rest] = aRecord();
  const page = (all: object[], next: number, has_more: boolean): Answer => ({
    status: 200,
    body: { epoch: EPOCH, head: 6, next, has_more, records: all },
  });
  const opened = await openRanch();
  opened.server.answers[RECORDS] = ({ query }) =>
    query.includes('since=1') ? page(rest, 6, false) : page([first ?? {}], 1, true);
  opened.store.dispatch(ranchOpened({ ranchUuid: 'another', actor: aMe().uuid }));
  opened.store.dispatch(ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
  const state = await opened.until((now) => records.selectAreRecordsReady(now));
  expect(records.selectAll(state, 'paddock')).toHaveLength(2);
});

describe('OFFLINE O10: a reading over a bad line', () => {
  afterEach(() => jest.useRealTimers());

  it('asks for smaller pages after each that took too long, and for none twice', async () => {
    const [first, ...rest] = aRecord();
    const opened = await openRanch();
    jest.useFakeTimers();
    const body = { epoch: EPOCH, head: 6, next: 1, has_more: true, records: [first ?? {}] };
    const asked: string[] = [];
    let lost = 3;
    opened.server.answers[RECORDS] = ({ query }) => {
      asked.push(query);
      if (!query.includes('since=')) return { status: 200, body };
      lost -= 1;
      if (lost >= 0) return 'no answer';
      const more = asked.length < 7;
      return {
        status: 200,
        body: { ...body, next: more ? asked.length : 6, has_more: more, records: more ? [] : rest },
      };
    };
    opened.store.dispatch(ranchOpened({ ranchUuid: 'another', actor: aMe().uuid }));
    opened.store.dispatch(ranchOpened({ ranchUuid: RANCH_UUID, actor: aMe().uuid }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(records.selectAreRecordsReady(opened.state())).toBe(true);
    const limitOf = (query: string) => Number(new URLSearchParams(query).get('limit'));
    expect(asked.slice(0, 7).map(limitOf)).toEqual([10_000, 10_000, 2_500, 625, 156, 156, 312]);
    expect(asked.filter((query) => !query.includes('since='))).toHaveLength(1);
  });
});

it.each([403, 404])('a ranch that answers %i is forgotten', async (status) => {
  const { store, until, server } = await ready();
  const code = status === 403 ? 'forbidden' : 'not_found';
  server.answers[RECORDS] = { status, body: { error: 'No', details: 'No', code } };
  store.dispatch(headAsked());
  const state = await until((now) => now.records.load.status === 'failed');
  expect(state.records).toMatchObject({ ranchUuid: RANCH_UUID, position: null, confirmed: {}, outbox: [] });
  const asked = server.callsTo(RECORDS).length;
  store.dispatch(headAsked());
  expect(server.callsTo(RECORDS)).toHaveLength(asked);
});

describe('the time zone of a ranch that has none', () => {
  const founding = () => [aRanchRecord({ time_zone: null }), ...aRecord().slice(1)];
  const zoneOf = ({ ranch }: Awaited<ReturnType<typeof ready>>) => ranch.get(RANCH_UUID)?.data?.time_zone;

  it('is the one of the first browser of an owner, without a word', async () => {
    const opened = await ready({ founding: founding() });
    await opened.until((state) => records.selectRecords(state).ranch.time_zone !== null);
    await opened.idle();
    expect(zoneOf(opened)).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(opened.state().ui.toasts).toEqual([]);
  });

  it('is left to others by a member', async () => {
    const opened = await ready({ founding: founding(), role: 'member' });
    opened.record('Moved', [move(MESA)]);
    await opened.idle();
    expect(zoneOf(opened)).toBeNull();
  });
});
