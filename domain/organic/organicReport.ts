import { calendarYear } from '../grazing/calendarYear';
import { monthOfDay } from '../grazing/time';
import type { Animal, Entry, HerdData } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';
import { ruleSetOf } from '../rules/ruleSets';
import type { RuleSet } from '../rules/RuleSet';
import { classDays, type ClassDay } from './classDays';
import { demandOf } from './demandOf';
import { RUMINANTS, type DemandData, type OrganicRecords } from './facts';
import { fedShares, type FedShare } from './fedShares';
import { judge, type Judgement } from './judge';
import { meanHeads, type MeanHeads } from './meanHeads';
import type { HerdStory } from './pieces';
import { isRoughage } from './roughage';
import { Row, type OrganicFigures } from './Row';
import { seasonDays } from './seasonDays';
import { organicWarnings, type OrganicWarning } from './warnings';

/** A row of the report: a class of the ranch, or of one herd. */
export interface OrganicRow {
  readonly animal: Animal;
  /** Null: of all herds. */
  readonly herdUuid: string | null;
  /** "lactating", by the demand that held last. */
  readonly stage: string;
  readonly exempt: DemandData['exempt'];
  readonly figures: OrganicFigures;
  /** What the rules say of it; none of a herd, and of what is exempt. */
  readonly judgements: readonly Judgement[];
}

/** A class with its herds, its months and what is odd about it. */
export interface OrganicClass extends OrganicRow {
  readonly herds: readonly OrganicRow[];
  /** By month of the season, YYYY-MM. */
  readonly months: ReadonlyMap<string, OrganicFigures>;
  readonly warnings: readonly OrganicWarning[];
}

export interface OrganicReport {
  readonly year: number;
  readonly rules: RuleSet;
  readonly seasonDays: number;
  /** Whether the year isn't over at the as-of instant. */
  readonly isSoFar: boolean;
  readonly classes: readonly OrganicClass[];
  readonly fed: readonly FedShare[];
  /** Herds that were on pasture in the season with their head unknown. */
  readonly uncounted: readonly string[];
  /** Of the year as a whole. */
  readonly warnings: readonly OrganicWarning[];
}

function storyOf({ uuid, data }: Entry<HerdData>, { states, stays }: Timelines, records: OrganicRecords): HerdStory {
  return {
    uuid,
    states: states.byHerd.get(uuid) ?? [],
    stays: stays.get(uuid) ?? [],
    confinements: records.confinements.filter((each) => each.data.herd_uuid === uuid),
    retiredAt: data.retired_at === null ? Infinity : Date.parse(data.retired_at),
  };
}

interface Read {
  readonly days: readonly ClassDay[];
  readonly fed: readonly FedShare[];
  readonly heads: MeanHeads;
  readonly seasonDays: number;
  readonly uncounted: readonly string[];
  readonly records: OrganicRecords;
}

type Chosen = (day: ClassDay) => boolean;

function figuresOf(
  { days, fed, heads, seasonDays, uncounted, records }: Read,
  { animal, herdUuid, isIn, length = seasonDays }: { animal: Animal; herdUuid?: string; isIn: Chosen; length?: number },
): OrganicFigures {
  const row = new Row();
  const own = days.filter(isIn);
  for (const day of own) row.add(day);
  const herds = new Set(own.map((day) => day.herdUuid));
  for (const uuid of uncounted) if (herds.has(uuid)) row.addUnknown(uuid);
  for (const share of fed) if (isIn(share.to)) row.addFed(share, isRoughage(share.feed, records));
  return row.figures(length, heads(animal, herdUuid));
}

/** What the demand that held last says of a row. */
function lastSaid(days: readonly ClassDay[]): Pick<OrganicRow, 'stage' | 'exempt'> {
  const last = days.reduce<ClassDay | undefined>(
    (latest, each) => (latest === undefined || each.day >= latest.day ? each : latest),
    undefined,
  )?.demanded.data;
  return { stage: last?.stage ?? '', exempt: last?.exempt ?? 'none' };
}

function rowsOf(read: Read, animal: Animal, rules: RuleSet, isSoFar: boolean): OrganicClass {
  const own = read.days.filter((day) => day.animal === animal);
  const rowOf = (herdUuid: string | null): OrganicRow => {
    const isIn: Chosen = (day) => day.animal === animal && (herdUuid === null || day.herdUuid === herdUuid);
    const figures = figuresOf(read, { animal, isIn, ...(herdUuid === null ? {} : { herdUuid }) });
    const said = lastSaid(own.filter(isIn));
    const isJudged = herdUuid === null && said.exempt === 'none';
    return { animal, herdUuid, ...said, figures, judgements: isJudged ? judge(figures, animal, rules, isSoFar) : [] };
  };
  const months = new Map<string, OrganicFigures>();
  for (const month of new Set(own.map(({ day }) => monthOfDay(day)))) {
    const isIn: Chosen = (day) => day.animal === animal && monthOfDay(day.day) === month;
    const length = new Set(own.filter(isIn).map(({ day }) => day)).size;
    months.set(month, figuresOf(read, { animal, isIn, length }));
  }
  const row = rowOf(null);
  const fed = read.fed.filter(({ to }) => to.animal === animal);
  return {
    ...row,
    herds: [...new Set(own.map(({ herdUuid }) => herdUuid))].map(rowOf),
    months,
    warnings: organicWarnings(row, fed),
  };
}

/**
 * The organic grazing report of a year (rules N1 to N6): each class of ruminants of the ranch's own herds over the days of the
 * year's grazing seasons, with what the ranch's rules ask.
 *
 * @param until the as-of instant, ms since 1970 UTC; days are cut there
 */
export function organicReport(records: OrganicRecords, year: number, until: number): OrganicReport {
  const { timelines } = records;
  const { standard } = timelines;
  const { zone } = standard;
  const rules = ruleSetOf(records.ruleSet);
  const wholeYear = calendarYear(year, zone);
  const isSoFar = until < wholeYear.until;
  const season = seasonDays(records.grazingSeasons, year, until, zone);
  const stories = timelines.records.herds
    .filter(({ data }) => data.ours)
    .map((herd) => storyOf(herd, timelines, records));
  const demand = demandOf(records.demands, standard);
  const asked = { days: season, startOf: zone.startOf.bind(zone), until, leastHours: rules.least_hours, demand };
  const read = stories.map((story) => ({ uuid: story.uuid, ...classDays(story, asked) }));
  const all = read.flatMap(({ days }) => days);
  const reported = all.filter(
    ({ animal, demanded }) => RUMINANTS.has(animal) && demanded.data?.exempt !== 'under_6_months',
  );
  const heads = meanHeads(stories, { ...wholeYear, until: Math.min(until, wholeYear.until) }, zone);
  const uncounted = read.filter(({ isHeadUnknown }) => isHeadUnknown).map(({ uuid }) => uuid);
  const inReport = new Set(reported);
  const fed = fedShares(timelines, all, until).filter(({ to }) => inReport.has(to));
  const parts: Read = { days: reported, fed, heads, seasonDays: season.length, uncounted, records };
  const animals = [...new Set(reported.map(({ animal }) => animal))];
  return {
    year,
    rules,
    seasonDays: season.length,
    isSoFar,
    classes: animals.map((animal) => rowsOf(parts, animal, rules, isSoFar)),
    fed,
    uncounted,
    warnings: [
      ...(season.length === 0 ? [{ what: 'no_grazing_season' as const }] : []),
      ...(season.length > 0 && season.length < LEAST_SEASON_DAYS && !isSoFar
        ? [{ what: 'short_season' as const }]
        : []),
    ],
  };
}

/** A grazing season of fewer days warns. */
const LEAST_SEASON_DAYS = 120;
