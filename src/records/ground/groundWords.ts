import { plural, t } from '@domain/words';
import { numberInWords } from '@shared/units/units';
import type { GroundTrouble } from './fetchTile';
import type { GroundStanding } from './groundSlice';

const SAID: Readonly<Record<GroundTrouble, string>> = {
  unreachable: t`The map’s server cannot be reached.`,
  slow: t`The map’s server takes too long to answer.`,
  failing: t`The map’s server has a problem right now.`,
  notAllowed: t`The map’s server does not let this site keep its pictures.`,
  notPictures: t`What the map’s server sent isn’t pictures. If this network has a sign-in page, sign in there first.`,
  none: t`The map’s server has no pictures of your ranch.`,
  dear: t`The connection is metered or slow now.`,
  full: t`The storage of this device is full, so the ground was removed. Your ranch and your changes are all here.`,
  blocked: t`This browser does not let Grazewell keep the ground.`,
};

/** Why the ground isn't kept, or not all of it. */
export const troubleInWords = (trouble: GroundTrouble): string => SAID[trouble];

const tilesInWords = (tiles: number) => plural(tiles, { one: '# tile', other: '# tiles' });

/** A weight as people say it. */
function megabytes(bytes: number): string {
  const mb = bytes / 1_000_000;
  const about = numberInWords(Math.round(mb));
  return mb < 1 ? t`less than 1 MB` : t`about ${about} MB`;
}

const CUT = t`The closest views are left out, since they would be more than 3,000 tiles or 100 MB.`;

const listWithCommas = (parts: readonly string[]) => parts.join(', ');

/** How much keeping the ground will be, before it begins. */
export function amountInWords({ plan, meanBytes }: GroundStanding): string {
  if (plan === null) return '';
  const tiles = tilesInWords(plan.tiles);
  const amount = listWithCommas(meanBytes === null ? [tiles] : [tiles, megabytes(plan.tiles * meanBytes)]);
  return plan.isCut ? `${amount}. ${CUT}` : `${amount}.`;
}

/** How far keeping has come. */
export function progressInWords({ plan, kept }: GroundStanding): string {
  const there = numberInWords(kept);
  const tiles = plan?.tiles ?? 0;
  return t`${there} of ${plural(tiles, { one: '# tile is', other: '# tiles are' })} on this device.`;
}

/** How much of the ground is on this device. */
export function standingInWords(standing: GroundStanding): string {
  const { plan, kept, bytes } = standing;
  if (plan === null) return t`There is no paddock on the map yet, or the ranch is too large for its ground to be kept.`;
  if (kept === 0) return t`See the ground below your paddocks without a connection too.`;
  if (kept < plan.tiles) return progressInWords(standing);
  const tiles = tilesInWords(plan.tiles);
  const amount = listWithCommas([tiles, megabytes(bytes)]);
  return t`The ground of your ranch is on this device: ${amount}.`;
}
