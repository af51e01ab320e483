import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';
import { selectByKey } from '@records/recordsSelectors';
import { useRanchView } from '@records/useRanchView';
import type { TableGrounds } from './tableRecords';

/** What stands on the ranch, for what a table becomes there. */
export function useTableGrounds(): TableGrounds {
  const { zone, now } = useRanchView();
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const moves = useSelector((state: WithRecords) => selectByKey(state, 'move'));
  return useMemo(
    () => ({ zone, now, herds, paddocks, movesOf: (herdUuid) => moves[herdUuid] ?? [] }),
    [zone, now, herds, paddocks, moves],
  );
}
