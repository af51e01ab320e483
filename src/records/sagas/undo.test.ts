import { waitFor } from '@testing-library/react';
import { undoRequested } from '@records/index';
import * as records from '@records/index';
import { selectOutbox } from '@testing/selectOutbox';
import { COWS, CREEK, MESA } from '@testing/aRecord';
import { tryAsked } from '@records/recordsEvents';
import { connectionChanged } from '@shared/events';
import { CHANGES, RECORDS } from '@testing/fakeRecordServer';
import { move, openReadRanch as ready, rename } from '@testing/openRanch';
describe('undo', () => {
  it('is offered after a change, and puts it back', async () => {
    const { state, store, record, idle, ranch } = await ready();
    const change = move(MESA);
    const uuid = record('Moved 120 head to Mesa', [change]);
    expect(state().ui.toasts).toMatchObject([
      { message: 'Moved 120 head to Mesa', offer: { label: 'Undo', event: undoRequested(uuid) } },
    ]);
    await idle();
    store.dispatch(undoRequested(uuid));
    await idle();
    expect(ranch.get(change.uuid)?.data).toBeNull();
    expect(records.selectHerdFigures(state()).get(COWS)?.stay?.paddockUuids).toEqual([CREEK]);
  });

  it('D11: is refused after somebody else has changed the same field, with the reason', async () => {
    const { store, record, idle, until, paddock, ranch } = await ready();
    const uuid = record('Renamed Creek', [rename(paddock(), 'Upper creek')]);
    await idle();
    ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
    store.dispatch(undoRequested(uuid));
    const state = await until((now) => selectOutbox(now)[0]?.state === 'refused');
    expect(selectOutbox(state)[0]).toMatchObject({
      label: 'Undid: Renamed Creek',
      refusal: { code: 'changed_meanwhile', details: 'Somebody has changed this since' },
    });
    expect(ranch.get(CREEK)?.data?.name).toBe('Lower creek');
    expect(state.ui.toasts.at(-1)).toMatchObject({ kind: 'error', title: 'Could not be undone: Renamed Creek' });
  });

  it('walk 6: what was refused is not told as done beside its refusal', async () => {
    const { record, until, paddock, ranch } = await ready();
    ranch.refuseNext({ code: 'changed_meanwhile', records: [] });
    record('Renamed Creek', [rename(paddock(), 'Upper creek')]);
    const state = await until((now) => selectOutbox(now)[0]?.state === 'refused');
    expect(state.ui.toasts.map(({ kind, title, message }) => [kind, title || message])).toEqual([
      ['error', 'Not saved: Renamed Creek'],
    ]);
  });

  it('of an undo does it again', async () => {
    const { store, state, record, idle, paddock } = await ready();
    store.dispatch(undoRequested(record('Renamed Creek', [rename(paddock(), 'Upper creek')])));
    await idle();
    const undone = state().records.done.at(-1)?.group;
    expect([undone?.label, paddock().data.name]).toEqual(['Undid: Renamed Creek', 'creek']);
    store.dispatch(undoRequested(undone?.uuid ?? ''));
    await idle();
    expect([state().records.done.at(-1)?.group.label, paddock().data.name]).toEqual([
      'Redid: Renamed Creek',
      'Upper creek',
    ]);
  });

  it('of what has not left yet sends nothing at all', async () => {
    const { store, state, record, server, sent } = await ready();
    server.answers[CHANGES] = 'no answer';
    record('Blocks the line', [move(MESA)]);
    const uuid = record('Moved', [move(CREEK)]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    store.dispatch(undoRequested(uuid));
    expect(selectOutbox(state()).map(({ label }) => label)).toEqual(['Blocks the line']);
    expect(sent()).toHaveLength(1);
  });
});

describe('where the browser says that there is no network', () => {
  it('OFFLINE O17: nothing is sent, so that what is undone leaves no trace', async () => {
    const { store, record, until, idle, sent, server } = await ready();
    Object.assign(server.answers, { [CHANGES]: 'connection reset', [RECORDS]: 'connection reset' });
    store.dispatch(connectionChanged('offline'));
    const uuid = record('Moved', [move(MESA)]);
    await until(({ records: { outbox } }) => outbox.length === 1);
    store.dispatch(undoRequested(uuid));
    await idle();
    expect(sent()).toEqual([]);
  });

  it('a browser that is wrong about it sends all the same', async () => {
    const { store, record, idle, ranch, state } = await ready();
    store.dispatch(connectionChanged('offline'));
    const change = move(MESA);
    record('Moved', [change]);
    await idle();
    expect(ranch.get(change.uuid)?.data).toMatchObject({ paddock_uuids: [MESA] });
    expect(state().ui.connection).toBe('online');
  });

  it('"Try now" tries once', async () => {
    const { store, record, until, sent, server } = await ready();
    Object.assign(server.answers, { [CHANGES]: 'connection reset', [RECORDS]: 'connection reset' });
    store.dispatch(connectionChanged('offline'));
    record('Moved', [move(MESA)]);
    store.dispatch(tryAsked());
    await until(({ records: { trouble } }) => trouble !== null);
    expect(sent()).toHaveLength(1);
  });
});
