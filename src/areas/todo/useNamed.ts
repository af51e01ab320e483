import { useSelector } from 'react-redux';
import { selectAll, type WithRecords } from '@records/index';

/** Herds and paddocks by their ids. */
export function useNamed() {
  const herds = useSelector((state: WithRecords) => selectAll(state, 'herd'));
  const paddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock'));
  return {
    herdOf: (uuid: string) => herds.find((herd) => herd.uuid === uuid)?.data,
    nameOf: (uuid: string) => paddocks.find((paddock) => paddock.uuid === uuid)?.data.name ?? '',
  };
}
