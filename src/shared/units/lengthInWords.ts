import { numberInWords } from './units';

const METRES_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5_280;
const METRES_PER_KILOMETRE = 1_000;

/** A length in metres as a person reads it: "820 ft", from a mile on "1.4 mi"; "820 m", from a kilometre on "1.4 km". */
export function lengthInWords(metres: number, isMetric: boolean): string {
  const [short, long, each] = isMetric ? ['m', 'km', METRES_PER_KILOMETRE] : ['ft', 'mi', FEET_PER_MILE];
  const length = isMetric ? metres : metres / METRES_PER_FOOT;
  if (Math.round(length) < each) return `${numberInWords(length)} ${short}`;
  const far = length / each;
  return `${numberInWords(far, far < 10 ? 2 : 1)} ${long}`;
}

/** The unit in which a person types short lengths; they are kept in metres. */
export const lengthUnit = (isMetric: boolean) =>
  isMetric ? { name: 'metres', factor: 1 } : { name: 'feet', factor: 1 / METRES_PER_FOOT };
