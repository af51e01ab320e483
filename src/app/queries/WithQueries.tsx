import { useLayoutEffect, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectAppSettings } from '@features/ui';
import { queries } from '@shared/api/queries';
import { Skeleton } from '@shared/components/Skeleton';
import { RunnerContext } from '@shared/sagas/runner';
import { latePartsOf } from '../lateParts';
import { addQueries, queriesAdded } from './addQueries';

/** A page that lists what the server has: once it is drawn, the store can hold lists and the server has an address. */
export default function WithQueries({ children }: { children: ReactNode }) {
  const store = useStore();
  const areSettingsKnown = useSelector(selectAppSettings) !== null;
  const areAdded = useSelector((state: object) => queries.reducerPath in state);
  // Before the first paint, so that no skeleton shows between two pages.
  useLayoutEffect(() => {
    addQueries(latePartsOf(store));
    store.dispatch(queriesAdded());
  }, [store]);
  if (!areSettingsKnown || !areAdded) return <Skeleton />;
  return <RunnerContext value={latePartsOf(store).extra.sagas}>{children}</RunnerContext>;
}
