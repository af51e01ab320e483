import { allRead, changeRecorded, changesRead, groupsAnswered } from '@records/recordsEvents';
import { recordsReducer } from '@records/recordsReducer';
import { NO_RECORDS, type RecordsState } from '@records/recordsState';
import type { Theirs } from '@records/outbox';
import { aPaddockRecord, EPOCH } from '@testing/aRecord';
import { labeled } from '@testing/labeled';
import { undoingOfImport } from './undoImport';

const IMPORT = '11111111-1111-4111-8111-111111111111';
const [creek, north] = [aPaddockRecord('creek', {}, { revision: 5 }), aPaddockRecord('north', {}, { revision: 6 })];

const read = (records: readonly object[]) => ({
  epoch: EPOCH,
  head: 6,
  cursor: 6,
  records: records as readonly Theirs[],
});

/** A ranch on which somebody else has just written one record of a file, and then all of that file is imported. */
function imported(revision: number | null, records: readonly (typeof creek)[]): RecordsState {
  const there = recordsReducer(NO_RECORDS, allRead(read([creek])));
  const changes = records.map(({ kind, uuid, data }) => ({ kind, uuid, base: null, data }));
  const recorded = changeRecorded(labeled('Imported 1 paddock'), changes, 'page', IMPORT);
  const { uuid } = recorded.payload.group;
  const answered = groupsAnswered([{ uuid, status: 'applied', revision }]);
  return recordsReducer(recordsReducer(there, recorded), answered);
}
const undoing = (records: RecordsState, brought: readonly (typeof creek)[]) =>
  undoingOfImport(
    { records },
    {
      uuid: IMPORT,
      fileName: 'records.json',
      parts: 1,
      records: brought.map((each) => ({ ...each, kind: 'paddock' })),
      changed: [],
      after: [],
    },
  );

it('attack F4, D14: undo leaves what somebody else has imported from the same file', () => {
  const state = imported(null, [creek]);
  expect(state.outbox).toEqual([]);
  expect(undoing(state, [creek])).toEqual({ changes: [], staying: [] });
});

it('D14: of a file that both have imported undo takes what it has written itself', () => {
  const state = recordsReducer(imported(6, [creek, north]), changesRead(read([north])));
  expect(undoing(state, [creek, north])).toMatchObject({ changes: [{ uuid: north.uuid, data: null }], staying: [] });
});
