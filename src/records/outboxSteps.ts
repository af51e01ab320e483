import type { Outbox, Outgoing } from './outbox';
import type { RecordsState } from './recordsState';
import type { OutboxStep } from './store/outboxStore';

const isSame = (one: Outgoing, other: Outgoing): boolean =>
  one.group === other.group &&
  one.state === other.state &&
  one.wasSent === other.wasSent &&
  one.revision === other.revision &&
  one.refusal === other.refusal;

/**
 * What became of each group from one outbox to the next, as the device has to write it.
 *
 * @param done the groups that are saved and were read
 */
export function stepsBetween(before: Outbox, after: Outbox, done: RecordsState['done']): OutboxStep[] {
  if (before === after) return [];
  const was = new Map(before.map((each) => [each.group.uuid, each]));
  const is = new Set(after.flatMap(({ group, replaces = [] }) => [group.uuid, ...replaces]));
  const saved = new Map(done.map((each) => [each.group.uuid, each]));
  const gone = before.flatMap((each): OutboxStep[] => {
    if (is.has(each.group.uuid)) return [];
    const savedAs = saved.get(each.group.uuid);
    return [savedAs === undefined ? { what: 'drop', each } : { what: 'save', each: savedAs }];
  });
  const present = after.flatMap((each): OutboxStep[] => {
    const known = was.get(each.group.uuid);
    if (known === undefined) return [{ what: 'add', each }];
    return isSame(known, each) ? [] : [{ what: 'change', each }];
  });
  return [...gone, ...present];
}

/** Whether a step must survive a dead battery: what a person did, and that a group may have come to the server. */
export const isPrecious = ({ what, each }: OutboxStep): boolean =>
  what === 'add' || what === 'drop' || each.state === 'sending';
