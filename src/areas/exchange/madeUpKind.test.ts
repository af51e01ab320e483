import { MADE_UP } from '@contract/testing/madeUpKind';
import { KIND_META } from '@contract/grazing/kindMeta';
import { kindsInOrder, referenceFields } from '@contract/grazing/references';
import { RECORD_KINDS } from '@contract/grazing/records';
import { referredBy } from '@records/group';
import { summaryOf } from '@records/index';
import { mayBeDeleted } from '@records/mayBeDeleted';
import type { Theirs } from '@records/outbox';
import { allRead } from '@records/recordsEvents';
import { recordsReducer } from '@records/recordsReducer';
import { NO_RECORDS } from '@records/recordsState';
import { aHerdRecord, aPaddockRecord, aSeasonRecord, EPOCH } from '@testing/aRecord';
import { undoingOfRevisions } from './bringing/undoImport';
import { planRecords } from './recordsFile/planRecords';
import type { RecordsFile } from './recordsFile/RecordsFile';

const herd = { ...aHerdRecord('bulls'), revision: 5 };
const trial = {
  ...herd,
  kind: MADE_UP,
  uuid: '22222222-2222-4222-8222-222222222222',
  data: { herd_uuid: herd.uuid, at: '2026-06-01T12:00:00.000Z', note: '' },
};
const open = (all: readonly object[]) => ({
  records: recordsReducer(NO_RECORDS, allRead({ epoch: EPOCH, head: 9, cursor: 9, records: all as Theirs[] })),
});

it('every kind comes after what it refers to, the new one too', () => {
  const order = kindsInOrder();
  expect([...order].sort()).toEqual([...RECORD_KINDS].sort());
  for (const kind of order) {
    const named = referenceFields(kind).flatMap(({ refers }) =>
      refers.flatMap((each) => (each === 'member' || each === kind ? [] : [each])),
    );
    for (const other of named) expect(order.indexOf(other)).toBeLessThan(order.indexOf(kind));
  }
  expect(order).toContain(MADE_UP);
});

it('every reference is known by the name of its field, and every kind has its line', () => {
  for (const kind of RECORD_KINDS) {
    for (const { field } of referenceFields(kind)) {
      expect(referredBy({ changes: [{ data: { [field]: 'somebody' } }] })).toEqual(['somebody']);
    }
  }
  expect(Object.keys(KIND_META).sort()).toEqual([...RECORD_KINDS].sort());
});

it('a records.json brings records of a new kind in again, after the herds that they name', () => {
  const file = { ranchUuid: '', exportedAt: '', records: [trial, herd], leftOut: [] } as unknown as RecordsFile;
  const plan = planRecords(
    file,
    {
      find: () => undefined,
      ranch: undefined,
      seasons: [],
      isEmpty: true,
      deleted: new Map(),
      members: new Set(),
      today: '2026-06-10',
      now: Date.parse('2026-06-10T12:00:00.000Z'),
    },
    false,
  );
  expect(plan.leftOut).toEqual([]);
  expect(plan.changes.map(({ uuid }) => uuid)).toEqual([herd.uuid, trial.uuid]);
});

it('undo of an import takes records of a new kind away, before what they name', () => {
  const past = { revisions: new Set([5]), changed: [], changed_at: '2020-01-01T00:00:00.000Z', changed_by: null };
  const { changes, staying } = undoingOfRevisions(open([aSeasonRecord('2026'), herd, trial]), past);
  expect(changes.map(({ kind, data }) => [kind, data])).toEqual([
    [MADE_UP, null],
    ['herd', null],
  ]);
  expect(staying).toEqual([]);
});

it.each([MADE_UP, 'of a newer server'])('a herd that a record of a new kind names is not deleted: %s', (kind) => {
  const state = open([herd, { ...trial, kind }, aPaddockRecord('creek')]);
  expect(mayBeDeleted(state, herd.uuid)).toBe(false);
  expect(mayBeDeleted(state, herd.uuid, new Set([trial.uuid]))).toBe(true);
  expect(mayBeDeleted(state, trial.uuid)).toBe(true);
  expect(summaryOf(state.records).counts).toEqual({ herd: 1, paddock: 1, [kind]: 1 });
});
