import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { t } from '@domain/words';
import { selectAll, selectSeason, type WithRecords } from '@records/index';
import { ALL_TIME } from './useRecordChoice';

export const seasonInWords = (season: string): string => t`Season ${season}`;

/** The seasons to choose from, the latest first, and all time. The current one is the empty choice. */
export function useSeasonOptions() {
  const seasons = useSelector((state: WithRecords) => selectAll(state, 'season'));
  const current = useSelector((state: WithRecords) => selectSeason(state));
  return useMemo(
    () => [
      ...[...seasons]
        .sort((one, other) => (one.data.starts_on < other.data.starts_on ? 1 : -1))
        .map(({ uuid, data }) => ({ value: uuid === current?.uuid ? '' : uuid, label: seasonInWords(data.name) })),
      { value: ALL_TIME, label: t`All time` },
    ],
    [seasons, current],
  );
}
