import { lengthInWords, lengthUnit } from '@shared/units/lengthInWords';

/** A length of the ground that is easy to read, and how long it is on the screen. */
export interface Scale {
  /** In pixels of CSS. */
  readonly width: number;
  readonly words: string;
}

const FEET_PER_MILE = 5_280;
const METERS_PER_KILOMETER = 1_000;

/** The largest of 1, 2 and 5 times a power of ten that is not above a number. */
function round(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const times = [5, 2, 1].find((each) => each * power <= most) ?? 1;
  return times * power;
}

/** The scale of a map: a round length of at most so many pixels, in feet or miles, or in meters or kilometers. */
export function scaleOf(metersAPixel: number, widthMax: number, isMetric: boolean): Scale {
  const { factor } = lengthUnit(isMetric);
  const perLong = isMetric ? METERS_PER_KILOMETER : FEET_PER_MILE;
  const most = metersAPixel * factor * widthMax;
  const length = most >= perLong ? round(most / perLong) * perLong : round(most);
  const meters = length / factor;
  return { width: meters / metersAPixel, words: lengthInWords(meters, isMetric) };
}
