import type { Entry } from './records';

/** Some days of a paddock or of the ranch (YYYY-MM-DD in the ranch's zone); without `ends_on` it lasts on. */
export interface MarkData {
  readonly what: string;
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly paddock_uuid: string | null;
}

/** Whether a mark holds on a day, its first and last one included. Days as texts are in the order of the calendar. */
export const holdsOn = ({ starts_on, ends_on }: Pick<MarkData, 'starts_on' | 'ends_on'>, date: string): boolean =>
  starts_on <= date && (ends_on === null || date <= ends_on);

/** Marks that say that herds keep out of a paddock, or that someone should look at it. */
const STANDING = ['closed', 'attention'] as const;
export type Standing = (typeof STANDING)[number];

export type StandingMarks<M = Entry<MarkData>> = ReadonlyMap<string, Partial<Record<Standing, M>>>;

const isStanding = (what: string): what is Standing => STANDING.some((one) => one === what);

/**
 * The marks that close a paddock or ask for attention on a day, by paddock. A subdivision has those of its paddock.
 *
 * @param date YYYY-MM-DD in the ranch's zone
 */
export function standingMarks<M extends Entry<MarkData>>(
  marks: readonly M[],
  paddocks: readonly Entry<{ readonly parent_uuid: string | null }>[],
  date: string,
): StandingMarks<M> {
  const own = new Map<string, Partial<Record<Standing, M>>>();
  for (const mark of marks) {
    const { what, paddock_uuid: uuid } = mark.data;
    if (uuid !== null && isStanding(what) && holdsOn(mark.data, date))
      own.set(uuid, { ...own.get(uuid), [what]: mark });
  }
  if (own.size === 0) return own;
  const all = new Map(own);
  for (const { uuid, data } of paddocks) {
    const ofParent = data.parent_uuid === null ? undefined : own.get(data.parent_uuid);
    if (ofParent !== undefined) all.set(uuid, { ...ofParent, ...own.get(uuid) });
  }
  return all;
}

/**
 * The mark that closes a paddock, or the one that it is a part of, on some day of a time; undefined where none does.
 *
 * @param days the first and the last of them, YYYY-MM-DD in the ranch's zone
 */
export const closedWithin = <M extends Entry<MarkData>>(
  marks: readonly M[],
  { uuid, parentUuid }: { readonly uuid: string; readonly parentUuid: string | null },
  [first, last]: readonly [first: string, last: string],
): M | undefined =>
  marks.find(
    ({ data: { what, paddock_uuid: of, starts_on, ends_on } }) =>
      what === 'closed' &&
      of !== null &&
      (of === uuid || of === parentUuid) &&
      starts_on <= last &&
      (ends_on === null || first <= ends_on),
  );

const NONE: readonly never[] = [];

/** What stands of a paddock, closed first; the same empty list where nothing does. */
export function standingOf(marks: StandingMarks<unknown>, paddockUuid: string): readonly Standing[] {
  const own = marks.get(paddockUuid);
  return own === undefined ? NONE : STANDING.filter((what) => own[what] !== undefined);
}
