import type { Change } from './group';
import type { Before, Outbox, Outgoing, Theirs } from './outbox';

/** A change made on what is there now. A deleted record is brought back whole; one that is to go and is gone is done. */
function overTheirs(change: Change, before: Before, theirs: Theirs | undefined): Change[] {
  if (theirs === undefined) return [change];
  if (theirs.data !== null) return [{ ...change, base: theirs.revision }];
  if (change.data === null) return [];
  return [{ ...change, base: theirs.revision, data: { ...before[change.uuid], ...change.data }, isWhole: true }];
}

const followed = (change: Change, from: string, to: string): Change =>
  change.base === from ? { ...change, base: to } : change;

/** The outbox once a refused group is to be written over what is there now, as a new group with that id. */
export function writeOverTheirs(outbox: Outbox, groupUuid: string, uuid: string): Outbox {
  const mine = outbox.find(({ group, refusal }) => group.uuid === groupUuid && refusal !== null);
  if (mine === undefined) return outbox;
  const theirs = new Map(mine.refusal?.records.map((record) => [record.uuid, record]));
  const changes = mine.group.changes.flatMap((change) => overTheirs(change, mine.before, theirs.get(change.uuid)));
  const group = { ...mine.group, uuid, changes };
  const again: Outgoing = { ...mine, group, state: 'waiting', wasSent: false, refusal: null };
  const after = outbox.map((each): Outgoing => {
    if (each === mine) return again;
    const following = each.group.changes.map((change) => followed(change, groupUuid, uuid));
    return { ...each, group: { ...each.group, changes: following } };
  });
  return changes.length === 0 ? after.filter((each) => each !== again) : after;
}
