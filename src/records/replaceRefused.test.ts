import type { Said } from '@contract/grazing/said';
import { aPaddockRecord, CREEK, MESA, moveData } from '@testing/aRecord';
import { labeled } from '@testing/labeled';
import { openRecords } from '@testing/openRecords';
import { added, changed, removed } from './group';
import { groupsAnswered, groupsSent, refusedChanged, refusedOpened } from './recordsEvents';
import { changeRecorded, selectOne } from './index';

const refusal = (uuid: string, more: object = {}) => ({
  uuid,
  status: 'refused' as const,
  code: 'invalid',
  details: 'No',
  change: 0,
  ...more,
});

/** A new move that was refused, is open in its form, and has a note about it behind it. */
function opened() {
  const test = openRecords();
  const { store, record, state } = test;
  const move = added('move', moveData(MESA), ['at']);
  const said: Said = { what: 'moved', herds: ['cows'], to: ['mesa'], off: null, head: 120 };
  const action = changeRecorded(said, [move]);
  store.dispatch(action);
  const { uuid } = action.payload.group;
  record('Wrote more of it', [changed('move', { uuid: move.uuid, base: uuid }, { planned_days: 3 })]);
  store.dispatch(groupsAnswered([refusal(uuid)]));
  store.dispatch(refusedOpened(uuid));
  const held = () => {
    const found = selectOne(state(), 'move', move.uuid);
    if (found === undefined) throw new Error('the move is not shown');
    return found;
  };
  return { ...test, uuid, move, held };
}

const correct = ({ store, held }: ReturnType<typeof opened>) => {
  const said: Said = { what: 'changed_move', herd: 'cows', to: ['creek'], off: null };
  const action = changeRecorded(said, [changed('move', held(), { paddock_uuids: [CREEK], note: 'Gate' })]);
  store.dispatch(action);
  return action.payload.group.uuid;
};

it('is shown while its form is open, and not any more once it is closed', () => {
  const { store, state, held, move } = opened();
  expect(held().data.paddock_uuids).toEqual([MESA]);
  store.dispatch(refusedOpened(null));
  expect(selectOne(state(), 'move', move.uuid)).toBeUndefined();
});

it('what was written and what was changed are one group, which is said to be new', () => {
  const test = opened();
  const uuid = correct(test);
  const [first, second] = test.state().records.outbox;
  expect(first).toMatchObject({
    group: {
      uuid,
      label: 'Moved 120 head to creek',
      said: { what: 'moved', to: ['creek'], herds: ['cows'], head: 120 },
      changes: [
        { uuid: test.move.uuid, base: null, data: { paddock_uuids: [CREEK], note: 'Gate', planned_days: null } },
      ],
    },
    state: 'waiting',
    wasSent: false,
    refusal: null,
    replaces: [test.uuid],
  });
  expect(second?.group.changes).toMatchObject([{ base: uuid, data: { planned_days: 3 } }]);
  expect(test.state().records.changing).toBeNull();
});

it('is the same in another tab that is told of it', () => {
  const { store, state, uuid, held } = opened();
  const corrected = changeRecorded(labeled('Corrected'), [changed('move', held(), { planned_days: 5 })]);
  store.dispatch(refusedOpened(null));
  store.dispatch(refusedChanged({ refused: uuid, ...corrected.payload }));
  expect(state().records).toMatchObject({
    changing: null,
    outbox: [{ group: { uuid: corrected.payload.group.uuid, changes: [{ data: { planned_days: 5 } }] } }, {}],
  });
});

it('what was new and is deleted in its form was never there', () => {
  const test = opened();
  test.record('Deleted', [removed('move', test.held())]);
  expect(test.state().records.outbox.map(({ group }) => group.label)).toEqual([]);
});

it('what is changed in the form is the last word, also over what was recorded after the refused one', () => {
  const test = opened();
  expect(test.held().data.planned_days).toBe(3);
  test.record('Corrected', [changed('move', test.held(), { planned_days: 5 })]);
  expect(test.held().data.planned_days).toBe(5);
  expect(test.state().records.outbox).toMatchObject([
    { group: { changes: [{ data: { planned_days: 5 } }] } },
    { group: { changes: [{ data: { planned_days: 5 } }] } },
  ]);
});

it('leaves what builds on a later group something to build on', () => {
  const test = opened();
  const held = test.held();
  test.store.dispatch(refusedOpened(null));
  test.record('Wrote a note', [changed('move', held, { note: 'Gate' })]);
  test.store.dispatch(refusedOpened(test.uuid));
  test.record('Corrected', [changed('move', test.held(), { planned_days: 5 })]);
  const [, later, last] = test.state().records.outbox;
  expect(last?.group.changes).toMatchObject([{ base: later?.group.uuid, data: { note: 'Gate' } }]);
});

it('says what the form changes besides in the later group that wrote it, which may have brought it', () => {
  const test = opened();
  const next = added('move', moveData(CREEK, '2026-06-05T12:00:00.000Z'));
  const uuid = test.record('Moved on', [next]);
  const besides = changed('move', { uuid: next.uuid, base: uuid }, { at: '2026-06-06T12:00:00.000Z' });
  test.record('Corrected', [changed('move', test.held(), { planned_days: 5 }), besides]);
  const [first, , last] = test.state().records.outbox;
  expect(first?.group.changes).toHaveLength(1);
  expect(last?.group).toMatchObject({
    uuid,
    changes: [{ base: null, data: { at: '2026-06-06T12:00:00.000Z', paddock_uuids: [CREEK] } }],
  });
});

it('leaves a later group that may be at the server as it was sent', () => {
  const test = opened();
  const next = added('move', moveData(CREEK, '2026-06-05T12:00:00.000Z'));
  const uuid = test.record('Moved on', [next]);
  test.store.dispatch(groupsSent([uuid]));
  const sent = test.state().records.outbox.at(-1)?.group;
  const besides = changed('move', { uuid: next.uuid, base: uuid }, { at: '2026-06-06T12:00:00.000Z' });
  test.record('Corrected', [changed('move', test.held(), { planned_days: 5 }), besides]);
  expect(test.state().records.outbox.at(-1)?.group).toEqual(sent);
});

it('another change that is recorded while the form is open is a change of its own', () => {
  const test = opened();
  test.record('Renamed', [changed('paddock', test.paddock(), { name: 'Upper creek' })]);
  expect(test.state().records.outbox.map(({ state }) => state)).toEqual(['refused', 'waiting', 'waiting']);
});

it('what is written over theirs has what I wrote and what I changed, on what is there now', () => {
  const { store, state, record, others, paddock } = openRecords();
  const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  const gone = { ...aPaddockRecord('creek'), revision: 11, data: null };
  others(11, gone);
  store.dispatch(groupsAnswered([refusal(uuid, { code: 'changed_meanwhile', records: [gone] })]));
  store.dispatch(refusedChanged({ refused: uuid, ...changeGroup(uuid) }));
  expect(state().records.outbox[0]?.group.changes).toMatchObject([
    { base: 11, data: { name: 'Upper creek', acres: 90, note: '' }, isWhole: true },
  ]);
});

const changeGroup = (base: string) =>
  changeRecorded({ what: 'changed', kind: 'paddock', name: 'creek' }, [
    changed('paddock', { uuid: CREEK, base }, { acres: 90 }),
  ]).payload;
