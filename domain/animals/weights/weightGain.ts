import type { Zone } from '../../grazing/time';
import type { WeighingSession } from './weighingSession';

/** What a class gained between two sessions, lb a head and day, and what that is by. */
export interface WeightGain {
  readonly lbPerDay: number;
  /** `tags`: the mean of the animals' own gains; `means`: the difference of the means. */
  readonly by: 'tags' | 'means';
}

type Weighed = Pick<WeighingSession, 'at' | 'weights' | 'meanLb' | 'n'>;

/** Of this part of the later session's weights the tag must have been weighed before, for the animals' own gains to count. */
const KNOWN_PART = 0.5;

/**
 * Rule K2: the gain from one session of a class to a later one, by the midnights of the ranch's zone between them. Null
 * where there is no midnight between.
 */
export function gainBetween(earlier: Weighed, later: Weighed, zone: Zone): WeightGain | null {
  const midnights = zone.dayOf(later.at) - zone.dayOf(earlier.at);
  if (midnights < 1) return null;
  const before = new Map(earlier.weights.flatMap(({ tag, lb }) => (tag === '' ? [] : [[tag, lb] as const])));
  const own = later.weights.flatMap(({ tag, lb }) => {
    const was = before.get(tag);
    return was === undefined ? [] : [lb - was];
  });
  if (own.length > 0 && own.length >= later.n * KNOWN_PART) {
    const gained = own.reduce((all, lb) => all + lb, 0) / own.length;
    return { lbPerDay: gained / midnights, by: 'tags' };
  }
  return { lbPerDay: (later.meanLb - earlier.meanLb) / midnights, by: 'means' };
}

/** Rule K2: the gain to a session since the one of its class before it; null where that is the first one. */
export function gainSinceLast(
  session: Weighed & Pick<WeighingSession, 'animal'>,
  sessions: readonly WeighingSession[],
  zone: Zone,
): WeightGain | null {
  const last = sessions.findLast(({ at, animal }) => animal === session.animal && at < session.at);
  return last === undefined ? null : gainBetween(last, session, zone);
}
