import { t } from '@domain/words';
import { numberInWords } from './units';

const METERS_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5_280;
const METERS_PER_KILOMETER = 1_000;

/** A length in meters as a person reads it: "820 ft", from a mile on "1.4 mi"; "820 m", from a kilometer on "1.4 km". */
export function lengthInWords(meters: number, isMetric: boolean): string {
  const [short, long, each] = isMetric ? ['m', 'km', METERS_PER_KILOMETER] : ['ft', 'mi', FEET_PER_MILE];
  const length = isMetric ? meters : meters / METERS_PER_FOOT;
  if (Math.round(length) < each) return `${numberInWords(length)} ${short}`;
  const far = length / each;
  return `${numberInWords(far, far < 10 ? 2 : 1)} ${long}`;
}

/** The unit in which a person types short lengths; they are kept in meters. */
export const lengthUnit = (isMetric: boolean) =>
  isMetric ? { name: t`meters`, factor: 1 } : { name: t`feet`, factor: 1 / METERS_PER_FOOT };
