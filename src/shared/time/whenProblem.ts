import { AHEAD_MAX_MS } from '@contract/http/limits';
import { instantOf } from './ranchTime';

const YEARS = { first: Date.UTC(1900, 0, 1), last: Date.UTC(2201, 0, 1) };

/** What is wrong with the time of something that happened, as it stands in a `datetime-local` field; else undefined. */
export function whenProblem(when: string, zone: string | null): string | undefined {
  const at = instantOf(when, zone);
  if (at === null) return 'Enter a day and a time';
  if (at < YEARS.first || at >= YEARS.last) return 'Enter a time of the years 1900 to 2200';
  return at > Date.now() + AHEAD_MAX_MS ? 'This time is still to come. Enter when it happened' : undefined;
}
