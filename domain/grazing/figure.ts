/** Something that nobody wrote down, and of what: `head` and `weight` of a herd, `acres` and `estimate` of a paddock. */
export interface Lacking {
  readonly what: 'head' | 'weight' | 'acres' | 'estimate';
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

/** Adds up any number of figures; what any of them lacks, the sum lacks. */
export class Sum {
  #known = 0;
  /** By what is lacking, then by of what. */
  readonly #lacks = new Map<Lacking['what'], Map<string, Lacking>>();

  add(figure: Figure): void {
    if (isKnown(figure)) {
      this.#known += figure;
      return;
    }
    for (const lack of figure.lacks) {
      const alike = this.#lacks.get(lack.what);
      if (alike === undefined) this.#lacks.set(lack.what, new Map([[lack.uuid, lack]]));
      else alike.set(lack.uuid, lack);
    }
  }

  get figure(): Figure {
    if (this.#lacks.size === 0) return this.#known;
    return { lacks: [...this.#lacks.values()].flatMap((alike) => [...alike.values()]) };
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
