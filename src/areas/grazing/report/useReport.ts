import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { FeedTotals } from '@domain/grazing/feed';
import type { Figure } from '@domain/grazing/figure';
import type { Figures } from '@domain/grazing/figures';
import { headAt } from '@domain/grazing/overTime';
import { sameDayOf, seasonBefore, seasonReport, type SeasonReport } from '@domain/grazing/seasonReport';
import type { Season } from '@domain/grazing/seasons';
import {
  selectFeedTotals,
  selectFigures,
  selectRain,
  selectRecords,
  selectSeason,
  type When,
  type WithRecords,
} from '@records/index';
import { ALL_TIME } from '../useRecordChoice';

/** A season in a dozen figures. Areas in acres, masses in lb, rain in inches. */
export interface Totals {
  readonly acres: Figure;
  readonly ad: Figure;
  readonly ada: Figure;
  readonly aum: Figure;
  readonly stays: number;
  readonly meanRestDays: number | null;
  readonly rests: number;
  readonly knownRests: number;
  readonly shortRests: number;
  /** At the end of the period; null before anything is written down of a herd. */
  readonly head: Figure | null;
  readonly au: Figure | null;
  readonly feedPutOutLb: number;
  readonly feedEatenLb: number;
  /** Null where no rain was recorded. */
  readonly rainInches: number | null;
}

interface Part {
  readonly figures: Figures;
  readonly report: SeasonReport;
  readonly totals: Totals;
}

function partOf(figures: Figures, feed: FeedTotals, rainInches: number | null): Part {
  const report = seasonReport(figures);
  const { acres, gross } = figures.ranch;
  const stock = headAt(figures.timelines, figures.period.until);
  const { meanRestDays, rests, knownRests, shortRests } = report;
  const totals = {
    acres,
    ad: gross.ad,
    ada: gross.ada,
    aum: gross.aum,
    stays: report.stays.filter(({ off }) => off === null).length,
    meanRestDays,
    rests,
    knownRests,
    shortRests,
    head: stock?.head ?? null,
    au: stock?.au ?? null,
    feedPutOutLb: feed.putOutLb,
    feedEatenLb: feed.eatenLb,
    rainInches,
  };
  return { figures, report, totals };
}

function usePart(when: When): Part {
  const figures = useSelector((state: WithRecords) => selectFigures(state, when));
  const feed = useSelector((state: WithRecords) => selectFeedTotals(state, '', when));
  const { inches } = useSelector((state: WithRecords) => selectRain(state, when));
  return useMemo(() => partOf(figures, feed, inches), [figures, feed, inches]);
}

/** The season of the same type before, read to the same day of its course. */
interface Before extends Part {
  readonly season: Season;
}

export interface Report extends Part {
  readonly season: Season | null;
  readonly before: Before | null;
}

/** What is reported of the season that was chosen: its id, `ALL_TIME`, or empty for the current one. */
export function useReport(chosen: string): Report {
  const when = useMemo((): When => {
    if (chosen === '') return {};
    return { seasonUuid: chosen === ALL_TIME ? null : chosen };
  }, [chosen]);
  const season = useSelector((state: WithRecords) => selectSeason(state, when));
  const { seasons } = useSelector(selectRecords);
  const part = usePart(when);
  const { period, timelines } = part.figures;
  const earlier = useMemo(() => (season === null ? null : seasonBefore(seasons, season)), [seasons, season]);
  const asOf = earlier === null ? null : sameDayOf(earlier, period, timelines.standard.zone);
  const whenBefore = useMemo(
    (): When => (earlier === null || asOf === null ? when : { seasonUuid: earlier.uuid, asOf }),
    [earlier, asOf, when],
  );
  const partBefore = usePart(whenBefore);
  const before = useMemo(() => (earlier === null ? null : { ...partBefore, season: earlier }), [earlier, partBefore]);
  return { ...part, season, before };
}
