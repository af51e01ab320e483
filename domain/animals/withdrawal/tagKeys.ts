import { dayNumber, type Zone } from '../../grazing/time';
import type { Entry } from '../../grazing/records';
import type { AnimalData, AnimalId } from '../facts';

interface Held {
  readonly uuid: string;
  readonly id: AnimalId;
}

/** Which animals have a tag on a day. A tag may be on several over time, and an animal may have several. */
export interface TagKeys {
  /** The animals that have it, by id; several on one day are a warning. */
  animalsOf(tag: string, at: number): readonly string[];
  /** The animal that has it, by id; else the tag itself. */
  keyOf(tag: string, at: number): string;
  /** All tags that an animal has had; of a tag without an animal the tag itself. */
  tagsOf(key: string): readonly string[];
}

const holds = ({ from, to }: AnimalId, day: number): boolean =>
  (from === null || dayNumber(from) <= day) && (to === null || day <= dayNumber(to));

/** Whether an id has its tag for all time, as most have. */
const isAlways = ({ from, to }: AnimalId): boolean => from === null && to === null;

/** By tag: its only animal where it has it for all time, else all that have had it. */
function heldByTag(animals: readonly Entry<AnimalData>[]): Map<string, string | Held[]> {
  const byTag = new Map<string, string | Held[]>();
  const shared = new Map<string, Held[]>();
  for (const { uuid, data } of animals) {
    for (const id of data.ids) {
      // Almost every tag is one animal's for all time: it is looked up once, and not before it is put in.
      const count = byTag.size;
      if (isAlways(id)) byTag.set(id.tag, uuid);
      if (byTag.size === count) shared.set(id.tag, []);
    }
  }
  if (shared.size === 0) return byTag;
  for (const { uuid, data } of animals) for (const id of data.ids) shared.get(id.tag)?.push({ uuid, id });
  for (const [tag, held] of shared) byTag.set(tag, held);
  return byTag;
}

export function tagKeysOf(animals: readonly Entry<AnimalData>[], zone: Zone): TagKeys {
  const byTag = heldByTag(animals);
  let ids: ReadonlyMap<string, readonly AnimalId[]> | undefined;
  // A tag that thousands of animals have is looked for among them once a day.
  const known = new WeakMap<readonly Held[], Map<number, readonly string[]>>();
  const among = (held: readonly Held[], at: number): readonly string[] => {
    const byDay = known.get(held) ?? new Map<number, readonly string[]>();
    known.set(held, byDay);
    const day = zone.dayOf(at);
    const then = byDay.get(day) ?? [...new Set(held.flatMap(({ uuid, id }) => (holds(id, day) ? [uuid] : [])))];
    byDay.set(day, then);
    return then;
  };
  return {
    animalsOf: (tag, at) => {
      const held = byTag.get(tag) ?? [];
      return typeof held === 'string' ? [held] : among(held, at);
    },
    tagsOf: (key) => {
      ids ??= new Map(animals.map(({ uuid, data }) => [uuid, data.ids]));
      return ids.get(key)?.map(({ tag }) => tag) ?? [key];
    },
    keyOf: (tag, at) => {
      const held = byTag.get(tag) ?? tag;
      if (typeof held === 'string') return held;
      const then = among(held, at);
      return then.length === 1 ? (then[0] ?? tag) : tag;
    },
  };
}
