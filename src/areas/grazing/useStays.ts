import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { staysWithin } from '@domain/grazing/recordedStays';
import { periodOf, type Period } from '@domain/grazing/seasons';
import type { Stay } from '@domain/grazing/stays';
import { usePartOf } from '@records/herdParts';
import { selectNow, selectSeason, selectTimelines, type WithRecords } from '@records/index';
import { ALL_TIME, type RecordChoice } from './useRecordChoice';

interface Stays {
  readonly stays: readonly Stay[];
  readonly period: Period;
}

/** The stays that the choice leaves, of a herd those of its parts too, the latest first, and the period that their figures are read over. */
export function useStays({ season: which, of: herd, in: paddock }: RecordChoice): Stays {
  const seasonUuid = which === ALL_TIME ? null : which;
  const season = useSelector((state: WithRecords) => selectSeason(state, seasonUuid === '' ? {} : { seasonUuid }));
  const timelines = useSelector(selectTimelines);
  const now = useSelector(selectNow);
  const period = useMemo(() => periodOf(season, now, timelines.standard.zone), [season, now, timelines.standard]);
  const partOf = usePartOf();
  const inTime = useMemo(() => staysWithin(timelines, period), [timelines, period]);
  const stays = useMemo(
    () =>
      inTime.filter(
        ({ herdUuid, paddockUuids }) =>
          (herd === '' || herdUuid === herd || partOf[herdUuid] === herd) &&
          (paddock === '' || paddockUuids.includes(paddock)),
      ),
    [inTime, herd, paddock, partOf],
  );
  return { stays, period };
}
