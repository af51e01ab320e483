import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { TagRecords } from '@domain/animals/readerFile/TagPlaces';
import { selectAll, selectZone, type WithRecords } from '@records/index';

/** What the ranch's record has of tags. */
export function useTagRecords(): TagRecords & { readonly zone: string | null } {
  const zone = useSelector(selectZone);
  const transfers = useSelector((state: WithRecords) => selectAll(state, 'transfer'));
  const treatments = useSelector((state: WithRecords) => selectAll(state, 'treatment'));
  const weighings = useSelector((state: WithRecords) => selectAll(state, 'weighing'));
  const animals = useSelector((state: WithRecords) => selectAll(state, 'animal'));
  return useMemo(
    () => ({ zone, transfers, treatments, weighings, animals }),
    [zone, transfers, treatments, weighings, animals],
  );
}
