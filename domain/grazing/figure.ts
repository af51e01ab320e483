/**
 * Something that nobody recorded, and of what: `head` and `weight` of a herd; `acres`, `estimate`, `rating`, the
 * `standing` forage and the `hay`'s dry matter of a paddock, the `amount` and the `nitrogen` of what was put on it;
 * `dm_percent` of a feeding; the `end` of a season; of the ranch its `rain`, the `normals` of it, and how its facts were
 * `entered`; what is `typed` with a decision.
 */
export interface Lacking {
  readonly what:
    | 'head'
    | 'weight'
    | 'acres'
    | 'estimate'
    | 'rating'
    | 'end'
    | 'hay'
    | 'dm_percent'
    | 'amount'
    | 'nitrogen'
    | 'entered'
    | 'standing'
    | 'rain'
    | 'normals'
    | 'typed';
  readonly uuid: string;
}

/** A figure that cannot be computed, with what it lacks. It is never 0. */
export interface Missing {
  readonly lacks: readonly Lacking[];
}

export type Figure = number | Missing;

export const missing = (what: Lacking['what'], uuid: string): Missing => ({ lacks: [{ what, uuid }] });

export const isKnown = (figure: Figure): figure is number => typeof figure === 'number';

function together(one: Missing, other: Missing): Missing {
  const isNew = ({ what, uuid }: Lacking) => !one.lacks.some((lack) => lack.what === what && lack.uuid === uuid);
  const added = other.lacks.filter(isNew);
  return added.length === 0 ? one : { lacks: [...one.lacks, ...added] };
}

/** The sum of two figures; what either of them lacks, the sum lacks. */
export function plus(one: Figure, other: Figure): Figure {
  if (isKnown(one)) return isKnown(other) ? one + other : other;
  return isKnown(other) ? one : together(one, other);
}

/** What any of some figures lacks, each once: alike together, in the order in which they first come. */
function lacksOf(parts: readonly Missing[]): readonly Lacking[] {
  const byWhat = new Map<Lacking['what'], Map<string, Lacking>>();
  for (const lack of parts.flatMap(({ lacks }) => lacks)) {
    const alike = byWhat.get(lack.what);
    if (alike === undefined) byWhat.set(lack.what, new Map([[lack.uuid, lack]]));
    else alike.set(lack.uuid, lack);
  }
  return [...byWhat.values()].flatMap((alike) => [...alike.values()]);
}

/** Puts together what its parts lack once somebody asks: a ranch may have thousands of paddocks without an estimate. */
function missingOf(parts: readonly Missing[]): Missing {
  let all: readonly Lacking[] | undefined;
  return {
    get lacks() {
      all ??= lacksOf(parts);
      return all;
    },
  };
}

/** Adds up any number of figures; what any of them lacks, the sum lacks. */
export class Sum {
  #known = 0;
  readonly #missing: Missing[] = [];

  add(figure: Figure): void {
    if (isKnown(figure)) this.#known += figure;
    else this.#missing.push(figure);
  }

  get figure(): Figure {
    return this.#missing.length === 0 ? this.#known : missingOf(this.#missing);
  }
}

/** The sum of some figures; what any of them lacks, the sum lacks. */
export function sum(figures: Iterable<Figure>): Figure {
  const all = new Sum();
  for (const figure of figures) all.add(figure);
  return all.figure;
}

/** A figure worked out from two others; what either of them lacks, it lacks too. */
export function combine(one: Figure, other: Figure, by: (one: number, other: number) => number): Figure {
  if (isKnown(one)) return isKnown(other) ? by(one, other) : other;
  return isKnown(other) ? one : together(one, other);
}

/** A figure worked out from another one. */
export const mapFigure = (figure: Figure, by: (value: number) => number): Figure =>
  isKnown(figure) ? by(figure) : figure;
