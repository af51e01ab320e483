import { weakMapMemoize } from '@reduxjs/toolkit';
import { feedTotals, type FeedTotals } from '@domain/grazing/feed';
import { rainWithin, type Rain } from '@domain/grazing/rain';
import type { Period } from '@domain/grazing/seasons';
import { zoneOf } from '@domain/grazing/time';
import type { DataOf } from './kinds';
import { selectAll, selectFigures, selectZone, type When, type WithRecords } from './recordsSelectors';
import type { Held } from './shelves';

const periodOf = (state: WithRecords, when: When): Period => selectFigures(state, when).period;

const rainOf = weakMapMemoize((all: readonly Held<DataOf<'rain'>>[], period: Period, zone: string | null) =>
  rainWithin(all, period, zoneOf(zone)),
);

/** What it has rained in a season, inches, with its entries. Without a season: all time. */
export const selectRain = (state: WithRecords, when: When = {}): Rain<Held<DataOf<'rain'>>> =>
  rainOf(selectAll(state, 'rain'), periodOf(state, when), selectZone(state));

const feedOf = weakMapMemoize(feedTotals);

/** Feed of a season that was put out and eaten: of one herd, or of the whole ranch. */
export const selectFeedTotals = (state: WithRecords, herdUuid = '', when: When = {}): FeedTotals =>
  feedOf(selectAll(state, 'feed'), periodOf(state, when), herdUuid);
