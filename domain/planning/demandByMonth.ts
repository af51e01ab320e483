import { combine, missing, sum, type Figure } from '../grazing/figure';
import type { Figures } from '../grazing/figures';
import { intakeBetween } from '../grazing/herdClass';
import type { Entry, HerdData } from '../grazing/records';
import { seasonInstants } from '../grazing/seasons';
import { classesAt } from '../grazing/stays';
import { dateOfDay, dayNumber } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';

/** Forage that the herds will eat in a month, against what is left. Instants, ms since 1970. */
export interface MonthAhead {
  /** The first instant of the month, or now. */
  readonly from: number;
  readonly to: number;
  readonly demandLb: Figure;
  /** What the season's estimates leave at the beginning of it; below 0 it does not last until then. */
  readonly leftLb: Figure;
  /** What is left when it is over; below 0 so much is lacking. */
  readonly afterLb: Figure;
}

/** What a herd eats from one instant to another as it is now, with its gain, lb. */
function demandOf(
  { uuid, data }: Entry<HerdData>,
  from: number,
  to: number,
  now: number,
  timelines: Timelines,
): Figure {
  const retired = data.retired_at === null ? Infinity : Date.parse(data.retired_at);
  const end = Math.min(to, retired);
  if (end <= from) return 0;
  const classes = classesAt(timelines.states.byHerd.get(uuid) ?? [], now);
  if (classes === null) return missing('head', uuid);
  return sum(
    classes.map((animals) => intakeBetween(animals, from, end, timelines.standard) ?? missing('weight', uuid)),
  );
}

/** The first day of the month after the one that holds a day. */
function nextMonth(day: number): number {
  const [year = 0, month = 0] = dateOfDay(day).split('-').map(Number);
  const text = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return dayNumber(`${text}-01`);
}

/**
 * The demand of all herds on the forage that is left, month by month in the ranch's zone, from now on. What is left at
 * the beginning is the sum of the season's estimates less what was taken (docs/grazing.md: forage, remaining); growth to
 * come is in the estimates. After the season's end nobody knows it yet.
 */
export function demandByMonth({ timelines, period, ranch }: Figures, now: number, months: number): MonthAhead[] {
  const { zone } = timelines.standard;
  const ends = period.season === null ? Infinity : seasonInstants(period.season, zone).ends;
  const ahead: MonthAhead[] = [];
  let from = now;
  let leftLb: Figure = ranch.forageLeftLb;
  while (ahead.length < months) {
    const to = zone.startOf(nextMonth(zone.dayOf(from)));
    const demandLb: Figure = sum(timelines.records.herds.map((herd) => demandOf(herd, from, to, now, timelines)));
    const left: Figure = from >= ends ? missing('estimate', '') : leftLb;
    const afterLb: Figure = combine(left, demandLb, (lb, eaten) => lb - eaten);
    ahead.push({ from, to, demandLb, leftLb: left, afterLb });
    leftLb = afterLb;
    from = to;
  }
  return ahead;
}

/** Days of a season: to its last one, or a year where a season of a year is open; null where nobody knows its end. */
export function daysOfSeason({ period, timelines }: Pick<Figures, 'period' | 'timelines'>): number | null {
  const { season } = period;
  if (season === null) return null;
  const { starts_on, ends_on, type } = season.data;
  const first = dayNumber(starts_on);
  if (ends_on !== null) return dayNumber(ends_on) + 1 - first;
  if (type !== 'year') return null;
  const yearLater = dayNumber(`${Number(starts_on.slice(0, 4)) + 1}${starts_on.slice(4).replace('-02-29', '-03-01')}`);
  // An open season of more than a year is counted by years.
  return timelines.standard.zone.dayOf(period.until) < yearLater ? yearLater - first : null;
}
