import { configureStore } from '@reduxjs/toolkit';
import { ranchChosen, sessionEnded } from '@shared/events';
import {
  aCountRecord,
  aHerdRecord,
  aMoveRecord,
  aPaddockRecord,
  aRanchRecord,
  aRecord,
  COWS,
  CREEK,
  EPOCH,
  MESA,
  moveData,
} from '@testing/aRecord';
import { RANCH_UUID } from '@testing/factories';
import { openRecords as open } from '@testing/openRecords';
import { added, changed } from './group';
import { allRead, clockCorrected, groupsAnswered, groupsSent, ranchOpened, sendingFailed } from './recordsEvents';
import { recordsReducer } from './recordsReducer';
import * as records from './recordsSelectors';

const NOON = Date.parse('2026-06-10T12:00:00.000Z');

beforeEach(() => jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

it('tells what is not read yet from what is empty', () => {
  const store = configureStore({ reducer: { records: recordsReducer } });
  store.dispatch(ranchOpened({ ranchUuid: RANCH_UUID, actor: 'me' }));
  expect(records.selectAreRecordsReady(store.getState())).toBe(false);
  store.dispatch(allRead({ epoch: EPOCH, head: 0, cursor: 0, records: [] }));
  expect(records.selectAreRecordsReady(store.getState())).toBe(true);
  expect(records.selectAll(store.getState(), 'herd')).toEqual([]);
});

it('computes figures of what was read', () => {
  const { state, placeOf } = open();
  expect(placeOf()).toEqual([CREEK]);
  const creek = records.selectPaddockFigures(state()).get(CREEK);
  expect(creek).toMatchObject({ state: 'grazing', grazingDaysNow: expect.closeTo(8, 2), acres: 100 });
  expect(records.selectRanchFigures(state()).head).toBe(120);
  expect(
    records.selectPaddockFigures(state(), { asOf: Date.parse('2026-06-05T12:00:00.000Z') }).get(CREEK),
  ).toMatchObject({ grazingDaysNow: 3 });
});

it('shows a move at once, and keeps the figures that it does not change', () => {
  const { state, record, placeOf } = open([...aRecord(), aPaddockRecord('far')]);
  const before = records.selectPaddockFigures(state());
  record('Moved 120 head to Mesa', [added('move', moveData(MESA), ['at'])]);
  expect(placeOf()).toEqual([MESA]);
  const after = records.selectPaddockFigures(state());
  expect(after.get(CREEK)).toMatchObject({ state: 'resting', restDays: 0 });
  const far = [...before.keys()].find((uuid) => uuid !== CREEK && uuid !== MESA) ?? '';
  expect(after.get(far)).toBe(before.get(far));
});

it('an earlier entry slots in by its time', () => {
  const { state, record } = open();
  record('Moved', [added('move', moveData(MESA, '2026-05-30T12:00:00.000Z'))]);
  expect(
    records
      .selectTimelines(state())
      .stays.get(COWS)
      ?.map(({ paddockUuids }) => paddockUuids),
  ).toEqual([[MESA], [CREEK]]);
});

it('writes nothing that waits into what the server has said', () => {
  const { state, record, paddock } = open();
  const { confirmed } = state().records;
  record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  expect(state().records.confirmed).toBe(confirmed);
  expect(paddock().data.name).toBe('Upper creek');
});

it('lays what waits over what others write, field by field', () => {
  const { record, others, paddock } = open();
  record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  others(11, aPaddockRecord('creek', { acres: 80, name: 'Lower creek' }));
  expect(paddock().data).toMatchObject({ name: 'Upper creek', acres: 80 });
});

it('a change to what others have deleted shows nothing', () => {
  const { state, record, others, paddock } = open();
  record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  others(11, { ...aPaddockRecord('creek'), data: null });
  expect(records.selectOne(state(), 'paddock', CREEK)).toBeUndefined();
});

it('an applied group stays over the records until its revision has been read', () => {
  const { store, state, record, others, paddock } = open();
  const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  store.dispatch(groupsSent([uuid]));
  store.dispatch(groupsAnswered([{ uuid, status: 'applied', revision: 12 }]));
  others(11, aPaddockRecord('mesa', { acres: 5 }));
  expect(state().records.outbox).toHaveLength(1);
  expect(paddock().data.name).toBe('Upper creek');
  others(12, aPaddockRecord('creek', { name: 'Upper creek' }));
  expect(state().records.outbox).toEqual([]);
  expect(paddock()).toMatchObject({ base: 12, data: { name: 'Upper creek' } });
});

it('what is merely on its way, or applied and not read, is computed once', () => {
  const { store, state, record } = open();
  const group = record('Moved 120 head to Mesa', [added('move', moveData(MESA), ['at'])]);
  const shown = records.selectRecords(state());
  const figures = records.selectFigures(state());
  store.dispatch(groupsSent([group]));
  store.dispatch(groupsAnswered([{ uuid: group, status: 'applied', revision: 11 }]));
  expect(records.selectOutgoing(state(), group)?.state).toBe('applied');
  expect(records.selectRecords(state())).toBe(shown);
  expect(records.selectFigures(state())).toBe(figures);
});

it('a change is made on the group that wrote the record last', () => {
  const { record, paddock } = open();
  const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  expect(changed('paddock', paddock(), { acres: 3 }).base).toBe(uuid);
});

describe('a clock that is wrong', () => {
  it('shifts the times that came from it, and no time that a person entered', () => {
    const { store, state, record } = open();
    record('Moved now', [added('move', moveData(MESA), ['at'])]);
    record('Moved before', [added('move', moveData(MESA, '2026-06-03T00:00:00.000Z'))]);
    store.dispatch(clockCorrected(-3_600_000));
    const times = state().records.outbox.map(({ group }) => [group.at, group.changes[0]?.data?.at]);
    expect(times).toEqual([
      ['2026-06-10T11:00:00.000Z', '2026-06-10T11:00:00.000Z'],
      ['2026-06-10T11:00:00.000Z', '2026-06-03T00:00:00.000Z'],
    ]);
    record('Moved later', [added('move', moveData(CREEK), ['at'])]);
    expect(state().records.outbox[2]?.group.at).toBe('2026-06-10T11:00:00.000Z');
  });

  it('leaves a group as it was sent when it may have come', () => {
    const { store, state, record } = open();
    const uuid = record('Moved now', [added('move', moveData(MESA), ['at'])]);
    store.dispatch(groupsSent([uuid]));
    store.dispatch(sendingFailed({ uuids: [uuid], failure: { code: 'network', message: '' }, isLost: true }));
    store.dispatch(clockCorrected(-3_600_000));
    expect(state().records.outbox[0]?.group.at).toBe('2026-06-10T12:00:00.000Z');
  });
});

it('a paddock that begins after the minute that is shown is there at once', () => {
  const { state, record, paddock } = open();
  const north = added('paddock', { ...paddock().data, starts_at: new Date(NOON + 5_000).toISOString() });
  record('Split creek', [north]);
  expect(records.selectNow(state())).toBe(NOON + 60_000);
  expect(records.selectPaddockFigures(state()).get(north.uuid)).toMatchObject({ state: 'ready' });
});

it('a move by a clock that is a little ahead holds from now on', () => {
  const { others, placeOf } = open();
  others(11, aMoveRecord(MESA, { at: '2026-06-10T12:01:30.000Z' }));
  expect(placeOf()).toEqual([MESA]);
});

it('after a restored backup, what was applied and not read is sent again', () => {
  const { store, state, record, paddock } = open();
  const uuid = record('Renamed', [changed('paddock', paddock(), { name: 'Upper creek' })]);
  store.dispatch(groupsAnswered([{ uuid, status: 'applied', revision: 12 }]));
  store.dispatch(allRead({ epoch: 'epoch-2', head: 8, cursor: 8, records: aRecord() }));
  expect(state().records.outbox).toMatchObject([{ state: 'waiting', revision: null }]);
  expect(paddock().data.name).toBe('Upper creek');
});

it('keeps records of a kind that it does not know, and passes over them', () => {
  const { state, others } = open([...aRecord(), { ...aHerdRecord('dog'), kind: 'drone' }]);
  others(11, { ...aCountRecord(3), kind: 'drone' });
  expect(records.selectAll(state(), 'herd')).toHaveLength(1);
  expect(records.selectRanchFigures(state()).head).toBe(120);
});

it('a paddock with a shape has the acres of that shape', () => {
  const ring = [
    [-105, 40],
    [-104.99, 40],
    [-104.99, 40.01],
    [-105, 40.01],
    [-105, 40],
  ];
  const shape = { type: 'Polygon', coordinates: [ring] };
  const { state } = open([aRanchRecord(), aPaddockRecord('creek', { shape, acres: null })]);
  expect(records.selectPaddockFigures(state()).get(CREEK)?.acres).toBeCloseTo(234.2, 0);
});

it.each([
  ['the session', sessionEnded('refused')],
  ['the ranch', ranchChosen({ ranchUuid: 'another' })],
])('nothing is left once %s is left', (_what, event) => {
  const { store, state, record } = open();
  record('Moved', [added('move', moveData(MESA))]);
  store.dispatch(event);
  expect(state().records).toMatchObject({
    ranchUuid: null,
    confirmed: {},
    outbox: [],
    done: [],
    load: { status: 'idle' },
  });
});
