import { calendarYear } from '../grazing/calendarYear';
import { monthOfDay } from '../grazing/time';
import type { Animal, Entry, HerdData } from '../grazing/records';
import type { Timelines } from '../grazing/timelines';
import { groupedBy } from '../lists/groupedBy';
import { ruleSetOf } from '../rules/ruleSets';
import type { RuleSet } from '../rules/RuleSet';
import { classDays, type ClassDay } from './classDays';
import { demandOf } from './demandOf';
import { RUMINANTS, type DemandData, type OrganicRecords } from './organicFacts';
import { fedShares, type FedShare } from './fedShares';
import { judge, type Judgement } from './judge';
import { meanHeads, type MeanHeads } from './meanHeads';
import type { HerdStory } from './pieces';
import { isRoughage } from './roughage';
import { Row, type OrganicFigures } from './Row';
import { seasonDays } from './seasonDays';
import { organicWarnings, type OrganicWarning } from './organicWarnings';

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

type ByHerd = ReadonlyMap<string, HerdStory['confinements']>;

function storyOf({ uuid, data }: Entry<HerdData>, { states, stays }: Timelines, confinements: ByHerd): HerdStory {
  return {
    uuid,
    states: states.byHerd.get(uuid) ?? [],
    stays: stays.get(uuid) ?? [],
    confinements: confinements.get(uuid) ?? [],
    retiredAt: data.retired_at === null ? Infinity : Date.parse(data.retired_at),
  };
}

/** What the rows of a class are computed from. */
interface ClassRead {
  readonly animal: Animal;
  readonly days: readonly ClassDay[];
  readonly fed: readonly FedShare[];
  readonly heads: MeanHeads;
  readonly seasonDays: number;
  /** The month of each day of the season. */
  readonly monthOf: ReadonlyMap<number, string>;
  readonly uncounted: readonly string[];
  readonly records: OrganicRecords;
}

/** A row with what it is made of. */
class Part {
  readonly row = new Row();
  readonly days = new Set<number>();
  #last: ClassDay | undefined;

  add(day: ClassDay): void {
    this.row.add(day);
    this.days.add(day.day);
    if (this.#last === undefined || day.day >= this.#last.day) this.#last = day;
  }

  /** What the demand that held last says. */
  get said(): Pick<OrganicRow, 'stage' | 'exempt'> {
    const last = this.#last?.demanded.data;
    return { stage: last?.stage ?? '', exempt: last?.exempt ?? 'none' };
  }
}

/** The part of a key, which is made where there is none. */
function partOf<Key>(parts: Map<Key, Part>, key: Key): Part {
  const known = parts.get(key) ?? new Part();
  parts.set(key, known);
  return known;
}

function classOf(read: ClassRead, rules: RuleSet, isSoFar: boolean): OrganicClass {
  const { animal, days, fed, heads, seasonDays: length, monthOf, uncounted, records } = read;
  const [all, herds, months] = [new Part(), new Map<string, Part>(), new Map<string, Part>()];
  const partsOf = ({ herdUuid, day }: ClassDay) => [
    all,
    partOf(herds, herdUuid),
    partOf(months, monthOf.get(day) ?? ''),
  ];
  for (const day of days) for (const part of partsOf(day)) part.add(day);
  for (const share of fed) {
    const roughage = isRoughage(share.feed, records);
    for (const { row } of partsOf(share.to)) row.addFed(share, roughage);
  }
  for (const uuid of uncounted) {
    const ofHerd = herds.get(uuid);
    if (ofHerd === undefined) continue;
    for (const { row } of [all, ofHerd, ...months.values()]) row.addUnknown(uuid);
  }
  const figures = all.row.figures(length, heads(animal));
  const row = { animal, herdUuid: null, ...all.said, figures };
  return {
    ...row,
    judgements: row.exempt === 'none' ? judge(figures, animal, rules, isSoFar) : [],
    herds: [...herds].map(([herdUuid, part]) => ({
      ...{ animal, herdUuid, ...part.said, judgements: [] },
      figures: part.row.figures(length, heads(animal, herdUuid)),
    })),
    months: new Map([...months].map(([month, part]) => [month, part.row.figures(part.days.size, heads(animal))])),
    warnings: organicWarnings(figures, fed),
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
  const confinements = groupedBy(records.confinements, ({ data }) => data.herd_uuid);
  const stories = timelines.records.herds
    .filter(({ data }) => data.ours)
    .map((herd) => storyOf(herd, timelines, confinements));
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
  const monthOf = new Map(season.map((day) => [day, monthOfDay(day)]));
  const shared = { heads, seasonDays: season.length, monthOf, uncounted, records };
  const fedTo = groupedBy(fed, ({ to }) => to.animal);
  return {
    year,
    rules,
    seasonDays: season.length,
    isSoFar,
    classes: [...groupedBy(reported, ({ animal }) => animal)].map(([animal, days]) =>
      classOf({ ...shared, animal, days, fed: fedTo.get(animal) ?? [] }, rules, isSoFar),
    ),
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
