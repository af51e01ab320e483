import type { Said } from '@contract/grazing/said';
import type { Change } from './group';
import { canBeUndone, inverseOf, type Outgoing } from './outbox';
import { selectOne, type WithRecords } from './recordsSelectors';
import { NO_RECORDS } from './recordsState';
import type { Kind } from './kinds';
import { undoSaid } from './saidInWords';

const NONE: ReadonlySet<string> = new Set();

/** A change that is made on what is there now, where that was written last by one of the person's own later steps. */
function overOwn(state: WithRecords, change: Change, steps: readonly Outgoing[]): Change {
  // Only kinds of records are ever written.
  const held = selectOne(state, change.kind as Kind, change.uuid);
  const isOwn = steps.some(({ group, revision }) => held?.base === group.uuid || held?.base === revision);
  return held !== undefined && isOwn ? { ...change, base: held.base } : change;
}

/**
 * What takes back a step of the map: what its group says and its changes; undefined where what was there before is unknown.
 *
 * @param taken groups that came after it and were taken back already: what they wrote is no one else's change
 */
export function undoOfStep(
  state: WithRecords,
  groupUuid: string,
  taken = NONE,
): { said: Said; changes: readonly Change[] } | undefined {
  const { outbox, done } = state.records ?? NO_RECORDS;
  const all = [...outbox, ...done];
  const found = all.find(({ group }) => group.uuid === groupUuid);
  if (found === undefined || !canBeUndone(found)) return undefined;
  const steps = all.filter(({ group }) => taken.has(group.uuid));
  const changes = inverseOf(found).map((change) => overOwn(state, change, steps));
  return { said: undoSaid(found.group), changes };
}
