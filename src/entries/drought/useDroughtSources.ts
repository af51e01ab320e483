import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { DroughtSources } from '@domain/drought/triggerYear';
import { selectAll, selectTimelines, type WithRecords } from '@records/index';

/** What the triggers of the drought plan are read from. */
export function useDroughtSources(): DroughtSources {
  const timelines = useSelector(selectTimelines);
  const rain = useSelector((state: WithRecords) => selectAll(state, 'rain'));
  const decisions = useSelector((state: WithRecords) => selectAll(state, 'decision'));
  const [settings] = useSelector((state: WithRecords) => selectAll(state, 'ranch'));
  const rainNormals = settings?.data.rain_normals_in ?? null;
  return useMemo(() => ({ timelines, rain, decisions, rainNormals }), [timelines, rain, decisions, rainNormals]);
}
