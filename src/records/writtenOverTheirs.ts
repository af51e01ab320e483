import type { Change } from './group';
import type { Before, Outbox, Outgoing, Theirs } from './outbox';

/** A change made on what is there now. A deleted record is brought back whole; one that is to go and is gone is done. */
function overTheirs(change: Change, before: Before, theirs: Theirs | undefined): Change[] {
  if (theirs === undefined) return [change];
  if (theirs.data !== null) return [{ ...change, base: theirs.revision }];
  if (change.data === null) return [];
  return [{ ...change, base: theirs.revision, data: { ...before[change.uuid], ...change.data }, isWhole: true }];
}

/** A group whose changes were made on another one, on the one that replaces that. */
function following(each: Outgoing, from: string, to: string): Outgoing {
  if (each.group.changes.every(({ base }) => base !== from)) return each;
  const changes = each.group.changes.map((change) => (change.base === from ? { ...change, base: to } : change));
  return { ...each, group: { ...each.group, changes } };
}

/**
 * The outbox once a refused group is to be written over what is there now, as a new group with that id. It takes the place
 * of the refused one, here and on the disk: what builds on it comes after it.
 */
export function writtenOverTheirs(outbox: Outbox, groupUuid: string, uuid: string): Outbox {
  const mine = outbox.find(({ group, refusal }) => group.uuid === groupUuid && refusal !== null);
  if (mine === undefined) return outbox;
  const theirs = new Map(mine.refusal?.records.map((record) => [record.uuid, record]));
  const changes = mine.group.changes.flatMap((change) => overTheirs(change, mine.before, theirs.get(change.uuid)));
  const group = { ...mine.group, uuid, changes };
  const disk = mine.disk === 'failed' ? 'failed' : 'writing';
  const replaces = [...(mine.replaces ?? []), groupUuid];
  const again: Outgoing = { ...mine, group, disk, replaces, state: 'waiting', wasSent: false, refusal: null };
  const after = outbox.map((each) => (each === mine ? again : following(each, groupUuid, uuid)));
  return changes.length === 0 ? after.filter((each) => each !== again) : after;
}
