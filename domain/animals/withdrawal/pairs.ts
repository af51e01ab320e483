import type { Animal } from '../../grazing/records';
import type { Classes } from '../../grazing/transfer';

/**
 * At least and at most this many head of a class are held. Infinity: all of them, while nobody knows their number. `animal` null:
 * animals of a herd whose head is unknown, of whichever class.
 */
export interface Pair {
  readonly animal: Animal | null;
  readonly least: number;
  readonly most: number;
}

export type Pairs = readonly Pair[];

export function headIn(classes: Classes, animal: Animal | null): number {
  let head = 0;
  for (const each of classes ?? []) if (animal === null || each.animal === animal) head += each.head;
  return head;
}

/** The classes of a herd that have animals, each once. */
export function animalsIn(classes: Classes): readonly Animal[] {
  const animals: Animal[] = [];
  for (const { animal, head } of classes ?? []) if (head > 0 && !animals.includes(animal)) animals.push(animal);
  return animals;
}

const isThere = ({ most }: Pair): boolean => most > 0;

/** What is held right after a treatment of a herd, one of its classes, or some head of them. More than there are takes what is there. */
export function treatedPairs(classes: Classes, animal: Animal | null, head: number | null): Pairs {
  if (classes === null) return [{ animal, least: head ?? Infinity, most: head ?? Infinity }].filter(isThere);
  const total = headIn(classes, animal);
  const treated = Math.min(head ?? total, total);
  const pairs = (animal === null ? animalsIn(classes) : [animal]).map((each): Pair => {
    const there = headIn(classes, each);
    return { animal: each, least: Math.max(0, treated - (total - there)), most: Math.min(treated, there) };
  });
  return pairs.filter(isThere);
}

function capped(pair: Pair, classes: Classes): Pair {
  const { animal, least, most } = pair;
  const there = classes === null || animal === null ? Infinity : headIn(classes, animal);
  if (most <= there && least <= there) return pair;
  return { animal, least: Math.min(least, there), most: Math.min(most, there) };
}

/** Pairs of two herds added up by class, at most the head that there is then. A pair that was counted down to 0 is kept. */
export function joined(pairs: Pairs, others: Pairs, classes: Classes): Pairs {
  const all = [...pairs];
  for (const other of others) {
    const index = all.findIndex(({ animal }) => animal === other.animal);
    const own = all[index];
    if (own === undefined) all.push(other);
    else all[index] = { animal: own.animal, least: own.least + other.least, most: own.most + other.most };
  }
  return all.map((pair) => capped(pair, classes));
}

/** What stays held of a herd that becomes known by what arrives: how many more there are, nobody knows. */
export const hidden = (pairs: Pairs): Pairs =>
  pairs.some(isThere) ? [{ animal: null, least: 0, most: Infinity }] : [];

interface Split {
  readonly stays: Pairs;
  readonly goes: Pairs;
}

/** Of a class: the head that is there before some leave, and the head that leaves. */
export interface Part {
  readonly animal: Animal;
  readonly there: number;
  readonly left: number;
}

/** What leaves of each class, by the classes before and after; those of which none leave are left out. */
export function partsOf(before: Classes, after: Classes): readonly Part[] {
  const parts: Part[] = [];
  for (const animal of animalsIn(before)) {
    const there = headIn(before, animal);
    const left = there - headIn(after, animal);
    if (left > 0) parts.push({ animal, there, left });
  }
  return parts;
}

/** Rule W3: what leaves and what stays of the pairs of a herd whose head is known. Null where nothing of them leaves. */
export function split(pairs: Pairs, parts: readonly Part[]): Split | null {
  const [stays, goes]: [Pair[], Pair[]] = [[], []];
  for (const pair of pairs) {
    const { animal, least, most } = pair;
    const part = parts.find((each) => each.animal === animal);
    if (animal === null) {
      for (const each of parts) goes.push({ animal: each.animal, least: 0, most: each.left });
    }
    if (part === undefined) {
      stays.push(pair);
      continue;
    }
    const { there, left } = part;
    const stay = Math.min(most, there - left);
    if (stay > 0) stays.push({ animal, least: Math.max(0, least - left), most: stay });
    const go = Math.min(left, most);
    if (go > 0) goes.push({ animal, least: Math.max(0, left - (there - least)), most: go });
  }
  return goes.length === 0 ? null : { stays, goes };
}

/**
 * The same out of a herd whose head is unknown. All that leave are held where all of the herd are.
 *
 * @param animal the class that leaves; null: any
 * @param head how many; null: all of them
 * @param arrived the class that they are of in the herd that they join
 */
export function splitUnknown(pairs: Pairs, animal: Animal | null, head: number | null, arrived: Animal | null): Split {
  const [stays, goes]: [Pair[], Pair[]] = [[], []];
  for (const pair of pairs) {
    const isConcerned = animal === null || pair.animal === null || pair.animal === animal;
    const isCertain = pair.animal === null || pair.animal === animal;
    if (!isConcerned) stays.push(pair);
    else if (head === null && (animal === null || pair.animal === animal)) goes.push(pair);
    else if (head === null) {
      stays.push(pair);
      goes.push({ ...pair, animal, least: pair.least === Infinity ? Infinity : 0 });
    } else {
      stays.push({ ...pair, least: Math.max(0, pair.least - head) });
      const least = isCertain && pair.least === Infinity ? head : 0;
      goes.push({ animal: arrived, least, most: Math.min(head, pair.most) });
    }
  }
  return { stays: stays.filter(isThere), goes: joined([], goes.filter(isThere), null) };
}
