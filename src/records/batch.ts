import { CHANGES_MAX, GROUPS_MAX } from '@contract/http/limits';
import type { Group } from './group';
import { waitsFor, type Outbox } from './outbox';
import { onTheWire } from './recordsApi';

/** One call has at most so much, unless a single group has more. */
const CALL_BYTES = 256 * 1024;

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

/** What is sent next: the first groups, in order, that wait for no other group, as many as fit into one call. */
export function nextBatch(outbox: Outbox, most = GROUPS_MAX): Batch {
  const waits = waitsFor(outbox);
  const groups: Group[] = [];
  let bytes = 0;
  let changes = 0;
  for (const { group, state } of outbox) {
    if (state !== 'waiting' || waits.has(group.uuid)) continue;
    const size = sizeOf(group);
    const isFull = bytes + size > CALL_BYTES || changes + group.changes.length > CHANGES_MAX || groups.length >= most;
    if (groups.length > 0 && isFull) break;
    groups.push(group);
    bytes += size;
    changes += group.changes.length;
  }
  return { groups, bytes };
}
