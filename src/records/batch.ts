import { CHANGES_MAX, GROUPS_MAX } from '@contract/http/limits';
import { schemaOf, type Group } from './group';
import { waitsFor, type Outbox } from './outbox';
import { onTheWire } from './recordsApi';

/** How much a call has at most, unless a single group has more: on a bad line much would not get through in time. */
export const CALL_BYTES = { first: 64 * 1024, least: 8 * 1024, most: 256 * 1024 };

export interface Batch {
  groups: readonly Group[];
  bytes: number;
}

/** Sizes as they were found: a group never changes, and is looked at until there is space for it. */
const sizes = new WeakMap<Group, number>();

function sizeOf(group: Group): number {
  const size = sizes.get(group) ?? new TextEncoder().encode(JSON.stringify(onTheWire(group))).length;
  sizes.set(group, size);
  return size;
}

/**
 * What is sent next: the first groups, in order, that wait for no other group and aren't being written to the disk, as many
 * as fit into one call. All of them were recorded with the same version of the fields.
 *
 * @param most how many groups
 * @param maxBytes how much they come to together
 */
export function nextBatch(outbox: Outbox, most = GROUPS_MAX, maxBytes = CALL_BYTES.most): Batch {
  const waits = waitsFor(outbox);
  const groups: Group[] = [];
  let bytes = 0;
  let changes = 0;
  for (const { group, state, disk } of outbox) {
    if (state !== 'waiting' || disk === 'writing' || waits.has(group.uuid)) continue;
    const size = sizeOf(group);
    const isFull = bytes + size > maxBytes || changes + group.changes.length > CHANGES_MAX || groups.length >= most;
    const isOfOther = groups[0] !== undefined && schemaOf(groups[0]) !== schemaOf(group);
    if (groups.length > 0 && (isFull || isOfOther)) break;
    groups.push(group);
    bytes += size;
    changes += group.changes.length;
  }
  return { groups, bytes };
}
