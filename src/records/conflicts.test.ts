import { selectOutbox } from '@testing/selectOutbox';
import { aPaddockRecord, countData, CREEK, MESA, moveData } from '@testing/aRecord';
import { openRecords as open } from '@testing/openRecords';
import { added, changed, removed } from './group';
import { inverseOf } from './outbox';
import { groupsAnswered, mineChosen, theirsChosen } from './recordsEvents';
import * as records from './recordsSelectors';

const refusal = (uuid: string, more: object = {}) => ({
  uuid,
  status: 'refused' as const,
  change: 0,
  code: 'changed_meanwhile',
  details: 'Ben has changed this paddock since',
  records: [],
  ...more,
});

describe('what waits for what', () => {
  const newHerd = () => added('herd', { name: 'Bulls', color: '#000000', ours: true, retired_at: null, note: '' });

  it('a group that refers to a record of one that waits waits behind it, and says for what', () => {
    const { state, record } = open();
    const herd = newHerd();
    record('Added Bulls', [herd]);
    record('Counted Bulls', [added('count', countData(4, '2026-06-03T12:00:00.000Z', herd.uuid))]);
    record('Moved cows', [added('move', moveData(MESA))]);
    expect(selectOutbox(state()).map(({ label, waitsFor }) => [label, waitsFor])).toEqual([
      ['Added Bulls', null],
      ['Counted Bulls', 'Added Bulls'],
      ['Moved cows', null],
    ]);
  });

  it('behind a refused one it goes on waiting, and leaves with none of it lost', () => {
    const { store, state, record } = open();
    const herd = newHerd();
    const uuid = record('Added Bulls', [herd]);
    record('Counted Bulls', [added('count', countData(4, '2026-06-03T12:00:00.000Z', herd.uuid))]);
    store.dispatch(groupsAnswered([refusal(uuid, { code: 'invalid' })]));
    expect(selectOutbox(state())).toMatchObject([{ state: 'refused' }, { state: 'waiting', waitsFor: 'Added Bulls' }]);
    store.dispatch(theirsChosen(uuid));
    expect(selectOutbox(state())).toMatchObject([{ label: 'Counted Bulls', waitsFor: null }]);
  });
});

describe('two people on the same field', () => {
  const theirs = { ...aPaddockRecord('creek', { name: 'Lower creek' }), revision: 11 };

  function conflict() {
    const opened = open();
    const { store, record, others, paddock } = opened;
    const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
    others(11, theirs);
    store.dispatch(groupsAnswered([refusal(uuid, { records: [theirs] })]));
    return { ...opened, uuid };
  }

  it('the second sees what is there now, and has what was written', () => {
    const { state, paddock } = conflict();
    expect(paddock().data.name).toBe('Lower creek');
    expect(records.selectRefused(state())).toMatchObject([
      { refusal: { code: 'changed_meanwhile', records: [theirs] } },
    ]);
  });

  it('"Use mine" writes it over what is there, as another group', () => {
    const { store, state, paddock, uuid } = conflict();
    store.dispatch(mineChosen(uuid));
    expect(paddock().data.name).toBe('Upper creek');
    const [{ group } = { group: null }] = state().records.outbox;
    expect(group?.uuid).not.toBe(uuid);
    expect(group?.changes).toMatchObject([{ base: 11, data: { name: 'Upper creek' } }]);
  });

  it('"Keep theirs" gives it up', () => {
    const { store, state, paddock, uuid } = conflict();
    store.dispatch(theirsChosen(uuid));
    expect(paddock().data.name).toBe('Lower creek');
    expect(selectOutbox(state())).toEqual([]);
  });

  it('what was changed again meanwhile follows the new group', () => {
    const { store, state, record, paddock } = open();
    const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
    record('Measured', [changed('paddock', paddock(), { acres: 90 })]);
    store.dispatch(groupsAnswered([refusal(uuid, { records: [theirs] })]));
    store.dispatch(mineChosen(uuid));
    const [first, second] = state().records.outbox;
    expect(second?.group.changes[0]?.base).toBe(first?.group.uuid);
  });

  it('a deleted record comes back whole', () => {
    const { store, state, record, others, paddock } = open();
    const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
    const gone = { ...aPaddockRecord('creek'), revision: 11, data: null };
    others(11, gone);
    store.dispatch(groupsAnswered([refusal(uuid, { records: [gone] })]));
    store.dispatch(mineChosen(uuid));
    expect(paddock().data).toMatchObject({ name: 'Upper creek', acres: 100 });
    expect(state().records.outbox[0]?.group.changes[0]).toMatchObject({ base: 11, data: { acres: 100, note: '' } });
  });
});

describe('the inverse of a group', () => {
  const lastOf = ({ state }: ReturnType<typeof open>) => {
    const last = state().records.outbox.at(-1);
    if (last === undefined) throw new Error('nothing was recorded');
    return last;
  };

  it('deletes what was new, and puts back the fields that changed and no others', () => {
    const opened = open();
    const { record, paddock, others } = opened;
    const move = added('move', moveData(MESA));
    const uuid = record('Moved', [move, changed('paddock', paddock(), { name: 'Upper creek' })]);
    others(11, aPaddockRecord('creek', { acres: 50 }));
    expect(inverseOf(lastOf(opened))).toEqual([
      { kind: 'paddock', uuid: CREEK, base: uuid, data: { name: 'creek' } },
      { kind: 'move', uuid: move.uuid, base: uuid, data: null },
    ]);
  });

  it('brings back what was deleted, and shows it again', () => {
    const opened = open();
    const { state, record, paddock } = opened;
    record('Deleted Creek', [removed('paddock', paddock())]);
    expect(records.selectOne(state(), 'paddock', CREEK)).toBeUndefined();
    record('Undid: Deleted Creek', inverseOf(lastOf(opened)));
    expect(paddock().data).toMatchObject({ name: 'creek', acres: 100, note: '' });
  });
});
