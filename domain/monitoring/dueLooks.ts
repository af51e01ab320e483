import { dayInYear, yearOf } from '../grazing/calendarYear';
import type { Occupation } from '../grazing/occupations';
import type { Zone } from '../grazing/time';
import type { PhotoPointData, Repeated } from './monitoringFacts';

/** Why a photo point or a transect is to be looked at: its day of the year, its rhythm, before or after a grazing. */
export type WhyDue = 'day' | 'repeat' | 'before' | 'after';

/** A look that is due now. */
export interface DueLook {
  readonly why: WhyDue;
  /** Whole days of the ranch's zone from today on; below 0 it is overdue. */
  readonly inDays: number;
}

const BEFORE_DAY = 14;
const AFTER_DAY = 30;
const AT_GRAZING = 3;

/** Days that a look counts for, as numbers since 1970, both included. */
interface Days {
  readonly why: WhyDue;
  readonly due: number;
  readonly first: number;
  readonly last: number;
}

interface Seen {
  /** When it was looked at: photos of the point, readings of the transect (ms since 1970). */
  readonly looks: readonly number[];
  /** When its paddock had animals, by time. */
  readonly occupations: readonly Occupation[];
  /** When animals are planned to arrive in its paddock (ms since 1970). */
  readonly arrivals: readonly number[];
}

function ofYear({ due_on_day: day }: Repeated, now: number, zone: Zone): Days[] {
  if (day === null) return [];
  const year = yearOf(now, zone);
  return [year - 1, year, year + 1].map((each) => {
    const due = dayInYear(day, each);
    return { why: 'day', due, first: due - BEFORE_DAY, last: due + AFTER_DAY };
  });
}

function ofRhythm({ repeat_days: days }: Repeated, looks: readonly number[], today: number, zone: Zone): Days[] {
  if (days === null || days < 1) return [];
  const last = looks.length === 0 ? null : zone.dayOf(Math.max(...looks));
  const due = last === null ? today : last + days;
  return [{ why: 'repeat', due, first: due, last: Infinity }];
}

function ofGrazing(when: PhotoPointData['at_grazing'], { occupations, arrivals }: Seen, zone: Zone): Days[] {
  const before = (at: number): Days => {
    const due = zone.dayOf(at);
    return { why: 'before', due, first: due - AT_GRAZING, last: due + AT_GRAZING };
  };
  const after = (at: number): Days => {
    const left = zone.dayOf(at);
    return { why: 'after', due: left, first: left, last: left + AT_GRAZING };
  };
  const comes = [...arrivals, ...occupations.map(({ from }) => from)];
  const ends = occupations.map(({ to }) => to).filter((to) => to !== Infinity);
  return [
    ...(when === 'before' || when === 'both' ? comes.map(before) : []),
    ...(when === 'after' || when === 'both' ? ends.map(after) : []),
  ];
}

/**
 * What is due at a photo point or transect: on its day (from 14 days before to 30 after), at its interval since the last
 * look, before or after each grazing of its paddock (within 3 days of arrival or departure), until a look of those days
 * exists. Days are those of the ranch's zone; the longest overdue first.
 */
export function dueLooks(
  point: Repeated & Partial<Pick<PhotoPointData, 'at_grazing'>>,
  seen: Seen,
  now: number,
  zone: Zone,
): DueLook[] {
  if (point.retired_at !== null && Date.parse(point.retired_at) <= now) return [];
  const today = zone.dayOf(now);
  const looked = seen.looks.map((at) => zone.dayOf(at));
  return [
    ...ofYear(point, now, zone),
    ...ofRhythm(point, seen.looks, today, zone),
    ...ofGrazing(point.at_grazing ?? 'none', seen, zone),
  ]
    .filter(({ first, last }) => first <= today && today <= last)
    .filter(({ first, last }) => !looked.some((day) => first <= day && day <= last))
    .map(({ why, due }) => ({ why, inDays: due - today }))
    .sort((one, other) => one.inDays - other.inDays);
}
