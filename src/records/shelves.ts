import { metaOf } from '@contract/grazing/kindMeta';
import type { Entry } from '@domain/grazing/records';
import type { DataOf, Kind } from './kinds';

/** A record as this device holds it. */
export interface Held<Data = unknown> extends Entry<Data> {
  readonly kind: string;
  /** What a change to it is made on: its revision, or the waiting group that wrote it last. */
  readonly base: number | string;
  /** ISO 8601 in UTC. */
  readonly changed_at: string;
  /** Who wrote it; null for people who have left. */
  readonly changed_by: string | null;
}

type Shelf = readonly Held[];
type ByKey = Readonly<Record<string, Shelf>>;

/**
 * Records by kind, and within a kind by what they are looked up by (a move by its herd, forage by its paddock), so that
 * one more entry copies one short list. Kinds that this version does not know are kept like any other.
 */
export type Shelves = Readonly<Record<string, ByKey>>;

export const NO_SHELVES: Shelves = Object.freeze({});
const NO_KEYS: ByKey = Object.freeze({});
const NOTHING: Shelf = Object.freeze([]);

function keyOf({ kind, data }: Held): string {
  const fields = data as Readonly<Record<string, unknown>>;
  const key = metaOf(kind)
    ?.keptBy.map((name) => fields[name])
    .find((value) => typeof value === 'string');
  return typeof key === 'string' ? key : '';
}

/** The records of a shelf by their ids, as they came to be made with it. */
const byIds = new WeakMap<Shelf, ReadonlyMap<string, Held>>();

function byIdOf(shelf: Shelf): ReadonlyMap<string, Held> {
  const known = byIds.get(shelf) ?? new Map(shelf.map((held) => [held.uuid, held]));
  byIds.set(shelf, known);
  return known;
}

/** From this many on an index of the kind is made for looking up; fewer are looked for shelf by shelf. */
const MANY = 32;

/** What finds the key of a record among those of its kind. */
function finderOf(byKey: ByKey, lookUps: number): (uuid: string) => string | undefined {
  const keys = Object.keys(byKey);
  if (lookUps < MANY) return (uuid) => keys.find((key) => byIdOf(byKey[key] ?? NOTHING).has(uuid));
  const index = new Map<string, string>();
  for (const key of keys) for (const { uuid } of byKey[key] ?? NOTHING) index.set(uuid, key);
  return (uuid) => index.get(uuid);
}

/** A record that is written, or with `held` null taken away. */
export interface Put {
  readonly kind: string;
  readonly uuid: string;
  readonly held: Held | null;
}

function putInKind(before: ByKey, puts: readonly Put[]): ByKey {
  const keyBefore = finderOf(before, puts.length);
  const opened = new Map<string, Map<string, Held>>();
  const open = (key: string) => {
    const shelf = opened.get(key) ?? new Map(byIdOf(before[key] ?? NOTHING));
    opened.set(key, shelf);
    return shelf;
  };
  const placed = new Map<string, string>();
  for (const { uuid, held } of puts) {
    const old = placed.get(uuid) ?? keyBefore(uuid);
    const key = held === null ? undefined : keyOf(held);
    if (old !== undefined && old !== key) open(old).delete(uuid);
    if (held === null || key === undefined) continue;
    open(key).set(uuid, held);
    placed.set(uuid, key);
  }
  const after: Record<string, Shelf> = { ...before };
  for (const [key, shelf] of opened) {
    const list = [...shelf.values()];
    byIds.set(list, shelf);
    if (shelf.size > 0) after[key] = list;
    else delete after[key];
  }
  return after;
}

/** The records once these have been written, in order. What is not touched stays the same object. */
export function putAll(shelves: Shelves, puts: readonly Put[]): Shelves {
  if (puts.length === 0) return shelves;
  const byKind = new Map<string, Put[]>();
  for (const put of puts) {
    const ofKind = byKind.get(put.kind);
    if (ofKind === undefined) byKind.set(put.kind, [put]);
    else ofKind.push(put);
  }
  const after: Record<string, ByKey> = { ...shelves };
  for (const [kind, ofKind] of byKind) after[kind] = putInKind(shelves[kind] ?? NO_KEYS, ofKind);
  // Frozen, so that Immer and the checks of development builds pass by what may be a hundred thousand records.
  return Object.freeze(after);
}

/** Fills shelves with records, each of them once: no index is made, as for records that are put into shelves. */
export function fillShelves() {
  const kinds: Record<string, Record<string, Held[]>> = {};
  const add = ({ kind, held }: Put): void => {
    if (held === null) return;
    const ofKind = (kinds[kind] ??= {});
    (ofKind[keyOf(held)] ??= []).push(held);
  };
  return { add, filled: (): Shelves => Object.freeze(kinds) };
}

/** Shelves with these records, each of them once. */
export function shelvesOf(puts: readonly Put[]): Shelves {
  const { add, filled } = fillShelves();
  for (const put of puts) add(put);
  return filled();
}

export type Find = (kind: string, uuid: string) => Held | undefined;

/** What finds records in shelves. Where `lookUps` are many an index is made first. */
export function readerOf(shelves: Shelves, lookUps: number): Find {
  const all = (kind: string) => Object.values(shelves[kind] ?? NO_KEYS);
  if (lookUps < MANY) {
    return (kind, uuid) => {
      for (const shelf of all(kind)) {
        const found = byIdOf(shelf).get(uuid);
        if (found !== undefined) return found;
      }
      return undefined;
    };
  }
  const indexes = new Map<string, Map<string, Held>>();
  return (kind, uuid) => {
    const index = indexes.get(kind) ?? new Map(all(kind).flatMap((shelf) => shelf.map((held) => [held.uuid, held])));
    indexes.set(kind, index);
    return index.get(uuid);
  };
}

type Typed<K extends Kind> = Readonly<Record<string, readonly Held<DataOf<K>>[]>>;

/** The records of a kind by what they are kept by. The schemas of the contract have checked what the server sent. */
export const byKeyOf = <K extends Kind>(shelves: Shelves, kind: K): Typed<K> => (shelves[kind] ?? NO_KEYS) as Typed<K>;

/** How many records there are. */
export const countOf = (shelves: Shelves): number =>
  Object.values(countsOf(shelves)).reduce((sum, count) => sum + count, 0);

/** How many records there are of each kind. */
export const countsOf = (shelves: Shelves): Record<string, number> =>
  Object.fromEntries(
    Object.entries(shelves).map(([kind, byKey]) => [
      kind,
      Object.values(byKey).reduce((count, shelf) => count + shelf.length, 0),
    ]),
  );
