import { HITS, type Hit, type Hits } from './monitoringFacts';

/** A share of the points of a transect, 0 to 1, with one standard error. */
export interface Share {
  readonly share: number;
  readonly error: number;
}

/** What a transect says of its ground. */
export interface Cover {
  readonly points: number;
  readonly shares: Readonly<Record<Hit, Share>>;
  /** All that is not bare. */
  readonly groundCover: Share;
}

/** A share of n points (rule M2): hits / points, with one standard error, √(p(1 − p)/n). Points above 0. */
export function shareOf(hits: number, points: number): Share {
  const share = hits / points;
  return { share, error: Math.sqrt((share * (1 - share)) / points) };
}

/** The cover of a reading (rule M2). Its points are the sum of its first hits, 1 or more; ground cover is 1 − bare. */
export function coverOf(hits: Hits): Cover {
  const points = HITS.reduce((all, hit) => all + hits[hit], 0);
  const shares = Object.fromEntries(HITS.map((hit) => [hit, shareOf(hits[hit], points)])) as Cover['shares'];
  return { points, shares, groundCover: { share: (points - hits.bare) / points, error: shares.bare.error } };
}

/** How a share changed between two readings: the difference (−1 to 1), its error, and whether it is more than counts vary. */
export interface Change {
  readonly change: number;
  readonly error: number;
  readonly isChange: boolean;
}

const ERRORS_OF_A_CHANGE = 2;

/** A change between two readings (rule M3): its error is √(e₁² + e₂²), and it is called a change only above twice that. */
export function changeOf(before: Share, after: Share): Change {
  const change = after.share - before.share;
  const error = Math.hypot(before.error, after.error);
  return { change, error, isChange: Math.abs(change) > ERRORS_OF_A_CHANGE * error };
}
