import { useLayoutEffect, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectAppSettings } from '@features/ui';
import { ApiContext } from '@shared/api/ApiContext';
import { queries } from '@shared/api/queries';
import { Skeleton } from '@shared/components/Skeleton';
import { latePartsOf } from '../lateParts';
import { addQueries, queriesAdded } from './addQueries';

/** A room that lists what the server has: once it is drawn, the store can hold lists and the server has an address. */
export default function WithQueries({ children }: { children: ReactNode }) {
  const store = useStore();
  const areSettingsKnown = useSelector(selectAppSettings) !== null;
  const areAdded = useSelector((state: object) => queries.reducerPath in state);
  // Before the first paint, so that whoever comes from another room sees no skeleton.
  useLayoutEffect(() => {
    addQueries(latePartsOf(store));
    store.dispatch(queriesAdded());
  }, [store]);
  if (!areSettingsKnown || !areAdded) return <Skeleton />;
  return <ApiContext value={latePartsOf(store).extra.api}>{children}</ApiContext>;
}
