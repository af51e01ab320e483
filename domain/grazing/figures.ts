import { feedByPaddock, type PaddockFeed } from './feed';
import { herdFigures, type HerdFigures } from './herdFigures';
import { paddockFigures, scopeOf, type PaddockFigures } from './paddockFigures';
import { blocksOfSums, sumOfBlocks, type PaddockSums } from './paddockSums';
import { ranchFigures, type RanchFigures } from './ranchFigures';
import type { Entry, GrazingRecords, HerdData } from './records';
import { differing, revised } from './revisedMap';
import { periodOf, type Period, type Season } from './seasons';
import { areAsSilent, isOverSilence } from './silences';
import { timelinesOf, type Timelines } from './timelines';

/** All figures of a ranch as of an instant, over a season or all time. */
export interface Figures {
  readonly timelines: Timelines;
  readonly period: Period;
  readonly feed: ReadonlyMap<string, readonly PaddockFeed[]>;
  readonly paddocks: ReadonlyMap<string, PaddockFigures>;
  readonly blocks: readonly PaddockSums[];
  /** Paddocks whose rest is so long that it hangs on what is recorded elsewhere. */
  readonly longRests: ReadonlySet<string>;
  readonly herds: ReadonlyMap<string, HerdFigures>;
  readonly ranch: RanchFigures;
}

const isSamePeriod = (one: Period, other: Period): boolean =>
  one.since === other.since && one.until === other.until && one.season === other.season;

const isSameFeed = (one: readonly PaddockFeed[], other: readonly PaddockFeed[]): boolean =>
  one.length === other.length &&
  one.every(({ at, lb, dryLb, isDryKnown, use }, index) => {
    const that = other[index];
    if (that === undefined || that.at !== at || that.use !== use) return false;
    return that.lb === lb && that.dryLb === dryLb && that.isDryKnown === isDryKnown;
  });

/** Whether the figures of one paddock can have changed only by what is its own, its land included. */
function isSameGround({ timelines: before, period: then }: Figures, now: Timelines, period: Period): boolean {
  const { ranch, seasons } = now.records;
  const isSameRanch = before.records.ranch === ranch && before.records.seasons === seasons;
  const isSameLand = before.standard === now.standard && before.tree === now.tree;
  return isSameRanch && isSameLand && isSamePeriod(then, period);
}

/** Paddocks whose rest may be judged otherwise, since the record is silent at other times than before. */
function* silencedBy({ timelines, longRests }: Figures, now: Timelines): Generator<string> {
  if (longRests.size > 0 && !areAsSilent(timelines.records, now.records)) yield* longRests;
}

function changedPaddocks(timelines: Timelines, feed: Figures['feed'], before: Figures): Set<string> {
  const { lands, visits, records } = before.timelines;
  return new Set([
    ...silencedBy(before, timelines),
    ...differing(timelines.lands, lands),
    ...differing(timelines.visits, visits),
    ...differing(timelines.records.forage, records.forage),
    ...differing(feed, before.feed, isSameFeed),
  ]);
}

/** The figures of a herd; the same object as before where nothing about it has changed. */
function herdOf(herd: Entry<HerdData>, timelines: Timelines, period: Period, known: Figures | undefined): HerdFigures {
  const { uuid, data } = herd;
  const before = known?.timelines;
  const isSame =
    before?.standard === timelines.standard &&
    known?.period.until === period.until &&
    before.stays.get(uuid) === timelines.stays.get(uuid) &&
    before.states.byHerd.get(uuid) === timelines.states.byHerd.get(uuid);
  const kept = isSame ? known?.herds.get(uuid) : undefined;
  const isRetired = data.retired_at !== null && Date.parse(data.retired_at) <= period.until;
  return kept?.isRetired === isRetired ? kept : herdFigures(herd, timelines, period.until);
}

/**
 * All figures as of the end of a period. With `known`, figures from before, those of a paddock about which nothing has
 * changed are the same object. The result is the same with and without it.
 */
export function figuresOf(timelines: Timelines, period: Period, known?: Figures): Figures {
  const { lands, records } = timelines;
  const feed = feedByPaddock(timelines);
  const before = known !== undefined && isSameGround(known, timelines, period) ? known : undefined;
  const changed = before === undefined ? new Set(lands.keys()) : changedPaddocks(timelines, feed, before);
  const scope = scopeOf(timelines, period);
  const fresh = new Map<string, PaddockFigures>();
  const longRests = new Set(before?.longRests);
  for (const uuid of changed) {
    const land = lands.get(uuid);
    if (land === undefined) continue;
    const own = paddockFigures(land, scope, feed.get(uuid));
    fresh.set(uuid, own);
    if (isOverSilence(own.elapsedRestDays)) longRests.add(uuid);
    else longRests.delete(uuid);
  }
  const paddocks = before === undefined ? fresh : revised(before.paddocks, fresh);
  const blocks = blocksOfSums(timelines, paddocks, period.until, before && { blocks: before.blocks, changed });
  const herds = new Map(records.herds.map((herd) => [herd.uuid, herdOf(herd, timelines, period, known)]));
  return {
    timelines,
    period,
    feed,
    paddocks,
    blocks,
    longRests,
    herds,
    ranch: ranchFigures(sumOfBlocks(blocks), herds, timelines),
  };
}

/** How many views of a ranch are kept at once: this season's as of now, and other seasons or days next to it. */
const VIEWS = 3;

/**
 * Computes timelines and figures with memory: after one more move only its herd and that herd's paddocks are computed
 * again. What comes out is the same as without the memory, which holds the last ranch it was asked about.
 */
export function createFigures() {
  let timelines: Timelines | undefined;
  let views: { key: string; figures: Figures }[] = [];

  const timelinesNow = (records: GrazingRecords): Timelines => {
    if (timelines?.records !== records) timelines = timelinesOf(records, timelines);
    return timelines;
  };
  const figuresNow = (records: GrazingRecords, season: Season | null, asOf: number, key: string): Figures => {
    const now = timelinesNow(records);
    const period = periodOf(season, asOf, now.standard.zone);
    const last = views.find((view) => view.key === key)?.figures;
    const isKnown = last !== undefined && last.timelines === now && isSamePeriod(last.period, period);
    if (isKnown && views[0]?.key === key) return last;
    const figures = isKnown ? last : figuresOf(now, period, last);
    // The view that was read last stays longest: pages read "now" again and again while somebody tries other days.
    views = [{ key, figures }, ...views.filter((view) => view.key !== key)].slice(0, VIEWS);
    return figures;
  };
  const forget = () => {
    timelines = undefined;
    views = [];
  };
  return { timelinesOf: timelinesNow, figuresOf: figuresNow, forget };
}
