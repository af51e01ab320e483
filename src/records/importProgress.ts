import type { Outbox } from './outbox';
import type { WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';

const groupsOf = ({ records = NO_RECORDS }: WithRecords, importUuid: string | null) =>
  records.outbox.filter(({ group }) => importUuid !== null && group.import_uuid === importUuid);

/** How many groups of an import have not come to the server yet. */
export const selectOnTheWay = (state: WithRecords, importUuid: string | null): number =>
  groupsOf(state, importUuid).filter(({ state: at }) => at === 'waiting' || at === 'sending').length;

/** How many groups of an import this session has saved. */
export const selectSavedParts = ({ records = NO_RECORDS }: WithRecords, importUuid: string): number =>
  records.saved[importUuid]?.length ?? 0;

/** What the records have as their base that an import of this session has written last: revisions, and its groups' ids. */
export function writtenBy(state: WithRecords, importUuid: string): ReadonlySet<number | string> {
  const saved = state.records?.saved[importUuid] ?? [];
  const groups = groupsOf(state, importUuid).map(({ group }) => group.uuid);
  return new Set([...groups, ...saved.flatMap(({ uuid, revision }) => (revision === null ? [] : [uuid, revision]))]);
}

const refusedIn = (groups: Outbox): readonly string[] =>
  groups.filter(({ state: at }) => at === 'refused').map(({ group }) => group.uuid);

/** The groups of an import that the server did not take, by their ids; to be compared by `shallowEqual`. */
export const selectRefusedOf = (state: WithRecords, importUuid: string | null): readonly string[] =>
  refusedIn(groupsOf(state, importUuid));

/** Those of some groups that the server did not take, by their ids; to be compared by `shallowEqual`. */
export const selectRefusedAmong = (
  { records = NO_RECORDS }: WithRecords,
  uuids: readonly string[],
): readonly string[] => refusedIn(records.outbox.filter(({ group }) => uuids.includes(group.uuid)));
