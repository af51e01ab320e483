import { enteredStays, type EnteredMarks } from '../entered/enteredStays';
import { calendarYear, yearOf } from '../grazing/calendarYear';
import { feedByPaddock } from '../grazing/feed';
import { isKnown, type Figure } from '../grazing/figure';
import { spanOf } from '../grazing/overTime';
import { byText, type Animal, type Entry } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';
import { changeAgainst } from './againstBefore';
import { enteredShares, type EnteredShares } from './enteredShares';
import type { AttestationData, LandUnitData } from './landUnitFacts';
import { grazedByYear, type GrazedYear, type YearSpan } from './grazedByYear';
import { putOn, type PutOn, type Work } from './putOn';
import { reportedUnits, type ReportedUnit } from './reportedUnits';
import { yearFigures, type YearFigures } from './yearFigures';

/** Changes against the mean of the years before, percent (rule V8). */
interface YearChanges {
  readonly headDays: number | null;
  readonly stay: number | null;
  readonly rest: number | null;
  readonly density: number | null;
  readonly ad: number | null;
}

/** A row of the sheet: a unit, year and class. */
export interface YearRow extends YearFigures, PutOn {
  readonly unit: ReportedUnit;
  readonly year: number;
  /** Null: of a herd whose head nobody recorded, or nothing grazed the unit. */
  readonly animal: Animal | null;
  /** Null without head-days. */
  readonly entered: EnteredShares | null;
  readonly changes: YearChanges;
  /** The latest of that year and unit. */
  readonly attestation: Entry<AttestationData> | null;
}

/** What the sheet is read from. */
export interface YearSources extends Omit<Work, 'feed'> {
  readonly timelines: Timelines;
  readonly units: readonly Entry<LandUnitData>[];
  readonly attestations: readonly Entry<AttestationData>[];
  readonly entered: EnteredMarks;
}

/** The years from the first that anything is recorded of to the one of the sheet. */
function yearsUntil(year: number, timelines: Timelines): YearSpan[] {
  const { zone } = timelines.standard;
  const first = spanOf(timelines, { since: -Infinity, until: Infinity, season: null })?.since;
  const from = first === undefined ? year : Math.min(year, yearOf(first, zone));
  return Array.from({ length: year - from + 1 }, (_none, index) => ({
    year: from + index,
    ...calendarYear(from + index, zone),
  }));
}

const known = (figure: Figure | null): number | null => (figure !== null && isKnown(figure) ? figure : null);

function changesOf(now: YearFigures, before: readonly YearFigures[]): YearChanges {
  const of = (read: (figures: YearFigures) => Figure | null): number | null =>
    changeAgainst(
      known(read(now)),
      before.map((figures) => known(read(figures))),
    );
  return {
    headDays: of(({ headDays }) => headDays),
    stay: of(({ meanStayDays }) => meanStayDays),
    rest: of(({ meanRestDays }) => meanRestDays),
    density: of(({ densityAuHa }) => densityAuHa),
    ad: of(({ adPerHa }) => adPerHa),
  };
}

const latestOf = (all: readonly Entry<AttestationData>[], year: number, unit: string | null) =>
  all
    .filter(({ data }) => data.year === year && data.unit_uuid === unit)
    .sort((one, other) => byText(other.data.at, one.data.at) || byText(other.uuid, one.uuid))[0] ?? null;

/** The classes of a year in a row each, by their names; one row without a class where nothing grazed. */
const animalsOf = ({ byAnimal }: GrazedYear): (Animal | null)[] =>
  byAnimal.size === 0 ? [null] : [...byAnimal.keys()].sort((one, other) => byText(one ?? '', other ?? ''));

/**
 * The sheet of a year ("Parameters for VM0042 and yearly program reports"; docs/grazing.md, "The year sheet"): a row for each
 * unit that lives in it and each class, in SI units, up to an instant (ms since 1970). Years before the unit lived are none of
 * those that it is compared with.
 */
export function yearSheet(sources: YearSources, year: number, asOf: number): YearRow[] {
  const { timelines, units, attestations, entered, ...work } = sources;
  const years = yearsUntil(year, timelines);
  const span = years.at(-1);
  if (span === undefined) return [];
  const feed = feedByPaddock(timelines);
  const marks = enteredStays(timelines.stays, entered, span);
  return reportedUnits(units, timelines, span).flatMap((unit) => {
    const grazed = grazedByYear(unit, years, timelines, { asOf, marks });
    const own = { since: Math.max(unit.since, span.since), until: Math.min(unit.until, span.until, asOf + 1) };
    const ofUnit = {
      ...{ unit, year, ...putOn(unit, { ...work, feed }, own, timelines) },
      attestation: latestOf(attestations, year, unit.uuid),
    };
    const now = grazed.at(-1);
    return now === undefined
      ? []
      : animalsOf(now).map((animal): YearRow => {
          const figures = years.flatMap((each, index) => {
            const of = grazed[index];
            if (of === undefined || unit.since >= each.until) return [];
            return yearFigures(of.byAnimal.get(animal), of, { unit, span: each, timelines, asOf });
          });
          const own = figures.at(-1) ?? yearFigures(undefined, now, { unit, span, timelines, asOf });
          return {
            ...ofUnit,
            ...own,
            animal,
            entered: enteredShares(now.byAnimal.get(animal)?.byEntered ?? new Map()),
            changes: changesOf(own, figures.slice(0, -1)),
          };
        });
  });
}
