import type { FieldProblems } from '@contract/grazing/readRecord';
import { numberInWords } from '@domain/language/formats';
import { t } from '@domain/words';
import type { PastureMapRecord } from './pastureMapRecords';

interface Other {
  readonly value: unknown;
  /** What is said of it, without a full stop. */
  readonly words: (figure: string) => string;
}

/** What stands in place of a figure that cannot be, by kind and field: nothing stays out for its sake. */
const OTHERS: Partial<Readonly<Record<PastureMapRecord['kind'], Readonly<Record<string, Other>>>>> = {
  paddock: {
    acres: { value: null, words: (figure) => t`${figure} acres isn’t possible, so it’s imported without acres` },
    grazeable_percent: {
      value: 100,
      words: (figure) => t`${figure} % of it cannot be grazeable, and all of it counts so`,
    },
  },
  herd: { retired_at: { value: null, words: () => t`it cannot have been retired then, and is not` } },
  move: {
    planned_days: {
      value: null,
      words: (figure) => t`${figure} planned days isn’t possible, so it’s imported without planned days`,
    },
  },
};

/** What is said of a count in which animal units stand in place of a weight. */
const unitsInstead = (animalUnits: number): string => {
  const units = numberInWords(animalUnits, 3);
  return t`its animals cannot weigh over 5,000 lb a head, and are imported with ${units} animal units a head in place of a weight`;
};

/** Other values for fields that cannot be, and what is said of each. */
interface OtherFigures {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
  /** The problems that are left: with any of them the record stays out. */
  readonly left: FieldProblems;
}

export function otherFigures({ kind, data }: PastureMapRecord, problems: FieldProblems): OtherFigures {
  const others = OTHERS[kind] ?? {};
  const units = kind === 'count' ? data.classes.flatMap(({ au_per_head }) => au_per_head ?? []) : [];
  const values: Readonly<Record<string, unknown>> = data;
  const bad = Object.keys(problems).flatMap((field) => {
    const other = others[field];
    return other === undefined ? [] : [{ field, ...other }];
  });
  return {
    fields: Object.fromEntries(bad.map(({ field, value }) => [field, value])),
    words: [
      ...bad.map(({ field, words }) => words(numberInWords(Number(values[field]), 3))),
      ...units.map(unitsInstead),
    ],
    left: Object.fromEntries(Object.entries(problems).filter(([field]) => others[field] === undefined)),
  };
}
