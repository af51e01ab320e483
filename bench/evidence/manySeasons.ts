import { DAY_MS } from '../../domain/grazing/time';
import type { Entry, GrazingRecords, MoveData } from '../../domain/grazing/records';
import { timelinesOf } from '../../domain/grazing/timelines';
import type { YearSources } from '../../domain/landUnits/yearSheet';
import type { OrganicRecords } from '../../domain/organic/organicFacts';
import { aFeed, animals } from '../../domain/testing/aRanch';

/** The year that reports are of; records begin five years before its end. */
export const YEAR = 2025;
const FIRST = Date.UTC(YEAR - 4, 0, 1);
const DAYS = 5 * 365;
/** The as-of instant, ms since 1970. */
export const AFTER_ALL = Date.UTC(YEAR + 1, 0, 2);

const CLASSES = ['cows', 'heifers', 'steers', 'bulls', 'calves', 'ewes', 'lambs', 'goats'] as const;

const iso = (at: number) => new Date(at).toISOString();
const each = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_none, index) => make(index));
const herdAt = (index: number) => `herd-${index}`;
const paddockAt = (index: number) => `paddock-${index}`;

interface Size {
  readonly classes: readonly (typeof CLASSES)[number][];
  readonly herds: number;
  readonly paddocks: number;
  readonly moves: number;
  readonly feedings: number;
}

/** Herds that go round their paddocks, each in its turn. */
function ranch({ classes, herds, paddocks, moves, feedings }: Size): GrazingRecords {
  const ofHerd = moves / herds;
  const movesOf = (herd: number): Entry<MoveData>[] =>
    each(ofHerd, (index) => ({
      uuid: `move-${herd}-${index}`,
      data: {
        herd_uuid: herdAt(herd),
        at: iso(FIRST + (index / ofHerd) * DAYS * DAY_MS),
        paddock_uuids: [paddockAt((herd + index * herds) % paddocks)],
        ...{ off: null, strip_acres: null, planned_days: null, plan_uuid: null },
      },
    }));
  return {
    ranch: {
      ...{ time_zone: 'America/Denver', standard_weight_lb: 1_000, standard_intake_lb: 30 },
      ...{ rest_target_growing_days: 45, rest_target_dormant_days: 90, utilisation_percent: 50 },
    },
    seasons: [],
    paddocks: each(paddocks, (index) => ({
      uuid: paddockAt(index),
      data: {
        ...{ name: paddockAt(index), acres: 40, grazeable_percent: 90, parent_uuid: null },
        ...{ starts_at: null, retired_at: null, rest_target_days: null },
      },
    })),
    herds: each(herds, (index) => ({
      uuid: herdAt(index),
      data: { name: herdAt(index), ours: true, retired_at: null },
    })),
    counts: each(herds, (index) => ({
      uuid: `count-${index}`,
      data: {
        herd_uuid: herdAt(index),
        at: iso(FIRST),
        classes: classes.map((animal) => animals({ animal, head: 20, gain_lb_per_day: 0.5 })),
      },
    })),
    transfers: [],
    moves: new Map(each(herds, (index) => [herdAt(index), movesOf(index)])),
    forage: new Map(),
    feed: each(feedings, (index) => ({
      uuid: `feed-${index}`,
      data: aFeed({
        at: iso(Date.UTC(YEAR, 4, 1) + ((index * DAY_MS) / feedings) * 150),
        ...{ lb: 500, herd_uuid: herdAt(index % herds), dm_percent: 88, days: 1 + (index % 5) },
      }),
    })),
  };
}

/** 10 herds of 8 classes on pasture all season, with 2,000 feedings. */
export function aDairy(): OrganicRecords {
  const records = ranch({ classes: CLASSES, herds: 10, paddocks: 100, moves: 20_000, feedings: 2_000 });
  return {
    timelines: timelinesOf(records),
    grazingSeasons: [{ uuid: 'season', data: { starts_on: `${YEAR}-05-01`, ends_on: `${YEAR}-10-15` } }],
    confinements: each(40, (index) => ({
      uuid: `confinement-${index}`,
      data: {
        ...{ herd_uuid: herdAt(index % 10), animal: index % 2 === 0 ? 'cows' : null, reason: 'weather' },
        starts_at: iso(Date.UTC(YEAR, 4, 1 + 3 * index)),
        ends_at: iso(Date.UTC(YEAR, 4, 2 + 3 * index)),
      },
    })),
    demands: CLASSES.map((animal) => ({
      uuid: `demand-${animal}`,
      data: {
        ...{ animal, herd_uuid: null, starts_on: `${YEAR}-01-01`, stage: '', dmd_lb: null, dmd_percent: 2.5 },
        ...{ exempt: 'none', source: 'bench' },
      },
    })),
    whatOfFeed: new Map(),
    feedstuffs: new Map(),
    ruleSet: 'us_nop',
  };
}

/** 50 units of 20 paddocks each, over 100,000 moves of 50 herds of two classes in 5 years. */
export function manyUnits(): YearSources {
  const records = ranch({ classes: ['cows', 'bulls'], herds: 50, paddocks: 1_000, moves: 100_000, feedings: 2_000 });
  const moves = [...records.moves.values()].flat();
  return {
    timelines: timelinesOf(records),
    units: each(50, (unit) => ({
      uuid: `unit-${unit}`,
      data: {
        name: `Unit ${unit}`,
        paddock_uuids: each(20, (index) => paddockAt(unit * 20 + index)),
        ...{ starts_on: `${YEAR - 4}-01-01`, ends_on: null },
      },
    })),
    attestations: [],
    entered: new Map(moves.map(({ uuid }, index) => [uuid, index % 9 === 0 ? 'late' : 'live'])),
    ...{ treatments: [], marks: [] },
  };
}
