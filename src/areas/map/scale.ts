import { lengthInWords, lengthUnit } from '@shared/units/lengthInWords';

/** A length of the ground that is easy to read, and how long it is on the screen. */
export interface Scale {
  /** In pixels of CSS. */
  readonly width: number;
  readonly words: string;
}

const FEET_PER_MILE = 5_280;
const METRES_PER_KILOMETRE = 1_000;

/** The largest of 1, 2 and 5 times a power of ten that is not above a number. */
function round(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const times = [5, 2, 1].find((each) => each * power <= most) ?? 1;
  return times * power;
}

/** The scale of a map: a round length of at most so many pixels, in feet or miles, or in metres or kilometres. */
export function scaleOf(metresAPixel: number, widthMax: number, isMetric: boolean): Scale {
  const { factor } = lengthUnit(isMetric);
  const perLong = isMetric ? METRES_PER_KILOMETRE : FEET_PER_MILE;
  const most = metresAPixel * factor * widthMax;
  const length = most >= perLong ? round(most / perLong) * perLong : round(most);
  const metres = length / factor;
  return { width: metres / metresAPixel, words: lengthInWords(metres, isMetric) };
}
