import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { collator } from '@domain/language/language';
import { selectAll, type WithRecords } from '@records/index';

/** The paddocks that a herd can go to, by name. */
export function usePlaceOptions() {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  return useMemo(
    () =>
      paddocks
        .filter(({ data }) => data.retired_at === null)
        .map(({ uuid, data }) => ({ value: uuid, label: data.name }))
        .sort((one, other) => collator.compare(one.label, other.label)),
    [paddocks],
  );
}
