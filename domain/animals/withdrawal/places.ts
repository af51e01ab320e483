import type { Animal } from '../../grazing/records';
import { groupedBy } from '../../lists/groupedBy';
import type { Clock } from './withdrawalClock';

/** Where animals are that have left the ranch, or died. */
export const GONE = '';

/** Named animals that were treated together and of which the record has known the same since. */
export interface NamedGroup {
  readonly id: number;
  readonly keys: ReadonlySet<string>;
  /** The herds that each of them may be in; where it is one, they surely are. */
  readonly herds: readonly string[];
  /** The class that they were treated in; null: unknown. */
  readonly animal: Animal | null;
  readonly clocks: readonly Clock[];
}

/** Rule W6: the named animals with clocks, and where they may be. */
export class Places {
  readonly #groups: Map<number, NamedGroup>;
  readonly #groupOf: Map<string, number>;
  readonly #inHerd: Map<string, Set<number>>;
  #made: number;

  constructor(other?: Places) {
    this.#groups = new Map(other === undefined ? [] : other.#groups);
    this.#groupOf = new Map(other === undefined ? [] : other.#groupOf);
    this.#inHerd = new Map([...(other === undefined ? [] : other.#inHerd)].map(([herd, ids]) => [herd, new Set(ids)]));
    this.#made = other === undefined ? 0 : other.#made;
  }

  /** All animals with clocks. */
  keys(): Iterable<string> {
    return this.#groupOf.keys();
  }

  /** The group of an animal; undefined where it has no clock. */
  groupOf(key: string): NamedGroup | undefined {
    return this.#groups.get(this.#groupOf.get(key) ?? NaN);
  }

  #put(group: NamedGroup): void {
    for (const herd of this.#groups.get(group.id)?.herds ?? []) this.#inHerd.get(herd)?.delete(group.id);
    this.#groups.set(group.id, group);
    for (const herd of group.herds) {
      if (herd === GONE) continue;
      const ids = this.#inHerd.get(herd);
      if (ids === undefined) this.#inHerd.set(herd, new Set([group.id]));
      else ids.add(group.id);
    }
  }

  #drop({ id, herds }: NamedGroup): void {
    this.#groups.delete(id);
    for (const herd of herds) this.#inHerd.get(herd)?.delete(id);
  }

  #make(keys: readonly string[], group: Omit<NamedGroup, 'id' | 'keys'>): void {
    this.#made += 1;
    for (const key of keys) this.#groupOf.set(key, this.#made);
    this.#put({ ...group, id: this.#made, keys: new Set(keys) });
  }

  /** Takes animals out of their group: something else is known of them from now on. */
  #part(group: NamedGroup | undefined, keys: readonly string[]): void {
    if (group === undefined) return;
    const left = new Set(group.keys);
    for (const key of keys) left.delete(key);
    if (left.size === 0) this.#drop(group);
    else this.#put({ ...group, keys: left });
  }

  /** Animals get a clock, or (null) are only followed, in a herd where they surely are. */
  put(keys: readonly string[], herd: string, animal: Animal | null, clock: Clock | null): void {
    for (const [group, together] of groupedBy(keys, (key) => this.groupOf(key))) {
      this.#part(group, together);
      const known = group?.clocks ?? [];
      const clocks = clock === null ? known : [...known.filter(({ until }) => until > clock.at), clock];
      this.#make(together, { herds: [herd], animal: animal ?? group?.animal ?? null, clocks });
    }
  }

  /** Animals were read in a herd, or have left by name: they are there from then on. */
  see(keys: Iterable<string>, herd: string): void {
    const seen: string[] = [];
    for (const key of keys) if (this.#groupOf.has(key)) seen.push(key);
    for (const [group, together] of groupedBy(seen, (key) => this.groupOf(key))) {
      if (group === undefined || (group.herds.length === 1 && group.herds[0] === herd)) continue;
      this.#part(group, together);
      this.#make(together, { ...group, herds: [herd] });
    }
  }

  /** A group left with its whole herd or class, or may have left with a part of it. */
  leave(group: NamedGroup, from: string, to: string, isSure: boolean): void {
    const others = group.herds.filter((herd) => herd !== to && !(isSure && herd === from));
    this.#put({ ...group, herds: [...others, to] });
  }

  rename(group: NamedGroup, animal: Animal | null): void {
    this.#groups.set(group.id, { ...group, animal });
  }

  /** Who may be in a herd. */
  in(herd: string): readonly NamedGroup[] {
    const found: NamedGroup[] = [];
    for (const id of this.#inHerd.get(herd) ?? []) {
      const group = this.#groups.get(id);
      if (group !== undefined) found.push(group);
    }
    return found;
  }

  /** Forgets animals whose clocks have run out. */
  forget(at: number): void {
    for (const group of this.#groups.values()) {
      if (group.clocks.some(({ until }) => until > at)) continue;
      this.#drop(group);
      for (const key of group.keys) this.#groupOf.delete(key);
    }
  }
}
