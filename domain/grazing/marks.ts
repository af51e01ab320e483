import { groupedBy } from '../lists/groupedBy';
import type { Entry } from './records';
import type { Dates } from './time';

/** Some days of a paddock or of the ranch (YYYY-MM-DD in the ranch's zone); without `ends_on` it lasts on. */
export interface MarkData {
  readonly what: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly paddock_uuid: string | null;
  /** Where it isn't a mark that somebody made: the product with which the paddock was treated. */
  readonly product?: string;
}

type Lasting = Pick<MarkData, 'starts_on' | 'ends_on'>;

/** Whether a mark holds on some day of a time, its first and last one included. Days as texts stand in their order. */
const holdsWithin = ({ starts_on, ends_on }: Lasting, [first, last]: Dates): boolean =>
  starts_on <= last && (ends_on === null || first <= ends_on);

/** Whether a mark holds on a day (YYYY-MM-DD in the ranch's zone), its first and last one included. */
export const holdsOn = (mark: Lasting, date: string): boolean => holdsWithin(mark, [date, date]);

/** Marks that say that herds keep out of a paddock, or that someone should look at it. */
const STANDING = ['closed', 'attention'] as const;
export type Standing = (typeof STANDING)[number];

export type StandingMarks<M = Entry<MarkData>> = ReadonlyMap<string, Partial<Record<Standing, M>>>;

const NONE: readonly never[] = [];

interface Place {
  readonly uuid: string;
  readonly parentUuid: string | null;
}

const standsWithin = <M extends Entry<MarkData>>(
  marks: readonly M[],
  what: Standing,
  { uuid, parentUuid }: Place,
  dates: Dates,
): M | undefined =>
  marks.find(
    ({ data }) =>
      data.what === what &&
      data.paddock_uuid !== null &&
      (data.paddock_uuid === uuid || data.paddock_uuid === parentUuid) &&
      holdsWithin(data, dates),
  );

/**
 * The mark that closes a paddock, or the one that it is a part of, on some day of a time; undefined where none does.
 *
 * @param dates in the ranch's zone
 */
export const closedWithin = <M extends Entry<MarkData>>(
  marks: readonly M[],
  place: Place,
  dates: Dates,
): M | undefined => standsWithin(marks, 'closed', place, dates);

/**
 * The marks that close a paddock or ask for attention on some day of a time, by paddock. A subdivision has its own, else
 * those of its paddock.
 *
 * @param first with `last` the first and the last day, YYYY-MM-DD in the ranch's zone
 */
export function standingMarks<M extends Entry<MarkData>>(
  marks: readonly M[],
  paddocks: readonly Entry<{ readonly parent_uuid: string | null }>[],
  first: string,
  last: string,
): StandingMarks<M> {
  const byPaddock = groupedBy(marks, ({ data }) => data.paddock_uuid);
  const all = new Map<string, Partial<Record<Standing, M>>>();
  for (const { uuid, data } of paddocks) {
    const place = { uuid, parentUuid: data.parent_uuid };
    const near = [...(byPaddock.get(uuid) ?? NONE), ...(byPaddock.get(place.parentUuid) ?? NONE)];
    for (const what of near.length === 0 ? NONE : STANDING) {
      const mark = standsWithin(near, what, place, [first, last]);
      if (mark !== undefined) all.set(uuid, { ...all.get(uuid), [what]: mark });
    }
  }
  return all;
}

/** The marks of a paddock that hold, closed first; the same empty list where nothing does. */
export function standingOf(marks: StandingMarks<unknown>, paddockUuid: string): readonly Standing[] {
  const own = marks.get(paddockUuid);
  return own === undefined ? NONE : STANDING.filter((what) => own[what] !== undefined);
}
