import { plural } from '@domain/words';
import { numberInWords } from '@shared/units/units';
import type { GroundTrouble } from './fetchTile';
import type { GroundStanding } from './groundSlice';

const SAID: Readonly<Record<GroundTrouble, string>> = {
  unreachable: 'The map’s server cannot be reached.',
  slow: 'The map’s server takes too long to answer.',
  failing: 'The map’s server has a problem right now.',
  notAllowed: 'The map’s server does not let this site keep its pictures.',
  notPictures: 'What the map’s server sent isn’t pictures. If this network has a sign-in page, sign in there first.',
  none: 'The map’s server has no pictures of your ranch.',
  dear: 'The connection is metered or slow now.',
  full: 'The storage of this device is full, so the ground was removed. Your ranch and your changes are all here.',
  blocked: 'This browser does not let Grazewell keep the ground.',
};

/** Why the ground isn't kept, or not all of it. */
export const troubleInWords = (trouble: GroundTrouble): string => SAID[trouble];

/** A weight as people say it. */
function megabytes(bytes: number): string {
  const mb = bytes / 1_000_000;
  return mb < 1 ? 'less than 1 MB' : `about ${numberInWords(Math.round(mb))} MB`;
}

const CUT = ' The closest views are left out, since they would be more than 3,000 tiles or 100 MB.';

/** How much keeping the ground will be, before it begins. */
export function amountInWords({ plan, meanBytes }: GroundStanding): string {
  if (plan === null) return '';
  const tiles = plural(plan.tiles, { one: '# tile', other: '# tiles' });
  const weight = meanBytes === null ? '' : `, ${megabytes(plan.tiles * meanBytes)}`;
  return `${tiles}${weight}.${plan.isCut ? CUT : ''}`;
}

/** How far keeping has come. */
export const progressInWords = ({ plan, kept }: GroundStanding): string =>
  `${numberInWords(kept)} of ${plural(plan?.tiles ?? 0, { one: '# tile is', other: '# tiles are' })} on this device.`;

/** How much of the ground is on this device. */
export function standingInWords(standing: GroundStanding): string {
  const { plan, kept, bytes } = standing;
  if (plan === null) return 'There is no paddock on the map yet, or the ranch is too large for its ground to be kept.';
  if (kept === 0) return 'See the ground below your paddocks without a connection too.';
  if (kept < plan.tiles) return progressInWords(standing);
  const tiles = plural(plan.tiles, { one: '# tile', other: '# tiles' });
  return `The ground of your ranch is on this device: ${tiles}, ${megabytes(bytes)}.`;
}
