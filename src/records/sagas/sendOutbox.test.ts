import * as records from '@records/index';
import { selectTrouble } from '@records/recordsSelectors';
import { groupsAnswered, mineChosen, refusalSought } from '@records/recordsEvents';
import { selectOutbox } from '@testing/selectOutbox';
import { aPaddockRecord, aRecord, CREEK, MESA } from '@testing/aRecord';
import { CHANGES } from '@testing/fakeRecordServer';
import { move, newHerd, openReadRanch as ready, rename } from '@testing/openRanch';

it('sends what is recorded, in order, and reads what came of it', async () => {
  const { record, idle, sent, ranch } = await ready();
  record('First', [move(MESA)]);
  record('Second', [move(CREEK)]);
  record('Third', [move(MESA)]);
  await idle();
  expect(sent().flatMap(({ groups }) => groups.map(({ label }) => label))).toEqual(['First', 'Second', 'Third']);
  expect([...ranch.applied.values()]).toEqual([7, 8, 9]);
  expect(JSON.stringify(sent())).not.toMatch(/clock|isWhole/);
});

it('a group that refers to one that is on its way leaves after it', async () => {
  const { record, idle, sent } = await ready();
  const herd = newHerd();
  record('Added Bulls', [herd]);
  record('Moved Bulls', [move(MESA, herd.uuid)]);
  await idle();
  expect(sent().map(({ groups }) => groups.map(({ label }) => label))).toEqual([['Added Bulls'], ['Moved Bulls']]);
});

it('D8: different fields of one record both stay', async () => {
  const { record, idle, paddock, ranch } = await ready();
  const seen = paddock();
  ranch.others({ kind: 'paddock', uuid: CREEK, data: { acres: 80 } });
  record('Renamed', [rename(seen, 'Upper creek')]);
  await idle();
  expect(ranch.get(CREEK)?.data).toMatchObject({ acres: 80, name: 'Upper creek' });
  expect(paddock().data).toMatchObject({ acres: 80, name: 'Upper creek' });
});

it('D8: the second on the same field is told, sees what is there, and can decide', async () => {
  const { store, state, record, until, idle, paddock, ranch } = await ready();
  const seen = paddock();
  ranch.others({ kind: 'paddock', uuid: CREEK, data: { name: 'Lower creek' } });
  const uuid = record('Renamed Creek', [rename(seen, 'Upper creek')]);
  await until((now) => selectOutbox(now)[0]?.state === 'refused');
  await until((now) => now.records.position?.cursor === 7);
  expect(paddock().data.name).toBe('Lower creek');
  expect(state().ui.toasts).toContainEqual(
    expect.objectContaining({
      kind: 'error',
      title: 'Not saved: Renamed Creek',
      offer: { label: 'Show', event: refusalSought(uuid) },
    }),
  );
  store.dispatch(mineChosen(uuid));
  await idle();
  expect(ranch.get(CREEK)?.data?.name).toBe('Upper creek');
});

it('several that are refused at once are told in one toast, and not where each has its row', async () => {
  const { store, record, state, server, paddock } = await ready();
  server.answers[CHANGES] = 'no answer';
  const uuids = [CREEK, MESA].map((uuid) => record('Renamed', [rename(paddock(uuid), 'New')]));
  const refusal = { status: 'refused' as const, code: 'invalid', details: 'No', change: 0 };
  store.dispatch(groupsAnswered(uuids.map((uuid) => ({ uuid, ...refusal }))));
  expect(state().ui.toasts.filter(({ kind }) => kind === 'error')).toEqual([
    expect.objectContaining({
      title: '',
      message: '2 changes were not saved.',
      offer: { label: 'Show', event: refusalSought(uuids[0] ?? '') },
      saidAt: '/settings/device',
    }),
  ]);
});

it('O3: what depends on a refused group waits for it, and what does not goes out', async () => {
  const { record, until, ranch } = await ready();
  const herd = newHerd();
  ranch.refuseNext({ code: 'invalid' });
  record('Added Bulls', [herd]);
  record('Moved Bulls', [move(MESA, herd.uuid)]);
  record('Moved cows', [move(MESA)]);
  const state = await until((now) => now.records.outbox.length === 2 && now.records.done.length === 1);
  expect(selectOutbox(state)).toMatchObject([
    { label: 'Added Bulls', state: 'refused' },
    { label: 'Moved Bulls', state: 'waiting', waitsFor: 'Added Bulls' },
  ]);
});

it('D11: a clock that is wrong is set right, and everything goes out with its true time', async () => {
  const { record, idle, server, sent, ranch } = await ready();
  const { [CHANGES]: good } = ranch.answers;
  const anHour = 3_600_000;
  server.answers[CHANGES] = (call) => {
    const { sent_at } = call.body as { sent_at: string };
    const now = new Date(Date.now() - anHour).toISOString();
    const isOff = Math.abs(Date.parse(sent_at) - Date.parse(now)) > 120_000;
    if (!isOff && good !== undefined) return good(call);
    return { status: 409, body: { error: 'Clock', details: 'Your clock is wrong', code: 'clock', now } };
  };
  const change = move(MESA);
  record('Moved now', [change]);
  await idle();
  expect(sent()).toHaveLength(2);
  const at = Date.parse(String(ranch.get(change.uuid)?.data?.at));
  expect(Math.abs(at - (Date.now() - anHour))).toBeLessThan(60_000);
});

it('D11: after a restored backup all is read again, and the outbox goes out', async () => {
  const { record, idle, server, ranch, paddock } = await ready();
  server.answers[CHANGES] = 'connection reset';
  record('Renamed', [rename(paddock(), 'Upper creek')]);
  ranch.restore('epoch-2', [...aRecord(), aPaddockRecord('far')]);
  server.answers[CHANGES] = ranch.answers[CHANGES] ?? 'no answer';
  const state = await idle();
  expect(state.records.position?.epoch).toBe('epoch-2');
  expect(records.selectAll(state, 'paddock')).toHaveLength(3);
  expect(ranch.get(CREEK)?.data?.name).toBe('Upper creek');
});

it.each(['connection reset', 'a reset in its body'] as const)('%s: the group waits, and comes once', async (lost) => {
  const { record, idle, until, server, ranch } = await ready();
  server.answers[CHANGES] = lost;
  const change = move(MESA);
  record('Moved', [change]);
  await until((now) => now.records.trouble !== null);
  server.answers[CHANGES] = ranch.answers[CHANGES] ?? 'no answer';
  const state = await idle();
  expect(ranch.get(change.uuid)?.data).toMatchObject({ paddock_uuids: [MESA] });
  expect(state.records.trouble).toBeNull();
});

it('a client that is too old keeps what waits, and says why', async () => {
  const { record, until, server } = await ready();
  server.answers[CHANGES] = { status: 426, body: { error: 'Too old', details: 'Reload the page', code: 'too_old' } };
  record('Moved', [move(MESA)]);
  const state = await until((now) => now.records.trouble !== null);
  expect(selectTrouble(state)).toMatchObject({ code: 'too_old', message: 'Reload the page' });
  expect(selectOutbox(state)).toMatchObject([{ state: 'waiting' }]);
});

const WHY = { code: 'forbidden', reason: 'not_your_role' };

it('a viewer reads on, and is told that nothing was written', async () => {
  const { record, until, server } = await ready();
  server.answers[CHANGES] = { status: 403, body: { error: 'No', details: 'You may look only', ...WHY } };
  record('Moved', [move(MESA)]);
  const state = await until((now) => selectOutbox(now)[0]?.state === 'refused');
  expect(selectOutbox(state)[0]?.refusal).toMatchObject({ details: 'You may look only', ...WHY });
  expect(records.selectAll(state, 'paddock')).toHaveLength(2);
});

it('attack W4: a call is answered, and a group of it that is forbidden is not shown as saved', async () => {
  const { record, until, server } = await ready();
  server.answers[CHANGES] = (call) => {
    const { groups } = call.body as { groups: { uuid: string }[] };
    const refused = { status: 'refused', change: null, details: 'You may look only', ...WHY };
    return { status: 200, body: { epoch: 'e', head: 1, results: groups.map(({ uuid }) => ({ ...refused, uuid })) } };
  };
  record('Moved', [move(MESA)]);
  const state = await until((now) => selectOutbox(now)[0]?.state === 'refused');
  expect(selectOutbox(state)[0]?.refusal).toMatchObject({ details: 'You may look only', ...WHY });
});

it('OFFLINE: a call that a proxy finds too large is sent group by group, and the group at fault is refused', async () => {
  const { record, server, ranch, until } = await ready();
  const { [CHANGES]: good } = ranch.answers;
  server.answers[CHANGES] = (call) => {
    const { groups } = call.body as { groups: { label: string }[] };
    const isLarge = groups.some(({ label }) => label === 'Large');
    return isLarge ? { status: 413, text: '<h1>Request Entity Too Large</h1>' } : good(call);
  };
  record('Large', [move(MESA)]);
  record('Small', [newHerd()]);
  const now = await until(({ records: { outbox, done } }) => outbox.length === 1 && done.length === 1);
  expect(now.records.outbox[0]).toMatchObject({ state: 'refused', refusal: { code: 'too_large' } });
});

it('OFFLINE O10: a call is halved with each that is lost, and doubled with each that is answered', async () => {
  const { record, server, ranch, until, idle } = await ready();
  const { [CHANGES]: good } = ranch.answers;
  server.answers[CHANGES] = { status: 426, body: { error: 'Old', details: 'Old', code: 'unavailable' } };
  const text = 'a'.repeat(4_000);
  for (let each = 0; each < 80; each += 1) {
    const data = { at: '2026-06-01T12:00:00.000Z', herd_uuid: null, paddock_uuid: null, point: null, text };
    record(`Added ${each}`, [records.added('note', data)]);
  }
  await until(({ records: { outbox } }) => outbox.length === 80);
  let lost = 2;
  const sizes: number[] = [];
  server.answers[CHANGES] = (call) => {
    sizes.push(JSON.stringify(call.body).length);
    return (lost -= 1) >= 0 ? 'connection reset' : good(call);
  };
  await idle();
  const [first = 0, second = 0, third = 0, fourth = 0] = sizes;
  expect(first).toBeLessThan(70_000);
  expect(second).toBeLessThan(first * 0.6);
  expect(third).toBeLessThan(second * 0.6);
  expect(fourth).toBeGreaterThan(third * 1.5);
  expect(ranch.applied.size).toBe(80);
});
