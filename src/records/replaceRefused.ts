import type { Said } from '@contract/grazing/said';
import type { Change, Group } from './group';
import type { Before, Outbox, Outgoing, Theirs } from './outbox';
import { labelOf } from './saidInWords';

/** A change made on what is there now. A deleted record is brought back whole; one that is to go and is gone is done. */
function overTheirs(change: Change, before: Before, theirs: Theirs | undefined): Change[] {
  if (theirs === undefined) return [change];
  if (theirs.data !== null) return [{ ...change, base: theirs.revision }];
  if (change.data === null) return [];
  return [{ ...change, base: theirs.revision, data: { ...before[change.uuid], ...change.data }, isWhole: true }];
}

/** A group whose changes were made on another one, on the one that replaces that. */
function following(each: Outgoing, from: string, to: string): Outgoing {
  // The device that saved a file of changes may send them too, as they are.
  if (each.fileOf !== null || each.group.changes.every(({ base }) => base !== from)) return each;
  const changes = each.group.changes.map((change) => (change.base === from ? { ...change, base: to } : change));
  return { ...each, group: { ...each.group, changes } };
}

/** Whether two groups write a record that is the same. */
export const touchesSame = (one: Group, other: Group): boolean =>
  one.changes.some(({ uuid }) => other.changes.some((each) => each.uuid === uuid));

/** The group of that id where it was refused. */
export const refusedOf = (outbox: Outbox, uuid: string | null): Outgoing | undefined =>
  outbox.find(({ group, state }) => group.uuid === uuid && state === 'refused');

/**
 * The outbox once a refused group is to be written over what is there now, as another group. That takes the place of the
 * refused one, here and on the disk: what builds on it comes after it.
 */
function replaced(outbox: Outbox, mine: Outgoing, { changes: written, ...group }: Group, before: Before): Outbox {
  const refused = mine.group.uuid;
  const theirs = new Map(mine.refusal?.records.map((record) => [record.uuid, record]));
  const changes = written.flatMap((change) => overTheirs(change, before, theirs.get(change.uuid)));
  const again: Outgoing = {
    ...mine,
    group: { ...group, changes },
    before,
    disk: mine.disk === 'failed' ? 'failed' : 'writing',
    replaces: [...(mine.replaces ?? []), refused],
    state: 'waiting',
    wasSent: mine.fileOf !== null,
    refusal: null,
  };
  const after = outbox.map((each) => (each === mine ? again : following(each, refused, group.uuid)));
  return changes.length === 0 ? after.filter((each) => each !== again) : after;
}

/** The outbox once a refused group is to be written over what is there now as it is, under another id. */
export function writtenOverTheirs(outbox: Outbox, groupUuid: string, uuid: string): Outbox {
  const mine = refusedOf(outbox, groupUuid);
  return mine === undefined ? outbox : replaced(outbox, mine, { ...mine.group, uuid }, mine.before);
}

/** What was written, and then changed. What was new and then deleted was never there. */
function changedTwice(was: Change, now: Change | undefined): Change[] {
  if (now === undefined) return [was];
  if (now.data === null) return was.base === null ? [] : [{ ...was, data: null }];
  const data = { ...was.data, ...now.data };
  const clock = was.clock?.filter((field) => data[field] === was.data?.[field]) ?? [];
  return [{ ...was, clock, data }];
}

/** What is said of a group that has what was written and what was changed: a new record is said to be new, as it is now. */
function saidOf({ said: was, changes }: Group, { said: now }: Group): Said | null {
  if (was === undefined || was === null || now === undefined || now === null) return now ?? null;
  if (changes.every(({ base }) => base !== null)) return now;
  const same = Object.entries(now).filter(([field]) => field !== 'what' && field in was);
  return { ...was, ...Object.fromEntries(same) };
}

/** A group that was recorded after the refused one, without what was changed since in the form: that is the last word. */
function overtaken(each: Outgoing, now: Group): Outgoing[] {
  if (each.wasSent || each.state === 'applied') return [each];
  const changes = each.group.changes.flatMap((change): Change[] => {
    const last = now.changes.find(({ uuid }) => uuid === change.uuid);
    if (last === undefined || change.data === null) return [change];
    if (last.data === null) return [];
    const left = Object.entries(change.data).filter(([field]) => !(field in (last.data ?? {})));
    return left.length === 0 ? [] : [{ ...change, data: Object.fromEntries(left) }];
  });
  return changes.length === 0 ? [] : [{ ...each, group: { ...each.group, changes } }];
}

/**
 * The outbox once a refused group's records were changed in a form: one group that has both takes its place.
 *
 * @param before what the records were that only the form has changed
 */
export function changedAgain(outbox: Outbox, mine: Outgoing, now: Group, before: Before): Outbox {
  const { changes } = mine.group;
  const more = now.changes.filter(({ uuid }) => changes.every((each) => each.uuid !== uuid));
  const both = changes.flatMap((was) =>
    changedTwice(
      was,
      now.changes.find(({ uuid }) => uuid === was.uuid),
    ),
  );
  const said = saidOf(mine.group, now);
  const label = said === null ? now.label : labelOf(said);
  const group = { ...now, said, label, import_uuid: mine.group.import_uuid, changes: [...both, ...more] };
  const at = outbox.indexOf(mine) + 1;
  const later = outbox.slice(at).flatMap((each) => (touchesSame(each.group, now) ? overtaken(each, now) : [each]));
  return replaced([...outbox.slice(0, at), ...later], mine, group, { ...before, ...mine.before });
}
