import { weakMapMemoize } from '@reduxjs/toolkit';
import { rainWithin, type Rain } from '@domain/grazing/rain';
import type { Period } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import type { DataOf } from './kinds';
import { selectAll, selectFigures, selectRecords, type When, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

const periodOf = (state: WithRecords, when: When): Period => selectFigures(state, when).period;

const rainOf = weakMapMemoize((all: readonly Held<DataOf<'rain'>>[], period: Period, zone: string | null) =>
  rainWithin(all, period, zoneOf(zone)),
);

/** What it has rained in a season, inches, with its entries. Without a season: all time. */
export const selectRain = (state: WithRecords, when: When = {}): Rain<Held<DataOf<'rain'>>> =>
  rainOf(selectAll(state, 'rain'), periodOf(state, when), selectRecords(state).ranch.time_zone);

/** Feed of a time, lb as fed. */
export interface FeedTotals {
  readonly putOutLb: number;
  readonly eatenLb: number;
}

const feedOf = weakMapMemoize((all: readonly Held<DataOf<'feed'>>[], { since, until }: Period, herdUuid: string) => {
  const lbOf = (use: DataOf<'feed'>['use']): number =>
    all
      .filter(({ data }) => data.use === use && (herdUuid === '' || data.herd_uuid === herdUuid))
      .filter(({ data }) => since <= Date.parse(data.at) && Date.parse(data.at) <= until)
      .reduce((sum, { data }) => sum + data.lb, 0);
  return { putOutLb: lbOf('put_out'), eatenLb: lbOf('eaten') };
});

/** Feed of a season that was put out and eaten: of one herd, or of the whole ranch. */
export const selectFeedTotals = (state: WithRecords, herdUuid = '', when: When = {}): FeedTotals =>
  feedOf(selectAll(state, 'feed'), periodOf(state, when), herdUuid);
