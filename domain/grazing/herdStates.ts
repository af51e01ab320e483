import { countedClass } from './herdClass';
import { inOrder, type CountData, type Dated, type Entry, type TransferData } from './records';
import type { Zone } from './time';
import { transferred, type Classes } from './transfer';

/** What a herd is from `at` (an instant) until its next state. */
export interface HerdState {
  readonly at: number;
  readonly classes: Classes;
}

export interface HerdStates {
  /** The states of each herd that has any, by time, at most one at an instant. */
  readonly byHerd: ReadonlyMap<string, readonly HerdState[]>;
  /** The transfers that were to take more animals than there were. */
  readonly shortTransfers: ReadonlySet<string>;
}

/** Counts and transfers in the order in which they hold: at one instant counts come first. */
function* inTurn(
  counts: readonly Dated<CountData>[],
  transfers: readonly Dated<TransferData>[],
): Generator<{ count: Dated<CountData> } | { transfer: Dated<TransferData> }> {
  let next = 0;
  for (const transfer of transfers) {
    for (let count = counts[next]; count !== undefined && count.at <= transfer.at; count = counts[next]) {
      yield { count };
      next += 1;
    }
    yield { transfer };
  }
  for (const count of counts.slice(next)) yield { count };
}

/** What each herd is at any time: a count says it again from the start, a transfer takes from one herd and adds to another. */
export function herdStatesOf(
  counts: readonly Entry<CountData>[],
  transfers: readonly Entry<TransferData>[],
  zone: Zone,
): HerdStates {
  const byHerd = new Map<string, HerdState[]>();
  const shortTransfers = new Set<string>();
  const now = (herd: string | null): Classes => (herd === null ? null : (byHerd.get(herd)?.at(-1)?.classes ?? null));
  const enter = (herd: string | null, at: number, classes: Classes) => {
    if (herd === null) return;
    const states = byHerd.get(herd) ?? [];
    byHerd.set(herd, states);
    if (states.at(-1)?.at === at) states.pop();
    states.push({ at, classes });
  };
  for (const entry of inTurn(inOrder(counts), inOrder(transfers))) {
    if ('count' in entry) {
      const { at, data } = entry.count;
      enter(
        data.herd_uuid,
        at,
        data.classes.map((counted) => countedClass(counted, at)),
      );
      continue;
    }
    const { uuid, at, data } = entry.transfer;
    const { from_herd_uuid, to_herd_uuid } = data;
    if (from_herd_uuid === to_herd_uuid) continue;
    const { source, target, isShort } = transferred(data, now(from_herd_uuid), now(to_herd_uuid), zone);
    enter(from_herd_uuid, at, source);
    enter(to_herd_uuid, at, target);
    if (isShort) shortTransfers.add(uuid);
  }
  return { byHerd, shortTransfers };
}
