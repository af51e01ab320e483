import { isDeepEqual } from '@domain/lists/isDeepEqual';
import { createSelector } from '@reduxjs/toolkit';
import type { Group } from './group';
import { canBeUndone, type Outgoing } from './outbox';
import type { WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';
import { labelInWords, labelOf, undoSaid } from './saidInWords';
import { DONE_MAX } from './transitions/reading';

/** What the person changed on this device while the ranch was open. */
export interface LastChange {
  readonly uuid: string;
  readonly label: string;
  /** When, ISO 8601 in UTC. */
  readonly at: string;
  readonly isSaved: boolean;
  readonly isUndone: boolean;
  /** The group that Undo takes back: the last one that did it; null where nothing can be taken back (any more). */
  readonly undoes: string | null;
}

/** Whether a group says that it takes back another one; one that has no room to say so says it by its label alone. */
const saysSo = ({ said = null, label }: Group, taken: Group): boolean => {
  const undoing = undoSaid(taken);
  return said === null ? label === labelOf(undoing) : isDeepEqual(said, undoing);
};

const takesBack = (later: Outgoing, { group }: Outgoing): boolean =>
  later.state !== 'refused' &&
  later.group.changes.some(({ base }) => base === group.uuid) &&
  saysSo(later.group, group);

const basesOf = ({ group }: Outgoing): readonly string[] => [
  ...new Set(group.changes.flatMap(({ base }) => (typeof base === 'string' ? [base] : []))),
];

/** What finds the first group that takes back another one, among those that are made on it. */
function takerAmong(all: readonly Outgoing[]): (group: Outgoing) => Outgoing | undefined {
  const madeOn = new Map<string, Outgoing[]>();
  for (const each of all) {
    for (const base of basesOf(each)) {
      const others = madeOn.get(base);
      if (others === undefined) madeOn.set(base, [each]);
      else others.push(each);
    }
  }
  return (group) => madeOn.get(group.group.uuid)?.find((later) => takesBack(later, group));
}

/** How a group is by now, after it was undone and done again any number of times. */
function presentOf(group: Outgoing, takerOf: ReturnType<typeof takerAmong>): { last: Outgoing; isUndone: boolean } {
  const undone = takerOf(group);
  if (undone === undefined) return { last: group, isUndone: false };
  const redone = takerOf(undone);
  return redone === undefined ? { last: undone, isUndone: true } : presentOf(redone, takerOf);
}

/** The newest first. What only undid another one, or did it again, is told with that one. */
export const selectLastChanges = createSelector(
  [({ records = NO_RECORDS }: WithRecords) => records.done, ({ records = NO_RECORDS }: WithRecords) => records.outbox],
  (done, outbox): readonly LastChange[] => {
    const all = [...done, ...outbox];
    const own = all.filter(({ by, state }) => by === 'person' && state !== 'refused');
    const takerOf = takerAmong(all);
    const byUuid = new Map(all.map((each) => [each.group.uuid, each]));
    const saved = new Set(done);
    const isAlone = (each: Outgoing) =>
      basesOf(each).every((base) => {
        const earlier = byUuid.get(base);
        return earlier === undefined || !takesBack(each, earlier);
      });
    return own
      .filter(isAlone)
      .slice(-DONE_MAX)
      .reverse()
      .map((each) => {
        const { last, isUndone } = presentOf(each, takerOf);
        return {
          uuid: each.group.uuid,
          label: labelInWords(each.group),
          at: each.group.at,
          isSaved: last.state === 'applied' || saved.has(last),
          isUndone,
          undoes: !isUndone && canBeUndone(last) ? last.group.uuid : null,
        };
      });
  },
);
