import type { Stay } from './stays';

/** A stay before and after a correction; null where it is not there. */
export interface ChangedStay {
  readonly before: Stay | null;
  readonly after: Stay | null;
}

const keyOf = ({ moves, from }: Stay): string => moves[0]?.uuid ?? String(from);

const isSame = (one: Stay, other: Stay): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.off === other.off &&
  one.paddockUuids.join() === other.paddockUuids.join();

/** The stays of a herd that a correction changes, by time. A stay is known by the move that began it. */
export function changedStays(before: readonly Stay[], after: readonly Stay[]): ChangedStay[] {
  const known = new Map(before.map((stay) => [keyOf(stay), stay]));
  const kept = new Set(after.map(keyOf));
  const changed = after.flatMap((stay): ChangedStay[] => {
    const old = known.get(keyOf(stay)) ?? null;
    return old !== null && isSame(old, stay) ? [] : [{ before: old, after: stay }];
  });
  const gone = before.filter((stay) => !kept.has(keyOf(stay))).map((stay) => ({ before: stay, after: null }));
  const startOf = ({ before: old, after: now }: ChangedStay) => (now ?? old)?.from ?? 0;
  return [...changed, ...gone].sort((one, other) => startOf(one) - startOf(other));
}
