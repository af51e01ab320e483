import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';

/** Names of the ranch's herds and paddocks by their ids. */
export function useNames(): (uuid: string) => string | undefined {
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  return useMemo(() => {
    const names = new Map([...paddocks, ...herds].map(({ uuid, data }) => [uuid, data.name]));
    return (uuid) => names.get(uuid);
  }, [paddocks, herds]);
}
