import { DAY_MS } from '@domain/grazing/time';
import type { OpenMove } from '../useOpenPlans';

/** A plan for later says little of the move at hand. */
const AHEAD_MS = 14 * DAY_MS;

/**
 * The next planned move of each of these herds, overdue ones too, as far as it is due within 14 days of the move at hand.
 *
 * @param plans by time
 * @param at when the herds move, ms since 1970
 */
export const nextPlans = <P extends Pick<OpenMove, 'herdUuid' | 'at'>>(
  plans: readonly P[],
  herdUuids: readonly string[],
  at: number,
): P[] =>
  herdUuids.flatMap((herd) => {
    const next = plans.find(({ herdUuid }) => herdUuid === herd);
    return next === undefined || next.at > at + AHEAD_MS ? [] : next;
  });
