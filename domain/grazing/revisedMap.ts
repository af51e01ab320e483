/** How many values there may be besides the shared map before a new one is made of both. */
const MAX_CHANGES = 256;

type Entries<V> = ReadonlyMap<string, V>;

/**
 * A map of thousands in which a few values are new: it shares the map that it revises, which stays as it is, so that
 * making it takes as long as what is new. Keys keep their order; those that were not there come last.
 */
class RevisedMap<V> implements Entries<V> {
  readonly size: number;

  constructor(
    readonly shared: Entries<V>,
    readonly changes: Entries<V>,
  ) {
    let added = 0;
    for (const key of changes.keys()) if (!shared.has(key)) added += 1;
    this.size = shared.size + added;
  }

  get(key: string): V | undefined {
    return this.changes.get(key) ?? this.shared.get(key);
  }

  has(key: string): boolean {
    return this.changes.has(key) || this.shared.has(key);
  }

  *entries(): MapIterator<[string, V]> {
    for (const [key, value] of this.shared) yield [key, this.changes.get(key) ?? value];
    for (const entry of this.changes) if (!this.shared.has(entry[0])) yield entry;
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries();
  }

  forEach(tell: (value: V, key: string, map: Entries<V>) => void): void {
    for (const [key, value] of this.entries()) tell(value, key, this);
  }
}

const NONE: Entries<never> = new Map<string, never>();

const partsOf = <V>(map: Entries<V>): { shared: Entries<V>; changes: Entries<V> } =>
  map instanceof RevisedMap ? (map as RevisedMap<V>) : { shared: map, changes: NONE };

/** The map with other values for some keys. Values are never undefined. */
export function revised<V extends object>(before: Entries<V>, changes: Entries<V>): Entries<V> {
  if (changes.size === 0) return before;
  const parts = partsOf(before);
  const all = new Map([...parts.changes, ...changes]);
  const map = new RevisedMap(parts.shared, all);
  return all.size <= MAX_CHANGES && parts.shared.size > MAX_CHANGES ? map : new Map(map);
}

/** The keys that only one of two maps has, or for which they do not say the same. */
export function* differing<V>(
  now: Entries<V>,
  before: Entries<V>,
  isSame: (one: V, other: V) => boolean = Object.is,
): Generator<string> {
  if (now === before) return;
  const [mine, theirs] = [partsOf(now), partsOf(before)];
  const isShared = mine.shared === theirs.shared;
  const keys = isShared ? new Set([...mine.changes.keys(), ...theirs.changes.keys()]) : now.keys();
  for (const key of keys) {
    const [value, old] = [now.get(key), before.get(key)];
    if (value === undefined || old === undefined || !isSame(value, old)) yield key;
  }
  if (!isShared) for (const key of before.keys()) if (!now.has(key)) yield key;
}
