import { weightInLb } from './kilograms';
import { tagOfReading, type LineWords, type Reading } from './Reading';
import type { WeightUnit } from './ReaderColumn';
import { numberInWords } from '../../language/formats';
import { t } from '../../words';

const [LIGHTEST, HEAVIEST] = [1, 5_000];

/** In which unit weights are. */
export interface Units {
  /** Of weights that don't say it. */
  readonly unit: WeightUnit;
  /** Whatever the file says. */
  readonly isForced: boolean;
}

/** The weights of a session, as they are stored, and what they come to. */
export interface Weighed {
  readonly entries: readonly { readonly tag: string; readonly lb: number }[];
  /** Of the entries, in lb; NaN where there are none. */
  readonly meanLb: number;
  readonly leastLb: number;
  readonly greatestLb: number;
  /** Weights that no animal has. */
  readonly bad: readonly LineWords[];
}

/** The weights of a session in lb (rules K1 and K3, docs/animals.md). */
export function weighed(readings: readonly Reading[], { unit, isForced }: Units): Weighed {
  const entries: { tag: string; lb: number }[] = [];
  const bad: LineWords[] = [];
  let [sum, leastLb, greatestLb] = [0, Infinity, -Infinity];
  for (const reading of readings) {
    if (reading.weight === null) continue;
    const lb = weightInLb(reading.weight, isForced ? unit : (reading.unit ?? unit));
    if (lb < LIGHTEST || lb > HEAVIEST) {
      const shown = numberInWords(lb, 1);
      bad.push({ line: reading.line, why: t`${shown} lb isn’t from 1 to 5,000 lb` });
      continue;
    }
    entries.push({ tag: tagOfReading(reading), lb });
    sum += lb;
    leastLb = Math.min(leastLb, lb);
    greatestLb = Math.max(greatestLb, lb);
  }
  return { entries, meanLb: sum / entries.length, leastLb, greatestLb, bad };
}
