import { daysOfYear } from '../grazing/calendarYear';
import { combine, isKnown, mapFigure, missing, sum, type Figure } from '../grazing/figure';
import { ACRES_PER_HECTARE, POUNDS_PER_KILOGRAM } from '../grazing/metric';
import { daysBetween } from '../grazing/time';
import type { Timelines } from '../grazing/timelines';
import type { Grazed, GrazedYear, YearSpan } from './grazedByYear';
import { landsThen, type ReportedUnit } from './reportedUnits';

/** The figures of a unit, year and class, in SI units. Null: there is nothing that a figure could be of. */
export interface YearFigures {
  readonly areaHa: Figure;
  readonly headDays: Figure;
  readonly meanHead: Figure;
  /** A head, by head-days. */
  readonly meanKg: Figure | null;
  readonly daysGrazed: number;
  readonly stays: number;
  readonly meanStayDays: number | null;
  /** Of all arrivals on the land, whatever their class. */
  readonly meanRestDays: number | null;
  readonly densityAuHa: Figure | null;
  readonly adPerHa: Figure;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((all, value) => all + value, 0) / values.length;

/** Days of the union of some times. */
function unionDays(spans: readonly (readonly [from: number, to: number])[]): number {
  let [days, reached] = [0, -Infinity];
  for (const [from, to] of [...spans].sort(([one], [other]) => one - other)) {
    const start = Math.max(from, reached);
    if (to > start) days += daysBetween(start, to);
    reached = Math.max(reached, to);
  }
  return days;
}

/** A figure over another one; null where there is nothing to divide by. */
const over = (figure: Figure, by: Figure): Figure | null =>
  isKnown(by) && by === 0 ? null : combine(figure, by, (value, size) => value / size);

/** The hectares of a unit in a year: of its paddocks that live at the year's end, the unit's end or the as-of instant. */
function areaOf(unit: ReportedUnit, { until }: YearSpan, timelines: Timelines, asOf: number): Figure {
  const lands = landsThen(unit, timelines, Math.min(until - 1, unit.until - 1, asOf));
  return mapFigure(sum(lands.map(({ acres }) => acres)), (acres) => acres / ACRES_PER_HECTARE);
}

/**
 * The figures of a class on a unit in a year: head-days (V1), mean head over all days of the year and mean weight by head-days
 * (V2), days and stays (V3), rests (V4), density = AU-days / Σ (hectares × days of the stay) (V5), AD a hectare (V6).
 */
export function yearFigures(
  grazed: Grazed | undefined,
  { restDays }: GrazedYear,
  { unit, span, timelines, asOf }: { unit: ReportedUnit; span: YearSpan; timelines: Timelines; asOf: number },
): YearFigures {
  const areaHa = areaOf(unit, span, timelines, asOf);
  const headDays = grazed?.headDays.figure ?? 0;
  const auDays = grazed?.auDays.figure ?? 0;
  const pounds = over(grazed?.poundDays.figure ?? 0, headDays);
  return {
    areaHa,
    headDays,
    meanHead: mapFigure(headDays, (days) => days / daysOfYear(span.year)),
    meanKg: pounds === null ? null : mapFigure(pounds, (lb) => lb / POUNDS_PER_KILOGRAM),
    daysGrazed: unionDays(grazed?.presences ?? []),
    stays: grazed?.stayDays.length ?? 0,
    meanStayDays: mean(grazed?.stayDays ?? []),
    meanRestDays: mean(restDays),
    densityAuHa: over(auDays, grazed?.hectareDays.figure ?? 0),
    adPerHa: over(auDays, areaHa) ?? missing('acres', unit.paddockUuids[0] ?? ''),
  };
}
