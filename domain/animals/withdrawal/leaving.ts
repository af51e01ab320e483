import type { Animal } from '../../grazing/records';
import type { Classes } from '../../grazing/transfer';
import type { TaggedTransferData } from '../facts';
import { headIn, partsOf, type Part } from './pairs';

/** The animals that a transfer takes out of a herd. */
export interface Leaving {
  readonly before: Classes;
  readonly animal: Animal | null;
  /** In all; Infinity: all of a herd whose head is unknown. */
  readonly head: number;
  /** Of them without a name. */
  readonly unnamed: number;
  /** By class; none of a herd whose head is unknown. */
  readonly parts: readonly Part[];
}

export function leavingOf({ animal, head, tags }: TaggedTransferData, before: Classes, after: Classes): Leaving {
  const parts = partsOf(before, after);
  const left = before === null ? (head ?? Infinity) : parts.reduce((sum, part) => sum + part.left, 0);
  return { before, animal, head: left, unnamed: Math.max(0, left - tags.length), parts };
}

/** How an animal that is not named fares: all of its class leave, some may, or none do. */
export type Fare = 'all' | 'some' | 'none';

function fareInUnknown({ animal, head, unnamed }: Leaving, own: Animal | null): Fare {
  if (animal !== null && own !== null && animal !== own) return 'none';
  if (head === Infinity && (animal === null || animal === own)) return 'all';
  return unnamed > 0 ? 'some' : 'none';
}

/** Whether the whole herd leaves: then those go, too, whose class the count of the herd doesn't name. */
const isWhole = ({ before, head }: Leaving): boolean => head > 0 && head >= headIn(before, null);

function fareInKnown(leaving: Leaving, own: Animal | null): Fare {
  const { before, head, unnamed, parts } = leaving;
  if (own !== null && isWhole(leaving) && headIn(before, own) === 0) return 'all';
  const part = parts.find(({ animal }) => animal === own);
  const left = own === null ? head : (part?.left ?? 0);
  if (left > 0 && left >= headIn(before, own)) return 'all';
  return left > 0 && unnamed > 0 ? 'some' : 'none';
}

/** The fare of animals by their class, each worked out once. */
export function faresOf(leaving: Leaving): (own: Animal | null) => Fare {
  const known = new Map<Animal | null, Fare>();
  return (own) => {
    const fare = known.get(own) ?? (leaving.before === null ? fareInUnknown(leaving, own) : fareInKnown(leaving, own));
    known.set(own, fare);
    return fare;
  };
}
