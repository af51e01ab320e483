import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';

/** What the places of the ranch are called. */
export function usePlaceNames(): ReadonlySet<string> {
  const places = useSelector((state: WithRecords) => selectAll(state, 'place'));
  return useMemo(() => new Set(places.map(({ data }) => data.name)), [places]);
}
