import type { Season } from '@contract/grazing/season';
import { overlap } from './groupRefusals';
import type { Writing } from './judgeTogether';
import type { StoredRecord } from './recordsTable';
import type { Refusal } from './Refusal';

const asSeason = (data: object): Season => data as Season;

interface Span {
  uuid: string;
  season: Season;
}

/** The seasons that a group leaves, by their first days. */
function seasonsLeft(written: readonly Writing[], stored: readonly StoredRecord[]): Span[] {
  const left = new Map(stored.map(({ uuid, data }) => [uuid, data]));
  for (const { uuid, after } of written) left.set(uuid, after);
  const spans = [...left].flatMap(([uuid, data]) => (data === null ? [] : [{ uuid, season: asSeason(data) }]));
  return spans.sort(({ season: one }, { season: other }) => (one.starts_on < other.starts_on ? -1 : 1));
}

/** Whether a season lasts until a day or longer. Days as texts are in the order of the calendar. */
const lastsUntil = ({ season: { ends_on: last } }: Span, day: string): boolean => last === null || last >= day;

const later = (one: Span | undefined, other: Span): Span =>
  one !== undefined && (one.season.ends_on === null || lastsUntil(one, other.season.ends_on ?? '9999')) ? one : other;

/**
 * For each season that overlaps another one the other's name. Sorted by their first days, a season overlaps another one
 * only if it overlaps the next one, or the one before it that lasts longest.
 */
function overlapping(spans: readonly Span[]): Map<string, string> {
  const found = new Map<string, string>();
  let longest: Span | undefined;
  for (const [index, span] of spans.entries()) {
    const next = spans[index + 1];
    if (longest !== undefined && lastsUntil(longest, span.season.starts_on)) found.set(span.uuid, longest.season.name);
    else if (next !== undefined && lastsUntil(span, next.season.starts_on)) found.set(span.uuid, next.season.name);
    longest = later(longest, span);
  }
  return found;
}

/** Refuses the first season of a group that would overlap another one of the ranch. */
export function judgeSeasons(
  writings: ReadonlyMap<string, Writing>,
  stored: readonly StoredRecord[],
): Refusal | undefined {
  const written = [...writings.values()].filter(({ kind }) => kind === 'season');
  const names = overlapping(seasonsLeft(written, stored));
  const first = written.find(({ uuid }) => names.has(uuid));
  return first && overlap(first.index, String(names.get(first.uuid)));
}
