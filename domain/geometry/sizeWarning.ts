import { plural, t } from '../words';
import { areaAcres } from './area';
import type { Shape } from './Position';

/** What no paddock is, in acres: smaller than a garden (about 20 by 20 feet), larger than a county's worth of ranches. */
const SMALLEST = 0.01;
const LARGEST = 100_000;

const SMALL = t`This is smaller than a hundredth of an acre: look closer whether its corners are where they should be`;
const LARGE = t`This is larger than ${plural(LARGEST, { one: '# acre', other: '# acres' })}: look whether its corners are where they should be`;

/** One sentence about a shape that is too small or too large for a paddock, or undefined. It may still be kept. */
export function sizeWarning(shape: Shape): string | undefined {
  const acres = areaAcres(shape);
  if (acres < SMALLEST) return SMALL;
  return acres > LARGEST ? LARGE : undefined;
}
