import { CHANGES_MAX, GROUPS_MAX } from '@contract/http/limits';
import { schemaOf, type Group } from './group';
import { waitsFor, type Outbox, type Outgoing } from './outbox';
import { onTheWire, type Batch } from './recordsApi';

/** How much a call has at most, unless a single group has more: on a bad line much would not get through in time. */
export const CALL_BYTES = { first: 64 * 1024, least: 8 * 1024, most: 256 * 1024 };

/** Sizes as they were found: a group never changes, and is looked at until there is space for it. */
const sizes = new WeakMap<Group, number>();

function sizeOf(group: Group): number {
  const size = sizes.get(group) ?? new TextEncoder().encode(JSON.stringify(onTheWire(group))).length;
  sizes.set(group, size);
  return size;
}

const isOfOther = (one: Outgoing, other: Outgoing): boolean =>
  schemaOf(one.group) !== schemaOf(other.group) || one.fileOf !== other.fileOf;

/**
 * What is sent next: the first groups, in order, that wait for no other group and aren't being written to the disk, as many
 * as fit into one call. All of them were recorded with the same version of the fields, and read from the same person's file
 * or from none.
 *
 * @param most how many groups
 * @param maxBytes how much they come to together
 */
export function nextBatch(outbox: Outbox, most = GROUPS_MAX, maxBytes = CALL_BYTES.most): Batch {
  const waits = waitsFor(outbox);
  const groups: Group[] = [];
  let bytes = 0;
  let changes = 0;
  let first: Outgoing | undefined;
  for (const each of outbox) {
    const { group, state, disk } = each;
    if (state !== 'waiting' || disk === 'writing' || waits.has(group.uuid)) continue;
    const size = sizeOf(group);
    const isFull = bytes + size > maxBytes || changes + group.changes.length > CHANGES_MAX || groups.length >= most;
    if (first !== undefined && (isFull || isOfOther(first, each))) break;
    first ??= each;
    groups.push(group);
    bytes += size;
    changes += group.changes.length;
  }
  return { groups, bytes, fileOf: first?.fileOf ?? null };
}
