import { byText, type Animal } from '../../grazing/records';
import { groupedBy } from '../../lists/groupedBy';
import type { Clock } from './withdrawalClock';

/** Where animals are that have left the ranch, or died. */
export const GONE = '';

/** Named animals of which the record knows the same: where they may be, and what they were given together. */
export interface NamedGroup {
  readonly id: number;
  /** How many they are. */
  readonly size: number;
  /** The herds that each of them may be in; where it is one, they surely are. */
  readonly herds: readonly string[];
  /** The class that they were read or treated in; null: unknown. */
  readonly animal: Animal | null;
  /** Empty where animals are followed. */
  readonly clocks: readonly Clock[];
}

/** Whether an animal is followed, by its key. */
export type IsFollowed = (key: string) => boolean;

/** What tells groups of followed animals apart. */
const signOf = ({ herds, animal }: NamedGroup): string => [animal ?? '', ...[...herds].sort(byText)].join(' ');

/**
 * Rule W6: where named animals may be. Those with clocks until these run out; or, with `isFollowed`, those that it names from when
 * the record first has them, without their clocks.
 */
export class Places {
  readonly #isFollowed: IsFollowed | null;
  readonly #groups: Map<number, NamedGroup>;
  readonly #groupOf: Map<string, number>;
  readonly #inHerd: Map<string, Set<number>>;
  /** Of followed animals: the group that another became one with, and the group that has a sign. */
  readonly #became: Map<number, number>;
  readonly #bySign: Map<string, number>;
  #made: number;
  /** How many animals of `#groupOf` were forgotten with their group. */
  #stale: number;

  constructor(other?: Places, isFollowed: IsFollowed | null = null) {
    this.#isFollowed = other === undefined ? isFollowed : other.#isFollowed;
    this.#groups = new Map(other === undefined ? [] : other.#groups);
    this.#groupOf = new Map(other === undefined ? [] : other.#groupOf);
    this.#inHerd = new Map([...(other === undefined ? [] : other.#inHerd)].map(([herd, ids]) => [herd, new Set(ids)]));
    this.#became = new Map(other === undefined ? [] : other.#became);
    this.#bySign = new Map(other === undefined ? [] : other.#bySign);
    this.#made = other === undefined ? 0 : other.#made;
    this.#stale = other === undefined ? 0 : other.#stale;
  }

  /** Whether an animal has a clock, or is followed. */
  isKept(key: string): boolean {
    return this.groupOf(key) !== undefined || this.#isFollowed?.(key) === true;
  }

  /** The group of an animal; undefined where the record doesn't have it, or it has no clock. */
  groupOf(key: string): NamedGroup | undefined {
    const first = this.#groupOf.get(key);
    if (first === undefined) return undefined;
    let id = first;
    for (let next = this.#became.get(id); next !== undefined; next = this.#became.get(id)) id = next;
    if (id !== first) this.#groupOf.set(key, id);
    return this.#groups.get(id);
  }

  #put(group: NamedGroup): void {
    if (this.#isFollowed === null && this.#groups.get(group.id)?.herds === group.herds) {
      this.#groups.set(group.id, group);
      return;
    }
    this.#drop(group.id);
    let whole = group;
    if (this.#isFollowed !== null) {
      const sign = signOf(group);
      const same = this.#groups.get(this.#bySign.get(sign) ?? NaN);
      if (same === undefined) this.#bySign.set(sign, group.id);
      else {
        this.#became.set(group.id, same.id);
        whole = { ...same, size: same.size + group.size };
      }
    }
    this.#groups.set(whole.id, whole);
    for (const herd of whole.herds) this.#enter(herd, whole.id);
  }

  #enter(herd: string, id: number): void {
    const ids = this.#inHerd.get(herd);
    if (ids === undefined) this.#inHerd.set(herd, new Set([id]));
    else ids.add(id);
  }

  #drop(id: number): void {
    const group = this.#groups.get(id);
    if (group === undefined) return;
    this.#groups.delete(id);
    if (this.#isFollowed !== null) this.#bySign.delete(signOf(group));
    for (const herd of group.herds) this.#inHerd.get(herd)?.delete(id);
  }

  #make(keys: readonly string[], group: Pick<NamedGroup, 'herds' | 'animal' | 'clocks'>): void {
    this.#made += 1;
    for (const key of keys) this.#groupOf.set(key, this.#made);
    this.#put({ ...group, id: this.#made, size: keys.length });
  }

  /** Takes animals out of their group: something else is known of them from now on. */
  #part(before: NamedGroup | undefined, count: number): void {
    // Others may have become one with it since.
    const group = this.#groups.get(before?.id ?? NaN);
    if (group === undefined) return;
    if (group.size === count) this.#drop(group.id);
    else this.#put({ ...group, size: group.size - count });
  }

  /** Animals get a clock, or (null) the record says so, in a herd where they surely are. */
  put(keys: readonly string[], herd: string, animal: Animal | null, clock: Clock | null): void {
    const kept = this.#isFollowed === null ? keys : keys.filter(this.#isFollowed);
    for (const [group, together] of groupedBy(kept, (key) => this.groupOf(key))) {
      this.#part(group, together.length);
      const clocks =
        this.#isFollowed !== null || clock === null
          ? []
          : [...(group?.clocks ?? []).filter(({ until }) => until > clock.at), clock];
      this.#make(together, { herds: [herd], animal: animal ?? group?.animal ?? null, clocks });
    }
  }

  /** Animals were read in a herd, or have left by name: they are there from then on. @param animal the class that was said; null: none */
  see(keys: Iterable<string>, herd: string, animal: Animal | null): void {
    const seen: string[] = [];
    for (const key of keys) if (this.isKept(key)) seen.push(key);
    if (seen.length === 0) return;
    for (const [group, together] of groupedBy(seen, (key) => this.groupOf(key))) {
      if (group?.herds.length === 1 && group.herds[0] === herd) continue;
      this.#part(group, together.length);
      this.#make(together, { ...(group ?? { animal, clocks: [] }), herds: [herd] });
    }
  }

  /** A group left with its whole herd or class, or may have left with a part of it. */
  leave({ id }: NamedGroup, from: string, to: string, isSure: boolean): void {
    // Another group may have become one with it by the same transfer.
    const group = this.#groups.get(id);
    if (group === undefined) return;
    const herds = group.herds.filter((herd) => herd !== to && !(isSure && herd === from));
    herds.push(to);
    if (this.#isFollowed !== null) return this.#put({ ...group, herds });
    // A group may be in dozens of herds: only what changes is changed.
    this.#groups.set(id, { ...group, herds });
    if (isSure) this.#inHerd.get(from)?.delete(id);
    this.#enter(to, id);
  }

  rename({ id }: NamedGroup, animal: Animal | null): void {
    const group = this.#groups.get(id);
    if (group !== undefined) this.#put({ ...group, animal });
  }

  /** Whether a group may be in a herd, or (`GONE`) may have left. */
  isIn({ id }: NamedGroup, herd: string): boolean {
    return this.#inHerd.get(herd)?.has(id) === true;
  }

  /** All herds in which some are or were. */
  herds(): readonly string[] {
    return [...this.#inHerd.keys()].filter((herd) => herd !== GONE);
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

  /** Forgets animals whose clocks have run out; those that are followed are never forgotten. */
  forget(at: number): void {
    if (this.#isFollowed !== null) return;
    for (const { id, size, clocks } of this.#groups.values()) {
      if (clocks.some(({ until }) => until > at)) continue;
      this.#drop(id);
      this.#stale += size;
    }
    // Going through all of them costs as much as going through those that are kept.
    if (this.#stale < this.#groupOf.size / 2) return;
    for (const [key, id] of this.#groupOf) if (!this.#groups.has(id)) this.#groupOf.delete(key);
    this.#stale = 0;
  }
}
