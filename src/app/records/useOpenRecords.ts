import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { actorOf } from '@contract/people/actorOf';
import { selectMe, selectRanchUuid } from '@features/user';
import { ranchOpened, selectOpenRanch, type WithRecords } from '@records/index';
import { latePartsOf } from '../lateParts';
import { addRecords, recordsAdded } from './addRecords';

/** Lets the store hold the records of the ranch that the person works in. `open` tries again after a failure. */
export function useOpenRecords(): { isAdded: boolean; open: () => void } {
  const store = useStore();
  const dispatch = useDispatch();
  const isAdded = useSelector((state: WithRecords) => state.records !== undefined);
  const opened = useSelector(selectOpenRanch);
  const ranchUuid = useSelector(selectRanchUuid);
  const me = useSelector(selectMe);
  const actor = me === null ? undefined : actorOf(me);
  // Before the first paint, so that a person who comes from another page sees no skeleton.
  useLayoutEffect(() => {
    addRecords(latePartsOf(store));
    dispatch(recordsAdded());
  }, [store, dispatch]);
  const open = useCallback(() => {
    if (ranchUuid !== null && actor !== undefined) dispatch(ranchOpened({ ranchUuid, actor }));
  }, [ranchUuid, actor, dispatch]);
  useEffect(() => {
    if (isAdded && opened !== ranchUuid) open();
  }, [isAdded, opened, ranchUuid, open]);
  return { isAdded, open };
}
