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

/** Whether what a group says can still be changed: nobody but this device has seen it. */
const isOwnStill = ({ state, wasSent }: Outgoing): boolean => state === 'waiting' && !wasSent;

/** The last of some groups that writes a record and can still be changed. */
const lastOn = (groups: Outbox, uuid: string): Outgoing | undefined =>
  groups.findLast((each) => isOwnStill(each) && each.group.changes.some((change) => change.uuid === uuid));

/** The values of some fields as they were written last. */
function overwritten(data: NonNullable<Change['data']>, last: NonNullable<Change['data']>): Change['data'] {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, field in last ? last[field] : value]));
}

/**
 * A group that was recorded after the refused one, once the form of that was saved: what the form says is the last word.
 *
 * @param whole the records of which the group has to say all that the form says, since nothing before it can
 */
function overtaken(each: Outgoing, now: Group, whole: ReadonlySet<string>): Outgoing[] {
  if (!isOwnStill(each)) return [each];
  const changes = each.group.changes.flatMap((change): Change[] => {
    const last = now.changes.find(({ uuid }) => uuid === change.uuid);
    if (last === undefined || change.data === null) return [change];
    if (last.data === null) return whole.has(change.uuid) && change.base !== null ? [{ ...change, data: null }] : [];
    const data = whole.has(change.uuid) ? { ...change.data, ...last.data } : overwritten(change.data, last.data);
    return [{ ...change, data }];
  });
  return changes.length === 0 ? [] : [{ ...each, group: { ...each.group, changes } }];
}

/**
 * The outbox once a refused group's records were changed in a form: one group that has both takes its place. What the form
 * changes besides, on a group that waits behind it, is said by that group.
 *
 * @param before what the records were that only the form has changed
 */
export function changedAgain(outbox: Outbox, mine: Outgoing, now: Group, before: Before): Outbox {
  const { changes } = mine.group;
  const at = outbox.indexOf(mine) + 1;
  const [earlier, later] = [outbox.slice(0, at), outbox.slice(at)];
  const others = now.changes.filter(({ uuid }) => changes.every((each) => each.uuid !== uuid));
  const more = others.filter(({ uuid }) => lastOn(later, uuid) === undefined);
  const both = changes.flatMap((was) =>
    changedTwice(
      was,
      now.changes.find(({ uuid }) => uuid === was.uuid),
    ),
  );
  const said = saidOf(mine.group, now);
  const label = said === null ? now.label : labelOf(said);
  const group = { ...now, said, label, import_uuid: mine.group.import_uuid, changes: [...both, ...more] };
  const after = later.flatMap((each) => {
    const saysAll = others.filter(({ uuid }) => lastOn(later, uuid) === each).map(({ uuid }) => uuid);
    const isBehind = touchesSame(each.group, mine.group);
    return isBehind || saysAll.length > 0 ? overtaken(each, now, new Set(saysAll)) : [each];
  });
  return replaced([...earlier, ...after], mine, group, { ...before, ...mine.before });
}
