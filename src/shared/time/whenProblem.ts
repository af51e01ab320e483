import { AHEAD_MAX_MS } from '@contract/http/limits';
import { t } from '@domain/words';
import { instantOf } from './ranchTime';

const YEARS = { first: Date.UTC(1900, 0, 1), last: Date.UTC(2201, 0, 1) };

/** What is wrong with a time, past or to come, as it stands in a `datetime-local` field; else undefined. */
export function timeProblem(when: string, zone: string | null): string | undefined {
  const at = instantOf(when, zone);
  if (at === null) return t`Enter a day and a time`;
  return at < YEARS.first || at >= YEARS.last ? t`Enter a time of the years 1900 to 2200` : undefined;
}

/** The same of the time of something that happened. */
export function whenProblem(when: string, zone: string | null): string | undefined {
  const problem = timeProblem(when, zone);
  if (problem !== undefined) return problem;
  const isAhead = (instantOf(when, zone) ?? 0) > Date.now() + AHEAD_MAX_MS;
  return isAhead ? t`This time is still to come. Enter when it happened` : undefined;
}
