import { inOrder } from '../../grazing/records';
import type { AnimalRecords } from '../facts';
import type { TagKeys } from '../withdrawal/tagKeys';

/** What the record knows of tags. */
export type TagRecords = Pick<AnimalRecords, 'transfers' | 'treatments' | 'weighings' | 'animals'>;

/** Animals that are in a herd from an instant on (ms since 1970), by their tags; `herd` null: they left the ranch. */
export interface TagFact {
  readonly at: number;
  readonly herd: string | null;
  readonly tags: readonly string[];
  /** With `tags` empty: all that are in this herd. */
  readonly from: string | null;
}

/** Everything that says in which herd tags are, by time (rule W6, docs/animals.md). */
export function tagFactsOf({ transfers, treatments, weighings, animals }: TagRecords): TagFact[] {
  const facts: TagFact[] = animals.flatMap(({ data: { herd_uuid, at, ids } }) =>
    at === null || herd_uuid === null
      ? []
      : [{ at: Date.parse(at), herd: herd_uuid, tags: ids.slice(0, 1).map(({ tag }) => tag), from: null }],
  );
  // In the order in which they hold at one instant.
  for (const { at, data } of inOrder(transfers)) {
    const { from_herd_uuid: from, to_herd_uuid: herd, animal, head, tags } = data;
    const isWhole = from !== null && animal === null && head === null;
    if (tags.length > 0 || isWhole) facts.push({ at, herd, tags, from: isWhole ? from : null });
  }
  for (const { at, data } of inOrder(treatments)) {
    if (data.tags.length > 0) facts.push({ at, herd: data.herd_uuid, tags: data.tags, from: null });
  }
  for (const { at, data } of inOrder(weighings)) {
    const tags = data.entries.flatMap(({ tag }) => tag || []);
    if (tags.length > 0) facts.push({ at, herd: data.herd_uuid, tags, from: null });
  }
  return facts.sort((one, other) => one.at - other.at);
}

/** In which herd each tag is, as far as facts were taken, in their order. */
export class TagPlaces {
  readonly #herds = new Map<string, string>();
  readonly #inHerd = new Map<string, Set<string>>();

  constructor(readonly keys: TagKeys) {}

  #put(key: string, herd: string | null): void {
    this.#inHerd.get(this.#herds.get(key) ?? '')?.delete(key);
    if (herd === null) {
      this.#herds.delete(key);
      return;
    }
    this.#herds.set(key, herd);
    const there = this.#inHerd.get(herd) ?? new Set();
    this.#inHerd.set(herd, there.add(key));
  }

  take({ at, herd, tags, from }: TagFact): void {
    const whole = from === null ? [] : [...(this.#inHerd.get(from) ?? [])];
    for (const key of whole) this.#put(key, herd);
    for (const tag of tags) this.#put(this.keys.keyOf(tag, at), herd);
  }

  /** The herd that a tag is in; undefined where the record doesn't know. */
  herdOf(tag: string, at: number): string | undefined {
    return this.#herds.get(this.keys.keyOf(tag, at));
  }

  /** The animals of a herd, each by the tags that it has had. */
  animalsIn(herd: string): readonly (readonly string[])[] {
    return [...(this.#inHerd.get(herd) ?? [])].map((key) => this.keys.tagsOf(key));
  }
}

/** All tags that the record has, at whatever time. */
export function knownTagsOf({ animals }: TagRecords, facts: readonly TagFact[]): ReadonlySet<string> {
  const known = new Set(animals.flatMap(({ data }) => data.ids.map(({ tag }) => tag)));
  for (const { tags } of facts) for (const tag of tags) known.add(tag);
  return known;
}
