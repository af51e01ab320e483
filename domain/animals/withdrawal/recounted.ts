import type { Animal } from '../../grazing/records';
import type { Classes } from '../../grazing/transfer';
import { animalsIn, headIn, joined, type Pair, type Pairs } from './pairs';

/** Rule W4: a count restates the head of a class. All stay held where all were; else at least as many fewer as are missing. */
function restated(animal: Animal, least: number, most: number, was: number, is: number): Pair {
  if (least >= was) return { animal, least: is, most: is };
  return { animal, least: Math.min(is, Math.max(0, least - Math.max(0, was - is))), most: Math.min(most, is) };
}

/** The classes of a herd that a count no longer names, and those that are new in it. */
export function renamed(before: Classes, after: Classes): { gone: readonly Animal[]; come: readonly Animal[] } {
  const [were, are] = [animalsIn(before), animalsIn(after)];
  const named = new Set((after ?? []).map(({ animal }) => animal));
  return {
    gone: were.filter((animal) => !named.has(animal)),
    come: are.filter((animal) => !were.includes(animal)),
  };
}

/** The pairs of a herd whose head was unknown, once a count says how many there are. */
function counted(pairs: Pairs, after: Classes): Pairs {
  const total = headIn(after, null);
  const known = pairs.flatMap(({ animal, least, most }) => {
    if (animal !== null) return [{ animal, least, most }];
    return animalsIn(after).map((each): Pair => {
      const others = least === Infinity ? 0 : total - headIn(after, each);
      return { animal: each, least: Math.max(0, least - others), most };
    });
  });
  return joined([], known, after);
}

/** Rules W4 and W5: the pairs of a herd after a count. A class that it no longer names gives its pair to the one that is new. */
export function recounted(pairs: Pairs, before: Classes, after: Classes): Pairs {
  if (before === null) return counted(pairs, after);
  const { gone, come } = renamed(before, after);
  const [only, ...others] = come;
  const isMoved = only !== undefined && others.length === 0;
  const kept: Pair[] = [];
  let [least, most] = [0, 0];
  let isHidden = false;
  for (const pair of pairs) {
    if (pair.animal === null) isHidden = true;
    else if (gone.includes(pair.animal)) [least, most] = [least + pair.least, most + pair.most];
    else if ((after ?? []).some(({ animal }) => animal === pair.animal)) {
      kept.push(restated(pair.animal, pair.least, pair.most, headIn(before, pair.animal), headIn(after, pair.animal)));
    }
  }
  const given: Pair[] = [];
  if (most > 0 && isMoved) {
    const was = gone.reduce((head, animal) => head + headIn(before, animal), 0);
    given.push(restated(only, least, most, was, headIn(after, only)));
  } else if (most > 0) {
    for (const animal of animalsIn(after)) given.push({ animal, least: 0, most });
  }
  if (isHidden) for (const animal of animalsIn(after)) given.push({ animal, least: 0, most: Infinity });
  return joined(kept, given, after);
}
