import { waitFor } from '@testing-library/react';
import { forms } from '@features/auth';
import * as records from '@records/index';
import { headAsked } from '@records/recordsEvents';
import { sessionEnded } from '@shared/events';
import { aRecord, CREEK, EPOCH, MESA } from '@testing/aRecord';
import { RANCH_UUID } from '@testing/factories';
import { FakeEventSource, withStreams, withTabs } from '@testing/fakeBrowser';
import { fakeRecordServer, RECORDS } from '@testing/fakeRecordServer';
import { move, openReadRanch as ready } from '@testing/openRanch';

let undoFakes: (() => void)[] = [];
afterEach(() => {
  for (const undo of undoFakes) undo();
  undoFakes = [];
});

describe('what others write', () => {
  it('is heard by the stream, and shown', async () => {
    undoFakes.push(withStreams());
    const { until, ranch } = await ready();
    await until(() => FakeEventSource.open.length === 1);
    expect(FakeEventSource.open[0]?.url).toBe(`/api/v1/ranch/${RANCH_UUID}/events`);
    ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
    FakeEventSource.open[0]?.tell(7, EPOCH);
    const state = await until((now) => now.records.position?.cursor === 7);
    expect(records.selectOne(state, 'paddock', CREEK)?.data.name).toBe('Lower creek');
  });

  it('is asked for as soon as a stream is refused', async () => {
    undoFakes.push(withStreams());
    const { until, ranch } = await ready();
    await until(() => FakeEventSource.open.length === 1);
    ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
    const [stream] = FakeEventSource.open;
    stream?.close();
    stream?.dispatchEvent(new Event('error'));
    await until((now) => now.records.position?.cursor === 7);
  });
});

describe('two tabs of one person', () => {
  const both = async () => {
    undoFakes.push(withTabs(), withStreams());
    const ranch = fakeRecordServer(aRecord());
    const first = await ready({ ranch });
    const second = await ready({ ranch });
    return { first, second, ranch };
  };

  it('have one stream, which the other hears of', async () => {
    const { first, second, ranch } = await both();
    await first.until(() => FakeEventSource.open.length > 0);
    expect(FakeEventSource.open).toHaveLength(1);
    ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
    FakeEventSource.open[0]?.tell(7, EPOCH);
    await second.until((now) => now.records.position?.cursor === 7);
  });

  it('have one outbox: what is recorded in the second leaves through the first, once', async () => {
    const { first, second, ranch } = await both();
    second.record('Moved', [move(MESA)]);
    await second.until((now) => now.records.done.length === 1);
    await first.until((now) => now.records.position?.cursor === 7);
    expect(ranch.applied.size).toBe(1);
    expect(first.sent().length + second.sent().length).toBeLessThanOrEqual(2);
    expect(first.state().ui.toasts).toEqual([]);
  });

  it('the second takes over when the first is gone', async () => {
    const { first, second, ranch } = await both();
    await first.until(() => FakeEventSource.open.length === 1);
    const [stream] = FakeEventSource.open;
    first.store.dispatch(sessionEnded('elsewhere'));
    await waitFor(() => expect(FakeEventSource.open).toEqual([expect.not.objectContaining({ id: stream?.id })]));
    second.record('Moved', [move(MESA)]);
    await second.until((now) => now.records.done.length === 1);
    expect(ranch.applied.size).toBe(1);
  });
});

it('nothing is left after signing out, and nothing is asked any more', async () => {
  undoFakes.push(withStreams());
  const { store, state, server, until } = await ready();
  store.dispatch(forms.signOut.submitted());
  await until((now) => now.auth.session === 'anonymous');
  const asked = server.callsTo(RECORDS).length;
  store.dispatch(headAsked());
  expect(FakeEventSource.open).toEqual([]);
  expect(server.callsTo(RECORDS)).toHaveLength(asked);
  expect(state().records).toMatchObject({ ranchUuid: null, confirmed: {} });
});
