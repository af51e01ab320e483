import { useSelector } from 'react-redux';
import { may } from '@contract/ranches/rights';
import { selectMayOpenMap, selectRanch } from '@features/user';
import { selectAll, type WithRecords } from '@records/index';
import { appPaths } from '@shared/paths';

/** Where the set-up ends: on the map, for who can put the first paddock of a ranch there; else with what is left to do. */
export function useAfterSteps(): string {
  const ranch = useSelector(selectRanch);
  const mayOpenMap = useSelector(selectMayOpenMap);
  const hasPaddocks = useSelector((state: WithRecords) => selectAll(state, 'paddock').length > 0);
  const beginsOnMap = mayOpenMap && ranch !== null && may(ranch.role, 'shapeRanch') && !hasPaddocks;
  return beginsOnMap ? appPaths.map : appPaths.todo;
}
